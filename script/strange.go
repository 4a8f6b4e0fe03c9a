package script

import (
	"fmt"
	"sync/atomic"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// Rules of strangers, which a service runs, are bounded more closely than those of the
// user who runs the program. Calls that nest very deep take a stack of hundreds of
// megabytes, and a list that doubles is copied in one step: neither can be stopped in the
// midst of it, and both stop everybody else. Such files ask at each call how deep it is,
// and at each sum how long its first part is.
const (
	entering = "(" // what a function asks first
	short    = "|+"
)

// strangers is how deep calls may nest in rules of strangers; 0: there are none.
var strangers atomic.Int64

// LimitCalls takes all files that are loaded from now on for rules of strangers, whose
// calls nest at most so deep.
func LimitCalls(deep int) { strangers.Store(int64(deep)) }

func init() {
	predeclared[entering] = starlark.NewBuiltin("call", enter)
	predeclared[short] = onShort{}
}

func enter(t *starlark.Thread, _ *starlark.Builtin, _ starlark.Tuple, _ []starlark.Tuple) (starlark.Value, error) {
	if most := strangers.Load(); most > 0 && int64(t.CallStackDepth()) > most {
		return nil, fmt.Errorf("calls nest more than %d deep", most)
	}
	return starlark.None, nil
}

// onShort is the right side of an expression x | short, which is x, if x is not too long
// to be part of a sum.
type onShort struct{ starlark.NoneType }

// Binary is x | short.
func (onShort) Binary(_ syntax.Token, x starlark.Value, _ starlark.Side) (starlark.Value, error) {
	most := mostMembers
	switch x.(type) {
	case starlark.Int:
		return x, nil
	case starlark.String, starlark.Bytes:
		most = mostText
	}
	if n := starlark.Len(x); n >= most {
		return nil, fmt.Errorf("a sum of a %s of %d: want less than %d", x.Type(), n, most)
	}
	return x, nil
}

// bound makes a file ask, if it is one of strangers.
func bound(f *syntax.File) {
	if strangers.Load() == 0 {
		return
	}
	names := boundNames(f)
	syntax.Walk(f, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.BinaryExpr:
			if n.Op == syntax.PLUS && !number(n.X) && !number(n.Y) {
				n.X = shortened(n.X, n.OpPos)
			}
		case *syntax.AssignStmt:
			if n.Op == syntax.PLUS_EQ && !number(n.RHS) {
				n.RHS = shortened(n.RHS, n.OpPos)
			}
		case *syntax.CallExpr:
			if method, ok := n.Fn.(*syntax.DotExpr); ok && method.Name.Name == "extend" && len(n.Args) == 1 {
				n.Args[0] = shortened(n.Args[0], n.Lparen)
			}
		case *syntax.DefStmt:
			if callsOut(n.Body, names) {
				n.Body = append([]syntax.Stmt{&syntax.ExprStmt{X: asking(n.Def)}}, n.Body...)
			}
		case *syntax.LambdaExpr:
			n.Body = &syntax.BinaryExpr{X: asking(n.Lambda), OpPos: n.Lambda, Op: syntax.OR, Y: n.Body}
		}
		return true
	})
}

func shortened(e syntax.Expr, pos syntax.Position) syntax.Expr {
	return &syntax.BinaryExpr{X: e, OpPos: pos, Op: syntax.PIPE, Y: &syntax.Ident{NamePos: pos, Name: short}}
}

// asking is the call that asks how deep it is.
func asking(pos syntax.Position) syntax.Expr {
	return &syntax.CallExpr{Fn: &syntax.Ident{NamePos: pos, Name: entering}, Lparen: pos, Rparen: pos}
}

// boundNames are the names that a file gives something to.
func boundNames(f *syntax.File) map[string]bool {
	names := map[string]bool{}
	add := func(e syntax.Expr) {
		syntax.Walk(e, func(n syntax.Node) bool {
			if id, ok := n.(*syntax.Ident); ok {
				names[id.Name] = true
			}
			return true
		})
	}
	syntax.Walk(f, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.AssignStmt:
			add(n.LHS)
		case *syntax.ForStmt:
			add(n.Vars)
		case *syntax.ForClause:
			add(n.Vars)
		case *syntax.DefStmt:
			names[n.Name.Name] = true
			for _, p := range n.Params {
				add(p)
			}
		case *syntax.LambdaExpr:
			for _, p := range n.Params {
				add(p)
			}
		}
		return true
	})
	return names
}

// callsOut reports whether statements may call a function of the file: they call
// something that is no function of the language, or hand it one as a key.
func callsOut(body []syntax.Stmt, names map[string]bool) bool {
	found := false
	for _, s := range body {
		syntax.Walk(s, func(n syntax.Node) bool {
			call, ok := n.(*syntax.CallExpr)
			if !ok {
				return !found
			}
			switch fn := call.Fn.(type) {
			case *syntax.Ident:
				_, known := starlark.Universe[fn.Name]
				found = found || names[fn.Name] || !known && !predeclared.Has(fn.Name)
			case *syntax.DotExpr: // a method of a value of the language
			default:
				found = true
			}
			for _, arg := range call.Args {
				if key, ok := arg.(*syntax.BinaryExpr); ok && key.Op == syntax.EQ {
					found = true
				}
			}
			return !found
		})
	}
	return found
}
