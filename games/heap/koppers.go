package heap

import (
	"iter"
	"math"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Koppers is the family of Koppers' Nim: heaps in pairs, of which a move drops one heap
// and splits its partner in two, which are the pair from then on.
//
// A pair (a,b) is worth the number of ones at the end of (a-1) or (b-1), in binary: v
// where all bits below v are in one of the two numbers, and bit v is in neither. Let a
// be split into x+1 and y+1, so that x + y = a-2. That has the value v exactly when x
// and y together have all bits below v, and neither has bit v; so below 2^v they add up
// to 2^v - 1 + w, where w are the bits that both have, and there is no carry into the
// bits above v, which are any two numbers with the right sum. Hence there are such
// x and y exactly when a-2 leaves the remainder 2^v - 1 + w mod 2^(v+1) with w < 2^v:
// when a-1 has bit v. So the options of (a,b) have as values the places of the ones of
// a-1 and of b-1, and the least number that is none of them is as said.
//
// Source: of the value, folklore of judges (SDOI 2009, E&D), proved above.
var Koppers = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "koppers",
	Title:    grundy.Text{En: "Koppers' Nim (E&D)", Zh: "E&D（成对分石子）"},
	Rules:    grundy.Text{En: "Heaps lie in pairs, the first with the second, the third with the fourth, and so on. Drop one heap of a pair, and split the other into two that are not empty.", Zh: "石子堆两两成组（第一、二堆，第三、四堆……）。选一组，拿走其中一堆，再把另一堆分成两个非空堆。"},
	Position: grundy.Text{En: "an even number of heaps, pair after pair", Zh: "偶数个堆，依次成对"},
	Source:   "SDOI 2009",
	Aliases:  []family.Alias{{Name: "ed"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "of a pair (a,b): the number of ones at the end of (a-1) or (b-1) in binary; of several: their nim-sum (xor)", Zh: "一组 (a,b)：(a-1) or (b-1) 的二进制末尾连续 1 的个数；多组取异或和"}, Source: "proved in games/heap/koppers.go"},
		{What: grundy.Text{En: "winning moves, normal play", Zh: "必胜走法（正常玩法）"}, Statement: grundy.Text{En: "counted at any size: a heap is split into the value v in (H+1)·2^(v-c) ordered ways, where a-2 = H·2^(v+1) + 2^v - 1 + w and w has c ones, if 0 ≤ w < 2^v", Zh: "任意大小均可计数：设 a-2 = H·2^(v+1) + 2^v - 1 + w 且 0 ≤ w < 2^v，w 中有 c 个 1，则把该堆分成值 v 的有序方法有 (H+1)·2^(v-c) 种"}, Source: "own, proved in games/heap/koppers.go"},
	},
	Examples: []string{"koppers(4,7)", "koppers(2,3,3,3)"},
	Small:    9,
	New:      func(family.Arguments) (grundy.Game[Heaps], error) { return koppers{}, nil },
	Board:    family.Board[Heaps]{Parse: couples, Format: rows.Format, Samples: coupleSamples},
})

type koppers struct{}

var (
	_ grundy.Game[Heaps]       = koppers{}
	_ grundy.Valuer[Heaps]     = koppers{}
	_ grundy.Decider[Heaps]    = koppers{}
	_ grundy.Chooser[Heaps]    = koppers{}
	_ grundy.Winner[Heaps]     = koppers{}
	_ grundy.Finder[Heaps]     = koppers{}
	_ grundy.Splitter[Heaps]   = koppers{}
	_ grundy.Normalizer[Heaps] = koppers{}
	_ grundy.Counter[Heaps]    = koppers{}
	_ grundy.Staller[Heaps]    = koppers{}
	_ grundy.Namer[Heaps]      = koppers{}
	_ grundy.Explainer[Heaps]  = koppers{}
	_ grundy.Citer[Heaps]      = koppers{}
)

// Options yields, pair by pair, the ways to split the first heap and then those to split
// the second, the smaller part first.
func (koppers) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		list := p.List()
		for i, n := range list {
			for x := range counted(one, n.Shr(1)) {
				if !yield(couple(list, i, x, n.Sub(x))) {
					return
				}
			}
		}
	}
}

// couple is the list after heap i was split into x and y and its partner dropped.
func couple(list []nat.Nat, i int, x, y nat.Nat) Heaps {
	list = slices.Clone(list)
	list[i&^1], list[i|1] = x, y
	return HeapsOf(list...)
}

func (koppers) Width(p Heaps) (sum nat.Nat, ok bool) {
	for _, n := range p.List() {
		sum = sum.Add(n.Shr(1))
	}
	return sum, true
}

// koppersValue is the value of a pair.
func koppersValue(a, b nat.Nat) nat.Nat {
	return number(a.Sub(one).Or(b.Sub(one)).Add(one).TrailingZeros())
}

// pairValues are the values of the pairs.
func pairValues(list []nat.Nat) []nat.Nat {
	values := make([]nat.Nat, len(list)/2)
	for i := range values {
		values[i] = koppersValue(list[2*i], list[2*i+1])
	}
	return values
}

func (koppers) Value(p Heaps) (nat.Nat, bool) { return nimSum(pairValues(p.List())), true }

func (g koppers) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	if play == grundy.Normal {
		v, _ := g.Value(p)
		return grundy.WinsIf(!v.IsZero()), true
	}
	return play.Ended(), g.Normal(p) == ""
}

// splits counts the ways to split a heap of n into a pair of the value v, the smaller
// part first, and lists the first ones: see the comment of [Koppers].
func splits(n, v nat.Nat, c *chosen) {
	w, small := v.Uint64()
	if !small || w >= uint64(n.BitLen()) || n.Sub(one).Bit(uint(w)) == 0 {
		return
	}
	bit := uint(w)
	below := one.Shl(bit)
	all, ones := n.Sub(two), below.Sub(one)
	high := all.Shr(bit + 1)
	both := all.Sub(high.Shl(bit + 1)).Sub(ones) // the bits below that the two parts share
	ordered := high.Add(one).Shl(bit - uint(both.OnesCount()))
	if half := all.Shr(1); !all.Odd() && koppersValue(half.Add(one), half.Add(one)) == v {
		ordered = ordered.Add(one)
	}
	c.add(ordered.Shr(1))
	free := ones.Xor(both)
	for top := range counted(zero, high) {
		for some := zero; ; { // the subsets of the free bits, ascending
			x := top.Shl(bit + 1).Add(both).Add(some)
			if all.Less(x.Shl(1)) || !c.list(x.Add(one), n.Sub(x).Sub(one)) {
				return
			}
			if some = some.Or(both).Add(one).And(free); some.IsZero() {
				break
			}
		}
	}
}

// leaving counts the moves that give each pair its target, and lists the first ones.
func (koppers) leaving(list, targets []nat.Nat, limit int) (count nat.Nat, first []Heaps) {
	first = []Heaps{}
	for i, n := range list {
		if i&1 == 1 && n == list[i-1] {
			continue // the same splits
		}
		c := chosen{limit: limit - len(first)}
		splits(n, targets[i/2], &c)
		count = count.Add(c.count)
		for _, parts := range c.first {
			first = append(first, couple(list, i, parts[0], parts[1]))
		}
	}
	return count, first
}

// Choose counts the winning moves where they are many.
func (g koppers) Choose(p Heaps, play grundy.Play, limit int) (c grundy.Choices[Heaps], ok bool) {
	if play == grundy.Misere {
		return c, false
	}
	list := p.List()
	targets := balancers(pairValues(list), play)
	count, first := g.leaving(list, targets, limit)
	if !number(min(replied, written/max(len(list), 1))).Less(count) {
		return c, false
	}
	return grundy.Choices[Heaps]{Count: grundy.Know(count), First: first}, true
}

func (g koppers) Winning(p Heaps, play grundy.Play) ([]Heaps, bool) {
	if play == grundy.Misere {
		return nil, false
	}
	return g.WithValue(p, zero)
}

func (g koppers) WithValue(p Heaps, v nat.Nat) ([]Heaps, bool) {
	list := p.List()
	targets := pairValues(list)
	change := nimSum(targets).Xor(v)
	for i := range targets {
		targets[i] = targets[i].Xor(change)
	}
	if count, _ := g.leaving(list, targets, 0); number(compared).Less(count) {
		return nil, false
	}
	_, moves := g.leaving(list, targets, math.MaxInt)
	return moves, true
}

func (koppers) Split(p Heaps) ([]Heaps, bool) {
	list := p.List()
	if len(list) < 4 {
		return nil, false
	}
	parts := []Heaps{}
	for pair := range slices.Chunk(list, 2) {
		parts = append(parts, HeapsOf(pair...))
	}
	return parts, true
}

// Normal drops the pairs of single counters, which have no move, and sorts.
func (koppers) Normal(p Heaps) Heaps {
	var pairs []Pair
	for c := range slices.Chunk(p.List(), 2) {
		if pair := (Pair{c[0], c[1]}).sorted(); one.Less(pair.B) {
			pairs = append(pairs, pair)
		}
	}
	slices.SortFunc(pairs, func(p, q Pair) int {
		if c := p.A.Cmp(q.A); c != 0 {
			return c
		}
		return p.B.Cmp(q.B)
	})
	var list []nat.Nat
	for _, pair := range pairs {
		list = append(list, pair.A, pair.B)
	}
	return HeapsOf(list...)
}

func (g koppers) Stall(p Heaps, play grundy.Play) (q Heaps, longest, ok bool) {
	return anyMove(g, p, play)
}

func (koppers) Move(p, q Heaps) grundy.Phrase {
	from, to := p.List(), q.List()
	i := 0
	for i < len(from)-2 && from[i] == to[i] && from[i+1] == to[i+1] {
		i += 2
	}
	kept, dropped := from[i], from[i+1]
	if to[i].Add(to[i+1]) != kept {
		kept, dropped = dropped, kept
	}
	what := grundy.Say("drop {b}, split {a} into {x} and {y}", "拿走 {b}，把 {a} 分成 {x} 和 {y}", "b", dropped, "a", kept, "x", to[i], "y", to[i+1])
	if len(from) < 3 {
		return what
	}
	return grundy.Say("pair {i}: {what}", "第 {i} 组：{what}", "i", number(i/2+1), "what", what)
}

func (g koppers) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	switch _, ok := g.Outcome(p, play); {
	case !ok:
		return nil
	case g.Normal(p) == "":
		return []grundy.Phrase{noMove(play)}
	}
	list := p.List()
	values := pairValues(list)
	steps := []grundy.Phrase{grundy.Say(
		"A pair (a,b) is worth the number of ones at the end of (a-1) or (b-1) in binary, since a heap n can be split into a pair worth v exactly when n-1 has bit v:",
		"一组 (a,b) 的值是 (a-1) or (b-1) 的二进制末尾连续 1 的个数，因为 n 能分成值 v 的一组当且仅当 n-1 的第 v 位为 1：")}
	for i, v := range values {
		if len(values) > 32 {
			break
		}
		steps = append(steps, grundy.Say("  ({a},{b}) -> {v}", "  ({a},{b}) -> {v}", "a", list[2*i], "b", list[2*i+1], "v", v))
	}
	return append(steps, verdict(values, play)...)
}

func (g koppers) Source(p Heaps, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	return "SDOI 2009, proved in games/heap/koppers.go"
}

// couples reads an even number of heaps that are not empty.
func couples(a family.Arguments) (Heaps, error) {
	list := a.Heaps()
	if len(list)%2 != 0 {
		return "", a.PositionErrorf("want an even number of heaps, pair after pair; got %d", len(list))
	}
	if slices.ContainsFunc(list, nat.Nat.IsZero) {
		return "", a.PositionErrorf("want heaps of at least one counter; got 0")
	}
	return HeapsOf(list...), nil
}

// coupleSamples yields one pair, and two small ones.
func coupleSamples(most int) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		for length, greatest := range [...]int{2: most, 4: min(most, 3)} {
			for list := range tuples(length, greatest) {
				if !slices.ContainsFunc(list, nat.Nat.IsZero) && !yield(HeapsOf(list...)) {
					return
				}
			}
		}
	}
}
