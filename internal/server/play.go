package server

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy/internal/app"
)

// A PlayRequest is a position of a game that is played, and what happens in it next.
type PlayRequest struct {
	Common
	Expression string   `json:"expression" doc:"A position."`
	Play       string   `json:"play,omitempty" default:"normal" doc:"Who cannot move loses (normal) or wins (misere)."`
	Turn       string   `json:"turn,omitempty" default:"you" doc:"Who is to move: you or opponent."`
	Move       string   `json:"move,omitempty" doc:"Your move: its number among all, its name, or the position after it."`
	Opponent   string   `json:"opponent,omitempty" default:"perfect" doc:"perfect, beginner, random or none."`
	Blunder    *float64 `json:"blunder,omitempty" minimum:"0" maximum:"1" doc:"How often a beginner blunders; without it 0.3."`
	Seed       uint64   `json:"seed,omitempty" doc:"Of what is drawn: the same request has the same answer."`
	Hints      bool     `json:"hints,omitempty" doc:"Judge the position after all this, its parts and the moves listed."`
	Skip       int      `json:"skip,omitempty" minimum:"0" doc:"Moves not to list."`
	List       int      `json:"list,omitempty" minimum:"0" doc:"Moves to list; without it 20, at most 1000."`
}

// request makes a request of the program.
func (r PlayRequest) request(j job) (app.PlayRequest, error) {
	q := app.PlayRequest{
		Turn: app.Side(r.Turn), Move: r.Move, Opponent: app.Opponent(r.Opponent), Blunder: r.Blunder, Seed: r.Seed,
		Hints: r.Hints, Skip: r.Skip, List: r.List, Lang: j.lang, Limits: j.limits.search(),
	}
	var err error
	if q.Play, err = convention(r.Play); err != nil {
		return q, err
	}
	if err := j.limits.digits(r.Expression, r.Move); err != nil {
		return q, err
	}
	q.Parsed, err = j.limits.parse(r.Expression)
	return q, err
}

func (s *Server) play(api huma.API) {
	op := s.operation("play", "A move in a game, and the opponent's reply",
		"Makes a move, lets the opponent reply, and lists the moves that there are then. Nothing is kept between requests: the position goes in and comes out.")
	s.answers(&op, shape[Played](s))
	huma.Register(api, op, func(ctx context.Context, in *struct{ Body PlayRequest }) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err != nil {
			return nil, problem(err)
		}
		r, err := in.Body.request(j)
		if err != nil {
			return nil, problem(err)
		}
		j.about(in.Body.Expression, in.Body.Move)
		return s.compute(ctx, j, typeJSON, func(ctx context.Context, a *app.App) ([]byte, error) {
			return encoded(a.Play(ctx, r))
		})
	})
}
