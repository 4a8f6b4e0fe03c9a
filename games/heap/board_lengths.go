package heap

import (
	"sync"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file finds how long a heap of a subtraction game lasts, for [Subtraction].
//
// The length of a heap follows from the lengths of its options, so from those of
// the last max s heaps. The rule that it follows by looks at their parity and
// takes the least or the greatest, so it commutes with adding an even number to all
// of them. So two windows of max s lengths whose differences are one even number
// prove that everything between them repeats for ever, with that number added each
// time.
//
// In misère play with the winner hurrying nothing new is to be found. A move that
// leaves fewer than min counters loses and is the shortest, so it plays no part
// beside others: a heap of n acts like one of n-min in normal play, and then one
// move is left.

// lengths are the lengths of the heaps 0, 1, …, counted in units of the set; they
// grow by gain in each period.
type lengths struct {
	steps  *cycle // of the differences and the parities
	values []int32
	gain   nat.Nat
}

func (l *lengths) at(n nat.Nat) nat.Nat {
	known := l.steps.preperiod + l.steps.period
	if w, ok := n.Uint64(); ok && w < uint64(known) {
		return number(int(l.values[w]))
	}
	q, r := n.Sub(number(l.steps.preperiod)).DivMod(number(l.steps.period))
	i, _ := r.Uint64()
	return number(int(l.values[l.steps.preperiod+int(i)])).Add(q.Mul(l.gain))
}

// findLengths looks for two windows that differ by an even number among the first
// limit lengths. It returns nil if there are none: where one class of heaps gains
// faster than another, as with the set {3, 9, 11}, there never are.
//
// Cost: O(limit·len(steps)) time, 8 bytes a length.
func findLengths(steps []int, limit int, play grundy.Play, hurry bool) *lengths {
	l, lost := lengths{}, int32(0)
	if play == grundy.Misere {
		lost = 1
	}
	l.steps = repeating(steps[len(steps)-1], limit, func(symbols []uint32) uint32 {
		n := len(symbols)
		v := l.next(steps, n, lost, hurry)
		d := v
		if n > 0 {
			d -= l.values[n-1]
		}
		l.values = append(l.values, v)
		return uint32(d<<1^d>>31)<<1 | uint32(v&1)
	})
	if l.steps == nil {
		return nil
	}
	last := len(l.values) - 1
	l.gain = number(int(l.values[last] - l.values[last-l.steps.period]))
	return &l
}

// next applies the definition to the heap of n: lost positions have the parity
// lost.
func (l *lengths) next(steps []int, n int, lost int32, hurry bool) int32 {
	var win, lose span
	for _, s := range steps {
		if s > n {
			break
		}
		if v := l.values[n-s]; v&1 == lost {
			win.add(v)
		} else {
			lose.add(v)
		}
	}
	switch {
	case win.any && hurry:
		return win.least + 1
	case win.any:
		return win.most + 1
	case lose.any && hurry:
		return lose.most + 1
	case lose.any:
		return lose.least + 1
	}
	return 0
}

// A pacing has the lengths of one heap of a finite set, found when they are asked
// for.
type pacing struct {
	least, unit                     nat.Nat // the least member, and the unit of the set
	hurried, delayed, misereDelayed func() *lengths
}

// lengthEffort bounds the search for lengths, in values times members of the set.
const lengthEffort = cycleEffort / 8

func newPacing(set []nat.Nat, unit nat.Nat) *pacing {
	steps := inUnits(set, unit)
	later := func(play grundy.Play, hurry bool) func() *lengths {
		return sync.OnceValue(func() *lengths { return findLengths(steps, lengthEffort/len(steps), play, hurry) })
	}
	return &pacing{
		least: set[0], unit: unit,
		hurried: later(grundy.Normal, true), delayed: later(grundy.Normal, false), misereDelayed: later(grundy.Misere, false),
	}
}

// inUnits divides the members of a set, which then fit.
func inUnits(set []nat.Nat, unit nat.Nat) []int {
	steps := make([]int, len(set))
	for i, s := range set {
		q, _ := s.DivMod(unit)
		w, _ := q.Uint64()
		steps[i] = int(w)
	}
	return steps
}

func (p *pacing) read(l *lengths, n nat.Nat) (nat.Nat, bool) {
	if l == nil {
		return zero, false
	}
	q, _ := n.DivMod(p.unit)
	return l.at(q), true
}

func (p *pacing) remoteness(n nat.Nat, play grundy.Play) (nat.Nat, bool) {
	if play == grundy.Normal {
		return p.read(p.hurried(), n)
	}
	if n.Less(p.least) {
		return zero, true
	}
	moves, ok := p.read(p.hurried(), n.Sub(p.least))
	return moves.Add(one), ok
}

func (p *pacing) suspense(n nat.Nat, play grundy.Play) (nat.Nat, bool) {
	if play == grundy.Normal {
		return p.read(p.delayed(), n)
	}
	return p.read(p.misereDelayed(), n)
}

// findForeclosed looks for the period of the foreclosed values of normal play, as
// codes. They follow from the last max s ones, as Grundy values do.
func findForeclosed(steps []int, limit int) *cycle {
	marks := make([]int, len(steps)+4)
	return repeating(steps[len(steps)-1], limit, func(codes []uint32) uint32 {
		n := len(codes)
		if n < steps[0] {
			return 0
		}
		for _, s := range steps {
			if s > n {
				break
			}
			if codes[n-s] == 0 {
				return 1
			}
			marks[codes[n-s]] = n + 1
		}
		v := uint32(2)
		for marks[v] == n+1 {
			v++
		}
		return v
	})
}

// A span is the least and the greatest of the lengths that were added to it.
type span struct {
	any         bool
	least, most int32
}

func (s *span) add(v int32) {
	if !s.any {
		*s = span{true, v, v}
		return
	}
	s.least, s.most = min(s.least, v), max(s.most, v)
}
