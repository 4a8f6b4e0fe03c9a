package heap

import (
	"iter"
	"slices"
	"sort"
	"sync"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Subtraction is the family of subtraction games: take s counters from one
// heap, for some s in a set.
//
// The values of a finite set are periodic: a value follows from the last max s
// ones, so two equal windows of that many values prove that everything between
// them repeats for ever. In misère play the row follows the rule of Nim on the
// Grundy values, by Ferguson's pairing: a heap has value 1 exactly when a move
// of the least size leaves it with value 0.
//
// Source: Winning Ways, chapter 4; Ferguson, On sums of graph games with last
// player losing (1974).
var Subtraction = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "subtraction",
	Title:    grundy.Text{En: "Subtraction game", Zh: "减法游戏"},
	Rules:    grundy.Text{En: "Take s counters from one heap, for some s in the set.", Zh: "从一堆中取走 s 个石子，s 属于给定集合。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "set", Kind: family.Set, Required: true, Words: []string{"squares", "powers", "fibonacci"},
		Doc: grundy.Text{En: "the amounts a move may take: set={1,3,4}, or squares, powers (of two), fibonacci", Zh: "允许取的个数：set={1,3,4}，或 squares（平方数）、powers（2 的幂）、fibonacci"}}},
	Source:  "Winning Ways, chapter 4",
	Aliases: []family.Alias{{Name: "减法游戏"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "of a finite set: periodic, with the period proved by two equal windows of max s values; of the powers of two: n mod 3", Zh: "有限集：周期，由两个相等的长度为 max s 的窗口证明；2 的幂：n mod 3"}, Source: "Winning Ways, chapter 4"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "the rule of misère Nim on the Grundy values", Zh: "对 SG 值用反常规 Nim 规则"}, Source: "Ferguson 1974"},
		{What: grundy.Text{En: "length of play, one heap", Zh: "步数（单堆）"}, Statement: grundy.Text{En: "of a finite set: repeats with a gain, proved by two windows of max s lengths that differ by an even number; for a few sets, {3,9,11} among them, there are no such windows, and search answers", Zh: "有限集：步数按周期递增，由两个相差同一偶数的长度为 max s 的窗口证明；少数集合（如 {3,9,11}）没有这样的窗口，由搜索回答"}, Source: "own, proved in games/heap/board_lengths.go"},
		{What: grundy.Text{En: "length of play, consecutive multiples", Zh: "步数（连续倍数集）"}, Statement: grundy.Text{En: "of sets such as {2,3,4} or {4,6}: as interval games, any number of heaps", Zh: "形如 {2,3,4} 或 {4,6} 的集合：与区间取石子相同，任意多堆"}, Source: "own, proved in games/heap/board_clocks.go"},
		{What: grundy.Text{En: "foreclosed value, one heap", Zh: "foreclosed 值（单堆）"}, Statement: grundy.Text{En: "of a finite set: normal play periodic, proved by two equal windows; misère play: the Grundy value of n - min s", Zh: "有限集：正常玩法为周期，由两个相等的窗口证明；反常规玩法为 n - min s 的 SG 值"}, Source: "own, proved in games/heap/subtraction.go"},
	},
	Examples: []string{"subtraction(21,set={1,3,4})", "subtraction(1000000000000,set={2,5,7})", "subtraction(20,set=squares)"},
	Laws:     []string{"set={1,3,4}", "set={2,3}", "set={4,6}", "set={}", "set={3}", "set=squares", "set=powers", "set=fibonacci"},
	Small:    24,
	New:      newSubtraction,
	Board:    rows,
})

// subtraction is the game of a finite set, or of a set that a function lists.
type subtraction struct {
	finite []nat.Nat                         // ascending, without 0
	upTo   func(n nat.Nat) iter.Seq[nat.Nat] // the members up to n, ascending; nil for a finite set
	count  func(n nat.Nat) nat.Nat           // how many they are
	has    func(n nat.Nat) bool              // whether n > 0 is one of an infinite set
	cycle  *cycle                            // the values; nil if they are not known
	codes  func() *cycle                     // the codes of the foreclosed values of normal play, found when asked for
	unit   nat.Nat                           // the greatest common divisor of a finite set
}

func newSubtraction(a family.Arguments) (grundy.Game[Heaps], error) {
	g := &subtraction{unit: one}
	if word := a.Word("set"); word != "" {
		g.upTo, g.count, g.has = sets[word].upTo, sets[word].count, sets[word].has
		if word == "powers" {
			g.cycle = &cycle{period: 3, values: []uint32{0, 1, 2}}
		}
	} else {
		set, err := a.Set("set")
		if err != nil {
			return nil, err
		}
		if len(set) > 0 && set[0].IsZero() {
			return nil, a.Errorf("set", "0 would be a move that changes nothing")
		}
		g = newFinite(set)
	}
	return row{g.theory()}, nil
}

// newFinite is the game of a finite set, ascending and without 0.
func newFinite(set []nat.Nat) *subtraction {
	g := &subtraction{finite: set}
	g.cycle, g.unit = findCycle(set)
	return g
}

func (g *subtraction) theory() theory {
	t := theory{moves: g.moves, width: g.width, may: g.may, tame: true, forced: g.forced, foreclosed: g.foreclosed}
	g.setLength(&t)
	if g.cycle != nil {
		t.value = g.value
		t.explain = g.explain
		t.source = func(play grundy.Play) string {
			if play == grundy.Misere {
				return "Ferguson 1974"
			}
			return "Winning Ways, chapter 4"
		}
	}
	return t
}

// setLength says how long heaps last: a set of consecutive multiples of its greatest
// common divisor is an interval game, and other finite sets have periods. Of an
// infinite set only the heaps are known that one move wins.
func (g *subtraction) setLength(t *theory) {
	switch {
	case g.upTo != nil:
		t.remoteness = g.atOnce
	case len(g.finite) == 0:
	case g.isInterval():
		i := g.interval()
		t.rounds = &rounds{
			of:    func(n nat.Nat) (q, v nat.Nat) { n, _ = n.DivMod(g.unit); return i.rounds(n) },
			least: g.finite[0],
		}
	case g.cycle != nil:
		p := newPacing(g.finite, g.unit)
		t.remoteness, t.suspense = p.remoteness, p.suspense
	}
	if g.cycle != nil && len(g.finite) > 0 {
		steps := inUnits(g.finite, g.unit)
		g.codes = sync.OnceValue(func() *cycle { return findForeclosed(steps, lengthEffort/len(steps)) })
	}
}

// isInterval reports whether the members are consecutive multiples of the unit.
func (g *subtraction) isInterval() bool {
	for i, s := range g.finite[1:] {
		if s.Sub(g.finite[i]) != g.unit {
			return false
		}
	}
	return true
}

// interval is the game that the heaps play in units, where isInterval.
func (g *subtraction) interval() interval {
	least, _ := g.finite[0].DivMod(g.unit)
	most, _ := g.finite[len(g.finite)-1].DivMod(g.unit)
	return interval{least: least, most: most, period: least.Add(most)}
}

// forced: below twice the least member one move is left at the most.
func (g *subtraction) forced(n nat.Nat) (nat.Nat, bool) {
	switch {
	case g.upTo != nil:
		return n, !one.Less(n)
	case len(g.finite) == 0:
		return zero, true
	case len(g.finite) == 1:
		q, _ := n.DivMod(g.finite[0])
		return q, true
	}
	q, _ := n.DivMod(g.finite[0])
	return q, q.Less(two)
}

// atOnce: a heap that is a member, in misère play one more than a member, can be
// finished by one move of the winner.
func (g *subtraction) atOnce(n nat.Nat, play grundy.Play) (nat.Nat, bool) {
	if play == grundy.Normal {
		return one, g.has(n)
	}
	return two, one.Less(n) && g.has(n.Sub(one))
}

// foreclosed: a finite set has a period in normal play, too; a heap that is a
// member of an infinite set can be ended at once. In misère play the options of n
// that have a move are those of n less the least member, moved up by it, so n
// counts the value of that heap.
func (g *subtraction) foreclosed(list []nat.Nat, play grundy.Play) (f grundy.Foreclosed, ok bool) {
	switch {
	case len(list) != 1:
		return f, false
	case play == grundy.Misere && g.cycle != nil:
		least := one
		if g.upTo == nil {
			least = g.finite[0]
		}
		v, _ := g.value(list[0].Sub(least))
		return grundy.ForeclosedOf(v), true
	case play == grundy.Normal && g.upTo != nil:
		return grundy.Infinite, g.has(list[0])
	case play == grundy.Normal && g.cycle != nil:
		codes := g.codes()
		if codes == nil {
			return f, false
		}
		q, _ := list[0].DivMod(g.unit)
		return grundy.ForeclosedCode(nat.Of(uint64(codes.at(q)))), true
	}
	return f, false
}

func (g *subtraction) members(n nat.Nat) iter.Seq[nat.Nat] {
	if g.upTo != nil {
		return g.upTo(n)
	}
	return func(yield func(nat.Nat) bool) {
		for _, s := range g.finite {
			if n.Less(s) || !yield(s) {
				return
			}
		}
	}
}

// may: the set has what is taken.
func (g *subtraction) may(n nat.Nat, left []nat.Nat) bool {
	if !fewer(n, left) {
		return false
	}
	k := n.Sub(left[0])
	if g.upTo != nil {
		return g.has(k)
	}
	_, found := slices.BinarySearchFunc(g.finite, k, nat.Nat.Cmp)
	return found
}

// width counts the members up to n.
func (g *subtraction) width(n nat.Nat) nat.Nat {
	if g.count != nil {
		return g.count(n)
	}
	return number(sort.Search(len(g.finite), func(i int) bool { return n.Less(g.finite[i]) }))
}

func (g *subtraction) moves(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		left := make([]nat.Nat, 1)
		for s := range g.members(n) {
			left[0] = n.Sub(s)
			if !yield(left) {
				return
			}
		}
	}
}

// value reads the cycle. A heap acts like the number of whole units in it.
func (g *subtraction) value(n nat.Nat) (nat.Nat, bool) {
	q, _ := n.DivMod(g.unit)
	return nat.Of(uint64(g.cycle.at(q))), true
}

func (g *subtraction) explain(list []nat.Nat, play grundy.Play) []grundy.Phrase {
	rule := grundy.Say("The Grundy values repeat: preperiod {pre}, period {p}, proved by two equal windows of {w} values. The heaps are worth:",
		"SG 值是周期的：前周期 {pre}，周期 {p}，由两个相等的长度为 {w} 的窗口证明。各堆的值：",
		"pre", nat.Of(uint64(g.cycle.preperiod)).Mul(g.unit), "p", nat.Of(uint64(g.cycle.period)).Mul(g.unit), "w", nat.Of(uint64(g.cycle.window)).Mul(g.unit))
	if g.upTo != nil {
		rule = grundy.Say("A power of two is never divisible by 3, so a heap of n is worth n mod 3:", "2 的幂都不被 3 整除，因此一堆 n 个石子的 SG 值为 n mod 3：")
	}
	return explainValues(list, func(n nat.Nat) nat.Nat { v, _ := g.value(n); return v }, play, rule)
}

// The search for a period ends at that many values, and at that many values
// times members of the set.
const (
	cycleValues = 1 << 22
	cycleEffort = 40_000_000
)

// findCycle computes the values of a finite set until two windows of max s
// values are equal, which proves the period. It returns nil if that takes too
// long. The set is divided by its greatest common divisor first.
func findCycle(set []nat.Nat) (*cycle, nat.Nat) {
	var unit nat.Nat
	for _, s := range set {
		unit = nat.Gcd(unit, s)
	}
	if unit.IsZero() {
		return &cycle{period: 1, values: []uint32{0}}, one
	}
	limit := min(cycleEffort/len(set), cycleValues)
	most, _ := set[len(set)-1].DivMod(unit)
	if !most.Less(number(limit)) {
		return nil, one
	}
	return subtractionCycle(inUnits(set, unit), limit), unit
}

// subtractionCycle finds the period of the Grundy values among the first limit.
//
// Cost: O(limit·len(steps)) time, 4 bytes a value.
func subtractionCycle(steps []int, limit int) *cycle {
	marks := make([]int, len(steps)+2)
	return repeating(steps[len(steps)-1], limit, func(values []uint32) uint32 {
		n := len(values)
		for _, s := range steps {
			if s > n {
				break
			}
			marks[values[n-s]] = n + 1
		}
		v := uint32(0)
		for marks[v] == n+1 {
			v++
		}
		return v
	})
}

// An infinite set lists its members up to n, ascending, counts them, and knows them.
type infinite struct {
	upTo  func(n nat.Nat) iter.Seq[nat.Nat]
	count func(n nat.Nat) nat.Nat
	has   func(n nat.Nat) bool // for n > 0
}

// sets are the infinite sets that have a name.
var sets = map[string]infinite{
	"squares": {
		upTo: func(n nat.Nat) iter.Seq[nat.Nat] {
			return func(yield func(nat.Nat) bool) {
				for k := one; ; k = k.Add(one) {
					if s := k.Mul(k); n.Less(s) || !yield(s) {
						return
					}
				}
			}
		},
		count: nat.Nat.Sqrt,
		has:   func(n nat.Nat) bool { r := n.Sqrt(); return r.Mul(r) == n },
	},
	"powers": {
		upTo: func(n nat.Nat) iter.Seq[nat.Nat] {
			return func(yield func(nat.Nat) bool) {
				for s := one; !n.Less(s) && yield(s); s = s.Shl(1) {
				}
			}
		},
		count: func(n nat.Nat) nat.Nat { return number(n.BitLen()) },
		has:   func(n nat.Nat) bool { return n.BitLen() == n.TrailingZeros()+1 },
	},
	"fibonacci": {upTo: fibonacciUpTo, count: func(n nat.Nat) nat.Nat {
		count := 0
		for range fibonacciUpTo(n) {
			count++
		}
		return number(count)
	}, has: FibonacciNumberNat},
}

func fibonacciUpTo(n nat.Nat) iter.Seq[nat.Nat] {
	return func(yield func(nat.Nat) bool) {
		for s, next := one, two; !n.Less(s) && yield(s); s, next = next, s.Add(next) {
		}
	}
}
