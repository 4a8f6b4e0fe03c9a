package nimber

import (
	"iter"
	"math/bits"
)

// Mex is the minimal excluded value: the least nimber that seq does not yield.
// The Grundy value of a position is the mex of those of its options.
//
// Domain: seq ends. Values may come in any order and several times.
// Cost:   O(length) and a few allocations: where many are taken, use a Set.
// Source: Grundy, Mathematics and games (1939); Sprague, Über mathematische
// Kampfspiele (1935).
func Mex(seq iter.Seq[Value]) Value {
	var s Set
	for v := range seq {
		s.Add(v)
	}
	return s.Mex()
}

// MexSlice is the least nimber that is not among values, as Mex.
//
// Cost: O(length); no allocation where all values are below 64.
func MexSlice(values []Value) Value {
	var s Set
	for _, v := range values {
		s.Add(v)
	}
	return s.Mex()
}

const (
	blockBits = 64

	// headroom is how many blocks beyond the number of values are worth an
	// array: enough for the values of ordinary games.
	headroom = 64
)

// A Set collects values and tells their mex. The zero Set is empty. Resetting
// costs nothing, however much the set held, and a set that is used again
// allocates only where it grows beyond what it held before.
//
// Memory: O(number of values added), however large they are.
// A Set is not safe for concurrent use.
type Set struct {
	low    uint64  // the values below 64
	blocks []block // the values from 64 on, where an array is worth it
	far    []Value // the others: a mex reaches them only after many more
	epoch  uint64  // of the blocks that count; the others are empty
	added  int
}

// A block is 64 neighbouring values. It is empty unless its epoch is the set's.
type block struct {
	bits  uint64
	epoch uint64
}

// Reset empties the set.
//
// Cost: O(1).
func (s *Set) Reset() {
	s.low = 0
	s.far = s.far[:0]
	s.epoch++
	s.added = 0
}

// Add puts v in the set.
//
// Cost: O(1), amortised.
func (s *Set) Add(v Value) {
	if v < blockBits {
		s.low |= 1 << v
		return
	}
	s.add(v)
}

// add is Add for values that are not low. It stands apart so that Add is
// inlined.
func (s *Set) add(v Value) {
	s.added++
	i := v/blockBits - 1
	if i >= Value(len(s.blocks)) {
		if i >= Value(s.added/blockBits+headroom) {
			s.far = append(s.far, v)
			return
		}
		s.grow(int(i) + 1)
	}
	s.set(v)
}

// set puts v in the block it has.
func (s *Set) set(v Value) {
	b := &s.blocks[v/blockBits-1]
	if b.epoch != s.epoch {
		*b = block{epoch: s.epoch}
	}
	b.bits |= 1 << (v % blockBits)
}

// grow makes at least n blocks, and takes in the far values that have one now.
func (s *Set) grow(n int) {
	n = max(n, 2*len(s.blocks))
	s.blocks = append(s.blocks, make([]block, n-len(s.blocks))...)
	rest := s.far[:0]
	for _, v := range s.far {
		if v/blockBits-1 < Value(n) {
			s.set(v)
		} else {
			rest = append(rest, v)
		}
	}
	s.far = rest
}

// Mex is the least nimber that is not in the set.
//
// Cost: O(mex / 64).
func (s *Set) Mex() Value {
	if s.low != ^uint64(0) {
		return Value(bits.TrailingZeros64(^s.low))
	}
	for i := 0; ; i++ {
		if i == len(s.blocks) {
			if len(s.far) == 0 {
				return Value(i+1) * blockBits
			}
			s.grow(i + 1)
		}
		b := s.blocks[i]
		if b.epoch != s.epoch {
			return Value(i+1) * blockBits
		}
		if b.bits != ^uint64(0) {
			return Value(i+1)*blockBits + Value(bits.TrailingZeros64(^b.bits))
		}
	}
}
