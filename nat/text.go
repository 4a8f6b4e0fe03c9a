package nat

import (
	"bytes"
	"fmt"
	"math"
	"strconv"
	"unicode/utf8"
)

// String returns x in decimal digits.
//
// Cost: quasi-linear in the number of digits.
func (x Nat) String() string {
	if x.hi == "" {
		return strconv.FormatUint(x.lo, 10)
	}
	return string(x.Append(nil))
}

// Append appends the decimal digits of x to dst and returns the longer slice.
func (x Nat) Append(dst []byte) []byte {
	if x.hi == "" {
		return strconv.AppendUint(dst, x.lo, 10)
	}
	return appendDecimal(dst, x.toInt())
}

// Digits returns the number of decimal digits of x; it is 1 for x = 0.
//
// Cost: constant unless x is within one part in 10^9 of a power of ten.
func (x Nat) Digits() int {
	if x.hi == "" {
		n := 1
		for u := x.lo; u >= 10; u /= 10 {
			n++
		}
		return n
	}
	shift := x.BitLen() - 53
	top, _ := x.leading(53).Uint64()
	log := math.Log10(float64(top)) + float64(shift)*math.Log10(2)
	n := math.Round(log)
	if math.Abs(log-n) > 1e-9*max(1, log) {
		return int(math.Floor(log)) + 1
	}
	if x.toInt().Cmp(powerOfTen(int(n))) >= 0 {
		return int(n) + 1
	}
	return int(n)
}

// leading returns the n leading bits of x >= 2^64, for n <= 64. It reads only
// the bytes it needs, so that it costs nothing on a huge number.
func (x Nat) leading(n int) Nat {
	top := x
	dropped := 0
	if len(x.hi) > 16 {
		dropped = 8 * (len(x.hi) - 16 + 8)
		top = Nat{lo: bigEndianWord(x.hi[8:16]), hi: x.hi[:8]}
	}
	return top.Shr(uint(x.BitLen() - n - dropped))
}

// Parse reads a number from its decimal digits.
//
// Domain: one digit or more and nothing else; leading zeros are dropped.
// Cost: quasi-linear in the length.
// Errors: one that shows the first byte that is not a digit, counted from 1.
func Parse(s string) (Nat, error) {
	if len(s) <= 19 {
		if u, ok := parseWord(s); ok {
			return Nat{lo: u}, nil
		}
	}
	return ParseBytes([]byte(s))
}

// ParseBytes is [Parse] for bytes. It keeps no reference to b.
func ParseBytes(b []byte) (Nat, error) {
	if len(b) == 0 {
		return Nat{}, fmt.Errorf(`"": want decimal digits; got nothing`)
	}
	if !allDigits(b) {
		return Nat{}, digitError(b, bytes.IndexFunc(b, func(r rune) bool { return r < '0' || r > '9' }))
	}
	digits := bytes.TrimLeft(b, "0")
	if len(digits) <= 19 {
		return Nat{lo: wordOfDigits(digits)}, nil
	}
	return fromInt(parseDecimal(digits)), nil
}

// parseWord reads up to 19 digits, which always fit a word.
func parseWord(s string) (u uint64, ok bool) {
	for i := 0; i < len(s); i++ {
		c := s[i] - '0'
		if c > 9 {
			return 0, false
		}
		u = u*10 + uint64(c)
	}
	return u, len(s) > 0
}

// digitError reports the byte at i of b, which is no digit.
func digitError(b []byte, i int) error {
	const shown = 40
	_, size := utf8.DecodeRune(b[i:])
	text := b
	mark := ""
	if len(b) > shown {
		text, mark = b[:shown], "..."
		for len(text) > 0 && !utf8.RuneStart(b[len(text)]) {
			text = text[:len(text)-1]
		}
	}
	return fmt.Errorf("%q%s: want decimal digits; got %q at %d", text, mark, b[i:i+size], i+1)
}

// MarshalText returns the decimal digits of x.
func (x Nat) MarshalText() ([]byte, error) { return x.Append(nil), nil }

// UnmarshalText sets x to the number in text, as [ParseBytes] reads it.
func (x *Nat) UnmarshalText(text []byte) error {
	y, err := ParseBytes(text)
	if err == nil {
		*x = y
	}
	return err
}

// MarshalJSON returns the decimal digits of x as a JSON string, since most
// readers of JSON round a large bare number.
func (x Nat) MarshalJSON() ([]byte, error) {
	return append(x.Append([]byte{'"'}), '"'), nil
}

// UnmarshalJSON sets x from a JSON string of decimal digits or from a bare
// integer; null leaves x alone, as encoding/json asks.
func (x *Nat) UnmarshalJSON(text []byte) error {
	if string(text) == "null" {
		return nil
	}
	if n := len(text); n >= 2 && text[0] == '"' && text[n-1] == '"' {
		text = text[1 : n-1]
	}
	return x.UnmarshalText(text)
}
