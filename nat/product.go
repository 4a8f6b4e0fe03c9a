package nat

import "math/big"

// productBits is the size of the smaller factor, in bits, from which the
// transform beats Karatsuba's method in math/big (measured).
var productBits = 48_000

// product returns x·y, for x, y >= 0.
func product(x, y *big.Int) *big.Int {
	if x.BitLen() < y.BitLen() {
		x, y = y, x
	}
	nx, ny := x.BitLen(), y.BitLen()
	switch {
	case ny < productBits:
		return new(big.Int).Mul(x, y)
	case nx > 3*ny:
		return productByBlocks(x, y)
	}
	s := shapeFor(nx, ny, 1)
	return s.product(x, y).number(nx + ny)
}

// product returns the spectrum of x·y.
func (s *shape) product(x, y *big.Int) *spectrum {
	u, v := s.of(x), s.of(y)
	z := u.times(v)
	u.release()
	v.release()
	return z
}

// productByBlocks multiplies x by the much smaller y in blocks of x of the size
// of 2y, for which y is transformed once.
func productByBlocks(x, y *big.Int) *big.Int {
	nx, ny := x.BitLen(), y.BitLen()
	size := 2 * ny
	s := shapeFor(size, ny, 1)
	factor := s.of(y)
	z := new(big.Int)
	for at := (nx - 1) / size * size; at >= 0; at -= size {
		block := lowBits(highBits(x, at), size)
		z.Lsh(z, uint(size))
		u := s.of(block)
		z.Add(z, u.times(factor).number(size+ny))
		u.release()
	}
	factor.release()
	return z
}

// square returns x², for x >= 0.
func square(x *big.Int) *big.Int {
	n := x.BitLen()
	if n < productBits {
		return new(big.Int).Mul(x, x)
	}
	s := shapeFor(n, n, 1)
	t := s.of(x)
	z := t.times(t)
	t.release()
	return z.number(2 * n)
}
