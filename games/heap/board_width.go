package heap

import (
	"math"
	"slices"

	"example.org/grundy/nat"
)

// tailWidth counts the moves from a heap of n under a code that may take any number and,
// beyond its first digits, leaves one heap or none. ok is false for other codes.
func (g *octal) tailWidth() (width func(n nat.Nat) nat.Nat, ok bool) {
	digits, tail, ok := g.rule.Digits()
	if !ok || tail == 0 {
		return nil, false
	}
	first := len(digits) - tail
	for _, d := range digits[first:] {
		if d.Heaps>>2 != 0 {
			return nil, false
		}
	}
	for _, d := range digits[:first] {
		if d.Heaps>>4 != 0 {
			return nil, false
		}
	}
	still := g.rule.Still()
	return func(n nat.Nat) (sum nat.Nat) {
		if w, small := n.Uint64(); small && w <= math.MaxInt && (w == 0 || slices.Contains(still, int(w))) {
			return zero
		}
		for k, d := range digits[:first] {
			if n.Less(number(k)) {
				return sum
			}
			for j := 0; d.Heaps>>j != 0; j++ {
				if d.Heaps>>j&1 != 0 {
					sum = sum.Add(ways(n.Sub(number(k)), j, d.Parts))
				}
			}
		}
		if n.Less(number(first)) {
			return sum
		}
		whole, rest := n.Sub(number(first)).DivMod(number(tail)) // n itself takes all
		for i, d := range digits[first:] {
			if d.Heaps&2 != 0 {
				sum = sum.Add(whole)
				if number(i).Less(rest) {
					sum = sum.Add(one)
				}
			}
			if d.Heaps&1 != 0 && number(i) == rest {
				sum = sum.Add(one)
			}
		}
		return sum
	}, true
}
