package judge

import (
	"strings"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-1704F",
	Aliases: []string{"codeforces-1704F"},
	Title:   grundy.Text{En: "Colouring Game", Zh: "Colouring Game"},
	Asks:    grundy.Text{En: "Who can move last, if Alice takes two neighbouring cells of which one is red, Bob two of which one is blue, and the cells turn white?", Zh: "Alice 选含红格的相邻两格，Bob 选含蓝格的相邻两格，涂白，谁最后能走？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the number of cells and a word of R and B", Zh: "测试组数；每组先给格数，再给由 R、B 组成的串"},
	Output:  grundy.Text{En: "Alice, who moves first, or Bob", Zh: "Alice（先手）或 Bob"},
	Limits:  "at most 5·10^5 cells in all",
	Grammar: `t:1..100 / ( n:2..5000 / s:"RB"{n} / )[t]`,
	Source:  "Dawson 1935; Guy and Smith 1956",
	Game:    "0.07 of the runs that alternate",
	Sample:  Sample{In: "3\n3\nRRB\n5\nRBRBR\n4\nRBBR\n", Out: "Alice\nAlice\nBob\n"},

	free: free{ending: counted, begin: func() func(*reader) {
		value := dawson()
		return func(r *reader) {
			n := r.number("the number of cells", 0, 1<<20)
			s := ""
			if n > 0 {
				s = r.word("a word of R and B", "RB", int(n))
			}
			if uint64(len(s)) < n {
				r.fault(r.start, "as many letters as cells")
			}
			red := strings.Count(s, "R")
			if blue := len(s) - red; red != blue {
				r.verdict(red > blue, "Alice", "Bob")
				return
			}
			sum := uint64(0)
			for from, to := 0, 1; from < len(s); to++ {
				if to == len(s) || s[to] == s[to-1] {
					sum ^= value(to - from)
					from = to
				}
			}
			r.verdict(sum != 0, "Alice", "Bob")
		}
	}},

	Theory:     grundy.Text{En: "With unequal numbers of colours, who has more wins by keeping to single cells of his own. With equal numbers only moves of a red and a blue cell count: Dawson’s Kayles on the runs in which colours alternate.", Zh: "两色数目不等时多者胜；相等时只看红蓝相邻的一对，即在红蓝交替的各段上玩 Dawson’s Kayles（0.07）。"},
	Traps:      grundy.Text{En: "the colours are counted first; only then is the game impartial", Zh: "先比较两色个数；相等时才是公平游戏"},
	Complexity: "O(cells)",
	Link:       "Codeforces 1704F",
	Recalled:   true,
})

// dawson returns the values of 0.07, in which two neighbours of a row are taken.
// They repeat with 34 from 53 on, which package taking proves.
func dawson() func(n int) uint64 {
	const from, period = 53, 34
	var table []uint64
	for n := range from + period {
		seen := uint64(0)
		for left := 0; left <= n-2; left++ {
			seen |= 1 << (table[left] ^ table[n-2-left])
		}
		table = append(table, lowestZero(seen))
	}
	return func(n int) uint64 {
		if n >= from {
			n = from + (n-from)%period
		}
		return table[n]
	}
}
