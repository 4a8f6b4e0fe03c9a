package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "hdu-2147",
	Title:   grundy.Text{En: "kiki's game", Zh: "kiki's game"},
	Asks:    grundy.Text{En: "Who makes the last move of a coin in the upper right corner of n by m cells, one cell left, down, or both at once?", Zh: "棋子在 n×m 棋盘右上角，每次向左、向下或左下走一格，谁走最后一步？"},
	Input:   grundy.Text{En: "two numbers a case, until 0 0", Zh: "每组两个数，以 0 0 结束"},
	Output:  grundy.Text{En: "Wonderful! if the first player wins, What a pity! otherwise", Zh: "先手胜输出 Wonderful!，否则 What a pity!"},
	Limits:  "n and m up to 2000",
	Grammar: "( n:1..2000 m:1..2000 / ) until 0 0 /",
	Source:  "folklore",
	Game:    "none; the king’s walk",
	Sample:  Sample{In: "5 3\n5 4\n6 6\n0 0\n", Out: "What a pity!\nWonderful!\nWonderful!\n"},

	form: fixed{
		ending: atZeros, size: 2, say: say("Wonderful!", "What a pity!"),
		words: func(cases []uint64, won []uint8) {
			for i := range won {
				won[i] = bit(cases[2*i]&cases[2*i+1]&1 == 0)
			}
		},
		nats: func(c []nat.Nat) bool { return !c[0].Odd() || !c[1].Odd() },
	},

	Theory:     grundy.Text{En: "With both sides odd each move makes a side even, and the answer makes both odd again; so odd by odd loses, and from anywhere else one move makes both odd.", Zh: "两边都为奇数时，任何一步都使某边变偶，对手再走回双奇；所以双奇必败，其他局面一步可到双奇。"},
	Traps:      grundy.Text{En: "a table of the board does not fit the memory limit", Zh: "棋盘表会超内存"},
	Complexity: "O(1)",
	Link:       "HDU 2147",
	Recalled:   true,
})
