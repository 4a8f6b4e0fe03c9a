package judge

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

var _ = put(Problem{
	ID:      "luogu-P4018",
	Title:   grundy.Text{En: "Roy&October: taking stones", Zh: "Roy&October之取石子"},
	Asks:    grundy.Text{En: "Who takes the last stone of n, taking a power p^k of a prime at a time, k from 0?", Zh: "n 颗石子，每次取 p^k 颗（p 为质数，k≥0），谁取最后一颗？"},
	Input:   countedOnes,
	Output:  grundy.Text{En: "October wins! for the first player, or Roy wins!", Zh: "先手胜输出 October wins!，否则 Roy wins!"},
	Limits:  "n up to 5·10^7",
	Grammar: "T:1..100000 / ( n:1..50000000 / )[T]",
	Source:  "by induction on n",
	Game:    "none; take a prime power",
	Sample:  Sample{In: "3\n4\n6\n14\n", Out: "October wins!\nRoy wins!\nOctober wins!\n"},

	form: fixed{
		ending: counted, size: 1, say: say("October wins!", "Roy wins!"),
		words: func(cases []uint64, won []uint8) {
			for i := range won {
				won[i] = bit(cases[i]%6 != 0)
			}
		},
		nats: func(c []nat.Nat) bool { return !dividedBy(c[0], 6) },
	},

	Theory:     grundy.Text{En: "6 is the least number that is no power of a prime, and no multiple of 6 is one: multiples of 6 lose, and from elsewhere 1 to 5 reach one.", Zh: "6 是最小的非质数幂，6 的倍数都不是质数幂：6 的倍数必败，其他局面取 1 到 5 可到 6 的倍数。"},
	Traps:      grundy.Text{En: "1 = p^0 may be taken", Zh: "可以取 1 = p^0"},
	Complexity: "O(1)",
	Link:       "Luogu P4018",
	Recalled:   true,
})
