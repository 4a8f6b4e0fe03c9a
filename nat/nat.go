package nat

import (
	"cmp"
	"encoding/binary"
	"math/big"
	"math/bits"
	"strings"
)

// Nat is a natural number: 0, 1, 2 and so on, of any size. The zero value is 0.
//
// A Nat is a value. It is never changed in place, it can be copied and shared
// freely, and x == y exactly when the numbers are equal.
type Nat struct {
	lo uint64 // the low 64 bits
	hi string // the number shifted right by 64 bits, as big-endian bytes without leading zeros
}

// Of returns the number u.
func Of(u uint64) Nat { return Nat{lo: u} }

// FromBig returns the number x, and false if x is negative. It keeps no
// reference to x.
func FromBig(x *big.Int) (Nat, bool) {
	if x.Sign() < 0 {
		return Nat{}, false
	}
	return fromInt(x), true
}

// Big returns x as a new big.Int.
func (x Nat) Big() *big.Int { return x.toInt() }

// Uint64 returns x as a word, and false if x is 2^64 or more.
func (x Nat) Uint64() (u uint64, ok bool) { return x.lo, x.hi == "" }

// IsZero reports whether x is 0.
func (x Nat) IsZero() bool { return x.lo == 0 && x.hi == "" }

// Odd reports whether x is odd.
func (x Nat) Odd() bool { return x.lo&1 != 0 }

// Cmp returns -1 if x < y, 0 if x == y and +1 if x > y.
func (x Nat) Cmp(y Nat) int {
	if x.hi == y.hi {
		return cmp.Compare(x.lo, y.lo)
	}
	return compareHigh(x.hi, y.hi)
}

// Less reports whether x < y.
func (x Nat) Less(y Nat) bool {
	if len(x.hi)|len(y.hi) == 0 {
		return x.lo < y.lo
	}
	return x.Cmp(y) < 0
}

// compareHigh compares two different high parts: the longer one is larger, and
// those of one length are in the order of their bytes.
func compareHigh(x, y string) int {
	if c := cmp.Compare(len(x), len(y)); c != 0 {
		return c
	}
	return strings.Compare(x, y)
}

// Min returns the smaller of x and y.
func Min(x, y Nat) Nat {
	if y.Less(x) {
		return y
	}
	return x
}

// Max returns the larger of x and y.
func Max(x, y Nat) Nat {
	if x.Less(y) {
		return y
	}
	return x
}

// fromInt returns the number x >= 0.
func fromInt(x *big.Int) Nat {
	n := x.BitLen()
	if n <= 64 {
		return Nat{lo: x.Uint64()}
	}
	hi := make([]byte, (n-64+7)/8)
	if bits.UintSize != 64 {
		lo := lowWord(x)
		new(big.Int).Rsh(x, 64).FillBytes(hi)
		return Nat{lo: lo, hi: string(hi)}
	}
	words := x.Bits()
	rest, above := hi, words[1:]
	for ; len(rest) >= 8; above = above[1:] {
		binary.BigEndian.PutUint64(rest[len(rest)-8:], uint64(above[0]))
		rest = rest[:len(rest)-8]
	}
	if len(rest) > 0 {
		for i, w := len(rest)-1, uint64(above[0]); i >= 0; i, w = i-1, w>>8 {
			rest[i] = byte(w)
		}
	}
	return Nat{lo: uint64(words[0]), hi: string(hi)}
}

// lowWord returns the low 64 bits of x >= 0, whatever the size of a big.Word.
func lowWord(x *big.Int) uint64 {
	words := x.Bits()
	var u uint64
	for i := 0; i < len(words) && i*bits.UintSize < 64; i++ {
		u |= uint64(words[i]) << (i * bits.UintSize)
	}
	return u
}

// toInt returns x as a new big.Int.
func (x Nat) toInt() *big.Int {
	if x.hi == "" {
		return new(big.Int).SetUint64(x.lo)
	}
	if bits.UintSize != 64 {
		z := new(big.Int).SetBytes([]byte(x.hi))
		return z.Or(z.Lsh(z, 64), new(big.Int).SetUint64(x.lo))
	}
	words := make([]big.Word, 1+(len(x.hi)+7)/8)
	words[0] = big.Word(x.lo)
	rest, above := x.hi, words[1:]
	for ; len(rest) >= 8; above = above[1:] {
		above[0] = big.Word(bigEndianWord(rest[len(rest)-8:]))
		rest = rest[:len(rest)-8]
	}
	if len(rest) > 0 {
		above[0] = big.Word(bigEndianWord(rest))
	}
	return new(big.Int).SetBits(words)
}

// bigEndianWord reads up to eight bytes, the most significant first.
func bigEndianWord(s string) uint64 {
	if len(s) == 8 {
		return uint64(s[7]) | uint64(s[6])<<8 | uint64(s[5])<<16 | uint64(s[4])<<24 |
			uint64(s[3])<<32 | uint64(s[2])<<40 | uint64(s[1])<<48 | uint64(s[0])<<56
	}
	var u uint64
	for i := 0; i < len(s); i++ {
		u = u<<8 | uint64(s[i])
	}
	return u
}
