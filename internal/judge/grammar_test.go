package judge

import (
	"testing"

	"example.org/grundy/catalogue"
	"example.org/grundy/internal/input"
	"example.org/grundy/internal/raced"
)

// Every grammar is in its canonical form, and reads the sample as the problem does: the
// cases have positions where the problem has them.
func TestGrammars(t *testing.T) {
	for _, p := range All() {
		if p.Grammar == "" {
			continue
		}
		g, err := p.Inputs()
		if err != nil {
			t.Errorf("%s: %v", p.ID, err)
			continue
		}
		if got := g.String(); got != p.Grammar {
			t.Errorf("%s: the canonical text of %s is %s", p.ID, p.Grammar, got)
		}
		tree, err := g.Read([]byte(p.Sample.In))
		if err != nil {
			t.Errorf("%s: the sample is not of its grammar: %v", p.ID, err)
			continue
		}
		if p.Position == nil {
			continue
		}
		for i := range tree.Cases() {
			expression := p.Position(tree.Case(i))
			if expression == "" {
				continue
			}
			if _, err := catalogue.Place(expression); err != nil {
				t.Errorf("%s: case %d of the sample is no position: %s: %v", p.ID, i+1, expression, err)
			}
		}
	}
}

// Random inputs of a grammar are answered, whatever they are, and so are the smallest ones:
// who reads, agrees with who writes.
func TestGrammarsAreAnswered(t *testing.T) {
	raced.Sequential(t)
	for _, p := range All() {
		if p.Grammar == "" {
			continue
		}
		g, err := p.Inputs()
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(4) {
			cases := 0
			if size := input.Size(seed % 4); size == input.Big && g.Batch() {
				cases = 3 // a case may be long
			}
			tree, err := g.Random(input.Recipe{Seed: seed, Size: input.Size(seed % 4), Cases: cases, Room: 2000})
			if err != nil {
				t.Fatalf("%s: %v", p.ID, err)
			}
			if _, fail := answer(p, string(tree.Bytes()), 1, blockSize); fail != "" {
				t.Errorf("%s, seed %d: %s", p.ID, seed, fail)
			}
		}
		left := 300
		for tree := range g.Small(100_000) {
			if _, fail := answer(p, string(tree.Bytes()), 1, blockSize); fail != "" {
				t.Errorf("%s: %q: %s", p.ID, tree.Bytes(), fail)
			}
			if left--; left == 0 {
				break
			}
		}
	}
}
