package taking

import (
	"encoding/binary"
	"math/bits"
)

// This file is the engine for values that are bytes: eight heaps at a time, eight values in
// a word. rare_words.go is the same in its plain form.

// small is such that pairs with a heap not above it are marked for each heap alone.
const small = 16

// together is how many heaps share the walk through the rare ones.
const together = 8

const (
	ones   = 0x0101010101010101
	tops   = 0x8080808080808080
	sevens = 0x0102040810204080 // moves the lowest bits of eight bytes into the top byte
)

// A block holds the marks of heaps that follow each other.
type block struct{ flags [together][256]uint8 }

// bytes computes the heaps below end, or those until the values become wider.
func (e *rare) bytes(v *Values, end int) {
	if e.block == nil {
		e.block = new(block)
	}
	for e.known < end && v.Width() == 1 {
		first := e.known
		e.mark(v.bytes, first, e.block)
		for n := first; n < min(end, first+together) && v.Width() == 1; n++ {
			x := uint32(0)
			if !e.shape.stuck(n) {
				x = e.value(v.bytes, n, &e.block.flags[n-first])
			}
			e.put(v, x)
		}
	}
}

// mark marks the pairs with a rare heap for the heaps first … first+7, but for
// those with a heap below small.
func (e *rare) mark(g []uint8, first int, b *block) {
	b.flags = [together][256]uint8{}
	e.eachRare(first, func(from, to, m int) { b.mark(g, e.mates[from:to], m) },
		func(j, r, other int) { b.flags[j][g[r]^g[other]] = 1 })
}

// mark marks the values of the pairs r+(m+j-r) in the marks of the heap j.
func (b *block) mark(g []uint8, mates []uint64, m int) {
	for _, r := range mates {
		x := binary.LittleEndian.Uint64(g[m-int(r>>8):]) ^ uint64(uint8(r))*ones
		b.flags[0][uint8(x)] = 1
		b.flags[1][uint8(x>>8)] = 1
		b.flags[2][uint8(x>>16)] = 1
		b.flags[3][uint8(x>>24)] = 1
		b.flags[4][uint8(x>>32)] = 1
		b.flags[5][uint8(x>>40)] = 1
		b.flags[6][uint8(x>>48)] = 1
		b.flags[7][uint8(x>>56)] = 1
	}
}

// value returns the value of a heap of n, given the marks of its pairs with a rare heap.
func (e *rare) value(g []uint8, n int, flags *[256]uint8) uint32 {
	markSingles(&e.shape, g, n, flags[:])
	x, _ := e.look(g, n, flags)
	return x
}

// look marks, of the pairs of two common heaps that a heap of n leaves, those that are
// likely to be wanted, and looks for the values of the rare kind that have no mark then. It
// returns the least value that no move has, and whether that is of the rare kind. Pairs
// with a heap of at most skip are left out, and a few more.
func (e *rare) look(g []uint8, n int, flags *[256]uint8) (x uint32, alone bool) {
	if e.depth.pairs == 0 {
		e.depth.pairs = 2 * e.size
	}
	pairs := e.depth.pairs &^ 7
	work := 0
	for _, p := range e.shape.splits {
		m := n - p.take
		w := e.from.windows(p.last(n), pairs)
		work += w.low + w.end - w.first
		w.leave(e.skip)
		markBytes(g[w.begin:w.low], g[m-w.low+1:m-w.begin+1], flags)
		markBytes(g[w.first:w.end], g[m-w.end+1:m-w.first+1], flags)
	}
	free := unmarked(flags, e.size)
	bound, wanted := e.kind[n&1].bound(&free, e.size)
	x, alone = firstAlone(wanted[:], func(x int) bool {
		found, steps := e.seek(g, uint8(x), n, pairs)
		if found {
			flags[uint8(x)] = 1
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

// firstAlone returns the least of the values wanted that is not met.
func firstAlone(wanted []uint64, met func(x int) bool) (x uint32, ok bool) {
	for i, w := range wanted {
		for ; w != 0; w &= w - 1 {
			if x := 64*i + bits.TrailingZeros64(w); !met(x) {
				return uint32(x), true
			}
		}
	}
	return 0, false
}

// finish returns the value of a heap of n, which a hand has looked at.
func (e *rare) finish(g []uint8, n, skip int, flags *[256]uint8, found ahead) uint32 {
	markSingles(&e.shape, g, n, flags[:])
	for _, p := range e.shape.splits {
		m := n - p.take
		markBytes(g[1:skip+9], g[m-skip-8:m], flags)
	}
	free := unmarked(flags, e.size)
	bound, wanted := e.kind[n&1].bound(&free, e.size)
	x, alone := firstAlone(wanted[:], func(x int) bool {
		if found.alone && found.x == uint32(x) {
			return false
		}
		met, _ := e.seek(g, uint8(x), n, 0)
		return met
	})
	if alone {
		return x
	}
	return uint32(bound)
}

// markBytes marks low[i] ^ high[len(high)-1-i]; both have the same length, a
// multiple of 8.
func markBytes(low, high []uint8, flags *[256]uint8) {
	for len(low) >= 8 && len(high) >= 8 {
		end := len(high) - 8
		x := binary.LittleEndian.Uint64(low) ^ bits.ReverseBytes64(binary.LittleEndian.Uint64(high[end:]))
		flags[uint8(x)] = 1
		flags[uint8(x>>8)] = 1
		flags[uint8(x>>16)] = 1
		flags[uint8(x>>24)] = 1
		flags[uint8(x>>32)] = 1
		flags[uint8(x>>40)] = 1
		flags[uint8(x>>48)] = 1
		flags[uint8(x>>56)] = 1
		low, high = low[8:], high[:end]
	}
}

// unmarked returns the values below size without a mark.
func unmarked(flags *[256]uint8, size int) (free kinds) {
	for i := range free {
		if 64*i >= size {
			break
		}
		free[i] = unmarkedWord(flags[64*i : 64*i+64])
	}
	return free
}

// bound returns the least free value of the common kind, or size, and the free values of the
// rare kind below it.
func (common *kinds) bound(free *kinds, size int) (bound int, wanted kinds) {
	for i, w := range free {
		if 64*i >= size {
			break
		}
		if c := w & common[i]; c != 0 {
			wanted[i] = w &^ common[i] & (c&-c - 1)
			return 64*i + bits.TrailingZeros64(c), wanted
		}
		wanted[i] = w &^ common[i]
	}
	return size, wanted
}

// seek says whether a move to two heaps has the value x, which is not that of a
// pair marked, and how much work that was, in marks.
func (e *rare) seek(g []uint8, x uint8, n, pairs int) (found bool, work int) {
	return e.witness(int(x), n, pairs, func(m, from, to int) (at, steps int) {
		if at, steps = seekBytes(g[from:to], g[m-to+1:m-from+1], x); at >= 0 {
			at += from
		}
		return at, steps
	})
}

// seekBytes returns about the least i such that low[i] ^ high[len(high)-1-i] is x, or
// -1; both have the same length. The work is in marks.
func seekBytes(low, high []uint8, x uint8) (i, work int) {
	length, all := len(low), uint64(x)*ones
	for len(low) >= 16 && len(high) >= 16 {
		end := len(high) - 16
		y := all ^ binary.LittleEndian.Uint64(low) ^ bits.ReverseBytes64(binary.LittleEndian.Uint64(high[end+8:]))
		z := all ^ binary.LittleEndian.Uint64(low[8:]) ^ bits.ReverseBytes64(binary.LittleEndian.Uint64(high[end:]))
		if ((y-ones)&^y|(z-ones)&^z)&tops != 0 {
			return length - len(low), (length - len(low)) / 2
		}
		low, high = low[16:], high[:end]
	}
	for len(low) >= 8 && len(high) >= 8 {
		end := len(high) - 8
		y := all ^ binary.LittleEndian.Uint64(low) ^ bits.ReverseBytes64(binary.LittleEndian.Uint64(high[end:]))
		if (y-ones)&^y&tops != 0 {
			return length - len(low), (length - len(low)) / 2
		}
		low, high = low[8:], high[:end]
	}
	for i, a := range low {
		if a^high[len(low)-1-i] == x {
			return length - len(low) + i, length / 2
		}
	}
	return -1, length / 2
}
