package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-5795",
	Title:   grundy.Text{En: "A Simple Nim", Zh: "A Simple Nim"},
	Asks:    grundy.Text{En: "Who makes the last move of heaps from which any number is taken, or one of which is split in three?", Zh: "每次从一堆取任意多个，或把一堆分成三堆，谁走最后一步？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "First player wins. or Second player wins. with the full stop", Zh: "First player wins. 或 Second player wins.（带句点）"},
	Limits:  "at most 10^6 heaps of up to 10^9",
	Grammar: "T:1..100 / ( n:1..1000000 / s[n]:1..10^9 / )[T]",
	Source:  "own, by induction on n; checked by the rules in a test",
	Game:    "none yet; take or split in three",
	Sample:  Sample{In: "2\n2\n4 4\n3\n1 2 4\n", Out: "Second player wins.\nFirst player wins.\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number(wantHeaps, 0, mostCount) {
			sum ^= inThree(r.number(wantNumber, 0, 1<<63))
		}
		r.verdict(sum != 0, "First player wins.", "Second player wins.")
	})},

	Theory:     grundy.Text{En: "The values are n, but 8k+7 and 8k+8 change places; lost exactly when the xor is 0.", Zh: "SG 值为 n，但 8k+7 与 8k+8 互换；异或和为 0 时先手必败。"},
	Traps:      grundy.Text{En: "a table printed to 6 looks like Nim; 7 and 8 change places; the statement drops the full stop once", Zh: "打表到 6 看起来就是 Nim；7 与 8 互换；题面有一处少了句点"},
	Complexity: "O(heaps)",
	Link:       "HDU 5795",
})

// inThree is the value of a heap from which any number is taken, or which is
// split in three.
func inThree(n uint64) uint64 {
	switch {
	case n&7 == 7:
		return n + 1
	case n&7 == 0 && n > 0:
		return n - 1
	}
	return n
}
