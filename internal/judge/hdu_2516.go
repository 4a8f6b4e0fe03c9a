package judge

import (
	"example.org/grundy"
	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

// A heap of 1 has no legal first move, and so the second player wins it.
var _ = put(Problem{
	ID:       "hdu-2516",
	Title:    grundy.Text{En: "The Game of Taking Stones", Zh: "取石子游戏"},
	Asks:     grundy.Text{En: "Who takes the last stone, if the first move takes anything but all and each later one at most twice the one before?", Zh: "首次不能取完，此后每次至多取上次的两倍，谁取到最后一颗？"},
	Input:    grundy.Text{En: "one heap a case, until 0", Zh: "每组一堆，以 0 结束"},
	Output:   grundy.Text{En: "First win or Second win", Zh: "First win 或 Second win"},
	Limits:   "heaps from 2 to 2^31 - 1",
	Grammar:  `( n:2..2^31-1 / ) until 0 /`,
	Source:   "Whinihan 1963",
	Game:     "fibonacci(n)",
	Position: call("fibonacci"),
	Sample:   Sample{In: "2\n13\n10000\n0\n", Out: "Second win\nSecond win\nFirst win\n"},
	form: fixed{
		ending: atZeros, size: 1, say: say("First win", "Second win"),
		words: func(cases []uint64, won []uint8) {
			for i := range won {
				won[i] = 1 - bit(heap.FibonacciNumber(cases[i]))
			}
		},
		nats: func(c []nat.Nat) bool { return !heap.FibonacciNumberNat(c[0]) },
	},

	Theory:     fibonacciTheory,
	Traps:      grundy.Text{En: "the first move may not take all, so 2 loses; the list of Fibonacci numbers must go beyond 2^31", Zh: "第一步不能取完，所以 n=2 先手败；斐波那契表要超过 2^31"},
	Complexity: "O(log n)",
	Link:       "HDU 2516",
})
