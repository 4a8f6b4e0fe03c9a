package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-603C",
	Aliases: []string{"codeforces-603C"},
	Title:   grundy.Text{En: "Lieges of Legendre", Zh: "Lieges of Legendre"},
	Asks:    grundy.Text{En: "Who makes the last move, taking one stone of a heap, or replacing a heap of 2x by k heaps of x?", Zh: "每次取一颗，或把 2x 的一堆换成 k 堆 x，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of heaps and k, and the heaps", Zh: "堆数与 k，再给各堆"},
	Output:  grundy.Text{En: "Kevin, who moves first, or Nicky", Zh: "Kevin（先手）或 Nicky"},
	Limits:  "at most 10^5 heaps; numbers up to 10^9",
	Grammar: "n:1..100000 k:1..10^9 / a[n]:1..10^9 /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "none; take one or halve",
	Sample:  Sample{In: "2 1\n3 4\n", Out: "Kevin\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		heaps := r.number(wantHeaps, 0, mostCount)
		k := r.number(wantNumber, 1, math.MaxUint64)
		sum := uint64(0)
		for range heaps {
			sum ^= halvedValue(r.number(wantNumber, 0, math.MaxUint64), k%2 == 1)
		}
		r.verdict(sum != 0, "Kevin", "Nicky")
	})},

	Theory:     grundy.Text{En: "For even k the k heaps cancel: the values are 0, 1, 2, then 0 for odd and 1 for even heaps. For odd k they are 0, 1, 0, 1, 2 up to 4; above, 0 for odd heaps, and for an even one 2 if its half has the value 1, else 1.", Zh: "k 为偶数时 k 堆相消：SG 值为 0、1、2，此后奇 0 偶 1。k 为奇数时 0 到 4 为 0、1、0、1、2；此后奇数为 0，偶数看一半：一半为 1 则 2，否则 1。"},
	Traps:      grundy.Text{En: "the small heaps are exceptions", Zh: "小堆是例外"},
	Complexity: "O(heaps · log)",
	Link:       "Codeforces 603C",
	Recalled:   true,
})

// halvedValue is the value of a heap from which one is taken, or which becomes an
// odd or even number of halves.
func halvedValue(n uint64, odd bool) uint64 {
	switch {
	case !odd && n <= 2:
		return n
	case !odd:
		return 1 - n%2
	case n < 5:
		return []uint64{0, 1, 0, 1, 2}[n]
	case n%2 == 1:
		return 0
	case halvedValue(n/2, odd) == 1:
		return 2
	}
	return 1
}
