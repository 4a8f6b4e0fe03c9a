package heap

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Splitthree is the family in which a move takes any number of counters from a heap or
// splits it in three.
//
// In misère play the argument of [Lasker] holds word for word: heaps of 0 and 1 have
// the values 0 and 1, larger ones larger values, and a heap of two or more can be made 0
// or 1 at will.
//
// The value is n, but 8k+7 and 8k+8 change places. By induction: taking leaves all
// values below n, but from 8k+8 that is 8k+8 instead of 8k+7. And 8k+7 can be split into
// 1, 2 and 8k+4, which are worth 8k+7. It remains that no split of n has the value of n.
// Let s of the three parts be 7 and z be 0 mod 8. Their values add up to n + s - z, and
// a nim-sum is at most the sum, and as odd as it. A part 8i has the value 8(i-1) + 7, a
// part 8i+7 the value 8(i+1); so let the highs of the values be counted in eights.
//   - n = 1…6 mod 8, the value n, so s + z is even. If it is 0, nothing carries in the
//     sum, and three parts with disjoint bits below 8, none without, have 1, 2 and 4:
//     n = 7. If s = 2, the last bits do not fit. If s = 1, the third part is 4 mod 8,
//     and if z = 2, it is anything; then the highs add up to less than that of n.
//   - n = 8k+7, the value n+1, so s - z is at least 1 and s + z is odd. Only s = 1, z = 0
//     has the right remainder; then nothing carries, and the two other parts have disjoint
//     bits below 8, none without, that add up to 8.
//   - n = 8k+8, the value 8k+7, so s + z is odd. The remainders leave z = 1 with two parts
//     4 mod 8, and z = 3; then the highs add up to less than k.
//
// Source: HDU 5795.
var Splitthree = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "splitthree",
	Title:    grundy.Text{En: "Take, or split in three", Zh: "取石子或一分为三"},
	Rules:    grundy.Text{En: "Take any number of counters from one heap, or split one heap into three that are not empty.", Zh: "从一堆中取走任意多个石子，或把一堆分成三个非空堆。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Source:   "HDU 5795",
	Aliases:  []family.Alias{{Name: "三分"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "n, but 8k+7 and 8k+8 change places", Zh: "n，但 8k+7 与 8k+8 互换"}, Source: "own, proved in games/heap/splitthree.go"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "the rule of misère Nim on the Grundy values", Zh: "对 SG 值用反常规 Nim 规则"}, Source: "own, proved in games/heap/lasker.go"},
		{What: grundy.Text{En: "length of play, one heap, the winner hurrying", Zh: "步数（单堆，胜者求快）"}, Statement: grundy.Text{En: "1 move in normal play; in misère play 1 for one counter, 2 for more", Zh: "正常玩法 1 步；反常规玩法：一个石子 1 步，更多则 2 步"}, Source: "by the rules"},
	},
	Examples: []string{"splitthree(7)", "splitthree(7,8,15)"},
	Small:    9,
	New: func(family.Arguments) (grundy.Game[Heaps], error) {
		return row{theory{
			moves:  takeOrSplitInThree,
			splits: true,
			width: func(n nat.Nat) nat.Nat {
				ways, _ := n.Mul(n).Add(number(6)).DivMod(number(12))
				return n.Add(ways)
			},
			value:      func(n nat.Nat) (nat.Nat, bool) { return splitthreeValue(n), true },
			tame:       true,
			forced:     loneCounter,
			remoteness: takeOrLeaveOne,
			foreclosed: endsAtOnce,
			name:       nameSplitInThree,
			explain: func(list []nat.Nat, play grundy.Play) []grundy.Phrase {
				return explainValues(list, splitthreeValue, play, grundy.Say(
					"A heap of n is worth n, but 8k+7 and 8k+8 change places:", "一堆 n 个石子的 SG 值为 n，但 8k+7 与 8k+8 互换："))
			},
			source: func(grundy.Play) string { return "HDU 5795" },
		}}, nil
	},
	Board: rows,
})

func splitthreeValue(n nat.Nat) nat.Nat {
	if n.IsZero() {
		return zero
	}
	switch n.And(number(7)) {
	case number(7):
		return n.Add(one)
	case zero:
		return n.Sub(one)
	}
	return n
}

// takeOrSplitInThree leaves n-1, n-2, …, 0, and then a ≤ b ≤ c.
func takeOrSplitInThree(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		for left := range takeAny(n) {
			if !yield(left) {
				return
			}
		}
		third, _ := n.DivMod(number(3))
		left := make([]nat.Nat, 3)
		for a := range counted(one, third) {
			rest := n.Sub(a)
			for b := range counted(a, rest.Shr(1)) {
				left[0], left[1], left[2] = a, b, rest.Sub(b)
				if !yield(left) {
					return
				}
			}
		}
	}
}

func nameSplitInThree(n nat.Nat, left []nat.Nat) grundy.Phrase {
	if len(left) == 1 {
		return took(n, left[0])
	}
	return grundy.Say("split {n} into {a}, {b} and {c}", "把 {n} 分成 {a}、{b} 和 {c}", "n", n, "a", left[0], "b", left[1], "c", left[2])
}
