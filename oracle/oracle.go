// Package oracle is the definitions made executable: slow, short, and never clever.
//
// It sees the options of a game and nothing else, so nothing fast can agree with
// it by sharing its mistakes. Say that a move takes one or two counters from a
// heap. The heap 0 has no option and is worth 0. The heap 1 has the option 0 and
// is worth the least number missing, 1; 2 has the options 1 and 0 and is worth 2;
// and 3, with options worth 2 and 1, is worth 0 again: the player to move loses.
package oracle

import (
	"fmt"
	"iter"
	"math"
	"slices"

	"example.org/grundy"
)

// Foreclosed values that are not numbers.
const (
	Ended    uint64 = math.MaxUint64 - iota // there is no move
	Infinite                                // in normal play: some move leaves no move
)

// An Oracle answers from the options of one game. It remembers every answer and is
// not safe for concurrent use. An answer panics where [Oracle.Reachable] has an
// error or a cycle, with an error of the kind [grundy.ErrLimit] or [grundy.ErrLoopy].
type Oracle[P comparable] struct {
	Limit   int // positions reachable from the one in question; New sets 100000
	options func(P) iter.Seq[P]
	known   [2]map[P]facts // in normal play, in misère play
}

type facts struct {
	outcome                                  grundy.Outcome
	grundy, remoteness, suspense, foreclosed uint64
}

// New returns an oracle for a game.
func New[P comparable](g grundy.Game[P]) *Oracle[P] {
	return &Oracle[P]{100_000, g.Options, [2]map[P]facts{{}, {}}}
}

// Moves returns the options of p as the game yields them, repeats included.
func (o *Oracle[P]) Moves(p P) []P { return slices.Collect(o.options(p)) }

// Reachable returns p and all positions reachable from it, options before their
// parents but for cycles, and a cycle if there is one: each position an option of
// the one before, the first of the last. The error is a [*grundy.LimitError].
func (o *Oracle[P]) Reachable(p P) (all, cycle []P, err error) {
	path, place := []P{}, map[P]int{} // place is that on the path, from 1; -1 is past
	var walk func(P)
	walk = func(q P) {
		path = append(path, q)
		place[q] = len(path)
		for r := range o.options(q) {
			switch at := place[r]; {
			case err != nil:
				return
			case at > 0:
				cycle = slices.Clone(path[at-1:])
			case at == 0 && len(place) < o.Limit:
				walk(r)
			case at == 0:
				what, limit := fmt.Sprintf("positions reachable from %v", p), fmt.Sprintf("%d positions", o.Limit)
				err = &grundy.LimitError{What: what, Limit: limit, Done: uint64(o.Limit)}
			}
		}
		path, place[q], all = path[:len(path)-1], -1, append(all, q)
	}
	walk(p)
	return all, cycle, err
}

// Winning returns the options of p that the opponent loses, each once.
func (o *Oracle[P]) Winning(p P, play grundy.Play) (moves []P) {
	for q := range o.options(p) {
		if o.Outcome(q, play) == grundy.Previous && !slices.Contains(moves, q) {
			moves = append(moves, q)
		}
	}
	return moves
}

// Outcome returns who wins p: N if an option is P, or if p is ended and play misère.
func (o *Oracle[P]) Outcome(p P, play grundy.Play) grundy.Outcome { return o.of(p, play).outcome }

// Grundy returns the least number that is not the Grundy value of an option.
func (o *Oracle[P]) Grundy(p P) uint64 { return o.of(p, grundy.Normal).grundy }

// Remoteness returns how long play lasts if the winner hurries and the loser delays.
func (o *Oracle[P]) Remoteness(p P, play grundy.Play) uint64 { return o.of(p, play).remoteness }

// Suspense returns how long play lasts if the winner delays and the loser hurries.
func (o *Oracle[P]) Suspense(p P, play grundy.Play) uint64 { return o.of(p, play).suspense }

// Foreclosed returns what p counts in a sum that ends as soon as one part does:
// Ended, Infinite, or the least number that is not the count of an option.
func (o *Oracle[P]) Foreclosed(p P, play grundy.Play) uint64 { return o.of(p, play).foreclosed }

func (o *Oracle[P]) of(p P, play grundy.Play) facts {
	if _, known := o.known[play][p]; !known {
		all, cycle, err := o.Reachable(p)
		if err == nil && cycle != nil {
			err = fmt.Errorf("%w: cycle %v", grundy.ErrLoopy, cycle)
		}
		if err != nil {
			panic(err)
		}
		for _, q := range all {
			var options []facts
			for r := range o.options(q) {
				options = append(options, o.known[play][r])
			}
			o.known[play][q] = define(options, play)
		}
	}
	return o.known[play][p]
}

// define gives the facts of a position from those of its options.
func define(options []facts, play grundy.Play) facts {
	if len(options) == 0 {
		return facts{outcome: play.Ended(), foreclosed: Ended}
	}
	won := facts{outcome: grundy.Next, remoteness: math.MaxUint64}
	lost := facts{outcome: grundy.Previous, suspense: math.MaxUint64}
	f, values, foreclosed := &lost, map[uint64]bool{}, map[uint64]bool{}
	for _, q := range options {
		if q.outcome == grundy.Previous {
			f = &won
			won.remoteness, won.suspense = min(won.remoteness, 1+q.remoteness), max(won.suspense, 1+q.suspense)
		}
		lost.remoteness, lost.suspense = max(lost.remoteness, 1+q.remoteness), min(lost.suspense, 1+q.suspense)
		values[q.grundy], foreclosed[q.foreclosed] = true, true
	}
	f.grundy, f.foreclosed = mex(values), mex(foreclosed)
	if play == grundy.Normal && foreclosed[Ended] {
		f.foreclosed = Infinite
	}
	return *f
}

func mex(seen map[uint64]bool) (n uint64) {
	for seen[n] {
		n++
	}
	return n
}
