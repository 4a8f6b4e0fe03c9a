package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "nyoj-23",
	Title:   grundy.Text{En: "Taking stones, part one", Zh: "取石子（一）"},
	Asks:    grundy.Text{En: "Who takes the last stone of N, taking 1 to M at a time?", Zh: "N 颗石子每次取 1 到 M 颗，谁取最后一颗？"},
	Input:   grundy.Text{En: "the number of cases; then for each case N and M", Zh: "测试组数；每组 N 和 M"},
	Output:  grundy.Text{En: "Win if the first player wins, Lose otherwise", Zh: "先手胜输出 Win，否则 Lose"},
	Limits:  "N and M up to 10^6",
	Grammar: "T:1..100 / ( N:1..1000000 M:1..1000000 / )[T]",
	Source:  "Bachet 1612",
	Game:    "bash(N, max=M)",
	Sample:  Sample{In: "2\n1000 1\n1 100\n", Out: "Lose\nWin\n"},

	form: fixed{
		ending: counted, size: 2, say: say("Win", "Lose"),
		words: bashWords, nats: bashNats,
	},

	Theory:     bashTheory,
	Traps:      bashTraps,
	Complexity: "O(1)",
	Link:       "NYOJ 23",
	Position:   bashPosition,
})
