package heap

import (
	"context"
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Treblecross is the family of one-row noughts and crosses in which both players
// write crosses: three in a row win.
//
// Whoever crosses a cell next to a cross, or next but one, lets the opponent finish
// three. So nobody does while there is another cell, and whoever finds none loses.
// Cells that may still be crossed lie in stretches. A cross in a stretch of n takes
// up to two cells on each side, so the stretch is a heap of n+2 in 0.007: three
// counters are taken, and what lies on the two sides are heaps of their own, two
// counters longer than the stretches.
//
// A board of two cells has no room for three crosses: both cells are crossed, and the
// second player makes the last move, as with two boards of one cell. A stretch of two
// that is left of a board allows one cross, as a stretch of one does, and is written
// as that.
//
// In misère play three in a row would lose, and then the cells next to a cross are
// those to be avoided for another reason: that is another game.
//
// Source: Winning Ways, chapter 4.
var Treblecross = family.Put(&Shelf, family.Def[Heaps]{
	Name:       "treblecross",
	Title:      grundy.Text{En: "Treblecross", Zh: "一维三连棋"},
	Rules:      grundy.Text{En: "Write a cross in an empty cell of a row. Three crosses side by side win, so a player leaves alone the two cells on each side of a cross; whoever has no other cell loses.", Zh: "在一行的一个空格中画叉，连成三个者胜。因此叉两侧各两格内不再画；没有其他空格可画者负。"},
	Goal:       func(family.Arguments, grundy.Play) grundy.Text { return threeCrosses },
	NormalOnly: grundy.Text{En: "where three crosses in a row lose, other cells are dangerous, and that game is not here", Zh: "三连者负时危险的格子不同，这里没有那种游戏"},
	Position:   grundy.Text{En: "the lengths of rows of empty cells", Zh: "各行空格的长度"},
	Unit:       grundy.Text{En: "row", Zh: "行"},
	Source:     "Winning Ways, chapter 4",
	Aliases:    []family.Alias{{Name: "一维三连棋"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "of n cells: that of a heap of n+2 in 0.007; of two cells: 0", Zh: "n 格：0.007 中 n+2 个石子的堆的值；两格：0"}, Source: "Winning Ways, chapter 4"},
	},
	Examples: []string{"treblecross(21)", "treblecross(22)"},
	Small:    7,
	New: func(family.Arguments) (grundy.Game[Heaps], error) {
		g, err := taken("0.007")
		return treblecross(g.theory), err
	},
	Board: family.Board[Heaps]{
		Parse: func(a family.Arguments) (Heaps, error) {
			var list []nat.Nat
			for _, n := range a.Heaps() {
				if n == two {
					list = append(list, one, one)
				} else {
					list = append(list, n)
				}
			}
			return HeapsOf(list...), nil
		},
		Format: rows.Format,
		Samples: func(max int) iter.Seq[Heaps] {
			return func(yield func(Heaps) bool) {
				for p := range rows.Samples(max) {
					if !hasTwo(p) && !yield(p) {
						return
					}
				}
			}
		},
	},
})

var threeCrosses = grundy.Text{En: "three crosses in a row win", Zh: "三个叉连成一线者胜"}

func hasTwo(p Heaps) bool {
	for _, n := range p.List() {
		if n == two {
			return true
		}
	}
	return false
}

// heapOf is the heap of 0.007 that a stretch of cells is.
func heapOf(cells nat.Nat) nat.Nat { return cells.Add(two) }

// stretchOf is the stretch that a heap of 0.007 is.
func stretchOf(heap nat.Nat) nat.Nat {
	cells := heap.Sub(nat.Min(heap, two))
	if cells == two {
		return one
	}
	return cells
}

// treblecross turns the theory of 0.007 into one of stretches of cells.
func treblecross(t theory) row {
	cells := t
	cells.moves = func(n nat.Nat) iter.Seq[[]nat.Nat] {
		return func(yield func([]nat.Nat) bool) {
			for heaps := range t.moves(heapOf(n)) {
				if !yield(stretches(heaps)) {
					return
				}
			}
		}
	}
	cells.value = func(n nat.Nat) (nat.Nat, bool) { return t.value(heapOf(n)) }
	cells.width = func(n nat.Nat) nat.Nat { return t.width(heapOf(n)) }
	cells.idle = nat.Nat.IsZero
	cells.forced = func(n nat.Nat) (nat.Nat, bool) { return n, !one.Less(n) }
	cells.remoteness, cells.foreclosed = nil, nil
	cells.prepare = func(ctx context.Context, n nat.Nat, play grundy.Play, account grundy.Account) error {
		return t.prepare(ctx, heapOf(n), play, account)
	}
	cells.replies = func(n, v nat.Nat) (lists [][]nat.Nat, ok bool) {
		heaps, ok := t.replies(heapOf(n), v)
		seen := map[Heaps]bool{} // stretches of one cell and of two are written alike
		for _, list := range heaps {
			left := stretches(list)
			if key := HeapsOf(left...); !seen[key] {
				seen[key] = true
				lists = append(lists, left)
			}
		}
		return lists, ok
	}
	cells.name = nameCross
	cells.explain = func(list []nat.Nat, play grundy.Play) []grundy.Phrase {
		heaps := make([]nat.Nat, len(list))
		for i, n := range list {
			heaps[i] = heapOf(n)
		}
		return append([]grundy.Phrase{grundy.Say("A stretch of n cells is a heap of n+2 in 0.007.", "n 个空格相当于 0.007 中 n+2 个石子的堆。")}, t.explain(heaps, play)...)
	}
	cells.source = func(grundy.Play) string { return "Winning Ways, chapter 4; Guy and Smith 1956" }
	return row{cells}
}

// stretches are the stretches that heaps of 0.007 are, without those of no cell; none
// is one of no cell.
func stretches(heaps []nat.Nat) []nat.Nat {
	var left []nat.Nat
	for _, h := range heaps {
		if c := stretchOf(h); !c.IsZero() {
			left = append(left, c)
		}
	}
	if len(left) == 0 {
		left = append(left, zero)
	}
	return left
}

// nameCross names a cross by what it leaves.
func nameCross(n nat.Nat, left []nat.Nat) grundy.Phrase {
	if len(left) == 2 {
		return grundy.Say("cross a cell of {n}, leaving {a} and {b} on its two sides", "在 {n} 格中画叉，两侧剩 {a} 和 {b} 格", "n", n, "a", left[0], "b", left[1])
	}
	return grundy.Say("cross a cell of {n}, leaving {a}", "在 {n} 格中画叉，剩 {a} 格", "n", n, "a", left[0])
}
