package solve_test

import (
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// A digraph is a game written out, in which play may repeat a position.
type digraph [][]int

func (g digraph) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

// within is the definition: who can force the end from p within so many moves.
func (g digraph) within(p, moves int, play grundy.Play) grundy.Outcome {
	if len(g[p]) == 0 {
		return play.Ended()
	}
	if moves == 0 {
		return grundy.Drawn
	}
	o := grundy.Previous
	for _, q := range g[p] {
		switch g.within(q, moves-1, play) {
		case grundy.Previous:
			return grundy.Next
		case grundy.Drawn:
			o = grundy.Drawn
		}
	}
	return o
}

func TestRetrograde(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	count := map[grundy.Outcome]int{}
	for range 200 {
		g := make(digraph, 6)
		for p := range g {
			for range r.IntN(3) {
				g[p] = append(g[p], r.IntN(len(g)))
			}
		}
		for _, play := range grundy.Plays {
			fates, err := solve.Retrograde(t.Context(), g, 0, play, 100)
			if err != nil {
				t.Fatal(err)
			}
			for p, f := range fates {
				count[f.Outcome]++
				if want := g.within(p, 2*len(g), play); f.Outcome != want {
					t.Fatalf("%v in %s play: %d is %s; want %s", g, play, p, f.Outcome, want)
				}
				n := int(f.Remoteness)
				if f.Outcome != grundy.Drawn && (g.within(p, n, play) != f.Outcome || n > 0 && g.within(p, n-1, play) != grundy.Drawn) {
					t.Fatalf("%v in %s play: %d has the remoteness %d", g, play, p, n)
				}
			}
		}
	}
	if len(count) != 3 || slices.Min([]int{count[grundy.Next], count[grundy.Previous], count[grundy.Drawn]}) < 50 {
		t.Errorf("outcomes met: %v; want many of each", count)
	}
	if _, err := solve.Retrograde(t.Context(), digraph{{1}, {0}}, 0, grundy.Normal, 1); err == nil {
		t.Error("two positions within a limit of one")
	}
}
