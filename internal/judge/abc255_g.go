package judge

import (
	"cmp"
	"math"
	"slices"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "abc255_g",
	Title:   grundy.Text{En: "Constrained Nim", Zh: "Constrained Nim"},
	Asks:    grundy.Text{En: "Who makes the last move of Nim, if from heaps of some sizes some amounts may not be taken?", Zh: "Nim，但若干 (X,Y)：大小为 X 的堆不能取 Y 颗，谁走最后一步？"},
	Input:   grundy.Text{En: "the numbers of heaps and of bans, the heaps, and size and amount of each ban", Zh: "堆数与禁令数，各堆，每条禁令的大小与数目"},
	Output:  grundy.Text{En: "Takahashi, who moves first, or Aoki", Zh: "Takahashi（先手）或 Aoki"},
	Limits:  "at most 2·10^5 heaps and bans; numbers up to 10^18",
	Grammar: "N:1..200000 M:0..200000 / A[N]:1..10^18 / ( X:1..10^18 Y:1..X / )[M]",
	Source:  "Sprague 1935; Grundy 1939; checked by the rules in a test",
	Game:    "none; Nim with bans",
	Sample:  Sample{In: "3 3\n1 2 4\n2 1\n4 1\n4 4\n", Out: "Aoki\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		heaps := r.number(wantHeaps, 0, mostCount)
		count := r.number("the number of bans", 0, mostCount)
		list := slices.Clone(r.numbers(heaps, 0, math.MaxUint64))
		var bans [][2]uint64
		for range count {
			x := r.number("the size of a heap", 1, math.MaxUint64)
			bans = append(bans, [2]uint64{x, r.number("an amount that fits", 1, x)})
		}
		b := newBanned(bans)
		sum := uint64(0)
		for _, h := range list {
			sum ^= b.value(h)
		}
		r.verdict(sum != 0, "Takahashi", "Aoki")
	})},

	Theory:     grundy.Text{En: "Up to a heap of n all values below some m occur, and a heap without bans has the value m. A heap with bans has a smaller value v exactly when all heaps of value v below it are banned, and then m stays. So the value of a heap is its size less the number of such heaps below it.", Zh: "到 n 为止的堆取遍 0 到 m-1 的 SG 值，无禁令的堆值为 m。有禁令的堆取更小的值 v，当且仅当其下所有值为 v 的堆都被禁；此时 m 不变。所以堆的值等于大小减去其下这种堆的个数。"},
	Traps:      grundy.Text{En: "64 bits; a value may occur several times", Zh: "64 位；同一 SG 值可出现多次"},
	Complexity: "O((N + M) log M)",
	Link:       "AtCoder ABC255 G",
	Recalled:   true,
})

// A banned is Nim with bans: the heaps that have a smaller value than they would
// without, in order, and those values.
type banned struct {
	heaps, values []uint64
}

func newBanned(bans [][2]uint64) *banned {
	slices.SortFunc(bans, func(a, b [2]uint64) int {
		return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	})
	bans = slices.Compact(bans)
	b := &banned{}
	times := map[uint64]int{} // how often a value occurs beyond once
	for from := 0; from < len(bans); {
		x := bans[from][0]
		met := map[uint64]int{} // how often a value is banned
		for ; from < len(bans) && bans[from][0] == x; from++ {
			met[b.value(x-bans[from][1])]++
		}
		least, found := b.value(x), false
		for v, n := range met {
			if n == times[v]+1 && v < least {
				least, found = v, true
			}
		}
		if found {
			b.heaps, b.values = append(b.heaps, x), append(b.values, least)
			times[least]++
		}
	}
	return b
}

// value is the value of a heap, if the bans up to its size are done.
func (b *banned) value(h uint64) uint64 {
	at, found := slices.BinarySearch(b.heaps, h)
	if found {
		return b.values[at]
	}
	return h - uint64(at)
}
