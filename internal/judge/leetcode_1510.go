package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "leetcode-1510",
	Title:   grundy.Text{En: "Stone Game IV", Zh: "石子游戏 IV"},
	Asks:    grundy.Text{En: "Does the first player win a heap of n, taking a square number at a time?", Zh: "每次取平方数个，先手是否必胜？"},
	Input:   oneToEnd,
	Output:  grundy.Text{En: "true or false", Zh: "true 或 false"},
	Limits:  "n up to 100000",
	Grammar: "( n:1..100000 / )*",
	Source:  "Golomb 1966",
	Game:    "subtraction(n, set=squares)",
	Sample:  Sample{In: "1\n2\n4\n7\n17\n", Out: "true\nfalse\ntrue\nfalse\nfalse\n"},

	free: free{ending: atEnd, begin: func() func(*reader) {
		won := squareWins(1 << 10)
		return func(r *reader) {
			n := r.number(wantNumber, 0, tableLimit)
			if n >= uint64(len(won)) {
				won = squareWins(max(n+1, 2*uint64(len(won))))
			}
			r.verdict(won[n], "true", "false")
		}
	}},

	Theory:     grundy.Text{En: "A heap wins exactly when some square leaves a heap that loses: a table from 0 on.", Zh: "取某个平方数后留下必败数则必胜：从 0 开始递推。"},
	Traps:      grundy.Text{En: "the losing heaps follow no simple rule", Zh: "必败数没有简单规律"},
	Complexity: "a table of n, O(√n) an entry",
	Link:       "LeetCode 1510",
	Recalled:   true,
	Position:   call("subtraction", "set=squares"),
})

// squareWins tells of each heap below n whether the player to move wins it, taking
// a square. Each heap that loses marks those that reach it.
func squareWins(n uint64) []bool {
	won := make([]bool, n)
	for h := range n {
		for root := uint64(1); !won[h] && h+root*root < n; root++ {
			won[h+root*root] = true
		}
	}
	return won
}
