package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-15C",
	Aliases: []string{"codeforces-15C"},
	Title:   grundy.Text{En: "Industrial Nim", Zh: "Industrial Nim"},
	Asks:    grundy.Text{En: "Who takes the last stone of n quarries, quarry i having m dumpers of x, x+1, …, x+m-1 stones?", Zh: "n 个采石场，第 i 个有 m 辆车，石子数为 x, x+1, …, x+m-1，谁取最后一颗？"},
	Input:   grundy.Text{En: "the number of quarries, and x and m for each", Zh: "采石场数；每个给 x 与 m"},
	Output:  grundy.Text{En: "tolik, who moves first, or bolik", Zh: "tolik（先手）或 bolik"},
	Limits:  "at most 10^5 quarries; x and m up to 10^16",
	Grammar: "n:1..100000 / ( x:1..10^16 m:1..10^16 / )[n]",
	Source:  "Bouton 1901",
	Game:    "nim of ranges",
	Sample:  Sample{In: "2\n2 1\n1 2\n", Out: "tolik\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number("the number of quarries", 0, mostCount) {
			x := r.number(wantNumber, 1, 1<<62)
			m := r.number(wantNumber, 0, 1<<62)
			sum ^= xorBelow(x+m) ^ xorBelow(x)
		}
		r.verdict(sum != 0, "tolik", "bolik")
	})},

	Theory:     grundy.Text{En: "Nim. The xor of 0, 1, …, n depends on n mod 4 only: n, 1, n+1, 0; a range is the xor of two such.", Zh: "Nim。0 到 n 的异或只看 n mod 4：分别为 n、1、n+1、0；区间是两个前缀的异或。"},
	Traps:      grundy.Text{En: "numbers need 64 bits", Zh: "需要 64 位整数"},
	Complexity: "O(quarries)",
	Link:       "Codeforces 15C",
	Recalled:   true,
})

// xorBelow is the xor of all numbers below n.
func xorBelow(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	switch n--; n & 3 {
	case 0:
		return n
	case 1:
		return 1
	case 2:
		return n + 1
	}
	return 0
}
