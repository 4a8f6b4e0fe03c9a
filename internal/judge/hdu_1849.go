package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-1849",
	Title:   grundy.Text{En: "Rabbit and Grass", Zh: "Rabbit and Grass"},
	Asks:    grundy.Text{En: "Who makes the last move of the coins on a strip, moving one coin left by any number of cells?", Zh: "每次把一枚棋子向左移任意格，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of coins and their cells a case, until 0 coins", Zh: "每组先给棋子数，再给各棋子的位置，以 0 结束"},
	Output:  grundy.Text{En: "Rabbit Win! for the first player, or Grass Win!", Zh: "先手胜输出 Rabbit Win!，否则 Grass Win!"},
	Limits:  "at most 1000 coins, on cells up to 100",
	Grammar: "( n:1..1000 / a[n]:0..100 / ) until 0 /",
	Source:  "Bouton 1901",
	Game:    "nim(a,b,…)",
	Sample:  Sample{In: "2\n3 5\n3\n3 5 6\n0\n", Out: "Rabbit Win!\nGrass Win!\n"},

	free: free{ending: atZeros, begin: each(func(r *reader) {
		heaps := r.heaps(0, math.MaxUint64)
		if len(heaps) == 0 {
			r.stop()
			return
		}
		sum, _ := nimWords(heaps)
		r.verdict(sum != 0, "Rabbit Win!", "Grass Win!")
	})},

	Theory:     grundy.Text{En: "A coin on cell a is a heap of a, because coins do not stand in each other’s way: Nim. Bouton: lost exactly when the xor is 0.", Zh: "棋子互不阻挡，位置 a 就是大小为 a 的堆，即 Nim：异或和为 0 时先手必败。"},
	Traps:      grundy.Text{En: "coins may share a cell", Zh: "一个格子可以有多枚棋子"},
	Complexity: "O(coins)",
	Link:       "HDU 1849",
	Recalled:   true,
	Position:   heaps("nim"),
})
