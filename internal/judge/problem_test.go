package judge

import (
	"errors"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
)

func TestSamples(t *testing.T) {
	for _, p := range All() {
		for _, workers := range []int{1, 2, 5} {
			if out, fail := answer(p, p.Sample.In, workers, blockSize); out != p.Sample.Out || fail != "" {
				t.Errorf("%s: %s got %q, want %q", p.ID, fail, out, p.Sample.Out)
			}
		}
	}
}

var update = flag.Bool("update", false, "rewrite the list of problems")

func TestAllIsWhole(t *testing.T) {
	var got []string
	seen := map[string]bool{}
	for _, p := range All() {
		got = append(got, p.ID)
		for _, text := range []grundy.Text{p.Title, p.Asks, p.Input, p.Output, p.Theory, p.Traps} {
			if text.En == "" || text.Zh == "" {
				t.Errorf("%s: a text lacks a language: %+v", p.ID, text)
			}
		}
		if p.Limits == "" || p.Source == "" || p.Game == "" || p.Complexity == "" || p.Link == "" || (p.form == nil) == (p.free.begin == nil) {
			t.Errorf("%s lacks a field", p.ID)
		}
		for _, name := range append(p.Aliases, p.ID) {
			if seen[strings.ToLower(name)] {
				t.Errorf("two problems are called %s", name)
			}
			seen[strings.ToLower(name)] = true
		}
	}
	list := strings.Join(got, "\n") + "\n"
	if *update {
		if err := os.WriteFile("testdata/problems.txt", []byte(list), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, _ := os.ReadFile("testdata/problems.txt"); string(want) != list {
		t.Errorf("the problems are not those of testdata/problems.txt: run with -update if they are to be\n%s", list)
	}
}

func TestFind(t *testing.T) {
	for name, id := range map[string]string{
		"luogu-P1290": "luogu-P1290", "LUOGU-p1290": "luogu-P1290", "HDU-1525": "poj-2348",
		"UVa-10368": "poj-2348", "ZOJ-1913": "poj-2348", "poj-3480": "hdu-1907", "51NOD-1185": "51nod-1185",
	} {
		if p, err := Find(name); err != nil || p.ID != id {
			t.Errorf("Find(%q) = %s, %v; want %s", name, p.ID, err, id)
		}
	}
	for name, hint := range map[string]string{
		"luogu-P1291": "did you mean luogu-P1290?",
		"zoj1913":     "did you mean zoj-1913?",
		"codeforces":  "grundy judge --list names them all",
	} {
		_, err := Find(name)
		var mistake *grundy.MistakeError
		if !errors.Is(err, grundy.ErrUnknown) || !errors.As(err, &mistake) || mistake.Hint != hint {
			t.Errorf("Find(%q): %v, hint %+v; want the hint %q", name, err, mistake, hint)
		}
	}
}

func TestPutRefusesTwins(t *testing.T) {
	defer func(list []Problem) {
		shelf = list
		if recover() == nil {
			t.Error("put took a second luogu-p1290")
		}
	}(slices.Clone(shelf))
	put(Problem{ID: "luogu-p1290"})
}
