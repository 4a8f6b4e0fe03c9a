package heap

import (
	"iter"
	"math/bits"
	"slices"
	"sort"

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
	cycle  *cycle                            // the values; nil if they are not known
	unit   nat.Nat                           // the greatest common divisor of a finite set
}

func newSubtraction(a family.Arguments) (grundy.Game[Heaps], error) {
	g := subtraction{unit: one}
	if word := a.Word("set"); word != "" {
		g.upTo, g.count = sets[word].upTo, sets[word].count
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
		g.finite = set
		g.cycle, g.unit = findCycle(set)
	}
	t := theory{moves: g.moves, width: g.width, tame: true}
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
	return row{t}, nil
}

func (g subtraction) members(n nat.Nat) iter.Seq[nat.Nat] {
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

// width counts the members up to n.
func (g subtraction) width(n nat.Nat) nat.Nat {
	if g.count != nil {
		return g.count(n)
	}
	return number(sort.Search(len(g.finite), func(i int) bool { return n.Less(g.finite[i]) }))
}

func (g subtraction) moves(n nat.Nat) iter.Seq[[]nat.Nat] {
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
func (g subtraction) value(n nat.Nat) (nat.Nat, bool) {
	q, _ := n.DivMod(g.unit)
	return nat.Of(uint64(g.cycle.at(q))), true
}

func (g subtraction) explain(list []nat.Nat, play grundy.Play) []grundy.Phrase {
	rule := grundy.Say("The Grundy values repeat: preperiod {pre}, period {p}, proved by two equal windows of {w} values. The heaps are worth:",
		"SG 值是周期的：前周期 {pre}，周期 {p}，由两个相等的长度为 {w} 的窗口证明。各堆的值：",
		"pre", nat.Of(uint64(g.cycle.preperiod)).Mul(g.unit), "p", nat.Of(uint64(g.cycle.period)).Mul(g.unit), "w", nat.Of(uint64(g.cycle.window)).Mul(g.unit))
	if g.upTo != nil {
		rule = grundy.Say("A power of two is never divisible by 3, so a heap of n is worth n mod 3:", "2 的幂都不被 3 整除，因此一堆 n 个石子的 SG 值为 n mod 3：")
	}
	return explainValues(list, func(n nat.Nat) nat.Nat { v, _ := g.value(n); return v }, play, rule)
}

// A cycle is a sequence that is periodic from preperiod on.
type cycle struct {
	preperiod, period, window int
	values                    []uint32 // at least the first preperiod+period
}

func (c *cycle) at(n nat.Nat) uint32 {
	if w, ok := n.Uint64(); ok && w < uint64(c.preperiod+c.period) {
		return c.values[w]
	}
	_, r := n.Sub(nat.Of(uint64(c.preperiod))).DivMod(nat.Of(uint64(c.period)))
	i, _ := r.Uint64()
	return c.values[uint64(c.preperiod)+i]
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
	steps := make([]int, len(set))
	for i, s := range set {
		q, _ := s.DivMod(unit)
		w, ok := q.Uint64()
		if !ok || w >= uint64(limit) {
			return nil, one
		}
		steps[i] = int(w)
	}
	return subtractionCycle(steps, limit), unit
}

// subtractionCycle looks for two equal windows among the first limit values. It
// compares the last window with one that it keeps, and keeps a later one as
// often as their distance has doubled; so the first window that is met again is
// one period away. Two hashes that are equal are compared value by value.
//
// Cost: O(limit·len(steps)) time, 4 bytes a value. Source: Brent, An improved
// Monte Carlo factorization algorithm (1980).
func subtractionCycle(steps []int, limit int) *cycle {
	window := steps[len(steps)-1]
	values := make([]uint32, 0, min(limit, 1<<12))
	marks := make([]int, len(steps)+2)
	hash := rolling{lead: power(base, window)}
	kept, keptHash, distance := window-1, uint64(0), 1
	for n := range limit {
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
		values = append(values, v)
		hash.push(v)
		if n >= window {
			hash.drop(values[n-window])
		}
		switch {
		case n < window-1:
		case n > kept && hash.sum == keptHash && equal(values, kept-window+1, n-window+1, window):
			period := n - kept
			return &cycle{preperiod(values, period), period, window, values}
		case n == kept || n-kept == distance:
			kept, keptHash, distance = n, hash.sum, 2*max(n-kept, 1)
		}
	}
	return nil
}

// preperiod returns where values begin to repeat with the period.
func preperiod(values []uint32, period int) int {
	n := len(values) - period
	for n > 0 && values[n-1] == values[n-1+period] {
		n--
	}
	return n
}

// A rolling is the hash of a window that moves along a sequence: the values
// plus one as the digits of a number, modulo 2^61 - 1.
type rolling struct{ sum, lead uint64 }

const (
	prime = 1<<61 - 1
	base  = 0x9E3779B97F4A7C15 % prime
)

func (h *rolling) push(v uint32) { h.sum = mod(mulmod(h.sum, base) + uint64(v) + 1) }
func (h *rolling) drop(v uint32) { h.sum = mod(h.sum + prime - mulmod(h.lead, uint64(v)+1)) }

// mod reduces a number below 2·prime.
func mod(a uint64) uint64 {
	if a >= prime {
		return a - prime
	}
	return a
}

// mulmod multiplies two numbers below prime.
func mulmod(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return mod(hi<<3 | lo>>61 + lo&prime)
}

func power(base uint64, k int) uint64 {
	p := uint64(1)
	for range k {
		p = mulmod(p, base)
	}
	return p
}

func equal(values []uint32, i, j, window int) bool {
	return slices.Equal(values[i:i+window], values[j:j+window])
}

// An infinite set lists its members up to n, ascending, and counts them.
type infinite struct {
	upTo  func(n nat.Nat) iter.Seq[nat.Nat]
	count func(n nat.Nat) nat.Nat
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
	},
	"powers": {
		upTo: func(n nat.Nat) iter.Seq[nat.Nat] {
			return func(yield func(nat.Nat) bool) {
				for s := one; !n.Less(s) && yield(s); s = s.Shl(1) {
				}
			}
		},
		count: func(n nat.Nat) nat.Nat { return number(n.BitLen()) },
	},
	"fibonacci": {upTo: fibonacciUpTo, count: func(n nat.Nat) nat.Nat {
		count := 0
		for range fibonacciUpTo(n) {
			count++
		}
		return number(count)
	}},
}

func fibonacciUpTo(n nat.Nat) iter.Seq[nat.Nat] {
	return func(yield func(nat.Nat) bool) {
		for s, next := one, two; !n.Less(s) && yield(s); s, next = next, s.Add(next) {
		}
	}
}
