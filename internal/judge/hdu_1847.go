package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "hdu-1847",
	Title:   grundy.Text{En: "Good Luck in CET-4 Everybody!", Zh: "Good Luck in CET-4 Everybody!"},
	Asks:    grundy.Text{En: "Who takes the last card of n, taking 1, 2, 4, 8, … at a time?", Zh: "n 张牌，每次取 2 的幂张，谁取最后一张？"},
	Input:   oneToEnd,
	Output:  grundy.Text{En: "Kiki, who moves first, or Cici", Zh: "Kiki（先手）或 Cici"},
	Limits:  "n up to 1000",
	Grammar: "( n:1..1000 / )*",
	Source:  "Winning Ways, chapter 4",
	Game:    "subtraction(n, set=powers)",
	Sample:  Sample{In: "1\n3\n", Out: "Kiki\nCici\n"},

	form: fixed{
		ending: atEnd, size: 1, say: say("Kiki", "Cici"),
		words: func(cases []uint64, won []uint8) {
			for i := range won {
				won[i] = bit(cases[i]%3 != 0)
			}
		},
		nats: func(c []nat.Nat) bool { return !dividedBy(c[0], 3) },
	},

	Theory:     grundy.Text{En: "No power of two is a multiple of 3, and 1 and 2 are both: the value is n mod 3, and multiples of 3 lose.", Zh: "2 的幂都不是 3 的倍数，而可取 1、2：SG 值为 n mod 3，3 的倍数必败。"},
	Traps:      grundy.Text{En: "1 is a power of two as well", Zh: "1 也是 2 的幂"},
	Complexity: "O(1)",
	Link:       "HDU 1847",
	Recalled:   true,
	Position:   call("subtraction", "set=powers"),
})

// dividedBy reports whether d divides n.
func dividedBy(n nat.Nat, d uint64) bool {
	_, left := n.DivMod(nat.Of(d))
	return left.IsZero()
}
