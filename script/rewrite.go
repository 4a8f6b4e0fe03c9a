package script

import (
	"maps"
	"reflect"

	"go.starlark.net/syntax"
)

// replaceIn replaces the guarded operations below a part of a syntax tree, which it
// changes in place. The tree has some thirty kinds of nodes, all of them structs whose
// fields are nodes and lists of nodes, and this walks them by that.
func replaceIn(part []syntax.Stmt) {
	r := rewriter{ranges: map[string]bool{}}
	for _, s := range part {
		syntax.Walk(s, func(n syntax.Node) bool {
			if id, ok := n.(*syntax.Ident); ok && id.Name == "range" {
				r.mentioned++
			}
			if call, ok := n.(*syntax.CallExpr); ok && isName(call.Fn, "range") {
				r.called++
			}
			return true
		})
	}
	r.walk(reflect.ValueOf(part))
}

// A rewriter walks a syntax tree.
type rewriter struct {
	// ranges are the variables of the comprehensions around, that run through a range:
	// they are numbers of one word wherever they are in sight.
	ranges map[string]bool
	// The name range stands for what the language says if a file does nothing with it but
	// call it.
	mentioned, called int
}

func (r *rewriter) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			r.walk(v.Index(i))
		}
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		r.walk(v.Elem())
		if e, ok := v.Interface().(syntax.Expr); ok && v.CanSet() {
			if other := r.guarded(e); other != nil {
				v.Set(reflect.ValueOf(other))
			}
		}
	case reflect.Pointer:
		if v.IsNil() || v.Elem().Kind() != reflect.Struct {
			return
		}
		around := r.ranges
		switch n := v.Interface().(type) {
		case *syntax.Comprehension:
			r.comprehension(n)
			r.ranges = around
			return
		case *syntax.LambdaExpr: // its parameters may have those names
			r.ranges = nil
		case *syntax.CallExpr:
			if r.method(n) {
				r.walk(reflect.ValueOf(&n.Fn.(*syntax.DotExpr).X).Elem())
				r.walk(reflect.ValueOf(n.Args))
				for i, arg := range n.Args {
					n.Args[i] = r.key(arg)
				}
				return
			}
		}
		for i := range v.Elem().NumField() {
			if f := v.Elem().Field(i); v.Elem().Type().Field(i).IsExported() {
				r.walk(f)
			}
		}
		r.ranges = around
		switch n := v.Interface().(type) {
		case *syntax.IndexExpr:
			n.Y = r.key(n.Y)
		case *syntax.DictEntry:
			n.Key = r.key(n.Key)
		case *syntax.WhileStmt:
			// The interpreter knows where it stands by what may fail there, as looking at a
			// variable: a loop that is ended is so found at its own line, whatever is in it.
			n.Cond = &syntax.BinaryExpr{X: &syntax.Ident{NamePos: n.While, Name: scales}, OpPos: n.While, Op: syntax.AND, Y: n.Cond}
		}
	}
}

// comprehension walks a comprehension: all but where its first clause looks for members is
// within sight of its names.
func (r *rewriter) comprehension(c *syntax.Comprehension) {
	first := c.Clauses[0].(*syntax.ForClause)
	r.walk(reflect.ValueOf(&first.X).Elem())
	inside, bound := map[string]bool{}, map[string]int{}
	maps.Copy(inside, r.ranges)
	for _, n := range c.Clauses {
		f, ok := n.(*syntax.ForClause)
		if !ok {
			continue
		}
		syntax.Walk(f.Vars, func(n syntax.Node) bool {
			if id, ok := n.(*syntax.Ident); ok {
				delete(inside, id.Name)
				bound[id.Name]++
			}
			return true
		})
		id, one := f.Vars.(*syntax.Ident)
		if call, ok := f.X.(*syntax.CallExpr); ok && one && isName(call.Fn, "range") && r.mentioned == r.called {
			inside[id.Name] = bound[id.Name] == 1
		}
	}
	r.ranges = inside
	r.walk(reflect.ValueOf(&first.Vars).Elem())
	for i := range c.Clauses {
		if i > 0 {
			r.walk(reflect.ValueOf(c.Clauses[i]))
		}
	}
	r.walk(reflect.ValueOf(&c.Body).Elem())
}

func isName(e syntax.Expr, name string) bool {
	id, ok := e.(*syntax.Ident)
	return ok && id.Name == name
}

// guarded returns what stands in the place of an expression; nil if it stays.
func (r *rewriter) guarded(e syntax.Expr) syntax.Expr {
	weighed := func(e syntax.Expr, pos syntax.Position) syntax.Expr {
		if id, ok := e.(*syntax.Ident); number(e) || ok && r.ranges[id.Name] {
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
		case e.Op == syntax.IN || e.Op == syntax.NOT_IN:
			e.X = r.key(e.X)
		}
	case *syntax.DotExpr:
		if _, hashes := keying[e.Name.Name]; hashes || multiplying[e.Name.Name] {
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
