package app

import (
	"context"
	"io"

	"example.org/grundy"
	"example.org/grundy/internal/judge"
)

// Problems lists the judges' problems that Judge answers.
func (*App) Problems() []judge.Problem { return judge.All() }

// Refused lists the judges' problems that are known and not answered, and why.
func (*App) Refused() []judge.Refusal { return judge.Refusals() }

// Problem finds a problem by its ID or an alias.
//
// Errors: [grundy.ErrUnknown], which says why where a problem is refused.
func (*App) Problem(id string) (judge.Problem, error) { return judge.Find(id) }

// Judge answers an input of a judge's problem in that judge's format.
//
// Errors: [grundy.ErrUnknown]; [grundy.ErrPosition] for a malformed input, after
// the answers before it have been written; errors of reading and writing.
func (*App) Judge(ctx context.Context, id string, in io.Reader, out io.Writer) error {
	p, err := judge.Find(id)
	if err != nil {
		return err
	}
	return p.Run(ctx, in, out, judge.Options{})
}

// A CaseResult is a case of a judge's problem, its answer, and why.
type CaseResult struct {
	judge.Case
	Analysis *AnalyseResult `json:"analysis,omitempty"`  // of the position; nil if there is none, or it is not known
	NotKnown string         `json:"not_known,omitempty"` // why the position is not analysed
	Problem  judge.Problem  `json:"-"`
}

// ExplainCases goes through an input of a judge's problem case by case, and
// analyses the position of each as r says; r needs no expression. A position that
// cannot be analysed within the limits of r goes without.
//
// Errors: those of Judge; that of yield.
func (app *App) ExplainCases(ctx context.Context, id string, in io.Reader, r AnalyseRequest, yield func(CaseResult) error) error {
	p, err := judge.Find(id)
	if err != nil {
		return err
	}
	if p.Misere() {
		r.Play = grundy.Misere
	}
	return p.Cases(ctx, in, func(c judge.Case) error {
		result := CaseResult{Case: c, Problem: p}
		if c.Position != "" {
			r.Expression = c.Position
			a, err := app.Analyse(ctx, r)
			switch {
			case err == nil:
				result.Analysis = &a
			case ctx.Err() != nil:
				return err
			default:
				result.NotKnown = err.Error()
			}
		}
		return yield(result)
	})
}
