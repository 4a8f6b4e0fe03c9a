package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "abc297_g",
	Title:   grundy.Text{En: "Constrained Nim 2", Zh: "Constrained Nim 2"},
	Asks:    grundy.Text{En: "Who makes the last move, taking L to R stones from one heap?", Zh: "每次从一堆取 L 到 R 颗，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of heaps, L and R, and the heaps", Zh: "堆数、L 与 R，再给各堆"},
	Output:  grundy.Text{En: "First or Second", Zh: "First 或 Second"},
	Limits:  "at most 200000 heaps; numbers up to 10^9",
	Grammar: "N:1..200000 L:1..10^9 R:L..10^9 / A[N]:1..10^9 /",
	Source:  "Ferguson 1974",
	Game:    "interval(a,b,…, min=L, max=R)",
	Sample:  Sample{In: "3 1 2\n2 3 3\n", Out: "First\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		heaps := r.number(wantHeaps, 0, mostCount)
		least := r.number(wantNumber, 1, 1<<63-1)
		most := r.number(wantNumber, least, 1<<63-1)
		sum := uint64(0)
		for range heaps {
			sum ^= r.number(wantNumber, 0, math.MaxUint64) % (least + most) / least
		}
		r.verdict(sum != 0, "First", "Second")
	})},

	Theory:     grundy.Text{En: "A heap of n has the value floor((n mod (L+R))/L).", Zh: "堆 n 的 SG 值为 ⌊(n mod (L+R))/L⌋。"},
	Traps:      grundy.Text{En: "the modulus is L+R", Zh: "模数是 L+R"},
	Complexity: "O(heaps)",
	Link:       "AtCoder ABC297 G",
	Recalled:   true,
	Position: func(words []string) string {
		return expression("interval", words[3:], "min="+words[1], "max="+words[2])
	},
})
