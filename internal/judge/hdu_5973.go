package judge

import "example.org/grundy"

var _ = put(Problem{
	ID:       "hdu-5973",
	Title:    grundy.Text{En: "Game of Taking Stones", Zh: "取石子游戏（大数）"},
	Asks:     grundy.Text{En: "Does the first player win Wythoff's game on heaps of a hundred digits?", Zh: "一百位大数的威佐夫博弈中先手是否必胜？"},
	Input:    grundy.Text{En: "two heaps a case, in any order, to the end of the input", Zh: "每组两堆，次序任意，直到输入结束"},
	Output:   grundy.Text{En: "1 if the first player wins, 0 otherwise", Zh: "先手胜输出 1，否则输出 0"},
	Limits:   "heaps up to 10^100",
	Grammar:  `( a:1..10^100 b:1..10^100 / )*`,
	Source:   "Wythoff 1907",
	Game:     "wythoff(a,b)",
	Position: call("wythoff"),
	Sample: Sample{
		In:  "2 1\n8 4\n4 7\n1618033988749894848204586834 2618033988749894848204586834\n",
		Out: "0\n1\n0\n0\n",
	},
	form: fixed{
		ending: atEnd, size: 2, say: say("1", "0"),
		words: wythoffWords, nats: wythoffNats,
	},

	Theory:     wythoffTheory,
	Traps:      grundy.Text{En: "no floating point number has a hundred digits", Zh: "浮点数没有一百位精度"},
	Complexity: "two products of the digits",
	Link:       "HDU 5973",
})
