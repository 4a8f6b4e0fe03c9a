package judge

import (
	"math/bits"

	"example.org/grundy"
	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:       "poj-1067",
	Title:    grundy.Text{En: "The Game of Taking Stones", Zh: "取石子游戏"},
	Asks:     grundy.Text{En: "Does the first player win Wythoff's game?", Zh: "威佐夫博弈中先手是否必胜？"},
	Input:    grundy.Text{En: "two heaps a case, in any order, to the end of the input", Zh: "每组两堆，次序任意，直到输入结束"},
	Output:   grundy.Text{En: "1 if the first player wins, 0 otherwise", Zh: "先手胜输出 1，否则输出 0"},
	Limits:   "heaps up to 10^9",
	Grammar:  `( a:0..10^9 b:0..10^9 / )*`,
	Source:   "Wythoff 1907",
	Game:     "wythoff(a,b)",
	Position: call("wythoff"),
	Sample:   Sample{In: "2 1\n8 4\n4 7\n", Out: "0\n1\n0\n"},
	form: fixed{
		ending: atEnd, size: 2, say: say("1", "0"),
		words: wythoffWords, nats: wythoffNats,
	},

	Theory:     wythoffTheory,
	Traps:      wythoffTraps,
	Complexity: "O(1)",
	Link:       "POJ 1067",
})

func wythoffWords(cases []uint64, won []uint8) {
	// floor(2^64/φ). The high word of a multiple of it, d times, is floor(d/φ), and
	// so the smaller heap of the cold pair less d; or one less than that, but only
	// if the low word is within d of a carry.
	const inverse = 0x9E3779B97F4A7C15
	cases = cases[:2*len(won)]
	for i := range won {
		a, b := cases[2*i], cases[2*i+1]
		x, y := min(a, b), max(a, b)
		d := y - x
		hi, lo := bits.Mul64(d, inverse)
		won[i] = 1 - bit(x-d == hi)&bit(x >= d)
		if lo > ^d {
			won[i] = 1 - bit(heap.WythoffCold(a, b))
		}
	}
}

func wythoffNats(c []nat.Nat) bool { return !heap.WythoffColdNat(c[0], c[1]) }
