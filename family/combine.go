package family

import (
	"cmp"
	"context"
	"errors"
	"strings"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/solve"
)

// Combine makes one position of several, played at once.
func Combine(kind compound.Kind, parts []Position) Position {
	return &combined{kind, parts}
}

type combined struct {
	kind  compound.Kind
	parts []Position
}

func (c *combined) Expression() string {
	texts := make([]string, len(c.parts))
	for i, p := range c.parts {
		texts[i] = p.Expression()
	}
	return c.text(texts)
}

// refuse returns an error if a component has no such play.
func (c *combined) refuse(play grundy.Play) error {
	for _, p := range c.parts {
		if r, ok := p.(interface{ refuse(grundy.Play) error }); ok {
			if err := r.refuse(play); err != nil {
				return err
			}
		}
	}
	return nil
}

// text writes the compound of expressions.
func (c *combined) text(texts []string) string {
	if c.kind != compound.Sum || len(texts) < 2 {
		return c.kind.String() + "(" + strings.Join(texts, ",") + ")"
	}
	for i, p := range c.parts {
		if inner, ok := p.(*combined); ok && inner.kind == compound.Sum && len(inner.parts) > 1 {
			texts[i] = "(" + texts[i] + ")"
		}
	}
	return strings.Join(texts, " + ")
}

func (c *combined) Goal(play grundy.Play) grundy.Text { return LastMove(play) }

// seat makes the compound a game, whose components answer within the options.
func (c *combined) seat(ctx context.Context, o solve.Options, tally *Tally) *seat[compound.Position] {
	parts := make([]compound.Part, len(c.parts))
	same := map[Position]compound.Part{} // copies of one position are one component, several times
	var rules strings.Builder
	rules.WriteString(c.kind.String() + "(")
	for i, p := range c.parts {
		part, ok := same[p]
		if !ok {
			part = p.Part(ctx, o, tally)
			same[p] = part
		}
		parts[i] = part
		rules.WriteString(part.Name + ",")
	}
	game, start := compound.New(c.kind, parts)
	return &seat[compound.Position]{
		game:   game,
		at:     start,
		name:   c.kind.String(),
		rules:  rules.String() + ")",
		format: func(p compound.Position) string { return c.text(game.Format(p)) },
	}
}

func (c *combined) Analyse(ctx context.Context, o solve.Options) (grundy.Analysis, error) {
	if err := c.refuse(o.Play); err != nil {
		return grundy.Analysis{}, err
	}
	if o.Ledger == nil {
		o.Ledger = solve.NewLedger(o.Limits)
	}
	ctx, fail, stop := running(ctx)
	defer stop()
	tally := Tally{fail: fail}
	s := c.seat(ctx, o, &tally)
	game := s.game.(compound.Game)
	a, err := s.analyse(ctx, o)
	err = failed(ctx, err)
	if limit := (*grundy.LimitError)(nil); errors.As(err, &limit) && limit.Hint == "" {
		limit.Hint = game.Premise(s.at, o.Play)
	}
	if err = cmp.Or(err, contradiction(a)); err != nil {
		return grundy.Analysis{}, err
	}
	a.Because.Positions += tally.Positions()
	return a, nil
}

func (c *combined) Part(ctx context.Context, o solve.Options, tally *Tally) compound.Part {
	return c.seat(ctx, o, tally).part(ctx, o, tally)
}
