package script

import (
	"context"
	"fmt"
	"iter"
	"strings"

	"go.starlark.net/starlark"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// A game is the rules of a file within a context.
type game struct {
	*rules
	ctx  context.Context
	fail func(error)
	desk *desk
}

var (
	_ grundy.Game[Position]       = &game{}
	_ grundy.Valuer[Position]     = &game{}
	_ grundy.Decider[Position]    = &game{}
	_ grundy.Splitter[Position]   = &game{}
	_ grundy.Normalizer[Position] = &game{}
	_ grundy.Namer[Position]      = &game{}
	_ grundy.Explainer[Position]  = &game{}
	_ grundy.Citer[Position]      = &game{}
	_ grundy.Preparer[Position]   = &game{}
	_ family.Sampler[Position]    = &game{}
)

// bind makes a game of rules.
func bind(ctx context.Context, r *rules, fail func(error)) *game {
	return &game{r, ctx, fail, newDesk(ctx)}
}

// Run returns the game within another context.
func (g *game) Run(ctx context.Context, fail func(error)) grundy.Game[Position] {
	return bind(ctx, g.rules, fail)
}

// call calls a function of the file.
//
// Errors: [grundy.ErrRules] with the place; [grundy.ErrLimit]; [grundy.ErrCanceled].
func (g *game) call(f *function, args ...starlark.Value) (starlark.Value, error) {
	what := func() string {
		texts := make([]string, len(args))
		for i, v := range args {
			texts[i] = shown(v)
		}
		return f.name + "(" + strings.Join(texts, ", ") + ")"
	}
	list := starlark.Tuple(args)
	if f.parameters {
		list = append(list, g.params)
	}
	v, err := g.desk.do(what, func(t *starlark.Thread) (starlark.Value, error) {
		return starlark.Call(t, f.Function, list, nil)
	}, func(err error) string { return place(reached(f, err)) })
	return v, explained(g.ctx, err, func(err error) error {
		return mistake(reached(f, err), "%s: %s", what(), oneLine(err.Error()))
	})
}

// wrongResult says that a function returned something else.
func wrongResult(f *function, p Position, want string, v starlark.Value) error {
	return mistake(f.Position(), "%s(%s): want %s; got %s", f.name, shown(p.node.value), want, shown(v))
}

// Options yields the positions that the file lists, in its order.
func (g *game) Options(p Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		for _, q := range g.list(p) {
			if !yield(q) {
				return
			}
		}
	}
}

// list returns the options of a position, which the interpreter lists once.
func (g *game) list(p Position) []Position {
	if known := p.node.options.Load(); known != nil {
		return *known
	}
	list, err := g.expand(p)
	if err != nil {
		g.fail(err)
		return nil
	}
	p.node.options.Store(&list)
	return list
}

func (g *game) expand(p Position) ([]Position, error) {
	f := g.family
	if f.heaps {
		return g.expandHeaps(p)
	}
	if g.over(p) {
		return nil, nil
	}
	v, err := g.call(f.options, p.node.value)
	if err != nil {
		return nil, err
	}
	list, err := g.positions(f.options, p, v)
	if err == nil && f.stuck && len(list) == 0 {
		return g.claimed()
	}
	if err != nil || f.loopy {
		return list, err
	}
	for _, q := range list {
		if q == p {
			return nil, fmt.Errorf("%s: options(%s) contains %[2]s itself: %w", place(f.options.Position()), shown(p.node.value), &grundy.LoopError{Cycle: []string{p.String()}})
		}
	}
	return list, nil
}

// mostOptions is how many options a position may have.
const mostOptions = 1 << 20

// positions reads a list of positions that a function returned about p.
func (g *game) positions(f *function, p Position, v starlark.Value) ([]Position, error) {
	_, isDict := v.(*starlark.Dict)
	items, ok := v.(starlark.Iterable)
	if !ok || isDict {
		return nil, wrongResult(f, p, "a list of positions", v)
	}
	list := make([]Position, 0, max(starlark.Len(v), 0)%mostOptions)
	for x := range starlark.Elements(items) {
		q, err := g.intern(x)
		switch {
		case err != nil:
			return nil, mistake(f.Position(), "%s(%s): %v: %s", f.name, shown(p.node.value), err, shown(x))
		case g.family.row && !isTuple(x):
			return nil, mistake(f.Position(), "%s(%s): with row = True want tuples; got %s", f.name, shown(p.node.value), shown(x))
		case len(list) == mostOptions:
			return nil, &grundy.LimitError{What: fmt.Sprintf("%s: %s(%s)", place(f.Position()), f.name, shown(p.node.value)), Limit: grundy.Grouped(mostOptions) + " positions", Fixed: true}
		}
		list = append(list, q)
	}
	return list, nil
}

func isTuple(v starlark.Value) bool {
	_, ok := v.(starlark.Tuple)
	return ok
}

// ask calls an optional function about a position; ok is false if there is none, or it
// returns None.
func (g *game) ask(f *function, p Position) (v starlark.Value, ok bool) {
	if f == nil || g.ctx.Err() != nil || g.over(p) {
		return nil, false
	}
	x, ok := g.about(p)
	if !ok {
		return nil, false
	}
	v, err := g.call(f, x)
	if err != nil {
		g.fail(err)
		return nil, false
	}
	return v, v != starlark.None
}

// Value is what the file claims.
func (g *game) Value(p Position) (nat.Nat, bool) {
	if g.family.heaps {
		return g.heapValue(p)
	}
	return g.valueClaim(p)
}

// valueClaim is the value that the file claims.
func (g *game) valueClaim(p Position) (nat.Nat, bool) {
	v, ok := g.ask(g.family.value, p)
	if !ok {
		return nat.Nat{}, false
	}
	n, isInt := v.(starlark.Int)
	if !isInt || n.Sign() < 0 {
		g.fail(g.wrongClaim(g.family.value, p, "a whole number, zero or more, or None", v))
		return nat.Nat{}, false
	}
	x, err := nat.Parse(n.String())
	return x, err == nil
}

// Outcome is what the file claims of normal play.
func (g *game) Outcome(p Position, play grundy.Play) (grundy.Outcome, bool) {
	if play != grundy.Normal {
		return grundy.Unknown, false
	}
	v, ok := g.ask(g.family.outcome, p)
	if !ok {
		if x, ok := g.Value(p); ok {
			return grundy.WinsIf(!x.IsZero()), true
		}
		return grundy.Unknown, false
	}
	switch text, _ := starlark.AsString(v); text {
	case "N":
		return grundy.Next, true
	case "P":
		return grundy.Previous, true
	}
	g.fail(g.wrongClaim(g.family.outcome, p, `"N", "P" or None`, v))
	return grundy.Unknown, false
}

// Split returns the parts that the file claims.
func (g *game) Split(p Position) ([]Position, bool) {
	if g.family.heaps {
		return g.splitHeaps(p)
	}
	v, ok := g.ask(g.family.split, p)
	if !ok {
		return nil, false
	}
	parts, err := g.positions(g.family.split, p, v)
	if err == nil {
		for _, q := range parts {
			if q == p {
				err = mistake(g.family.split.Position(), "split(%s): the position is a part of itself: want None where it does not split", shown(p.node.value))
			}
		}
	}
	if err != nil {
		g.fail(err)
		return nil, false
	}
	return parts, true
}

// Normal returns the position that the file says has the same play.
func (g *game) Normal(p Position) Position {
	if g.family.heaps {
		return g.normalHeaps(p)
	}
	v, ok := g.ask(g.family.normal, p)
	if !ok {
		return p
	}
	q, err := g.intern(v)
	if err != nil {
		g.fail(mistake(g.family.normal.Position(), "normal(%s): %v", shown(p.node.value), err))
		return p
	}
	return q
}

// Move names a move as the file does.
func (g *game) Move(p, q Position) grundy.Phrase {
	if g.over(q) {
		return grundy.Say("claim the win: there is no move", "无路可走，宣布获胜")
	}
	if f := g.family.moveName; f != nil {
		v, err := g.call(f, p.node.value, q.node.value)
		text, ok := starlark.AsString(v)
		switch {
		case err != nil:
			g.fail(err)
		case !ok:
			g.fail(wrongResult(f, p, "a text", v))
		default:
			return grundy.Say("{move}", "{move}", "move", oneLine(text))
		}
	}
	return grundy.Say("move to {p}", "走到 {p}", "p", grundy.Expression(q.String()))
}

// Explain says that an answer is the claim of the file.
func (g *game) Explain(p Position, play grundy.Play) []grundy.Phrase {
	if g.Source(p, play) == "" {
		return nil
	}
	return []grundy.Phrase{grundy.Say("The file claims it; grundy check holds the claim to the rules.", "这是文件中的断言；grundy check 用规则检验它。")}
}

// Source is the file, where it claims something.
func (g *game) Source(p Position, play grundy.Play) string {
	if f := g.family; f.heaps && f.value == nil && f.outcome == nil {
		return ""
	}
	if _, ok := g.Outcome(p, play); ok {
		return "claimed in " + g.family.path
	}
	return ""
}

// Loopy reports whether the file says that play may repeat a position.
func (g *game) Loopy() bool { return g.family.loopy }
