package nat

import (
	"math/big"
	"math/bits"
)

// A spectrum is a number made ready for products: the number is cut into
// pieces of some bits, the pieces are the coefficients of a polynomial, and the
// spectrum is the values of this polynomial in both fields. Spectra of one
// shape multiply and add entry by entry.
type spectrum struct {
	shape *shape
	value [2][]uint64
}

// shape says how the numbers of one product are cut.
//
// The product polynomial is found modulo
//
//	(x^m - 1) · P,   m a power of two,
//
// where P is 1, x^(m/4) - ω, x^(m/2) - i or the product of x^(m/2) - i and
// x^(m/4) - ω', with ω² = i and ω'² = -i: all of them divide x^m + 1. So the
// length, the degree of this modulus, is m, 5m/4, 3m/2 or 7m/4, and no length
// is more than a quarter above what was asked.
type shape struct {
	piece  int // bits in a piece
	m      int
	extra  []block
	length int
	cyclic bool // the number itself is found modulo 2^(m·piece) - 1
}

// block is a part of the tree of transforms: number index among those of its
// length.
type block struct{ index, length int }

// shapeFor returns the shape for sums of terms products whose factors have at
// most x and y bits, the product of the sizes of its two moduli being above
// twice every coefficient, for the sign.
func shapeFor(x, y, terms int) *shape {
	piece := 58
	for {
		nx, ny := (x+piece-1)/piece, (y+piece-1)/piece
		if 2*piece+bits.Len(uint(terms*min(nx, ny))) <= maxSum {
			return lengthFor(piece, max(1, nx+ny-1))
		}
		piece--
	}
}

// maxSum bounds the logarithm of a coefficient. The product of the primes is
// above 2^123.99, and half of it is for the negative ones.
const maxSum = 122

// lengthFor returns the shape of the least length that is at least n.
func lengthFor(piece, n int) *shape {
	s := &shape{piece: piece, m: 1, length: 1}
	if n > 1 {
		s.m = 1 << (bits.Len(uint(n-1)) - 1)
		s.length = 2 * s.m
	}
	switch quarters := (4*(n-s.m) + s.m - 1) / s.m; {
	case n <= 16:
		s.m = s.length
	case quarters == 1:
		s.extra = []block{{4, s.m / 4}}
	case quarters == 2:
		s.extra = []block{{2, s.m / 2}}
	case quarters == 3:
		s.extra = []block{{2, s.m / 2}, {6, s.m / 4}}
	default:
		s.m = s.length
	}
	s.length = s.m
	for _, b := range s.extra {
		s.length += b.length
	}
	return s
}

// cyclicFor returns a shape for which sums of terms products are found modulo
// 2^n - 1 for some n >= least, whatever the size of the factors.
func cyclicFor(least, terms int) *shape {
	for piece := 58; ; piece-- {
		m := 1
		for m*piece < least {
			m *= 2
		}
		if 2*piece+bits.Len(uint(terms*m)) > maxSum {
			continue
		}
		// A shorter piece may do with the same length.
		piece = max(1, min(piece, (least+m-1)/m))
		return &shape{piece: piece, m: m, length: m, cyclic: true}
	}
}

// of returns the spectrum of x >= 0.
func (s *shape) of(x *big.Int) *spectrum {
	var pieces []uint64
	if bits.UintSize == 64 {
		pieces = cut(x.Bits(), s.piece)
	} else {
		pieces = cut(wordsOf(x), s.piece)
	}
	z := &spectrum{shape: s}
	for k, f := range fields {
		z.value[k] = s.values(f, pieces)
	}
	giveBack(pieces)
	return z
}

// release ends the use of x.
func (x *spectrum) release() {
	giveBack(x.value[0])
	giveBack(x.value[1])
	x.value = [2][]uint64{}
}

// cut returns the pieces, of size bits, of the number whose 64-bit words are x
// without leading zeros. The low one is the first.
func cut[W big.Word | uint64](x []W, size int) []uint64 {
	total := 64 * len(x)
	if total > 0 {
		total -= bits.LeadingZeros64(uint64(x[len(x)-1]))
	}
	mask := uint64(1)<<size - 1
	pieces := borrow((total + size - 1) / size)
	at, word := 0, 0
	for i := range pieces {
		u := uint64(x[word]) >> at
		if at+size > 64 && word+1 < len(x) {
			u |= uint64(x[word+1]) << (64 - at)
		}
		pieces[i] = u & mask
		at += size
		word += at >> 6
		at &= 63
	}
	return pieces
}

// values returns the values of a polynomial in one field.
func (s *shape) values(f *field, pieces []uint64) []uint64 {
	v := borrow(s.length)
	main := v[:s.m]
	n := copy(main, pieces)
	if len(pieces) <= s.m/2 && s.m > 1 {
		clear(main[n : s.m/2])
		f.forwardHalf(main)
		return s.extraValues(f, v, pieces)
	}
	clear(main[n:])
	for rest := pieces[n:]; len(rest) > 0; rest = rest[n:] {
		n = min(len(rest), s.m)
		for i, c := range rest[:n] {
			main[i] = reduced(main[i]+c, 2*f.p)
		}
	}
	f.forward(main, 0)
	return s.extraValues(f, v, pieces)
}

// extraValues fills in the values beyond the first m.
func (s *shape) extraValues(f *field, v, pieces []uint64) []uint64 {
	at := s.m
	for _, b := range s.extra {
		part := v[at : at+b.length]
		f.remainder(part, pieces, b.index)
		f.forward(part, b.index)
		at += b.length
	}
	return v
}

// remainder sets z to the remainder of a modulo x^n - r, where n = len(z) and r
// belongs to block j.
func (f *field) remainder(z, a []uint64, j int) {
	r := f.blockRoot(j)
	n := len(z)
	last := (len(a) - 1) / n * n
	if len(a) == 0 {
		last = 0
	}
	top := copy(z, a[last:])
	clear(z[top:])
	for at := last - n; at >= 0; at -= n {
		for i, c := range a[at : at+n] {
			z[i] = reduced(r.by(z[i], f.p)+c, 2*f.p)
		}
	}
}

// blockRoot returns the r of block j, which is a block modulo x^n - r.
func (f *field) blockRoot(j int) factor {
	if j%2 == 0 {
		return f.roots(j/2 + 1)[j/2]
	}
	return f.factor(f.p - f.roots(j/2 + 1)[j/2].w)
}

// times returns the spectrum of the product, up to the factor 2^64 that
// Montgomery's product takes away.
func (x *spectrum) times(y *spectrum) *spectrum {
	z := &spectrum{shape: x.shape}
	for k, f := range fields {
		z.value[k] = borrow(len(x.value[k]))
		u, v := x.value[k], y.value[k]
		p, inverse := f.p, f.inverse
		w := z.value[k]
		v, w = v[:len(u)], w[:len(u)]
		for i, a := range u {
			b := reduced(reduced(v[i], 2*p), p)
			w[i] = montgomery(a, b, p, inverse)
		}
	}
	return z
}

// plusTimes adds x·y, or subtracts it, in place; z is a product already.
func (z *spectrum) plusTimes(x, y *spectrum, minus bool) {
	for k, f := range fields {
		u, v, w := x.value[k], y.value[k], z.value[k]
		p, p2, inverse := f.p, 2*f.p, f.inverse
		v, w = v[:len(u)], w[:len(u)]
		for i, a := range u {
			b := reduced(reduced(v[i], p2), p)
			c := montgomery(a, b, p, inverse)
			if minus {
				c = p2 - c
			}
			w[i] = reduced(w[i]+c, p2)
		}
	}
}
