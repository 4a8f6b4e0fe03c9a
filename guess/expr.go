package guess

import "slices"

// An op is what an expression does with its parts.
type op uint8

const (
	opNum op = iota // k
	opVar           // number k of the position
	opAdd           // the binary ones
	opSub
	opMul
	opDiv // rounded down
	opMod // never negative
	opXor
	opAnd
	opOr
	opMin
	opMax
	opEq
	opNe
	opLt
	opLe
	opBoth
	opEither
	opAbs  // the unary ones
	opNot  // 1 - x
	opIf   // args[1] if args[0] is not 0, else args[2]
	opAt   // list[args[0]]
	opIn   // whether args[0] is in list
	opCall // a named function
)

// An expr is a formula as a tree. Truth is 1, and falsehood 0.
type expr struct {
	op   op
	k    int64
	args []*expr
	list []int64
	fn   *function
}

func num(k int64) *expr                  { return &expr{op: opNum, k: k} }
func variable(k int) *expr               { return &expr{op: opVar, k: int64(k)} }
func binary(o op, x, y *expr) *expr      { return &expr{op: o, args: []*expr{x, y}} }
func not(x *expr) *expr                  { return &expr{op: opNot, args: []*expr{x}} }
func abs(x *expr) *expr                  { return &expr{op: opAbs, args: []*expr{x}} }
func when(c, x, y *expr) *expr           { return &expr{op: opIf, args: []*expr{c, x, y}} }
func call(f *function, x ...*expr) *expr { return &expr{op: opCall, fn: f, args: x} }

// equal is x = y, in the shortest way.
func equal(x, y *expr) *expr {
	if y.op == opNum && y.k == 0 {
		if x.op == opAbs {
			x = x.args[0]
		}
		if x.op == opXor || x.op == opSub {
			return equal(x.args[0], x.args[1])
		}
	}
	return binary(opEq, x, y)
}

// differ is x ≠ y of two truths, in the shortest way.
func differ(x, y *expr) *expr {
	switch {
	case x.op == opNum && x.k == 0:
		return y
	case x.op == opNum:
		return not(y)
	}
	return binary(opNe, x, y)
}

// sum is x + y, in the shortest way.
func sum(x, y *expr) *expr {
	if y.op == opNum {
		return plus(x, y.k)
	}
	return binary(opAdd, x, y)
}

// modulo is x mod m, in the shortest way.
func modulo(x *expr, m int64) *expr {
	if m == 1 {
		return num(0)
	}
	return binary(opMod, x, num(m))
}

// pick is list[x], in the shortest way.
func pick(list []int64, x *expr) *expr {
	if slices.Min(list) == slices.Max(list) {
		return num(list[0])
	}
	return &expr{op: opAt, list: list, args: []*expr{x}}
}

// among is whether x is in a list that rises, in the shortest way.
func among(x *expr, list []int64) *expr {
	switch len(list) {
	case 0:
		return num(0)
	case 1:
		return equal(x, num(list[0]))
	}
	return &expr{op: opIn, list: list, args: []*expr{x}}
}

// plus is x + k, in the shortest way.
func plus(x *expr, k int64) *expr {
	switch {
	case k == 0:
		return x
	case x.op == opNum:
		return num(x.k + k)
	case k < 0:
		return binary(opSub, x, num(-k))
	}
	return binary(opAdd, x, num(k))
}

// times is k·x, in the shortest way.
func times(k int64, x *expr) *expr {
	if k == 1 {
		return x
	}
	return binary(opMul, num(k), x)
}

// over is ⌊x/m⌋, in the shortest way.
func over(x *expr, m int64) *expr {
	if m == 1 {
		return x
	}
	return binary(opDiv, x, num(m))
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// eval returns the value at a position.
func (e *expr) eval(p []int64) int64 {
	switch e.op {
	case opNum:
		return e.k
	case opVar:
		return p[e.k]
	case opIf:
		if e.args[0].eval(p) != 0 {
			return e.args[1].eval(p)
		}
		return e.args[2].eval(p)
	case opBoth:
		return truth(e.args[0].eval(p) != 0 && e.args[1].eval(p) != 0)
	case opEither:
		return truth(e.args[0].eval(p) != 0 || e.args[1].eval(p) != 0)
	case opCall:
		var room [MostDimensions]int64
		for i, a := range e.args {
			room[i] = a.eval(p)
		}
		return e.fn.eval(room[:len(e.args)])
	}
	x := e.args[0].eval(p)
	switch e.op {
	case opAbs:
		return max(x, -x)
	case opNot:
		return 1 - x
	case opAt:
		if x < 0 || x >= int64(len(e.list)) {
			return Unknown
		}
		return e.list[x]
	case opIn:
		_, found := slices.BinarySearch(e.list, x)
		return truth(found)
	}
	return combine(e.op, x, e.args[1].eval(p))
}

// combine does what a binary operation does. A division by 0 gives 0.
func combine(o op, x, y int64) int64 {
	switch o {
	case opAdd:
		return x + y
	case opSub:
		return x - y
	case opMul:
		return x * y
	case opDiv:
		q, _ := divide(x, y)
		return q
	case opMod:
		_, r := divide(x, y)
		return r
	case opXor:
		return x ^ y
	case opAnd:
		return x & y
	case opOr:
		return x | y
	case opMin:
		return min(x, y)
	case opMax:
		return max(x, y)
	case opEq:
		return truth(x == y)
	case opNe:
		return truth(x != y)
	case opLt:
		return truth(x < y)
	case opLe:
		return truth(x <= y)
	}
	return 0
}

// divide rounds down, so that the rest is not negative for y > 0.
func divide(x, y int64) (q, r int64) {
	if y == 0 {
		return 0, 0
	}
	q, r = x/y, x%y
	if r != 0 && (r < 0) != (y < 0) {
		q, r = q-1, r+y
	}
	return q, r
}

// natural reports whether the value is never negative, whatever the position.
func (e *expr) natural() bool {
	switch e.op {
	case opNum:
		return e.k >= 0
	case opVar, opAbs, opMod, opEq, opNe, opLt, opLe, opBoth, opEither, opNot, opIn:
		return true
	case opSub:
		return false
	case opIf:
		return e.args[1].natural() && e.args[2].natural()
	case opAt:
		return slices.Min(e.list) >= 0
	case opCall:
		return !e.fn.signed
	case opMax, opAnd:
		return e.args[0].natural() || e.args[1].natural()
	case opDiv, opAdd, opMul, opXor, opOr, opMin:
		return e.args[0].natural() && e.args[1].natural()
	}
	return false
}

// logical reports whether the value is a truth.
func (e *expr) logical() bool {
	switch e.op {
	case opEq, opLt, opLe, opNe, opBoth, opEither, opNot, opIn:
		return true
	case opCall:
		return e.fn.logical
	case opIf:
		return e.args[1].logical() && e.args[2].logical()
	}
	return false
}
