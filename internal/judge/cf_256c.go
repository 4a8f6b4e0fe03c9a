package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-256C",
	Aliases: []string{"codeforces-256C"},
	Title:   grundy.Text{En: "Furlo and Rublo and Game", Zh: "Furlo and Rublo and Game"},
	Asks:    grundy.Text{En: "Who makes the last move, if a heap of x becomes a smaller one of y with x^(1/4) <= y <= x^(1/2)?", Zh: "每次把 x 变为更小的 y，x^(1/4) ≤ y ≤ x^(1/2)，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of heaps and the heaps", Zh: "堆数与各堆"},
	Output:  grundy.Text{En: "Furlo, who moves first, or Rublo", Zh: "Furlo（先手）或 Rublo"},
	Limits:  "at most 10^5 heaps up to 777777777777",
	Grammar: "n:1..100000 / a[n]:1..777777777777 /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "none; roots",
	Sample:  Sample{In: "1\n1\n", Out: "Rublo\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number(wantHeaps, 0, mostCount) {
			sum ^= rootValue(r.number(wantNumber, 0, 1<<62))
		}
		r.verdict(sum != 0, "Furlo", "Rublo")
	})},

	Theory:     grundy.Text{En: "The value is constant on intervals: it is 0 from 0 to 3, 1 to 15, 2 to 81, 0 to 6723, 3 to 50625, 1 to 2562991875, 2 to 2042925103215441, and 0 to 2^62.", Zh: "SG 值分段为常数：0–3 为 0，4–15 为 1，16–81 为 2，82–6723 为 0，6724–50625 为 3，50626–2562991875 为 1，到 2042925103215441 为 2，到 2^62 为 0。"},
	Traps:      grundy.Text{En: "the fourth root is rounded up: rounding down is wrong from 82 on", Zh: "四次方根要向上取整：向下取整从 82 起就错"},
	Complexity: "O(1)",
	Link:       "Codeforces 256C",
	Recalled:   true,
})

// rootValue is the Grundy value of x up to 2^62. A new interval begins where the
// square root reaches one (16 = 4², 6724 = 82², 2562991876 = 50626²), or the
// fourth root leaves one (82 = 3⁴+1, 50626 = 15⁴+1, 2042925103215442 = 6723⁴+1).
func rootValue(x uint64) uint64 {
	switch {
	case x < 4:
		return 0
	case x < 16:
		return 1
	case x < 82:
		return 2
	case x < 6724:
		return 0
	case x < 50626:
		return 3
	case x < 2562991876:
		return 1
	case x < 2042925103215442:
		return 2
	}
	return 0
}
