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
	Rules:    grundy.Text{En: "Take any number of neighbouring counters, at least one, from one row. What is left on the two sides are rows of their own.", Zh: "从一行中取走连续的任意多个（至少一个），左右剩下的各成一行。"},
	Position: grundy.Text{En: "any number of rows", Zh: "任意多行"},
	Unit:     grundy.Text{En: "row", Zh: "行"},
	Source:   "Winning Ways, chapter 4",
	Aliases:  []family.Alias{{Name: "apples"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "the nim-sum (xor) of the rows", Zh: "各行的异或和"}, Source: "own, proved in games/heap/run.go"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "as misère Nim", Zh: "与反常规 Nim 相同"}, Source: "own, proved in games/heap/lasker.go"},
		{What: grundy.Text{En: "length of play, the winner hurrying", Zh: "步数（胜者求快）"}, Statement: grundy.Text{En: "as in Nim", Zh: "与 Nim 相同"}, Source: "own, proved in games/heap/run.go"},
	},
	Examples: []string{"run(3)", "run(2,2)"},
	Small:    8,
	New:      newRun,
	Board:    rows,
})

func newRun(family.Arguments) (grundy.Game[Heaps], error) {
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
