package heap

import "example.org/grundy"

// This file finds the foreclosed values of Euclid's game, for [Euclid].
//
// Let the pair (b,r) of the smaller heap and the rest r > 0 have the value s. The
// pairs (jb+r, b), j = 1, 2, …, have the options with smaller j and (b,r), so they
// count the numbers that are not s, ascending: the q-th of them is q if s is a number
// below q, and q-1 if not. No move from them ends the game. With r = 0 one move ends
// it in normal play: the value is infinite. In misère play those moves do not count,
// and (jb, b) counts j-1; by Grossman's rule (b,b) has ended and does not count
// either, so that (jb, b) counts j-2.
//
// In misère play and by the judges' rule these are the values of Grossman's game,
// whose moves are the ones that do not end the other.

// Foreclosed goes through the quotients from the last to the first.
//
// Cost: that of the continued fraction; by the judges' rule in misère play that of a
// division.
func (g *euclid) Foreclosed(p Pair, play grundy.Play) (grundy.Foreclosed, bool) {
	s := p.sorted()
	switch {
	case s.A.IsZero() || g.positive && s.A == s.B:
		return grundy.Foreclosed{}, true
	case play == grundy.Misere && !g.positive:
		v, _ := (&euclid{positive: true}).Value(p)
		return grundy.ForeclosedOf(v), true
	}
	q := g.quotients(p)
	last := q.Len() - 1
	f := grundy.Infinite
	if play == grundy.Misere {
		f = grundy.ForeclosedOf(q.At(last).Sub(two))
	}
	for i := last - 1; i >= 0; i-- {
		v := q.At(i)
		if n, ok := f.Number(); !ok || !n.Less(v) {
			v = v.Sub(one)
		}
		f = grundy.ForeclosedOf(v)
	}
	return f, true
}

// Stall makes the only move of a lost pair.
func (g *euclid) Stall(p Pair, play grundy.Play) (q Pair, longest, ok bool) {
	if o, _ := g.Outcome(p, play); o != grundy.Previous {
		return q, false, false
	}
	for q := range g.Options(p) {
		return q, true, true
	}
	return q, false, false
}
