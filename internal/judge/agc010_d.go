package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "agc010_d",
	Title:   grundy.Text{En: "Decrementing", Zh: "Decrementing"},
	Asks:    grundy.Text{En: "Who makes the last move, if a move lowers a number above 1 by one, and all are then divided by their greatest common divisor?", Zh: "每次把一个大于 1 的数减一，再全部除以最大公约数，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of numbers and the numbers, whose greatest common divisor is 1", Zh: "个数与各数，最大公约数为 1"},
	Output:  grundy.Text{En: "First or Second", Zh: "First 或 Second"},
	Limits:  "at most 10^5 numbers up to 10^9",
	Grammar: "N:1..100000 / A[N]:1..10^9 /",
	Source:  "AtCoder Grand Contest 010 D; checked by the rules in a test",
	Game:    "none; see examples/decrementing.star",
	Sample:  Sample{In: "3\n3 6 7\n", Out: "First\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		r.verdict(decrementWins(r.numbers(r.number("the number of numbers", 1, mostCount), 1, math.MaxUint64)), "First", "Second")
	})},

	Theory:     grundy.Text{En: "An odd number of even numbers wins, for the parity can be kept while an odd number stays. Otherwise only a lone odd number above 1 can be played without handing that over: the move is forced, and the question is asked again after the division.", Zh: "偶数的个数为奇数时先手必胜；否则只有恰一个奇数且大于 1 时才可能胜：那一步是被迫的，除以公约数后再问同样的问题。"},
	Traps:      grundy.Text{En: "the numbers are coupled by the division: no xor; a 1 ends the dividing", Zh: "公约数把各数联系在一起，不能异或；有 1 后不再除"},
	Complexity: "O(N log A)",
	Link:       "AtCoder AGC010 D",
	Recalled:   true,
})

// decrementWins tells who wins numbers, which it changes.
func decrementWins(a []uint64) bool {
	for first := true; ; first = !first {
		even, ones, odd := 0, 0, 0
		for i, n := range a {
			if n%2 == 0 {
				even++
			} else {
				odd = i
			}
			if n == 1 {
				ones++
			}
		}
		switch {
		case even%2 == 1:
			return first
		case ones > 0 || even != len(a)-1:
			return !first
		}
		a[odd]--
		divisor := uint64(0)
		for _, n := range a {
			for m := n; m > 0; {
				divisor, m = m, divisor%m
			}
		}
		for i := range a {
			a[i] /= divisor
		}
	}
}
