package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// Northcott is the family of Northcott's game, played by its gaps.
//
// In each row stand a white man and a black man. The players do not move alike, White
// the white men and Black the black ones, in either direction and without jumping, and
// play may repeat a position. But a retreat by k is answered by an advance by k in the
// same row, which restores the gap; a player can retreat only so often as there is room.
// So the player who wins Nim with the gaps wins, by advances alone. This family has the
// gaps as positions and advances as moves: its winner and its winning moves are those
// of Northcott's game. A Grundy value, and how long play lasts, speak of the gaps only.
//
// Source: Winning Ways, chapter 3; HDU 1730.
var Northcott = family.Put(&Shelf, family.Def[Heaps]{
	Name:       "northcott",
	Title:      grundy.Text{En: "Northcott's game, by its gaps", Zh: "Northcott 游戏（按空格数）"},
	Rules:      grundy.Text{En: "In each row stand a white and a black man. Each player moves men of one colour along their row and jumps over none. A retreat is answered by an equal advance, so only advances are moves here: make a gap smaller.", Zh: "每行有黑白棋子各一枚。双方各走一种颜色，在本行内移动，不能越子。后退总能以同样的前进作答，因此这里只把前进算作走法：缩小某行的间隔。"},
	NormalOnly: grundy.Text{En: "a player who would lose by advancing can retreat, and that game is not here", Zh: "不愿前进者可以后退，这里没有那种游戏"},
	Position:   grundy.Text{En: "for each row the squares of the two men, [2,7], or the gap between them, 4", Zh: "每行写两枚棋子的格号，如 [2,7]，或它们之间的空格数，如 4"},
	Unit:       grundy.Text{En: "row", Zh: "行"},
	Source:     "Winning Ways, chapter 3",
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins", Zh: "胜负"}, Statement: grundy.Text{En: "lost exactly when the nim-sum (xor) of the gaps is 0, in the game with retreats, too, as retreats are reversible", Zh: "各行间隔的异或和为 0 时先手负；允许后退时也是如此，因为后退可逆"}, Source: "Winning Ways, chapter 3"},
	},
	Examples: []string{"northcott([1,5],[2,4],[9,3])", "northcott(3,3)"},
	Small:    7,
	Values:   true,
	New: func(a family.Arguments) (grundy.Game[Heaps], error) {
		game, err := newNim(a)
		g, _ := game.(row)
		g.name = func(n nat.Nat, left []nat.Nat) grundy.Phrase {
			return grundy.Say("advance by {k}, leaving a gap of {left}", "前进 {k} 格，间隔变为 {left}", "k", n.Sub(left[0]), "left", left[0])
		}
		g.explain = func(list []nat.Nat, play grundy.Play) []grundy.Phrase {
			return append([]grundy.Phrase{grundy.Say(
				"The gaps are heaps of Nim: if the opponent retreats, follow by the same number of squares.",
				"各行间隔就是 Nim 的堆：对手后退几格，就跟进几格。")}, explainNim(list, play)...)
		}
		g.source = func(grundy.Play) string { return "Winning Ways, chapter 3; Bouton 1901" }
		return g, err
	},
	Board: family.Board[Heaps]{Parse: gaps, Format: rows.Format, Samples: func(max int) iter.Seq[Heaps] { return rows.Samples(max) }},
})

// gaps reads rows.
func gaps(a family.Arguments) (Heaps, error) {
	var list []nat.Nat
	for _, v := range a.Values() {
		numbers := []notation.Value{v}
		if v.Kind == notation.Tuple {
			numbers = v.List
		}
		var row []nat.Nat
		for _, n := range numbers {
			x, err := nat.Parse(n.Text)
			if n.Kind != notation.Number || err != nil {
				return "", a.PositionErrorf("want rows such as [2,7], the squares of the two men, or 4, their gap; got %s", v)
			}
			row = append(row, x)
		}
		slices.SortFunc(row, nat.Nat.Cmp)
		switch {
		case v.Kind == notation.Number:
			list = append(list, row[0])
		case len(row) != 2:
			return "", a.PositionErrorf("want two men in a row, as in [2,7]; got %d", len(row))
		case row[0] == row[1]:
			return "", a.PositionErrorf("two men on square %s of a row: want two squares", row[0])
		default:
			list = append(list, row[1].Sub(row[0]).Sub(one))
		}
	}
	return HeapsOf(list...), nil
}
