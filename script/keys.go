package script

import (
	"fmt"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// The language hashes the keys of dicts and the members of sets, of a tuple all its
// members, as often as they are in it: x = (x, x), forty times, is a key for hours, in one
// step that nothing can end. So what may be a tuple is counted before it is a key.

// mostKey is how many members a key may have, those of its members included.
const mostKey = 1 << 16

// The names here are no identifiers.
const (
	keys   = "[" // a variable of every file, in which onKey is
	keyOps = "|["
)

// onKey is the right side of an expression x | keys, which is x if that may be a key.
type onKey struct{ starlark.NoneType }

// Binary is x | keys.
func (onKey) Binary(_ syntax.Token, x starlark.Value, _ starlark.Side) (starlark.Value, error) {
	return x, asKey(x)
}

// asKey is an error if hashing a value takes too long.
func asKey(v starlark.Value) error {
	if t, ok := v.(starlark.Tuple); ok && countMembers(t, mostKey) < 0 {
		return fmt.Errorf("a key of more than %d members, each counted as often as it is in it", mostKey)
	}
	return nil
}

// countMembers returns what is left of a number of members, or a number below zero.
func countMembers(t starlark.Tuple, left int) int {
	if left -= len(t); left < 0 {
		return left
	}
	for _, v := range t {
		if inner, ok := v.(starlark.Tuple); ok {
			if left = countMembers(inner, left-1); left < 0 {
				return left
			}
		}
	}
	return left
}

// membersAsKeys is an error if hashing one of the members of a value takes too long, or
// the first of one, where members are pairs.
func membersAsKeys(v starlark.Value, pairs bool) error {
	items, ok := v.(starlark.Iterable)
	if !ok {
		return nil
	}
	for x := range starlark.Elements(items) {
		if pair, ok := x.(starlark.Indexable); ok && pairs && pair.Len() > 0 {
			x = pair.Index(0)
		}
		if err := asKey(x); err != nil {
			return err
		}
	}
	return nil
}

// keyed makes set or dict look at its members first.
func keyed(name string) *starlark.Builtin {
	universal := starlark.Universe[name].(*starlark.Builtin)
	return starlark.NewBuiltin(name, func(t *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		for _, v := range args {
			if _, isDict := v.(*starlark.Dict); isDict {
				continue
			}
			if err := membersAsKeys(v, name == "dict"); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
		return universal.CallInternal(t, args, kwargs)
	})
}

// keying are the methods of dicts and sets that hash: true for those that hash what they
// are given, false for those that hash its members.
var keying = map[string]bool{
	"get": true, "pop": true, "setdefault": true, "add": true, "discard": true, "remove": true,
	"update": false, "union": false, "intersection": false, "difference": false, "symmetric_difference": false,
	"intersection_update": false, "difference_update": false, "symmetric_difference_update": false,
	"issubset": false, "issuperset": false,
}

// keyedMethod makes a method look at its keys first.
func keyedMethod(name string, of, method starlark.Value) starlark.Value {
	_, pairs := of.(*starlark.Dict)
	return starlark.NewBuiltin(name, func(t *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		for _, v := range args {
			err := asKey(v)
			if !keying[name] {
				err = membersAsKeys(v, pairs)
			}
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
		return starlark.Call(t, method, args, kwargs)
	})
}

// key returns what stands in the place of an expression that becomes a key.
func (r *rewriter) key(e syntax.Expr) syntax.Expr {
	if r.short(e) {
		return e
	}
	start, _ := e.Span()
	return &syntax.BinaryExpr{X: e, OpPos: start, Op: syntax.PIPE, Y: &syntax.Ident{NamePos: start, Name: keys}}
}

// short reports whether the value of an expression has hardly any members if it can be
// hashed at all.
func (r *rewriter) short(e syntax.Expr) bool {
	switch e := e.(type) {
	case *syntax.Literal:
		return true
	case *syntax.Ident:
		return r.ranges[e.Name]
	case *syntax.ParenExpr:
		return r.short(e.X)
	case *syntax.UnaryExpr:
		return true
	case *syntax.TupleExpr:
		for _, member := range e.List {
			if !r.short(member) {
				return false
			}
		}
		return true
	case *syntax.BinaryExpr:
		switch e.Op {
		case syntax.PLUS: // of a tuple and something else is an error
			_, x := e.X.(*syntax.Literal)
			_, y := e.Y.(*syntax.Literal)
			return x || y
		case syntax.MINUS, syntax.SLASH, syntax.SLASHSLASH, syntax.PERCENT, syntax.LTLT, syntax.GTGT, syntax.CIRCUMFLEX, syntax.AMP:
			return true
		}
	}
	return false
}

// method rewrites a call of a method that hashes what it is given, so that it is called
// as it stands, with arguments that were looked at; ok is false if it is no such call.
func (r *rewriter) method(c *syntax.CallExpr) (ok bool) {
	dot, ok := c.Fn.(*syntax.DotExpr)
	if !ok || !keying[dot.Name.Name] {
		return false
	}
	for _, arg := range c.Args {
		switch arg := arg.(type) {
		case *syntax.UnaryExpr:
			if arg.Op == syntax.STAR || arg.Op == syntax.STARSTAR {
				return false
			}
		case *syntax.BinaryExpr:
			if arg.Op == syntax.EQ {
				return false
			}
		}
	}
	return true
}
