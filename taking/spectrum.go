package taking

import (
	"fmt"
	"math/bits"
)

// A functional splits positions into rare and common ones: a heap of n with value x
// is rare if the bits of x in mask, the parity of n where byPlace says so, and odd add up
// to an even number.
//
// It is made so that in a move to two heaps the kinds add like bits: two rare or
// two common heaps give n a value of the rare kind, and one of each gives a value of the
// common kind. If few heaps are rare, few moves are of one of each.
//
// Source: Berlekamp, Conway and Guy, Winning Ways, chapter 4 (sparse spaces).
type functional struct {
	mask    uint32
	byPlace bool // the parity of n counts: all moves to two heaps take numbers of one parity
	odd     bool // those numbers are odd
}

// common says whether x is, or would be, a value of the common kind for a heap of n.
func (f functional) common(x uint32, n int) bool {
	sum := bits.OnesCount32(x & f.mask)
	if f.byPlace {
		sum += n
		if f.odd {
			sum++
		}
	}
	return sum&1 != 0
}

func (f functional) String() string {
	if f.byPlace {
		return fmt.Sprintf("%#x with the parity of the heap", f.mask)
	}
	return fmt.Sprintf("%#x", f.mask)
}

// A spectrum counts the values of the even heaps and of the odd ones.
type spectrum [2][]int32

// add counts the value of a heap of n.
func (s *spectrum) add(x uint32, n int) {
	s.room(x)
	s[n&1][x]++
}

// room makes the lists long enough for the value x.
func (s *spectrum) room(x uint32) {
	for int(x) >= len(s[0]) {
		for i := range s {
			s[i] = append(s[i], make([]int32, max(len(s[i]), 64))...)
		}
	}
}

// count counts the values of the heaps from … to-1.
func (s *spectrum) count(v *Values, from, to int) {
	if from >= to {
		return
	}
	s.room(v.Max())
	switch {
	case v.longs != nil:
		countAll(s, v.longs[:to], from)
	case v.pairs != nil:
		countAll(s, v.pairs[:to], from)
	default:
		countAll(s, v.bytes[:to], from)
	}
}

func countAll[W word](s *spectrum, list []W, from int) {
	for n := from; n < len(list); n++ {
		s[n&1][list[n]]++
	}
}

// best returns the functional that makes the fewest heaps rare, and how many those
// are. place allows the parity of the heap to count.
//
// The Walsh–Hadamard transform of the counts is, at each mask, the number of heaps
// with an even number of bits there less the number of the others.
//
// Cost: V·log V steps for values below V.
func (s *spectrum) best(place, odd bool) (f functional, rare int) {
	even, odds := walsh(s[0]), walsh(s[1])
	total := int(even[0]) + int(odds[0])
	least := int32(total) + 1
	for mask := range even {
		if sum := even[mask] + odds[mask]; sum < least {
			least, f = sum, functional{mask: uint32(mask)}
		}
		if !place {
			continue
		}
		sum := even[mask] - odds[mask]
		if odd {
			sum = -sum
		}
		if sum < least {
			least, f = sum, functional{uint32(mask), true, odd}
		}
	}
	return f, (total + int(least)) / 2
}

// walsh returns the Walsh–Hadamard transform of a list whose length is a power of two.
func walsh(list []int32) []int32 {
	t := append([]int32(nil), list...)
	for h := 1; h < len(t); h *= 2 {
		for i := 0; i < len(t); i += 2 * h {
			low, high := t[i:i+h], t[i+h:i+2*h]
			for j, a := range low {
				b := high[j]
				low[j], high[j] = a+b, a-b
			}
		}
	}
	return t
}

// words returns the kinds of the values below size for the heaps of a parity: bit x is
// set if x is common.
func (f functional) words(size, parity int) []uint64 {
	list := make([]uint64, size/64)
	for x := range size {
		if f.common(uint32(x), parity) {
			list[x/64] |= 1 << (x % 64)
		}
	}
	return list
}
