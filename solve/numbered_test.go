package solve_test

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"testing"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// A list is a game written out, of which nothing is known.
type list [][]int

func (g list) Options(p int) iter.Seq[int] { return digraph(g).Options(p) }

// A numberedList is the same game with numbers, which it gives backwards.
type numberedList struct{ list }

func (g numberedList) Number(p int) uint32    { return uint32(len(g.list) - 1 - p) }
func (g numberedList) Numbered(n uint32) int  { return len(g.list) - 1 - int(n) }
func (g numberedList) NumberBytes(uint32) int { return 0 }
func (g numberedList) Silent() bool           { return true }
func (g numberedList) OptionNumbers(n uint32) (list []uint32) {
	for p := range g.Options(g.Numbered(n)) {
		list = append(list, g.Number(p))
	}
	return list
}

// said is an answer or an error as text, without what is counted in bytes.
func said(a solve.Answer[int], err error) string {
	if cycle := (*solve.Cycle[int])(nil); errors.As(err, &cycle) {
		return fmt.Sprint("cycle of ", len(cycle.Positions))
	}
	return fmt.Sprint(a.Outcome, a.Grundy, a.Remoteness, a.Suspense, a.Foreclosed, a.Winning, a.Count, a.Resist, a.Method, a.Positions, a.Gaps, err)
}

// A game of numbers is searched as the same game without them is.
func TestNumberedIsPlain(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	for round := range 400 {
		g := make(list, 1+r.IntN(40))
		for p := range g {
			for range r.IntN(5) {
				q := r.IntN(len(g))
				if p > 0 && round%4 > 0 {
					q = r.IntN(p) // play ends
				} else if round%4 > 0 {
					break
				}
				g[p] = append(g[p], q)
			}
		}
		for _, play := range grundy.Plays {
			for _, limits := range []solve.Limits{{}, {Positions: 8}, {Moves: 20}} {
				o := solve.Options{Play: play, Limits: limits, Must: solve.AskAll}
				plain, numbers := solve.New(g, o), solve.New(numberedList{g}, o)
				for range 10 {
					p := r.IntN(len(g))
					a, err := plain.Answer(context.Background(), p)
					b, wrong := numbers.Answer(context.Background(), p)
					if want, got := said(a, err), said(b, wrong); got != want {
						t.Fatalf("%v from %d, %v, within %+v:\n%s; with numbers\n%s", g, p, play, limits, want, got)
					}
				}
			}
		}
	}
}
