package heap

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Proportional is the family in which a move takes at most one part in part of a heap:
// 1 … floor(n/part) counters from a heap of n.
//
// Let m be floor(n/part). The heaps n-m … n have the values 0 … m in some order: that
// holds for n = 0, and from n-1 to n either m stays and n has the value of n-m-1, which
// is the only number that its options, n-m … n-1, do not have; or m grows by one, since
// part divides n, the options have all values 0 … m-1, and n has the value m. So the
// value of n is n/part if part divides n, and else that of n-m-1. The heaps of the value
// v are v·part and then, from each heap x to the next, x + floor(x/(part-1)) + 1.
//
// A heap that has a move and the value 0 has an option of the value 1, as m is at least
// 1. So rows follow misère Nim on the values (Ferguson 1974).
//
// Source: Levine, Fractal sequences and restricted Nim (2006).
var Proportional = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "proportional",
	Title:    grundy.Text{En: "Proportional Nim", Zh: "按比例取石子"},
	Rules:    grundy.Text{En: "Take at least one counter from one heap of n, and at most n/part, rounded down.", Zh: "从一堆 n 个石子中取至少一个，至多 n/part 个（向下取整）。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "part", Kind: family.Natural, Required: true,
		Doc: grundy.Text{En: "at most one part in so many may be taken, as in proportional(21,part=2)", Zh: "至多取几分之一，如 proportional(21,part=2)"}}},
	Source:  "Levine 2006",
	Aliases: []family.Alias{{Name: "maximum-nim"}, {Name: "half", Params: map[string]string{"part": "2"}}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "n/part if part divides n, and else that of n - floor(n/part) - 1", Zh: "part 整除 n 时为 n/part，否则等于 n - floor(n/part) - 1 的值"}, Source: "Levine 2006"},
		{What: grundy.Text{En: "winning moves", Zh: "必胜走法"}, Statement: grundy.Text{En: "a heap of n has exactly one option of each value 0 … floor(n/part) but its own", Zh: "n 个石子的堆对 0 … floor(n/part) 中除自身值以外的每个值恰有一个后继"}, Source: "Levine 2006"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "the rule of misère Nim on the Grundy values", Zh: "对 SG 值用反常规 Nim 规则"}, Source: "own, by Ferguson 1974; proved in games/heap/proportional.go"},
	},
	Examples: []string{"proportional(21,part=2)", "proportional(5,8,part=3)", "half(6,7,9)"},
	Laws:     []string{"part=1", "part=2", "part=3", "part=5"},
	Small:    20,
	New:      newProportional,
	Board:    rows,
})

func newProportional(a family.Arguments) (grundy.Game[Heaps], error) {
	part, _ := a.Natural("part")
	if part.IsZero() {
		return nil, a.Errorf("part", "want at least 1; no heap can be divided by 0")
	}
	g := proportional{part}
	return row{theory{
		moves:   g.moves,
		width:   g.most,
		value:   g.value,
		leaving: g.leaving,
		idle:    func(n nat.Nat) bool { return n.Less(part) },
		tame:    true,
		forced: func(n nat.Nat) (nat.Nat, bool) {
			if n.Less(part) {
				return zero, true
			}
			return zero, false
		},
		explain: func(list []nat.Nat, play grundy.Play) []grundy.Phrase {
			return explainValues(list, func(n nat.Nat) nat.Nat { v, _ := g.value(n); return v }, play, grundy.Say(
				"A heap of n is worth n/{k} if {k} divides n; if not, it is worth what n - floor(n/{k}) - 1 is worth, the one heap whose value no option has:",
				"若 {k} 整除 n，一堆 n 个石子的 SG 值为 n/{k}；否则等于 n - floor(n/{k}) - 1 的值，因为只有它的值不在后继之中：", "k", part))
		},
		source: func(play grundy.Play) string {
			if play == grundy.Misere {
				return "Levine 2006; Ferguson 1974"
			}
			return "Levine 2006"
		},
	}}, nil
}

// proportional is the game of a part.
type proportional struct{ part nat.Nat }

// most is how many counters may be taken.
func (g proportional) most(n nat.Nat) nat.Nat {
	m, _ := n.DivMod(g.part)
	return m
}

func (g proportional) moves(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		left := make([]nat.Nat, 1)
		for k := range counted(one, g.most(n)) {
			left[0] = n.Sub(k)
			if !yield(left) {
				return
			}
		}
	}
}

// patience is how many steps down the heaps of one value are taken, times the words of
// a heap.
const patience = 1 << 20

// value goes down through the heaps of the same value until part divides one. Steps of
// the same length are taken at once.
//
// Cost: O(part·log n) steps from n down to part², and O(√n) or part more, whichever is less; it
// declines beyond a million.
func (g proportional) value(n nat.Nat) (nat.Nat, bool) {
	a, small := n.Uint64()
	k, ok := g.part.Uint64()
	if small && ok {
		v, ok := proportionalValue(a, k)
		return nat.Of(v), ok
	}
	if g.part == two { // take the odd part: n = 2m+1 is worth what m is worth
		return n.Shr(uint(n.Add(one).TrailingZeros()) + 1), true
	}
	cost := 1 + n.BitLen()/64
	for steps := 0; steps < patience; steps += cost {
		m, r := n.DivMod(g.part)
		switch {
		case r.IsZero():
			return m, true
		case m.IsZero():
			return zero, true
		}
		down := m.Add(one)
		jump, _ := r.DivMod(down)
		n = n.Sub(down.Mul(nat.Max(jump, one)))
	}
	return zero, false
}

// proportionalValue is the value of a heap that fits a word.
func proportionalValue(n, part uint64) (uint64, bool) {
	for range patience {
		m, r := n/part, n%part
		switch {
		case r == 0 || m == 0:
			return m, true
		}
		n -= (m + 1) * max(r/(m+1), 1)
	}
	return 0, false
}

// leaving goes up through the heaps of the value v until it comes to an option.
func (g proportional) leaving(n, v nat.Nat) ([]nat.Nat, bool) {
	m := g.most(n)
	w, ok := g.value(n)
	switch {
	case !ok:
		return nil, false
	case v == w || m.Less(v):
		return nil, true
	case g.part == one:
		return []nat.Nat{v}, true
	}
	least, less := n.Sub(m), g.part.Sub(one)
	x := v.Mul(g.part)
	cost := 1 + n.BitLen()/64
	for steps := 0; steps < patience; steps += cost {
		if !x.Less(least) {
			return []nat.Nat{x}, true
		}
		q, r := x.DivMod(less)
		up := q.Add(one)
		// Steps of this length reach the next multiple of part-1; none of them passes least by more than a step.
		jump, _ := nat.Min(less.Sub(r), least.Sub(x)).DivMod(up)
		x = x.Add(up.Mul(nat.Max(jump, one)))
	}
	return nil, false
}
