package taking

import "context"

// candidate computes a value from below: the xors of the first few pairs of heaps are
// marked, the least value that is not marked is a candidate, and it is the value of
// the heap if it is not the xor of any other pair either. That is asked of 64
// pairs at a time, by the planes.
//
// What is found about the pairs that are m together is kept for the other digits,
// which ask about the same m for other heaps.
//
// Cost: about n/128 steps for each bit of a value, for a heap of n and each digit that
// allows two heaps.
type candidate struct {
	shape  shape
	planes planes
	seen   tags          // values of the moves that leave one heap, none, or two equal ones
	known  [2][]pairings // by Parts, Any and Unequal, and by m modulo their number
	marks  float64       // how many pairs to mark, for each value that may be met
	marked float64       // how many were, since the last balance
	wasted int           // comparisons since then for candidates that were none
}

// Pairings are what is known about the xors of two heaps that are m together.
type pairings struct {
	m      int
	first  int  // the pairs with a smaller heap of 1 … first are all marked
	last   int  // the greatest smaller heap
	met    tags // xors
	absent tags // values that are no xor
}

// newCandidate returns the engine; ok is false if it cannot play the rule. It computes
// in one goroutine.
func newCandidate(r Rule, _ int) (e engine, ok bool) {
	s, ok := r.shape()
	if !ok || s.breaks() == 0 {
		return nil, false
	}
	c := &candidate{shape: s, marks: 4}
	for i := range c.known {
		c.known[i] = make([]pairings, s.last+1)
	}
	return c, true
}

func (e *candidate) name() string { return "candidate" }

// candidateCost estimates the nanoseconds for the value of a heap of n.
func candidateCost(s shape, v *Values, n int) float64 {
	wide := 1
	for wide <= int(v.Max()) {
		wide *= 2
	}
	planes := 0.0
	for x := wide; x > 1; x /= 2 {
		planes++
	}
	splits := float64(s.breaks())
	return 150 + splits*(2*float64(wide)+float64(n)/128*planes)
}

func (e *candidate) extend(ctx context.Context, v *Values, to int) error {
	for n := v.Len(); n < to; n++ {
		if (n%64 == 0 || n > 1<<16) && ctx.Err() != nil {
			return ctx.Err()
		}
		if n%64 == 0 {
			e.balance()
		}
		e.planes.fill(v)
		v.Append(e.value(v, n))
	}
	return nil
}

// value returns the least value that no option of a heap of n has.
func (e *candidate) value(v *Values, n int) uint32 {
	e.seen.begin(v)
	if !e.shape.markSingles(&e.seen, v, n) {
		return 0
	}
	for x := uint32(0); ; x++ {
		if !e.seen.has(x) && !e.met(v, n, x) {
			return x
		}
	}
}

// met reports whether a move of a heap of n leaves two heaps whose xor is x.
func (e *candidate) met(v *Values, n int, x uint32) bool {
	for _, s := range e.shape.splits {
		if n > s.take && e.about(v, n-s.take, s.parts).met.has(x) {
			return true
		}
	}
	for _, s := range e.shape.splits {
		if n > s.take && e.ask(e.about(v, n-s.take, s.parts), x) {
			return true
		}
	}
	return false
}

// about returns what is known about the pairs that are m together.
func (e *candidate) about(v *Values, m int, parts Parts) *pairings {
	list := e.known[parts]
	p := &list[m%len(list)]
	if p.m == m {
		return p
	}
	p.m = m
	p.last = smaller(m, parts)
	p.met.begin(v)
	p.absent.begin(v)
	p.first = min(p.last, (int(e.marks*float64(len(p.met.list)))+63)&^63)
	markPairs(&p.met, v, m, Any, 1, p.first+1)
	e.marked += float64(p.first)
	return p
}

// ask reports whether x is the xor of a pair.
func (e *candidate) ask(p *pairings, x uint32) bool {
	if p.first == p.last || p.absent.has(x) {
		return false
	}
	before := e.planes.looked
	if !e.planes.holds(x, p.m, p.first, p.last) {
		if int(x) < len(p.absent.list) {
			p.absent.mark(x)
		}
		return false
	}
	p.met.mark(x)
	e.wasted += e.planes.looked - before + 64
	return true
}

// balance sets how many pairs are marked, so that the comparisons for candidates
// that are none, which grow fewer fast as more pairs are marked, take about a
// fifth of the time of the marks.
func (e *candidate) balance() {
	if float64(e.wasted)*5 > e.marked {
		e.marks = min(e.marks*1.25, 64)
	} else {
		e.marks = max(e.marks/1.1, 1)
	}
	e.marked, e.wasted = 0, 0
}
