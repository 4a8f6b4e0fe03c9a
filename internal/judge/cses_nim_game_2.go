package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "cses-nim-game-2",
	Aliases: []string{"cses-1098"},
	Title:   grundy.Text{En: "Nim Game II", Zh: "Nim Game II"},
	Asks:    grundy.Text{En: "Who takes the last stone, taking 1, 2 or 3 from one heap?", Zh: "每次从一堆取 1、2 或 3 颗，谁取最后一颗？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "first or second", Zh: "first 或 second"},
	Limits:  "heaps up to 10^9, at most 2·10^5 in all",
	Grammar: "t:1..100 / ( n:1..2000 / x[n]:1..10^9 / )[t]",
	Source:  "Bachet 1612; Sprague 1935; Grundy 1939",
	Game:    "bash(a,b,…, max=3)",
	Sample:  Sample{In: "3\n4\n5 7 2 5\n2\n4 1\n3\n4 4 4\n", Out: "first\nfirst\nsecond\n"},

	form: folded{
		ending: counted, size: 1, thing: wantHeaps, say: say("first", "second"),
		cases: valued(lowTwo), words: foldedBy(lowTwo),
		nats: func(c []nat.Nat) nat.Nat { _, left := c[0].DivMod(nat.Of(4)); return left },
		wins: nimWins,
	},

	Theory:     grundy.Text{En: "A heap of n has the value n mod 4; the values are xored.", Zh: "堆 n 的 SG 值为 n mod 4；再异或。"},
	Traps:      grundy.Text{En: "xor the remainders, not the heaps", Zh: "异或的是余数，不是堆的大小"},
	Complexity: "O(heaps)",
	Link:       "CSES 1098",
	Recalled:   true,
	Position:   heaps("bash", "max=3"),
})

func lowTwo(n uint64) uint64 { return n & 3 }
