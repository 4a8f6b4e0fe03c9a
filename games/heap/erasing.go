package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Erasing is the family in which a move erases a number from a board so that
// the nim-sum of the others is not 0.
//
// Who must make it 0 has lost, so a move that makes it 0 is no move. Who finds
// it 0 at the start of a turn has won: the one move from there is to say so, to
// the empty board. With an even count of numbers and a nim-sum that is not 0
// some erasure keeps it from 0: otherwise each number would equal the nim-sum,
// and an even count of equal numbers has nim-sum 0. So an even count wins.
//
// Source: LeetCode 810, Chalkboard XOR Game.
var Erasing = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "erasing",
	Title:    grundy.Text{En: "Erasing numbers (chalkboard xor game)", Zh: "擦数字（黑板异或游戏）"},
	Rules:    grundy.Text{En: "Erase one number so that the nim-sum (xor) of the others is not 0. A player who finds the nim-sum 0 wins at once, by clearing the board.", Zh: "擦去一个数，使其余各数的异或和不为 0。轮到自己时异或和已为 0 者立即获胜（清空黑板）。"},
	Position: grundy.Text{En: "the numbers on the board", Zh: "黑板上的数"},
	Unit:     grundy.Text{En: "number", Zh: "数"},
	Source:   "LeetCode 810",
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins, normal play", Zh: "胜负（正常玩法）"}, Statement: grundy.Text{En: "the player to move, exactly when the nim-sum is 0 or the count of numbers is even, except on the empty board", Zh: "异或和为 0 或个数为偶数时先手胜（空黑板除外）"}, Source: "see the comment on Erasing"},
	},
	Examples: []string{"erasing(1,1,2)", "erasing(1,2,3)"},
	Small:    5,
	New:      func(family.Arguments) (grundy.Game[Heaps], error) { return erasing{}, nil },
	Board:    rows,
})

type erasing struct{}

func (erasing) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		list := p.List()
		sum := nimSum(list)
		if sum.IsZero() {
			if len(list) > 0 {
				yield(HeapsOf())
			}
			return
		}
		for i, n := range list {
			if n != sum && !yield(HeapsOf(slices.Delete(slices.Clone(list), i, i+1)...)) {
				return
			}
		}
	}
}

func (erasing) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	list := p.List()
	if len(list) == 0 {
		return play.Ended(), true
	}
	return grundy.WinsIf(len(list)%2 == 0 || nimSum(list).IsZero()), play == grundy.Normal
}

func (erasing) Normal(p Heaps) Heaps {
	list := p.List()
	slices.SortFunc(list, nat.Nat.Cmp)
	return HeapsOf(list...)
}

func (erasing) Width(p Heaps) (nat.Nat, bool) {
	list := p.List()
	sum := nimSum(list)
	if sum.IsZero() {
		return nat.Of(uint64(min(len(list), 1))), true
	}
	count := 0
	for _, n := range list {
		if n != sum {
			count++
		}
	}
	return number(count), true
}

func (erasing) Move(p, q Heaps) grundy.Phrase {
	if q == "" && nimSum(p.List()).IsZero() {
		return grundy.Say("the nim-sum is 0: claim the win", "异或和为 0：宣布获胜")
	}
	from, to := p.List(), q.List()
	i := 0
	for i < len(to) && from[i] == to[i] {
		i++
	}
	alike := 0
	for _, n := range from {
		if n == from[i] {
			alike++
		}
	}
	if alike > 1 {
		return grundy.Say("erase {n}, number {i} on the board", "擦去第 {i} 个数 {n}", "n", from[i], "i", i+1)
	}
	return grundy.Say("erase {n}", "擦去 {n}", "n", from[i])
}

func (g erasing) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	list := p.List()
	if play != grundy.Normal || len(list) == 0 {
		return nil
	}
	sum := nimSum(list)
	steps := []grundy.Phrase{grundy.Say("The count of numbers is {n}, and their nim-sum {sum}.", "共有 {n} 个数，异或和为 {sum}。", "n", len(list), "sum", sum)}
	switch {
	case sum.IsZero():
		return append(steps, grundy.Say("The nim-sum is 0 already, so the player to move has won.", "异或和已为 0，先手直接获胜。"))
	case len(list)%2 == 0:
		return append(steps, grundy.Say(
			"The count is even. If every erasure made the nim-sum 0, all numbers would be equal, and an even count of equal numbers has nim-sum 0. So some erasure is safe, and the opponent is left with an odd count.",
			"个数为偶数。若擦去任何一个都使异或和为 0，则所有数相等，而偶数个相等的数异或和为 0，矛盾。所以总有安全的一步，把奇数个数留给对手。"))
	}
	if n, _ := g.Width(p); n.IsZero() {
		return append(steps, grundy.Say("Whatever is erased makes the nim-sum 0, so there is no move.", "无论擦去哪个数，异或和都变为 0，因此无路可走。"))
	}
	return append(steps, grundy.Say(
		"The count is odd: after any erasure the opponent has an even count, and one of those can always move safely.",
		"个数为奇数：擦去任何一个后对手面对偶数个数，而偶数个时总有安全的一步。"))
}

func (erasing) Source(p Heaps, play grundy.Play) string {
	if play != grundy.Normal {
		return ""
	}
	return "LeetCode 810"
}
