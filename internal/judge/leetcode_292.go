package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "leetcode-292",
	Title:   grundy.Text{En: "Nim Game", Zh: "Nim 游戏"},
	Asks:    grundy.Text{En: "Does the first player take the last stone of n, taking 1 to 3 at a time?", Zh: "n 颗石子每次取 1 到 3 颗，先手能否取到最后一颗？"},
	Input:   oneToEnd,
	Output:  grundy.Text{En: "true or false", Zh: "true 或 false"},
	Limits:  "n up to 2^31 - 1",
	Grammar: "( n:1..2^31-1 / )*",
	Source:  "Bachet 1612",
	Game:    "bash(n, max=3)",
	Sample:  Sample{In: "4\n1\n2\n", Out: "false\ntrue\ntrue\n"},

	form: fixed{
		ending: atEnd, size: 1, say: say("true", "false"),
		words: func(cases []uint64, won []uint8) {
			for i := range won {
				won[i] = bit(cases[i]&3 != 0)
			}
		},
		nats: func(c []nat.Nat) bool { return !dividedBy(c[0], 4) },
	},

	Theory:     grundy.Text{En: "Whatever is taken can be made up to 4: multiples of 4 lose.", Zh: "对手取 k 个就取 4-k 个：4 的倍数必败。"},
	Traps:      grundy.Text{En: "a table or a recursion over n does not fit", Zh: "对 n 递推会超时或超内存"},
	Complexity: "O(1)",
	Link:       "LeetCode 292",
	Position:   call("bash", "max=3"),
})
