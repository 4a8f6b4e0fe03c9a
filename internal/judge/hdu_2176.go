package judge

import (
	"strconv"

	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "hdu-2176",
	Title:   grundy.Text{En: "Taking stones from m heaps", Zh: "取(m堆)石子游戏"},
	Asks:    grundy.Text{En: "Which first moves of Nim win?", Zh: "Nim 游戏有哪些必胜的第一步？"},
	Input:   heapsToZero,
	Output:  grundy.Text{En: "No, or Yes and then a line for each winning move: the heap before and after", Zh: "No；或 Yes，再逐行输出必胜走法：取前与取后的石子数"},
	Limits:  "at most 200000 heaps",
	Grammar: "( m:1..200000 / a[m]:1..10^9 / ) until 0 /",
	Source:  "Bouton 1901",
	Game:    "nim(a,b,…)",
	Sample:  Sample{In: "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n", Out: "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n"},

	form: held{
		ending: atZeros,
		words: func(out []byte, heaps []uint64) []byte {
			sum, _ := nimWords(heaps)
			if sum == 0 {
				return append(out, "No\n"...)
			}
			out = append(out, "Yes\n"...)
			for _, h := range heaps {
				if left := h ^ sum; left < h {
					out = append(strconv.AppendUint(out, h, 10), ' ')
					out = append(strconv.AppendUint(out, left, 10), '\n')
				}
			}
			return out
		},
		nats: func(out []byte, heaps []nat.Nat) []byte {
			sum := nimSum(heaps)
			if sum.IsZero() {
				return append(out, "No\n"...)
			}
			out = append(out, "Yes\n"...)
			for _, h := range heaps {
				if left := h.Xor(sum); left.Less(h) {
					out = append(h.Append(out), ' ')
					out = append(left.Append(out), '\n')
				}
			}
			return out
		},
	},

	Theory:     nimTheory,
	Traps:      grundy.Text{En: "a line is the old size and the new size, not the amount", Zh: "每行是旧大小与新大小，不是取走的数目"},
	Complexity: "O(heaps)",
	Link:       "HDU 2176",
	Position:   heaps("nim"),
})
