package guess

import "example.org/grundy"

// residues proposes that the content depends on the numbers mod m only, m ≤ 12.
//
// Cost: the training part once for each m.
type residues struct{}

// Name says what kind of formulas these are.
func (residues) Name() grundy.Text {
	return grundy.Text{En: "residues of the numbers", Zh: "各数的余数"}
}

// Fit proposes formulas for tables of two numbers.
func (residues) Fit(t *Table) []Formula {
	if len(t.Axes) != 2 {
		return nil
	}
	var list []Formula
	p := make([]int64, 2)
	for m := int64(2); m <= 12; m++ {
		index := binary(opAdd, times(m, modulo(variable(0), m)), modulo(variable(1), m))
		content := make([]int64, m*m)
		for i := range content {
			content[i] = Unknown
		}
		clashes := 0
		for _, i := range t.order() {
			v := int64(t.cells[i])
			if v == Unknown {
				continue
			}
			t.Point(int(i), p)
			k := index.eval(p)
			if content[k] != Unknown && content[k] != v {
				clashes++
			}
			content[k] = v
		}
		if clashes > 2*exceptions {
			continue
		}
		var where []int64
		for k, v := range content {
			if v == 1 {
				where = append(where, int64(k))
			}
		}
		switch {
		case t.What == Outcomes && len(where) == 1:
			list = append(list, Formula{value: binary(opBoth, equal(index.args[0].args[1], num(where[0]/m)), equal(index.args[1], num(where[0]%m)))})
		case t.What == Outcomes:
			list = append(list, Formula{value: among(index, where)})
		default:
			list = append(list, Formula{value: pick(content, index)})
		}
	}
	return list
}
