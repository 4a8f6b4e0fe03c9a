package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "arc091_f",
	Title:   grundy.Text{En: "Strange Nim", Zh: "Strange Nim"},
	Asks:    grundy.Text{En: "Who makes the last move, if a move takes 1 to floor(X/K) stones from a heap of X, with a K for each heap?", Zh: "每堆各有 K，每次从 X 颗中取 1 到 ⌊X/K⌋ 颗，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of heaps; then for each the stones and K", Zh: "堆数；每堆给石子数与 K"},
	Output:  grundy.Text{En: "Takahashi, who moves first, or Aoki", Zh: "Takahashi（先手）或 Aoki"},
	Limits:  "at most 200 heaps; numbers up to 10^9",
	Grammar: "N:1..200 / ( A:1..10^9 K:1..10^9 / )[N]",
	Source:  "AtCoder Regular Contest 091 F; checked by the rules in a test",
	Game:    "none yet; proportional Nim",
	Sample:  Sample{In: "2\n5 2\n3 3\n", Out: "Aoki\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number(wantHeaps, 0, mostCount) {
			a := r.number(wantNumber, 0, math.MaxUint64)
			sum ^= proportional(a, r.number(wantNumber, 1, math.MaxUint64))
		}
		r.verdict(sum != 0, "Takahashi", "Aoki")
	})},

	Theory:     grundy.Text{En: "If K divides A, the value is A/K. Otherwise A has the value of A - floor(A/K) - 1. While the quotient stays the same, many such steps are made at once.", Zh: "K 整除 A 时 SG 值为 A/K；否则与 A-⌊A/K⌋-1 的 SG 值相同。商不变时可以一次跳多步。"},
	Traps:      grundy.Text{En: "one step at a time is too slow for K near 10^5; A below K has the value 0", Zh: "K 约为 10^5 时一步一步走太慢；A<K 时 SG 值为 0"},
	Complexity: "O(K log A) at worst, about O(√A) in all",
	Link:       "AtCoder ARC091 F",
})

// proportional is the value of a heap of n of which a move takes at most n/k.
//
// With q the quotient and d the remainder, d not 0, the heap has the value of
// n-(q+1). That lowers d by q+1 modulo k as long as the quotient is q; so many
// steps as bring d to 0 or below it are made at once.
func proportional(n, k uint64) uint64 {
	for n >= k {
		q, d := n/k, n%k
		if d == 0 {
			return q
		}
		n -= (q + 1) * ((d + q) / (q + 1))
	}
	return 0
}
