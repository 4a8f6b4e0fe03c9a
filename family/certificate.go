package family

import (
	"context"
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/proof"
	"example.org/grundy/solve"
)

func (p *placed[P]) Options() (iter.Seq[string], error) {
	if _, ok := p.game.(Runner[P]); !ok {
		return p.options(), nil
	}
	ctx, fail, stop := running(context.Background())
	defer stop()
	texts := slices.Collect(p.run(ctx, fail).options())
	return slices.Values(texts), failed(ctx, nil)
}

func (p *placed[P]) Certificate(ctx context.Context, o solve.Options, most int) (*proof.Outcome, error) {
	ctx, fail, stop := running(ctx)
	defer stop()
	c, err := p.run(ctx, fail).certificate(ctx, o, most)
	return c, failed(ctx, err)
}

func (c *combined) Options() (iter.Seq[string], error) {
	ctx, fail, stop := running(context.Background())
	tally := Tally{fail: fail}
	s := c.seat(ctx, solve.Options{}, &tally)
	if c.mayFail() { // then all are listed before the first is given
		defer stop()
		texts := slices.Collect(s.options())
		return slices.Values(texts), failed(ctx, nil)
	}
	return func(yield func(string) bool) {
		defer stop()
		s.options()(yield)
	}, nil
}

// mayFail reports whether the rules of a component may fail.
func (c *combined) mayFail() bool {
	return slices.ContainsFunc(c.parts, func(p Position) bool {
		f, ok := p.(interface{ mayFail() bool })
		return ok && f.mayFail()
	})
}

func (p *placed[P]) mayFail() bool {
	_, ok := p.game.(Runner[P])
	return ok
}

func (c *combined) Certificate(ctx context.Context, o solve.Options, most int) (*proof.Outcome, error) {
	if o.Ledger == nil {
		o.Ledger = solve.NewLedger(o.Limits)
	}
	ctx, fail, stop := running(ctx)
	defer stop()
	tally := Tally{fail: fail}
	s := c.seat(ctx, o, &tally)
	certificate, err := s.certificate(ctx, o, most)
	return certificate, failed(ctx, err)
}

// options writes the options of the position.
func (s *seat[P]) options() iter.Seq[string] {
	return func(yield func(string) bool) {
		for q := range s.game.Options(s.at) {
			if !yield(s.format(q)) {
				return
			}
		}
	}
}

// certificate asks one solver for the winner's moves: from each position the first one
// in the order of its options, which is where a checker finds it too.
func (s *seat[P]) certificate(ctx context.Context, o solve.Options, most int) (*proof.Outcome, error) {
	o.Ask, o.Must = solve.AskOutcome, solve.AskOutcome
	solver := solve.New(s.game, o)
	counter, counts := s.game.(grundy.Counter[P])
	seen := uint64(0) // options that a checker will look at
	look := func(n uint64) error {
		if seen += n; seen > proof.DefaultOptions {
			return &grundy.LimitError{What: "a certificate", Limit: grundy.Grouped(proof.DefaultOptions) + " options", Fixed: true}
		}
		return ctx.Err()
	}
	win := func(p P) (q P, ok bool, err error) {
		if counts { // which spares the listing of a number beyond all listing
			if n, ok := counter.Width(p); ok && nat.Of(proof.DefaultOptions).Less(n) {
				return q, false, look(proof.DefaultOptions + 1)
			}
		}
		who, _, err := solver.Outcome(ctx, p)
		if err != nil || who != grundy.Next {
			return q, false, err
		}
		for q := range s.game.Options(p) {
			if err := look(1); err != nil {
				return q, false, err
			}
			who, _, err := solver.Outcome(ctx, q)
			if err != nil || who == grundy.Previous {
				return q, err == nil, err
			}
		}
		return q, false, nil
	}
	return proof.NewOutcome(s.game, o.Play, s.at, s.format, win, most)
}
