package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-2897",
	Title:   grundy.Text{En: "The Beautiful Meeting", Zh: "邂逅明下"},
	Asks:    grundy.Text{En: "Does the first player win one heap of n coins, taking p to q at a time, or the rest if it is less than p, when the last coin loses?", Zh: "n 枚硬币，每次取 p 到 q 枚，不足 p 枚须取完，取最后一枚者输，先手是否必胜？"},
	Input:   grundy.Text{En: "n, p and q a case, to the end of the input", Zh: "每组 n、p、q，直到输入结束"},
	Output:  grundy.Text{En: "WIN or LOST", Zh: "WIN 或 LOST"},
	Limits:  "numbers below 65536",
	Grammar: "( n:1..65535 p:1..65535 q:p..65535 / )*",
	Source:  "Ferguson 1974",
	Game:    "interval(n, min=p, max=q, rest=take), misère play",
	Sample:  Sample{In: "7 1 1\n6 1 1\n6 2 3\n5 2 3\n", Out: "LOST\nWIN\nLOST\nWIN\n"},

	free: free{ending: atEnd, begin: each(func(r *reader) {
		n := r.number(wantNumber, 0, math.MaxUint64)
		p := r.number(wantNumber, 1, 1<<63-1)
		q := r.number(wantNumber, p, 1<<63-1)
		left := n % (p + q)
		r.verdict(left == 0 || left > p, "WIN", "LOST")
	})},

	Theory:     grundy.Text{En: "What the opponent takes can be made up to p+q. With 1 to p coins left, or so many above a multiple of p+q, the player to move loses.", Zh: "对手取 k 个就取 p+q-k 个：n mod (p+q) 在 1 到 p 之间时先手必败。"},
	Traps:      grundy.Text{En: "the modulus is p+q, not q+1; a remainder of 0 wins", Zh: "模数是 p+q 而不是 q+1；余数 0 先手胜"},
	Complexity: "O(1)",
	Link:       "HDU 2897",
	Recalled:   true,
	Position: func(words []string) string {
		return expression("interval", words[:1], "min="+words[1], "max="+words[2], "rest=take")
	},
})
