package guess

import "example.org/grundy"

// tried are the functions of one number that wordy puts numbers in.
var tried = []*function{lowbit, zeros, ones, bitlen, odious, fibpart, isqrt}

// wordy proposes functions of the digits of a number near n, and a little more or
// less than that.
var wordy = rule{
	name: grundy.Text{En: "digits of the number", Zh: "数的各位"},
	fit: func(l line, x *expr) []Formula {
		if l.what == Outcomes {
			return nil
		}
		var list []Formula
		for _, f := range tried {
			for _, shift := range []int64{0, 1, -1, 2} {
				e := call(f, plus(x, shift))
				if d, ok := l.off(e, x, shift); ok {
					list = append(list, Formula{value: plus(e, d)})
				}
			}
			list = append(list, Formula{value: modulo(call(f, x), 2)})
		}
		return list
	},
}

// off returns the difference between the line and a formula at its middle; ok is
// false if it is not small.
func (l line) off(e, x *expr, shift int64) (int64, bool) {
	f := e.at(x)
	for i := len(l.v) / 2; i < len(l.v); i++ {
		if v := int64(l.v[i]); v != Unknown {
			d := v - f(int64(l.from+i))
			return d, abs64(d) <= 2
		}
	}
	return 0, false
}

// at makes a function of the number that x stands for, which e reads only through x.
func (e *expr) at(x *expr) func(n int64) int64 {
	return func(n int64) int64 { return e.replace(x, num(n)).eval(nil) }
}

// replace puts y in the place of x.
func (e *expr) replace(x, y *expr) *expr {
	if e == x {
		return y
	}
	c := *e
	c.args = make([]*expr, len(e.args))
	for i, a := range e.args {
		c.args[i] = a.replace(x, y)
	}
	return &c
}
