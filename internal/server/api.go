package server

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// A reply is an answer whose bytes are made.
type reply struct {
	Type string `header:"Content-Type"`
	Body []byte
}

// Common is what every request may have.
type Common struct {
	Rules  string `json:"rules,omitempty" doc:"A file of rules in Starlark, whose game is known by its name, as after -f. It is called rules.star in errors."`
	Lang   string `json:"lang,omitempty" doc:"The language of sentences: en or zh." default:"en"`
	Limits Lower  `json:"limits,omitzero" doc:"Limits below those of the server."`
}

// A job is a request that is ready to be computed.
type job struct {
	lang   grundy.Lang
	limits Limits
	rules  string
	weight weight
}

// job settles what every request may have.
func (s *Server) job(c Common) (job, error) {
	j := job{rules: c.Rules}
	if j.rules != "" {
		j.weight = withRules
	}
	var err error
	if c.Lang != "" {
		if j.lang, err = grundy.ParseLang(c.Lang); err != nil {
			return j, err
		}
	}
	j.limits, err = s.limits.settle(c.Limits)
	return j, err
}

// app returns the program, with the game of the rules of the request.
func (s *Server) program(ctx context.Context, j job) (*app.App, error) {
	if j.rules == "" {
		return s.app, nil
	}
	if len(j.rules) > app.RulesSize {
		return nil, grundy.Mistake(grundy.ErrRules, "rules of %d bytes: want at most %d", len(j.rules), app.RulesSize)
	}
	if app.IsModule([]byte(j.rules)) || strings.ContainsRune(j.rules, 0) {
		return nil, grundy.Mistake(grundy.ErrRules, "rules: want text in Starlark").WithHint("a module of WebAssembly is for the command, after -f")
	}
	return s.app.Load(ctx, app.RulesFile{Path: "rules.star", Source: []byte(j.rules)})
}

// compute runs a request within its limits, in its lane.
func (s *Server) compute(ctx context.Context, j job, contentType string, f func(context.Context, *app.App) ([]byte, error)) (*reply, error) {
	ctx, cancel := context.WithTimeout(ctx, j.limits.Time)
	defer cancel()
	stop := context.AfterFunc(s.ending, cancel)
	defer stop()
	v := visitOf(ctx)
	answer, err := s.lanes.do(ctx, v.client, j.weight, func(ctx context.Context) ([]byte, error) {
		a, err := s.program(ctx, j)
		if err != nil {
			return nil, app.Ended(err, "the rules of the request")
		}
		answer, err := f(ctx, a)
		if err != nil {
			return answer, err
		}
		return answer, j.limits.answer(len(answer))
	})
	if err == nil {
		err = s.hold(v, len(answer))
	}
	if err != nil {
		return nil, s.failed(ctx, err, j.limits)
	}
	return &reply{contentType, answer}, nil
}

// failed makes a problem of an error, and writes a mistake of ours to the log.
func (s *Server) failed(ctx context.Context, err error, l Limits) error {
	if errors.Is(err, context.Canceled) || errors.Is(err, grundy.ErrCanceled) {
		if s.ending.Err() != nil {
			return shown(app.Refuse(http.StatusServiceUnavailable, "the server is ending"))
		}
	}
	p := problem(err)
	if p.Kind == "internal" {
		s.log.ErrorContext(ctx, "a mistake of ours", "error", err.Error())
	}
	for field, most := range map[string]bool{
		"limits.time_ms": l.Time == s.limits.Time, "limits.memory": l.Memory == s.limits.Memory, "limits.positions": l.Positions == s.limits.Positions,
	} {
		if first, rest, more := strings.Cut(p.Hint, "; "); most && strings.HasPrefix(first, field+" allows ") {
			p.Hint = "this server allows no more; the command has limits of its own"
			if more {
				p.Hint += "; " + rest
			}
		}
	}
	return p
}

// encoded is a result as JSON, if there is one.
func encoded(v any, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := app.WriteJSON(&b, v); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// Types of what is sent.
const (
	typeJSON  = "application/json"
	typeLines = "application/x-ndjson"
)

// A list is lines of JSON, as the command writes them.
type list struct {
	lines bytes.Buffer
	n     int
}

func (l *list) add(v any) error {
	l.n++
	return app.WriteJSON(&l.lines, v)
}

// as returns the lines, or an array of them. The elements are the same bytes.
func (l *list) as(contentType string) []byte {
	if contentType == typeLines {
		return l.lines.Bytes()
	}
	text := bytes.TrimSuffix(l.lines.Bytes(), []byte("\n"))
	out := make([]byte, 0, len(text)+l.n+4)
	out = append(out, '[')
	out = append(out, bytes.ReplaceAll(text, []byte("\n"), []byte(",\n"))...)
	return append(out, "]\n"...)
}

// Accepts is the header by which a client chooses lines.
type Accepts struct {
	Accept string `header:"Accept" doc:"application/x-ndjson asks for lines, as the command writes them, in place of an array of them."`
}

func (a Accepts) listType() string {
	if strings.Contains(a.Accept, typeLines) {
		return typeLines
	}
	return typeJSON
}

// convention reads who wins; normal play needs no word.
//
// Errors: [grundy.ErrParameter].
func convention(play string) (grundy.Play, error) {
	if play == "" {
		return grundy.Normal, nil
	}
	return grundy.ParsePlay(play)
}

// operation is what all endpoints of POST share.
func (s *Server) operation(name, summary, about string) huma.Operation {
	return huma.Operation{
		OperationID: name, Method: http.MethodPost, Path: s.base + "/v1/" + name, Summary: summary, Description: about,
		MaxBodyBytes: -1, BodyReadTimeout: -1, Tags: []string{"v1"}, // the body is there already
	}
}
