package script

import (
	"fmt"
	"math/big"
	"strings"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// Most operations of the language make at most twice of what there is. Those that make
// much of little at one stroke would go past any count of steps: they are replaced by
// ones that look at the sizes first (rewrite.go). The names here are no identifiers, so
// that no file can say them.
const (
	member = "." // what is called in the place of a method
	scales = "*" // a variable of every file, in which the scale is
	scale  = "|*"
)

// The most that one operation may make.
const (
	mostMembers = 1 << 20 // of a list or a tuple
	mostText    = 1 << 24 // bytes of a text
	mostBits    = 1 << 20 // of a number
	mostRange   = 1 << 22 // numbers of a range
)

// multiplying are the methods of texts that are replaced.
var multiplying = map[string]bool{"join": true, "replace": true, "format": true}

// predeclared are the names that a file may use beside those of the language.
var predeclared = starlark.StringDict{
	scale:     onScale{},
	keyOps:    onKey{},
	"set":     keyed("set"),
	"dict":    keyed("dict"),
	member:    starlark.NewBuiltin("getattr", attribute),
	"range":   starlark.NewBuiltin("range", boundedRange),
	"str":     textOf("str"),
	"repr":    textOf("repr"),
	"fail":    textOf("fail"),
	"getattr": starlark.NewBuiltin("getattr", attribute),
	"print": starlark.NewBuiltin("print", func(*starlark.Thread, *starlark.Builtin, starlark.Tuple, []starlark.Tuple) (starlark.Value, error) {
		return starlark.None, nil
	}),
}

// onScale is the right side of an expression x | scale, which is x itself if x is a number
// that may be multiplied with any other such number, and else x on the scale: heavy. An
// operation costs much less so than by a call, and numbers are what is multiplied.
type onScale struct{ starlark.NoneType }

// Truth lets a condition begin with the scale.
func (onScale) Truth() starlark.Bool { return starlark.True }

// Binary is x | scale.
func (onScale) Binary(_ syntax.Token, x starlark.Value, _ starlark.Side) (starlark.Value, error) {
	if n, ok := x.(starlark.Int); ok {
		if _, ok := n.Int64(); ok {
			return x, nil
		}
	}
	return heavy{starlark.None, x}, nil
}

// heavy is a value whose products, and remainders, are looked at first.
type heavy struct {
	starlark.NoneType
	value starlark.Value
}

// Binary is an operation with a heavy value on one side, or on both.
func (h heavy) Binary(op syntax.Token, other starlark.Value, side starlark.Side) (starlark.Value, error) {
	x, y := h.value, other
	if o, ok := other.(heavy); ok {
		y = o.value
	}
	if side == starlark.Right {
		x, y = y, x
	}
	if op == syntax.PERCENT {
		return remainder(x, y)
	}
	return multiply(x, y)
}

func multiply(x, y starlark.Value) (starlark.Value, error) {
	a, isInt := x.(starlark.Int)
	b, areInts := y.(starlark.Int)
	switch {
	case isInt && areInts:
		return product(a, b)
	case isInt:
		if err := repeated(y, a); err != nil {
			return nil, err
		}
	case areInts:
		if err := repeated(x, b); err != nil {
			return nil, err
		}
	}
	return starlark.Binary(syntax.STAR, x, y)
}

func product(a, b starlark.Int) (starlark.Value, error) {
	if _, ok := a.Int64(); ok {
		if _, ok := b.Int64(); ok {
			return a.Mul(b), nil
		}
	}
	if a.BigInt().BitLen()+b.BigInt().BitLen() > mostBits {
		return nil, fmt.Errorf("a product of more than %d bits", mostBits)
	}
	return a.Mul(b), nil
}

// repeated reports an error if n times x would be too long.
func repeated(x starlark.Value, n starlark.Int) error {
	size, most, what := starlark.Len(x), mostMembers, "members"
	if _, text := x.(starlark.String); text {
		most, what = mostText, "bytes"
	}
	count, ok := n.Int64()
	if size > 0 && (!ok && n.Sign() > 0 || count > int64(most/size)) {
		return fmt.Errorf("%s times a %s of %d: want at most %d %s", shown(n), x.Type(), size, most, what)
	}
	return nil
}

func remainder(x, y starlark.Value) (starlark.Value, error) {
	if format, ok := x.(starlark.String); ok {
		if err := filled(string(format), strings.Count(string(format), "%"), starlark.Tuple{y}); err != nil {
			return nil, err
		}
	}
	return starlark.Binary(syntax.PERCENT, x, y)
}

// filled reports an error if a format with so many holes would become too long.
func filled(format string, holes int, args starlark.Tuple) error {
	each := mostText / (holes + 1)
	if len(format) > mostText || weigh(args, each) > each {
		return fmt.Errorf("a text of more than %d bytes", mostText)
	}
	return nil
}

// attribute is getattr, with methods of texts that look at sizes.
func attribute(t *starlark.Thread, b *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	method, err := starlark.Call(t, starlark.Universe["getattr"], args, kwargs)
	if err != nil || len(args) < 2 {
		return method, err
	}
	name, _ := starlark.AsString(args[1])
	if _, hashes := keying[name]; hashes {
		return keyedMethod(name, args[0], method), nil
	}
	text, ok := starlark.AsString(args[0])
	if !ok || !multiplying[name] {
		return method, nil
	}
	return starlark.NewBuiltin(name, func(t *starlark.Thread, _ *starlark.Builtin, inner starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		holes := strings.Count(text, "{")
		switch {
		case name == "replace" && len(inner) > 0:
			if old, ok := starlark.AsString(inner[0]); ok {
				holes = strings.Count(text, old)
			}
		case name == "join":
			holes = 0
			if len(inner) == 1 && starlark.Len(inner[0]) > mostText/max(len(text), 1) {
				return nil, fmt.Errorf("a text of more than %d bytes", mostText)
			}
		}
		for _, pair := range kwargs {
			inner = append(inner[:len(inner):len(inner)], pair[1])
		}
		if err := filled(text, holes, inner); err != nil {
			return nil, err
		}
		return starlark.Call(t, method, inner[:len(inner)-len(kwargs)], kwargs)
	}), nil
}

func boundedRange(t *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	r, err := universalRange.CallInternal(t, args, kwargs)
	if err == nil && starlark.Len(r) > mostRange {
		return nil, fmt.Errorf("a range of %d numbers: want at most %d", starlark.Len(r), mostRange)
	}
	return r, err
}

var universalRange = starlark.Universe["range"].(*starlark.Builtin)

// textOf is a function of the language that writes values, which may contain the same
// thing many times over.
func textOf(name string) *starlark.Builtin {
	universal := starlark.Universe[name].(*starlark.Builtin)
	return starlark.NewBuiltin(name, func(t *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		if len(args) == 1 && len(kwargs) == 0 && name != "fail" {
			if n, ok := args[0].(starlark.Int); ok {
				if _, ok := n.Int64(); ok {
					return universal.CallInternal(t, args, nil)
				}
			}
		}
		if name == "fail" {
			for i, v := range args {
				if weigh(v, 1000) > 1000 {
					args[i] = starlark.String(shown(v))
				}
			}
		}
		if weigh(args, mostText) > mostText {
			return nil, fmt.Errorf("a text of more than %d bytes", mostText)
		}
		return universal.CallInternal(t, args, kwargs)
	})
}

// weigh estimates the length of the text of a value; beyond most it stops.
func weigh(v starlark.Value, most int) int { return weighIn(v, most, 200) }

func weighIn(v starlark.Value, most, deep int) int {
	if deep == 0 {
		return most + 1
	}
	switch v := v.(type) {
	case starlark.String:
		return len(v) + 2
	case starlark.Bytes:
		return 4 * len(v)
	case starlark.Int:
		if n, ok := v.Int64(); ok {
			return max(big.NewInt(n).BitLen()/3, 1)
		}
		return v.BigInt().BitLen() / 3
	case *starlark.Dict:
		sum := 2
		for k, x := range v.Entries() {
			if sum += 2 + weighIn(k, most-sum, deep-1); sum <= most {
				sum += weighIn(x, most-sum, deep-1)
			}
			if sum > most {
				break
			}
		}
		return sum
	case starlark.Iterable:
		sum := 2
		for x := range starlark.Elements(v) {
			if sum += 2 + weighIn(x, most-sum, deep-1); sum > most {
				break
			}
		}
		return sum
	}
	return 16
}

// guard replaces the operations of a file.
func guard(f *syntax.File) error {
	var err error
	refuse := func(pos syntax.Position, text string) {
		if err == nil {
			err = syntax.Error{Pos: pos, Msg: text}
		}
	}
	syntax.Walk(f, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.LoadStmt:
			refuse(n.Load, "load: a file of rules stands alone")
		case *syntax.AssignStmt:
			if n.Op == syntax.STAR_EQ || n.Op == syntax.PERCENT_EQ {
				name, ok := n.LHS.(*syntax.Ident)
				if !ok {
					refuse(n.OpPos, n.Op.String()+": want a name on the left; write x = x "+strings.TrimSuffix(n.Op.String(), "=")+" y")
					return false
				}
				op := syntax.STAR
				if n.Op == syntax.PERCENT_EQ {
					op = syntax.PERCENT
				}
				n.RHS = &syntax.BinaryExpr{X: &syntax.Ident{NamePos: name.NamePos, Name: name.Name}, OpPos: n.OpPos, Op: op, Y: n.RHS}
				n.Op = syntax.EQ
			}
		}
		return true
	})
	if err != nil {
		return err
	}
	replaceIn(f.Stmts)
	// A variable of the file is found by its index, and not by its name.
	ours := func(name, of string) syntax.Stmt {
		return &syntax.AssignStmt{Op: syntax.EQ, LHS: &syntax.Ident{Name: name}, RHS: &syntax.Ident{Name: of}}
	}
	f.Stmts = append([]syntax.Stmt{ours(scales, scale), ours(keys, keyOps)}, f.Stmts...)
	return nil
}
