package input

import (
	"math/bits"

	"example.org/grundy/nat"
)

// A source is random numbers that depend on the seed alone, on any machine and with any
// version of Go: SplitMix64 of Steele, Lea and Flood, Fast splittable pseudorandom
// number generators (2014).
type source struct{ state uint64 }

func (s *source) word() uint64 {
	s.state += 0x9E3779B97F4A7C15
	z := s.state
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// below is a number from 0 to n-1, each as likely as the others; n is not 0.
func (s *source) below(n uint64) uint64 {
	for {
		hi, lo := bits.Mul64(s.word(), n)
		if lo >= -n%n {
			return hi
		}
	}
}

// pick is below for small numbers.
func (s *source) pick(n int) int { return int(s.below(uint64(n))) }

// upTo is a number from 0 to n, each as likely as the others.
func (s *source) upTo(n nat.Nat) nat.Nat {
	if u, ok := n.Uint64(); ok && u+1 != 0 {
		return nat.Of(s.below(u + 1))
	}
	for {
		if x := s.ofBits(n.BitLen()); !n.Less(x) {
			return x
		}
	}
}

// ofBits is a number of at most so many bits.
func (s *source) ofBits(n int) nat.Nat {
	x := nat.Of(s.word() >> (63 - uint(n-1)%64))
	for n = (n - 1) / 64; n > 0; n-- {
		x = x.Shl(64).Or(nat.Of(s.word()))
	}
	return x
}

// skewed is a number from 0 to n whose length in bits is as likely to be one as another.
func (s *source) skewed(n nat.Nat) nat.Nat {
	length := s.pick(n.BitLen() + 1)
	if length == 0 {
		return nat.Nat{}
	}
	return nat.Min(n, s.ofBits(length))
}
