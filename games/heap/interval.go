package heap

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Interval is the family of games in which a move takes min … max counters.
//
// Fewer than min counters are no move (rest=stay), or must be taken all at once
// (rest=take). The second game on n counters is the first on n+min-1: the heaps
// below min are then all ended, and everything else is the same move for move.
//
// Source: Ferguson, On sums of graph games with last player losing (1974); HDU
// 2897 and AtCoder ABC 297 G for the two endings.
var Interval = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "interval",
	Title:    grundy.Text{En: "Interval game", Zh: "区间取石子"},
	Rules:    grundy.Text{En: "Take at least min and at most max counters from one heap. A rest smaller than min stays (rest=stay), or must be taken whole (rest=take).", Zh: "从一堆中取走 min 到 max 个石子。不足 min 个的余石不能再取（rest=stay），或必须一次取完（rest=take）。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{
		{Name: "min", Kind: family.Natural, Required: true, Doc: grundy.Text{En: "the least that a move may take, as in interval(21,min=2,max=5)", Zh: "每次至少取多少"}},
		{Name: "max", Kind: family.Natural, Required: true, Doc: grundy.Text{En: "the most that a move may take, as in interval(21,min=2,max=5)", Zh: "每次至多取多少"}},
		{Name: "rest", Kind: family.Choice, Words: []string{"stay", "take"}, Default: "stay", Doc: grundy.Text{En: "what becomes of fewer than min counters", Zh: "不足 min 个时的规则"}},
	},
	Source: "Ferguson 1974",
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "((n + s) mod (min+max)) div min, where s is 0 for rest=stay and min-1 for rest=take", Zh: "((n + s) mod (min+max)) div min；rest=stay 时 s=0，rest=take 时 s=min-1"}, Source: "by induction on n"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "the rule of misère Nim on the Grundy values", Zh: "对 SG 值用反常规 Nim 规则"}, Source: "Ferguson 1974"},
		roundsFact,
		{What: grundy.Text{En: "foreclosed value, one heap", Zh: "foreclosed 值（单堆）"}, Statement: grundy.Text{En: "normal play: infinite below n + s = min+max, then the Grundy value; misère play: the Grundy value of n - min", Zh: "正常玩法：n + s < min+max 时为无穷，其后为 SG 值；反常规玩法：n - min 的 SG 值"}, Source: "own, proved in games/heap/interval.go"},
	},
	Examples: []string{"interval(8,min=2,max=3)", "interval(7,min=2,max=3,rest=take)"},
	Laws:     []string{"min=1,max=3", "min=2,max=3", "min=2,max=5,rest=take", "min=3,max=3,rest=take"},
	Small:    20,
	New:      newInterval,
	Board:    rows,
})

type interval struct {
	least, most, period nat.Nat
	shift               nat.Nat
	take                bool
}

func newInterval(a family.Arguments) (grundy.Game[Heaps], error) {
	least, _ := a.Natural("min")
	most, _ := a.Natural("max")
	if least.IsZero() {
		return nil, a.Errorf("min", "want at least 1; taking nothing would be no move")
	}
	if most.Less(least) {
		return nil, a.Errorf("max", "want at least min, which is %s; got %s", least, most)
	}
	g := interval{least: least, most: most, period: least.Add(most), take: a.Word("rest") == "take"}
	if g.take {
		g.shift = least.Sub(one)
	}
	return row{theory{
		moves:      g.moves,
		may:        g.may,
		width:      g.width,
		value:      func(n nat.Nat) (nat.Nat, bool) { return g.value(n), true },
		tame:       true,
		rounds:     &rounds{of: g.rounds, least: least},
		forced:     g.forced,
		foreclosed: g.foreclosed,
		explain: func(list []nat.Nat, play grundy.Play) []grundy.Phrase {
			rule := grundy.Say("A heap of n is worth (n mod {p}) div {m}:", "一堆 n 个石子的 SG 值为 (n mod {p}) div {m}：", "p", g.period, "m", g.least)
			if !g.shift.IsZero() {
				rule = grundy.Say("A heap of n is worth ((n + {s}) mod {p}) div {m}:", "一堆 n 个石子的 SG 值为 ((n + {s}) mod {p}) div {m}：",
					"s", g.shift, "p", g.period, "m", g.least)
			}
			return explainValues(list, g.value, play, rule)
		},
		source: func(grundy.Play) string { return "Ferguson 1974" },
	}}, nil
}

func (g interval) moves(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		if n.Less(g.least) {
			if g.take && !n.IsZero() {
				yield([]nat.Nat{zero})
			}
			return
		}
		left := make([]nat.Nat, 1)
		for k := range counted(g.least, nat.Min(n, g.most)) {
			left[0] = n.Sub(k)
			if !yield(left) {
				return
			}
		}
	}
}

func (g interval) may(n nat.Nat, left []nat.Nat) bool {
	if n.Less(g.least) {
		return g.take && fewer(n, left) && left[0].IsZero()
	}
	return takingFrom(g.least, g.most)(n, left)
}

func (g interval) width(n nat.Nat) nat.Nat {
	if !n.Less(g.least) {
		return nat.Min(n, g.most).Sub(g.least).Add(one)
	}
	if g.take {
		return nat.Min(n, one)
	}
	return zero
}

func (g interval) value(n nat.Nat) nat.Nat {
	_, v := g.rounds(n)
	return v
}

// rounds: a move takes min … max, so it leaves any smaller value within the same
// period, or a larger one in the period below, and never the same value.
func (g interval) rounds(n nat.Nat) (q, v nat.Nat) {
	q, r := n.Add(g.shift).DivMod(g.period)
	v, _ = r.DivMod(g.least)
	return q, v
}

func (g interval) forced(n nat.Nat) (nat.Nat, bool) { return spread(n.Add(g.shift), g.least, g.most) }

// foreclosed: with n for n + s, a heap from min to min+max-1 can be ended at once,
// and min+max is the first that counts a number, 0; so the values begin again
// there. In misère play n has the options that count which n-min has in the game
// itself, moved up by min.
func (g interval) foreclosed(list []nat.Nat, play grundy.Play) (f grundy.Foreclosed, ok bool) {
	switch {
	case len(list) != 1:
		return f, false
	case play == grundy.Normal && list[0].Add(g.shift).Less(g.period):
		return grundy.Infinite, true
	case play == grundy.Normal:
		return grundy.ForeclosedOf(g.value(list[0])), true
	}
	_, r := list[0].Add(g.shift).Sub(g.least).DivMod(g.period)
	v, _ := r.DivMod(g.least)
	return grundy.ForeclosedOf(v), true
}

// roundsFact says how long rows of interval games last.
var roundsFact = family.Fact{
	What: grundy.Text{En: "length of play", Zh: "步数"},
	Statement: grundy.Text{
		En: "a heap is two moves for each whole period, and a heap of Nim of the size of its Grundy value: add those moves to the length of that row of Nim",
		Zh: "每堆中每个完整周期为两步，余下相当于大小为其 SG 值的 Nim 堆：两步之和加上该 Nim 局面的步数"},
	Source: "own, proved in games/heap/board_clocks.go",
}
