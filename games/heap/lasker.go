package heap

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Lasker is the family of Lasker's Nim: take any number, or split a heap in two.
//
// In misère play the row follows the rule of Nim on the Grundy values: heaps of
// 0 and 1 have the values 0 and 1, larger ones larger values, and a heap of two
// or more can be made 0 or 1 at will. So a move to nim-sum 0 that leaves only
// heaps of 0 and 1 can leave the other parity instead, and one that leaves
// larger heaps leaves two of them at least.
//
// Source: Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4.
var Lasker = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "lasker",
	Title:    grundy.Text{En: "Lasker's Nim", Zh: "Lasker Nim（取或分）"},
	Rules:    grundy.Text{En: "Take any number of counters from one heap, or split one heap into two that are not empty.", Zh: "从一堆中取走任意多个石子，或把一堆分成两个非空堆。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Source:   "Lasker 1931",
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "n, but 4k+3 and 4k+4 change places", Zh: "n，但 4k+3 与 4k+4 互换"}, Source: "Winning Ways, chapter 4"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "the rule of misère Nim on the Grundy values", Zh: "对 SG 值用反常规 Nim 规则"}, Source: "own, proved in games/heap/lasker.go"},
		{What: grundy.Text{En: "length of play, one heap, the winner hurrying", Zh: "步数（单堆，胜者求快）"}, Statement: grundy.Text{En: "1 move in normal play; in misère play 1 for one counter, 2 for more", Zh: "正常玩法 1 步；反常规玩法：一个石子 1 步，更多则 2 步"}, Source: "by the rules"},
	},
	Examples: []string{"lasker(7)", "lasker(3,4,5)"},
	Small:    9,
	New:      newLasker,
	Board:    rows,
})

func newLasker(family.Arguments) (grundy.Game[Heaps], error) {
	return row{theory{
		moves: takeOrSplit,
		may: func(n nat.Nat, left []nat.Nat) bool {
			return fewer(n, left) || len(left) == 2 && !left[0].IsZero() && !left[1].Less(left[0]) && left[0].Add(left[1]) == n
		},
		splits: true,
		width: func(n nat.Nat) nat.Nat {
			half, _ := n.DivMod(two)
			return n.Add(half)
		},
		value:      func(n nat.Nat) (nat.Nat, bool) { return laskerValue(n), true },
		tame:       true,
		forced:     loneCounter,
		remoteness: takeOrLeaveOne,
		foreclosed: endsAtOnce,
		name:       nameSplit,
		explain: func(list []nat.Nat, play grundy.Play) []grundy.Phrase {
			return explainValues(list, laskerValue, play, grundy.Say(
				"A heap of n is worth n, but 4k+3 and 4k+4 change places:", "一堆 n 个石子的 SG 值为 n，但 4k+3 与 4k+4 互换："))
		},
		source: func(grundy.Play) string { return "Lasker 1931; Winning Ways, chapter 4" },
	}}, nil
}

// takeOrLeaveOne: in normal play the winner takes the heap; in misère play all of
// it but one counter.
func takeOrLeaveOne(n nat.Nat, play grundy.Play) (nat.Nat, bool) {
	if play == grundy.Misere {
		return nat.Min(n, two), true
	}
	return nat.Min(n, one), true
}

// loneCounter: one counter can only be taken.
func loneCounter(n nat.Nat) (nat.Nat, bool) { return n, !one.Less(n) }

// endsAtOnce: one heap can be taken whole, which is infinite in normal play.
func endsAtOnce(list []nat.Nat, play grundy.Play) (grundy.Foreclosed, bool) {
	return grundy.Infinite, len(list) == 1 && play == grundy.Normal
}

func laskerValue(n nat.Nat) nat.Nat {
	if n.IsZero() {
		return zero
	}
	switch n.And(nat.Of(3)) {
	case nat.Of(3):
		return n.Add(one)
	case zero:
		return n.Sub(one)
	}
	return n
}

func takeOrSplit(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		for left := range takeAny(n) {
			if !yield(left) {
				return
			}
		}
		half, _ := n.DivMod(two)
		left := make([]nat.Nat, 2)
		for k := range counted(one, half) {
			left[0], left[1] = k, n.Sub(k)
			if !yield(left) {
				return
			}
		}
	}
}

func nameSplit(n nat.Nat, left []nat.Nat) grundy.Phrase {
	if len(left) == 1 {
		return took(n, left[0])
	}
	taken := n.Sub(left[0]).Sub(left[1])
	if taken.IsZero() {
		return grundy.Say("split {n} into {a} and {b}", "把 {n} 分成 {a} 和 {b}", "n", n, "a", left[0], "b", left[1])
	}
	return grundy.Say("take {k} from the middle of {n}, leaving {a} and {b}", "从 {n} 的中间取 {k}，剩 {a} 和 {b}",
		"k", taken, "n", n, "a", left[0], "b", left[1])
}
