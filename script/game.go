package script

import (
	"context"
	"fmt"
	"iter"
	"slices"
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
	_ grundy.Numberer[Position]   = &game{}
	_ grundy.Silent               = &game{}
	_ family.Sampled[Position]    = &game{}
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
	v, why, err := g.desk.call(f, g.params, args)
	if err == nil {
		return v, nil
	}
	texts := make([]string, len(args))
	for i, v := range args {
		texts[i] = shown(v)
	}
	what := f.name + "(" + strings.Join(texts, ", ") + ")"
	err = limited(why, err, func() string { return place(reached(f, err)) + ": " + what })
	return nil, explained(g.ctx, err, func(err error) error {
		return mistake(reached(f, err), "%s: %s", what, oneLine(err.Error()))
	})
}

// wrongResult says that a function returned something else.
func wrongResult(f *function, p Position, want string, v starlark.Value) error {
	return mistake(f.Position(), "%s(%s): want %s; got %s", f.name, shown(p.value()), want, shown(v))
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

// list returns the options of a position.
func (g *game) list(p Position) []Position {
	numbers := g.OptionNumbers(p.number)
	list := make([]Position, len(numbers))
	for i, n := range numbers {
		list[i] = Position{g.rules, n}
	}
	return list
}

// OptionNumbers returns the numbers of the options of a position, which the interpreter
// lists once. Nobody may change them.
func (g *game) OptionNumbers(n uint32) []uint32 {
	if known, ok := g.store.options(n); ok {
		return known
	}
	list, err := g.expand(Position{g.rules, n})
	if err != nil {
		g.fail(err)
		return nil
	}
	return list
}

// Silent reports whether the file claims nothing.
func (g *game) Silent() bool {
	f := g.family
	return !f.heaps && f.value == nil && f.outcome == nil && f.split == nil && f.normal == nil
}

// expand finds the options of a position, and keeps them.
func (g *game) expand(p Position) ([]uint32, error) {
	f := g.family
	if f.heaps {
		list, err := g.expandHeaps(p)
		if err != nil {
			return nil, err
		}
		return g.keep(p, list), nil
	}
	if g.over(p) {
		return g.keep(p, nil), nil
	}
	v, err := g.call(f.options, p.value())
	if err != nil {
		return nil, err
	}
	list, err := g.read(f.options, p, v, true)
	if err == nil && f.stuck && len(list) == 0 {
		claimed, err := g.claimed()
		if err != nil {
			return nil, err
		}
		return g.keep(p, claimed), nil
	}
	return list, err
}

// keep makes a list the options of a position.
func (g *game) keep(p Position, options []Position) []uint32 {
	s := g.store
	s.mu.Lock()
	defer s.mu.Unlock()
	list := s.list(len(options))
	for _, q := range options {
		list = append(list, q.number)
	}
	return s.keep(p.number, list)
}

// mostOptions is how many options a position may have.
const mostOptions = 1 << 20

// positions reads a list of positions that a function returned about p.
func (g *game) positions(f *function, p Position, v starlark.Value) ([]Position, error) {
	numbers, err := g.read(f, p, v, false)
	if err != nil {
		return nil, err
	}
	list := make([]Position, len(numbers))
	for i, n := range numbers {
		list[i] = Position{g.rules, n}
	}
	return list, nil
}

// read reads a list of positions that a function returned about p, and keeps it if it
// lists the options of p.
func (g *game) read(f *function, p Position, v starlark.Value, options bool) ([]uint32, error) {
	members, ok := membersOf(v)
	if !ok {
		return nil, wrongResult(f, p, "a list of positions", v)
	}
	if members.Len() > mostOptions {
		return nil, &grundy.LimitError{What: fmt.Sprintf("%s: %s(%s)", place(f.Position()), f.name, shown(p.value())), Limit: grundy.Grouped(mostOptions) + " positions", Fixed: true}
	}
	s := g.store
	s.mu.Lock()
	list, err := s.numbers(members, g.family.row)
	loop := options && !g.family.loopy && err == nil && slices.Contains(list, p.number)
	switch {
	case err != nil || loop:
	case options && !(g.family.stuck && len(list) == 0):
		list = s.keep(p.number, list)
	default:
		list = slices.Clone(list)
	}
	s.mu.Unlock()
	switch {
	case err != nil:
		return nil, mistake(f.Position(), "%s(%s): %v", f.name, shown(p.value()), err)
	case loop:
		return nil, fmt.Errorf("%s: options(%s) contains %[2]s itself: %w", place(f.Position()), shown(p.value()), &grundy.LoopError{Cycle: []string{p.String()}})
	}
	return list, nil
}

// membersOf returns the members of a list, a tuple, a set or the like, of a long one
// only some more than a position may have options.
func membersOf(v starlark.Value) (members starlark.Indexable, ok bool) {
	items, ok := v.(starlark.Iterable)
	if _, isDict := v.(*starlark.Dict); isDict || !ok {
		return nil, false
	}
	if members, ok = v.(starlark.Indexable); ok {
		return members, true
	}
	var list starlark.Tuple
	for x := range starlark.Elements(items) {
		if list = append(list, x); len(list) > mostOptions {
			break
		}
	}
	return list, true
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
				err = mistake(g.family.split.Position(), "split(%s): the position is a part of itself: want None where it does not split", shown(p.value()))
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
		g.fail(mistake(g.family.normal.Position(), "normal(%s): %v", shown(p.value()), err))
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
		v, err := g.call(f, p.value(), q.value())
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
