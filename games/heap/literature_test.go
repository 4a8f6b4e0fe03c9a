package heap_test

import (
	"bufio"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/games/heap"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// Every file of testdata holds numbers that others have published, with their
// source: rows of an expression, a play, what is asked, and the answer.
func TestLiterature(t *testing.T) {
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if filepath.Ext(file.Name()) == ".txt" {
			t.Run(file.Name(), func(t *testing.T) { readRows(t, filepath.Join("testdata", file.Name())) })
		}
	}
}

func readRows(t *testing.T, name string) {
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	source, rows := false, 0
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line := lines.Text()
		source = source || strings.HasPrefix(line, "# Source: ")
		if strings.HasPrefix(line, "#") || line == "" {
			continue
		}
		rows++
		fields := strings.Fields(line)
		if len(fields) < 3 {
			t.Fatalf("%q: want an expression, a play, what is asked, and the answer", line)
		}
		checkRow(t, fields[0], fields[1], fields[2], fields[3:])
	}
	if lines.Err() != nil || !source || rows == 0 {
		t.Errorf("%d rows, a source: %v, error: %v", rows, source, lines.Err())
	}
}

func checkRow(t *testing.T, text, playName, what string, want []string) {
	t.Helper()
	play, err := grundy.ParsePlay(playName)
	if err != nil {
		t.Fatal(err)
	}
	ask := map[string]solve.Ask{"outcome": solve.AskOutcome, "grundy": solve.AskGrundy, "winning": solve.AskWinning}[what]
	if ask == 0 {
		t.Fatalf("%s: unknown question %q", text, what)
	}
	a, err := place(t, text).Analyse(context.Background(), solve.Options{Play: play, Ask: ask, Must: ask})
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	var got []string
	switch what {
	case "outcome":
		got = []string{a.Outcome.String()}
	case "grundy":
		v, _ := a.Grundy.Get()
		got = []string{v.String()}
	case "winning":
		moves, _ := a.Winning.Get()
		for _, m := range moves {
			got = append(got, m.To)
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("%s, %s play: %s is %v; in the literature it is %v", text, play, what, got, want)
	}
}

// place makes the position of a call of a family of this package.
func place(t *testing.T, text string) family.Position {
	t.Helper()
	e, err := notation.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	call := e.Terms[0].Atom.(*notation.Call)
	for _, f := range heap.Shelf {
		d := f.Describe()
		preset, ok := map[string]string(nil), d.Name == call.Name
		for _, a := range d.Aliases {
			if a.Name == call.Name {
				preset, ok = a.Params, true
			}
		}
		if !ok {
			continue
		}
		p, err := f.Place(call, preset)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	t.Fatalf("%s: no such family", call.Name)
	return nil
}
