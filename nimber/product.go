package nimber

import "sync"

const (
	order = 1<<16 - 1 // of the multiplicative group of the field below 2^16

	// generator has that order. It is the least nimber that has, and a test
	// holds it to both.
	generator = 258

	// noLog is the logarithm of 0: above every sum of three logarithms.
	noLog = 3*order - 2

	// powersSize is above every sum of two logarithms, noLog included, and a
	// third one of a constant. A power of two saves the bounds checks.
	powersSize = 1 << 19
)

// The tables hold the field below 2^16. Both are zero pages until the first
// product, and most of powers stays so.
var (
	build  sync.Once
	logs   [1 << 16]uint32
	powers [powersSize]uint16

	logHalf       uint32 // of F/2 = 2^15, where F = 2^16
	logHalfSquare uint32 // of its square
)

// buildTables takes the powers of the generator in turn. Multiplying by it is
// linear, so two tables of 256 entries make each step two look-ups.
func buildTables() {
	var low, high [256]uint16
	for bit := range 8 {
		l := uint16(mulByDefinition(generator, 1<<bit))
		h := uint16(mulByDefinition(generator, 1<<(bit+8)))
		for x := range 1 << bit {
			low[x|1<<bit] = low[x] ^ l
			high[x|1<<bit] = high[x] ^ h
		}
	}
	x := uint16(1)
	for n := range uint32(order) {
		logs[x] = n
		powers[n], powers[n+order], powers[n+2*order] = x, x, x
		x = low[x&255] ^ high[x>>8]
	}
	// The third round went a little into the part that must be zero.
	clear(powers[noLog : 3*order])
	logs[0] = noLog
	logHalf = logs[1<<15]
	logHalfSquare = 2 * logHalf % order
}

// power is the generator to the n, or 0 where n is a sum with noLog.
func power(n uint32) uint32 { return uint32(powers[n%powersSize]) }

// Mul is the nim product of a and b.
//
// Cost:   about 20 ns and no allocation; the first call of a program also
// builds tables, in less than a millisecond. Safe for concurrent use.
// Source: Conway, On Numbers and Games (1976), chapter 6.
func Mul(a, b Value) Value {
	build.Do(buildTables)
	if a|b < 1<<16 {
		return Value(power(logs[uint16(a)] + logs[uint16(b)]))
	}
	if a|b < 1<<32 {
		return Value(mul32(uint32(a), uint32(b)))
	}
	a1, a0 := uint32(a>>32), uint32(a)
	b1, b0 := uint32(b>>32), uint32(b)
	low := mul32(a0, b0)
	cross := mul32(a1^a0, b1^b0) ^ low
	return Value(cross)<<32 | Value(low^mulHalf32(a1, b1))
}

// logSums are the logarithms of the three products that Karatsuba's method
// takes of the halves of a and b: of the high halves, the low halves, and the
// sums of the halves.
func logSums(a, b uint32) (high, low, both uint32) {
	high = logs[a>>16] + logs[b>>16]
	low = logs[uint16(a)] + logs[uint16(b)]
	both = logs[uint16(a>>16^a)] + logs[uint16(b>>16^b)]
	return high, low, both
}

// mul32 is the product in the field below 2^32.
func mul32(a, b uint32) uint32 {
	high, low, both := logSums(a, b)
	l := power(low)
	return (power(both)^l)<<16 | l ^ power(high+logHalf)
}

// mulHalf32 is a·b·2^31, all in the field below 2^32.
//
// With F = 2^16 and h = F/2, 2^31 is hF, and (pF + q)·hF = h(p+q)F + h·h·p.
// Here a·b has p = both + low and q = low + h·high, so that every part is one
// product of logarithms.
func mulHalf32(a, b uint32) uint32 {
	high, low, both := logSums(a, b)
	first := power(both+logHalf) ^ power(high+logHalfSquare)
	return first<<16 | power(both+logHalfSquare) ^ power(low+logHalfSquare)
}
