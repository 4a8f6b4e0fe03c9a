package guess

import (
	"fmt"
	"slices"
	"strings"

	"example.org/grundy"
)

// members proposes that the numbers with value 1, or those without, are a set that
// has a name, perhaps moved by one or two.
var members = rule{
	name: grundy.Text{En: "known set", Zh: "已知的数集"},
	fit: func(l line, x *expr) []Formula {
		if l.what == Values && slices.ContainsFunc(l.v, func(v int32) bool { return v > 1 }) {
			return nil
		}
		var list []Formula
		for _, s := range sets() {
			for _, shift := range []int64{0, 1, -1, 2, -2} {
				for _, e := range []*expr{s(plus(x, shift)), not(s(plus(x, shift)))} {
					if l.agrees(e.at(x)) {
						if l.what == Values {
							e = when(e, num(1), num(0))
						}
						list = append(list, Formula{value: e})
					}
				}
			}
		}
		return list
	},
}

// agrees reports whether a function is right at most of the first numbers of a line.
func (l line) agrees(f func(int64) int64) bool {
	wrong := 0
	for i, v := range l.v[:min(len(l.v), 40)] {
		if v != Unknown && int64(v) != f(int64(l.from+i)) {
			wrong++
		}
	}
	return wrong <= exceptions
}

// sets are those with names, as tests of a number.
func sets() []func(*expr) *expr {
	list := []func(*expr) *expr{
		func(x *expr) *expr { return equal(modulo(call(ones, x), 2), num(0)) }, // evil
		func(x *expr) *expr { return equal(modulo(call(ones, x), 2), num(1)) }, // odious
		func(x *expr) *expr { return equal(modulo(call(zeros, x), 2), num(0)) },
		func(x *expr) *expr { return equal(call(lowbit, x), x) },  // powers of 2, and 0
		func(x *expr) *expr { return equal(call(fibpart, x), x) }, // Fibonacci numbers
		func(x *expr) *expr { return equal(square(call(isqrt, x)), x) },
		func(x *expr) *expr { return equal(square(call(isqrt, plus(times(8, x), 1))), plus(times(8, x), 1)) }, // triangular
		func(x *expr) *expr { return call(lucas, x) },
		func(x *expr) *expr { return call(factorials, x) },
		func(x *expr) *expr { return call(cubes, x) },
	}
	for _, f := range powers {
		list = append(list, func(x *expr) *expr { return call(f, x) })
	}
	return list
}

func square(x *expr) *expr { return binary(opMul, x, x) }

// listOf makes the membership in a list that rises, 0 to 2^62, as a function.
func listOf(name string, en, zh string, list []int64) *function {
	parts := all(list)
	return &function{
		name: name, logical: true, cost: 10,
		note: grundy.Text{En: fmt.Sprintf("%s(x) says whether x is %s", name, en), Zh: fmt.Sprintf("%s(x) 表示 x 是%s", name, zh)},
		eval: func(x []int64) int64 {
			_, found := slices.BinarySearch(list, x[0])
			return truth(found)
		},
		source: [3]string{
			fmt.Sprintf("def %s(x):\n    return x in [%s]", name, parts),
			fmt.Sprintf("bool %s(long long x) {\n    for (long long v : {%sLL}) if (v == x) return true;\n    return false;\n}", name, strings.ReplaceAll(parts, ", ", "LL, ")),
			fmt.Sprintf("func %s(x int) bool {\n\tfor _, v := range []int{%s} {\n\t\tif v == x {\n\t\t\treturn true\n\t\t}\n\t}\n\treturn false\n}", name, parts),
		},
	}
}

const top = int64(1) << 62

var (
	lucas = listOf("lucas", "a Lucas number 1, 3, 4, 7, 11, …", "卢卡斯数 1, 3, 4, 7, 11, …", func() (list []int64) {
		for a, b := int64(1), int64(3); a < top/2; a, b = b, a+b {
			list = append(list, a)
		}
		return list
	}())
	factorials = listOf("factorial", "a factorial", "阶乘", func() (list []int64) {
		for a, k := int64(1), int64(2); a < top/k; a, k = a*k, k+1 {
			list = append(list, a)
		}
		return list
	}())
	cubes = &function{
		name: "cube", logical: true, cost: 10,
		note: grundy.Text{En: "cube(x) says whether x is a cube", Zh: "cube(x) 表示 x 是立方数"},
		eval: func(x []int64) int64 { return truth(cubic(x[0])) },
		source: [3]string{
			"def cube(x):\n    r, b = 0, 1 << 20\n    for _ in range(21):\n        if (r + b) * (r + b) * (r + b) <= x:\n            r += b\n        b //= 2\n    return r * r * r == x",
			"bool cube(long long x) {\n    long long r = std::cbrt((double)x) + 0.5;\n    return r * r * r == x;\n}",
			"func cube(x int) bool {\n\tr := int(math.Cbrt(float64(x)) + 0.5)\n\treturn r*r*r == x\n}",
		},
	}
	powers = func() (list []*function) {
		for _, k := range []int64{3, 4, 5, 6, 7, 8, 9, 10} {
			var of []int64
			for a := int64(1); a < top/k; a *= k {
				of = append(of, a)
			}
			list = append(list, listOf(fmt.Sprintf("power%d", k), fmt.Sprintf("a power of %d, 1 among them", k), fmt.Sprintf(" %d 的幂（含 1）", k), of))
		}
		return list
	}()
)

func cubic(x int64) bool {
	r := int64(0)
	for b := int64(1) << 20; b > 0; b /= 2 {
		if (r+b)*(r+b)*(r+b) <= x {
			r += b
		}
	}
	return r*r*r == x
}
