package family

import (
	"cmp"
	"context"

	"example.org/grundy"
	"example.org/grundy/laws"
	"example.org/grundy/notation"
)

// A Trial is a game of a family to be held to the laws, with small positions as
// samples.
type Trial struct {
	Name  string
	Check func(context.Context, laws.Options) (laws.Report, error)
}

// Trials returns the game of each setting of parameters that the definition
// names for the laws.
func (f family[P]) Trials() []Trial {
	settings := f.d.Laws
	if len(settings) == 0 {
		settings = []string{""}
	}
	var trials []Trial
	for _, s := range settings {
		name := f.d.Name
		if s != "" {
			name += "(" + s + ")"
		}
		trials = append(trials, Trial{name, func(ctx context.Context, o laws.Options) (laws.Report, error) {
			subject, err := f.subject(s)
			if err != nil {
				return laws.Report{}, err
			}
			ctx, fail, stop := running(ctx)
			defer stop()
			if r, ok := subject.Game.(Runner[P]); ok {
				subject.Game = r.Run(ctx, fail)
			}
			small := cmp.Or(o.Small, f.d.Small)
			subject.Samples = f.d.Board.Samples(small)
			if s, ok := subject.Game.(Sampled[P]); ok {
				subject.Samples = s.Samples(small)
			}
			report, err := laws.Check(ctx, subject, o)
			return report, failed(ctx, err)
		}})
	}
	return trials
}

// subject makes the game of a setting such as "max=3,rest=take".
func (f family[P]) subject(setting string) (laws.Subject[P], error) {
	a, err := f.arguments(f.d.Name + "(" + setting + ")")
	if err != nil {
		return laws.Subject[P]{}, err
	}
	game, err := f.d.New(a)
	if err != nil {
		return laws.Subject[P]{}, err
	}
	return laws.Subject[P]{
		Name:   f.gameText(a),
		Game:   game,
		Format: f.format(a),
		Parse:  f.parse,
	}, nil
}

// parse reads a position back from the text that format gives it.
func (f family[P]) parse(text string) (P, error) {
	var none P
	a, err := f.arguments(text)
	if err != nil {
		return none, err
	}
	return f.d.Board.Parse(a)
}

func (f family[P]) arguments(text string) (Arguments, error) {
	e, err := notation.Parse(text)
	if err != nil {
		return Arguments{}, err
	}
	call, ok := e.Terms[0].Atom.(*notation.Call)
	if !ok || len(e.Terms) > 1 {
		return Arguments{}, grundy.Mistake(grundy.ErrPosition, "%q: want one game", text)
	}
	var preset map[string]string
	if f.d.ByCode != "" && call.Name != f.d.Name {
		preset = map[string]string{f.d.ByCode: call.Name}
	}
	return f.read(call, preset)
}
