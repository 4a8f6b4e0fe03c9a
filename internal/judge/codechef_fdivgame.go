package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "codechef-FDIVGAME",
	Title:   grundy.Text{En: "Floor Division Game", Zh: "Floor Division Game"},
	Asks:    grundy.Text{En: "Who makes the last move, if a number n becomes floor(n/k) with k from 2 to 6?", Zh: "把 n 变为 ⌊n/k⌋（k 为 2 到 6），谁走最后一步？"},
	Input:   grundy.Text{En: "the number of cases; then for each case how many numbers, and the numbers", Zh: "测试组数；每组先给个数，再给各数"},
	Output:  grundy.Text{En: "Henry, who moves first, or Derek", Zh: "Henry（先手）或 Derek"},
	Limits:  "numbers up to 10^18",
	Grammar: "T:1..100 / ( N:1..1000 / A[N]:1..10^18 / )[T]",
	Source:  "by induction on n; checked by the rules in a test",
	Game:    "none; floor division",
	Sample:  Sample{In: "2\n2\n5 3\n2\n3 3\n", Out: "Henry\nDerek\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number("the number of numbers", 0, mostCount) {
			sum ^= floorValue(r.number(wantNumber, 0, math.MaxUint64))
		}
		r.verdict(sum != 0, "Henry", "Derek")
	})},

	Theory:     grundy.Text{En: "Divide by 12 while n is 12 or more; then the values of 0 to 11 are 0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0.", Zh: "n≥12 时不断除以 12；0 到 11 的 SG 值为 0、1、2、2、3、3、0、0、0、0、0、0。"},
	Traps:      grundy.Text{En: "numbers need 64 bits; a memo has thousands of entries for each number", Zh: "需要 64 位；记忆化每个数要几千个状态"},
	Complexity: "O(log n) a number",
	Link:       "CodeChef FDIVGAME",
})

// floorValue is the value of n.
func floorValue(n uint64) uint64 {
	for n >= 12 {
		n /= 12
	}
	return [12]uint64{0, 1, 2, 2, 3, 3}[n]
}
