package heap

import (
	"fmt"
	"iter"
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Nim is the family of Nim: take any number of counters from one heap.
//
// Source: Bouton, Nim, a game with a complete mathematical theory (1901).
var Nim = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "nim",
	Title:    grundy.Text{En: "Nim", Zh: "尼姆游戏（Nim）"},
	Rules:    grundy.Text{En: "Take any number of counters, at least one, from one heap.", Zh: "从任意一堆中取走至少一个石子。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Source:   "Bouton 1901",
	Aliases:  []family.Alias{{Name: "尼姆"}, {Name: "尼姆博弈"}, {Name: "尼姆游戏"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "the nim-sum (xor) of the heaps", Zh: "各堆的异或和"}, Source: "Bouton 1901"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "if some heap has two or more: won exactly when the nim-sum is not 0; if none has: won exactly when it is 0", Zh: "若有一堆不少于 2：异或和不为 0 时先手胜；否则异或和为 0 时先手胜"}, Source: "Bouton 1901"},
		{What: grundy.Text{En: "length of play, the winner hurrying", Zh: "步数（胜者求快）"}, Statement: grundy.Text{En: "lost rows: every counter is a move, in misère play one less; rows with one counter a heap: every heap is a move; won rows: one move more than what the greatest winning move leaves", Zh: "先手负：每个石子一步，反常规玩法少一步；每堆一个石子：每堆一步；先手胜：取得最多的必胜走法之后的步数加一"}, Source: "own, proved in games/heap/board_clocks.go"},
		{What: grundy.Text{En: "length of play, the winner delaying", Zh: "步数（胜者拖延）"}, Statement: grundy.Text{En: "lost rows of two heaps last 2 moves and of three heaps 4; in misère play 3 and 5, but 3 with a heap of one; not known for four and more", Zh: "先手负：两堆 2 步，三堆 4 步；反常规玩法为 3 步和 5 步，但含单石子堆时为 3 步；四堆及以上未知"}, Source: "own, proved in games/heap/board_clocks.go"},
		{What: grundy.Text{En: "foreclosed value", Zh: "foreclosed 值"}, Statement: grundy.Text{En: "normal play: one heap is infinite, two heaps a and b count (a-1) xor (b-1); misère play: one heap n counts n-1", Zh: "正常玩法：单堆为无穷，两堆 a、b 为 (a-1) xor (b-1)；反常规玩法：单堆 n 为 n-1"}, Source: "own, proved in games/heap/nim.go"},
	},
	Examples: []string{"nim(3,4,5)", "nim(1,1)", "nim(25,28)"},
	Small:    7,
	New:      newNim,
	Board:    rows,
})

func newNim(family.Arguments) (grundy.Game[Heaps], error) {
	return row{theory{
		moves:      takeAny,
		may:        fewer,
		any:        true,
		width:      func(n nat.Nat) nat.Nat { return n },
		value:      func(n nat.Nat) (nat.Nat, bool) { return n, true },
		leaving:    nimLeaving,
		tame:       true,
		rounds:     nimRounds,
		forced:     loneCounter,
		foreclosed: nimForeclosed,
		explain:    explainNim,
		source:     func(grundy.Play) string { return "Bouton 1901" },
	}}, nil
}

// takeAny leaves n-1, n-2, …, 0.
func takeAny(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		left := []nat.Nat{n}
		for !n.IsZero() {
			n = n.Sub(one)
			left[0] = n
			if !yield(left) {
				return
			}
		}
	}
}

func nimLeaving(n, v nat.Nat) ([]nat.Nat, bool) {
	if v.Less(n) {
		return []nat.Nat{v}, true
	}
	return nil, true
}

// nimRounds: a heap of Nim has no rounds.
var nimRounds = &rounds{of: func(n nat.Nat) (q, v nat.Nat) { return zero, n }, least: one}

// nimForeclosed: in normal play one heap can be emptied at once, and two heaps
// without the moves that empty one are Nim with a counter less in each. In misère
// play the heaps 1, 2, …, n-1 count 0, 1, …, n-2, so n counts n-1.
func nimForeclosed(list []nat.Nat, play grundy.Play) (f grundy.Foreclosed, ok bool) {
	switch {
	case len(list) == 1 && play == grundy.Normal:
		return grundy.Infinite, true
	case len(list) == 1:
		return grundy.ForeclosedOf(list[0].Sub(one)), true
	case len(list) == 2 && play == grundy.Normal:
		return grundy.ForeclosedOf(list[0].Sub(one).Xor(list[1].Sub(one))), true
	}
	return f, false
}

// column is the widest number, in bits, whose binary columns are shown.
const column = 64

func explainNim(list []nat.Nat, play grundy.Play) []grundy.Phrase {
	sum := nimSum(list)
	var steps []grundy.Phrase
	if columns := binaryColumns(list, sum); columns != nil {
		steps = append(steps, grundy.Say("The heaps in binary, and the parity of each column:", "各堆的二进制，以及每一列 1 的个数的奇偶："))
		steps = append(steps, columns...)
	} else if len(list) > 0 {
		steps = append(steps, grundy.Say("The nim-sum of the heaps (binary addition without carry) is {sum}.", "各堆的异或和为 {sum}。", "sum", sum))
	}
	if play == grundy.Misere && fickle(list) {
		return append(steps, grundy.Say(
			"No heap has two or more, so each move takes a whole heap and nothing can be chosen: {n} moves are left, and the player to move wins exactly when that is even.",
			"每堆至多一个石子，每步必取走一整堆，别无选择：还剩 {n} 步，为偶数时先手胜。", "n", number(len(live(HeapsOf(list...))))))
	}
	if play == grundy.Misere && large(list) == 1 {
		return append(steps, grundy.Say(
			"Only one heap has two or more. Make it 0 or 1, so that an odd number of single counters is left: the opponent takes the first of them and the last.",
			"只有一堆不少于 2。把它变成 0 或 1，使剩下的单石子堆为奇数个：对手取第一个，也取最后一个。"))
	}
	if !sum.IsZero() {
		steps = append(steps, nimMove(list, sum))
	} else {
		steps = append(steps, grundy.Say(
			"The nim-sum is 0: every column has an even number of ones. Any move spoils a column, and the opponent can mend all of them again.",
			"异或和为 0：每列 1 的个数都是偶数。无论怎么取都会破坏某列，对手总能恢复。"))
	}
	if play == grundy.Misere {
		steps = append(steps, grundy.Say(
			"In misère play this goes on until one heap of two or more is left; whoever finds it leaves an odd number of single counters.",
			"反常规玩法下照此进行，直到只剩一个不少于 2 的堆；轮到者把局面变成奇数个单石子堆即胜。"))
	}
	return steps
}

// large counts the heaps of two or more.
func large(list []nat.Nat) int {
	count := 0
	for _, n := range list {
		if one.Less(n) {
			count++
		}
	}
	return count
}

// nimMove shows how the first winning move of normal play comes about.
func nimMove(list []nat.Nat, sum nat.Nat) grundy.Phrase {
	for _, n := range list {
		if v := n.Xor(sum); v.Less(n) {
			return grundy.Say(
				"The nim-sum is {sum}, not 0. A heap with a one in its leading column can be made smaller by it: {n} becomes {v}, and every column is even.",
				"异或和为 {sum}，不为 0。在最高位那一列为 1 的堆可以减少：{n} 变为 {v}，此后每列都是偶数。",
				"sum", sum, "n", n, "v", v)
		}
	}
	return grundy.Phrase{}
}

// binaryColumns writes the heaps and their nim-sum under each other; nil if they
// are too many or too wide to be looked at.
func binaryColumns(list []nat.Nat, sum nat.Nat) []grundy.Phrase {
	bits, digits := 1, 1
	for _, n := range append([]nat.Nat{sum}, list...) {
		if n.BitLen() > column {
			return nil
		}
		bits, digits = max(bits, n.BitLen()), max(digits, n.Digits())
	}
	if len(list) < 2 || len(list) > 32 {
		return nil
	}
	line := func(n nat.Nat) string {
		w, _ := n.Uint64()
		return fmt.Sprintf("  %*d  %0*b", digits, w, bits, w)
	}
	var rows []grundy.Phrase
	for _, n := range list {
		rows = append(rows, grundy.Say(line(n), ""))
	}
	rows = append(rows, grundy.Say("  "+strings.Repeat("-", digits+2+bits), ""))
	return append(rows, grundy.Say(line(sum), ""))
}
