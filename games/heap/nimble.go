package heap

import (
	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Nimble is the family of coins on a strip of squares, which move to the left and do not
// hinder each other: a coin on square n is a heap of n in Nim.
//
// Source: Ferguson, Game Theory (2014), part I, section 2.6; HDU 1849.
var Nimble = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "nimble",
	Title:    grundy.Text{En: "Nimble", Zh: "Nimble（推硬币）"},
	Rules:    grundy.Text{En: "Push one coin any number of squares to the left, at least one. Coins may jump over each other and share a square; the leftmost square is 0.", Zh: "把一枚硬币向左推任意多格（至少一格），可越过别的硬币，也可同格；最左格为 0。"},
	Position: grundy.Text{En: "the squares of the coins", Zh: "各硬币所在的格"},
	Unit:     grundy.Text{En: "coin", Zh: "硬币"},
	Source:   "Ferguson 2014",
	Facts: []family.Fact{
		{What: grundy.Text{En: "everything", Zh: "全部结论"}, Statement: grundy.Text{En: "as in Nim, with the squares of the coins as heaps", Zh: "与 Nim 相同，各硬币的格号为堆的大小"}, Source: "Bouton 1901"},
	},
	Examples: []string{"nimble(3,4,5)", "nimble(0,2,2)"},
	Small:    7,
	New: func(a family.Arguments) (grundy.Game[Heaps], error) {
		game, err := newNim(a)
		g, _ := game.(row)
		g.name = func(n nat.Nat, left []nat.Nat) grundy.Phrase {
			return grundy.Say("push from {n} to {left}", "从第 {n} 格推到第 {left} 格", "n", n, "left", left[0])
		}
		g.explain = func(list []nat.Nat, play grundy.Play) []grundy.Phrase {
			return append([]grundy.Phrase{grundy.Say("A coin on square n is a heap of n in Nim.", "第 n 格的硬币相当于 Nim 中 n 个石子的堆。")}, explainNim(list, play)...)
		}
		return g, err
	},
	Board: rows,
})
