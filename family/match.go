package family

import (
	"context"
	"errors"
	"math/rand/v2"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// A Match is a position that is played on. The positions that follow from it are
// matches too, and share what is computed for them.
type Match interface {
	// Expression writes the position so that it can be read again.
	Expression() string
	// Moves lists the different moves in the order of the rules, after the first skip
	// of them, at most so many.
	Moves(skip, most int) (Moves, error)
	// To makes the move to a position; ok is false if no move is known to lead there.
	To(p Position) (m Made, ok bool, err error)
	// Heaps returns of how many heaps Take can take; 0 if that is not known of this game.
	Heaps() int
	// Take makes the move that takes k counters from heap i, from 0; ok is false if there
	// is no such move.
	Take(i int, k nat.Nat) (m Made, ok bool, err error)
	// Best makes a move of perfect play, as far as that is known.
	Best() (Made, error)
	// Random makes a move drawn from all of them, or from the first of very many.
	Random(r *rand.Rand) (Made, error)
	// Judge says what is known of the position.
	Judge() (Verdict, error)
	// Glance is Judge for a position that is one of many: without the value.
	Glance() (Verdict, error)
	// Analyse finds everything about the position, as [Position.Analyse] does.
	Analyse() (grundy.Analysis, error)
	// Parts says what is known of the games that the position is made of; none if it is
	// one game. At most so many are listed.
	Parts(most int) ([]Component, error)
	// Picture draws the position as its game does, in lines; none if it does not.
	Picture() ([]string, error)
	// Close ends the match, and all that follow from the same position.
	Close()
}

// Moves are some moves of a position.
type Moves struct {
	List  []Made
	More  bool                  // there are moves after these
	Count grundy.Known[nat.Nat] // of all moves; where it was not counted one by one, two may lead to one position
}

// A Made is a move, and the position after it.
type Made struct {
	grundy.Move
	Match Match
	How   How   // of a move of perfect play
	Why   error // why it is not known who wins, if it is not
}

// How says what a move does for who makes it.
type How uint8

// The uses of a move.
const (
	Plain     How = iota // nothing is known of it
	Wins                 // it wins, and is not known to be the fastest that does
	WinsFirst            // it wins, and none wins faster
	Keeps                // it keeps the win; play may repeat a position, and how long it lasts is not known
	Draws                // nobody wins; none wins
	Resists              // it loses, as all do, and none loses more slowly
	Loses                // it loses, as all do
)

// A Verdict is what is known of a position.
type Verdict struct {
	Outcome    grundy.Outcome
	Grundy     grundy.Known[nat.Nat]
	Loopy      grundy.Known[grundy.LoopyValue]
	Remoteness grundy.Known[nat.Nat]
	Why        error // why it is not known who wins
}

// A Component is one of the games that a position is made of, played alone.
type Component struct {
	Expression string
	Verdict
}

// A match is a position with the solver that answers for all positions after it.
type match[P comparable] struct {
	seat[P]
	ctx    context.Context
	solver *solve.Solver[P]
	play   grundy.Play
	o      solve.Options
	close  func()
	answer *solve.Answer[P] // once it is found
	open   error            // why it is not
}

// compared is how many winning moves are compared for the fastest one, and tried how many
// moves are looked at for one that is asked for.
const (
	compared = 64
	tried    = 1 << 20
)

// newMatch begins a match at the seat.
func newMatch[P comparable](ctx context.Context, s *seat[P], o solve.Options, stop func()) *match[P] {
	o.Ask |= solve.AskOutcome | solve.AskWinning | solve.AskRemoteness
	o.Must |= solve.AskOutcome | solve.AskWinning
	if o.First = compared; loopy(s.game) {
		o.First = 0 // the fastest one is needed: another may go round
	}
	return &match[P]{seat: *s, ctx: ctx, solver: solve.New(s.game, o), play: o.Play, o: o, close: stop}
}

func (p *placed[P]) Match(ctx context.Context, o solve.Options) (Match, error) {
	if err := p.refuse(o.Play); err != nil {
		return nil, err
	}
	if o.Ledger == nil {
		o.Ledger = solve.NewLedger(o.Limits)
	}
	ctx, fail, stop := running(ctx)
	return newMatch(ctx, p.run(ctx, fail), o, stop), nil
}

func (c *combined) Match(ctx context.Context, o solve.Options) (Match, error) {
	if err := c.refuse(o.Play); err != nil {
		return nil, err
	}
	if o.Ledger == nil {
		o.Ledger = solve.NewLedger(o.Limits)
	}
	ctx, fail, stop := running(ctx)
	s := c.seat(ctx, o, &Tally{fail: fail})
	return newMatch(ctx, s, o, stop), nil
}

func (m *match[P]) Close() { m.close() }

func (m *match[P]) Expression() string { return m.format(m.at) }

// failed says why the rules failed, or else why the time was over.
func (m *match[P]) failed() error { return failed(m.ctx, m.ctx.Err()) }

// after makes the move to q.
func (m *match[P]) after(q P) Made {
	next := *m
	next.at, next.answer, next.open = q, nil, nil
	return Made{Move: m.move(q), Match: &next}
}

func (m *match[P]) Moves(skip, most int) (Moves, error) {
	var out Moves
	once := map[P]bool{}
	for q := range m.game.Options(m.at) {
		if once[q] {
			continue
		}
		if len(once) == skip+most {
			out.More = true
			break
		}
		if once[q] = true; len(once) > skip {
			out.List = append(out.List, m.after(q))
		}
	}
	if out.More {
		if c, ok := m.game.(grundy.Counter[P]); ok {
			if n, ok := c.Width(m.at); ok {
				out.Count = grundy.Know(n)
			}
		}
	} else {
		out.Count = grundy.Know(nat.Of(uint64(len(once))))
	}
	return out, m.failed()
}

func (m *match[P]) Random(r *rand.Rand) (Made, error) {
	var chosen P
	n := 0
	for q := range m.game.Options(m.at) {
		if n++; r.IntN(n) == 0 {
			chosen = q
		}
		if n == tried/16 || m.ctx.Err() != nil {
			break
		}
	}
	if n == 0 {
		return Made{}, m.failed()
	}
	return m.after(chosen), m.failed()
}

// found returns what the solver finds of the position, once; an answer that stays open
// for want of time or room has its reason beside it.
func (m *match[P]) found() (*solve.Answer[P], error) {
	if m.answer != nil {
		return m.answer, m.open
	}
	a, err := m.solver.Answer(m.ctx, m.at)
	if cycle := (*solve.Cycle[P])(nil); errors.As(err, &cycle) {
		err = cycle.Show(m.format)
	}
	m.answer, m.open = &a, err
	return m.answer, err
}

// fatal is an error that ends the match, and not one by which an answer stays open.
func (m *match[P]) fatal(err error) error {
	if rules := m.failed(); rules != nil {
		return rules
	}
	if err == nil || errors.Is(err, grundy.ErrLimit) {
		return nil
	}
	return err
}

func (m *match[P]) Best() (Made, error) {
	a, open := m.found()
	if err := m.fatal(open); err != nil {
		return Made{}, err
	}
	switch a.Outcome {
	case grundy.Next:
		if made, ok := m.win(a); ok {
			return made, m.failed()
		}
		open = a.Gaps[solve.AskWinning]
	case grundy.Drawn:
		if moves, _ := a.Drawing.Get(); len(moves) > 0 {
			made := m.after(moves[0])
			made.How = Draws
			return made, m.failed()
		}
		open = a.Gaps[solve.AskWinning]
	case grundy.Previous:
		if q, ok := a.Resist.Get(); ok {
			made := m.after(q)
			if made.How = Loses; a.Longest {
				made.How = Resists
			}
			return made, m.failed()
		}
	}
	for q := range m.game.Options(m.at) {
		made := m.after(q)
		made.Why = open
		return made, m.failed()
	}
	return Made{}, m.failed()
}

// win returns the fastest winning move, or the first one if they cannot be compared.
func (m *match[P]) win(a *solve.Answer[P]) (Made, bool) {
	moves, _ := a.Winning.Get()
	if len(moves) == 0 {
		return Made{}, false
	}
	if !loopy(m.game) {
		defer m.o.Ledger.Modest()()
	}
	most, all := a.Remoteness.Get()
	best, how := moves[0], Wins
	var least nat.Nat
	for i, q := range moves {
		n, _, err := m.solver.Remoteness(m.ctx, q)
		if err != nil {
			break
		}
		if i == 0 || n.Less(least) {
			best, least = q, n
		}
		if all && n.Add(nat.Of(1)) == most {
			how = WinsFirst
			break
		}
	}
	made := m.after(best)
	if made.How = how; how == Wins && loopy(m.game) {
		made.How = Keeps
	}
	return made, true
}

// loopy reports whether play may repeat a position.
func loopy(game any) bool {
	l, ok := game.(grundy.Loopy)
	return ok && l.Loopy()
}
