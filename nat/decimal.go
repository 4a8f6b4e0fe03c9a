package nat

import (
	"encoding/binary"
	"math/big"
	"math/bits"
)

// Decimal digits are cut into groups of 19, the most that always fit a word.
// 10^19 = 5^19·2^19, and products by 5^k are a third shorter than by 10^k, with
// a shift in place of the rest.

const (
	groupDigits = 19
	groupTen    = 10_000_000_000_000_000_000 // 10^19
)

// parseLeaf is the number of groups below which digits are read one group after
// the other (measured).
const parseLeaf = 24

// parseDecimal returns the number of which b, not empty, holds the digits.
func parseDecimal(b []byte) *big.Int {
	return new(parser).parse(b, nil)
}

// parser holds what the parts of one number have in common: powers[k] is
// 5^(19·parseLeaf·2^k), and spare[k] are numbers of about its size that are no
// longer needed.
type parser struct {
	powers []*fixedFactor
	spare  [][]*big.Int
	leaf   [parseLeaf + 1]uint64
}

// parse reads b in two parts, the low one of parseLeaf·2^k groups: the k-th
// power of five is then the same for all parts of this size. The result may be
// kept in z.
func (p *parser) parse(b []byte, z *big.Int) *big.Int {
	if len(b) <= parseLeaf*groupDigits {
		return p.parseLeaf(b, z)
	}
	k := bits.Len(uint((len(b)-1)/(parseLeaf*groupDigits))) - 1
	low := parseLeaf * groupDigits << k
	high := p.parse(b[:len(b)-low], p.take(k))
	for len(p.powers) <= k {
		p.powers = append(p.powers, p.nextPower())
	}
	t := p.powers[k].times(p.take(k+1), high)
	if z == nil {
		z = new(big.Int)
	}
	z.Lsh(t, uint(low))
	p.give(k+1, t)
	rest := p.parse(b[len(b)-low:], high)
	z.Add(z, rest)
	p.give(k, rest)
	return z
}

// take returns a number whose value is of no use any more.
func (p *parser) take(k int) *big.Int {
	if k >= len(p.spare) || len(p.spare[k]) == 0 {
		return new(big.Int)
	}
	last := len(p.spare[k]) - 1
	z := p.spare[k][last]
	p.spare[k] = p.spare[k][:last]
	return z
}

func (p *parser) give(k int, z *big.Int) {
	for k >= len(p.spare) {
		p.spare = append(p.spare, nil)
	}
	p.spare[k] = append(p.spare[k], z)
}

// nextPower returns 5^(19·parseLeaf·2^k) for k = len(p.powers).
func (p *parser) nextPower() *fixedFactor {
	if len(p.powers) == 0 {
		return &fixedFactor{x: powerOfFive(groupDigits * parseLeaf)}
	}
	return &fixedFactor{x: square(p.powers[len(p.powers)-1].x)}
}

// parseLeaf reads b one group after the other, in quadratic time.
func (p *parser) parseLeaf(b []byte, z *big.Int) *big.Int {
	n := 0
	for len(b) > 0 {
		size := (len(b)-1)%groupDigits + 1 // the first group takes what is over
		carry := wordOfDigits(b[:size])
		b = b[size:]
		words := p.leaf[:n]
		for i, w := range words {
			high, low := bits.Mul64(w, groupTen)
			low, c := bits.Add64(low, carry, 0)
			words[i], carry = low, high+c
		}
		if carry > 0 {
			p.leaf[n] = carry
			n++
		}
	}
	return setWords(z, p.leaf[:n])
}

// wordOfDigits returns the number that at most 19 digits stand for.
func wordOfDigits(digits []byte) uint64 {
	var u uint64
	for len(digits) >= 8 {
		u = u*100_000_000 + eightDigits(binary.LittleEndian.Uint64(digits))
		digits = digits[8:]
	}
	for _, c := range digits {
		u = u*10 + uint64(c-'0')
	}
	return u
}

// eightDigits reads eight digits at once: neighbours are joined into pairs,
// pairs into fours, and fours into eights.
func eightDigits(u uint64) uint64 {
	u = (u & 0x0f0f0f0f0f0f0f0f) * (10<<8 + 1) >> 8
	u = (u & 0x00ff00ff00ff00ff) * (100<<16 + 1) >> 16
	return (u & 0x0000ffff0000ffff) * (10000<<32 + 1) >> 32
}

// allDigits reports whether b holds decimal digits only.
func allDigits(b []byte) bool {
	for len(b) >= 8 {
		u := binary.LittleEndian.Uint64(b)
		// 0x30 to 0x39 are the bytes whose high half is 3 before and after adding 6.
		if u&0xf0f0f0f0f0f0f0f0 != 0x3030303030303030 ||
			(u+0x0606060606060606)&0xf0f0f0f0f0f0f0f0 != 0x3030303030303030 {
			return false
		}
		b = b[8:]
	}
	for _, c := range b {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// powerOfFive returns 5^k.
func powerOfFive(k int) *big.Int {
	return new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(k)), nil)
}

// powerOfTen returns 10^k.
func powerOfTen(k int) *big.Int {
	if k < 1000 {
		z := powerOfFive(k)
		return z.Lsh(z, uint(k))
	}
	z := square(powerOfTen(k / 2))
	if k%2 != 0 {
		z.Mul(z, big.NewInt(10))
	}
	return z
}

// fixedFactor multiplies many numbers of about one size: its spectrum for the
// first of these sizes is kept.
type fixedFactor struct {
	x        *big.Int
	capacity int // the size of the other factor for which spectrum is good
	spectrum *spectrum
}

// times returns x·y. The result may be kept in z.
func (f *fixedFactor) times(z, y *big.Int) *big.Int {
	nx, ny := f.x.BitLen(), y.BitLen()
	if min(nx, ny) < productBits {
		if z == nil {
			z = new(big.Int)
		}
		return z.Mul(f.x, y)
	}
	if nx > 3*ny || ny > 3*nx {
		return product(f.x, y)
	}
	if f.spectrum == nil || ny > f.capacity || ny < f.capacity/2 {
		f.capacity = ny + ny/1000 + 64
		f.spectrum = shapeFor(nx, f.capacity, 1).of(f.x)
	}
	u := f.spectrum.shape.of(y)
	defer u.release()
	return u.times(f.spectrum).number(nx + ny)
}
