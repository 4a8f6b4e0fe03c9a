package play

import (
	"context"
	"fmt"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// Settings are what a game begins with.
type Settings struct {
	app.PlayRequest          // position, convention, opponent, seed, hints and limits
	First           app.Side // who begins
	Lang            grundy.Lang
	Digits          int // longer numbers are shortened in text; 0: none is
}

// A session is a game from its beginning to the present position, and the moves that were
// taken back.
type session struct {
	app *app.App
	Settings
	states []state // the beginning first
	now    int     // the present one; those after it were taken back
	agreed bool    // the players called it a draw
	judged map[string]app.Judgement
}

// A state is the game when a person is to move, or when it is over.
type state struct {
	app.PlayResult
	skip int // moves not listed
}

func newSession(a *app.App, s Settings) *session {
	if s.First == "" {
		s.First = app.You
	}
	if s.Opponent == "" {
		s.Opponent = app.Perfect
	}
	return &session{app: a, Settings: s, judged: map[string]app.Judgement{}}
}

// start begins a game anew.
func (s *session) start(ctx context.Context) error {
	r := s.PlayRequest
	r.Turn, r.Move = s.First, ""
	result, err := s.app.Play(ctx, r)
	if err != nil {
		return err
	}
	s.states, s.now, s.agreed = []state{{PlayResult: result}}, 0, false
	return nil
}

// at is the present state.
func (s *session) at() *state { return &s.states[s.now] }

// over reports whether the game has ended.
func (s *session) over() bool { return s.at().Over || s.agreed }

// request asks about the present position.
func (s *session) request() app.PlayRequest {
	r := s.PlayRequest
	r.Expression, r.Parsed, r.Turn, r.Move = s.at().Position, nil, s.at().Turn, ""
	return r
}

// move makes a move, to which a computer replies.
func (s *session) move(ctx context.Context, text string) error {
	r := s.request()
	r.Move = text
	result, err := s.app.Play(ctx, r)
	if err != nil {
		return err
	}
	s.states = append(s.states[:s.now+1], state{PlayResult: result})
	s.now++
	return nil
}

// back takes a move back; false if there is none.
func (s *session) back() bool {
	if s.agreed {
		s.agreed = false
		return true
	}
	if s.now == 0 {
		return false
	}
	s.now--
	return true
}

// forth makes a move again that was taken back; false if there is none.
func (s *session) forth() bool {
	if s.now+1 >= len(s.states) {
		return false
	}
	s.now++
	return true
}

// look asks again about the present position: with hints or without, and other moves.
func (s *session) look(ctx context.Context, hints bool, skip int) (app.PlayResult, error) {
	r := s.request()
	r.Hints, r.Skip = hints, skip
	if !s.at().Over {
		r.Opponent = app.NoOpponent
	}
	return s.app.Play(ctx, r)
}

// refresh asks again after a setting changed.
func (s *session) refresh(ctx context.Context) error {
	result, err := s.look(ctx, s.Hints, s.at().skip)
	if err != nil {
		return err
	}
	result.Played = s.at().Played
	s.at().PlayResult = result
	return nil
}

// best returns the move of perfect play in the present position.
func (s *session) best(ctx context.Context) (app.PlayedMove, bool, error) {
	r := s.request()
	r.Turn, r.Opponent, r.Hints, r.List = app.Other, app.Perfect, false, 1
	result, err := s.app.Play(ctx, r)
	if err != nil || len(result.Played) == 0 {
		return app.PlayedMove{}, false, err
	}
	return result.Played[0], true, nil
}

// why explains the present position.
func (s *session) why(ctx context.Context) (app.AnalyseResult, error) {
	return s.app.Analyse(ctx, app.AnalyseRequest{Expression: s.at().Position, Play: s.Play, Limits: s.Limits, Moves: few, Lang: s.Lang})
}

// few is how many winning moves an explanation has.
const few = 5

// A step is a position of the game, and the move that led there.
type step struct {
	made     *app.PlayedMove // nil at the beginning
	position string
}

// steps are the positions of the game up to the present one.
func (s *session) steps() []step {
	first := s.states[0]
	list := []step{{nil, first.Position}}
	if len(first.Played) > 0 {
		list[0].position = s.Expression
	}
	for i := range s.states[:s.now+1] {
		played := s.states[i].Played
		for k := range played {
			list = append(list, step{&played[k], played[k].To})
		}
	}
	return list
}

// judge finds the value of a position of the game, once.
func (s *session) judge(ctx context.Context, position string) (app.Judgement, error) {
	if j, ok := s.judged[position]; ok {
		return j, nil
	}
	result, err := s.app.Play(ctx, app.PlayRequest{Expression: position, Play: s.Play, Opponent: app.NoOpponent, Hints: true, List: 1, Limits: s.Limits})
	if err != nil {
		return app.Judgement{}, err
	}
	s.judged[position] = *result.Hint
	return *result.Hint, nil
}

// repeated is how often the present position has been there with the same player to move.
func (s *session) repeated() int {
	n := 0
	for _, st := range s.states[:s.now+1] {
		if st.Position == s.at().Position && st.Turn == s.at().Turn {
			n++
		}
	}
	return n
}

// enough is how many times a position is there before a draw may be called.
const enough = 3

// history writes the game so far, with what perfect play makes of each position.
func (s *session) history(ctx context.Context) ([]string, error) {
	sp := speaker{s.Lang, s.Digits}
	var lines []string
	for i, st := range s.steps() {
		j, err := s.judge(ctx, st.position)
		if err != nil {
			return lines, err
		}
		text := sp.expression(st.position)
		if st.made != nil {
			text = sp.made(*st.made, s.Opponent, true) + " -> " + text
		}
		lines = append(lines, fmt.Sprintf("%4d  %s  [%s]", i, text, sp.value(j)))
	}
	return lines, nil
}
