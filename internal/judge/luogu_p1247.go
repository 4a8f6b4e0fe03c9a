package judge

import (
	"strconv"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Of several winning moves the one in the first heap is wanted; there is one
// in a heap at most.
var _ = put(Problem{
	ID:       "luogu-P1247",
	Title:    grundy.Text{En: "Taking matches", Zh: "取火柴游戏"},
	Asks:     grundy.Text{En: "Which first move of Nim wins?", Zh: "Nim 游戏的第一步怎样走必胜？"},
	Input:    grundy.Text{En: "the number of heaps and the heaps", Zh: "堆数与各堆"},
	Output:   grundy.Text{En: "how many to take and from which heap, then the heaps that are left; or lose", Zh: "取走的数目与堆的编号，再输出取后的各堆；先手必败则输出 lose"},
	Limits:   "at most 500000 heaps of up to 10^9",
	Grammar:  `k:1..500000 / n[k]:1..10^9 /`,
	Source:   "Bouton 1901",
	Game:     "nim(a,b,…)",
	Position: heaps("nim"),
	Sample:   Sample{In: "3\n3 6 9\n", Out: "4 3\n3 6 5\n"},
	form: held{
		ending: once,
		words: func(out []byte, heaps []uint64) []byte {
			sum, _ := nimWords(heaps)
			for at, h := range heaps {
				if h^sum < h {
					out = strconv.AppendUint(out, h-(h^sum), 10)
					out = append(strconv.AppendInt(append(out, ' '), int64(at)+1, 10), '\n')
					for i, h := range heaps {
						if i == at {
							h ^= sum
						}
						out = append(strconv.AppendUint(out, h, 10), ' ')
					}
					out[len(out)-1] = '\n'
					return out
				}
			}
			return append(out, "lose\n"...)
		},
		nats: func(out []byte, heaps []nat.Nat) []byte {
			sum := nimSum(heaps)
			for at, h := range heaps {
				if left := h.Xor(sum); left.Less(h) {
					out = h.Sub(left).Append(out)
					out = append(strconv.AppendInt(append(out, ' '), int64(at)+1, 10), '\n')
					for i, h := range heaps {
						if i == at {
							h = left
						}
						out = append(h.Append(out), ' ')
					}
					out[len(out)-1] = '\n'
					return out
				}
			}
			return append(out, "lose\n"...)
		},
	},

	Theory:     nimTheory,
	Traps:      grundy.Text{En: "the amount comes before the heap; mirrors differ in lose and Lose", Zh: "先输出数量再输出堆号；有的镜像写 Lose"},
	Complexity: "O(heaps)",
	Link:       "Luogu P1247",
})
