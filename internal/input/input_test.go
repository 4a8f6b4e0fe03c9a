package input

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"example.org/grundy/nat"
)

var allSizes = []Size{Small, Medium, Statement, Big}

// Every random input is one of its grammar, and is read back as it was written.
func TestRandomIsValid(t *testing.T) {
	for _, text := range grammars {
		g := parse(t, text)
		for seed := range uint64(60) {
			size := allSizes[seed%4]
			tree, err := g.Random(Recipe{Seed: seed, Size: size, Room: 2000})
			if err != nil {
				t.Fatalf("%s, seed %d: %v", text, seed, err)
			}
			form := g
			if size == Big {
				form = g.Beyond(10)
			}
			in := tree.Bytes()
			back, err := form.Read(in)
			if err != nil {
				t.Fatalf("%s, seed %d: %v in %q", text, seed, err, in)
			}
			if !bytes.Equal(back.Bytes(), in) {
				t.Errorf("%s, seed %d: %q is read as %q", text, seed, in, back.Bytes())
			}
			if spread, err := form.Read(bytes.ReplaceAll(in, []byte("\n"), []byte(" \r\n\t\n"))); err != nil || !bytes.Equal(spread.Bytes(), in) {
				t.Errorf("%s, seed %d: other blanks are read otherwise: %v", text, seed, err)
			}
		}
	}
}

// The bytes depend on the recipe alone. If this test fails, seeds that people have kept
// mean other inputs.
func TestRandomIsReproducible(t *testing.T) {
	var got []string
	for i, text := range grammars {
		g := parse(t, text)
		sum := fnv.New32a()
		for _, size := range allSizes {
			tree, err := g.Random(Recipe{Seed: uint64(i), Size: size, Room: 500})
			if err != nil {
				t.Fatal(text, err)
			}
			sum.Write(tree.Bytes())
		}
		got = append(got, fmt.Sprintf("%08x", sum.Sum32()))
	}
	want := strings.Fields("32848802 ec335f81 0032083a 9825e892 d7382eee f462c9da 99c80903 769b6e00 c53fbc85 79d3b087 015e4e1e")
	if !slices.Equal(got, want) {
		t.Errorf("sums %v, want %v", got, want)
	}
	g := parse(t, grammars[0])
	a, _ := g.Random(Recipe{Seed: 1})
	b, _ := g.Random(Recipe{Seed: 2})
	if bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two seeds make the same input")
	}
}

// The traps come up: each of these is in one of a few inputs.
func TestTraps(t *testing.T) {
	g := parse(t, "( a:0..10^9 b:0..10^9 / )*")
	want := map[string]bool{
		"165580140 267914295": true, "0 0": true, "1 2": true, "3 5": true, "1000000000 1000000000": true,
	}
	h := parse(t, "( n:2..2^31-1 / ) until 0 /")
	for _, n := range []string{"2147483647", "2", "512559680", "1836311903", "1836311904", "1073741824", "1073741823", "777777777"} {
		want[n] = true
	}
	rows := parse(t, "( n:4 / a[n]:0..9 / )*")
	for _, row := range []string{"0 0 0 0", "1 1 1 1", "9 9 9 9", "7 7 7 7"} {
		want[row] = true
	}
	for seed := range uint64(60) {
		for _, g := range []*Grammar{g, h, rows} {
			tree, err := g.Random(Recipe{Seed: seed, Size: Statement, Traps: []nat.Nat{nat.Of(777777777)}, Room: 100_000})
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(tree.Bytes())) {
				delete(want, strings.TrimSpace(line))
			}
		}
	}
	for text := range want {
		t.Errorf("%s never comes", text)
	}
}

func TestRandomCounts(t *testing.T) {
	g := parse(t, grammars[0])
	tree, err := g.Random(Recipe{Seed: 3, Cases: 7})
	if err != nil || tree.Cases() != 7 || !bytes.HasPrefix(tree.Bytes(), []byte("7\n")) {
		t.Errorf("%v: %q", err, tree.Bytes())
	}
	if _, err := g.Random(Recipe{Cases: 101}); err == nil || err.Error() != "101 cases: want at most 100 in one input" {
		t.Errorf("101 of 100 cases: %v", err)
	}
	for _, text := range []string{"a:1..9 / b:a+1..5 c[3]:b..b distinct /", "( a:0 ) until 0"} {
		if _, err := parse(t, text).Random(Recipe{}); err == nil {
			t.Errorf("%s has an input", text)
		}
	}
}

func TestReadErrors(t *testing.T) {
	for _, c := range []struct{ grammar, text, want string }{
		{"n:1..9", "", "input: line 1: want a whole number for n; got the end of the input"},
		{"n:1..9", "10", "input: line 1: n: want 1..9; got 10"},
		{"n:1..9 / a[n]:0..5", "2\n\n3 x", `input: line 3: want a whole number for a; got "x"`},
		{"n:1..9 / a[n]:0..5 sorted", "2\n3 2", "input: line 2: a: want numbers that are sorted; got 2 after 3"},
		{"n:1..9 / a[n]:0..5 distinct", "2\n3 3", "input: line 2: a: want numbers that are distinct; got 3 twice"},
		{"( a:1..9 / ) until 0 /", "3\n-1", `input: line 2: want a whole number for a; got "-1"`},
		{`w:"ab"{1..2}`, "aba", "input: line 1: w: want a word of 1..2 characters; got 3"},
		{`w:"ab"{1..2}`, "ac", `input: line 1: w: want the characters "ab" only; got "ac"`},
		{"n:10^20 a[n]:1", "100000000000000000000 1", `input: line 1: want a count n that can be read; got "1"`},
	} {
		if _, err := parse(t, c.grammar).Read([]byte(c.text)); err == nil || err.Error() != c.want {
			t.Errorf("%s: %q: %v, want %s", c.grammar, c.text, err, c.want)
		}
	}
	tree, err := parse(t, "( a:1..9 / ) until 0 /").Read([]byte("\ufeff3 4"))
	if err != nil || string(tree.Bytes()) != "3\n4\n0\n" {
		t.Errorf("the end of the text does not end the cases: %v", err)
	}
}

// Small lists every case up to a weight once, from the smallest on.
func TestSmall(t *testing.T) {
	g := parse(t, "T:1..9 / ( n:1..3 / a[n]:0..4 sorted / )[T]")
	var want []string
	weight := func(a []int) int {
		sum := len(a) - 1
		for _, x := range a {
			sum += x
		}
		return sum
	}
	const most = 5
	var fill func(a []int)
	fill = func(a []int) {
		if len(a) > 0 && weight(a) <= most {
			want = append(want, fmt.Sprintf("%02d %d %s", weight(a), len(a), strings.Trim(fmt.Sprint(a), "[]")))
		}
		for x := 0; x <= 4 && len(a) < 3; x++ {
			if len(a) == 0 || a[len(a)-1] <= x {
				fill(append(slices.Clone(a), x))
			}
		}
	}
	fill(nil)
	slices.Sort(want)
	var got []string
	for tree, w := range g.Small(1_000_000) {
		if w > most {
			break
		}
		if err := tree.Check(); err != nil {
			t.Fatal(err)
		}
		got = append(got, fmt.Sprintf("%02d %s", w, strings.Join(tree.Case(0), " ")))
	}
	if !slices.Equal(got, want) {
		t.Errorf("listed\n%v, want\n%v", got, want)
	}
	for _, text := range grammars { // whose lists may be without end
		n := 0 // of them are looked at
		for tree := range parse(t, text).Small(300_000) {
			if err := tree.Check(); err != nil {
				t.Errorf("%s: %v", text, err)
			}
			if n++; n == 1000 {
				break
			}
		}
		if n == 0 {
			t.Errorf("%s: nothing is listed", text)
		}
	}
}

// Every smaller input is valid, and smaller; a chain of them ends at the least input.
func TestSmaller(t *testing.T) {
	for _, text := range grammars {
		g := parse(t, text)
		tree, err := g.Random(Recipe{Seed: 8, Cases: min(2, casesOf(g)), Room: 60})
		if err != nil {
			t.Fatal(text, err)
		}
		steps, rng := 0, source{1}
		for ; ; steps++ {
			var next *Tree
			bulk, sum := weigh(g.items, tree.nodes)
			for s := range tree.Smaller() {
				if err := s.Check(); err != nil {
					t.Fatalf("%s: %q: %v", text, s.Bytes(), err)
				}
				if b, w := weigh(g.items, s.nodes); b > bulk || b == bulk && !w.Less(sum) {
					t.Fatalf("%s: %q is not smaller than %q", text, s.Bytes(), tree.Bytes())
				}
				if next = s; rng.pick(40) == 0 {
					break
				}
			}
			if next == nil {
				break
			}
			tree = next
		}
		if steps == 0 {
			t.Errorf("%s: %q is made no smaller", text, tree.Bytes())
		}
		if least, ok := g.Empty(); ok {
			if got := string(tree.Bytes()); got != string(least.Bytes()) {
				t.Errorf("%s: the way down ends at %q, want %q", text, got, least.Bytes())
			}
			continue
		}
		for least := range g.Small(1000) {
			if got := string(tree.Bytes()); got != string(least.Bytes()) {
				t.Errorf("%s: the way down ends at %q, want %q", text, got, least.Bytes())
			}
			break
		}
	}
}

func casesOf(g *Grammar) int {
	if n, ok := g.MostCases(); ok {
		return n
	}
	return 3
}

// A member that is left out is left out of everything with the same count.
func TestSmallerKeepsTogether(t *testing.T) {
	g := parse(t, "n:1..9 / a[n]:0..9 / ( x:0..9 y:0..9 / )[n]")
	tree, err := g.Read([]byte("3\n7 8 9\n1 2\n3 4\n5 6"))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]bool{}
	for s := range tree.Smaller() {
		got[string(s.Bytes())] = true
	}
	for _, want := range []string{"2\n7 9\n1 2\n5 6\n", "2\n8 9\n3 4\n5 6\n", "2\n7 8\n1 2\n3 4\n"} {
		if !got[want] {
			t.Errorf("%q is not among the smaller ones", want)
		}
	}
	pair := parse(t, "( a:0..10^12 b:0..10^12 / )*")
	tree, _ = pair.Read([]byte("267914296 433494437\n"))
	found := false
	for s := range tree.Smaller() {
		found = found || string(s.Bytes()) == "165580140 267914295\n"
	}
	if !found {
		t.Error("no smaller lost position of Wythoff's game is tried")
	}
}

func TestJoinAndPart(t *testing.T) {
	g := parse(t, "C:1..3 / ( n:1..9 / a[n]:0..9 / )[C]")
	var list []*Tree
	for s := range g.Small(1000) {
		list = append(list, s)
	}
	joined, taken := Join(list, 100)
	if taken != 3 || string(joined.Bytes()) != "3\n1\n0\n1\n1\n2\n0 0\n" {
		t.Errorf("%d joined: %q", taken, joined.Bytes())
	}
	if got := string(joined.Only(1).Bytes()); got != "1\n1\n1\n" {
		t.Errorf("the case 1 alone is %q", got)
	}
	if got := string(joined.Part(0, 2).Bytes()); got != "2\n1\n0\n1\n1\n" {
		t.Errorf("the first two are %q", got)
	}
	if got := joined.Case(2); !slices.Equal(got, []string{"2", "0", "0"}) {
		t.Errorf("the case 2 is %q", got)
	}
}

// What is repeated is a case only if the number of times says nothing else.
func TestBatch(t *testing.T) {
	for text, want := range map[string]bool{
		grammars[0]: true, grammars[1]: true, grammars[2]: true, grammars[3]: true, grammars[4]: false,
		grammars[5]: true, grammars[6]: false, grammars[7]: false, grammars[8]: false, grammars[9]: false,
	} {
		if got := parse(t, text).Batch(); got != want {
			t.Errorf("%s: cases %v, want %v", text, got, want)
		}
	}
}
