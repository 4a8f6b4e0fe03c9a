package judge

import "example.org/grundy"

var _ = put(Problem{
	ID:       "51nod-1185",
	Title:    grundy.Text{En: "Wythoff's game, version 2", Zh: "威佐夫游戏 V2"},
	Asks:     grundy.Text{En: "Who wins Wythoff's game, A, who moves first, or B?", Zh: "威佐夫博弈谁胜：先手 A 还是后手 B？"},
	Input:    grundy.Text{En: "the number of cases; then for each case two heaps", Zh: "测试组数；每组两堆"},
	Output:   grundy.Text{En: "A or B", Zh: "A 或 B"},
	Limits:   "at most 10^4 cases; heaps up to 10^18",
	Grammar:  `T:1..10000 / ( a:1..10^18 b:1..10^18 / )[T]`,
	Source:   "Wythoff 1907",
	Game:     "wythoff(a,b)",
	Position: call("wythoff"),
	Sample:   Sample{In: "3\n3 5\n3 4\n1 9\n", Out: "B\nA\nA\n"},
	form: fixed{
		ending: counted, size: 2, say: say("A", "B"),
		words: wythoffWords, nats: wythoffNats,
	},

	Theory:     wythoffTheory,
	Traps:      wythoffTraps,
	Complexity: "O(1)",
	Link:       "51nod 1185",
})
