package heap

import (
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
)

// AllBut is the family in which a move takes any number of counters from one heap
// but those of a set.
//
// The values repeat with a gain, and the period is proved by the values that no later
// heap can have: see package taking. In misère play the row follows the rule of Nim
// on the Grundy values, since this is a subtraction game.
//
// Source: A. Siegel, Finite excluded subtraction sets and infinite modular Nim (2005).
var AllBut = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "allbut",
	Title:    grundy.Text{En: "All-but subtraction", Zh: "排除减法游戏"},
	Rules:    grundy.Text{En: "Take s counters from one heap, for any s that is not in the set.", Zh: "从一堆中取走 s 个石子，s 不属于给定集合。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "set", Kind: family.Set, Required: true,
		Doc: grundy.Text{En: "the amounts that no move may take, as in set={2,5}", Zh: "不允许取的个数，如 set={2,5}"}}},
	Source:  "A. Siegel 2005",
	Aliases: []family.Alias{{Name: "all-but"}, {Name: "排除减法"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "repeats with a gain; the period is proved by the values that no later heap can have", Zh: "按周期递增；周期由以后不会再出现的值证明"}, Source: "own, proved in taking/dead.go"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "the rule of misère Nim on the Grundy values", Zh: "对 SG 值用反常规 Nim 规则"}, Source: "Ferguson 1974"},
	},
	Examples: []string{"allbut(10,set={2,5})", "allbut(1000000000000,set={3})"},
	Laws:     []string{"set={2,5}", "set={1}", "set={}"},
	Small:    10,
	New: func(a family.Arguments) (grundy.Game[Heaps], error) {
		set, err := a.Set("set")
		if err != nil {
			return nil, err
		}
		g, err := taken("allbut(set={" + strings.Join(texts(set), ",") + "})")
		if err != nil {
			return nil, a.Errorf("set", "%v", err)
		}
		g.source = func(play grundy.Play) string {
			if play == grundy.Misere {
				return "Ferguson 1974"
			}
			return "A. Siegel 2005"
		}
		return g, nil
	},
	Board: rows,
})
