package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-3032",
	Title:   grundy.Text{En: "Nim or not Nim?", Zh: "Nim or not Nim?"},
	Asks:    grundy.Text{En: "Who makes the last move of heaps from which any number is taken, or one of which is split in two?", Zh: "每次从一堆取任意多个，或把一堆分成两堆，谁走最后一步？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "Alice, who moves first, or Bob", Zh: "Alice（先手）或 Bob"},
	Limits:  "at most 10^6 heaps of less than 2^31",
	Grammar: "T:1..100 / ( N:1..1000000 / s[N]:1..2^31-1 / )[T]",
	Source:  "Lasker 1931",
	Game:    "lasker(a,b,…)",
	Sample:  Sample{In: "2\n3\n2 2 3\n2\n3 3\n", Out: "Alice\nBob\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number(wantHeaps, 0, mostCount) {
			sum ^= lasker(r.number(wantNumber, 0, 1<<63))
		}
		r.verdict(sum != 0, "Alice", "Bob")
	})},

	Theory:     grundy.Text{En: "Lasker’s Nim: the values are n, but 4k+3 and 4k+4 change places; lost exactly when the xor is 0.", Zh: "Lasker Nim：SG 值为 n，但 4k+3 与 4k+4 互换；异或和为 0 时先手必败。"},
	Traps:      grundy.Text{En: "the heaps go to 2^31, so a table is out of reach; 4k counts from 4, and 0 has the value 0", Zh: "堆大小可达 2^31，不能打表；4k 从 4 起，0 的 SG 值为 0"},
	Complexity: "O(heaps)",
	Link:       "HDU 3032",
	Position:   heaps("lasker"),
})

// lasker is the value of a heap of Lasker's Nim.
func lasker(n uint64) uint64 {
	switch {
	case n&3 == 3:
		return n + 1
	case n&3 == 0 && n > 0:
		return n - 1
	}
	return n
}
