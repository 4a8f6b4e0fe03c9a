package heap

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file tells the options of positions from other positions, so that a move can be
// made in a heap of any size.

var (
	_ grundy.Reacher[Pair]    = wythoff{}
	_ grundy.Taker[Pair]      = wythoff{}
	_ grundy.Reacher[Pair]    = (*euclid)(nil)
	_ grundy.Taker[Pair]      = (*euclid)(nil)
	_ grundy.Reacher[Limited] = dynamic{}
	_ grundy.Taker[Limited]   = dynamic{}
)

// Reaches looks at the first heap that differs: no move leaves of a heap the heap itself
// and another.
func (g row) Reaches(p, q Heaps) (yes, ok bool) {
	if g.may == nil {
		return false, false
	}
	from, to := p.List(), q.List()
	grown := len(to) - len(from)
	if grown < 0 || grown > 1 {
		return false, true
	}
	i := 0
	for i < len(from) && from[i] == to[i] {
		i++
	}
	if i == len(from) {
		return false, true
	}
	for k := i + 1; k < len(from); k++ {
		if from[k] != to[k+grown] {
			return false, true
		}
	}
	return g.may(from[i], to[i:i+1+grown]), true
}

func (g row) Heaps(p Heaps) int { return len(p.List()) }

func (g row) Take(p Heaps, i int, k nat.Nat) (Heaps, bool) {
	list := p.List()
	if g.may == nil || k.IsZero() || list[i].Less(k) {
		return p, false
	}
	left := list[i].Sub(k)
	return replace(list, i, left), g.may(list[i], []nat.Nat{left})
}

// fewer is what a move leaves that takes any number.
func fewer(n nat.Nat, left []nat.Nat) bool { return len(left) == 1 && left[0].Less(n) }

// taking is what a move leaves that takes from least to most.
func takingFrom(least, most nat.Nat) func(n nat.Nat, left []nat.Nat) bool {
	return func(n nat.Nat, left []nat.Nat) bool {
		if !fewer(n, left) {
			return false
		}
		k := n.Sub(left[0])
		return !k.Less(least) && !most.Less(k)
	}
}

// less returns the pair where heap i has k counters less.
func (p Pair) less(i int, k nat.Nat) (Pair, bool) {
	switch {
	case k.IsZero():
	case i == 0 && !p.A.Less(k):
		return Pair{p.A.Sub(k), p.B}, true
	case i == 1 && !p.B.Less(k):
		return Pair{p.A, p.B.Sub(k)}, true
	}
	return p, false
}

func (wythoff) Heaps(Pair) int { return 2 }

func (wythoff) Take(p Pair, i int, k nat.Nat) (Pair, bool) { return p.less(i, k) }

// Reaches: one heap has less, or both have, by numbers that differ by less than diff.
func (g wythoff) Reaches(p, q Pair) (yes, ok bool) {
	if p == q || p.A.Less(q.A) || p.B.Less(q.B) {
		return false, true
	}
	k, l := p.A.Sub(q.A), p.B.Sub(q.B)
	if k.Less(l) {
		k, l = l, k
	}
	return l.IsZero() || k.Sub(l).Less(g.diff), true
}

func (*euclid) Heaps(Pair) int { return 2 }

func (g *euclid) Take(p Pair, i int, k nat.Nat) (Pair, bool) {
	q, ok := p.less(i, k)
	if !ok {
		return p, false
	}
	yes, _ := g.Reaches(p, q)
	return q, yes
}

// Reaches: the larger heap has less, by as many times the smaller one as may be taken.
func (g *euclid) Reaches(p, q Pair) (yes, ok bool) {
	c := divide(p)
	most := g.most(c)
	left := q.A
	if c.turned {
		left = q.B
	}
	if most.IsZero() || !left.Less(c.large) {
		return false, true
	}
	k, rest := c.large.Sub(left).DivMod(c.small)
	return rest.IsZero() && !most.Less(k) && c.after(k) == q, true
}

func (dynamic) Heaps(Limited) int { return 1 }

func (g dynamic) Take(p Limited, _ int, k nat.Nat) (Limited, bool) {
	if k.IsZero() || nat.Min(p.N, p.Limit).Less(k) {
		return p, false
	}
	return g.after(p, k), true
}

func (g dynamic) Reaches(p, q Limited) (yes, ok bool) {
	if !q.N.Less(p.N) {
		return false, true
	}
	after, legal := g.Take(p, 0, p.N.Sub(q.N))
	return legal && after == q, true
}
