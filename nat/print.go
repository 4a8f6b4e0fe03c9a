package nat

import (
	"math/big"
	"math/bits"
)

// Printing a huge number x of D digits turns it into the fraction
// (x + 1/2)/10^D once, and then splits fractions y of some digits: the low half
// of the digits has the fractional part z of 10^(D/2)·y, and the high half has
// y - z/10^(D/2), plus half a unit again, and fewer bits. So there is one
// division at the top, and products below (Bernstein, Scaled remainder trees,
// 2004, has the idea). The half unit keeps the true value away from the numbers
// where a digit changes, and every fraction carries 64 bits more than its
// digits need; each split loses a few units of the last one.

// printLeaf is the number of groups of 19 digits that are written one after the
// other (measured).
const printLeaf = 30

// printBits is the size, in bits, from which numbers are printed in this way;
// it must be above the size of a leaf (measured).
var printBits = 20_000

// appendDecimal appends the digits of x >= 0 to dst.
func appendDecimal(dst []byte, x *big.Int) []byte {
	n := x.BitLen()
	if n < printBits {
		return x.Append(dst, 10)
	}
	// The leaves are of one size, the least that covers all digits.
	groups := n*30103/100_000/groupDigits + 1
	levels := bits.Len(uint(groups / printLeaf))
	leaf := (groups + 1<<levels - 1) >> levels
	p := newPrinter(leaf, levels)
	start := len(dst)
	dst = append(dst, make([]byte, leaf<<levels*groupDigits)...)
	digits := dst[start:]
	half := len(digits) / 2
	ten := shifted(p.powers[levels-1].x, half)
	d := newDivisor(ten, ten.BitLen()+fractionGuard+divisorGuard)
	high, low := d.quotient(x)
	for i, part := range []*big.Int{high, low} {
		p.write(digits[i*half:(i+1)*half], d.fraction(part, fractionBits(half)), levels-1)
	}
	zeros := 0
	for digits[zeros] == '0' {
		zeros++
	}
	return dst[:start+copy(digits, digits[zeros:])]
}

// fraction returns the floor of (x + 1/2)/y·2^n, a few units too large or small.
func (d *divisor) fraction(x *big.Int, n int) *big.Int {
	z := shifted(x, 1)
	z = product(z.Add(z, one), d.inverse)
	return z.Rsh(z, uint(d.size+d.precision+1-n))
}

// fractionGuard is the number of bits of a fraction beyond those that its
// digits need.
const fractionGuard = 64

// fractionBits returns the number of bits of the fraction for some digits: at
// least log2(10) for each, and the guard, and whole words.
func fractionBits(digits int) int {
	return (digits*332_193/100_000 + 1 + fractionGuard + 63) / 64 * 64
}

// printer holds what the splits of one level have in common: powers[k] is
// 5^(19·leaf·2^k), and units[k] is the last of so many digits as a fraction of
// fractionBits.
type printer struct {
	powers []*fixedFactor
	units  []*big.Int
}

func newPrinter(leaf, levels int) *printer {
	p := &printer{powers: make([]*fixedFactor, levels), units: make([]*big.Int, levels)}
	x := powerOfFive(groupDigits * leaf)
	for k := range p.powers {
		p.powers[k] = &fixedFactor{x: x}
		digits := groupDigits * leaf << k
		drop := max(0, x.BitLen()-192)
		p.units[k] = powerOfTwo(fractionBits(digits) - digits - drop)
		p.units[k].Quo(p.units[k], highBits(x, drop))
		if k+1 < levels {
			x = square(x)
		}
	}
	return p
}

// write sets digits, leaf·2^level groups, to those of the fraction
// y/2^fractionBits(len(digits)).
func (p *printer) write(digits []byte, y *big.Int, level int) {
	if level == 0 {
		writeGroups(digits, wordsOf(y), fractionBits(len(digits))/64)
		return
	}
	half := len(digits) / 2
	n, m := fractionBits(len(digits)), fractionBits(half)
	// y·10^half = y·5^half·2^half: the bits of the product from n-half up are whole.
	z := lowBits(p.powers[level-1].times(nil, y), n-half)
	z.Rsh(z, uint(n-half-m))
	c := powerOfTwo(63)
	c.Sub(c, highBits(z, m-64))
	c.Mul(c, p.units[level-1])
	c.Rsh(c, 64)
	high := highBits(y, n-m)
	p.write(digits[:half], high.Add(high, c), level-1)
	p.write(digits[half:], z, level-1)
}

// writeGroups sets digits to those of a fraction of n words, in quadratic time:
// each product by 10^19 pushes one group out at the top. A word at the bottom
// is dropped for each word that is no longer needed.
func writeGroups(digits []byte, y []uint64, n int) {
	words := make([]uint64, n)
	copy(words, y)
	for len(digits) > 0 {
		if spare := len(words) - fractionBits(len(digits))/64; spare > 0 {
			words = words[spare:]
		}
		carry := uint64(0)
		for i, w := range words {
			high, low := bits.Mul64(w, groupTen)
			low, c := bits.Add64(low, carry, 0)
			words[i], carry = low, high+c
		}
		writeGroup(digits[:groupDigits], carry)
		digits = digits[groupDigits:]
	}
}

// writeGroup sets the 19 digits to those of u.
func writeGroup(digits []byte, u uint64) {
	high, low := u/1_000_000_000, u%1_000_000_000
	for i, v := 18, uint32(low); i > 9; i, v = i-1, v/10 {
		digits[i] = '0' + byte(v%10)
	}
	first := high / 1_000_000_000
	digits[0] = '0' + byte(first)
	for i, v := 9, uint32(high-first*1_000_000_000); i > 0; i, v = i-1, v/10 {
		digits[i] = '0' + byte(v%10)
	}
}
