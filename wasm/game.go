package wasm

import (
	"context"
	"fmt"
	"iter"
	"strings"
	"sync"

	"github.com/tetratelabs/wazero/api"

	"example.org/grundy"
	"example.org/grundy/family"
)

// A game is the rules of a module within a context.
type game struct {
	*file
	ctx  context.Context
	fail func(error)
}

var (
	_ grundy.Game[Position]    = &game{}
	_ grundy.Namer[Position]   = &game{}
	_ family.Runner[Position]  = &game{}
	_ family.Sampled[Position] = &game{}
)

// bind makes a game of a file within a context.
func (f *file) bind(ctx context.Context, fail func(error)) grundy.Game[Position] {
	g := &game{f, ctx, fail}
	if f.claims {
		return &claiming{g}
	}
	return g
}

// Run returns the game within another context.
func (g *game) Run(ctx context.Context, fail func(error)) grundy.Game[Position] {
	return g.bind(ctx, fail)
}

// Loopy reports whether the module says that play may repeat a position.
func (g *game) Loopy() bool { return g.loopy }

// lists are for the options of a position. They are read all at once, because whoever
// gets one may ask the module for more.
var lists = sync.Pool{New: func() any { return new([]Position) }}

// Options yields the positions that the module lists, in its order.
func (g *game) Options(p Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		list := lists.Get().(*[]Position)
		defer lists.Put(list)
		var err error
		if *list, err = g.expand(p, (*list)[:0]); err != nil {
			g.fail(err)
			return
		}
		for _, q := range *list {
			if !yield(q) {
				return
			}
		}
	}
}

// expand appends the options of a position.
//
// Errors: [grundy.ErrRules], with the name of the file and the position;
// [grundy.LoopError]; [grundy.ErrLimit]; [grundy.ErrCanceled].
func (g *game) expand(p Position, list []Position) ([]Position, error) {
	i, answer, err := g.call(p, askOptions)
	if err != nil {
		return nil, err
	}
	list, err = g.read(i, p, answer, list)
	g.program.put(i)
	return list, err
}

// A question is a function of modules that is asked about positions.
type question struct {
	name string // in errors
	of   func(*instance) api.Function
}

var (
	askOptions = question{"options", func(i *instance) api.Function { return i.options }}
	askValue   = question{"value", func(i *instance) api.Function { return i.value }}
)

// call asks a question, and returns the instance that was asked, which the caller gives
// back.
func (g *game) call(p Position, q question) (*instance, uint64, error) {
	if g.ctx.Err() != nil {
		return nil, 0, over(g.ctx, g.path+": "+g.asked(q, p))
	}
	i, err := g.program.take()
	if err != nil {
		return nil, 0, err
	}
	i.row = g.table.row(p, i.row[:0])
	answer, err := i.ask(q.of(i), i.row)
	if err == nil {
		return i, answer, nil
	}
	if err = g.program.fault(i, g.asked(q, p), err); g.ctx.Err() != nil {
		err = over(g.ctx, g.path+": "+g.asked(q, p))
	}
	return nil, 0, err
}

// over says that a context is over, and what was under way.
func over(ctx context.Context, what string) error {
	limit := &grundy.LimitError{What: what, Limit: "time"}
	if ctx.Err() == context.Canceled {
		limit.Limit, limit.Cause = "patience", ctx.Err()
	}
	return limit
}

// read appends the options that an answer lists.
func (g *game) read(i *instance, p Position, answer uint64, list []Position) ([]Position, error) {
	if answer == refused {
		return nil, g.wrong(askOptions, p, "no position of this game, as the module says")
	}
	memory, _ := i.memory.Read(0, i.memory.Size())
	words, err := whole(answer, memory)
	if err != nil {
		return nil, g.wrong(askOptions, p, "%v", err)
	}
	r := reader{description: g.description, words: words, at: 1, row: i.row[:0]}
	for {
		list = r.packed(p, list)
		row, more, err := r.next()
		if err != nil {
			return nil, g.wrong(askOptions, p, "%v", err)
		}
		if !more {
			i.row = r.row
			return list, nil
		}
		q, err := g.table.position(row)
		if err != nil {
			return nil, err
		}
		if q == p && !g.loopy {
			return nil, fmt.Errorf("%s: %s contains %s itself: %w", g.path, g.asked(askOptions, p), g.write(p), &grundy.LoopError{Cycle: []string{g.write(p)}})
		}
		list = append(list, q)
	}
}

// wrong makes an error about a position.
func (g *game) wrong(q question, p Position, format string, args ...any) error {
	return grundy.Mistake(grundy.ErrRules, "%s: %s: %s", g.path, g.asked(q, p), fmt.Sprintf(format, args...))
}

// asked is the call of the module as errors show it.
func (f *file) asked(q question, p Position) string {
	return q.name + "(" + brief(strings.Join(f.table.texts(p), ",")) + ")"
}

// write writes a position as an expression.
func (f *file) write(p Position) string {
	return f.name + "(" + strings.Join(f.table.texts(p), ",") + ")"
}

// Move names a move by where it leads.
func (g *game) Move(_, q Position) grundy.Phrase {
	return grundy.Say("move to {p}", "走到 {p}", "p", grundy.Expression(g.write(q)))
}
