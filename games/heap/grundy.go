package heap

import (
	"example.org/grundy"
	"example.org/grundy/family"
)

// Grundy is the family of Grundy's game: split a heap into two of different
// sizes.
//
// Whether the values ever repeat is not known. So a heap has a value as far as the
// values have been computed, and no further.
//
// Source: Grundy, Mathematics and games (1939).
var Grundy = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "grundy",
	Title:    grundy.Text{En: "Grundy's game", Zh: "格伦迪游戏"},
	Rules:    grundy.Text{En: "Split one heap into two of different sizes.", Zh: "把一堆分成大小不同的两堆。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Source:   "Grundy 1939",
	Aliases:  []family.Alias{{Name: "grundys-game"}, {Name: "格伦迪"}, {Name: "格伦迪游戏"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "as far as it has been computed; no period is known", Zh: "只知已计算的部分；未发现周期"}, Source: "Grundy 1939; Winning Ways, chapter 4"},
	},
	Examples: []string{"grundy(10)", "grundy(1222)", "grundy(50,7)"},
	Small:    9,
	New:      func(family.Arguments) (grundy.Game[Heaps], error) { return taken("4!.0") },
	Board:    rows,
})
