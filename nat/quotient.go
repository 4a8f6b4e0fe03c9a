package nat

import "math/big"

// divideBits is the size of the divisor and of the quotient, in bits, from
// which Newton's reciprocal beats the division of math/big (measured).
var divideBits = 150_000

// reciprocalBits is the size below which a reciprocal is a division by math/big
// (measured).
var reciprocalBits = 90_000

// divide returns the quotient and the remainder of x >= 0 by y > 0.
func divide(x, y *big.Int) (q, r *big.Int) {
	nx, ny := x.BitLen(), y.BitLen()
	if min(ny, nx-ny) < divideBits {
		return new(big.Int).QuoRem(x, y, new(big.Int))
	}
	if d := newDivisor(y, nx-ny+divisorGuard); nx <= ny+d.precision-divisorGuard {
		return d.quotient(x)
	}
	return divideByBlocks(x, newDivisor(y, ny+divisorGuard), ny)
}

// divideByBlocks divides x by a much smaller divisor of n bits: long division
// in which a digit has n bits.
func divideByBlocks(x *big.Int, d *divisor, n int) (q, r *big.Int) {
	q, r = new(big.Int), new(big.Int)
	for at := (x.BitLen() - 1) / n * n; at >= 0; at -= n {
		part := shifted(r, n)
		part.Or(part, lowBits(highBits(x, at), n))
		var digit *big.Int
		digit, r = d.quotient(part)
		q.Lsh(q, uint(n))
		q.Add(q, digit)
	}
	return q, r
}

// divisor is a number y of size bits with its reciprocal: inverse is 2^(2k)/t to
// within a few units, where k is the precision and t is y cut or extended to k
// bits.
type divisor struct {
	y               *big.Int
	size, precision int
	inverse         *big.Int
}

// divisorGuard is the number of bits that the reciprocal must have beyond those
// of the quotient.
const divisorGuard = 8

// newDivisor prepares y for quotients of up to precision - divisorGuard bits.
func newDivisor(y *big.Int, precision int) *divisor {
	n := y.BitLen()
	d := &divisor{y: y, size: n, precision: precision}
	if precision <= n {
		d.inverse = reciprocal(highBits(y, n-precision), precision)
	} else {
		d.inverse = reciprocal(shifted(y, precision-n), precision)
	}
	return d
}

// quotient returns the quotient and the remainder of x by the divisor.
//
// Domain: x < y·2^(precision-divisorGuard).
//
// The leading bits of x times the inverse give the quotient to within two
// units: each of the three errors, from cutting x, y and the inverse, is below
// 2^-4, and the floor is below 1. So the remainder is between -2y and 3y, and
// it is enough to find it modulo 2^n - 1 for an n a little above the size of y.
func (d *divisor) quotient(x *big.Int) (q, r *big.Int) {
	nx := x.BitLen()
	if nx < d.size {
		return new(big.Int), new(big.Int).Set(x)
	}
	drop := max(0, d.size-divisorGuard)
	q = product(highBits(x, drop), d.inverse)
	q.Rsh(q, uint(d.size+d.precision-drop))
	r, n := productModulo(q, d.y, d.size+4)
	r.Sub(x, r)
	r = centered(foldMersenne(r, n), n)
	for r.Sign() < 0 {
		r.Add(r, d.y)
		q.Sub(q, one)
	}
	for r.Cmp(d.y) >= 0 {
		r.Sub(r, d.y)
		q.Add(q, one)
	}
	return q, r
}

// reciprocal returns 2^(2k)/d to within two units.
//
// Domain: d has exactly k bits.
//
// Newton's step from h bits, for a little more than half of k: let v be the
// reciprocal of the h leading bits of d, and e = 2^(k+h) - d·v the error it
// leaves, of about k bits. Then v·2^(k-h) + v·e/2^(2h) has twice as many right
// bits as v.
func reciprocal(d *big.Int, k int) *big.Int {
	if k < max(reciprocalBits, 64) {
		z := powerOfTwo(2 * k)
		return z.Quo(z, d)
	}
	h := k/2 + 8
	v := reciprocal(highBits(d, k-h), h)
	e, n := productModulo(d, v, k+8)
	e.Sub(powerOfTwo((k+h)%n), e)
	e = centered(foldMersenne(e, n), n)
	drop := h - 8
	negative := e.Sign() < 0
	c := product(highBits(e.Abs(e), drop), v)
	c.Rsh(c, uint(2*h-drop))
	z := shifted(v, k-h)
	if negative {
		return z.Sub(z, c)
	}
	return z.Add(z, c)
}

// productModulo returns x·y modulo 2^n - 1 and n, for some n >= least: the
// cheapest one.
func productModulo(x, y *big.Int, least int) (z *big.Int, n int) {
	nx, ny := x.BitLen(), y.BitLen()
	if min(nx, ny) >= productBits && nx+ny > least {
		s := cyclicFor(least, 1)
		if s.length < shapeFor(nx, ny, 1).length {
			return s.product(x, y).number(0), s.m * s.piece
		}
	}
	return foldMersenne(product(x, y), least), least
}

// centered takes x modulo 2^n - 1 to its representative nearest to zero.
func centered(x *big.Int, n int) *big.Int {
	if x.BitLen() == n {
		x.Sub(x, powerOfTwo(n))
		x.Add(x, one)
	}
	return x
}
