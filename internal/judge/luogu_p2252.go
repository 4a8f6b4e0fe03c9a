package judge

import "example.org/grundy"

// The statement has one case. More of them are answered too, as at poj-1067.
var _ = put(Problem{
	ID:       "luogu-P2252",
	Title:    grundy.Text{En: "Wythoff's game, a template", Zh: "【模板】威佐夫博弈"},
	Asks:     grundy.Text{En: "Does the first player win Wythoff's game?", Zh: "威佐夫博弈中先手是否必胜？"},
	Input:    grundy.Text{En: "two heaps, in any order; more cases may follow", Zh: "两堆，次序任意；其后可有更多组"},
	Output:   grundy.Text{En: "1 if the first player wins, 0 otherwise", Zh: "先手胜输出 1，否则输出 0"},
	Limits:   "heaps up to 10^9",
	Grammar:  `a:0..10^9 b:0..10^9 /`,
	Source:   "Wythoff 1907",
	Game:     "wythoff(a,b)",
	Position: call("wythoff"),
	Sample:   Sample{In: "8 4\n", Out: "1\n"},
	form: fixed{
		ending: some, size: 2, say: say("1", "0"),
		words: wythoffWords, nats: wythoffNats,
	},

	Theory:     wythoffTheory,
	Traps:      wythoffTraps,
	Complexity: "O(1)",
	Link:       "Luogu P2252",
})
