package nat

import (
	"math/bits"
)

// Add returns x + y.
//
// Cost: a word operation while the sum is below 2^64, else linear.
func (x Nat) Add(y Nat) Nat {
	s := x.lo + y.lo
	if len(x.hi)|len(y.hi) == 0 && s >= x.lo {
		return Nat{lo: s}
	}
	return addHuge(x, y)
}

//go:noinline
func addHuge(x, y Nat) Nat {
	z := x.toInt()
	return fromInt(z.Add(z, y.toInt()))
}

// Sub returns x - y.
//
// Domain: y <= x; it panics otherwise.
// Cost: a word operation while x is below 2^64, else linear.
func (x Nat) Sub(y Nat) Nat {
	if len(x.hi)|len(y.hi) == 0 && y.lo <= x.lo {
		return Nat{lo: x.lo - y.lo}
	}
	return subHuge(x, y)
}

//go:noinline
func subHuge(x, y Nat) Nat {
	if x.Less(y) {
		panic("nat: " + abbreviated(x) + " - " + abbreviated(y) + " is below zero")
	}
	z := x.toInt()
	return fromInt(z.Sub(z, y.toInt()))
}

// abbreviated shows a number in a message without writing out a huge one.
func abbreviated(x Nat) string {
	if x.BitLen() <= 256 {
		return x.String()
	}
	return "(a number of " + Of(uint64(x.BitLen())).String() + " bits)"
}

// Mul returns x·y.
//
// Cost: a word operation while the product is below 2^64; quasi-linear in the
// number of bits for huge numbers.
func (x Nat) Mul(y Nat) Nat {
	high, low := bits.Mul64(x.lo, y.lo)
	if len(x.hi)|len(y.hi) == 0 && high == 0 {
		return Nat{lo: low}
	}
	return mulHuge(x, y)
}

//go:noinline
func mulHuge(x, y Nat) Nat {
	if x == y {
		return fromInt(square(x.toInt()))
	}
	return fromInt(product(x.toInt(), y.toInt()))
}

// DivMod returns q and r with x = q·y + r and r < y.
//
// Domain: y != 0; it panics otherwise.
// Cost: a word operation while x is below 2^64; that of a few products of the
// size of x for huge numbers.
func (x Nat) DivMod(y Nat) (q, r Nat) {
	if len(x.hi)|len(y.hi) == 0 {
		return Nat{lo: x.lo / y.lo}, Nat{lo: x.lo % y.lo}
	}
	return divModHuge(x, y)
}

//go:noinline
func divModHuge(x, y Nat) (q, r Nat) {
	if x.Less(y) {
		return Nat{}, x
	}
	if y.IsZero() {
		panic("nat: division by zero")
	}
	quo, rem := divide(x.toInt(), y.toInt())
	return fromInt(quo), fromInt(rem)
}

// Sqrt returns the floor of the square root of x.
//
// Cost: that of a few products of the size of x.
func (x Nat) Sqrt() Nat {
	if x.hi == "" {
		return Nat{lo: sqrtWord(x.lo)}
	}
	return fromInt(squareRoot(x.toInt()))
}

// Gcd returns the greatest common divisor of x and y. That of 0 and y is y.
//
// Cost: quasi-linear in the number of bits (half-gcd).
func Gcd(x, y Nat) Nat {
	if len(x.hi)|len(y.hi) == 0 {
		a, b := x.lo, y.lo
		for b != 0 {
			a, b = b, a%b
		}
		return Nat{lo: a}
	}
	return fromInt(gcd(x.toInt(), y.toInt()))
}
