package judge

import (
	"math"
	"strings"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cses-stick-game",
	Aliases: []string{"cses-1729"},
	Title:   grundy.Text{En: "Stick Game", Zh: "Stick Game"},
	Asks:    grundy.Text{En: "Which of the heaps 1 to n does the first player win, each move taking one of k amounts?", Zh: "每次取 k 个给定数之一，1 到 n 中哪些先手必胜？"},
	Input:   grundy.Text{En: "n and k, and the amounts", Zh: "n 与 k，再给集合"},
	Output:  grundy.Text{En: "a word of n letters: W where the first player wins, L where not", Zh: "长 n 的串：先手胜为 W，否则 L"},
	Limits:  "n up to 10^6, k up to 100",
	Grammar: "n:1..1000000 k:1..100 / p[k]:1..n distinct /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "subtraction(n, set={p,…})",
	Sample:  Sample{In: "10 3\n1 2 5\n", Out: "WWLWWLWWLW\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		n := r.number(wantNumber, 0, tableLimit)
		won := winning(n, r.numbers(r.number("the number of amounts", 0, mostCount), 1, math.MaxUint64))
		for _, w := range won[1:] {
			r.b.out = append(r.b.out, "LW"[bit(w)])
		}
		r.say("")
	})},

	Theory:     grundy.Text{En: "A heap wins exactly when some amount leaves a heap that loses: a table from 0 on.", Zh: "某个取法留下必败数则必胜：从 0 开始递推。"},
	Traps:      grundy.Text{En: "for 1 2 5 the word is WWLWWLWWLW; a page with another one is wrong", Zh: "集合 1 2 5 的答案是 WWLWWLWWLW"},
	Complexity: "O(n·k)",
	Link:       "CSES 1729",
	Position: func(words []string) string {
		return expression("subtraction", words[:1], "set={"+strings.Join(words[2:], ",")+"}")
	},
})
