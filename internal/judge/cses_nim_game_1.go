package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cses-nim-game-1",
	Aliases: []string{"cses-1730"},
	Title:   grundy.Text{En: "Nim Game I", Zh: "Nim Game I"},
	Asks:    grundy.Text{En: "Does the first player win Nim?", Zh: "Nim 游戏中先手是否必胜？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "first or second", Zh: "first 或 second"},
	Limits:  "heaps up to 10^9, at most 2·10^5 in all",
	Grammar: "t:1..100 / ( n:1..2000 / x[n]:1..10^9 / )[t]",
	Source:  "Bouton 1901",
	Game:    "nim(a,b,…)",
	Sample:  Sample{In: "3\n4\n5 7 2 5\n2\n4 1\n3\n3 5 6\n", Out: "first\nfirst\nsecond\n"},

	form: folded{
		ending: counted, size: 1, thing: wantHeaps, say: say("first", "second"),
		cases: nimNormal, words: nimWords, nats: nimNats, wins: nimWins,
	},

	Theory:     nimTheory,
	Traps:      grundy.Text{En: "none: the plain game", Zh: "无：标准 Nim"},
	Complexity: "O(heaps)",
	Link:       "CSES 1730",
	Recalled:   true,
	Position:   heaps("nim"),
})
