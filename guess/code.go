package guess

import (
	"fmt"
	"strings"
)

// A Language is one that formulas are written in.
type Language uint8

// The languages.
const (
	Starlark Language = iota
	Cpp
	Go
)

// Languages lists them.
var Languages = []Language{Starlark, Cpp, Go}

// String names the language as people do.
func (l Language) String() string { return [...]string{"Starlark", "C++", "Go"}[l] }

// Code writes the formula as a function, g for Grundy values and lost for whether
// the player to move loses, with the functions that it calls before it.
//
// Domain: positions whose numbers, and products of two of them, fit 63 bits.
// Starlark code is Python, too. C++ code wants <algorithm> and <cmath>, Go code math
// where it calls isqrt.
func (f Formula) Code(l Language) string {
	var b strings.Builder
	for _, fn := range f.value.functions() {
		b.WriteString(fn.source[l] + "\n")
	}
	c := coder{l: l, names: names(f.dimensions)}
	body := c.code(f.value)
	if c.floor {
		b.WriteString(floors[l])
	}
	for i, list := range c.lists {
		b.WriteString(c.list(i, list))
	}
	name := "g"
	if f.what == Outcomes {
		name = "lost"
	}
	switch args := strings.Join(c.names, ", "); {
	case l == Starlark:
		fmt.Fprintf(&b, "%s = lambda %s: %s\n", name, args, bare(body))
	case l == Cpp:
		result := "long long"
		if f.what == Outcomes {
			result = "bool"
		}
		fmt.Fprintf(&b, "%s %s(long long %s) { return %s; }\n", result, name, strings.Join(c.names, ", long long "), bare(body))
	default:
		b.WriteString(c.golang(name, args, f))
	}
	return b.String()
}

// golang writes a function in Go, where a choice is a statement.
func (c *coder) golang(name, args string, f Formula) string {
	result := "int"
	if f.what == Outcomes {
		result = "bool"
	}
	e := f.value
	head := fmt.Sprintf("func %s(%s int) %s {", name, args, result)
	if e.op != opIf {
		return head + " return " + bare(c.code(e)) + " }\n"
	}
	for ; e.op == opIf; e = e.args[2] {
		head += fmt.Sprintf("\n\tif %s {\n\t\treturn %s\n\t}", bare(c.code(e.args[0])), bare(c.code(e.args[1])))
	}
	return head + "\n\treturn " + bare(c.code(e)) + "\n}\n"
}

// floors is division rounded down where the dividend may be negative; Starlark
// has it.
var floors = [3]string{
	Cpp: "long long fdiv(long long x, long long y) { return (x - (x % y + y) % y) / y; }\n",
	Go:  "func fdiv(x, y int) int { return (x - (x%y+y)%y) / y }\n",
}

// A coder writes expressions in a language.
type coder struct {
	l     Language
	names []string
	lists [][]int64
	floor bool
}

// list defines a list that formulas refer to.
func (c *coder) list(i int, list []int64) string {
	switch c.l {
	case Starlark:
		return fmt.Sprintf("%s = [%s]\n", listName(i), all(list))
	case Cpp:
		return fmt.Sprintf("const long long %s[] = {%s};\n", listName(i), all(list))
	}
	return fmt.Sprintf("var %s = []int{%s}\n", listName(i), all(list))
}

func listName(i int) string { return fmt.Sprintf("T%d", i) }

func all(list []int64) string {
	parts := make([]string, len(list))
	for i, v := range list {
		parts[i] = fmt.Sprint(v)
	}
	return strings.Join(parts, ", ")
}

// bare takes the parentheses off a whole.
func bare(text string) string {
	if !strings.HasPrefix(text, "(") {
		return text
	}
	depth := 0
	for i, r := range text {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 && i < len(text)-1 {
			return text
		}
	}
	return text[1 : len(text)-1]
}

var operators = map[op]string{
	opAdd: "+", opSub: "-", opMul: "*", opDiv: "/", opMod: "%", opXor: "^", opAnd: "&", opOr: "|",
	opEq: "==", opNe: "!=", opLt: "<", opLe: "<=", opBoth: "&&", opEither: "||",
}

// code writes an expression, in parentheses unless it is a name, a number or a call.
func (c *coder) code(e *expr) string {
	part := func(i int) string { return c.code(e.args[i]) }
	switch e.op {
	case opNum:
		return fmt.Sprint(e.k)
	case opVar:
		return c.names[e.k]
	case opIn:
		return c.among(e)
	case opAt:
		for i, list := range c.lists {
			if &list[0] == &e.list[0] {
				return fmt.Sprintf("%s[%s]", listName(i), bare(part(0)))
			}
		}
		c.lists = append(c.lists, e.list)
		return fmt.Sprintf("%s[%s]", listName(len(c.lists)-1), bare(part(0)))
	case opCall:
		parts := make([]string, len(e.args))
		for i := range e.args {
			parts[i] = bare(part(i))
		}
		return e.fn.name + "(" + strings.Join(parts, ", ") + ")"
	case opAbs:
		x := bare(part(0))
		switch {
		case c.l == Cpp:
			return "std::abs(" + x + ")"
		case c.l == Go:
			return "max(" + x + ", -" + part(0) + ")"
		}
		return "abs(" + x + ")"
	case opMin, opMax:
		name := map[op]string{opMin: "min", opMax: "max"}[e.op]
		if c.l == Cpp {
			name = "std::" + name + "<long long>"
		}
		return name + "(" + bare(part(0)) + ", " + bare(part(1)) + ")"
	case opNot:
		if c.l == Starlark {
			return "(not " + part(0) + ")"
		}
		return "!" + part(0)
	case opIf:
		switch c.l {
		case Starlark:
			return "(" + part(1) + " if " + bare(part(0)) + " else " + part(2) + ")"
		case Cpp:
			return "(" + part(0) + " ? " + part(1) + " : " + part(2) + ")"
		}
		result := "int"
		if e.logical() {
			result = "bool"
		}
		return fmt.Sprintf("func() %s { if %s { return %s }; return %s }()", result, bare(part(0)), bare(part(1)), bare(part(2)))
	}
	return c.binary(e)
}

func (c *coder) binary(e *expr) string {
	x, y, sign := c.code(e.args[0]), c.code(e.args[1]), operators[e.op]
	switch {
	case c.l == Starlark:
		if words, ok := map[op]string{opBoth: "and", opEither: "or", opDiv: "//"}[e.op]; ok {
			sign = words
		}
	case e.op == opMod && !e.args[0].natural():
		return "((" + x + " % " + y + " + " + y + ") % " + y + ")"
	case e.op == opDiv && !e.args[0].natural():
		c.floor = true
		return "fdiv(" + bare(x) + ", " + bare(y) + ")"
	}
	return "(" + x + " " + sign + " " + y + ")"
}

// among writes membership in a list: as such in Starlark, as comparisons elsewhere.
func (c *coder) among(e *expr) string {
	x := c.code(e.args[0])
	if c.l == Starlark {
		return "(" + x + " in [" + all(e.list) + "])"
	}
	parts := make([]string, len(e.list))
	for i, v := range e.list {
		parts[i] = fmt.Sprintf("%s == %d", x, v)
	}
	return "(" + strings.Join(parts, " || ") + ")"
}
