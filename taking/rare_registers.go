package taking

import (
	"encoding/binary"
	"math/bits"
)

// This file is the engine while all values are below 64. The values of all pairs that
// are m together are then the bits of one word, which serves every number that may be
// taken: a heap of n joins the words of the sums that its moves leave.

// most is the least value that a word of marks does not hold.
const most = 64

// registers hold the marks of the sums that are needed next.
type registers struct {
	sums   [2]sums  // by Parts, Any and Unequal
	probes []uint64 // as rare.mates
}

// Sums are the marks of the pairs that are m together.
type sums struct {
	parts Parts
	marks []uint64 // by m modulo their number, a power of two
	next  int      // the sums below it have the marks of their pairs with rare heaps; a multiple of 8
	whole int      // the sums below it have those with a heap below them of at most 8 too
}

// sample is how many heaps known the probes are chosen by.
const sample = 64

// newRegisters returns registers without marks.
func newRegisters(s shape) *registers {
	r := new(registers)
	for i := range r.sums {
		r.sums[i].parts = Parts(i)
	}
	for _, p := range s.splits {
		r.sums[p.parts].marks = make([]uint64, 1<<bits.Len(uint(s.last+sample+2*together)))
	}
	return r
}

// begin forgets the marks, and makes those of the sums from m on when they are needed.
func (r *registers) begin(m int) {
	for i := range r.sums {
		r.sums[i].next = m &^ (together - 1)
		r.sums[i].whole = r.sums[i].next
	}
}

// single computes the heaps below end, or those until a value is too great.
func (e *rare) single(v *Values, end int) {
	for e.known < end && e.size <= most {
		n, x := e.known, uint32(0)
		if len(e.shape.still) == 0 || !e.shape.stuck(n) {
			x = e.registerValue(v.bytes, n)
		}
		if x >= most || x > v.most || e.kind[n&1][0]>>x&1 == 0 {
			e.put(v, x)
			continue
		}
		v.bytes = append(v.bytes, uint8(x))
		e.known++
	}
}

// registerValue returns the value of a heap of n = len(g).
func (e *rare) registerValue(g []uint8, n int) uint32 {
	marks := e.singles(g, n)
	for i := range e.shape.splits {
		p := &e.shape.splits[i]
		sum := &e.registers.sums[p.parts]
		m := n - p.take
		if sum.whole <= m {
			e.fill(sum, g, m)
		}
		marks |= sum.marks[m&(len(sum.marks)-1)]
	}
	common := e.kind[n&1][0]
	bound := ^marks & common
	for wanted := ^marks &^ common & (bound&-bound - 1); wanted != 0; wanted &= wanted - 1 {
		x := bits.TrailingZeros64(wanted)
		if found, _ := e.seek(g, uint8(x), n, 0); !found {
			return uint32(x)
		}
		hint := e.shape.splits[e.hints[x].split]
		sum := &e.registers.sums[hint.parts]
		sum.marks[(n-hint.take)&(len(sum.marks)-1)] |= 1 << x
	}
	return uint32(bits.TrailingZeros64(bound))
}

// singles returns the values of the moves to no heap, to one, and to two equal ones.
func (e *rare) singles(g []uint8, n int) (marks uint64) {
	for _, k := range e.shape.keeps {
		marks |= 1 << (g[n-k] & 63)
	}
	for _, k := range e.shape.equals {
		marks |= uint64(^(n - k) & 1)
	}
	return marks
}

// fill makes the marks of the sums up to m, of heaps that are known.
func (e *rare) fill(s *sums, g []uint8, m int) {
	for s.next <= m {
		block := (*[together]uint64)(s.marks[s.next&(len(s.marks)-1):])
		*block = [together]uint64{}
		markSums(g, e.registers.probes, s.next, block)
		e.walk(s.parts, s.next, s.next, func(from, to, m int) { markSums(g, e.mates[from:to], m, block) },
			func(j, r, other int) { block[j] |= 1 << ((g[r] ^ g[other]) & 63) })
		s.next += together
	}
	low := binary.LittleEndian.Uint64(g[1:])
	for ; s.whole <= m; s.whole++ {
		high := binary.LittleEndian.Uint64(g[s.whole-together:])
		s.marks[s.whole&(len(s.marks)-1)] |= set(low ^ bits.ReverseBytes64(high))
	}
}

// set returns the set of the eight bytes of x, each below 64.
func set(x uint64) uint64 {
	a := uint64(1)<<(x&63) | 1<<(x>>16&63) | 1<<(x>>32&63) | 1<<(x>>48&63)
	b := uint64(1)<<(x>>8&63) | 1<<(x>>24&63) | 1<<(x>>40&63) | 1<<(x>>56&63)
	return a | b
}

// mate is a heap of n with its value, in a word.
func mate(n int, x uint8) uint64 { return uint64(n)<<8 | uint64(x) }

// markSums marks the values of the pairs r+(m+j-r) in the marks j.
func markSums(g []uint8, mates []uint64, m int, marks *[together]uint64) {
	m0, m1, m2, m3, m4, m5, m6, m7 := marks[0], marks[1], marks[2], marks[3], marks[4], marks[5], marks[6], marks[7]
	for _, r := range mates {
		i, x := m-int(r>>8), uint8(r)
		q := g[i : i+together : i+together]
		m0 |= 1 << ((q[0] ^ x) & 63)
		m1 |= 1 << ((q[1] ^ x) & 63)
		m2 |= 1 << ((q[2] ^ x) & 63)
		m3 |= 1 << ((q[3] ^ x) & 63)
		m4 |= 1 << ((q[4] ^ x) & 63)
		m5 |= 1 << ((q[5] ^ x) & 63)
		m6 |= 1 << ((q[6] ^ x) & 63)
		m7 |= 1 << ((q[7] ^ x) & 63)
	}
	*marks = [together]uint64{m0, m1, m2, m3, m4, m5, m6, m7}
}
