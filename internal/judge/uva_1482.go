package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "uva-1482",
	Aliases: []string{"la-5059"},
	Title:   grundy.Text{En: "Playing With Stones", Zh: "Playing With Stones"},
	Asks:    grundy.Text{En: "Who makes the last move, taking 1 to floor(x/2) stones from a heap of x?", Zh: "每次从 x 颗的一堆取 1 到 ⌊x/2⌋ 颗，谁走最后一步？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "YES if the first player wins, NO otherwise", Zh: "先手胜输出 YES，否则 NO"},
	Limits:  "at most 100 heaps up to 2·10^18",
	Grammar: "T:1..100 / ( N:1..100 / a[N]:1..2000000000000000000 / )[T]",
	Source:  "OEIS A025480; by induction on n",
	Game:    "none yet; take at most half",
	Sample:  Sample{In: "2\n2\n4 4\n3\n1 2 3\n", Out: "NO\nYES\n"},

	form: folded{
		ending: counted, size: 1, thing: wantHeaps, say: say("YES", "NO"),
		cases: valued(halfValue), words: foldedBy(halfValue),
		nats: func(c []nat.Nat) nat.Nat {
			n := c[0]
			for n.Odd() {
				n = n.Shr(1)
			}
			return n.Shr(1)
		},
		wins: nimWins,
	},

	Theory:     grundy.Text{En: "Halve, rounding down, while the heap is odd, then halve once more: that is the value.", Zh: "只要是奇数就除以 2（向下取整），变为偶数后再除以 2，即 SG 值。"},
	Traps:      grundy.Text{En: "numbers need 64 bits", Zh: "需要 64 位整数"},
	Complexity: "O(heaps)",
	Link:       "UVa 1482",
	Recalled:   true,
})

// halfValue is the value of n. A number of ones only becomes 0.
func halfValue(n uint64) uint64 { return n >> lowestZero(n) >> 1 }
