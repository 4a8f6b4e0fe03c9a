package nat

import (
	"math/big"
	"math/bits"
)

// number returns the number whose spectrum is the product z, which it uses up.
// In a cyclic shape it is found modulo 2^(m·piece) - 1.
//
// Domain: the number is not negative and has at most n bits; for a cyclic
// shape n plays no part.
func (z *spectrum) number(n int) *big.Int {
	s := z.shape
	for k, f := range fields {
		s.coefficients(f, z.value[k])
	}
	if !s.cyclic {
		words, _, _ := s.join(z.value[0], z.value[1], (n+63)/64)
		z.release()
		defer giveBack(words)
		return ofWords(words)
	}
	words, high, low := s.join(z.value[0], z.value[1], (s.m*s.piece+63)/64)
	z.release()
	defer giveBack(words)
	carry := new(big.Int).SetInt64(int64(high))
	carry.Lsh(carry, 64)
	carry.Add(carry, new(big.Int).SetUint64(low))
	return foldMersenne(carry.Add(carry, ofWords(words)), s.m*s.piece)
}

// signed is number for a number of either sign, of fewer than n bits.
//
// Domain: the shape is not cyclic.
func (z *spectrum) signed(n int) *big.Int {
	for k, f := range fields {
		z.shape.coefficients(f, z.value[k])
	}
	words, _, _ := z.shape.join(z.value[0], z.value[1], n/64+1)
	z.release()
	defer giveBack(words)
	if words[len(words)-1]>>63 == 0 {
		return ofWords(words)
	}
	carry := uint64(1)
	for i, w := range words {
		words[i], carry = bits.Add64(^w, 0, carry)
	}
	x := ofWords(words)
	return x.Neg(x)
}

// foldMersenne returns x modulo 2^n - 1, between 0 and 2^n - 2. It may use x up.
func foldMersenne(x *big.Int, n int) *big.Int {
	modulus := powerOfTwo(n)
	modulus.Sub(modulus, one)
	for x.BitLen() > n {
		top := new(big.Int).Rsh(x, uint(n)) // rounds down, for a negative x too
		x = lowBits(x, n)
		x.Add(x, top)
	}
	if x.Sign() < 0 {
		x.Add(x, modulus)
	}
	if x.Cmp(modulus) >= 0 {
		x.Sub(x, modulus)
	}
	return x
}

// coefficients replaces the values of a product by its coefficients, below p.
func (s *shape) coefficients(f *field, v []uint64) {
	main := v[:s.m]
	f.backward(main, 0)
	f.scale(main)
	at := s.m
	for k, b := range s.extra {
		part := v[at : at+b.length]
		f.backward(part, b.index)
		f.scale(part)
		f.lift(v[:at], part, s.m, b.index, k)
		at += b.length
	}
}

// scale divides a by its length, which the transform there and back
// multiplies by, and by the factor that Montgomery's product took away. The
// result is below p.
func (f *field) scale(a []uint64) {
	c := f.scales[bits.Len(uint(len(a)))-1]
	for i, x := range a {
		a[i] = reduced(c.by(x, f.p), f.p)
	}
}

// lift extends what is known of a polynomial by one more remainder.
//
// Let c be the polynomial, low = c modulo Q where Q = x^m - 1 (k = 0) or
// (x^m - 1)(x^(m/2) - i) (k = 1), and part = c modulo R = x^n - r, where the
// degree of c is below deg Q + n. Then c = low + Q·t with deg t < n, and modulo
// R, which divides x^m + 1, Q is a constant: -2, or (-2)(-2i) = 4i as x^(m/2) is
// -i there. So t is (part - low)/Q modulo R; it takes the place of part, and
// low gets the rest of Q·t.
func (f *field) lift(low, part []uint64, m, j, k int) {
	p := f.p
	n := len(part)
	rest := borrow(n)
	defer giveBack(rest)
	f.remainder(rest, low, j)
	c := f.lifts[k]
	for h, u := range rest {
		part[h] = reduced(c.by(part[h]+2*p-u, p), p)
	}
	if k == 0 { // Q·t = t·x^m - t
		for h, t := range part {
			low[h] = reduced(low[h]+p-t, p)
		}
		return
	}
	i := f.roots(2)[1]
	// Q·t = t·x^(3m/2) - i·t·x^m - t·x^(m/2) + i·t
	low0, low1, low2 := low[:n], low[m/2:m/2+n], low[m:m+n]
	for h, t := range part {
		it := reduced(i.by(t, p), p)
		low0[h] = reduced(low0[h]+it, p)
		low1[h] = reduced(low1[h]+p-t, p)
		low2[h] = reduced(low2[h]+p-it, p)
	}
}

// garner finds a number from its remainders modulo the two primes (Garner).
var garner = fields[1].factor(fields[1].invert(fields[0].p % fields[1].p))

// wholeHigh and wholeLow are the product of the primes.
var wholeHigh, wholeLow = bits.Mul64(fields[0].p, fields[1].p)

// join returns n borrowed words of the sum of the coefficients times their powers of
// 2^piece, and what is left above them in the cyclic case. The coefficients are
// given by their remainders and taken between plus and minus half of the
// product of the primes.
func (s *shape) join(a, b []uint64, n int) (z []uint64, high, low uint64) {
	z = borrow(n)
	p0, p1 := fields[0].p, fields[1].p
	halfHigh, halfLow := wholeHigh/2, wholeHigh<<63|wholeLow/2
	size := uint(s.piece)
	mask := uint64(1)<<size - 1
	var pending uint64 // bits that do not fill a word yet
	at, word := uint(0), 0
	b = b[:len(a)]
	for i := 0; word < n && (i < len(a) || !s.cyclic); i++ {
		if i < len(a) {
			u := a[i]
			v := reduced(garner.by(b[i]+2*p1-u, p1), p1)
			h, l := bits.Mul64(v, p0)
			var c uint64
			l, c = bits.Add64(l, u, 0)
			h += c
			if h > halfHigh || h == halfHigh && l > halfLow {
				l, c = bits.Sub64(l, wholeLow, 0)
				h, _ = bits.Sub64(h, wholeHigh, c)
			}
			low, c = bits.Add64(low, l, 0)
			high, _ = bits.Add64(high, h, c)
		}
		u := low & mask
		low = low>>size | high<<(64-size)
		high = uint64(int64(high) >> size)
		pending |= u << at
		at += size
		if at >= 64 {
			z[word] = pending
			at -= 64
			word++
			pending = u >> (size - at)
		}
	}
	if word < n {
		z[word] = pending
	}
	return z, high, low
}
