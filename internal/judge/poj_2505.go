package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "poj-2505",
	Aliases: []string{"hdu-1517", "uva-847"},
	Title:   grundy.Text{En: "A multiplication game", Zh: "A multiplication game"},
	Asks:    grundy.Text{En: "Who reaches n first, multiplying p = 1 by 2 to 9 at a time?", Zh: "p 从 1 开始，每次乘 2 到 9，谁先达到 n？"},
	Input:   oneToEnd,
	Output:  grundy.Text{En: "Stan wins. or Ollie wins. with the full stop; Stan moves first", Zh: "Stan wins. 或 Ollie wins.（带句点），Stan 先手"},
	Limits:  "n below 2^32",
	Grammar: "( n:2..4294967295 / )*",
	Source:  "folklore",
	Game:    "none; a race by factors",
	Sample:  Sample{In: "162\n17\n34012226\n", Out: "Stan wins.\nOllie wins.\nStan wins.\n"},

	form: fixed{
		ending: atEnd, size: 1, say: say("Stan wins.", "Ollie wins."),
		words: func(cases []uint64, won []uint8) {
			for i := range won {
				won[i] = bit(factorRace(nat.Of(cases[i])))
			}
		},
		nats: func(c []nat.Nat) bool { return factorRace(c[0]) },
	},

	Theory:     grundy.Text{En: "Stan wins up to 9, Ollie up to 2·9, Stan up to 9·2·9, and so on: the bounds are multiplied by 9 and 2 in turn.", Zh: "n≤9 时 Stan 胜，n≤18 时 Ollie 胜，n≤162 时 Stan 胜……上界轮流乘 9 和 2。"},
	Traps:      grundy.Text{En: "the answers end with a full stop; do not divide in floating point", Zh: "输出带句点；不要用浮点除法"},
	Complexity: "O(log n)",
	Link:       "POJ 2505",
	Recalled:   true,
})

// factorRace reports whether the first player reaches n first. The bounds grow by
// 9 and by 2 in turn, so the number of steps is that of the digits.
func factorRace(n nat.Nat) bool {
	bound := nat.Of(9)
	for first := true; ; first = !first {
		if !bound.Less(n) {
			return first
		}
		if first {
			bound = bound.Mul(nat.Of(2))
		} else {
			bound = bound.Mul(nat.Of(9))
		}
	}
}
