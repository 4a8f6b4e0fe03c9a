package heap

import (
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
)

// Partition is the family in which a move splits one heap into several, as many as
// a set allows, and takes nothing.
//
// Source: Dailly, Duchêne, Larsson and Paris, Partition games (2020).
var Partition = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "partition",
	Title:    grundy.Text{En: "Partition game", Zh: "拆堆游戏"},
	Rules:    grundy.Text{En: "Split one heap into j heaps, none of them empty, for some j in the set.", Zh: "把一堆拆成 j 个非空堆，j 属于给定集合。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "set", Kind: family.Set, Required: true,
		Doc: grundy.Text{En: "how many heaps a move may make of one, as in set={2,3}", Zh: "一步可把一堆拆成几堆，如 set={2,3}"}}},
	Source:   "Dailly, Duchêne, Larsson and Paris 2020",
	Examples: []string{"partition(9,set={2,3})", "partition(12,set={3})"},
	Laws:     []string{"set={2,3}", "set={3}", "set={2,4}"},
	Small:    7,
	New: func(a family.Arguments) (grundy.Game[Heaps], error) {
		set, err := a.Set("set")
		if err != nil {
			return nil, err
		}
		g, err := taken("partition(set={" + strings.Join(texts(set), ",") + "})")
		if err != nil {
			return nil, a.Errorf("set", "%v", err)
		}
		g.source = func(grundy.Play) string { return "Dailly, Duchêne, Larsson and Paris 2020" }
		return g, nil
	},
	Board: rows,
})
