package family

import (
	"context"
	"iter"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/proof"
	"example.org/grundy/solve"
)

func (p *placed[P]) Options() (iter.Seq[string], error) { return p.options(), nil }

func (p *placed[P]) Certificate(ctx context.Context, o solve.Options, most int) (*proof.Outcome, error) {
	return p.certificate(ctx, o, most)
}

func (c *combined) Options() (iter.Seq[string], error) {
	var tally Tally
	s := c.seat(context.Background(), solve.Options{}, &tally)
	if err := refusal(s.game); err != nil {
		return nil, err
	}
	return s.options(), nil
}

func (c *combined) Certificate(ctx context.Context, o solve.Options, most int) (*proof.Outcome, error) {
	if o.Ledger == nil {
		o.Ledger = solve.NewLedger(o.Limits)
	}
	var tally Tally
	s := c.seat(ctx, o, &tally)
	if err := refusal(s.game); err != nil {
		return nil, err
	}
	return s.certificate(ctx, o, most)
}

// refusal is why a compound cannot be played.
func refusal(g any) error {
	if r, ok := g.(interface{ Refuse() error }); ok {
		return r.Refuse()
	}
	return nil
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

// certificate asks one solver for the winner's moves.
func (s *seat[P]) certificate(ctx context.Context, o solve.Options, most int) (*proof.Outcome, error) {
	o.Ask, o.Must, o.First = solve.AskOutcome|solve.AskWinning, solve.AskOutcome|solve.AskWinning, 1
	solver := solve.New(s.game, o)
	counter, counts := s.game.(grundy.Counter[P])
	win := func(p P) (q P, ok bool, err error) {
		if counts {
			if n, ok := counter.Width(p); ok && nat.Of(proof.DefaultOptions).Less(n) {
				return q, false, &grundy.LimitError{What: "a certificate", Limit: grundy.Grouped(proof.DefaultOptions) + " options", Fixed: true}
			}
		}
		a, err := solver.Answer(ctx, p)
		if err != nil {
			return q, false, err
		}
		if gap := a.Gaps[solve.AskWinning]; gap != nil {
			return q, false, gap
		}
		moves, _ := a.Winning.Get()
		if a.Outcome != grundy.Next || len(moves) == 0 {
			return q, false, nil
		}
		return moves[0], true, nil
	}
	return proof.NewOutcome(s.game, o.Play, s.at, s.format, win, most)
}
