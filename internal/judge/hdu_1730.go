package judge

import (
	"math"
	"strconv"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-1730",
	Title:   grundy.Text{En: "Northcott Game", Zh: "Northcott Game"},
	Asks:    grundy.Text{En: "Who can move last on rows with a black and a white piece each, moving the own one in a row without passing the other?", Zh: "每行一黑一白，只能移动自己的棋子且不能越过对方，谁先不能走谁输，先手胜负？"},
	Input:   grundy.Text{En: "the number of rows and of columns, then the two pieces of each row, to the end of the input", Zh: "每组先给行数与列数，再给每行两枚棋子的位置，直到输入结束"},
	Output:  grundy.Text{En: "I WIN! or BAD LUCK!", Zh: "I WIN! 或 BAD LUCK!"},
	Limits:  "at most 100 rows and columns",
	Grammar: "( n:1..100 m:2..100 / ( p[2]:1..m distinct / )[n] )*",
	Source:  "Northcott; Winning Ways, chapter 3",
	Game:    "nim of the gaps",
	Sample:  Sample{In: "3 6\n4 5\n1 2\n1 2\n3 6\n4 5\n1 3\n1 2\n", Out: "BAD LUCK!\nI WIN!\n"},

	free: free{ending: atEnd, begin: each(func(r *reader) {
		rows := r.number("the number of rows", 0, mostCount)
		columns := r.number("the number of columns", 2, math.MaxUint64)
		sum := uint64(0)
		for range rows {
			a := r.number(wantNumber, 1, columns)
			b := r.number(wantNumber, 1, columns)
			if a == b {
				r.fault(r.start, "another cell than "+strconv.FormatUint(a, 10))
			}
			sum ^= max(a, b) - min(a, b) - 1
		}
		r.verdict(sum != 0, "I WIN!", "BAD LUCK!")
	})},

	Theory:     grundy.Text{En: "The gaps are heaps of Nim: lost exactly when the xor of |a-b|-1 is 0. A retreat makes a gap larger, and the other follows by as much; the board ends, so retreats come to an end.", Zh: "每行的空格数就是 Nim 的堆：各 |a-b|-1 的异或和为 0 时先手必败。后退会使空格变大，对方跟进同样距离即可；棋盘有限，所以后退会结束。"},
	Traps:      grundy.Text{En: "each player has his own pieces, and moves can go back and forth; the answer is Nim all the same", Zh: "双方棋子不同且可来回走，结论仍是 Nim"},
	Complexity: "O(rows)",
	Link:       "HDU 1730",
	Recalled:   true,
	Position: func(words []string) string {
		var gaps []uint64
		for c := parsed(words[2:]); len(c) >= 2; c = c[2:] {
			gaps = append(gaps, max(c[0], c[1])-min(c[0], c[1])-1)
		}
		return expression("nim", texts(gaps))
	},
})
