package guess

import "example.org/grundy"

// features proposes that the content depends on one number that is made of those of
// the position, such as a xor b, and then what rules say of it.
//
// Cost: the training part once for each of a few dozen features, and that of the rules.
type features struct{}

// Name says what kind of formulas these are.
func (features) Name() grundy.Text {
	return grundy.Text{En: "one number made of all", Zh: "各数合成的一个数"}
}

// Fit proposes formulas for tables of two numbers or more.
func (features) Fit(t *Table) []Formula {
	var list []Formula
	for _, x := range madeOf(len(t.Axes)) {
		l, ok := t.along(x)
		if !ok {
			continue
		}
		for _, r := range rules {
			for _, f := range r.fit(l, x) {
				f.Kind, f.Repeat = grundy.Text{}, nil
				list = append(list, f)
			}
		}
	}
	return list
}

// madeOf lists the features of positions of so many numbers.
func madeOf(dimensions int) []*expr {
	if dimensions < 2 {
		return nil
	}
	var list []*expr
	for subset := 1; subset < 1<<dimensions; subset++ {
		var parts []*expr
		for k := range dimensions {
			if subset>>k&1 == 1 {
				parts = append(parts, variable(k))
			}
		}
		if len(parts) == 1 {
			list = append(list, parts[0])
			continue
		}
		for _, o := range []op{opXor, opAdd, opMin, opMax, opAnd, opOr} {
			list = append(list, fold(o, parts))
		}
		var less []*expr
		for _, x := range parts {
			less = append(less, plus(x, -1))
		}
		list = append(list, fold(opXor, less), fold(opOr, less), fold(opAnd, less))
	}
	if dimensions == 2 {
		a, b := variable(0), variable(1)
		small, large := binary(opMin, a, b), binary(opMax, a, b)
		list = append(list, abs(binary(opSub, a, b)), binary(opMul, a, b), binary(opDiv, large, small), binary(opMod, large, small),
			binary(opAdd, times(2, a), b), binary(opAdd, a, times(2, b)),
			binary(opDiv, binary(opSub, square(large), square(small)), binary(opMul, a, b)))
	}
	return list
}

func fold(o op, parts []*expr) *expr {
	e := parts[0]
	for _, x := range parts[1:] {
		e = binary(o, e, x)
	}
	return e
}

// longest is how far a feature may reach.
const longest = 1 << 16

// along returns the content as a function of a feature; ok is false if positions
// with the same feature differ in more than a few cells near the beginning.
func (t *Table) along(x *expr) (line, bool) {
	p := make([]int64, len(t.Axes))
	l := line{what: t.What}
	clashes := 0
	for _, i := range t.order() {
		v := t.cells[i]
		if v == Unknown {
			continue
		}
		t.Point(int(i), p)
		n := x.eval(p)
		if n < 0 || n >= longest {
			return line{}, false
		}
		for int(n) >= len(l.v) {
			l.v = append(l.v, Unknown)
		}
		switch {
		case l.v[n] == Unknown:
			l.v[n] = v
		case l.v[n] != v:
			l.v[n] = v // the later ones are right more often
			if clashes++; clashes > 2*exceptions {
				return line{}, false
			}
		}
	}
	return l, l.known() >= 4
}
