package nat

import "math/big"

// productBits is the size of the smaller factor, in bits, from which the
// transform beats Karatsuba's method in math/big (measured).
var productBits = 90_000

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
	return s.of(x).times(s.of(y)).number(nx + ny)
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
		z.Add(z, s.of(block).times(factor).number(size+ny))
	}
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
	return t.times(t).number(2 * n)
}
