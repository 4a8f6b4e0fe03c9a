package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Paces groups what a heap of Nim may become, in a row whose other heaps are
// empty: nothing, which is over; in misère play one counter, which is over after
// one move; and any other heap, from which the winner leaves the best of these.
// So a compound may have heaps of any size.
func (g row) Paces(p Heaps, play grundy.Play) ([]grundy.Pace[Heaps], bool) {
	list := p.List()
	i := slices.IndexFunc(list, func(n nat.Nat) bool { return !n.IsZero() })
	switch {
	case !g.any || g.splits:
		return nil, false
	case i < 0:
		return []grundy.Pace[Heaps]{}, true
	case slices.ContainsFunc(list[i+1:], func(n nat.Nat) bool { return !n.IsZero() }):
		return nil, false
	}
	n := list[i]
	pace := func(moves, from, to nat.Nat) grundy.Pace[Heaps] {
		return grundy.Pace[Heaps]{Remoteness: moves, Suspense: moves, Count: to.Sub(from), Options: leaving(list, i, from, to)}
	}
	bounds := []nat.Nat{zero, nat.Min(one, n), n}
	if play == grundy.Misere {
		bounds = []nat.Nat{zero, nat.Min(one, n), nat.Min(two, n), n}
	}
	var groups []grundy.Pace[Heaps]
	for k := len(bounds) - 2; k >= 0; k-- { // in the order of the options: few are taken first
		if from, to := bounds[k], bounds[k+1]; from.Less(to) {
			groups = append(groups, pace(number(k), from, to))
		}
	}
	return groups, true
}

// leaving yields the rows in which heap i is below to, the largest first, down to
// from.
func leaving(list []nat.Nat, i int, from, to nat.Nat) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		for n := to; from.Less(n); {
			n = n.Sub(one)
			if !yield(replace(list, i, n)) {
				return
			}
		}
	}
}
