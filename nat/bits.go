package nat

import (
	"math/big"
	"math/bits"
)

// Xor returns the nim-sum of x and y: the powers of two in exactly one of them.
func (x Nat) Xor(y Nat) Nat {
	if len(x.hi)|len(y.hi) == 0 {
		return Nat{lo: x.lo ^ y.lo}
	}
	return xorHuge(x, y)
}

// And returns the powers of two in both x and y.
func (x Nat) And(y Nat) Nat {
	if len(x.hi)|len(y.hi) == 0 {
		return Nat{lo: x.lo & y.lo}
	}
	return andHuge(x, y)
}

// Or returns the powers of two in x or y.
func (x Nat) Or(y Nat) Nat {
	if len(x.hi)|len(y.hi) == 0 {
		return Nat{lo: x.lo | y.lo}
	}
	return orHuge(x, y)
}

// The high parts are aligned at their ends.

//go:noinline
func xorHuge(x, y Nat) Nat {
	if len(x.hi) < len(y.hi) {
		x, y = y, x
	}
	z := []byte(x.hi)
	tail := z[len(x.hi)-len(y.hi):]
	for i := range tail {
		tail[i] ^= y.hi[i]
	}
	return Nat{lo: x.lo ^ y.lo, hi: trimmed(z)}
}

//go:noinline
func orHuge(x, y Nat) Nat {
	if len(x.hi) < len(y.hi) {
		x, y = y, x
	}
	z := []byte(x.hi)
	tail := z[len(x.hi)-len(y.hi):]
	for i := range tail {
		tail[i] |= y.hi[i]
	}
	return Nat{lo: x.lo | y.lo, hi: string(z)}
}

//go:noinline
func andHuge(x, y Nat) Nat {
	if len(x.hi) < len(y.hi) {
		x, y = y, x
	}
	z := []byte(x.hi[len(x.hi)-len(y.hi):])
	for i := range z {
		z[i] &= y.hi[i]
	}
	return Nat{lo: x.lo & y.lo, hi: trimmed(z)}
}

// trimmed drops the leading zero bytes, which a high part must not have.
func trimmed(z []byte) string {
	for len(z) > 0 && z[0] == 0 {
		z = z[1:]
	}
	return string(z)
}

// Bit returns bit i of x: 1 if 2^i is in its binary expansion, else 0.
func (x Nat) Bit(i uint) uint {
	if i < 64 {
		return uint(x.lo>>i) & 1
	}
	i -= 64
	fromEnd := i / 8
	if fromEnd >= uint(len(x.hi)) {
		return 0
	}
	return uint(x.hi[uint(len(x.hi))-1-fromEnd]>>(i%8)) & 1
}

// BitLen returns the number of bits of x: the least n with x < 2^n.
func (x Nat) BitLen() int {
	if x.hi == "" {
		return bits.Len64(x.lo)
	}
	return 64 + 8*(len(x.hi)-1) + bits.Len8(x.hi[0])
}

// OnesCount returns the number of ones in the binary expansion of x.
func (x Nat) OnesCount() int {
	n := bits.OnesCount64(x.lo)
	for i := 0; i < len(x.hi); i++ {
		n += bits.OnesCount8(x.hi[i])
	}
	return n
}

// TrailingZeros returns the largest k for which 2^k divides x, and 0 for x = 0.
func (x Nat) TrailingZeros() int {
	if x.lo != 0 {
		return bits.TrailingZeros64(x.lo)
	}
	for i := len(x.hi) - 1; i >= 0; i-- {
		if x.hi[i] != 0 {
			return 64 + 8*(len(x.hi)-1-i) + bits.TrailingZeros8(x.hi[i])
		}
	}
	return 0
}

// Shl returns x·2^k.
//
// Cost: a word operation while the result is below 2^64, else linear.
func (x Nat) Shl(k uint) Nat {
	if x.hi == "" && x.lo<<k>>k == x.lo {
		return Nat{lo: x.lo << k}
	}
	return shlHuge(x, k)
}

//go:noinline
func shlHuge(x Nat, k uint) Nat {
	z := x.toInt()
	return fromInt(z.Lsh(z, k))
}

// Shr returns the floor of x/2^k.
//
// Cost: a word operation while x is below 2^64, else linear.
func (x Nat) Shr(k uint) Nat {
	if x.hi == "" {
		return Nat{lo: x.lo >> k}
	}
	return shrHuge(x, k)
}

//go:noinline
func shrHuge(x Nat, k uint) Nat {
	z := x.toInt()
	return fromInt(z.Rsh(z, k))
}

// powerOfTwo returns 2^k.
func powerOfTwo(k int) *big.Int { return new(big.Int).Lsh(big.NewInt(1), uint(k)) }
