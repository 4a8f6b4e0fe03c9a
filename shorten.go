package grundy

import (
	"fmt"
	"math/big"
	"strings"

	"example.org/grundy/nat"
)

// Shorten writes n in decimal digits, and if there are more than limit of them
// only the first six, the last six and how many there are. A limit of 0
// shortens nothing; a limit below 12 counts as 12.
//
// Cost: linear in the digits when it shortens, that of [nat.Nat.String] when not.
func Shorten(n nat.Nat, limit int, l Lang) string {
	short := abbreviate(n, limit)
	if !strings.Contains(short, "…") {
		return short
	}
	if l == Chinese {
		return fmt.Sprintf("%s（%d 位）", short, n.Digits())
	}
	return fmt.Sprintf("%s (%d digits)", short, n.Digits())
}

// abbreviate is Shorten without the number of digits, for the middle of a
// sentence.
func abbreviate(n nat.Nat, limit int) string {
	if limit <= 0 {
		return n.String()
	}
	limit = max(limit, 12)
	if n.BitLen() <= 3*limit {
		return n.String()
	}
	digits := n.Digits()
	if digits <= limit {
		return n.String()
	}
	first, last := ends(n, digits)
	return first + "…" + last
}

// An Expression is the text of a position. In a phrase its long numbers are
// shortened, as those of the phrase are.
type Expression string

// Shorten writes the expression with each number of more than limit digits
// shortened by the given function, which gets the digits; a limit of 0 shortens
// nothing, and one below 12 counts as 12.
func (e Expression) Shorten(limit int, shorten func(digits string) string) string {
	if limit <= 0 || len(e) <= limit {
		return string(e)
	}
	limit = max(limit, 12)
	var out strings.Builder
	for text := string(e); text != ""; {
		digits := strings.IndexFunc(text, func(r rune) bool { return r < '0' || r > '9' })
		if digits < 0 {
			digits = len(text)
		}
		switch {
		case digits > limit:
			out.WriteString(shorten(text[:digits]))
		case digits > 0:
			out.WriteString(text[:digits])
		}
		text = text[digits:]
		next := strings.IndexAny(text, "0123456789")
		if next < 0 {
			next = len(text)
		}
		out.WriteString(text[:next])
		text = text[next:]
	}
	return out.String()
}

// ends returns the first and the last six digits of n, which has more than
// twelve. A long n is not printed for that: its last digits are a remainder,
// and its first ones follow from its leading bits.
func ends(n nat.Nat, digits int) (first, last string) {
	if digits > 1000 {
		if head, ok := leading(n, digits); ok {
			_, low := n.DivMod(nat.Of(1_000_000))
			tail, _ := low.Uint64()
			return head, fmt.Sprintf("%06d", tail)
		}
	}
	s := n.String()
	return s[:6], s[len(s)-6:]
}

// leading returns the first six of the decimal digits of n, from its leading
// 256 bits; ok is false if those do not settle the sixth digit.
func leading(n nat.Nat, digits int) (head string, ok bool) {
	const bits = 256
	cut := uint(max(n.BitLen()-bits, 0))
	x := new(big.Float).SetPrec(bits).SetInt(n.Shr(cut).Big())
	x.SetMantExp(x, int(cut))
	x.Quo(x, powerOfTen(digits-6, bits))
	slack := new(big.Float).SetPrec(bits).SetMantExp(big.NewFloat(1), 20-bits/2)
	low, _ := new(big.Float).SetPrec(bits).Sub(x, slack).Int(nil)
	high, _ := new(big.Float).SetPrec(bits).Add(x, slack).Int(nil)
	return low.String(), low.Cmp(high) == 0 && len(low.String()) == 6
}

// powerOfTen returns 10^k, rounded at each of its O(log k) products.
func powerOfTen(k int, bits uint) *big.Float {
	power := new(big.Float).SetPrec(bits).SetInt64(1)
	for square := new(big.Float).SetPrec(bits).SetInt64(10); k > 0; k /= 2 {
		if k%2 == 1 {
			power.Mul(power, square)
		}
		square.Mul(square, square)
	}
	return power
}

// Grouped writes a number with its digits in threes: 1,234,567.
func Grouped(n uint64) string {
	text := fmt.Sprint(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}
