package guess

import (
	"cmp"
	"math"
	"slices"

	"example.org/grundy"
)

// pairs proposes that the P-positions are the pairs (⌊k·a⌋, ⌊k·a⌋ + t·k) and their
// mirror images, as in Wythoff's game and Fraenkel's with a difference.
//
// Cost: linear in the training part. Source: Wythoff 1907; Fraenkel 1982.
type pairs struct{}

// Name says what kind of formulas these are.
func (pairs) Name() grundy.Text { return grundy.Text{En: "Beatty pairs", Zh: "Beatty 数对"} }

// Fit proposes formulas for outcomes of two numbers.
func (pairs) Fit(t *Table) []Formula {
	if len(t.Axes) != 2 || t.What != Outcomes {
		return nil
	}
	type pair struct{ x, d int64 }
	var found []pair
	var p [2]int64
	for i, v := range t.cells {
		if v == 1 {
			t.Point(i, p[:])
			found = append(found, pair{min(p[0], p[1]), abs64(p[0] - p[1])})
		}
	}
	slices.SortFunc(found, func(a, b pair) int { return cmp.Or(cmp.Compare(a.d, b.d), cmp.Compare(a.x, b.x)) })
	found = slices.Compact(found)
	if len(found) < fewest {
		return nil
	}
	last := len(found) - 1
	step := found[last].d - found[last-1].d
	if step <= 0 {
		return nil
	}
	in := interval{0, math.Inf(1)}
	wrong := 0
	for _, f := range found {
		next := in
		if next.floor(f.d/step, f.x); f.d%step != 0 || !(next.low < next.high) || f.d == 0 && f.x != 0 {
			wrong++
			continue
		}
		if f.d/step > 2 { // the first ones may be exceptions, as in misère play
			in = next
		}
	}
	if wrong > exceptions {
		return nil
	}
	var list []Formula
	d := abs(binary(opSub, variable(0), variable(1)))
	for _, a := range between(in.low, in.high) {
		e := equal(binary(opMin, variable(0), variable(1)), a.floor(over(d, step)))
		if step > 1 {
			e = binary(opBoth, equal(modulo(d, step), num(0)), e)
		}
		words := grundy.Say("the P-positions are ⌊k·α⌋ and ⌊k·α⌋ + {t}k, for k = 0, 1, 2, …, with α = {a}", "P 局面是数对 (⌊k·α⌋, ⌊k·α⌋ + {t}k)，k = 0, 1, 2, …，α = {a}",
			"t", factor(step), "a", a)
		list = append(list, Formula{value: e, Words: &words})
	}
	return list
}

// factor writes a factor before a letter.
func factor(n int64) string {
	if n == 1 {
		return ""
	}
	return writer{}.text(num(n)) + "·"
}
