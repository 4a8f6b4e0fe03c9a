package guess

import (
	"fmt"
	"strings"

	"example.org/grundy"
)

// names are those of the numbers of a position.
func names(dimensions int) []string {
	if dimensions == 1 {
		return []string{"n"}
	}
	return []string{"a", "b", "c", "d"}[:dimensions]
}

// A writer writes expressions for people.
type writer struct {
	lang  grundy.Lang
	names []string
}

var signs = map[op]string{
	opAdd: "+", opSub: "-", opMul: "·", opMod: "mod", opXor: "xor", opAnd: "bitand", opOr: "bitor",
	opEq: "=", opNe: "≠", opLt: "<", opLe: "≤",
}

// level says how tightly an operation binds in text.
func (e *expr) level() int {
	switch e.op {
	case opIf:
		return 0
	case opEither:
		return 1
	case opBoth:
		return 2
	case opNot:
		return 3
	case opEq, opNe, opLt, opLe, opIn:
		return 4
	case opMod, opXor, opAnd, opOr:
		return 5
	case opAdd, opSub:
		return 6
	case opMul:
		return 7
	}
	return 8
}

// inner writes a part, in parentheses if it binds no tighter than its whole.
func (w writer) inner(e *expr, level int) string {
	if e.level() <= level {
		return "(" + w.text(e) + ")"
	}
	return w.text(e)
}

func (w writer) in(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(w.lang) }

func (w writer) text(e *expr) string {
	level := e.level()
	switch e.op {
	case opNum:
		return fmt.Sprint(e.k)
	case opVar:
		return w.names[e.k]
	case opDiv:
		return "⌊" + w.inner(e.args[0], 6) + "/" + w.inner(e.args[1], 7) + "⌋"
	case opMin, opMax:
		return map[op]string{opMin: "min", opMax: "max"}[e.op] + "(" + w.text(e.args[0]) + ", " + w.text(e.args[1]) + ")"
	case opAbs:
		return "|" + w.text(e.args[0]) + "|"
	case opNot:
		return w.in("not ", "非 ") + w.inner(e.args[0], level)
	case opBoth:
		return w.inner(e.args[0], level-1) + w.in(" and ", " 且 ") + w.inner(e.args[1], level-1)
	case opEither:
		return w.inner(e.args[0], level-1) + w.in(" or ", " 或 ") + w.inner(e.args[1], level-1)
	case opIf:
		return w.inner(e.args[1], level) + w.in(" if ", "，当 ") + w.inner(e.args[0], level) + w.in("; otherwise ", "；否则 ") + w.text(e.args[2])
	case opAt:
		return "(" + listed(e.list, ", ") + ")[" + w.text(e.args[0]) + "]"
	case opIn:
		return w.inner(e.args[0], level) + w.in(" is one of ", " 属于 ") + listed(e.list, ", ")
	case opCall:
		parts := make([]string, len(e.args))
		for i, a := range e.args {
			parts[i] = w.text(a)
		}
		return e.fn.name + "(" + strings.Join(parts, ", ") + ")"
	}
	left, right := level, level
	if level == 5 && e.op != opMod {
		left, right = 7, 7
	}
	if e.op == opAdd || e.op == opSub || e.op == opMul {
		left = level - 1
	}
	if e.op == opAdd || e.op == opMul {
		right = level - 1
	}
	if e.op == opXor && e.args[0].op == opXor {
		left = level - 1
	}
	return w.inner(e.args[0], left) + " " + signs[e.op] + " " + w.inner(e.args[1], right)
}

// most is how many entries of a list text shows.
const most = 60

func listed(list []int64, comma string) string {
	var b strings.Builder
	for i, v := range list {
		if i == most {
			fmt.Fprintf(&b, "%s… (%d)", comma, len(list))
			break
		}
		if i > 0 {
			b.WriteString(comma)
		}
		fmt.Fprint(&b, v)
	}
	return b.String()
}

// functions lists what an expression calls, each once.
func (e *expr) functions() []*function {
	var list []*function
	seen := map[string]bool{}
	var walk func(*expr)
	walk = func(e *expr) {
		for _, a := range e.args {
			walk(a)
		}
		if e.op == opCall && !seen[e.fn.name] {
			seen[e.fn.name] = true
			list = append(list, e.fn)
		}
	}
	walk(e)
	return list
}
