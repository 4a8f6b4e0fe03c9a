package solve_test

import (
	"iter"
	"math/rand/v2"
	"testing"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// A duo is two games on one drawing, played as a sum.
type duo struct{ g digraph }

func (s duo) Options(p [2]int) iter.Seq[[2]int] {
	return func(yield func([2]int) bool) {
		for i := range p {
			for _, q := range s.g[p[i]] {
				after := p
				if after[i] = q; !yield(after) {
					return
				}
			}
		}
	}
}

func (s duo) Loopy() bool { return true }

// Loopy values decide sums of two games, one of them perhaps a heap, as retrograde
// analysis of the sum does.
func TestLoopyValues(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	met, outcomes := map[string]int{}, map[grundy.Outcome]int{}
	for range 150 {
		g := random(r, 8, 3)
		for n := range 5 { // heaps of 0 … 4 counters after the others
			heap := []int{}
			for k := range n {
				heap = append(heap, 8+k)
			}
			g = append(g, heap)
		}
		solver := solve.New(g, solve.Options{})
		values := make([]grundy.LoopyValue, len(g))
		for p := range g {
			v, _, err := solver.LoopyValue(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			values[p] = v
			met[v.String()]++
		}
		for p := range g {
			for q := range p + 1 {
				fates, err := solve.Retrograde(t.Context(), duo{g}, [2]int{p, q}, grundy.Normal, 1000)
				if err != nil {
					t.Fatal(err)
				}
				want := fates[[2]int{p, q}].Outcome
				outcomes[want]++
				if v := values[p].Add(values[q]); v.Outcome() != want {
					t.Fatalf("%v: %d is worth %s, %d %s, together %s, which is %s; by retrograde analysis %s", g, p, values[p], q, values[q], v, v.Outcome(), want)
				}
				v, _, err := solve.New(duo{g}, solve.Options{}).LoopyValue(t.Context(), [2]int{p, q})
				if sum := values[p].Add(values[q]); err != nil || v.String() != sum.String() {
					t.Fatalf("%v: the sum of %d and %d is worth %s, %v; by theorem %s", g, p, q, v, err, sum)
				}
			}
		}
	}
	if len(met) < 10 || min(outcomes[grundy.Next], outcomes[grundy.Previous], outcomes[grundy.Drawn]) < 500 {
		t.Errorf("values %v, outcomes %v: want many of each", met, outcomes)
	}
}
