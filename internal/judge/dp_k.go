package judge

import (
	"math"
	"strings"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "dp_k",
	Aliases: []string{"atcoder-dp_k"},
	Title:   grundy.Text{En: "Stones", Zh: "Stones"},
	Asks:    grundy.Text{En: "Who takes the last possible amount of K stones, each time one of the amounts a?", Zh: "K 颗石子，每次取集合中的某个数，不能取者输，先手胜负？"},
	Input:   grundy.Text{En: "how many amounts, and K; then the amounts", Zh: "集合大小与 K，再给集合"},
	Output:  grundy.Text{En: "First or Second", Zh: "First 或 Second"},
	Limits:  "at most 100 amounts; K up to 100000",
	Grammar: "N:1..100 K:1..100000 / a[N]:1..K sorted distinct /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "subtraction(K, set={a,…})",
	Sample:  Sample{In: "2 4\n2 3\n", Out: "First\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		amounts := r.number("the number of amounts", 0, mostCount)
		stones := r.number(wantNumber, 0, tableLimit)
		r.verdict(winning(stones, r.numbers(amounts, 1, math.MaxUint64))[stones], "First", "Second")
	})},

	Theory:     grundy.Text{En: "A heap wins exactly when some amount leaves a heap that loses: a table from 0 on.", Zh: "某个取法留下必败数则必胜：从 0 开始递推。"},
	Traps:      grundy.Text{En: "no amount may be left that fits: that loses", Zh: "没有可取的数就输"},
	Complexity: "O(N·K)",
	Link:       "AtCoder EDPC K",
	Recalled:   true,
	Position: func(words []string) string {
		return expression("subtraction", words[1:2], "set={"+strings.Join(words[2:], ",")+"}")
	},
})

// winning tells of each heap up to n whether the player to move wins it, taking
// one of some amounts. Each heap that loses marks those that reach it.
func winning(n uint64, amounts []uint64) []bool {
	won := make([]bool, n+1)
	for h := range n + 1 {
		if won[h] {
			continue
		}
		for _, a := range amounts {
			if a <= n-h {
				won[h+a] = true
			}
		}
	}
	return won
}
