package app

import (
	"context"
	"errors"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// An OptionsRequest asks where the moves of a position lead.
type OptionsRequest struct {
	AnalyseRequest     // Ask: what to find about each option; nothing if it is empty
	Most           int // options to list at the most; 0: 1000
}

// An OptionsResult is the positions that one move reaches, each once, in the order of
// the rules.
type OptionsResult struct {
	Position string      `json:"position"`
	Play     grundy.Play `json:"play"`
	Options  []Option    `json:"options"`
	More     bool        `json:"more,omitzero"` // there may be others
}

// An Option is a position that one move reaches, and what was asked about it, as far
// as it is known.
type Option struct {
	To         string                          `json:"to"`
	Outcome    grundy.Outcome                  `json:"outcome,omitzero"`
	Grundy     grundy.Known[nat.Nat]           `json:"grundy,omitzero"`
	Remoteness grundy.Known[nat.Nat]           `json:"remoteness,omitzero"`
	Suspense   grundy.Known[nat.Nat]           `json:"suspense,omitzero"`
	Foreclosed grundy.Known[grundy.Foreclosed] `json:"foreclosed,omitzero"`
	Loopy      grundy.Known[grundy.LoopyValue] `json:"loopy,omitzero"`
	Count      grundy.Known[nat.Nat]           `json:"winning_count,omitzero"`
}

// mostOptions is how many options are listed where nobody says.
const mostOptions = 1000

// Options lists the options of a position by the rules, and what is asked about each.
// What is not known within the limits is left out.
//
// Errors: those of [App.Analyse], except of what is not known about an option.
func (a *App) Options(ctx context.Context, r OptionsRequest) (OptionsResult, error) {
	if r.Most < 0 {
		return OptionsResult{}, grundy.Mistake(grundy.ErrParameter, "options %d: want 0 or more", r.Most)
	}
	if r.Most == 0 {
		r.Most = mostOptions
	}
	p, o, err := r.place(a.games())
	if err != nil {
		return OptionsResult{}, err
	}
	options, err := p.Options()
	if err != nil {
		return OptionsResult{}, err
	}
	result := OptionsResult{Position: p.Expression(), Play: r.Play, Options: []Option{}}
	seen := map[string]bool{}
	for to := range options {
		if err := ctx.Err(); err != nil {
			return OptionsResult{}, Ended(err, "the options of "+brief(result.Position))
		}
		if seen[to] {
			continue
		}
		if len(seen) == r.Most {
			result.More = true
			break
		}
		seen[to] = true
		result.Options = append(result.Options, Option{To: to})
	}
	if len(r.Ask) == 0 {
		return result, nil
	}
	o.Ledger = solve.NewLedger(o.Limits)
	for i := range result.Options {
		if err := a.about(ctx, &result.Options[i], o); err != nil {
			return OptionsResult{}, Ended(err, "the options of "+brief(result.Position))
		}
	}
	return result, nil
}

// about finds what is asked about one option.
func (a *App) about(ctx context.Context, option *Option, o solve.Options) error {
	e, err := notation.Parse(option.To)
	if err != nil {
		return err
	}
	p, err := a.games().PlaceExpr(e)
	if err != nil {
		return err
	}
	found, err := p.Analyse(ctx, o)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, grundy.ErrLimit) || errors.Is(err, grundy.ErrNotKnown):
		return nil
	case err != nil:
		return err
	}
	option.Outcome, option.Grundy, option.Remoteness = found.Outcome, found.Grundy, found.Remoteness
	option.Suspense, option.Foreclosed, option.Loopy, option.Count = found.Suspense, found.Foreclosed, found.Loopy, found.Count
	return nil
}
