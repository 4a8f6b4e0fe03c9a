package judge

import (
	"math"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// The modulus is m+1: from a multiple of it whatever the opponent takes can be
// made up to m+1.
var _ = put(Problem{
	ID:       "hdu-1846",
	Title:    grundy.Text{En: "Brave Game", Zh: "Brave Game（巴什博弈）"},
	Asks:     grundy.Text{En: "Who takes the last stone of n, taking 1 to m at a time?", Zh: "n 颗石子，每次取 1 到 m 颗，谁取到最后一颗？"},
	Input:    grundy.Text{En: "the number of cases; then for each case n and m", Zh: "测试组数；每组 n 和 m"},
	Output:   grundy.Text{En: "first or second", Zh: "first 或 second"},
	Limits:   "at most 100 cases; n and m up to 1000",
	Grammar:  `C:1..100 / ( n:1..1000 m:1..1000 / )[C]`,
	Source:   "Bachet 1612",
	Game:     "bash(n, max=m)",
	Position: bashPosition,
	Sample:   Sample{In: "2\n23 2\n4 3\n", Out: "first\nsecond\n"},
	form: fixed{
		ending: counted, size: 2, say: say("first", "second"),
		words: bashWords, nats: bashNats,
	},

	Theory:     bashTheory,
	Traps:      bashTraps,
	Complexity: "O(1)",
	Link:       "HDU 1846",
})

// bashPosition is the Position of a heap n and the most that a move takes.
func bashPosition(words []string) string { return expression("bash", words[:1], "max="+words[1]) }

func bashWords(cases []uint64, won []uint8) {
	for i := range won {
		n, m := cases[2*i], cases[2*i+1]
		if m == math.MaxUint64 { // m+1 is no word, and above n
			won[i] = bit(n != 0)
		} else {
			won[i] = bit(n%(m+1) != 0)
		}
	}
}

func bashNats(c []nat.Nat) bool {
	_, left := c[0].DivMod(c[1].Add(nat.Of(1)))
	return !left.IsZero()
}
