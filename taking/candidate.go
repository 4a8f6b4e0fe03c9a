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
// Where a heap takes long, a crew looks at the heaps of a block; see crew.go.
//
// Cost: about n/128 steps for each bit of a value, for a heap of n and each digit that
// allows two heaps.
type candidate struct {
	planes   planes
	lookers  []looker // one for each goroutine
	crewFrom int      // the least heap that is worth a crew; at least 2·mostHeaps more than the rule may take
	trial    trial
	guesses  []uint32 // of the heaps of a block
}

// A looker looks for candidates, in one goroutine.
type looker struct {
	shape  shape
	planes *planes
	seen   tags          // values of the moves that leave one heap, none, or two equal ones
	known  [2][]pairings // by Parts, Any and Unequal, and by m modulo their number
	marks  float64       // how many pairs to mark, for each value that may be met
	marked float64       // how many were, since the last balance
	wasted int           // comparisons since then for candidates that were none
	heaps  int           // looked at
	looked int           // words compared, counted once for each plane
	miss   [most64]uint64
}

// Pairings are what is known about the xors of two heaps that are m together.
type pairings struct {
	m      int
	below  int  // of the pairs, those of heaps below it
	first  int  // the pairs with a smaller heap of 1 … first are all marked
	last   int  // the greatest smaller heap
	met    tags // xors
	absent tags // values that are no xor
}

// newCandidate returns the engine; ok is false if it cannot play the rule.
func newCandidate(r Rule, workers int) (e engine, ok bool) {
	s, ok := r.shape()
	if !ok || s.breaks() == 0 {
		return nil, false
	}
	c := &candidate{lookers: make([]looker, max(1, workers)), crewFrom: blockFrom + s.last}
	for i := range c.lookers {
		l := &c.lookers[i]
		l.shape, l.planes, l.marks = s, &c.planes, 4
		for parts := range l.known {
			l.known[parts] = make([]pairings, s.last+1)
		}
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
	team := hire(len(e.lookers), to > e.crewFrom)
	defer team.end()
	own := &e.lookers[0]
	for v.Len() < to {
		n := v.Len()
		if (n%64 == 0 || n > 1<<16) && ctx.Err() != nil {
			return ctx.Err()
		}
		e.planes.fill(v)
		if team.size() > 1 && n >= e.crewFrom && e.trial.crew(n) {
			e.block(team, v, min(to, n+min(8*team.size(), mostHeaps)))
			continue
		}
		v.Append(own.value(v, n, 0))
	}
	return nil
}

const (
	blockFrom = 1 << 13 // below it a crew takes longer than one goroutine
	mostHeaps = 64      // how many heaps a crew looks at together
)

// block computes the heaps below to by a crew. A guess is the least value that no
// move has that leaves heaps below the block; it is the value unless another
// move has it.
func (e *candidate) block(team *crew, v *Values, to int) {
	first := v.Len()
	e.guesses = append(e.guesses[:0], make([]uint32, to-first)...)
	team.each(func(worker int) {
		for i := worker * len(e.guesses) / team.size(); i < (worker+1)*len(e.guesses)/team.size(); i++ {
			e.guesses[i] = e.lookers[worker].value(v, first+i, 0)
		}
	})
	for i, x := range e.guesses {
		n := first + i
		if own := &e.lookers[0]; own.shape.leaves(v, n, first, x) {
			e.planes.fill(v)
			x = own.value(v, n, x+1)
		}
		v.Append(x)
	}
}

// leaves reports whether a move of a heap of n that leaves a heap of first or more has the
// value x.
func (s *shape) leaves(v *Values, n, first int, x uint32) bool {
	for _, k := range s.keeps {
		if n-k >= first && k > 0 && v.At(n-k) == x {
			return true
		}
	}
	for _, p := range s.splits {
		m := n - p.take
		for a := 1; m-a >= first; a++ {
			if v.At(a)^v.At(m-a) == x {
				return true
			}
		}
	}
	return false
}

// value returns the least value from x on that no move of a heap of n has that leaves heaps
// below v.Len().
func (e *looker) value(v *Values, n int, x uint32) uint32 {
	if e.heaps++; e.heaps%64 == 0 {
		e.balance()
	}
	e.seen.begin(v)
	if !e.shape.markSingles(&e.seen, v, n) {
		return 0
	}
	for ; ; x++ {
		if !e.seen.has(x) && !e.met(v, n, x) {
			return x
		}
	}
}

// met reports whether a move of a heap of n leaves two heaps whose xor is x.
func (e *looker) met(v *Values, n int, x uint32) bool {
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
func (e *looker) about(v *Values, m int, parts Parts) *pairings {
	list := e.known[parts]
	p := &list[m%len(list)]
	below := min(m, v.Len())
	if p.m == m && p.below == below {
		return p
	}
	p.m, p.below = m, below
	p.last = smaller(m, parts)
	p.met.begin(v)
	p.absent.begin(v)
	p.first = min(p.last, (int(e.marks*float64(len(p.met.list)))+63)&^63)
	markPairs(&p.met, v, m, Any, m-below+1, p.first+1)
	e.marked += float64(p.first)
	return p
}

// ask reports whether x is the xor of a pair.
func (e *looker) ask(p *pairings, x uint32) bool {
	if p.first == p.last || p.absent.has(x) {
		return false
	}
	before := e.looked
	if !e.holds(x, p.m, p.first, p.last) {
		if int(x) < len(p.absent.list) {
			p.absent.mark(x)
		}
		return false
	}
	p.met.mark(x)
	e.wasted += e.looked - before + 64
	return true
}

// balance sets how many pairs are marked, so that the comparisons for candidates
// that are none, which grow fewer fast as more pairs are marked, take about a
// fifth of the time of the marks.
func (e *looker) balance() {
	if float64(e.wasted)*5 > e.marked {
		e.marks = min(e.marks*1.25, 64)
	} else {
		e.marks = max(e.marks/1.1, 1)
	}
	e.marked, e.wasted = 0, 0
}
