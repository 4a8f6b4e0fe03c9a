package input

import (
	"strings"
	"testing"
)

const graphs = "( n:1..6 / ( k:0..n-1 to[k]:0..n-1 / )[n] acyclic )*"

// A graph with a cycle, or with an arrow to nowhere, is no input; one without is, however
// its vertices are numbered.
func TestAcyclic(t *testing.T) {
	g := parse(t, graphs)
	for in, want := range map[string]string{
		"1 0":                    "",
		"3 1 1 1 2 0":            "",
		"3 0 1 0 1 1":            "",
		"3 2 1 1 0 0":            "",
		"1 1 0":                  "k: want 0..n-1",
		"2 1 0 0":                "line 1: acyclic: want no cycle of arrows; there is one among 1 of the 2",
		"3 1 1 1 2 1 0":          "want no cycle",
		"4 1 1 1 2 1 1 0":        "among 2 of the 4",
		"2\n0\n0\n2\n1 1\n1 0\n": "line 6: acyclic",
	} {
		_, err := g.Read([]byte(in))
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", in, err, want)
		}
	}
	if _, err := Parse("n:1..9 ( a:1..n )[n] acyclic"); err == nil || !strings.Contains(err.Error(), "want a row of numbers") {
		t.Error(err)
	}
	arrows, upward := 0, 0
	for seed := range uint64(50) {
		tree, err := g.Random(Recipe{Seed: seed, Cases: 5})
		if err != nil {
			t.Fatal(err)
		}
		for i := range 5 {
			words := tree.Case(i)[1:]
			for v := 0; len(words) > 0; v++ {
				k := int(words[0][0] - '0')
				for _, w := range words[1 : 1+k] {
					if arrows++; int(w[0]-'0') > v {
						upward++
					}
				}
				words = words[1+k:]
			}
		}
	}
	if arrows < 300 || upward < arrows/4 || upward > arrows*3/4 {
		t.Errorf("%d arrows, %d of them to greater numbers", arrows, upward)
	}
}

// A condition on cases holds for all inputs that are made, listed, joined or made smaller.
func TestWhere(t *testing.T) {
	even := func(words []string) bool { return len(words)%2 == 1 } // with the count itself
	g := parse(t, "T:1..9 / ( n:2..12 / a[n]:1..9 / )[T]").Where("an even number", even)
	if _, err := g.Read([]byte("2 2 1 1 3 1 1 1")); err == nil || !strings.Contains(err.Error(), "input: case 2: want an even number") {
		t.Error(err)
	}
	for seed := range uint64(40) {
		tree, err := g.Random(Recipe{Seed: seed, Size: allSizes[seed%4]})
		if err != nil || tree.Check() != nil {
			t.Fatal(err, tree.Check())
		}
	}
	left := 200
	for tree := range g.Small(100_000) {
		if !even(tree.Case(0)) {
			t.Fatalf("%q", tree.Bytes())
		}
		if left--; left == 0 {
			break
		}
	}
	tree, err := g.Read([]byte("1 6 1 1 1 1 1 9"))
	if err != nil {
		t.Fatal(err)
	}
	pairs := 0
	for smaller := range tree.Smaller() {
		if !even(smaller.Case(0)) {
			t.Fatalf("%q", smaller.Bytes())
		}
		if len(smaller.Case(0)) == 5 {
			pairs++
		}
	}
	if pairs < 3 {
		t.Errorf("%d inputs without one pair, want 3", pairs)
	}
	if _, err := g.Where("nothing", func([]string) bool { return false }).Random(Recipe{}); err == nil || !strings.Contains(err.Error(), "want nothing") {
		t.Error(err)
	}
}
