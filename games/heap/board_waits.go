package heap

import (
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// This file says how long Nim with a dynamic limit lasts if the winner hurries, for
// [Dynamic].
//
// A part H_(i+1) = H_i + H_j waits w(H_(i+1)) = w(H_i) + w(H_j) moves, but 2 where
// H_j = 1; and w(1) = 0. A lost heap with a limit of at least 1 lasts W moves, the
// sum of w over its parts. A heap that is won lasts 1 + W of what is left by the
// winning move that takes most.
//
// Not shorter: the loser takes 1. The least part H_(i+1) becomes H_i + (H_j - 1), and
// so on with H_j down to a part H_a + 1, of which H_a is left. The parts of what is
// left are these and the others, each above f of the one before, and H_a <= f(1); so
// the winner can take H_a and nothing else, and W has become 2 less.
//
// Not longer: the loser takes t, less than the least part H, and the winner the least
// part r of what that leaves. That takes W down by 2 at least, because W(H-t) - w(r)
// <= w(H) - 2. For H = H_i + H_j this follows from H_j if t < H_j, as H_i is then
// among the parts that stay; for t = H_j only r is left; and for t > H_j it follows
// from H_i.
//
// In misère play the poisoned counter is one move more. In Fibonacci Nim with F_2 = 1,
// F_3 = 2, … the part F_k waits 2·F_(k-2), so W is twice n with its parts two places
// down, which is 2·(2n + 1 - floor((n+1)·φ)).

var lengthOfDynamic = family.Fact{
	What:      grundy.Text{En: "length of play, the winner hurrying", Zh: "步数（胜者求快）"},
	Statement: grundy.Text{En: "lost heaps: the sum of w over the parts, w(1) = 0, w(H_(i+1)) = w(H_i) + w(H_j), but 2 for H_j = 1; misère play: one move more with one counter less; won heaps: one move more than what the winning move that takes most leaves", Zh: "先手负：各部分的 w 之和，w(1) = 0，w(H_(i+1)) = w(H_i) + w(H_j)，H_j = 1 时为 2；反常规玩法：少一个石子、多一步；先手胜：取得最多的必胜走法之后的步数加一"},
	Source:    "own, proved in games/heap/board_waits.go",
}

var lengthOfFibonacci = family.Fact{
	What:      grundy.Text{En: "length of play, the winner hurrying", Zh: "步数（胜者求快）"},
	Statement: grundy.Text{En: "lost heaps: 2·(2n + 1 - floor((n+1)·φ)), which for a Fibonacci number is twice the one two places before it; misère play: one move more with one counter less; won heaps: one move more than what the winning move that takes most leaves", Zh: "先手负：2·(2n + 1 - floor((n+1)·φ))，n 为斐波那契数时即前面第二个斐波那契数的两倍；反常规玩法：少一个石子、多一步；先手胜：取得最多的必胜走法之后的步数加一"},
	Source:    "own, proved in games/heap/board_waits.go",
}

// Remoteness is not known for a heap that is won and too huge to list its parts.
//
// Cost: that of the parts.
func (g dynamic) Remoteness(p Limited, play grundy.Play) (nat.Nat, bool) {
	switch {
	case p.N.IsZero() || p.Limit.IsZero():
		return zero, true
	case g.factor.IsZero() && g.plus.IsZero():
		return one, true
	}
	q, _ := g.played(p, play)
	more := p.N.Sub(q.N)
	o, ok := g.Outcome(p, play)
	if !ok || q.N.IsZero() {
		return more, ok
	}
	if o == grundy.Previous && g.isFibonacci() && q.N.BitLen() > huge {
		n := q.N.Add(one)
		return n.Shl(1).Sub(one).Sub(nat.FloorPhi(n)).Shl(1).Add(more), true
	}
	if g.isBinary() {
		// The part 2^k waits 2^k moves but for 1, and a lost heap is even.
		left := q.N.Sub(g.mostBinary(q))
		return left.Add(nat.Of(boolean(o == grundy.Next))).Add(more), true
	}
	moves, ok := g.wait(q)
	if o == grundy.Next {
		moves = moves.Add(one)
	}
	return moves.Add(more), ok
}

// mostBinary returns the greatest number within the limit that consists of least
// binary parts: the bits of n up to some place.
func (g dynamic) mostBinary(p Limited) nat.Nat {
	bits := uint(p.Limit.BitLen())
	low := p.N.Sub(p.N.Shr(bits).Shl(bits))
	if p.Limit.Less(low) {
		low = low.Sub(one.Shl(bits - 1))
	}
	return low
}

// wait returns W of what the winning move that takes most leaves of p, or of p if
// there is none.
func (g dynamic) wait(p Limited) (moves nat.Nat, ok bool) {
	parts, top, tops, ok := g.split(p.N)
	if !ok {
		return zero, false
	}
	taken, t := 0, zero
	for i, part := range parts {
		t = t.Add(part)
		if p.Limit.Less(t) {
			break
		}
		if i+1 == len(parts) || g.next(t).Less(parts[i+1]) {
			taken = i + 1
		}
	}
	if taken == len(parts) && !tops.IsZero() {
		more, _ := p.Limit.Sub(t).DivMod(top)
		tops = tops.Sub(nat.Min(tops, more))
	}
	for _, part := range parts[taken:] {
		moves = moves.Add(g.waitOf(part))
	}
	if !tops.IsZero() {
		moves = moves.Add(tops.Mul(g.waitOf(top)))
	}
	return moves, true
}

// waitOf returns how long a part waits that split has listed.
func (g dynamic) waitOf(part nat.Nat) nat.Nat {
	g.parts.mu.Lock()
	defer g.parts.mu.Unlock()
	i, _ := slices.BinarySearchFunc(g.parts.terms, part, nat.Nat.Cmp)
	return g.parts.waits[i]
}

// Suspense is known where nothing can be chosen.
func (g dynamic) Suspense(p Limited, play grundy.Play) (nat.Nat, bool) {
	width := nat.Min(p.N, p.Limit)
	switch {
	case width.IsZero():
		return zero, true
	case g.factor.IsZero() && g.plus.IsZero():
		return one, true
	case width == one && p.N == one:
		return one, true
	case g.factor.IsZero() && g.plus == one && width == one:
		return p.N, true
	}
	return zero, false
}

// Stall takes one counter.
func (g dynamic) Stall(p Limited, play grundy.Play) (q Limited, longest, ok bool) {
	if p.N.IsZero() || p.Limit.IsZero() {
		return q, false, false
	}
	o, ok := g.Outcome(p, play)
	return g.after(p, one), true, ok && o == grundy.Previous
}

// Foreclosed: a heap within the limit can be taken whole, which is infinite in
// normal play; a lost heap with a move counts 0.
func (g dynamic) Foreclosed(p Limited, play grundy.Play) (f grundy.Foreclosed, ok bool) {
	switch {
	case p.N.IsZero() || p.Limit.IsZero():
		return f, true
	case play == grundy.Normal && (!p.Limit.Less(p.N) || g.factor.IsZero() && g.plus.IsZero()):
		return grundy.Infinite, true
	case g.factor.IsZero() && g.plus.IsZero():
		return grundy.ForeclosedOf(zero), true
	}
	o, ok := g.Outcome(p, play)
	return grundy.ForeclosedOf(zero), ok && o == grundy.Previous
}
