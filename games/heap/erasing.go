package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Erasing is the family in which a move erases a number from a board so that
// the nim-sum of the others is not 0. If it is 0 at the start, the one move is to
// clear the board.
//
// While the nim-sum is not 0, an even count of numbers has a move: otherwise each
// number would equal the nim-sum, and an even count of equal numbers has nim-sum 0.
// So play from there ends with an odd count, and its length has the parity of the
// count less 1, whatever is played. An even count makes the last move, and so does a
// nim-sum of 0.
//
// Source: LeetCode 810, Chalkboard XOR Game, for the winner in normal play.
var Erasing = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "erasing",
	Title:    grundy.Text{En: "Erasing numbers (chalkboard xor game)", Zh: "擦数字（黑板异或游戏）"},
	Rules:    grundy.Text{En: "Erase one number so that the nim-sum (xor) of the others is not 0. If it is 0 at the start of a turn, the only move is to clear the board.", Zh: "擦去一个数，使其余各数的异或和不为 0。若轮到时异或和已为 0，则只能清空黑板。"},
	Position: grundy.Text{En: "the numbers on the board", Zh: "黑板上的数"},
	Unit:     grundy.Text{En: "number", Zh: "数"},
	Source:   "LeetCode 810",
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins", Zh: "胜负"}, Statement: grundy.Text{En: "normal play: the player to move, exactly when the nim-sum is 0 or the count of numbers is even, except on the empty board; misère play: the other way round", Zh: "正常玩法：异或和为 0 或个数为偶数时先手胜（空黑板除外）；反常规玩法：恰好相反"}, Source: "LeetCode 810; own, proved in games/heap/erasing.go"},
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "1 if the player to move wins in normal play, else 0", Zh: "正常玩法先手胜时为 1，否则为 0"}, Source: "own, proved in games/heap/erasing.go"},
		{What: grundy.Text{En: "foreclosed value", Zh: "foreclosed 值"}, Statement: grundy.Text{En: "normal play: infinite if some move ends the game, else the Grundy value; misère play: 0 if the player to move loses, else 1; a board without moves has ended", Zh: "正常玩法：有一步能结束游戏时为无穷，否则为 SG 值；反常规玩法：先手负为 0，先手胜为 1；无步可走即已结束"}, Source: "own, proved in games/heap/erasing.go"},
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

var (
	_ grundy.Valuer[Heaps]     = erasing{}
	_ grundy.Decider[Heaps]    = erasing{}
	_ grundy.Forecloser[Heaps] = erasing{}
	_ grundy.Winner[Heaps]     = erasing{}
	_ grundy.Chooser[Heaps]    = erasing{}
)

// last reports whether the player to move makes the last move.
func (erasing) last(list []nat.Nat) bool {
	return len(list) > 0 && (len(list)%2 == 0 || nimSum(list).IsZero())
}

func (g erasing) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	return grundy.WinsIf(g.last(p.List()) == (play == grundy.Normal)), true
}

// Value: the options of a board that makes the last move do not, and the other way
// round.
func (g erasing) Value(p Heaps) (nat.Nat, bool) { return nat.Of(boolean(g.last(p.List()))), true }

// Foreclosed: only a board that makes the last move can end the game at once, and
// the options of any other do not count or count 0 and 1 by turns.
func (g erasing) Foreclosed(p Heaps, play grundy.Play) (grundy.Foreclosed, bool) {
	list := p.List()
	last := g.last(list)
	switch width, _ := g.Width(p); {
	case width.IsZero():
		return grundy.Foreclosed{}, true
	case play == grundy.Normal && last && g.endable(list):
		return grundy.Infinite, true
	}
	return grundy.ForeclosedOf(nat.Of(boolean(last == (play == grundy.Normal)))), true
}

// endable reports whether one move ends the game: it clears the board, or all
// numbers but one, the first or the last in order, are equal, odd in count, and not 0.
func (g erasing) endable(list []nat.Nat) bool {
	if nimSum(list).IsZero() {
		return true
	}
	slices.SortFunc(list, nat.Nat.Cmp)
	n := len(list)
	return n%2 == 0 && (list[0] == list[n-2] && !list[0].IsZero() || list[1] == list[n-1] && !list[1].IsZero())
}

// Winning: every move of the player who makes the last one in normal play, and of
// the one who does not in misère play, wins.
func (g erasing) Winning(p Heaps, play grundy.Play) ([]Heaps, bool) {
	if len(p) > written/max(len(p), 1) {
		return nil, false
	}
	c, _ := g.choose(p, play, len(p))
	return c.First, true
}

// Choose counts the winning moves where they are too many to list.
func (g erasing) Choose(p Heaps, play grundy.Play, limit int) (c grundy.Choices[Heaps], ok bool) {
	if len(p) <= written/max(len(p), 1) {
		return c, false
	}
	return g.choose(p, play, limit)
}

// choose takes each number once of neighbours that are equal, because to erase
// either of them is the same move.
func (g erasing) choose(p Heaps, play grundy.Play, limit int) (c grundy.Choices[Heaps], ok bool) {
	c.First = []Heaps{}
	list := p.List()
	o, _ := g.Outcome(p, play)
	sum := nimSum(list)
	switch {
	case o == grundy.Previous || len(list) == 0:
		c.Count = grundy.Know(zero)
		return c, true
	case sum.IsZero():
		c.Count, c.First = grundy.Know(one), []Heaps{HeapsOf()}
		return c, true
	}
	count := 0
	for i, n := range list {
		if n == sum || i > 0 && list[i-1] == n {
			continue
		}
		count++
		if len(c.First) < limit {
			c.First = append(c.First, replace(list, i))
		}
	}
	c.Count = grundy.Know(number(count))
	return c, true
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
		return grundy.Say("clear the board, because the nim-sum is 0", "异或和为 0：清空黑板")
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
	if len(list) == 0 {
		return []grundy.Phrase{noMove(play)}
	}
	sum := nimSum(list)
	steps := []grundy.Phrase{grundy.Say("The count of numbers is {n}, and their nim-sum {sum}.", "共有 {n} 个数，异或和为 {sum}。", "n", len(list), "sum", sum)}
	if sum.IsZero() {
		return append(steps, grundy.Say("The nim-sum is 0, so the only move clears the board, and it is the last: the player to move {wins}.",
			"异或和为 0，只能清空黑板，这就是最后一步：先手{wins}。", "wins", winsOrLoses(play == grundy.Normal)))
	}
	if n, _ := g.Width(p); n.IsZero() {
		return append(steps, grundy.Say("Whatever is erased makes the nim-sum 0, so there is no move, and the player to move {wins}.",
			"无论擦去哪个数，异或和都变为 0，因此无路可走：先手{wins}。", "wins", winsOrLoses(play == grundy.Misere)))
	}
	steps = append(steps, grundy.Say(
		"With an even count and a nim-sum that is not 0 there is always a move: otherwise all numbers would equal the nim-sum, and an even count of equal numbers has nim-sum 0. So play ends with an odd count.",
		"个数为偶数且异或和不为 0 时总有一步可走：否则每个数都等于异或和，而偶数个相等的数异或和为 0，矛盾。所以游戏总在个数为奇数时结束。"))
	if len(list)%2 == 0 {
		return append(steps, grundy.Say("The count is even now, so the player to move makes the last move, whatever is played, and {wins}.",
			"现在个数为偶数，无论怎么走，先手都走最后一步，因此先手{wins}。", "wins", winsOrLoses(play == grundy.Normal)))
	}
	return append(steps, grundy.Say("The count is odd now, so the opponent makes the last move, whatever is played: the player to move {wins}.",
		"现在个数为奇数，无论怎么走，对手都走最后一步，因此先手{wins}。", "wins", winsOrLoses(play == grundy.Misere)))
}

func (erasing) Source(p Heaps, play grundy.Play) string {
	if play == grundy.Normal {
		return "LeetCode 810"
	}
	return "own, proved in games/heap/erasing.go"
}
