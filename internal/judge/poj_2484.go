package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "poj-2484",
	Title:   grundy.Text{En: "A Funny Game", Zh: "A Funny Game"},
	Asks:    grundy.Text{En: "Who takes the last coin of a circle of n, taking one, or two that are side by side?", Zh: "n 枚硬币围成一圈，每次取一枚或相邻两枚，谁取最后一枚？"},
	Input:   oneToZero,
	Output:  grundy.Text{En: "Alice, who moves first, or Bob", Zh: "Alice（先手）或 Bob"},
	Limits:  "n up to 10^6",
	Grammar: "( n:1..1000000 / ) until 0 /",
	Source:  "Dudeney 1907; symmetry",
	Game:    "Kayles on a circle",
	Sample:  Sample{In: "1\n2\n3\n0\n", Out: "Alice\nAlice\nBob\n"},

	form: fixed{
		ending: atZeros, size: 1, say: say("Alice", "Bob"),
		words: func(cases []uint64, won []uint8) {
			for i := range won {
				won[i] = bit(cases[i] <= 2)
			}
		},
		nats: func(c []nat.Nat) bool { return c[0].BitLen() <= 1 || c[0] == nat.Of(2) },
	},

	Theory:     grundy.Text{En: "The first move opens the circle. Bob takes one or two from the middle of the row, which leaves two equal rows, and then answers each move in the other row.", Zh: "第一步把圆变成一行；Bob 取中间一枚或两枚，留下两段相等的行，此后对称应对。"},
	Traps:      grundy.Text{En: "a circle, not a row: there the first player wins", Zh: "是圆不是行：行的情形先手必胜"},
	Complexity: "O(1)",
	Link:       "POJ 2484",
	Recalled:   true,
})
