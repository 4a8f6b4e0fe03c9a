package nat

import (
	"math"
	"math/big"
)

// rootBits is the size, in bits, below which the square root of math/big is
// used (measured).
var rootBits = 400

// squareRoot returns the floor of the square root of x >= 0.
func squareRoot(x *big.Int) *big.Int {
	s, _ := squareRootRemainder(x)
	return s
}

// squareRootRemainder returns s and r with x = s² + r and 0 <= r <= 2s.
//
// With b = 2^(n/4) and x = h·b² + a1·b + a0, the root and remainder s', r' of h
// give s'·b + q, where q is the quotient of r'·b + a1 by 2s' and u the
// remainder; what is left is u·b + a0 - q², and the root is one too large if
// that is negative (Zimmermann, Karatsuba square root, 1999). It needs
// s' >= b/2, which holds as h has at least half of the bits.
func squareRootRemainder(x *big.Int) (s, r *big.Int) {
	n := x.BitLen()
	if n < max(rootBits, 8) {
		s = new(big.Int).Sqrt(x)
		r = new(big.Int).Mul(s, s)
		return s, r.Sub(x, r)
	}
	l := n / 4
	s, r = squareRootRemainder(highBits(x, 2*l))
	r.Lsh(r, uint(l))
	r.Or(r, lowBits(highBits(x, l), l))
	q, u := divide(r, new(big.Int).Lsh(s, 1))
	s.Lsh(s, uint(l))
	s.Add(s, q)
	u.Lsh(u, uint(l))
	u.Or(u, lowBits(x, l))
	u.Sub(u, square(q))
	if u.Sign() < 0 { // (s-1)² = s² - (2s-1)
		u.Add(u, s)
		s.Sub(s, one)
		u.Add(u, s)
	}
	return s, u
}

// sqrtWord returns the floor of the square root of u. The rounded float64 root
// can be one away, in either direction.
func sqrtWord(u uint64) uint64 {
	r := min(uint64(math.Sqrt(float64(u))), math.MaxUint32)
	if r*r > u {
		r--
	}
	if r < math.MaxUint32 && (r+1)*(r+1) <= u {
		r++
	}
	return r
}
