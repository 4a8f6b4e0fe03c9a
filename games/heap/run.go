package heap

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Run is the family in which a move takes a run of neighbours from a row, which
// may fall apart into two rows.
//
// A row of n is worth n: every shorter row is an option, and two rows a and b
// that are left have a xor b <= a + b < n. In misère play the argument of
// [Lasker] holds word for word.
//
// If the winner hurries, rows last as long as in Nim. A row that is left as a and
// b instead of a xor b leaves no fewer counters, so splitting does not hurry; and
// where the loser takes the counter that stalls in Nim, rows a and b with the
// nim-sum n - 1 have a + b = n - 1, so the answer takes one counter, too.
//
// Source: HDU 2509; the code 0.777… of Winning Ways, chapter 4.
var Run = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "run",
	Title:    grundy.Text{En: "Take a run from a row", Zh: "从一行中取连续一段"},
	Rules:    grundy.Text{En: "Take any number of neighbouring counters, at least one, from one row; with min and max, at least min and at most max. What is left on the two sides are rows of their own.", Zh: "从一行中取走连续的任意多个（至少一个；给出 min 和 max 时为 min 到 max 个），左右剩下的各成一行。"},
	Position: grundy.Text{En: "any number of rows", Zh: "任意多行"},
	Unit:     grundy.Text{En: "row", Zh: "行"},
	Params: []family.Param{
		{Name: "min", Kind: family.Natural, Default: "1", Doc: grundy.Text{En: "the shortest run that may be taken", Zh: "每次至少取多少"}},
		{Name: "max", Kind: family.Natural, Doc: grundy.Text{En: "the longest run that may be taken, as in run(10,min=2,max=3)", Zh: "每次至多取多少，如 run(10,min=2,max=3)"}},
	},
	Source:  "Winning Ways, chapter 4",
	Aliases: []family.Alias{{Name: "apples"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "with min and max, one row, normal play", Zh: "给出 min 和 max，单行，正常玩法"}, Statement: grundy.Text{En: "won if a run can be taken from the middle that leaves two equal rows or none: always from min on, if min < max; if min = max, where n - min is even", Zh: "若能从正中取走一段使剩下两行相等（或取完）则先手胜：min < max 且 n 不小于 min 时总可以；min = max 时要求 n - min 为偶数"}, Source: "own, proved in games/heap/board_segments.go"},
		{What: grundy.Text{En: "with min and max, Grundy value", Zh: "给出 min 和 max，SG 值"}, Statement: grundy.Text{En: "that of the code with the digit 7 at min … max, up to max = 4096", Zh: "编码在 min 到 max 位为 7 的游戏的值，max 至多 4096"}, Source: "Guy and Smith 1956"},
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "without min and max: the nim-sum (xor) of the rows", Zh: "不限长度时：各行的异或和"}, Source: "own, proved in games/heap/run.go"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "without min and max: as misère Nim", Zh: "不限长度时：与反常规 Nim 相同"}, Source: "own, proved in games/heap/lasker.go"},
		{What: grundy.Text{En: "length of play, the winner hurrying", Zh: "步数（胜者求快）"}, Statement: grundy.Text{En: "without min and max: as in Nim", Zh: "不限长度时：与 Nim 相同"}, Source: "own, proved in games/heap/run.go"},
	},
	Examples: []string{"run(3)", "run(2,2)", "run(10,min=2,max=3)"},
	Laws:     []string{"", "min=1,max=2", "min=2,max=3", "min=3,max=3", "min=2", "min=2,max=5000"},
	Small:    8,
	New:      newRun,
	Board:    rows,
})

func newRun(a family.Arguments) (grundy.Game[Heaps], error) {
	if _, bounded := a.Natural("max"); bounded {
		return newSegments(a)
	}
	if least, ok := a.Natural("min"); ok && least != one {
		return newSegments(a)
	}
	return row{theory{
		moves: takeRun,
		may: func(n nat.Nat, left []nat.Nat) bool {
			return fewer(n, left) || len(left) == 2 && !left[0].IsZero() && !left[1].Less(left[0]) && left[0].Add(left[1]).Less(n)
		},
		splits: true,
		width: func(n nat.Nat) nat.Nat {
			half, rest := n.DivMod(two)
			return half.Mul(half.Add(rest)).Add(half).Add(rest)
		},
		value:      func(n nat.Nat) (nat.Nat, bool) { return n, true },
		tame:       true,
		rounds:     nimRounds,
		forced:     loneCounter,
		foreclosed: endsAtOnce,
		name:       nameSplit,
		explain:    explainNim,
		source:     func(grundy.Play) string { return "Bouton 1901; Winning Ways, chapter 4" },
	}}, nil
}

// takeRun leaves a single row of n-1, n-2, …, 0, and then two rows a <= b with
// a + b < n, the longer total first.
func takeRun(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		for left := range takeAny(n) {
			if !yield(left) {
				return
			}
		}
		left := make([]nat.Nat, 2)
		for only := range takeAny(n) {
			total := only[0]
			half, _ := total.DivMod(two)
			for a := range counted(one, half) {
				left[0], left[1] = a, total.Sub(a)
				if !yield(left) {
					return
				}
			}
		}
	}
}
