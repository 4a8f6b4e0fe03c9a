package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "code-thanks-14-b-g",
	Aliases: []string{"code_thanks_festival_14_qualb_g"},
	Title:   grundy.Text{En: "Taking stones", Zh: "石取りゲーム"},
	Asks:    grundy.Text{En: "Who takes the last stone of N, taking 1 to P first and then at most one more than the other just took?", Zh: "N 颗石子，先手首次取 1 到 P 颗，此后每次至多比对方刚取的多 1，谁取最后一颗？"},
	Input:   grundy.Text{En: "N and P", Zh: "N 与 P"},
	Output:  grundy.Text{En: "first or second", Zh: "first 或 second"},
	Limits:  "small",
	Grammar: "N:1..100 P:1..100 /",
	Source:  "Schwenk 1970; Epp and Ferguson 1980",
	Game:    "dynamic(N, limit=P, factor=1, plus=1)",
	Sample:  Sample{In: "6 2\n", Out: "first\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		n := r.number(wantNumber, 0, 1<<62)
		p := r.number(wantNumber, 0, math.MaxUint64)
		r.verdict(n > 0 && p >= leastPart(n), "first", "second")
	})},

	Theory:     grundy.Text{En: "Each number has a sum of parts 1, 2, 3, 5, 10, …, each part the sum of the one before and the least part that f(t) = t+1 lets reach it. The player to move wins exactly when the limit is at least the least part.", Zh: "每个数可分解为若干项之和（1、2、3、5、10、…，按 f(t)=t+1 生成）；上限不小于最小项时先手必胜。"},
	Traps:      grundy.Text{En: "the limit is the amount before plus one: a mirror of the statement lost the plus one", Zh: "上限是上一步数目加一；有镜像漏了“加一”"},
	Complexity: "O(log N)",
	Link:       "AtCoder code_thanks_festival_14_qualb G",
	Position: func(words []string) string {
		return expression("dynamic", words[:1], "limit="+words[1], "factor=1", "plus=1")
	},
})

// leastPart is the least part of the greedy sum of n > 0, for the limit t+1 after t.
func leastPart(n uint64) uint64 {
	parts := []uint64{1}
	for j := 0; parts[len(parts)-1] <= n; {
		last := parts[len(parts)-1]
		for parts[j]+1 < last {
			j++
		}
		parts = append(parts, last+parts[j])
	}
	part := uint64(0)
	for i := len(parts) - 1; n > 0; i-- {
		if parts[i] <= n {
			part = parts[i]
			n -= part
		}
	}
	return part
}
