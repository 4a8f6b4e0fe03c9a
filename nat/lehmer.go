package nat

import (
	"math/big"
	"math/bits"
)

// Lehmer's method: the steps of Euclid's algorithm are found from the 128
// leading bits, until their matrix has filled words, and only then done on the
// long numbers.

// wordMatrix is a product of steps whose entries are words.
type wordMatrix struct{ a, b, c, d uint64 }

// lehmer is half, in quadratic time. Without a matrix it may stop early.
func (e *reducer) lehmer(a, b *big.Int, s int, matrixToo bool) (c, d *big.Int, m *matrix) {
	n := max(a.BitLen(), b.BitLen())
	size := (n + 63) / 64
	x, y := borrowZeros(size), borrowZeros(size)
	defer giveBack(x)
	defer giveBack(y)
	copy(x, wordsOf(a))
	copy(y, wordsOf(b))
	var rows [2]wordRow
	if matrixToo {
		rows = newWordRows(size + 2)
	}
	for {
		n = wordsLen(x, y)
		x, y = x[:(n+63)/64], y[:(n+63)/64]
		p := n - 128
		if p < 0 {
			break
		}
		k, ok := e.leading(x, y, p, leadingBound(s, p))
		if !ok {
			// A quotient is too long for words, or the end is near.
			var step *matrix
			a, b, step = e.step(ofWords(x), ofWords(y), s)
			if step == nil {
				break
			}
			clear(x)
			clear(y)
			copy(x, wordsOf(a))
			copy(y, wordsOf(b))
			if matrixToo {
				rows = e.byStep(rows, step, size)
			}
			continue
		}
		k.undo(x, y)
		if matrixToo {
			rows[0].apply(k)
			rows[1].apply(k)
		}
	}
	if !matrixToo {
		return ofWords(x), ofWords(y), nil
	}
	m = &matrix{rows[0].ints(), rows[1].ints()}
	rows[0].release()
	rows[1].release()
	return ofWords(x), ofWords(y), m
}

// leadingBound returns the bits that the 128 leading ones must keep for what is
// above p low bits to stay at least 2^s; with no bits below there is nothing to
// lose to them.
func leadingBound(s, p int) int {
	if p == 0 {
		return max(65, s)
	}
	return max(65, s-p+1)
}

// wordsLen returns the bits of the larger of x and y, of equal length.
func wordsLen(x, y []uint64) int {
	for i := len(x) - 1; i >= 0; i-- {
		if w := x[i] | y[i]; w != 0 {
			return 64*i + bits.Len64(w)
		}
	}
	return 0
}

// byStep returns the rows times one step with a quotient of any size.
func (e *reducer) byStep(rows [2]wordRow, step *matrix, size int) [2]wordRow {
	m := (&matrix{rows[0].ints(), rows[1].ints()}).times(step)
	for i := range rows {
		rows[i].release()
		rows[i] = newWordRow(size + 2)
		for j := range 2 {
			words := wordsOf(m[i][j])
			rows[i].n = max(rows[i].n, len(words))
			copy(rows[i].entry[j], words)
		}
	}
	return rows
}

// leading takes the steps of the 128 bits from bit p of x and y, as long as both
// parts stay at least 2^t. It reports whether there was one.
//
// Domain: 65 <= t, so that the entries of the matrix stay below 2^63.
func (e *reducer) leading(x, y []uint64, p, t int) (m wordMatrix, ok bool) {
	xh, xl := twoWords(x, p)
	yh, yl := twoWords(y, p)
	m = wordMatrix{1, 0, 0, 1}
	if t > 127 {
		return m, false
	}
	bound := uint64(1) << (t - 64)
	if xh < bound || yh < bound {
		return m, false
	}
	for {
		var q, r uint64
		q, xh, xl = stepTwoWords(xh, xl, yh, yl, bound)
		if q > 0 {
			m.b += q * m.a
			m.d += q * m.c
			e.recordWord(0, q)
		}
		r, yh, yl = stepTwoWords(yh, yl, xh, xl, bound)
		if r > 0 {
			m.a += r * m.b
			m.c += r * m.d
			e.recordWord(1, r)
		}
		if q|r == 0 {
			return m, m.b|m.c != 0
		}
	}
}

// stepTwoWords subtracts y from x, both of two words, as often as x stays at
// least bound·2^64. It returns how often, and the rest.
func stepTwoWords(xh, xl, yh, yl, bound uint64) (q, h, l uint64) {
	for xh >= bound {
		spare := xh - bound
		if spare < yh || spare == yh && xl < yl {
			break
		}
		// The estimate is not above the quotient, and most often it is 1.
		k := uint64(1)
		if spare>>2 >= yh {
			k = spare / (yh + 1)
		}
		var c uint64
		ph, pl := bits.Mul64(k, yl)
		ph += k * yh
		xl, c = bits.Sub64(xl, pl, 0)
		xh -= ph + c
		q += k
	}
	return q, xh, xl
}

// twoWords returns the 128 bits of x from bit p.
func twoWords(x []uint64, p int) (high, low uint64) {
	i, shift := p/64, uint(p%64)
	low, high = x[i], x[i+1]
	if shift > 0 {
		low = low>>shift | high<<(64-shift)
		high >>= shift
		if i+2 < len(x) {
			high |= x[i+2] << (64 - shift)
		}
	}
	return high, low
}

// undo replaces (x, y) by what m makes (x, y) from: (d·x - b·y, a·y - c·x).
func (m wordMatrix) undo(x, y []uint64) {
	var px, nx, py, ny, borrowX, borrowY uint64
	y = y[:len(x)]
	for i, u := range x {
		v := y[i]
		var c uint64
		h, l := bits.Mul64(m.d, u)
		l, c = bits.Add64(l, px, 0)
		px = h + c
		h, k := bits.Mul64(m.b, v)
		k, c = bits.Add64(k, nx, 0)
		nx = h + c
		x[i], borrowX = bits.Sub64(l, k, borrowX)

		h, l = bits.Mul64(m.a, v)
		l, c = bits.Add64(l, py, 0)
		py = h + c
		h, k = bits.Mul64(m.c, u)
		k, c = bits.Add64(k, ny, 0)
		ny = h + c
		y[i], borrowY = bits.Sub64(l, k, borrowY)
	}
}

// wordRow is one row of a matrix, as the n low words of its entries.
type wordRow struct {
	entry [2][]uint64
	n     int
}

func newWordRow(capacity int) wordRow {
	return wordRow{entry: [2][]uint64{borrowZeros(capacity), borrowZeros(capacity)}}
}

// release ends the use of the row.
func (r *wordRow) release() {
	giveBack(r.entry[0])
	giveBack(r.entry[1])
}

// newWordRows returns the matrix of no steps.
func newWordRows(capacity int) [2]wordRow {
	rows := [2]wordRow{newWordRow(capacity), newWordRow(capacity)}
	for i := range rows {
		rows[i].entry[i][0] = 1
		rows[i].n = 1
	}
	return rows
}

// apply multiplies the row by m from the right.
func (r *wordRow) apply(m wordMatrix) {
	x, y := r.entry[0][:r.n], r.entry[1][:r.n]
	var p, q uint64
	for i, u := range x {
		v := y[i]
		x[i], p = twoProducts(u, m.a, v, m.c, p)
		y[i], q = twoProducts(u, m.b, v, m.d, q)
	}
	if p|q != 0 {
		r.entry[0][r.n], r.entry[1][r.n] = p, q
		r.n++
	}
}

// twoProducts returns a·b + c·d + carry, where b and d are below 2^63.
func twoProducts(a, b, c, d, carry uint64) (low, high uint64) {
	h1, l1 := bits.Mul64(a, b)
	h2, l2 := bits.Mul64(c, d)
	l, c1 := bits.Add64(l1, l2, 0)
	h := h1 + h2 + c1
	l, c1 = bits.Add64(l, carry, 0)
	return l, h + c1
}

// ints returns the entries.
func (r *wordRow) ints() [2]*big.Int {
	return [2]*big.Int{ofWords(r.entry[0][:r.n]), ofWords(r.entry[1][:r.n])}
}
