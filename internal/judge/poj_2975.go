package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "poj-2975",
	Title:   grundy.Text{En: "Nim", Zh: "Nim"},
	Asks:    grundy.Text{En: "How many first moves of Nim win?", Zh: "Nim 游戏的第一步有多少种必胜走法？"},
	Input:   heapsToZero,
	Output:  grundy.Text{En: "the number of winning first moves", Zh: "必胜的第一步的数目"},
	Limits:  "at most 1000 heaps of up to 10^9",
	Grammar: "( n:1..1000 / k[n]:1..10^9 / ) until 0 /",
	Source:  "Bouton 1901",
	Game:    "nim(a,b,…)",
	Sample:  Sample{In: "3\n7 11 13\n2\n1000000000 1000000000\n0\n", Out: "3\n0\n"},

	form: held{ending: atZeros, words: nimCountWords, nats: nimCountNats},

	Theory:     nimTheory,
	Traps:      grundy.Text{En: "the heaps are counted, not the amounts; 0 where the sum is 0", Zh: "数的是堆数而不是取法数目；异或和为 0 时输出 0"},
	Complexity: "O(heaps)",
	Link:       "POJ 2975",
	Position:   heaps("nim"),
})
