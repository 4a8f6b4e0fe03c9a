package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Silver is the family of the silver dollar game without the dollar: coins on a strip
// of squares, of which one is pushed to the left and jumps over no other.
//
// The gaps are a staircase: the squares between the last coin and its left neighbour
// are step 1, those to the left of that neighbour step 2, and so on. A coin that is
// pushed k squares takes k of the gap on its left over to the gap on its right; the
// last coin has nothing on its right.
//
// Source: Conway, On Numbers and Games (1976), chapter 11; POJ 1704 tells it of Georgia
// and Bob.
var Silver = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "silver",
	Title:    grundy.Text{En: "Silver dollar game without the dollar", Zh: "银币游戏（无金币）"},
	Rules:    grundy.Text{En: "Push one coin any number of squares to the left, at least one. It may not jump over a coin, share its square, or leave the strip.", Zh: "把一枚硬币向左推任意多格（至少一格），不能越过别的硬币，不能与之同格，也不能推出棋盘。"},
	Position: grundy.Text{En: "the squares of the coins", Zh: "各硬币所在的格"},
	Unit:     grundy.Text{En: "coin", Zh: "硬币"},
	Params: []family.Param{
		{Name: "first", Kind: family.Natural, Default: "0", Doc: grundy.Text{En: "the number of the leftmost square", Zh: "最左格的编号"}},
	},
	Source:  "Conway 1976",
	Aliases: []family.Alias{{Name: "georgia", Params: map[string]string{"first": "1"}}, {Name: "银币"}, {Name: "推硬币"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "pair the coins from the right; the nim-sum (xor) of the gaps within the pairs, where a coin without partner is paired with the edge", Zh: "从右起两两配对；每对之间空格数的异或和，落单的硬币与左边界配对"}, Source: "On Numbers and Games, chapter 11"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "as misère Nim with those gaps", Zh: "与以这些空格数为堆的反常规 Nim 相同"}, Source: "own, proved in games/heap/board_stairs.go"},
	},
	Examples: []string{"silver(1,4,5,9)", "georgia(1,2,3)", "silver(3,7,12)"},
	Laws:     []string{"", "first=1"},
	Small:    8,
	New:      newSilver,
	Board:    family.Board[Heaps]{Parse: coins, Format: rows.Format, Samples: strips},
})

func newSilver(a family.Arguments) (grundy.Game[Heaps], error) {
	first, _ := a.Natural("first")
	return stairs[Heaps]{
		counts: func(p Heaps) []nat.Nat {
			list, free := p.List(), first // the first square that is free for the next coin
			for i, s := range list {
				list[i], free = s.Sub(free), s.Add(one)
			}
			slices.Reverse(list)
			return list
		},
		moved: func(p Heaps, step int, k nat.Nat) Heaps {
			list := p.List()
			i := len(list) - 1 - step
			list[i] = list[i].Sub(k)
			return HeapsOf(list...)
		},
		name: func(p Heaps, step int, k nat.Nat) grundy.Phrase {
			list := p.List()
			from := list[len(list)-1-step]
			return grundy.Say("push the coin on {a} to {b}", "把第 {a} 格的硬币推到第 {b} 格", "a", from, "b", from.Sub(k))
		},
		rule: func(gaps []nat.Nat) []grundy.Phrase {
			return []grundy.Phrase{grundy.Say(
				"Pair the coins from the right, the last one left over with the edge. The gaps within pairs, from the right, are heaps of Nim: a coin pushed away from its right partner is followed by it.",
				"从右起把硬币两两配对，落单者与左边界配对。各对之间的空格数（从右起）即 Nim 的各堆：对手若推走一对中左边的硬币，右边的跟上同样多格。")}
		},
		source: "Conway 1976; Bouton 1901",
	}, nil
}

// coins reads squares, each once, in any order.
func coins(a family.Arguments) (Heaps, error) {
	first, _ := a.Natural("first")
	list := slices.SortedFunc(slices.Values(a.Heaps()), nat.Nat.Cmp)
	for i, s := range list {
		switch {
		case s.Less(first):
			return "", a.PositionErrorf("a coin on square %s: want squares from %s on", grundy.Shorten(s, 40, grundy.English), first)
		case i > 0 && s == list[i-1]:
			return "", a.PositionErrorf("two coins on square %s: want one coin on a square", grundy.Shorten(s, 40, grundy.English))
		}
	}
	return HeapsOf(list...), nil
}

// strips yields up to four coins on the squares 1 to max.
func strips(max int) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		for set := range 1 << max {
			var list []nat.Nat
			for i := range max {
				if set>>i&1 != 0 {
					list = append(list, number(i+1))
				}
			}
			if len(list) <= 4 && !yield(HeapsOf(list...)) {
				return
			}
		}
	}
}
