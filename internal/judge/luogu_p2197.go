package judge

import "example.org/grundy"

var _ = put(Problem{
	ID:       "luogu-P2197",
	Title:    grundy.Text{En: "Nim, a template", Zh: "【模板】Nim 游戏"},
	Asks:     grundy.Text{En: "Does the first player win Nim?", Zh: "Nim 游戏中先手是否必胜？"},
	Input:    grundy.Text{En: "the number of cases; then for each case the number of heaps and the heaps", Zh: "测试组数；每组先给堆数，再给各堆"},
	Output:   grundy.Text{En: "Yes or No", Zh: "Yes 或 No"},
	Limits:   "at most 10 cases of 10^4 heaps",
	Grammar:  `T:1..10 / ( n:1..10^4 / a[n]:0..10^9 / )[T]`,
	Source:   "Bouton 1901",
	Game:     "nim(a,b,…)",
	Position: heaps("nim"),
	Sample:   Sample{In: "2\n2\n1 1\n2\n1 0\n", Out: "No\nYes\n"},
	form: folded{
		ending: counted, size: 1, thing: wantHeaps, say: say("Yes", "No"),
		cases: nimNormal, words: nimWords, nats: nimNats, wins: nimWins,
	},

	Theory:     nimTheory,
	Traps:      grundy.Text{En: "a heap may be 0", Zh: "可以有空堆"},
	Complexity: "O(heaps)",
	Link:       "Luogu P2197",
})
