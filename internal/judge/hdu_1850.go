package judge

import (
	"strconv"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// From a heap there is one winning move or none, and so heaps are counted.
var _ = put(Problem{
	ID:       "hdu-1850",
	Title:    grundy.Text{En: "Being a Good Boy in Spring Festival", Zh: "Being a Good Boy in Spring Festival"},
	Asks:     grundy.Text{En: "How many first moves of Nim win?", Zh: "Nim 游戏的第一步有多少种必胜走法？"},
	Input:    grundy.Text{En: "the number of heaps and the heaps a case, until 0 heaps", Zh: "每组先给堆数，再给各堆，以 0 结束"},
	Output:   grundy.Text{En: "the number of winning first moves", Zh: "必胜的第一步的数目"},
	Limits:   "at most 100 heaps of up to 10^6",
	Grammar:  `( m:1..100 / a[m]:1..10^6 / ) until 0 /`,
	Source:   "Bouton 1901",
	Game:     "nim(a,b,…)",
	Position: heaps("nim"),
	Sample:   Sample{In: "3\n5 7 9\n0\n", Out: "1\n"},
	form:     held{ending: atZeros, words: nimCountWords, nats: nimCountNats},

	Theory:     nimTheory,
	Traps:      grundy.Text{En: "the heaps are counted, not the amounts; 0 where the sum is 0", Zh: "数的是堆数而不是取法数目；异或和为 0 时输出 0"},
	Complexity: "O(heaps)",
	Link:       "HDU 1850",
})

func nimCountWords(out []byte, heaps []uint64) []byte {
	sum, _ := nimWords(heaps)
	moves := 0
	for _, h := range heaps {
		if h^sum < h {
			moves++
		}
	}
	return append(strconv.AppendInt(out, int64(moves), 10), '\n')
}

func nimCountNats(out []byte, heaps []nat.Nat) []byte {
	sum := nimSum(heaps)
	moves := 0
	for _, h := range heaps {
		if h.Xor(sum).Less(h) {
			moves++
		}
	}
	return append(strconv.AppendInt(out, int64(moves), 10), '\n')
}

func nimSum(heaps []nat.Nat) nat.Nat {
	var sum nat.Nat
	for _, h := range heaps {
		sum = sum.Xor(h)
	}
	return sum
}
