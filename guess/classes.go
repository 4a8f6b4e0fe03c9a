package guess

import "example.org/grundy"

// classes proposes that the content is an operation on a function of each number.
// Of Grundy values the function is read off where the other numbers are 0. Of
// outcomes of two numbers it says which numbers are alike: two that are P together.
type classes struct{}

// Name says what kind of formulas these are.
func (classes) Name() grundy.Text {
	return grundy.Text{En: "a function of each number, combined", Zh: "各数分别取函数后合并"}
}

// Fit proposes formulas for tables of two numbers or more, from 0.
func (classes) Fit(t *Table) []Formula {
	d := len(t.Axes)
	if d < 2 {
		return nil
	}
	var functions [][]*expr // for each number, what its function may be
	for k := range d {
		l, ok := t.side(k)
		if !ok {
			return nil
		}
		var list []*expr
		for _, r := range rules {
			for _, f := range r.fit(l, variable(k)) {
				if f.value.op != opNum && l.close(f.value.at1(k)) {
					list = append(list, f.value)
				}
			}
		}
		functions = append(functions, list[:min(len(list), 4)])
	}
	var list []Formula
	for _, f := range functions[0] {
		list = append(list, t.joined(f, functions)...)
	}
	return list
}

// at1 makes a function of number k alone.
func (e *expr) at1(k int) func(int64) int64 {
	p := make([]int64, MostDimensions)
	return func(n int64) int64 {
		p[k] = n
		return e.eval(p)
	}
}

// close reports whether a function is right but at a few numbers.
func (l line) close(f func(int64) int64) bool {
	wrong := 0
	for i, v := range l.v {
		if v != Unknown && int64(v) != f(int64(l.from+i)) {
			wrong++
		}
	}
	return wrong <= exceptions
}

// joined makes the formulas whose first function is f, each of the others its first.
func (t *Table) joined(f *expr, functions [][]*expr) []Formula {
	parts := []*expr{f}
	for _, list := range functions[1:] {
		if len(list) == 0 {
			return nil
		}
		g := list[0]
		for _, e := range list { // of the same shape, if there is one
			if e.cost() == f.cost() {
				g = e
				break
			}
		}
		parts = append(parts, g)
	}
	if t.What == Outcomes {
		return []Formula{{value: equal(parts[0], parts[1])}, {value: equal(fold(opXor, parts), num(0))}}
	}
	var list []Formula
	for _, o := range []op{opXor, opAdd, opMin, opMax, opOr} {
		list = append(list, Formula{value: fold(o, parts)})
	}
	return list
}

// side is the function of number k, as a line of values.
func (t *Table) side(k int) (line, bool) {
	p := make([]int, len(t.Axes))
	for j, a := range t.Axes {
		if p[j] = a.From; a.From != 0 && t.What == Values {
			return line{}, false
		}
	}
	l := line{what: Values, from: t.Axes[k].From}
	if t.What == Outcomes && len(t.Axes) != 2 {
		return line{}, false
	}
	for n := range t.Axes[k].Len() {
		p[k] = l.from + n
		if t.What == Values {
			l.v = append(l.v, t.At(p...))
			continue
		}
		q := []int{p[0], p[1]}
		v := int32(Unknown)
		for m := t.Axes[1-k].From; m <= t.Axes[1-k].To && v == Unknown; m++ {
			if q[1-k] = m; t.At(q...) == 1 {
				v = int32(m)
			}
		}
		l.v = append(l.v, v)
	}
	return l, l.known() >= fewest
}
