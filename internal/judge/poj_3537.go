package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "poj-3537",
	Title:   grundy.Text{En: "Crosses and Crosses", Zh: "Crosses and Crosses"},
	Asks:    grundy.Text{En: "Who makes three crosses in a row first on a strip of n cells, both players drawing crosses?", Zh: "1×n 的格子，双方都画叉，谁先连成三个？"},
	Input:   grundy.Text{En: "n; more cases may follow", Zh: "一个数 n；其后可有更多组"},
	Output:  grundy.Text{En: "1 if the first player wins, 2 otherwise", Zh: "先手胜输出 1，否则 2"},
	Limits:  "n from 3 to 2000",
	Grammar: "n:3..2000 /",
	Source:  "Winning Ways, chapter 4",
	Game:    "treblecross(n)",
	Sample:  Sample{In: "3\n6\n", Out: "1\n2\n"},

	free: free{ending: some, begin: func() func(*reader) {
		crosses := octal("0.007")
		return func(r *reader) {
			n := r.number(wantNumber, 0, 100_000)
			r.verdict(n != 2 && crosses(r, int(n)+2) != 0, "1", "2")
		}
	}},

	Theory:     grundy.Text{En: "Nobody may draw within two cells of a cross, or the other wins at once; so a cross takes the cells up to two away, and a strip of n is a heap of n+2 in the octal game 0.007. Two cells alone are the exception: value 0.", Zh: "谁画在某个叉的两格之内谁就立刻输，所以画一个叉相当于占去左右各两格；长 n 的格子相当于八进制游戏 0.007 中大小为 n+2 的堆（n=2 例外，SG 值为 0）。"},
	Traps:      grundy.Text{En: "a strip of n is a heap of n+2, not n; completing the row wins", Zh: "是 n+2 不是 n；连成三个立即获胜"},
	Complexity: "a table of n, O(n) an entry",
	Link:       "POJ 3537",
	Recalled:   true,
	Position:   call("treblecross"),
})
