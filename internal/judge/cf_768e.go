package judge

import (
	"example.org/grundy"
)

// That the formula holds is known for heaps up to 60, the limit of the statement:
// larger heaps are refused.
var _ = put(Problem{
	ID:      "cf-768E",
	Aliases: []string{"codeforces-768E"},
	Title:   grundy.Text{En: "Game of Stones", Zh: "Game of Stones"},
	Asks:    grundy.Text{En: "Does the second player win heaps from which no amount may be taken twice from the same heap?", Zh: "同一堆中同样的数目不能取两次，后手是否必胜？"},
	Input:   grundy.Text{En: "the number of heaps and the heaps", Zh: "堆数与各堆"},
	Output:  grundy.Text{En: "YES if the second player wins, NO otherwise", Zh: "后手胜输出 YES，否则 NO"},
	Limits:  "at most 10^6 heaps up to 60",
	Grammar: "n:1..1000000 / s[n]:1..60 /",
	Fixed:   []string{"s"},
	Source:  "by search to 60; checked by the rules in a test to 20",
	Game:    "none; amounts that do not repeat",
	Sample:  Sample{In: "1\n5\n", Out: "NO\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number(wantHeaps, 0, mostCount) {
			n, t := r.number(wantNumber, 0, 60), uint64(0)
			for ; n > t; n -= t {
				t++
			}
			sum ^= t
		}
		r.verdict(sum == 0, "YES", "NO")
	})},

	Theory:     grundy.Text{En: "The value of n is the largest t with 1 + 2 + … + t <= n.", Zh: "n 的 SG 值是满足 1+2+…+t ≤ n 的最大 t。"},
	Traps:      grundy.Text{En: "YES is for the second player", Zh: "YES 表示后手胜"},
	Complexity: "O(heaps)",
	Link:       "Codeforces 768E",
	Recalled:   true,
})
