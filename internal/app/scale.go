package app

import (
	"fmt"
	"math/big"
	"strings"

	"example.org/grundy"
	"example.org/grundy/internal/picture"
	"example.org/grundy/nat"
)

// A spread is the smallest and the largest of all numbers.
type spread struct {
	from, to nat.Nat
	any      bool
}

func (d drawing) spread() spread {
	var s spread
	for i := range d.Len() {
		if _, ok := d.special(i); ok {
			continue
		}
		n, _ := d.column.Get(i)
		n = d.number(n)
		if !s.any {
			s = spread{n, n, true}
		}
		s.from, s.to = nat.Min(s.from, n), nat.Max(s.to, n)
	}
	return s
}

// wordy is how many digits the numbers beside an axis may have.
const wordy = 9

// base says from which number an axis counts whose numbers are long.
func (d drawing) base(from nat.Nat) string {
	return ": " + grundy.Shorten(from, 30, d.lang) + " + …"
}

// marks are the ticks of a scale of values, and what is to be added to them: where
// values are long and close together, they count from the smallest.
func (d drawing) marks(s spread) (list []picture.Tick, from string) {
	low, high := s.from, s.to
	if high.Digits() > wordy && high.Sub(low).Digits() <= wordy {
		from = d.base(low)
		low, high = nat.Nat{}, high.Sub(low)
	}
	for _, n := range ticks(low, high, 9) {
		list = append(list, picture.Tick{At: fraction(n, low, high), Label: short(n)})
	}
	return list, from
}

// short writes a long number that ends in zeros with their number.
func short(n nat.Nat) string {
	text := n.String()
	if digits := strings.TrimRight(text, "0"); len(text) > wordy && len(digits) < len(text) {
		return fmt.Sprintf("%se%d", digits, len(text)-len(digits))
	}
	return text
}

// ticks returns round numbers between from and to at equal distances, at most so
// many: multiples of 1, 2 or 5 times a power of ten.
func ticks(from, to nat.Nat, most int) []nat.Nat {
	step := nat.Of(1)
	for i, power := 0, step; ; i++ {
		step = power.Mul(nat.Of([]uint64{1, 2, 5}[i%3]))
		if n, _ := to.Sub(from).DivMod(step); n.Less(nat.Of(uint64(most))) {
			break
		}
		if i%3 == 2 {
			power = power.Mul(nat.Of(10))
		}
	}
	n, rest := from.DivMod(step)
	if !rest.IsZero() {
		n = n.Add(nat.Of(1))
	}
	var list []nat.Nat
	for n = n.Mul(step); !to.Less(n); n = n.Add(step) {
		list = append(list, n)
	}
	return list
}

// fraction returns where n lies between from and to, from 0 to 1.
func fraction(n, from, to nat.Nat) float64 {
	if !from.Less(to) {
		return 0
	}
	a, small := n.Sub(from).Uint64()
	b, also := to.Sub(from).Uint64()
	if small && also {
		return float64(a) / float64(b)
	}
	x, _ := new(big.Rat).SetFrac(n.Sub(from).Big(), to.Sub(from).Big()).Float64()
	return x
}
