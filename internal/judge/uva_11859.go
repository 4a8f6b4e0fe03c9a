package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "uva-11859",
	Title:   grundy.Text{En: "Division Game", Zh: "Division Game"},
	Asks:    grundy.Text{En: "Who makes the last move on a matrix, dividing any numbers of one row, at least one, by divisors above 1?", Zh: "每次选一行，把其中若干数各除以一个大于 1 的因子，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the numbers of rows and columns, and the matrix", Zh: "测试组数；每组先给行数与列数，再给矩阵"},
	Output:  grundy.Text{En: "Case #i: YES if the first player wins, or Case #i: NO", Zh: "Case #i: YES（先手胜）或 Case #i: NO"},
	Limits:  "at most 50 cases of 50 by 50 numbers from 2 to 10000",
	Grammar: "T:1..50 / ( N:1..50 M:1..50 / ( a[M]:2..10000 / )[N] )[T]",
	Source:  "Bouton 1901",
	Game:    "nim of the prime factors of each row",
	Sample:  Sample{In: "2\n2 2\n2 3\n2 3\n2 3\n4 5 6\n7 8 9\n", Out: "Case #1: NO\nCase #2: YES\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		rows := r.number("the number of rows", 0, mostCount)
		columns := r.number("the number of columns", 0, mostCount)
		sum := uint64(0)
		for range rows {
			factors := uint64(0)
			for range columns {
				exponents(r.number(wantNumber, 1, 10_000_000_000), func(_ uint64, exponent int) { factors += uint64(exponent) })
			}
			sum ^= factors
		}
		r.caseVerdict("Case #", sum != 0, "YES", "NO")
	})},

	Theory:     grundy.Text{En: "A row is a heap of Nim of all its prime factors, counted with their multiplicity: a move takes away any number of them from one row.", Zh: "每行是一堆 Nim，大小为该行所有质因子的个数（计重数）。"},
	Traps:      grundy.Text{En: "prime factors count with multiplicity, and over the whole row", Zh: "质因子计重数，整行相加"},
	Complexity: "O(√a) a number",
	Link:       "UVa 11859",
})
