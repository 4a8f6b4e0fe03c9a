package judge

import (
	"example.org/grundy"
)

// Checked up to 10^7 by this program (grundy seq grundy), not known beyond: so larger
// heaps are refused.
var _ = put(Problem{
	ID:      "cses-grundys-game",
	Aliases: []string{"cses-2207"},
	Title:   grundy.Text{En: "Grundy's Game", Zh: "Grundy's Game"},
	Asks:    grundy.Text{En: "Does the first player win one heap of Grundy’s game, in which a move splits a heap in two unequal ones?", Zh: "Grundy 游戏（把一堆分成不等的两堆）单堆先手是否必胜？"},
	Input:   countedOnes,
	Output:  grundy.Text{En: "first or second", Zh: "first 或 second"},
	Limits:  "n up to 10^6",
	Grammar: "t:1..100000 / ( n:1..1000000 / )[t]",
	Source:  "Grundy 1939; the heaps above 1222 observed, not proved",
	Game:    "grundy(n)",
	Sample:  Sample{In: "3\n6\n7\n8\n", Out: "first\nsecond\nfirst\n"},

	free: free{ending: counted, begin: func() func(*reader) {
		value := octal("grundy")
		return func(r *reader) {
			n := r.number(wantNumber, 0, 10_000_000)
			r.verdict(n > grundyZero || value(r, int(n)) != 0, "first", "second")
		}
	}},

	Theory:     grundy.Text{En: "The values are computed to 20000: the last 0 there is at 1222. That no larger heap loses is known from computations far beyond 10^6, and is not proved for all heaps.", Zh: "SG 值表算到 20000，最后一个 0 在 1222。更大的堆没有 0 是远超 10^6 的计算结果，并非对所有 n 的证明。"},
	Traps:      grundy.Text{En: "a table of 10^6 is not needed, and costs O(n²) by hand", Zh: "不需要 10^6 的表，直接算是 O(n²)"},
	Complexity: "a table of 20000, then O(1)",
	Link:       "CSES 2207",
	Recalled:   true,
	Position:   call("grundy"),
})

// grundyZero is the largest heap of Grundy's game below 10^7 that loses.
const grundyZero = 1222
