package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file plays on stairs, for [Staircase] and [Silver].
//
// A move takes some counters of one step, at least one, down to the next; those of
// step 1 reach the ground. Each move changes the number on exactly one odd step: down,
// to any smaller number, or up, by what comes from the even step above. Whoever is in
// a position that is lost in Nim on the odd steps answers an up by moving the same
// counters on. So the position is worth what those heaps of Nim are worth.
//
// In misère play, too: the answer to an up is the same; and where the odd steps are
// empty, which in misère Nim is a win, the position has ended, or the player to move
// takes one counter down from an even step and leaves a heap of one. The same holds
// with heaps of Nim beside the stairs, so stairs are tame.

// stairs is the game, on positions that some family writes in its own way.
type stairs[P comparable] struct {
	counts func(P) []nat.Nat                            // the counters on the steps 1, 2, …
	moved  func(p P, step int, k nat.Nat) P             // after k counters went down from counts[step]
	name   func(p P, step int, k nat.Nat) grundy.Phrase // names that move
	rule   func(heaps []nat.Nat) []grundy.Phrase        // says what the heaps of Nim are
	normal func(P) P                                    // of positions with the same play, one
	source string
}

var (
	_ grundy.Game[Heaps]       = stairs[Heaps]{}
	_ grundy.Valuer[Heaps]     = stairs[Heaps]{}
	_ grundy.Decider[Heaps]    = stairs[Heaps]{}
	_ grundy.Winner[Heaps]     = stairs[Heaps]{}
	_ grundy.Chooser[Heaps]    = stairs[Heaps]{}
	_ grundy.Finder[Heaps]     = stairs[Heaps]{}
	_ grundy.Tamer[Heaps]      = stairs[Heaps]{}
	_ grundy.Normalizer[Heaps] = stairs[Heaps]{}
	_ grundy.Counter[Heaps]    = stairs[Heaps]{}
	_ grundy.Staller[Heaps]    = stairs[Heaps]{}
	_ grundy.Namer[Heaps]      = stairs[Heaps]{}
	_ grundy.Explainer[Heaps]  = stairs[Heaps]{}
	_ grundy.Citer[Heaps]      = stairs[Heaps]{}
)

// Options yields the moves from step 1, then those from step 2, and so on, of few
// counters before many.
func (g stairs[P]) Options(p P) iter.Seq[P] {
	return func(yield func(P) bool) {
		for step, n := range g.counts(p) {
			for k := range counted(one, n) {
				if !yield(g.moved(p, step, k)) {
					return
				}
			}
		}
	}
}

// Width is the number of counters.
func (g stairs[P]) Width(p P) (nat.Nat, bool) {
	var sum nat.Nat
	for _, n := range g.counts(p) {
		sum = sum.Add(n)
	}
	return sum, true
}

// oddSteps returns the numbers on the steps 1, 3, 5, ….
func oddSteps(counts []nat.Nat) []nat.Nat {
	heaps := make([]nat.Nat, 0, (len(counts)+1)/2)
	for i := 0; i < len(counts); i += 2 {
		heaps = append(heaps, counts[i])
	}
	return heaps
}

func (g stairs[P]) Value(p P) (nat.Nat, bool) { return nimSum(oddSteps(g.counts(p))), true }

// Outcome is that of Nim with the heaps of the odd steps, unless there is no move.
func (g stairs[P]) Outcome(p P, play grundy.Play) (grundy.Outcome, bool) {
	counts := g.counts(p)
	heaps := oddSteps(counts)
	switch {
	case play == grundy.Normal:
		return grundy.WinsIf(!nimSum(heaps).IsZero()), true
	case allDown(counts):
		return play.Ended(), true
	}
	return grundy.WinsIf(nimSum(heaps).IsZero() == fickle(heaps)), true
}

// allDown reports whether no step has a counter.
func allDown(counts []nat.Nat) bool {
	return !slices.ContainsFunc(counts, func(n nat.Nat) bool { return !n.IsZero() })
}

func (g stairs[P]) Tame(p P) (isFickle, ok bool) { return fickle(oddSteps(g.counts(p))), true }

// A pushed is a move: k counters go down from a step.
type pushed struct {
	step int
	k    nat.Nat
}

// giving lists the moves that give the odd step i the number targets[i]: one at most
// for each, from that step or from the one above.
func giving(counts, targets []nat.Nat) []pushed {
	var moves []pushed
	for i, t := range targets {
		switch v := counts[2*i]; {
		case t.Less(v):
			moves = append(moves, pushed{2 * i, v.Sub(t)})
		case v.Less(t) && 2*i+1 < len(counts) && !counts[2*i+1].Less(t.Sub(v)):
			moves = append(moves, pushed{2*i + 1, t.Sub(v)})
		}
	}
	return moves
}

// take makes the first moves.
func (g stairs[P]) take(p P, moves []pushed, limit int) []P {
	list := []P{}
	for _, m := range moves[:min(len(moves), limit)] {
		list = append(list, g.moved(p, m.step, m.k))
	}
	return list
}

func (g stairs[P]) Winning(p P, play grundy.Play) ([]P, bool) {
	counts := g.counts(p)
	moves := giving(counts, balancers(oddSteps(counts), play))
	return g.take(p, moves, len(moves)), true
}

// Choose counts the winning moves where to write all of them would take too much room.
func (g stairs[P]) Choose(p P, play grundy.Play, limit int) (c grundy.Choices[P], ok bool) {
	counts := g.counts(p)
	moves := giving(counts, balancers(oddSteps(counts), play))
	if len(moves) <= written/max(len(counts), 1) {
		return c, false
	}
	return grundy.Choices[P]{Count: grundy.Know(number(len(moves))), First: g.take(p, moves, limit)}, true
}

func (g stairs[P]) WithValue(p P, v nat.Nat) ([]P, bool) {
	counts := g.counts(p)
	targets := oddSteps(counts)
	change := nimSum(targets).Xor(v)
	for i := range targets {
		targets[i] = targets[i].Xor(change)
	}
	moves := giving(counts, targets)
	return g.take(p, moves, len(moves)), true
}

func (g stairs[P]) Stall(p P, play grundy.Play) (q P, longest, ok bool) { return anyMove(g, p, play) }

// anyMove stalls in a lost position by the first move of the list.
func anyMove[P comparable](g interface {
	grundy.Game[P]
	grundy.Decider[P]
}, p P, play grundy.Play) (q P, longest, ok bool) {
	if o, ok := g.Outcome(p, play); !ok || o != grundy.Previous {
		return q, false, false
	}
	for q := range g.Options(p) {
		return q, false, true
	}
	return q, false, false
}

func (g stairs[P]) Normal(p P) P {
	if g.normal == nil {
		return p
	}
	return g.normal(p)
}

// Move names a move by the highest step that changes.
func (g stairs[P]) Move(p, q P) grundy.Phrase {
	from, to := g.counts(p), g.counts(q)
	step := len(from) - 1
	for step > 0 && from[step] == to[step] {
		step--
	}
	return g.name(p, step, from[step].Sub(to[step]))
}

func (g stairs[P]) Explain(p P, play grundy.Play) []grundy.Phrase {
	counts := g.counts(p)
	if allDown(counts) {
		return []grundy.Phrase{noMove(play)}
	}
	heaps := oddSteps(counts)
	steps := g.rule(heaps)
	return append(steps, explainValues(heaps, func(n nat.Nat) nat.Nat { return n }, play,
		grundy.Say("As heaps of Nim they are worth their sizes:", "作为 Nim 堆，其值就是其大小："))...)
}

func (g stairs[P]) Source(P, grundy.Play) string { return g.source }
