package server

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// Questions is what a request may say about questions and methods.
type Questions struct {
	Play  string   `json:"play,omitempty" default:"normal" doc:"Who cannot move loses (normal) or wins (misere)."`
	Ask   []string `json:"ask,omitempty" doc:"Only these: outcome, grundy, remoteness, suspense, foreclosed, winning, all. What is asked for must be found. Without it: all but foreclosed, as far as they are cheap."`
	Avoid []string `json:"avoid,omitempty" doc:"Methods not to use: theorem, parts, table, search."`
}

// An AnalyseRequest is a request to solve a position, or several.
type AnalyseRequest struct {
	Common
	Questions
	Expression  string   `json:"expression,omitempty" doc:"A position, as in nim(3,4,5) or nim(3) + wythoff(1,2)."`
	Expressions []string `json:"expressions,omitempty" doc:"Several positions, in place of one: each is answered, also where another is in error."`
	Moves       int      `json:"moves,omitempty" minimum:"0" doc:"Winning moves to list at the most; 0: all, or the first ones of very many."`
	Explain     string   `json:"explain,omitempty" default:"full" doc:"The argument: none, short or full."`
	Plan        bool     `json:"plan,omitempty" doc:"Say which method would answer each question, and why, and compute nothing."`
}

// request makes a request of the program, without a position.
func (q Questions) request(j job) (app.AnalyseRequest, error) {
	r := app.AnalyseRequest{Ask: q.Ask, Avoid: q.Avoid, Lang: j.lang, Limits: j.limits.search()}
	var err error
	if r.Play, err = convention(q.Play); err != nil {
		return r, err
	}
	return r, r.Check()
}

func (a AnalyseRequest) request(j job) (app.AnalyseRequest, error) {
	r, err := a.Questions.request(j)
	if err != nil {
		return r, err
	}
	r.Moves = a.Moves
	if a.Explain != "" {
		r.Explain, err = app.ParseExplain(a.Explain)
	}
	return r, err
}

func (s *Server) analyse(api huma.API) {
	op := s.operation("analyse", "Who wins a position, every winning move, and why",
		"Solves a position, as `grundy solve --json` does, and answers with the same bytes. With `expressions` it solves several, and answers as `grundy solve --json -` does, one object for each.")
	one := oneOf(shape[Analysis](s), shape[Plan](s))
	s.answers(&op, oneOf(shape[Analysis](s), shape[Plan](s), several(oneOf(one, shape[LineError](s)))), typeLines)
	huma.Register(api, op, func(ctx context.Context, in *struct {
		Accepts
		Body AnalyseRequest
	}) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err != nil {
			return nil, problem(err)
		}
		r, err := in.Body.request(j)
		if err != nil {
			return nil, problem(err)
		}
		switch {
		case in.Body.Expressions == nil && in.Body.Expression == "":
			return nil, problem(wants("analyse", "expression", "expressions"))
		case in.Body.Expressions == nil:
			j.about(in.Body.Expression)
			return s.compute(ctx, j, typeJSON, func(ctx context.Context, a *app.App) ([]byte, error) {
				return encoded(solved(ctx, a, j, r, in.Body.Expression, in.Body.Plan))
			})
		case in.Body.Expression != "":
			return nil, problem(grundy.Mistake(grundy.ErrParameter, `analyse: want "expression" or "expressions", not both`))
		}
		return s.batch(ctx, j, r, in.Body, in.listType())
	})
}

// solved solves one position, or plans how to.
func solved(ctx context.Context, a *app.App, j job, r app.AnalyseRequest, expression string, plan bool) (any, error) {
	var err error
	if r.Parsed, err = j.limits.parse(expression); err != nil {
		return nil, err
	}
	r.Moves = j.limits.moves(r.Moves, len(expression))
	if plan {
		return a.Plan(ctx, r)
	}
	return a.Analyse(ctx, r)
}

// batch solves several positions, one after the other, in the time of one request.
func (s *Server) batch(ctx context.Context, j job, r app.AnalyseRequest, in AnalyseRequest, contentType string) (*reply, error) {
	if n := len(in.Expressions); n > j.limits.Batch {
		return nil, problem(grundy.Mistake(grundy.ErrLimit, "expressions: %d of them: this server allows at most %d", n, j.limits.Batch))
	}
	if err := j.limits.digits(in.Expressions...); err != nil {
		return nil, problem(err)
	}
	if j.about(in.Expressions...); len(in.Expressions) > 20 {
		j.heavily()
	}
	return s.compute(ctx, j, contentType, func(ctx context.Context, a *app.App) ([]byte, error) {
		var lines list
		for i, expression := range in.Expressions {
			result, err := solved(ctx, a, j, r, expression, in.Plan)
			if ctx.Err() != nil {
				return nil, app.Ended(ctx.Err(), "the batch")
			}
			if err != nil {
				failure := app.Fail(err)
				failure.Hint = byHTTP(failure.Hint)
				result = app.LineError{Line: i + 1, Error: failure}
			}
			if err := lines.add(result); err != nil {
				return nil, err
			}
			if err := j.limits.answer(lines.lines.Len()); err != nil {
				return nil, err
			}
		}
		return lines.as(contentType), nil
	})
}

// An OptionsRequest is a request for the options of a position.
type OptionsRequest struct {
	Common
	Questions
	Expression string `json:"expression" doc:"A position."`
	Most       int    `json:"most,omitempty" minimum:"1" maximum:"10000" default:"1000" doc:"Options to list at the most."`
}

func (s *Server) options(api huma.API) {
	op := s.operation("options", "Where the moves of a position lead",
		"Lists the positions that one move reaches, by the rules alone, and with `ask` what is known about each within the limits.")
	s.answers(&op, shape[Options](s))
	huma.Register(api, op, func(ctx context.Context, in *struct{ Body OptionsRequest }) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err != nil {
			return nil, problem(err)
		}
		r := app.OptionsRequest{Most: in.Body.Most}
		if r.AnalyseRequest, err = in.Body.request(j); err != nil {
			return nil, problem(err)
		}
		r.Moves = 1
		j.about(in.Body.Expression)
		r.Most = max(1, min(r.Most, j.limits.Answer/(4*len(in.Body.Expression)+1)))
		return s.compute(ctx, j, typeJSON, func(ctx context.Context, a *app.App) ([]byte, error) {
			var err error
			if r.Parsed, err = j.limits.parse(in.Body.Expression); err != nil {
				return nil, err
			}
			return encoded(a.Options(ctx, r))
		})
	})
}
