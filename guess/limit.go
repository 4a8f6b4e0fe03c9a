package guess

import "example.org/grundy"

// limits proposes that the player to move wins if the second number, such as the
// limit on a move, reaches a function of the first.
//
// Cost: linear in the training part, and that of the rules.
type limits struct{}

// Name says what kind of formulas these are.
func (limits) Name() grundy.Text {
	return grundy.Text{En: "a limit that is enough", Zh: "足够大的上限"}
}

// Fit proposes formulas for outcomes of two numbers.
func (limits) Fit(t *Table) []Formula {
	if len(t.Axes) != 2 || t.What != Outcomes {
		return nil
	}
	var list []Formula
	for k := range 2 {
		l := t.first(k)
		if l.known() < fewest {
			continue
		}
		for _, r := range rules {
			for _, f := range r.fit(l, variable(k)) {
				e := binary(opLt, variable(1-k), f.value)
				list = append(list, Formula{value: e}, Formula{value: binary(opEither, equal(variable(k), num(0)), e)})
			}
		}
	}
	return list
}

// first is the least value of the other number with which number k is no P-position.
func (t *Table) first(k int) line {
	l := line{what: Values, from: t.Axes[k].From}
	other := t.Axes[1-k]
	var p [2]int
	for n := range t.Axes[k].Len() {
		p[k] = l.from + n
		v := int32(Unknown)
		for m := other.To; m >= other.From; m-- {
			if p[1-k] = m; t.At(p[:]...) != 0 {
				break
			}
			v = int32(m)
		}
		l.v = append(l.v, v)
	}
	return l
}
