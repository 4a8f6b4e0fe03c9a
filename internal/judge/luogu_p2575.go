package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "luogu-P2575",
	Title:   grundy.Text{En: "Masters fight", Zh: "高手过招"},
	Asks:    grundy.Text{En: "Who makes the last move on rows of 20 cells, a piece moving to the first empty cell on its right, over the pieces between?", Zh: "每行 20 格，棋子移到右边第一个空格（可跳过连续棋子），谁走最后一步？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the number of rows, and for each row the number of pieces and their cells", Zh: "测试组数；每组先给行数，每行先给棋子数，再给各棋子的位置"},
	Output:  grundy.Text{En: "YES if the first player wins, NO otherwise", Zh: "先手胜输出 YES，否则 NO"},
	Limits:  "at most 100 cases of 1000 rows",
	Grammar: "T:1..100 / ( n:1..1000 / ( m:0..20 p[m]:1..20 distinct / )[n] )[T]",
	Fixed:   []string{"m", "p"},
	Source:  "Nim on a staircase",
	Game:    "staircase of the blocks between empty cells",
	Sample:  Sample{In: "2\n1\n2 19 20\n2\n1 19\n1 18\n", Out: "NO\nYES\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number("the number of rows", 0, mostCount) {
			blocks := rowBlocks(r.numbers(r.number("the number of pieces", 0, rowCells), 1, rowCells))
			for _, b := range blocks {
				sum ^= b
			}
		}
		r.verdict(sum != 0, "YES", "NO")
	})},

	Theory:     grundy.Text{En: "Number the empty cells from the right. A move takes any number of pieces from the block before an empty cell to the block after it, so this is staircase Nim: the blocks that have an odd number of empty cells to their right count.", Zh: "从右往左数空格：一步把若干棋子从某空格左边的块移到右边的块，即阶梯 Nim，右侧空格数为奇数的块计入异或。"},
	Traps:      grundy.Text{En: "the block at the right end does not count, and an empty block still is a step", Zh: "最右端的块不计；空块也占一级台阶"},
	Complexity: "O(pieces)",
	Link:       "Luogu P2575",
	Recalled:   true,
	Position:   rowsPosition,
})

const rowCells = 20

// rowBlocks lists the blocks of pieces that have an odd number of empty cells to
// their right.
func rowBlocks(cells []uint64) []uint64 {
	var taken [rowCells + 1]bool
	for _, c := range cells {
		taken[c] = true
	}
	var blocks []uint64
	block, odd := uint64(0), false
	for c := rowCells; c >= 0; c-- { // cell 0 ends the last block
		if c > 0 && taken[c] {
			block++
			continue
		}
		if odd && block > 0 {
			blocks = append(blocks, block)
		}
		block, odd = 0, !odd
	}
	return blocks
}

// rowsPosition is the blocks that count, as heaps of Nim.
func rowsPosition(words []string) string {
	var heaps []string
	for c := parsed(words[1:]); len(c) > 0; c = c[1+c[0]:] {
		heaps = append(heaps, texts(rowBlocks(c[1:1+c[0]]))...)
	}
	return expression("nim", heaps)
}
