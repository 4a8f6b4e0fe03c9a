package heap

import (
	"context"
	"iter"
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// This file plays with runs of bounded length, for [Run].
//
// A move takes least … most neighbours, so the game has a code: the digit 7 at those
// numbers. Beyond the values that package taking computes, the winner of one row follows
// from its middle: whoever can leave two equal rows, or none, answers each move by its
// mirror image. From n counters, take a number as odd as n: that is possible if n is at
// least least, and as odd as n or of two lengths that may be taken.

// codedRun is the greatest length that is written into a code.
const codedRun = 1 << 12

// segments is the game of bounded runs.
type segments struct {
	row
	least, most nat.Nat
	unbounded   bool
}

var (
	_ grundy.Game[Heaps]      = segments{}
	_ grundy.Decider[Heaps]   = segments{}
	_ grundy.Chooser[Heaps]   = segments{}
	_ grundy.Explainer[Heaps] = segments{}
	_ grundy.Preparer[Heaps]  = segments{}
)

// newSegments returns the game of a family's min and max, which are given or not.
func newSegments(a family.Arguments) (grundy.Game[Heaps], error) {
	least, _ := a.Natural("min")
	most, bounded := a.Natural("max")
	switch {
	case least.IsZero():
		return nil, a.Errorf("min", "want at least 1; taking nothing would be no move")
	case bounded && most.Less(least):
		return nil, a.Errorf("max", "want at least min, which is %s; got %s", least, most)
	}
	g := segments{least: least, most: most, unbounded: !bounded}
	l, r := word(least), word(most)
	if !bounded {
		r = l
	}
	if r > codedRun {
		g.row = row{theory{
			moves: g.runs, splits: true, width: g.ways, idle: g.stuck, name: nameSplit,
			forced: func(n nat.Nat) (nat.Nat, bool) { return zero, g.stuck(n) },
		}}
	} else {
		code := "0." + strings.Repeat("0", int(l-1)) + strings.Repeat("7", int(r-l+1))
		if !bounded {
			code = code[:len(code)-1] + "[7]"
		}
		t, err := taken(code)
		if err != nil {
			return nil, err
		}
		g.row = t
	}
	return g, nil
}

// stuck reports whether a row has no move.
func (g segments) stuck(n nat.Nat) bool { return n.Less(g.least) }

// longest is the longest run that a row allows.
func (g segments) longest(n nat.Nat) nat.Nat {
	if g.unbounded {
		return n
	}
	return nat.Min(n, g.most)
}

// runs leaves two rows, the smaller first, or one, after short runs before long ones.
func (g segments) runs(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		for k := range counted(g.least, g.longest(n)) {
			rest := n.Sub(k)
			for a := range counted(zero, rest.Shr(1)) {
				left := []nat.Nat{rest}
				if !a.IsZero() {
					left = []nat.Nat{a, rest.Sub(a)}
				}
				if !yield(left) {
					return
				}
			}
		}
	}
}

// ways counts the moves: floor(rest/2) + 1 for each rest, which goes down from n-least.
func (g segments) ways(n nat.Nat) nat.Nat {
	if g.stuck(n) {
		return zero
	}
	below := func(m nat.Nat) nat.Nat { // the moves that leave 0 … m-1
		if m.IsZero() {
			return zero
		}
		return m.Add(m.Sub(one).Mul(m.Sub(one)).Shr(2))
	}
	return below(n.Sub(g.least).Add(one)).Sub(below(n.Sub(g.longest(n))))
}

// middle returns the run to take from the middle of a row, so that two equal rows are
// left, or none; ok is false if there is none.
func (g segments) middle(n nat.Nat) (k nat.Nat, ok bool) {
	k = g.least
	switch {
	case n.Less(k):
		return zero, false
	case k.Odd() == n.Odd():
		return k, true
	}
	k = k.Add(one)
	return k, !n.Less(k) && !g.longest(n).Less(k)
}

// lone returns the only row that has a move, if there is only one.
func (g segments) lone(p Heaps) (i int, n nat.Nat, ok bool) {
	for j, m := range p.List() {
		if g.stuck(m) {
			continue
		}
		if ok {
			return 0, zero, false
		}
		i, n, ok = j, m, true
	}
	return i, n, ok
}

// Prepare computes values, unless one row is won from its middle and its values would
// take more than ten times patience.
func (g segments) Prepare(ctx context.Context, p Heaps, play grundy.Play, account grundy.Account) error {
	if _, n, ok := g.lone(p); ok && play == grundy.Normal {
		_, wins := g.middle(n)
		if width, _ := g.Width(p); wins && number(10*patience).Less(n.Mul(width)) {
			return nil
		}
	}
	return g.row.Prepare(ctx, p, play, account)
}

// Outcome of one row follows from its middle where its value is not known.
func (g segments) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	if o, ok := g.row.Outcome(p, play); ok {
		return o, true
	}
	if _, n, ok := g.lone(p); ok && play == grundy.Normal {
		_, wins := g.middle(n)
		return grundy.Next, wins
	}
	return grundy.Unknown, false
}

// Choose finds the move to the middle where the others are not known.
func (g segments) Choose(p Heaps, play grundy.Play, limit int) (c grundy.Choices[Heaps], ok bool) {
	if c, ok := g.row.Choose(p, play, limit); ok {
		return c, true
	}
	if _, ok := g.values(p.List()); ok || play == grundy.Misere {
		return c, false
	}
	i, n, ok := g.lone(p)
	if !ok {
		return c, false
	}
	k, ok := g.middle(n)
	if width, few := g.Width(p); few && !number(1<<10).Less(width) || !ok {
		return c, false
	}
	half := n.Sub(k).Shr(1)
	left := []nat.Nat{half, half}
	if half.IsZero() {
		left = []nat.Nat{zero}
	}
	if limit > 0 {
		c.First = []Heaps{replace(p.List(), i, left...)}
	}
	return c, true
}

func (g segments) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	steps := g.row.Explain(p, play)
	i, n, ok := g.lone(p)
	k, wins := g.middle(n)
	if !ok || !wins || play == grundy.Misere {
		return steps
	}
	if len(p.List()) > 1 {
		steps = append(steps, grundy.Say("Only {heap} has a move.", "只有{heap}还能走。", "heap", ordinal(i)))
	}
	return append(steps, grundy.Say(
		"From the middle of {n}, {k} can be taken, so that two equal rows are left, or none: then answer each move by its mirror image.",
		"从 {n} 的正中取 {k} 个，剩下相等的两行（或全部取完），此后对称应对即可。", "n", n, "k", k))
}
