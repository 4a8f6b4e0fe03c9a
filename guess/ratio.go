package guess

import (
	"math"

	"example.org/grundy"
)

// ratio proposes that who wins depends on whether the larger number is more than so
// many times the smaller one, as in Euclid's game, where it is the golden ratio. Equal
// numbers, and those with a 0, may be otherwise.
//
// Cost: linear in the training part.
type ratio struct{}

// Name says what kind of formulas these are.
func (ratio) Name() grundy.Text {
	return grundy.Text{En: "ratio of the numbers", Zh: "两数之比"}
}

// Fit proposes formulas for outcomes of two numbers.
func (ratio) Fit(t *Table) []Formula {
	if len(t.Axes) != 2 || t.What != Outcomes {
		return nil
	}
	// The ratios of N-positions and of P-positions.
	least, most := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{}
	var p [2]int64
	for i, v := range t.cells {
		t.Point(i, p[:])
		if v == Unknown || p[0] == p[1] || p[0]*p[1] == 0 {
			continue
		}
		r := float64(max(p[0], p[1])) / float64(min(p[0], p[1]))
		least[v], most[v] = min(least[v], r), max(most[v], r)
	}
	under := 0 // what those below the threshold are
	switch {
	case most[1] < least[0]:
		under = 1
	case most[0] >= least[1]:
		return nil
	}
	var list []Formula
	for _, a := range between(most[under], least[1-under]) {
		e := a.exceeds()
		if under == 0 {
			e = not(e)
		}
		e = t.unless(e, equal(variable(0), variable(1)), under)
		e = t.unless(e, equal(binary(opMin, variable(0), variable(1)), num(0)), 1-under)
		less, more := grundy.Text{En: "more", Zh: "大于"}, grundy.Text{En: "less", Zh: "小于"}
		if under == 1 {
			less, more = more, less
		}
		words := grundy.Say("P if the larger number is {less} than {a} times the smaller, N if it is {more}; equal numbers and zeros as in the formula",
			"大数{less}小数的 {a} 倍时为 P，{more}时为 N；两数相等或有零时见公式", "less", less, "a", a, "more", more)
		list = append(list, Formula{value: e, Words: &words})
	}
	return list
}

// exceeds is whether a times the smaller number exceeds the larger: the polynomial
// of which a is the greater root is negative there, since the other root is below 1.
func (a quadratic) exceeds() *expr {
	// q²r² - 2pq·r + p²-d
	two, one, none := a.q*a.q, -2*a.p*a.q, a.p*a.p-a.d
	common := gcd(gcd(two, abs64(one)), abs64(none))
	x, y := binary(opMax, variable(0), variable(1)), binary(opMin, variable(0), variable(1))
	left, right := times(two/common, square(x)), num(0)
	for _, term := range []struct {
		k int64
		e *expr
	}{{one / common, binary(opMul, x, y)}, {none / common, square(y)}} {
		switch {
		case term.k > 0:
			left = binary(opAdd, left, times(term.k, term.e))
		case term.k < 0 && right.op == opNum:
			right = times(-term.k, term.e)
		case term.k < 0:
			right = binary(opAdd, right, times(-term.k, term.e))
		}
	}
	return binary(opLt, left, right)
}

// unless changes the formula for the positions with a property, if they all are
// otherwise than it says.
func (t *Table) unless(e, property *expr, says int) *expr {
	var p [2]int64
	with, other := 0, 0
	for i, v := range t.cells {
		t.Point(i, p[:])
		if v == Unknown || property.eval(p[:]) == 0 {
			continue
		}
		with++
		if int(v) != says {
			other++
		}
	}
	switch {
	case other <= with/2:
		return e
	case says == 1:
		return binary(opBoth, not(property), e)
	}
	return binary(opEither, property, e)
}
