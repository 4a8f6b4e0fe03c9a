package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy/internal/app"
)

// families are the endpoints that list the games. Their answers need no turn: they are
// made once.
func (s *Server) families(api huma.API) {
	var all list
	for _, d := range s.app.Families() {
		s.must(all.add(d))
	}
	for _, d := range s.app.Compounds() {
		s.must(all.add(d))
	}
	op := huma.Operation{
		OperationID: "families", Method: http.MethodGet, Path: s.base + "/v1/families", Tags: []string{"v1"},
		Summary:     "The families of games",
		Description: "Rules, parameters, what is known by theorem, and examples, of each family, and then of each way to play several games at once, as `grundy games --json` writes them.",
	}
	each := oneOf(shape[Family](s), shape[Compound](s))
	s.answers(&op, several(each), typeLines)
	huma.Register(api, op, func(_ context.Context, in *struct{ Accepts }) (*reply, error) {
		return &reply{in.listType(), all.as(in.listType())}, nil
	})
	op.OperationID, op.Path = "family", s.base+"/v1/families/{name}"
	op.Summary, op.Description = "One family", "A family, or a way to play several games at once, by its name or an alias, as `grundy games --json NAME` writes it."
	s.answers(&op, each)
	huma.Register(api, op, func(_ context.Context, in *struct {
		Name string `path:"name" maxLength:"200" doc:"A name or an alias." example:"euclid"`
	}) (*reply, error) {
		text, err := s.family(in.Name)
		if err != nil {
			return nil, problem(err)
		}
		return &reply{typeJSON, text}, nil
	})
}

func (s *Server) family(name string) ([]byte, error) {
	if d, ok := s.app.Compound(name); ok {
		return encoded(d, nil)
	}
	return encoded(s.app.Describe(name))
}

// must panics for a result of ours that is not JSON: a mistake in our own declarations.
func (s *Server) must(err error) {
	if err != nil {
		panic(err)
	}
}

// A CheckRequest is a request to hold games to the laws.
type CheckRequest struct {
	Common
	Names   []string `json:"names,omitempty" maxItems:"100" doc:"Families to check; the game of the rules is checked beside them."`
	Samples int      `json:"samples,omitempty" minimum:"1" maximum:"1000" default:"200" doc:"Positions to begin from, at the most, for each setting of parameters."`
	To      int      `json:"to,omitempty" minimum:"0" doc:"The greatest number in them; 0: as the game has it."`
}

func (s *Server) check(api huma.API) {
	op := s.operation("check", "Hold a game to the laws: every theorem against the rules",
		"Plays small positions by the rules alone, and compares what the theorems of a family, or the claims of a file of rules, say about them. Answers as `grundy check --json` does, one object for each game, also where a law is broken (`breach`).")
	s.answers(&op, several(shape[Check](s)), typeLines)
	huma.Register(api, op, func(ctx context.Context, in *struct {
		Accepts
		Body CheckRequest
	}) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err != nil {
			return nil, problem(err)
		}
		if len(in.Body.Names) == 0 && j.rules == "" {
			return nil, problem(wants("check", "names", "rules"))
		}
		j.heavily()
		return s.compute(ctx, j, in.listType(), func(ctx context.Context, a *app.App) ([]byte, error) {
			var lines list
			r := app.CheckRequest{Names: append(in.Body.Names, a.Written()...), Samples: in.Body.Samples, To: in.Body.To}
			err := a.Check(ctx, r, func(r app.CheckResult) error { return lines.add(r) })
			if err != nil && app.Fail(err).Kind != "law" { // which the lines say
				return nil, err
			}
			return lines.as(in.listType()), nil
		})
	})
}
