package judge

import (
	"example.org/grundy"
	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:       "poj-2348",
	Aliases:  []string{"uva-10368", "hdu-1525", "zoj-1913"},
	Title:    grundy.Text{En: "Euclid's Game", Zh: "欧几里得的游戏"},
	Asks:     grundy.Text{En: "Who makes a zero, Stan, who moves first, or Ollie?", Zh: "谁先得到零：先手 Stan 还是后手 Ollie？"},
	Input:    grundy.Text{En: "two numbers a case, until 0 0", Zh: "每组两个数，以 0 0 结束"},
	Output:   grundy.Text{En: "Stan wins or Ollie wins", Zh: "Stan wins 或 Ollie wins"},
	Limits:   "numbers fit an int",
	Grammar:  `( a:1..2^31-1 b:1..2^31-1 / ) until 0 0 /`,
	Source:   "Cole and Davie 1969",
	Game:     "euclid(a,b)",
	Position: call("euclid"),
	Sample:   Sample{In: "34 12\n15 24\n0 0\n", Out: "Stan wins\nOllie wins\n"},
	form: fixed{
		ending: atZeros, size: 2, say: say("Stan wins", "Ollie wins"),
		words: euclidWords, nats: euclidNats,
	},

	Theory:     euclidTheory,
	Traps:      grundy.Text{En: "the last line 0 0 is no case; 2b overflows near the limit", Zh: "最后一行 0 0 不是测试；接近上限时 2b 溢出"},
	Complexity: "O(log n)",
	Link:       "POJ 2348",
})

func euclidWords(cases []uint64, won []uint8) {
	cases = cases[:2*len(won)]
	for i := range won {
		won[i] = bit(heap.EuclidWins(cases[2*i], cases[2*i+1]))
	}
}

func euclidNats(c []nat.Nat) bool { return heap.EuclidWinsNat(c[0], c[1]) }
