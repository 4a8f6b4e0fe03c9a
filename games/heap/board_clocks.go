package heap

import (
	"math"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file says how long a row lasts.
//
// A theory has rounds if each heap acts like a pair (q, v) with these moves: down
// to (q, w) for every w < v; and up to (q-1, w) for some w > v, among them w = 1
// from v = 0 wherever q >= 1. Its value is v. A heap of Nim is (0, n); in an
// interval game with the period p = min + max it is (n div p, (n mod p) div min).
// Let a round weigh 2, and the weight of a row be W = the sum of all 2q + v.
//
// Remoteness, normal play: a lost row lasts W moves. The winner answers an up by
// going down to the old v, which takes 2 off W, and a down by a down of Nim, which
// takes at least 2 off: so not longer. The loser lowers by 1 a v with the fewest
// trailing zeros, say k. The nim-sum is then 2^(k+1) - 1, so an answer by a down
// lowers another v by exactly 1, and one by an up raises W by w - v - 2 >= -1.
// Where every v is 0 the loser goes up to some w, which takes W to W + w - 2; an
// answer down to 0 takes 2 off the old W, and one up to w elsewhere 4 - 2w <= 2. So
// not shorter. A row that is won lasts 1 + W - d moves, d the most by which a winning
// down lowers a v; no winning up takes off more than 1.
//
// Remoteness, misère play: W if every v is 0 or 1. Else W - 1 if the row is lost.
// The argument is the same: lost rows last an odd number of moves and W is even,
// and where the loser's last large v has gone the winner leaves an odd number of
// ones. The exception is v = 2, 2, where the loser's 1, 2 is answered by 1, 0. A
// row with one large v lasts 1 + W with that v made 0 or 1, so that ones are odd
// in number; other rows that are won last W - d.
//
// Suspense, both plays: twice the number of rounds, and the suspense of the row of
// Nim with the heaps v, where that has at most three heaps; where all v are 0 or 1
// or, in misère play, at most one is more, it has any number. The winner answers
// an up by the down to the old v. The loser empties a v; an answer by an up costs a
// round and makes at best the same heaps again. In Nim, normal play, a lost row of
// two heaps lasts 2 moves and one of three lasts 4: whoever empties one leaves two
// unequal heaps. In misère play 3 and 5, but 3 with a heap of one, which leaves one
// large heap and one counter. To win, a row goes down to the best of these.

// rounds is how the heaps of a theory act as pairs (q, v), and how the loser
// holds out.
type rounds struct {
	of    func(n nat.Nat) (q, v nat.Nat)
	least nat.Nat // taking it, or all of a smaller heap, goes down to v-1, or up if v is 0
}

// A tally is what a row says about its length.
type tally struct {
	rounds nat.Nat   // of all heaps
	weight nat.Nat   // of all heaps
	sum    nat.Nat   // the nim-sum of the v
	values []nat.Nat // the v that are not 0
	ones   int       // how many of them are 1
	spare  bool      // a heap with v = 0 has rounds
}

func (r *rounds) tally(list []nat.Nat) tally {
	var t tally
	for _, n := range list {
		q, v := r.of(n)
		t.rounds = t.rounds.Add(q)
		t.weight = t.weight.Add(q.Shl(1)).Add(v)
		t.sum = t.sum.Xor(v)
		switch {
		case v.IsZero():
			t.spare = t.spare || !q.IsZero()
			continue
		case v == one:
			t.ones++
		}
		t.values = append(t.values, v)
	}
	return t
}

// large counts the values of two or more.
func (t *tally) large() int { return len(t.values) - t.ones }

// odd returns n made odd.
func odd(n int) int { return n | 1 }

func (t *tally) remoteness(play grundy.Play) nat.Nat {
	switch large := t.large(); {
	case large == 0:
		return t.weight
	case play == grundy.Misere && large == 1:
		i := slices.IndexFunc(t.values, one.Less)
		return t.weight.Sub(t.values[i]).Add(number(1 + odd(t.ones) - t.ones))
	case t.sum.IsZero() && play == grundy.Misere:
		return t.weight.Sub(one)
	case t.sum.IsZero():
		return t.weight
	case play == grundy.Misere:
		return t.weight.Sub(t.drop())
	}
	return t.weight.Add(one).Sub(t.drop())
}

// drop returns the most by which a down to nim-sum 0 lowers a value.
func (t *tally) drop() (most nat.Nat) {
	for _, v := range t.values {
		if w := v.Xor(t.sum); w.Less(v) {
			most = nat.Max(most, v.Sub(w))
		}
	}
	return most
}

func (t *tally) suspense(play grundy.Play) (nat.Nat, bool) {
	moves, ok := 0, true
	switch {
	case t.large() == 0:
		moves = len(t.values)
	case play == grundy.Misere && t.large() == 1:
		moves = 1 + odd(t.ones)
	case len(t.values) > 3:
		return zero, false
	case t.sum.IsZero():
		moves = lostNim(t.values, play)
	default:
		moves, ok = t.won(play)
	}
	return t.rounds.Shl(1).Add(number(moves)), ok
}

// lostNim is the suspense of a row of Nim that is lost, of two or three heaps
// some of which are large; in misère play of none or one, too.
func lostNim(values []nat.Nat, play grundy.Play) int {
	switch {
	case play == grundy.Normal:
		return 2 * (len(values) - 1)
	case len(values) == 3 && !slices.Contains(values, one):
		return 5
	}
	return 3
}

// won is the suspense of a row that is won, at most three values, without its
// rounds. An up from v = 0 leaves four values at the most; then the row lasts 5
// moves in normal and 6 in misère play at most.
func (t *tally) won(play grundy.Play) (moves int, ok bool) {
	if len(t.values) == 1 {
		return 1, true
	}
	best := 0
	for i, v := range t.values {
		if w := v.Xor(t.sum); w.Less(v) {
			after := slices.Clone(t.values)
			after[i] = w
			after = slices.DeleteFunc(after, nat.Nat.IsZero)
			best = max(best, 1+lostNim(after, play))
		}
	}
	return best, len(t.values) < 3 || !t.spare || best >= 5
}

// hold makes the loser's move that lasts longest; there is one.
func (r *rounds) hold(list []nat.Nat) Heaps {
	best, least := -1, 0
	for i, n := range list {
		q, v := r.of(n)
		switch zeros := v.TrailingZeros(); {
		case v.IsZero() && (q.IsZero() || best >= 0):
		case v.IsZero():
			best, least = i, math.MaxInt
		case best < 0 || zeros < least:
			best, least = i, zeros
		}
	}
	return replace(list, best, list[best].Sub(nat.Min(list[best], r.least)))
}

// spread is the length of every play that takes least … most from a heap of n
// until fewer than least are left; ok is false if they differ.
func spread(n, least, most nat.Nat) (moves nat.Nat, ok bool) {
	if n.Less(least) {
		return zero, true
	}
	longest, _ := n.DivMod(least)
	shortest, _ := n.Sub(least).DivMod(most)
	return longest, longest == shortest.Add(one)
}

// fixed returns the length of every play of the row; ok is false if they differ
// or if that is not known.
func (g row) fixed(list []nat.Nat) (moves nat.Nat, ok bool) {
	for _, n := range list {
		m, ok := g.forcedMoves(n)
		if !ok {
			return zero, false
		}
		moves = moves.Add(m)
	}
	return moves, true
}

func (g row) forcedMoves(n nat.Nat) (nat.Nat, bool) {
	if g.forced == nil || n.IsZero() {
		return zero, n.IsZero()
	}
	return g.forced(n)
}

// moving returns the heaps that have a move, as far as that is known.
func (g row) moving(list []nat.Nat) []nat.Nat {
	return slices.DeleteFunc(list, func(n nat.Nat) bool {
		moves, fixed := g.forcedMoves(n)
		return fixed && moves.IsZero()
	})
}

func (g row) Remoteness(p Heaps, play grundy.Play) (nat.Nat, bool) {
	list := p.List()
	if moves, ok := g.fixed(list); ok {
		return moves, true
	}
	if g.rounds != nil {
		t := g.rounds.tally(list)
		return t.remoteness(play), true
	}
	if list = g.moving(list); len(list) == 1 && g.remoteness != nil {
		return g.remoteness(list[0], play)
	}
	return zero, false
}

func (g row) Suspense(p Heaps, play grundy.Play) (nat.Nat, bool) {
	list := p.List()
	if moves, ok := g.fixed(list); ok {
		return moves, true
	}
	if g.rounds != nil && !g.splits {
		t := g.rounds.tally(list)
		return t.suspense(play)
	}
	if list = g.moving(list); len(list) == 1 && g.suspense != nil {
		return g.suspense(list[0], play)
	}
	return zero, false
}

// Stall holds out by the theorem for rows with rounds, and elsewhere by the
// lengths of all options of a single heap, or by any move where all plays are
// equally long.
func (g row) Stall(p Heaps, play grundy.Play) (q Heaps, longest, ok bool) {
	list := p.List()
	moves, known := g.Remoteness(p, play)
	if !known || moves.IsZero() || moves.Odd() != (play == grundy.Misere) {
		return q, false, false
	}
	if _, ok := g.fixed(list); !ok && g.rounds != nil {
		return g.rounds.hold(list), true, true
	}
	for q := range g.Options(p) {
		if m, ok := g.Remoteness(q, play); ok && m.Add(one) == moves {
			return q, true, true
		}
	}
	return q, false, false
}

// Foreclosed: a row whose length is fixed is known by its parity; otherwise the
// theory may know it. A lost row that has a move counts 0.
func (g row) Foreclosed(p Heaps, play grundy.Play) (f grundy.Foreclosed, ok bool) {
	list := p.List()
	if moves, ok := g.fixed(list); ok {
		return foreclosedBy(moves, play), true
	}
	if g.foreclosed != nil {
		if f, ok := g.foreclosed(g.moving(list), play); ok {
			return f, true
		}
	}
	if o, ok := g.Outcome(p, play); ok && o == grundy.Previous {
		for range g.Options(p) {
			return grundy.ForeclosedOf(zero), true
		}
	}
	return f, false
}

// foreclosedBy is the foreclosed value of a position that lasts so many moves
// whatever is played. The options of a position last one less, and so on down to
// the end: in normal play to an infinite one after 1 move, in misère play to 0.
func foreclosedBy(moves nat.Nat, play grundy.Play) grundy.Foreclosed {
	switch {
	case moves.IsZero():
		return grundy.Foreclosed{}
	case moves == one && play == grundy.Normal:
		return grundy.Infinite
	}
	return grundy.ForeclosedOf(nat.Of(boolean(moves.Odd() == (play == grundy.Normal))))
}

func boolean(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
