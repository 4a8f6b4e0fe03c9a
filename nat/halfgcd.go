package nat

import "math/big"

// The half-gcd. Euclid's algorithm on a, b > 0 is taken apart into steps
//
//	a -= q·b   or   b -= q·a,   q >= 1,
//
// that leave both positive. Which steps are possible is decided by a/b alone,
// and runs of one kind are the quotients of its continued fraction. Steps
// multiply to a matrix M of non-negative numbers with determinant 1, for which
// (a, b) = M·(c, d), c and d being what is left.
//
// The steps for the leading bits of a and b are steps for a and b. Let p low
// bits be cut off, and let M reduce the n bits that remain to c, d >= 2^s with
// 2s > n. The entries of M are at most 2^(n-s) <= c, d, and undoing M on the low
// bits changes c·2^p by less than 2^p times an entry: both stay positive. No
// step ever has to be taken back (Möller, On Schönhage's algorithm and
// subquadratic integer gcd computation, 2008).

// halfBits is the size, in bits, from which a reduction is done in two halves
// (measured).
var halfBits = 14_000

// gcdBits is the same for the reduction of the whole to a common divisor, which
// needs no matrix (measured).
var gcdBits = 25_000

// matrixBits is the size, in bits, from which a product of two matrices, or of a
// matrix and two numbers, shares its transforms (measured). It is below
// productBits since each transform serves twice.
var matrixBits = 16_000

// matrix is a product of steps: (a, b) = m·(c, d).
type matrix [2][2]*big.Int

// bits returns the size of the largest entry.
func (m *matrix) bits() int {
	return max(m[0][0].BitLen(), m[0][1].BitLen(), m[1][0].BitLen(), m[1][1].BitLen())
}

// times returns the product m·k.
func (m *matrix) times(k *matrix) *matrix {
	z := new(matrix)
	large, other := m.bits(), k.bits()
	if min(large, other) < matrixBits {
		for i := range 2 {
			for j := range 2 {
				z[i][j] = product(m[i][0], k[0][j])
				z[i][j].Add(z[i][j], product(m[i][1], k[1][j]))
			}
		}
		return z
	}
	s := shapeFor(large, other, 2)
	left, right := s.matrix(m), s.matrix(k)
	for i := range 2 {
		for j := range 2 {
			t := left[i][0].times(right[0][j])
			t.plusTimes(left[i][1], right[1][j], false)
			z[i][j] = t.number(large + other + 1)
		}
	}
	release(left)
	release(right)
	return z
}

// matrix returns the spectra of the entries.
func (s *shape) matrix(m *matrix) (z [2][2]*spectrum) {
	for i := range 2 {
		for j := range 2 {
			z[i][j] = s.of(m[i][j])
		}
	}
	return z
}

// release ends the use of the spectra of a matrix.
func release(m [2][2]*spectrum) {
	for i := range 2 {
		for j := range 2 {
			m[i][j].release()
		}
	}
}

// undo returns the (c, d) for which (a, b) = m·(c, d), of either sign, for a and
// b of up to n bits.
func (m *matrix) undo(a, b *big.Int, n int) (c, d *big.Int) {
	size := m.bits()
	if min(size, n) < matrixBits {
		c = product(m[1][1], a)
		c.Sub(c, product(m[0][1], b))
		d = product(m[0][0], b)
		return c, d.Sub(d, product(m[1][0], a))
	}
	s := shapeFor(n, size, 2)
	w := s.matrix(m)
	u, v := s.of(a), s.of(b)
	t := w[1][1].times(u)
	t.plusTimes(w[0][1], v, true)
	c = t.signed(n + size + 1)
	t = w[0][0].times(v)
	t.plusTimes(w[1][0], u, true)
	release(w)
	u.release()
	v.release()
	return c, t.signed(n + size + 1)
}

// reducer does the steps and keeps the quotients.
type reducer struct {
	quotients *Quotients // nil if nobody asks for them
}

// half takes steps on a and b as long as both stay at least 2^s, and returns
// what is left and the matrix of the steps.
//
// Domain: a, b >= 2^s.
func (e *reducer) half(a, b *big.Int, s int) (c, d *big.Int, m *matrix) {
	n := max(a.BitLen(), b.BitLen())
	if n < halfBits {
		return e.lehmer(a, b, s, true)
	}
	for {
		n = max(a.BitLen(), b.BitLen())
		r := n - s - 1
		if r < 2 {
			break // near enough: what is left is left to the caller
		}
		if 5*r > 2*n {
			r /= 2
		}
		var k *matrix
		if min(a.BitLen(), b.BitLen()) > n-r {
			a, b, k = e.reduceLeading(a, b, n, r)
		}
		if k.isOne() {
			if a, b, k = e.step(a, b, s); k == nil {
				break
			}
		}
		if m == nil {
			m = k
		} else {
			m = m.times(k)
		}
	}
	if m == nil {
		m = &matrix{{big.NewInt(1), new(big.Int)}, {new(big.Int), big.NewInt(1)}}
	}
	return a, b, m
}

// isOne reports whether m stands for no step at all.
func (m *matrix) isOne() bool { return m == nil || m[0][1].Sign() == 0 && m[1][0].Sign() == 0 }

// reduceLeading takes about r bits off a and b, of at most n bits, by the steps
// of their 2r + 2 leading bits, or 128. Both stay at least 2^(n-r-1).
//
// Domain: both are at least 2^(n-r).
func (e *reducer) reduceLeading(a, b *big.Int, n, r int) (c, d *big.Int, m *matrix) {
	p := max(0, n-max(2*r+2, 128))
	s := n - r - p
	c, d, m = e.half(highBits(a, p), highBits(b, p), s)
	if p == 0 {
		return c, d, m
	}
	lowC, lowD := m.undo(lowBits(a, p), lowBits(b, p), p)
	c.Lsh(c, uint(p))
	d.Lsh(d, uint(p))
	return c.Add(c, lowC), d.Add(d, lowD), m
}

// step takes the one longest possible step, by a division. It returns a nil
// matrix if there is none.
func (e *reducer) step(a, b *big.Int, s int) (c, d *big.Int, m *matrix) {
	kind := 0
	if a.Cmp(b) < 0 {
		kind = 1
		a, b = b, a
	}
	spare := new(big.Int).Sub(a, powerOfTwo(s))
	if spare.Cmp(b) < 0 {
		if kind == 1 {
			a, b = b, a
		}
		return a, b, nil
	}
	q, rest := divide(spare, b)
	e.record(kind, fromInt(q))
	a = rest.Add(rest, powerOfTwo(s))
	if kind == 0 {
		return a, b, &matrix{{big.NewInt(1), q}, {new(big.Int), big.NewInt(1)}}
	}
	return b, a, &matrix{{big.NewInt(1), new(big.Int)}, {q, big.NewInt(1)}}
}

// record keeps q steps of one kind.
func (e *reducer) record(kind int, q Nat) {
	if e.quotients != nil {
		e.quotients.step(kind, q)
	}
}

// recordWord is record for a word.
func (e *reducer) recordWord(kind int, q uint64) {
	if e.quotients != nil {
		e.quotients.stepWord(kind, q)
	}
}

// whole reduces a, b > 0 to their greatest common divisor, which it returns.
// The steps end with two equal numbers; one more would make one of them zero.
func (e *reducer) whole(a, b *big.Int) *big.Int {
	for {
		n := max(a.BitLen(), b.BitLen())
		if n < gcdBits {
			break
		}
		var k *matrix
		if r := n / 4; min(a.BitLen(), b.BitLen()) > n-r {
			a, b, k = e.reduceLeading(a, b, n, r)
		}
		if k.isOne() {
			if a, b, k = e.step(a, b, 0); k == nil {
				break
			}
		}
	}
	a, b, _ = e.lehmer(a, b, 0, false)
	return e.finish(a, b)
}

// finish is whole by Euclid's algorithm as it stands, for short a and b.
func (e *reducer) finish(a, b *big.Int) *big.Int {
	kind := 0
	if a.Cmp(b) < 0 {
		a, b, kind = b, a, 1
	}
	for a.BitLen() > 64 {
		q, r := new(big.Int).QuoRem(a, b, new(big.Int))
		if r.Sign() == 0 {
			if q.Cmp(one) > 0 {
				e.record(kind, fromInt(q.Sub(q, one)))
			}
			return b
		}
		e.record(kind, fromInt(q))
		a, b, kind = b, r, 1-kind
	}
	x, y := a.Uint64(), b.Uint64()
	for {
		q, r := x/y, x%y
		if r == 0 {
			if q > 1 {
				e.recordWord(kind, q-1)
			}
			return new(big.Int).SetUint64(y)
		}
		e.recordWord(kind, q)
		x, y, kind = y, r, 1-kind
	}
}

// gcd returns the greatest common divisor of x, y >= 0.
func gcd(x, y *big.Int) *big.Int {
	if x.Sign() == 0 || y.Sign() == 0 {
		return new(big.Int).Add(x, y)
	}
	return new(reducer).whole(x, y)
}
