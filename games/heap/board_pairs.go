package heap

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file says how long Wythoff's game lasts, for [Wythoff].
//
// Let P_0, P_1, … be the losing pairs (A, B) by size, a = diff, and L = 2n in normal
// and 2n+1 in misère play the length that is claimed for P_n if the winner hurries.
//
// Not longer: whatever the loser does, the winner goes to a losing pair that is
// smaller in both heaps. Not shorter: from P_n the loser takes A_n down to A_(n-1).
// For m < n-1 the difference of that pair is by a(n-m) + A_n - A_(n-1) > a greater
// than that of P_m, and more so if P_m is turned round, so no move in both heaps
// reaches P_m. B_n is in P_n only, and A_(n-1) in P_(n-1) only. So the only winning
// move is to P_(n-1). In misère play with a = 1 the pairs begin (0,1), (2,2), (3,5):
// from (3,5) the loser goes to (2,5), from which the only winning move is to (2,2),
// and from (2,2) to (1,2), from which they are to (0,1) and (1,0).
//
// If the winner delays, the loser empties the heap A_n. In normal play the winner
// has to take the other heap, so a losing pair lasts 2 moves. In misère play the
// winner has to leave (0,1), which the loser takes: 3 moves, and not fewer, since no
// move ends the game at once. It does so from (0,1), and from (2,2) if a = 1.

// lost returns the number by size of the losing pair p.
func (g wythoff) lost(p Pair, play grundy.Play) nat.Nat {
	s := p.sorted()
	n, _ := g.number(s.B.Sub(s.A), play)
	if play == grundy.Misere && g.diff == one && n.Less(two) {
		return one.Sub(n) // (2,2) has the difference 0, and (0,1) has 1
	}
	return n
}

// lostLength is how long the losing pair p lasts.
func (g wythoff) lostLength(p Pair, play grundy.Play, hurry bool) nat.Nat {
	n := g.lost(p, play)
	switch {
	case hurry:
		return n.Shl(1).Add(nat.Of(boolean(play == grundy.Misere)))
	case play == grundy.Normal:
		return nat.Min(n.Shl(1), two)
	case n.IsZero() || g.diff == one && n == one:
		return one
	}
	return nat.Of(3)
}

func (g wythoff) length(p Pair, play grundy.Play, hurry bool) nat.Nat {
	if o, _ := g.Outcome(p, play); o == grundy.Previous {
		return g.lostLength(p, play, hurry)
	}
	best := zero
	moves, _ := g.Winning(p, play)
	for i, q := range moves {
		n := g.lostLength(q, play, hurry).Add(one)
		switch {
		case i == 0 || hurry && n.Less(best):
			best = n
		case !hurry:
			best = nat.Max(best, n)
		}
	}
	return best
}

func (g wythoff) Remoteness(p Pair, play grundy.Play) (nat.Nat, bool) {
	return g.length(p, play, true), true
}

func (g wythoff) Suspense(p Pair, play grundy.Play) (nat.Nat, bool) {
	return g.length(p, play, false), true
}

// Stall takes the smaller heap of a losing pair down to that of the one before.
func (g wythoff) Stall(p Pair, play grundy.Play) (q Pair, longest, ok bool) {
	if o, _ := g.Outcome(p, play); o != grundy.Previous || p.A.IsZero() && p.B.IsZero() {
		return q, false, false
	}
	n := g.lost(p, play)
	var left nat.Nat
	switch {
	case n.IsZero(): // (0,1)
		return Pair{}, true, true
	case play == grundy.Normal || one.Less(g.diff) || two.Less(n):
		left = g.cold(n.Sub(one), play).A
	default: // (2,2) and (3,5), after which their numbers are turned round
		left = n
	}
	if p.B.Less(p.A) {
		return Pair{p.A, left}, true, true
	}
	return Pair{left, p.B}, true, true
}

// Foreclosed: in normal play one move ends the game from an empty heap or a
// difference below diff. In misère play an empty heap leaves one of Nim.
func (g wythoff) Foreclosed(p Pair, play grundy.Play) (f grundy.Foreclosed, ok bool) {
	s := p.sorted()
	switch {
	case s.B.IsZero():
		return f, true
	case s.A.IsZero() && play == grundy.Misere:
		return grundy.ForeclosedOf(s.B.Sub(one)), true
	case play == grundy.Normal && (s.A.IsZero() || s.B.Sub(s.A).Less(g.diff)):
		return grundy.Infinite, true
	}
	o, _ := g.Outcome(p, play)
	return grundy.ForeclosedOf(zero), o == grundy.Previous
}
