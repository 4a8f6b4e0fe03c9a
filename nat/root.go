package nat

import (
	"math"
	"math/big"
)

// rootBits is the size, in bits, below which the square root of math/big is
// used (measured).
var rootBits = 2000

// squareRoot returns the floor of the square root of x >= 0.
func squareRoot(x *big.Int) *big.Int {
	if x.BitLen() < max(rootBits, 8) {
		return new(big.Int).Sqrt(x)
	}
	s, q, u, l := rootStep(x)
	if sign, ok := likelySign(u, q, l); ok {
		if sign < 0 {
			s.Sub(s, one)
		}
		return s
	}
	s, _ = rootRest(x, s, q, u, l)
	return s
}

// squareRootRemainder returns s and r with x = s² + r and 0 <= r <= 2s.
func squareRootRemainder(x *big.Int) (s, r *big.Int) {
	if x.BitLen() < max(rootBits, 8) {
		s = new(big.Int).Sqrt(x)
		r = new(big.Int).Mul(s, s)
		return s, r.Sub(x, r)
	}
	s, q, u, l := rootStep(x)
	return rootRest(x, s, q, u, l)
}

// rootStep finds the root of x, or one more, from the root of its leading half.
//
// With b = 2^l, l = n/4, and x = h·b² + a1·b + a0, the root and remainder s', r'
// of h give s = s'·b + q, where q is the quotient of r'·b + a1 by 2s' and u the
// remainder; what is left is u·b + a0 - q², and s is one too large if that is
// negative (Zimmermann, Karatsuba square root, 1999). It needs s' >= b/2, which
// holds as h has at least half of the bits.
func rootStep(x *big.Int) (s, q, u *big.Int, l int) {
	l = x.BitLen() / 4
	s, r := squareRootRemainder(highBits(x, 2*l))
	r.Lsh(r, uint(l))
	r.Or(r, lowBits(highBits(x, l), l))
	q, u = divide(r, new(big.Int).Lsh(s, 1))
	s.Lsh(s, uint(l))
	return s.Add(s, q), q, u, l
}

// rootRest makes the step exact, and returns the remainder too.
func rootRest(x, s, q, u *big.Int, l int) (root, rest *big.Int) {
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

// likelySign returns the sign, negative or not, of u·2^l + a - q² for any a in
// 0 <= a < 2^l, if the 128 leading bits of q decide it.
func likelySign(u, q *big.Int, l int) (sign int, ok bool) {
	drop := max(0, q.BitLen()-128)
	top := highBits(q, drop)
	bound := func(t *big.Int) *big.Int { // floor(t²·2^(2·drop)/2^l)
		z := new(big.Int).Mul(t, t)
		if k := 2*drop - l; k >= 0 {
			return z.Lsh(z, uint(k))
		}
		return z.Rsh(z, uint(l-2*drop))
	}
	if bound(top).Cmp(u) > 0 {
		return -1, true
	}
	if bound(top.Add(top, one)).Cmp(u) < 0 {
		return 1, true
	}
	return 0, false
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
