package nimber

// A Value is a nimber below 2^64. These are a field of characteristic 2: every
// operation here stays below 2^64, and below any 2^(2^k) its operands are below.
type Value uint64

// Add is the nim sum of a and b, their exclusive or. It is the difference too.
//
// Source: Bouton, Nim, a game with a complete mathematical theory (1901).
func Add(a, b Value) Value { return a ^ b }

// Square is the nim product of a with itself. It is additive.
//
// Cost: a quarter of a product.
func Square(a Value) Value {
	build.Do(buildTables)
	s1, s0 := square32(uint32(a>>32)), square32(uint32(a))
	return Value(s1)<<32 | Value(s0^timesHalf32(s1))
}

func square32(a uint32) uint32 {
	high, low := logs[a>>16], logs[uint16(a)]
	return power(2*high)<<16 | power(2*low) ^ power(2*high+logHalf)
}

// timesHalf32 is a·2^31 in the field below 2^32, as mulHalf32 has it.
func timesHalf32(a uint32) uint32 {
	high, both := logs[a>>16], logs[uint16(a>>16^a)]
	return power(both+logHalf)<<16 | power(high+logHalfSquare)
}

// Sqrt is the nimber whose square is a. Every nimber has exactly one.
//
// Cost:   about that of Square: the root is taken half by half, since
// (pF + q)² = p²F + (q² + p²·F/2).
// Source: Conway, On Numbers and Games (1976), chapter 6.
func Sqrt(a Value) Value {
	build.Do(buildTables)
	high, low := uint32(a>>32), uint32(a)
	return Value(sqrt32(high))<<32 | Value(sqrt32(low^timesHalf32(high)))
}

func sqrt32(a uint32) uint32 {
	high, low := uint16(a>>16), uint16(a)
	return sqrt16(high)<<16 | sqrt16(low^uint16(power(logs[high]+logHalf)))
}

func sqrt16(a uint16) uint32 {
	if a == 0 {
		return 0
	}
	n := logs[a]
	n += n % 2 * order // order is odd: now n is even, and the same logarithm
	return power(n / 2)
}

// Inv is the nimber whose product with a is 1. Only 0 has none: then ok is
// false.
//
// Cost:   about two products: the inverse is the conjugate by the norm, which
// lies in the field below.
// Source: Lenstra, Nim multiplication (1978).
func Inv(a Value) (inverse Value, ok bool) {
	if a == 0 {
		return 0, false
	}
	build.Do(buildTables)
	high, low := uint32(a>>32), uint32(a)
	if high == 0 {
		return Value(inv32(low)), true
	}
	// The conjugate of pF + q is pF + (p+q), and their product, the norm, is
	// q·(p+q) + p²·F/2.
	norm := mul32(low, high^low) ^ mulHalf32(high, high)
	n := inv32(norm)
	return Value(mul32(high, n))<<32 | Value(mul32(high^low, n)), true
}

// inv32 inverts a > 0 in the field below 2^32, as Inv does one level up.
func inv32(a uint32) uint32 {
	high, low, both := logs[a>>16], logs[uint16(a)], logs[uint16(a>>16^a)]
	norm := power(low+both) ^ power(2*high+logHalf)
	n := order - logs[norm]
	return power(high+n)<<16 | power(both+n)
}

// Div is a times the inverse of b; ok is false where b is 0.
//
// Cost: about three products.
func Div(a, b Value) (quotient Value, ok bool) {
	inverse, ok := Inv(b)
	return Mul(a, inverse), ok
}

// Pow is the product of n factors a; with no factors it is 1, also for a = 0.
//
// Cost: at most 64 squares and 64 products. The power has period 2^64-1 in n
// for a > 0.
func Pow(a Value, n uint64) Value {
	result := Value(1)
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			result = Mul(result, a)
		}
		a = Square(a)
	}
	return result
}
