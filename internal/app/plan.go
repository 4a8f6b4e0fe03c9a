package app

import (
	"context"

	"example.org/grundy"
	"example.org/grundy/family"
)

// A PlanResult says how the questions about a position would be answered.
type PlanResult struct {
	Expression string       `json:"expression"`
	Questions  []Question   `json:"questions"`
	Parts      []PlanResult `json:"parts,omitempty"` // components that a theorem asks
}

// A Question is a question with the method that would answer it.
type Question struct {
	Ask       string        `json:"ask"`
	Play      grundy.Play   `json:"play,omitzero"`
	Method    string        `json:"method"`              // "none" if no method would
	Otherwise string        `json:"otherwise,omitempty"` // the method where the premise that why names fails
	Why       grundy.Phrase `json:"why"`
	Before    []NotUsed     `json:"not_used,omitempty"`
}

// A NotUsed is a method that would come first and is not used.
type NotUsed struct {
	Method string        `json:"method"`
	Why    grundy.Phrase `json:"why"`
}

// Plan says how Analyse would answer the request, without computing anything.
//
// Errors: those of [App.Analyse] before it computes.
func (a *App) Plan(ctx context.Context, r AnalyseRequest) (PlanResult, error) {
	p, o, err := r.place(a.games())
	if err != nil {
		return PlanResult{}, err
	}
	return planResult(p.Plan(ctx, o), r.Lang), nil
}

func planResult(p family.Plan, lang grundy.Lang) PlanResult {
	out := PlanResult{Expression: p.Expression}
	for _, w := range p.Ways {
		q := Question{Ask: w.Ask.String(), Play: w.Play, Method: w.Method.String(), Why: w.Why.Settle(lang)}
		if w.Otherwise != 0 {
			q.Otherwise = w.Otherwise.String()
		}
		for _, b := range w.Before {
			q.Before = append(q.Before, NotUsed{b.Method.String(), b.Why.Settle(lang)})
		}
		out.Questions = append(out.Questions, q)
	}
	for _, part := range p.Parts {
		out.Parts = append(out.Parts, planResult(part, lang))
	}
	return out
}
