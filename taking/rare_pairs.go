package taking

import (
	"encoding/binary"
	"math/bits"
)

// This file is the engine for values of two bytes: as rare_bytes.go, but words are
// made of the low bytes alone, and what they find is looked at again.

// A row holds the marks of one heap. The filling keeps rows from sharing lines of a cache.
type row struct {
	flags [1 << 16]uint8
	_     [1088]uint8
}

// A pairBlock is what values of two bytes need.
type pairBlock struct {
	low  []uint8 // the low bytes of the values
	rows [together]row
	kind [2][]uint64 // as kinds, for all values below size
	free []uint64    // values without a mark
}

// pairs computes the heaps below end, or those until the values become wider.
func (e *rare) pairs(v *Values, end int) {
	e.lowBytes(v)
	b := e.wide
	for e.known < end && v.Width() == 2 {
		first := e.known
		e.markBlock(v.pairs, first, &b.rows)
		for n := first; n < min(end, first+together) && v.Width() == 2; n++ {
			x := uint32(0)
			if !e.shape.stuck(n) {
				x = e.pairValue(v.pairs, n, &b.rows[n-first].flags)
			}
			b.low = append(b.low, uint8(x))
			e.put(v, x)
		}
	}
}

// lowBytes makes the list of the low bytes of the values.
func (e *rare) lowBytes(v *Values) {
	b := e.wide
	if cap(b.low) < cap(v.pairs) {
		b.low = append(make([]uint8, 0, cap(v.pairs)), b.low...)
	}
	b.low = b.low[:min(len(b.low), e.known)]
	for _, x := range v.pairs[len(b.low):] {
		b.low = append(b.low, uint8(x))
	}
}

// markBlock marks the pairs with a rare heap for the heaps first … first+7, but for
// those with a heap below small.
func (e *rare) markBlock(g []uint16, first int, rows *[together]row) {
	for j := range rows {
		clear(rows[j].flags[:min(2*e.size, 1<<16)]) // the size may double within the block
	}
	e.eachRare(first, func(from, to, m int) { markRows(g, e.at[from:to], m, rows) },
		func(j, r, other int) { rows[j].flags[g[r]^g[other]] = 1 })
}

// markRows marks the values of the pairs r+(m+j-r) in the row j.
func markRows(g []uint16, at []uint32, m int, rows *[together]row) {
	for _, r := range at {
		x, q := g[r], g[m-int(r):][:together]
		rows[0].flags[x^q[0]] = 1
		rows[1].flags[x^q[1]] = 1
		rows[2].flags[x^q[2]] = 1
		rows[3].flags[x^q[3]] = 1
		rows[4].flags[x^q[4]] = 1
		rows[5].flags[x^q[5]] = 1
		rows[6].flags[x^q[6]] = 1
		rows[7].flags[x^q[7]] = 1
	}
}

// pairValue returns the value of a heap of n, given the marks of its pairs with a rare heap.
func (e *rare) pairValue(g []uint16, n int, flags *[1 << 16]uint8) uint32 {
	markSingles(&e.shape, g, n, flags[:])
	x, _ := e.lookPairs(g, n, flags)
	return x
}

// lookPairs is look for values of two bytes.
func (e *rare) lookPairs(g []uint16, n int, flags *[1 << 16]uint8) (x uint32, alone bool) {
	if e.depth.pairs == 0 {
		e.depth.pairs = 2 * e.size
	}
	pairs, work := e.depth.pairs&^7, 0
	for _, p := range e.shape.splits {
		m := n - p.take
		w := e.from.windows(p.last(n), pairs)
		work += w.low + w.end - w.first
		w.leave(e.skip)
		markWords(g[w.begin:w.low], g[m-w.low+1:m-w.begin+1], flags)
		markWords(g[w.first:w.end], g[m-w.end+1:m-w.first+1], flags)
	}
	bound := e.wantedPairs(n, flags)
	x, alone = firstAlone(e.wide.free, func(x int) bool {
		found, steps := e.seekPair(g, uint16(x), n, pairs)
		if found {
			flags[uint16(x)] = 1
			work += steps + 24
		}
		return found
	})
	if alone {
		return x, true
	}
	e.depth.add(work, 16*e.size)
	return uint32(bound), false
}

// wantedPairs returns the least value of the common kind without a mark, or size; it sets
// free to the values of the rare kind below it without one.
func (e *rare) wantedPairs(n int, flags *[1 << 16]uint8) (bound int) {
	b := e.wide
	b.free = b.free[:0]
	for i, common := range b.kind[n&1] {
		free := unmarkedWord(flags[64*i : 64*i+64])
		if c := free & common; c != 0 {
			b.free = append(b.free, free&^common&(c&-c-1))
			return 64*i + bits.TrailingZeros64(c)
		}
		b.free = append(b.free, free&^common)
	}
	return e.size
}

// finishPairs is finish for values of two bytes.
func (e *rare) finishPairs(g []uint16, n, skip int, flags *[1 << 16]uint8, found ahead) uint32 {
	markSingles(&e.shape, g, n, flags[:])
	for _, p := range e.shape.splits {
		m := n - p.take
		markWords(g[1:skip+9], g[m-skip-8:m], flags)
	}
	bound := e.wantedPairs(n, flags)
	x, alone := firstAlone(e.wide.free, func(x int) bool {
		if found.alone && found.x == uint32(x) {
			return false
		}
		met, _ := e.seekPair(g, uint16(x), n, 0)
		return met
	})
	if alone {
		return x
	}
	return uint32(bound)
}

// markWords marks low[i] ^ high[len(high)-1-i]; both have the same length, a
// multiple of 8.
func markWords(low, high []uint16, flags *[1 << 16]uint8) {
	for len(low) >= 4 && len(high) >= 4 {
		a, end := low[:4], len(high)-4
		b := high[end:][:4]
		flags[a[0]^b[3]] = 1
		flags[a[1]^b[2]] = 1
		flags[a[2]^b[1]] = 1
		flags[a[3]^b[0]] = 1
		low, high = low[4:], high[:end]
	}
}

// unmarkedWord returns which of 64 values have no mark.
func unmarkedWord(part []uint8) uint64 {
	w := uint64(0)
	for j := 56; j >= 0; j -= 8 {
		w = w<<8 | binary.LittleEndian.Uint64(part[j:])*sevens>>56
	}
	return ^w
}

// seekPair says whether a move to two heaps has the value x, which is not that of a
// pair marked, and how much work that was, in marks.
func (e *rare) seekPair(g []uint16, x uint16, n, pairs int) (found bool, work int) {
	return e.witness(int(x), n, pairs, func(m, from, to int) (at, steps int) { return e.seekWords(g, x, m, from, to) })
}

// seekWords returns an a with from ≤ a < to such that a+(m-a) has the value x, or
// -1. It finds a by the low bytes, and then looks at the values.
func (e *rare) seekWords(g []uint16, x uint16, m, from, to int) (at, work int) {
	low := e.wide.low
	for from < to {
		i, steps := seekBytes(low[from:to], low[m-to+1:m-from+1], uint8(x))
		if work += steps; i < 0 {
			return -1, work
		}
		from += i
		for end := min(from+16, to); from < end; from++ {
			if g[from]^g[m-from] == x {
				return from, work
			}
		}
		work += 16
	}
	return -1, work
}
