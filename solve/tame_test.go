package solve_test

import (
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// A dag is a game written out: the options of each position, all of them smaller.
type dag [][]int

func (g dag) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

func randomDag(r *rand.Rand, n int) dag {
	g := make(dag, n)
	for p := range g {
		for q := range p {
			if r.IntN(3) == 0 {
				g[p] = append(g[p], q)
			}
		}
	}
	return g
}

// values returns the Grundy values of normal and of misère play by definition.
func (g dag) values(p int) (normal, misere int) {
	if len(g[p]) == 0 {
		return 0, 1
	}
	var seen [2]map[int]bool
	seen[0], seen[1] = map[int]bool{}, map[int]bool{}
	for _, q := range g[p] {
		n, m := g.values(q)
		seen[0][n], seen[1][m] = true, true
	}
	for seen[0][normal] {
		normal++
	}
	for seen[1][misere] {
		misere++
	}
	return normal, misere
}

// tame returns the tameness of p by definition: of all that it reaches.
func (g dag) tame(p int) solve.Tameness {
	for _, q := range g[p] {
		if g.tame(q) == solve.Wild {
			return solve.Wild
		}
	}
	switch n, m := g.values(p); {
	case n == m:
		return solve.Firm
	case n+m == 1:
		return solve.Fickle
	}
	return solve.Wild
}

// The tameness found by search is that of the definition, and all three kinds occur.
func TestTame(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 12))
	count := map[solve.Tameness]int{}
	for range 200 {
		g := randomDag(r, 12)
		for p := range g {
			got, _, err := solve.New(g, solve.Options{}).Tame(t.Context(), p)
			if want := g.tame(p); err != nil || got != want {
				t.Errorf("position %d of %v: %v, %v; by definition %v", p, g, got, err, want)
			}
			count[got]++
		}
	}
	for _, kind := range []solve.Tameness{solve.Wild, solve.Fickle, solve.Firm} {
		if count[kind] < 40 {
			t.Errorf("of kind %v there are %d positions", kind, count[kind])
		}
	}
}

// The smallest wild position has two moves: to the end, and to a position whose
// only move leaves a heap of 2.
func TestSmallestWild(t *testing.T) {
	g := dag{{}, {0}, {0, 1}, {2}, {0, 3}}
	for p, want := range []solve.Tameness{solve.Fickle, solve.Fickle, solve.Firm, solve.Firm, solve.Wild} {
		if got, _, err := solve.New[int](g, solve.Options{}).Tame(t.Context(), p); err != nil || got != want {
			t.Errorf("position %d: %v, %v; want %v", p, got, err, want)
		}
	}
}

var _ grundy.Game[int] = dag{}
