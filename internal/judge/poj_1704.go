package judge

import (
	"math"
	"slices"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "poj-1704",
	Title:   grundy.Text{En: "Georgia and Bob", Zh: "Georgia and Bob"},
	Asks:    grundy.Text{En: "Who makes the last move of chessmen on a strip, moving one left without passing another?", Zh: "棋子只能向左移且不能越过别的棋子，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the number of chessmen and their cells, in any order", Zh: "测试组数；每组先给棋子数，再给各棋子位置（次序任意）"},
	Output:  grundy.Text{En: "Georgia will win, Bob will win, or Not sure, which never comes", Zh: "Georgia will win 或 Bob will win（Not sure 不会出现）"},
	Limits:  "at most 20 cases of 1000 chessmen, cells up to 10000",
	Grammar: "T:1..20 / ( n:1..1000 / p[n]:1..10000 distinct / )[T]",
	Source:  "Winning Ways, chapter 3",
	Game:    "nim of every other gap",
	Sample:  Sample{In: "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n", Out: "Bob will win\nGeorgia will win\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		gaps := pairGaps(r.numbers(r.number("the number of chessmen", 0, mostCount), 1, math.MaxUint64))
		sum, _ := nimWords(gaps)
		r.verdict(sum != 0, "Georgia will win", "Bob will win")
	})},

	Theory:     grundy.Text{En: "Pair the chessmen from the right; a lone one at the left is paired with the edge. A move of the left one of a pair is answered by the right one, so only the gaps inside pairs count, and they are heaps of Nim.", Zh: "从右边两两配对，最左剩下的与边界配对。左子移动则右子跟上同样距离，所以只看每对之间的空格数，它们就是 Nim 的堆。"},
	Traps:      grundy.Text{En: "the input is not sorted; an odd number of chessmen pairs the first with cell 0", Zh: "输入没有排序；奇数个时第一个与 0 号格配对"},
	Complexity: "O(n log n)",
	Link:       "POJ 1704",
	Recalled:   true,
	Position:   func(words []string) string { return expression("nim", texts(pairGaps(parsed(words[1:])))) },
})

// pairGaps sorts cells and returns the gaps inside the pairs of them from the
// right, in the order of the cells. A lone first cell is paired with cell 0.
func pairGaps(cells []uint64) []uint64 {
	slices.Sort(cells)
	var gaps []uint64
	if len(cells)%2 == 1 {
		gaps, cells = append(gaps, cells[0]-1), cells[1:]
	}
	for ; len(cells) > 0; cells = cells[2:] {
		gap := uint64(0) // two on one cell leave none
		if cells[1] > cells[0] {
			gap = cells[1] - cells[0] - 1
		}
		gaps = append(gaps, gap)
	}
	return gaps
}
