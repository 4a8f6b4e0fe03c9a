package guess

import (
	"fmt"
	"strings"

	"example.org/grundy"
)

// digits proposes the rule of Moore's Nim: the P-positions are those where each
// binary place has a number of ones that is divisible by m. For m = 2 it is Nim.
// Source: Moore 1910.
type digits struct{}

// Name says what kind of formulas these are.
func (digits) Name() grundy.Text {
	return grundy.Text{En: "ones in each binary place", Zh: "各二进制位上 1 的个数"}
}

// Fit proposes formulas for outcomes of two numbers or more.
func (digits) Fit(t *Table) []Formula {
	if t.What != Outcomes || len(t.Axes) < 2 {
		return nil
	}
	var all []*expr
	for k := range t.Axes {
		all = append(all, variable(k))
	}
	var list []Formula
	for m := 3; m <= len(t.Axes)+1; m++ {
		list = append(list, Formula{value: call(placewise(m, len(t.Axes)), all...)})
	}
	return list
}

// placewise is whether each binary place has a number of ones divisible by m.
func placewise(m, dimensions int) *function {
	name := fmt.Sprintf("places%d", m)
	args := names(dimensions)
	sum := func(format, join string) string {
		parts := make([]string, dimensions)
		for i, a := range args {
			parts[i] = fmt.Sprintf(format, a)
		}
		return strings.Join(parts, join)
	}
	return &function{
		name: name, logical: true, cost: 10 + length(int64(m)),
		note: grundy.Text{
			En: fmt.Sprintf("%s(…) says whether in each binary place the number of ones is divisible by %d", name, m),
			Zh: fmt.Sprintf("%s(…) 表示每个二进制位上 1 的个数都被 %d 整除", name, m),
		},
		eval: func(x []int64) int64 {
			for i := range 63 {
				n := int64(0)
				for _, v := range x {
					n += v >> i & 1
				}
				if n%int64(m) != 0 {
					return 0
				}
			}
			return 1
		},
		source: [3]string{
			fmt.Sprintf("def %s(%s):\n    for i in range(63):\n        if (%s) %% %d != 0:\n            return False\n    return True", name, strings.Join(args, ", "), sum("(%s >> i) %% 2", " + "), m),
			fmt.Sprintf("bool %s(%s) {\n    for (int i = 0; i < 63; i++) if ((%s) %% %d != 0) return false;\n    return true;\n}", name, sum("long long %s", ", "), sum("(%s >> i & 1)", " + "), m),
			fmt.Sprintf("func %s(%s int) bool {\n\tfor i := range 63 {\n\t\tif (%s)%%%d != 0 {\n\t\t\treturn false\n\t\t}\n\t}\n\treturn true\n}", name, strings.Join(args, ", "), sum("%s>>i&1", " + "), m),
		},
	}
}
