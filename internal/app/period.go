package app

import (
	"bytes"
	"context"

	"example.org/grundy"
	"example.org/grundy/taking"
)

// A PeriodRequest asks whether the values of a rule repeat.
type PeriodRequest struct {
	Code        string
	To          int // the greatest heap whose value is computed
	Work        Work
	Certificate bool // of a period that is proved
}

// A PeriodResult says what was found. Three statuses are never mixed: proved,
// observed in the values computed, none in them.
type PeriodResult struct {
	Code        string        `json:"code"`
	Status      taking.Status `json:"status"`
	Preperiod   *int          `json:"preperiod,omitempty"`
	Period      *int          `json:"period,omitempty"`
	Saltus      *uint32       `json:"saltus,omitempty"`
	SearchedTo  int           `json:"searched_to"`
	Theorem     string        `json:"theorem,omitempty"`
	Exceptions  []uint32      `json:"exceptions,omitempty"` // heaps below the preperiod that the period run back does not say right
	Words       grundy.Text   `json:"-"`                    // what the theorem found
	Certificate []byte        `json:"-"`
	Unsaved     error         `json:"-"` // why the last checkpoint could not be written
	values      *taking.Values
	found       taking.Period
}

// At returns the value of a heap of n, n ≤ SearchedTo.
func (r PeriodResult) At(n int) uint32 { return r.values.At(n) }

// Instead returns what the period run back would give a heap below the preperiod.
func (r PeriodResult) Instead(n int) int64 { return r.found.Back(r.values, n) }

// Period looks for a period, and for its proof.
//
// Errors: those of [App.Sequence]; what was found until then is returned, too, unless
// nothing was.
func (a *App) Period(ctx context.Context, r PeriodRequest) (PeriodResult, error) {
	if r.To < 0 {
		return PeriodResult{}, grundy.Mistake(grundy.ErrParameter, "to %d: want a heap, 0 or more", r.To)
	}
	r.Code = a.code(r.Code)
	if name, values, ok, err := a.ruled(ctx, r.Code, r.To, r.Work); ok {
		if err != nil {
			return PeriodResult{}, err
		}
		p := taking.Observe(values)
		result := PeriodResult{Code: name, Status: p.Status, SearchedTo: p.SearchedTo, Exceptions: p.Exceptions, values: values, found: p}
		if p.Status != taking.None {
			result.Preperiod, result.Period, result.Saltus = &p.Preperiod, &p.Period, &p.Saltus
		}
		return result, nil
	}
	j, err := begin(r.Code, r.To, r.Work)
	if err != nil {
		return PeriodResult{}, err
	}
	p, err := taking.FindPeriod(ctx, j.Sequence, r.To)
	j.save()
	result := PeriodResult{
		Code: j.Rule().String(), Status: p.Status, SearchedTo: p.SearchedTo, Theorem: p.Theorem.Name, Words: p.Theorem.Text,
		Exceptions: p.Exceptions, Unsaved: j.failed, values: j.Values(), found: p,
	}
	if p.Status != taking.None {
		result.Preperiod, result.Period, result.Saltus = &p.Preperiod, &p.Period, &p.Saltus
	}
	if err != nil {
		return result, j.stopped(err)
	}
	if r.Certificate && p.Status == taking.Proved {
		var text bytes.Buffer
		if err := writePeriodCertificate(Timely{ctx, &text, "a certificate"}, j.Sequence, p); err != nil {
			return result, err
		}
		result.Certificate = text.Bytes()
	}
	return result, nil
}
