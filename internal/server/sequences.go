package server

import (
	"bytes"
	"context"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// SequenceRequest is a request for the values of heaps.
type SequenceRequest struct {
	Common
	Code   string `json:"code" minLength:"1" doc:"The code of a rule of taking and breaking, such as 0.137, its name, or the game of the rules."`
	From   int    `json:"from,omitempty" minimum:"0" doc:"The first heap."`
	To     *int   `json:"to,omitempty" minimum:"0" doc:"The last heap; without it 100."`
	Engine string `json:"engine,omitempty" doc:"naive, candidate or rare. Default: the cheapest."`
	Format string `json:"format,omitempty" default:"json" doc:"json, csv, bin (a 32-bit word a heap, low byte first), svg or png."`
}

// heap reports an error for a heap that is too great.
func (l Limits) heap(name string, n int) error {
	if n > l.Heaps {
		return grundy.Mistake(grundy.ErrLimit, "%s %d: this server allows at most %d", name, n, l.Heaps)
	}
	return nil
}

func (s *Server) sequence(api huma.API) {
	op := s.operation("sequence", "The Grundy values of the heaps of a taking-and-breaking game",
		"The values of the heaps `from` to `to`, as `grundy seq --json` writes them, or another `format` of that command.")
	s.answers(&op, shape[Sequence](s), types["csv"], types["bin"], types["svg"], types["png"])
	huma.Register(api, op, func(ctx context.Context, in *struct{ Body SequenceRequest }) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err == nil {
			err = j.limits.digits(in.Body.Code)
		}
		to := 100
		if in.Body.To != nil {
			to = *in.Body.To
		}
		if err == nil {
			err = j.limits.heap("to", to)
		}
		kind := ""
		if err == nil {
			kind, err = format(in.Body.Format, "json", "csv", "bin", "svg", "png")
		}
		if err != nil {
			return nil, problem(err)
		}
		r := app.SequenceRequest{Code: in.Body.Code, From: in.Body.From, To: to, Work: j.limits.work(in.Body.Engine), Period: kind == "svg" || kind == "png"}
		if r.To > 10_000 {
			j.heavily()
		}
		return s.compute(ctx, j, types[kind], func(ctx context.Context, a *app.App) ([]byte, error) {
			result, err := a.Sequence(ctx, r)
			if err != nil {
				return nil, err
			}
			return written(ctx, result, kind, j.lang)
		})
	})
}

// written writes a sequence in a format.
func written(ctx context.Context, r app.SequenceResult, kind string, lang grundy.Lang) ([]byte, error) {
	var b bytes.Buffer
	w := app.Timely{Context: ctx, To: &b, What: "the nim-sequence of " + short(r.Code)}
	var err error
	switch kind {
	case "csv":
		err = r.WriteCSV(w)
	case "bin":
		err = r.WriteBinary(w)
	case "svg", "png":
		return r.Plot(kind, lang)
	default:
		err = r.WriteJSON(w)
	}
	return b.Bytes(), err
}

// PeriodRequest is a request for a period.
type PeriodRequest struct {
	Common
	Code   string `json:"code" minLength:"1" doc:"The code of a rule of taking and breaking, such as 0.137, its name, or the game of the rules."`
	To     int    `json:"to,omitempty" minimum:"0" doc:"The greatest heap to look at. Default: 100000, or what the server allows if that is less; 10000 for a game of the rules."`
	Engine string `json:"engine,omitempty" doc:"naive, candidate or rare. Default: the cheapest."`
}

// Where nobody says how far to look for a period.
const (
	far      = 100_000
	farRules = 10_000
)

func (s *Server) period(api huma.API) {
	op := s.operation("period", "Whether the Grundy values of a taking-and-breaking game repeat",
		"Computes values until a theorem proves that they repeat for ever, and answers as `grundy period --json` does: proved, observed in the values computed, or none in them.")
	s.answers(&op, shape[Period](s))
	huma.Register(api, op, func(ctx context.Context, in *struct{ Body PeriodRequest }) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err == nil {
			err = j.limits.digits(in.Body.Code)
		}
		if err == nil {
			err = j.limits.heap("to", in.Body.To)
		}
		if err != nil {
			return nil, problem(err)
		}
		r := app.PeriodRequest{Code: in.Body.Code, To: in.Body.To, Work: j.limits.work(in.Body.Engine)}
		return s.compute(ctx, j, typeJSON, func(ctx context.Context, a *app.App) ([]byte, error) {
			r := r
			if r.To == 0 {
				r.To = min(far, j.limits.Heaps)
				if a.Owns(r.Code) {
					r.To = min(farRules, j.limits.Heaps)
				}
			}
			return encoded(a.Period(ctx, r))
		})
	})
}
