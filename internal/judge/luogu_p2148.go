package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "luogu-P2148",
	Aliases: []string{"bzoj-1228"},
	Title:   grundy.Text{En: "E&D", Zh: "[SDOI2009] E&D"},
	Asks:    grundy.Text{En: "Who makes the last move, if a move throws one heap of a pair away and splits the other in two?", Zh: "石子堆两两成组，每次拿走组中一堆并把另一堆分成两堆，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the number of heaps, which is even, and the heaps: 1 and 2 are a pair, 3 and 4, and so on", Zh: "测试组数；每组先给堆数（偶数），再给各堆：第 1、2 堆一组，第 3、4 堆一组……"},
	Output:  grundy.Text{En: "YES if the first player wins, NO otherwise", Zh: "先手胜输出 YES，否则 NO"},
	Limits:  "at most 20 cases of 20000 heaps up to 2·10^9",
	Grammar: "T:1..20 / ( N:2..20000 / S[N]:1..2000000000 / )[T]",
	Where:   grundy.Text{En: "an even number of heaps", Zh: "堆数为偶数"},
	Holds:   func(c []string) bool { return len(c)%2 == 1 }, // the number itself is one of them
	Source:  "Koppers’ Nim; own, checked by the rules in a test",
	Game:    "koppers(a,b,c,d,…)",
	Sample:  Sample{In: "2\n4\n1 1 3 3\n4\n1 1 1 2\n", Out: "NO\nYES\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		sum := uint64(0)
		for left := r.evenCount(); left > 0; left -= 2 {
			a := r.number(wantNumber, 1, math.MaxUint64)
			b := r.number(wantNumber, 1, math.MaxUint64)
			sum ^= lowestZero((a - 1) | (b - 1))
		}
		r.verdict(sum != 0, "YES", "NO")
	})},

	Theory:     grundy.Text{En: "The value of a pair (a,b) is the place of the lowest zero bit of (a-1) or (b-1), counted from 0; the values are xored.", Zh: "组 (a,b) 的 SG 值是 (a-1)|(b-1) 的最低零位（从 0 数）；各组异或。"},
	Traps:      grundy.Text{En: "subtract 1 before the or; the number of heaps is even", Zh: "先减 1 再按位或；堆数是偶数"},
	Complexity: "O(heaps)",
	Link:       "Luogu P2148",
	Position:   heaps("koppers"),
})

// evenCount reads a number of heaps that come in pairs.
func (r *reader) evenCount() uint64 {
	n := r.number("an even number of heaps", 0, mostCount)
	if n%2 == 1 {
		r.fault(r.start, "an even number of heaps")
	}
	return n
}
