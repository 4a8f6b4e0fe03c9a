package script

import (
	"reflect"

	"go.starlark.net/syntax"
)

// replaceIn replaces the guarded operations below a part of a syntax tree, which it
// changes in place. The tree has some thirty kinds of nodes, all of them structs whose
// fields are nodes and lists of nodes, and this walks them by that.
func replaceIn(part any) { rewrite(reflect.ValueOf(part)) }

func rewrite(v reflect.Value) {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			rewrite(v.Index(i))
		}
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		rewrite(v.Elem())
		if e, ok := v.Interface().(syntax.Expr); ok && v.CanSet() {
			if other := guarded(e); other != nil {
				v.Set(reflect.ValueOf(other))
			}
		}
	case reflect.Pointer:
		if !v.IsNil() && v.Elem().Kind() == reflect.Struct {
			for i := range v.Elem().NumField() {
				if f := v.Elem().Field(i); v.Elem().Type().Field(i).IsExported() {
					rewrite(f)
				}
			}
		}
	}
}

// guarded returns what stands in the place of an expression; nil if it stays.
func guarded(e syntax.Expr) syntax.Expr {
	weighed := func(e syntax.Expr, pos syntax.Position) syntax.Expr {
		if number(e) {
			return e
		}
		return &syntax.BinaryExpr{X: e, OpPos: pos, Op: syntax.PIPE, Y: &syntax.Ident{NamePos: pos, Name: scales}}
	}
	switch e := e.(type) {
	case *syntax.BinaryExpr:
		switch {
		case e.Op == syntax.STAR && !few(e.X) && !few(e.Y):
			return &syntax.BinaryExpr{X: weighed(e.X, e.OpPos), OpPos: e.OpPos, Op: e.Op, Y: weighed(e.Y, e.OpPos)}
		case e.Op == syntax.PERCENT && !number(e.Y):
			return &syntax.BinaryExpr{X: weighed(e.X, e.OpPos), OpPos: e.OpPos, Op: e.Op, Y: e.Y}
		}
	case *syntax.DotExpr:
		if multiplying[e.Name.Name] {
			name := &syntax.Literal{Token: syntax.STRING, TokenPos: e.NamePos, Raw: `"` + e.Name.Name + `"`, Value: e.Name.Name}
			return &syntax.CallExpr{Fn: &syntax.Ident{NamePos: e.Dot, Name: member}, Lparen: e.Dot, Args: []syntax.Expr{e.X, name}, Rparen: e.Dot}
		}
	}
	return nil
}

// few reports whether an expression is a number up to 4: so many times something is
// no more than two steps could make of it.
func few(e syntax.Expr) bool {
	l, ok := e.(*syntax.Literal)
	n, small := int64(0), false
	if ok {
		n, small = l.Value.(int64)
	}
	return small && n <= 4
}

// number reports whether an expression is a number: the remainder of a text by one has
// a hole for it, which it fills once.
func number(e syntax.Expr) bool {
	l, ok := e.(*syntax.Literal)
	return ok && l.Token == syntax.INT
}
