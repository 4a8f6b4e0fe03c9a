package family

import (
	"context"
	"strings"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/solve"
)

// A Member is a component of the compounds of a grid: a position that stays, or
// the cells of a grid. One of the two is set.
type Member struct {
	Position Position
	Grid     Grid
}

// text writes the member, with … for the numbers of a grid if some stay.
func (m Member) text() string {
	switch {
	case m.Grid == nil:
		return m.Position.Expression()
	case m.Grid.Fixed():
		return m.Grid.Pattern()
	}
	return m.Grid.Game()
}

// CombineGrids makes a grid of compounds, whose axes are those of the members,
// at most two together.
func CombineGrids(kind compound.Kind, members []Member) Grid {
	g := &combinedGrid{kind: kind, members: members}
	for _, m := range members {
		if m.Grid == nil {
			continue
		}
		for _, a := range m.Grid.Axes() {
			game := m.text()
			a.Name = grundy.Text{En: game + ", " + a.Name.En, Zh: game + "，" + a.Name.Zh}
			g.axes = append(g.axes, a)
		}
	}
	return g
}

type combinedGrid struct {
	kind    compound.Kind
	members []Member
	axes    []Axis
}

func (g *combinedGrid) Game() string {
	return g.write(Member.text)
}

func (g *combinedGrid) Pattern() string {
	return g.write(func(m Member) string {
		if m.Grid == nil {
			return m.text()
		}
		return m.Grid.Pattern()
	})
}

// write writes the compound, its members by text.
func (g *combinedGrid) write(text func(Member) string) string {
	texts := make([]string, len(g.members))
	for i, m := range g.members {
		texts[i] = text(m)
	}
	return g.kind.String() + "(" + strings.Join(texts, ",") + ")"
}

func (*combinedGrid) Fixed() bool { return false }

func (*combinedGrid) Goal(play grundy.Play) grundy.Text { return LastMove(play) }

func (g *combinedGrid) Axes() []Axis { return g.axes }

func (g *combinedGrid) Len() int { return product(g.axes) }

// Cells fills the cells as those of a family, the compound being the game.
func (g *combinedGrid) Cells(ctx context.Context, o solve.Options) (*Cells, error) {
	for _, m := range g.members {
		var member any = m.Position
		if m.Grid != nil {
			member = m.Grid
		}
		if r, ok := member.(interface{ refuse(grundy.Play) error }); ok {
			if err := r.refuse(o.Play); err != nil {
				return nil, err
			}
		}
	}
	ctx, fail, stop := running(ctx)
	defer stop()
	tally := Tally{fail: fail}
	parts := make([]compound.Part, len(g.members))
	at := make([]func(i int) (any, error), len(g.members))
	stride := g.Len()
	for k, m := range g.members {
		if m.Grid == nil {
			parts[k] = m.Position.Part(ctx, o, &tally)
			at[k] = func(int) (any, error) { return parts[k].At, nil }
			continue
		}
		inner, size := m.Grid.(interface {
			component(context.Context, solve.Options, *Tally) (compound.Part, func(int) (any, error))
		}), m.Grid.Len()
		stride /= size
		step := stride
		var cell func(int) (any, error)
		parts[k], cell = inner.component(ctx, o, &tally)
		at[k] = func(i int) (any, error) { return cell(i / step % size) }
	}
	game, _ := compound.New(g.kind, parts)
	cells := &grid[compound.Position]{axes: g.axes, place: func(i int) (compound.Position, error) {
		list := make([]any, len(at))
		for k := range at {
			p, err := at[k](i)
			if err != nil {
				return compound.Position{}, err
			}
			list[k] = p
		}
		return compound.Of(list), nil
	}}
	cells.seat = seat[compound.Position]{game: game, name: g.Game(), goal: LastMove}
	c, err := cells.Cells(ctx, o)
	if err == nil {
		c.Positions += tally.Positions()
	}
	return c, failed(ctx, err)
}

// component makes the cells of a grid those of a component of compounds.
func (g *grid[P]) component(ctx context.Context, o solve.Options, tally *Tally) (compound.Part, func(int) (any, error)) {
	return g.part(ctx, o, tally), func(i int) (any, error) { return g.at(i) }
}
