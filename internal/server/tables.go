package server

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// Grid is what a request says about many positions of a family.
type Grid struct {
	Expression string   `json:"expression" doc:"A family with its parameters, as in wythoff or bash(max=3); heaps that are written stay as they are."`
	Ranges     []string `json:"ranges" minItems:"1" maxItems:"2" doc:"Numbers that run: one range or two, as in 0..20."`
	What       []string `json:"what,omitempty" maxItems:"6" doc:"outcome, grundy, remoteness, suspense, foreclosed, winning; several of one range. Default: outcome, and grundy of one range."`
	Play       string   `json:"play,omitempty" default:"normal" doc:"Who cannot move loses (normal) or wins (misere)."`
	Avoid      []string `json:"avoid,omitempty" doc:"Methods not to use: theorem, parts, table, search."`
}

// TableRequest is a request for the values of many positions.
type TableRequest struct {
	Common
	Grid
	Format string `json:"format,omitempty" default:"json" doc:"json or csv."`
}

// tableMoves is how many times as many options a table may look at as one position may,
// since it has many.
const tableMoves = 10

// request makes a request of the program.
func (t Grid) request(j job) (app.TableRequest, error) {
	r := app.TableRequest{Expression: t.Expression, Ranges: t.Ranges, What: t.What, Avoid: t.Avoid, Most: j.limits.Cells, Limits: j.limits.search(), Workers: 1}
	r.Limits.Moves *= tableMoves
	var err error
	if r.Play, err = convention(t.Play); err != nil {
		return r, err
	}
	if err := j.limits.digits(append([]string{t.Expression}, t.Ranges...)...); err != nil {
		return r, err
	}
	r.Parsed, err = j.limits.parse(t.Expression)
	return r, err
}

// types are the content types of formats.
var types = map[string]string{
	"json": typeJSON, "csv": "text/csv; charset=utf-8; header=present", "png": "image/png", "svg": "image/svg+xml", "bin": "application/octet-stream",
}

// format settles the format of an answer: the first of those that there are, or the
// one that is asked for.
func format(asked string, there ...string) (string, error) {
	if asked == "" {
		return there[0], nil
	}
	if !slices.Contains(there, asked) {
		return "", grundy.Mistake(grundy.ErrParameter, "format %q: want %s or %s", short(asked), strings.Join(there[:len(there)-1], ", "), there[len(there)-1])
	}
	return asked, nil
}

// wants says that one of some fields is missing.
func wants(name string, fields ...string) error {
	return grundy.Mistake(grundy.ErrParameter, `%s: want "%s"`, name, strings.Join(fields, `" or "`)).WithHint(fieldsHint)
}

func (s *Server) table(api huma.API) {
	op := s.operation("table", "The values of many positions of a family",
		"What is known about every position of a family whose numbers run through one range or two, as `grundy table --json` writes it, or `--format csv`.")
	s.answers(&op, shape[Table](s), types["csv"])
	huma.Register(api, op, func(ctx context.Context, in *struct{ Body TableRequest }) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err != nil {
			return nil, problem(err)
		}
		kind, err := format(in.Body.Format, "json", "csv")
		if err != nil {
			return nil, problem(err)
		}
		r, err := in.Body.request(j)
		if err != nil {
			return nil, problem(err)
		}
		j.about(append(in.Body.Ranges, in.Body.Expression)...)
		return s.compute(ctx, j, types[kind], func(ctx context.Context, a *app.App) ([]byte, error) {
			result, err := a.Table(ctx, r)
			if err != nil || kind == "json" {
				return encoded(result, err)
			}
			var b bytes.Buffer
			err = result.WriteCSV(&b)
			return b.Bytes(), err
		})
	})
}

// PictureRequest is a request for a picture of many positions.
type PictureRequest struct {
	Common
	Grid
	Format string `json:"format,omitempty" default:"svg" doc:"svg or png."`
	Kind   string `json:"kind,omitempty" doc:"heat, scatter or sequence. Default: sequence of one range; of two scatter for who wins, else heat."`
}

func (s *Server) picture(api huma.API) {
	op := s.operation("picture", "A picture of many positions of a family",
		"A heat map, a scatter of the positions that are lost, or a sequence, as `grundy plot` draws them; `format` is png or svg.")
	s.answers(&op, nil, types["svg"], types["png"])
	huma.Register(api, op, func(ctx context.Context, in *struct{ Body PictureRequest }) (*reply, error) {
		j, err := s.job(in.Body.Common)
		if err != nil {
			return nil, problem(err)
		}
		kind, err := format(in.Body.Format, "svg", "png")
		if err != nil {
			return nil, problem(err)
		}
		table, err := in.Body.request(j)
		if err != nil {
			return nil, problem(err)
		}
		r := app.PlotRequest{TableRequest: table, Kind: in.Body.Kind, Format: kind, Lang: j.lang}
		j.heavily()
		return s.compute(ctx, j, types[kind], func(ctx context.Context, a *app.App) ([]byte, error) {
			plot, err := a.Plot(ctx, r)
			if err != nil {
				return nil, err
			}
			var b bytes.Buffer
			err = plot.Write(app.Timely{Context: ctx, To: &b, What: "a picture"})
			return b.Bytes(), err
		})
	})
}
