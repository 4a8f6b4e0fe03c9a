package judge

import "example.org/grundy"

var _ = put(Problem{
	ID:       "luogu-P1290",
	Title:    grundy.Text{En: "Euclid's game", Zh: "欧几里德的游戏"},
	Asks:     grundy.Text{En: "Who makes a zero, Stan, who moves first, or Ollie?", Zh: "谁先得到零：先手 Stan 还是后手 Ollie？"},
	Input:    grundy.Text{En: "the number of cases; then for each case two numbers", Zh: "测试组数；每组两个数"},
	Output:   grundy.Text{En: "Stan wins or Ollie wins", Zh: "Stan wins 或 Ollie wins"},
	Limits:   "at most 6 cases; numbers fit a long",
	Grammar:  `C:1..6 / ( a:1..2^31-1 b:1..2^31-1 / )[C]`,
	Source:   "Cole and Davie 1969",
	Game:     "euclid(a,b)",
	Position: call("euclid"),
	Sample:   Sample{In: "2\n25 7\n24 15\n", Out: "Stan wins\nOllie wins\n"},
	form: fixed{
		ending: counted, size: 2, say: say("Stan wins", "Ollie wins"),
		words: euclidWords, nats: euclidNats,
	},

	Theory:     euclidTheory,
	Traps:      euclidTraps,
	Complexity: "O(log n)",
	Link:       "Luogu P1290",
})
