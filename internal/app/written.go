package app

import (
	"context"
	"fmt"
	"math"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
	"example.org/grundy/taking"
)

// code returns the code that a text names, if it is the name of a game of a file whose
// rules are a code; otherwise the text.
func (a *App) code(text string) string {
	if a == nil || len(a.written) == 0 {
		return text
	}
	if e, err := notation.Parse(text); err == nil {
		if f, ok := a.owned(e).(codedFamily); ok && f.Sequence(e) {
			if code, ok := f.Code(); ok {
				return code
			}
		}
	}
	return text
}

// ruled returns the values of the positions 0 to to of one number of a game of a file;
// ok is false if the text names no such game, and is a code.
//
// Errors: [grundy.ErrRules] and others of the rules; [grundy.ErrParameter] for work that
// only codes can do; [grundy.ErrLimit] if a value is not found.
func (a *App) ruled(ctx context.Context, text string, to int, w Work) (name string, values *taking.Values, ok bool, err error) {
	if a == nil || len(a.written) == 0 {
		return "", nil, false, nil
	}
	e, err := notation.Parse(text)
	if err != nil {
		return "", nil, false, nil // a code may be no expression
	}
	f := a.owned(e)
	if f == nil {
		return "", nil, false, nil
	}
	if w.Engine != "" || w.Store != nil {
		return "", nil, true, grundy.Mistake(grundy.ErrParameter, "%s: a game of %s has neither engines nor checkpoints, which are for codes", brief(text), f.File())
	}
	if to >= family.MostCells {
		return "", nil, true, grundy.Mistake(grundy.ErrParameter, "%s to %d: want at most %d of a game of a file", brief(text), to, family.MostCells-1)
	}
	name, values, err = a.ruledValues(ctx, f, e, to)
	return name, values, true, err
}

func (a *App) ruledValues(ctx context.Context, f ruledFamily, e *notation.Expr, to int) (string, *taking.Values, error) {
	if err := a.prepare(ctx, f, e, to); err != nil {
		return "", nil, Ended(err, "the values of "+f.Describe().Name)
	}
	one, err := family.ParseRange(fmt.Sprintf("0..%d", to))
	if err != nil {
		return "", nil, err
	}
	grid, err := a.games().Grid(e, []family.Range{one})
	if err != nil {
		return "", nil, err
	}
	cells, err := grid.Cells(ctx, solve.Options{Ask: solve.AskGrundy})
	if err != nil {
		return "", nil, Ended(err, "the values of "+grid.Game())
	}
	values := &taking.Values{}
	for i := range grid.Len() {
		n, known := cells.Get(i)
		w, small := n.Uint64()
		if !known || !small || w > math.MaxUint32 {
			why := cells.Why
			if why == nil {
				why = grundy.Mistake(grundy.ErrNotKnown, "%s: the value of %d is not known", grid.Game(), i)
			}
			return "", nil, why
		}
		values.Append(uint32(w))
	}
	return grid.Game(), values, nil
}

// prepare computes the values of all heaps of the short form in one sweep, as the largest
// one needs them.
func (a *App) prepare(ctx context.Context, f ruledFamily, e *notation.Expr, to int) error {
	call, ok := e.Terms[0].Atom.(*notation.Call)
	if !f.Heaps() || !ok || len(e.Terms) != 1 {
		return nil
	}
	largest := *call
	largest.Bare = false
	largest.Args = append([]notation.Arg{{Value: notation.Value{Kind: notation.Number, Text: fmt.Sprint(to)}}}, call.Args...)
	p, err := a.games().PlaceExpr(&notation.Expr{Terms: []notation.Term{{Atom: &largest}}})
	if err != nil {
		return nil // which the grid says better
	}
	_, err = p.Analyse(ctx, solve.Options{Ask: solve.AskGrundy, Must: solve.AskGrundy, First: 1, Limits: solve.Limits{Moves: 1 << 50, Positions: family.MostCells}})
	return err
}
