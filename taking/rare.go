package taking

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"example.org/grundy"
)

// rare is the engine of sparse spaces. A [functional] makes most heaps common and
// few rare. For a heap of n it marks the values of all moves that leave a rare heap. These
// are all values of the common kind, so the least of that kind without a mark
// bounds g(n). A smaller value of the rare kind without a mark is not g(n) if two common
// heaps have it: one such pair, a witness, is enough. Only a value without a
// witness needs all pairs, and then n is a new rare heap.
//
// The answer does not depend on the functional; the speed does.
//
// Cost: for a heap of n a step for each rare heap, and a few for each value; n/16 steps
// more for each new rare heap.
type rare struct {
	rule      Rule
	shape     shape
	place     bool // the numbers of pairs have one parity
	odd       bool // they are odd
	start     int  // the definition computes the heaps below
	naive     *naive
	spectrum  spectrum
	f         functional
	known     int      // heaps classified and counted
	at        []uint32 // rare heaps, ascending, without the heap of 0
	mates     []uint64 // the same with their values, as mate has them, while all values are bytes
	next      int      // how many values may be known before the functional is looked for anew
	chosen    int      // len(at) when it was last looked for
	size      int      // a power of two above all values
	kind      [2]kinds // by the parity of n
	from      place    // where the search for witnesses begins
	depth     depth
	flags     []uint8
	block     *block
	wide      *pairBlock
	registers *registers
	counted   int       // heaps in the spectrum
	hints     []witness // where a value was found last
	skip      int       // pairs with a heap of at most skip are looked at later; a multiple of 8
	hands     []*rare   // one for each goroutine, if there are several
	crewFrom  int       // the least heap that may be worth a crew
	crowd     int       // how many rare heaps are
	trial     trial
	blocks    []block // of a hand, for a portion of a block, as are the next two
	rows      [][together]row
	found     [portion]ahead
}

// kinds tells the kind of the values below 256: bit x of the words is set if x is common.
type kinds [4]uint64

// newRare returns the engine; ok is false if the rule leaves three heaps, takes any
// number, or never leaves two heaps of different sizes.
func newRare(r Rule, workers int) (e *rare, ok bool) {
	s, ok := r.shape()
	if !ok || slices.Contains(s.keeps, 0) {
		return nil, false
	}
	e = &rare{rule: r, shape: s, start: max(firstReview, 2*s.last+4*small)}
	e.place, e.odd = s.place()
	for range max(workers, 1) {
		e.hands = append(e.hands, &rare{shape: s})
	}
	e.crewFrom, e.crowd = blockFrom+s.last, crowd
	return e, len(s.splits) > 0
}

func (e *rare) name() string { return "rare" }

// rareSize returns how many heaps are rare among those known.
func (e *rare) rareSize() int { return len(e.at) }

// describe says what the engine does, for --plan.
func (e *rare) describe() string {
	if e.known == 0 {
		return "no mask yet"
	}
	return fmt.Sprintf("mask %s, %d of %d heaps rare", e.f, len(e.at), e.known)
}

func (e *rare) extend(ctx context.Context, v *Values, to int) error {
	if to > math.MaxInt32 {
		return &grundy.LimitError{What: "engine rare", Limit: "heaps below 2^31", Done: uint64(v.Len()), Of: uint64(to), Unit: "heaps"}
	}
	if v.Len() < e.start {
		if e.naive == nil {
			e.naive = newNaive(e.rule)
		}
		if err := e.naive.extend(ctx, v, min(to, e.start)); err != nil {
			return err
		}
	}
	team := hire(len(e.hands), to > e.crewFrom)
	defer team.end()
	for v.Len() < to {
		if err := ctx.Err(); err != nil {
			return err
		}
		if v.Len() != e.known || e.known >= e.next {
			e.review(v)
		}
		if e.worthCrew(v, team) {
			e.share(v, team, to)
			continue
		}
		end := min(to, e.known+batch)
		switch v.Width() {
		case 1:
			if e.size <= most {
				e.single(v, end)
			} else {
				e.bytes(v, end)
			}
		case 2:
			e.pairs(v, end)
		default:
			words(e, v, func() []uint32 { return v.longs }, end)
		}
	}
	return nil
}

// review counts the values that are new, looks for the best functional, and
// classifies the heaps anew if it is another.
func (e *rare) review(v *Values) {
	if e.known > v.Len() {
		*e = rare{rule: e.rule, shape: e.shape, place: e.place, odd: e.odd, start: e.start, naive: e.naive, hands: e.hands, crewFrom: e.crewFrom, crowd: e.crowd, trial: trial{always: e.trial.always}}
	}
	fresh := e.known == 0
	for ; e.known < v.Len(); e.known++ {
		if !fresh && e.known > 0 {
			e.classify(v.At(e.known), e.known)
		}
	}
	e.spectrum.count(v, e.counted, e.known)
	e.counted = e.known
	f, rare := e.spectrum.best(e.place, e.odd)
	if fresh || f != e.f && rare < len(e.at)-len(e.at)/32 {
		e.f = f
		e.at, e.mates = e.at[:0], e.mates[:0]
		for n := 1; n < e.known; n++ {
			e.classify(v.At(n), n)
		}
		e.size = 0
	}
	e.fit(v.Max())
	if e.size <= most {
		e.from = places[0]
		e.probe(v.bytes)
	} else {
		e.from = e.bestPlace(v)
	}
	e.chosen = len(e.at)
	e.next = e.known + e.known/2 + 4*len(e.spectrum[0])
}

// classify adds n to the rare heaps if it is one.
func (e *rare) classify(x uint32, n int) {
	if e.f.common(x, n) {
		return
	}
	e.at = append(e.at, uint32(n))
	if x <= math.MaxUint8 {
		e.mates = append(e.mates, mate(n, uint8(x)))
	}
}

// put adds the value of the next heap.
func (e *rare) put(v *Values, x uint32) {
	v.Append(x)
	e.classify(x, e.known)
	e.fit(x)
	e.known++
	if len(e.at) > 2*e.chosen+64 {
		e.next = min(e.next, e.known)
	}
}

// fit makes the tables large enough for the value x.
func (e *rare) fit(x uint32) {
	if x > math.MaxUint8 && e.wide == nil {
		e.wide = new(pairBlock)
		e.size = 0
	}
	if e.size > int(x) {
		return
	}
	if e.size == most {
		e.next = min(e.next, e.known+1) // no more registers
	}
	e.size = max(most, 1<<bits.Len32(x))
	e.hints = append(e.hints, make([]witness, max(0, e.size-len(e.hints)))...)
	for parity := range e.kind {
		e.kind[parity] = kinds{}
		for x := range 256 {
			if e.f.common(uint32(x), parity) {
				e.kind[parity][x/64] |= 1 << (x % 64)
			}
		}
		if e.wide != nil {
			e.wide.kind[parity] = e.f.words(e.size, parity)
		}
	}
}

// eachRare walks the rare heaps that leave pairs of the heaps first … first+7, but for pairs
// with a heap below together; run and one are those of walk.
func (e *rare) eachRare(first int, run func(from, to, m int), one func(j, r, other int)) {
	for _, p := range e.shape.splits {
		m := first - p.take
		e.walk(p.parts, m, m-together+1, run, one)
	}
}

// walk goes through the rare heaps from together, or skip, to below-1, which must be at most m. run
// takes those of e.at from … to-1 all at once: each makes a pair with m+j-r, for j from 0 to
// 7. Two equal heaps may be no move: then one takes the rare heaps in the middle one by
// one, each with its other heap.
func (e *rare) walk(parts Parts, m, below int, run func(from, to, m int), one func(j, r, other int)) {
	from, _ := slices.BinarySearch(e.at, uint32(max(together, e.skip)))
	to, _ := slices.BinarySearch(e.at, uint32(below))
	if parts == Any {
		run(from, to, m)
		return
	}
	low, _ := slices.BinarySearch(e.at, uint32(m+1)/2)
	high, _ := slices.BinarySearch(e.at, uint32(m+together-1)/2+1)
	run(from, low, m)
	for _, r := range e.at[low:high] {
		for j := range together {
			if other := m + j - int(r); other != int(r) {
				one(j, int(r), other)
			}
		}
	}
	run(high, to, m)
}
