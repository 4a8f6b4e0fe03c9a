package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-2188",
	Title:   grundy.Text{En: "Picking volunteers for the Sichuan quake", Zh: "悼念512汶川大地震遇难同胞——选拔志愿者"},
	Asks:    grundy.Text{En: "Who makes the sum n first, adding 1 to m at a time?", Zh: "每次加 1 到 m，谁先加到 n？"},
	Input:   grundy.Text{En: "the number of cases; then for each case n and m", Zh: "测试组数；每组 n 和 m"},
	Output:  grundy.Text{En: "Grass, who moves first, or Rabbit", Zh: "Grass（先手）或 Rabbit"},
	Limits:  "n and m up to 10000",
	Grammar: "C:1..100 / ( n:1..10000 m:1..10000 / )[C]",
	Source:  "Bachet 1612",
	Game:    "bash(n, max=m)",
	Sample:  Sample{In: "2\n8 10\n11 10\n", Out: "Grass\nRabbit\n"},

	form: fixed{
		ending: counted, size: 2, say: say("Grass", "Rabbit"),
		words: bashWords, nats: bashNats,
	},

	Theory:     bashTheory,
	Traps:      bashTraps,
	Complexity: "O(1)",
	Link:       "HDU 2188",
	Recalled:   true,
	Position:   bashPosition,
})
