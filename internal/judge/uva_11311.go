package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "uva-11311",
	Title:   grundy.Text{En: "Exclusively Edible", Zh: "Exclusively Edible"},
	Asks:    grundy.Text{En: "Who must eat the bad square of a chocolate, if each cuts along a line and eats the side without it?", Zh: "沿直线切巧克力并吃掉不含坏块的一边，谁最后只剩坏块？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the rows, the columns, and the row and column of the bad square from 0", Zh: "测试组数；每组给行数、列数与坏块的行列（从 0 起）"},
	Output:  grundy.Text{En: "Gretel if the first player wins, Hansel otherwise", Zh: "先手胜输出 Gretel，否则 Hansel"},
	Limits:  "numbers up to 100",
	Grammar: "T:1..100 / ( M:1..100 N:1..100 R:0..M-1 C:0..N-1 / )[T]",
	Source:  "Bouton 1901",
	Game:    "nim of the four margins",
	Sample:  Sample{In: "2\n3 3 1 1\n3 4 1 1\n", Out: "Hansel\nGretel\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		rows := r.number("the number of rows", 1, math.MaxUint64)
		columns := r.number("the number of columns", 1, math.MaxUint64)
		row := r.number("a row", 0, rows-1)
		column := r.number("a column", 0, columns-1)
		r.verdict(row^column^(rows-row-1)^(columns-column-1) != 0, "Gretel", "Hansel")
	})},

	Theory:     grundy.Text{En: "Nim on the four margins around the bad square: the rows above and below, the columns on each side.", Zh: "坏块四周的四个边距就是 Nim 的四堆。"},
	Traps:      grundy.Text{En: "who moves first is Gretel as far as we recall", Zh: "据记忆先手是 Gretel"},
	Complexity: "O(1)",
	Link:       "UVa 11311",
	Recalled:   true,
	Position: func(words []string) string {
		c := parsed(words)
		return expression("nim", texts([]uint64{c[2], c[3], c[0] - c[2] - 1, c[1] - c[3] - 1}))
	},
})
