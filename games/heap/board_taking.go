package heap

import (
	"math"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// compared is how many moves of a row are compared to find the winning ones.
const compared = 1 << 22

// replies lists what the moves from a heap of n to the value v leave; ok is false if
// there are too many moves, or the values are not known.
func (g *octal) replies(n, v nat.Nat) (lists [][]nat.Nat, ok bool) {
	w, small := n.Uint64()
	if !small || w > math.MaxInt/2 || movesOf(g.rule, int(w)) > compared {
		return nil, false
	}
	if _, ok := g.value(n); !ok {
		return nil, false
	}
	target, ok := v.Uint64()
	if !ok || target > math.MaxUint32 {
		k := g.known.Load()
		return nil, !k.shows(n) || k.period.Saltus == 0 // a greater value than any heap has
	}
	value := g.word()
	for heaps := range g.rule.Moves(int(w)) {
		sum := uint64(0)
		for _, h := range heaps {
			sum ^= value(h)
		}
		if sum != target {
			continue
		}
		left := []nat.Nat{zero}[:1-min(1, len(heaps))]
		for _, h := range heaps {
			left = append(left, number(h))
		}
		lists = append(lists, left)
	}
	return lists, true
}

// word returns the function that says the value of a heap whose value is known.
func (g *octal) word() func(n int) uint64 {
	if _, ok := g.rule.Closed(zero); ok {
		return func(n int) uint64 {
			x, _ := g.rule.Closed(number(n))
			w, _ := x.Uint64()
			return w
		}
	}
	k := g.known.Load()
	return func(n int) uint64 {
		x, _ := k.period.At(&k.values, n)
		return x
	}
}

// counts reports whether width knows the number of moves of every heap.
func (g *octal) counts() bool {
	for _, d := range g.rule.Takes(math.MaxInt) {
		if d.Heaps>>4 != 0 && d.Parts != taking.Equal {
			return false
		}
	}
	return true
}

// width counts the moves from a heap of n, of a code that leaves at most three
// heaps, or heaps of equal sizes.
func (g *octal) width(n nat.Nat) (sum nat.Nat) {
	w, ok := n.Uint64()
	if !ok || w > math.MaxInt {
		w = math.MaxInt // for the numbers that may be taken
	}
	for k, d := range g.rule.Takes(int(w)) {
		rest := n.Sub(number(k))
		for j := 0; d.Heaps>>j != 0; j++ {
			if d.Heaps>>j&1 != 0 {
				sum = sum.Add(ways(rest, j, d.Parts))
			}
		}
	}
	return sum
}

// ways counts the ways to lay n counters down in j heaps, at most three unless they
// are equal: into two there are n/2, and into three the whole number next to n²/12.
// Unequal heaps become any if 0, 1 and 2 counters are taken from them.
func ways(n nat.Nat, j int, parts taking.Parts) nat.Nat {
	switch {
	case j == 0:
		return nat.Of(boolean(n.IsZero()))
	case j == 1 || n.IsZero():
		return nat.Of(boolean(!n.IsZero()))
	case parts == taking.Equal:
		_, rest := n.DivMod(number(j))
		return nat.Of(boolean(rest.IsZero()))
	case parts == taking.Unequal:
		less := number(j * (j - 1) / 2)
		if n.Less(less) {
			return zero
		}
		n = n.Sub(less)
	}
	if j == 2 {
		half, _ := n.DivMod(two)
		return half
	}
	q, _ := n.Mul(n).Add(number(6)).DivMod(number(12))
	return q
}

// explain shows where the values come from, and what the nim-sum says.
func (g *octal) explain(list []nat.Nat, play grundy.Play) []grundy.Phrase {
	k := g.known.Load()
	p := k.period
	proved := slices.ContainsFunc(list, k.shows)
	rule := grundy.Say("Each value is the least number that is not the value of an option, for all heaps in turn:",
		"每个值是不属于任何后继的最小数，从小到大逐堆计算：")
	if _, ok := g.rule.Closed(zero); ok {
		rule = grundy.Say("A formula for {rule} says each value. The heaps are worth:", "{rule} 的值有公式。各堆的值：", "rule", g.rule.String())
	}
	if proved {
		rule = grundy.Say("The values repeat: preperiod {pre}, period {p}, proved ({why}). The heaps are worth:",
			"值是周期的：前周期 {pre}，周期 {p}，已证明（{why}）。各堆的值：",
			"pre", p.Preperiod, "p", p.Period, "why", p.Theorem.Text)
		if p.Saltus != 0 {
			rule = grundy.Say("The values repeat with a gain of {s}: preperiod {pre}, period {p}, proved ({why}). The heaps are worth:",
				"值按周期递增 {s}：前周期 {pre}，周期 {p}，已证明（{why}）。各堆的值：",
				"s", p.Saltus, "pre", p.Preperiod, "p", p.Period, "why", p.Theorem.Text)
		}
	}
	steps := explainValues(list, func(n nat.Nat) nat.Nat { v, _ := g.value(n); return v }, play, rule)
	if !proved {
		return steps
	}
	for i := range steps[1:min(1+len(list), len(steps))] { // the lines of the heaps, where there are any
		if len(list) > 32 {
			break
		}
		steps[1+i] = byPeriod(p, list[i], steps[1+i])
	}
	return steps
}

// byPeriod adds to the line of a heap how the period says its value.
func byPeriod(p taking.Period, n nat.Nat, line grundy.Phrase) grundy.Phrase {
	pre := number(p.Preperiod)
	if n.Less(pre) {
		return line
	}
	q, r := n.Sub(pre).DivMod(number(p.Period))
	if q.IsZero() {
		return line
	}
	return grundy.Say("{line}, as {n} = {pre} + {q}·{p} + {r}", "{line}，因为 {n} = {pre} + {q}·{p} + {r}",
		"line", line, "n", n, "pre", pre, "q", q, "p", p.Period, "r", r)
}
