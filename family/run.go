package family

import (
	"context"
	"errors"
	"iter"
	"sync"

	"example.org/grundy"
)

// A Runner is a game whose rules may fail and take time, as those of a file that a
// user wrote.
type Runner[P comparable] interface {
	// Run returns the game within a context. Its positions have no options once the
	// context is over, or after a failure, of which it tells fail.
	Run(ctx context.Context, fail func(error)) grundy.Game[P]
}

// A Sampled game has samples of its own, which may fail: what its Runner returns has them.
type Sampled[P comparable] interface {
	// Samples yields positions whose numbers are at most max, small ones first.
	Samples(max int) iter.Seq[P]
}

// A Picturer is a game that draws its positions.
type Picturer[P comparable] interface {
	// Picture returns lines of text; ok is false if there is no picture.
	Picture(p P) (lines []string, ok bool)
}

// A ruleFailure is the cause of a context that ended because rules failed.
type ruleFailure struct{ error }

// running returns a context that ends when rules fail, and what tells it so. Whoever
// calls it calls stop in the end.
func running(ctx context.Context) (inner context.Context, fail func(error), stop func()) {
	first := &failure{}
	inner, cancel := context.WithCancelCause(context.WithValue(ctx, failureKey{}, first))
	return inner, func(err error) {
		first.tell(err)
		cancel(ruleFailure{err})
	}, func() { cancel(nil) }
}

// A failure is the first of which rules told, also after their context was over: then
// positions had no options, and whoever did not look at the context knows a wrong answer.
type failure struct{ err error }

// A failureKey is the key of a failure in a context.
type failureKey struct{}

// locking guards all failures, which are rare.
var locking sync.Mutex

func (f *failure) tell(err error) {
	locking.Lock()
	defer locking.Unlock()
	if f.err == nil {
		f.err = err
	}
}

// failed returns the failure that ended a context of running, or else err, or else a
// failure that came after its end.
func failed(ctx context.Context, err error) error {
	if rules := (ruleFailure{}); errors.As(context.Cause(ctx), &rules) {
		return rules.error
	}
	if f, ok := ctx.Value(failureKey{}).(*failure); ok && err == nil {
		locking.Lock()
		defer locking.Unlock()
		return f.err
	}
	return err
}

// contradiction returns an error if what was found about a position cannot all be true, as
// where a file claims the one and its rules say the other.
func contradiction(a grundy.Analysis) error {
	if a.Play != grundy.Normal || a.Outcome != grundy.Next && a.Outcome != grundy.Previous {
		return nil
	}
	won, said := a.Outcome == grundy.Next, "lost"
	if won {
		said = "won"
	}
	against := func(format string, args ...any) error {
		return grundy.Mistake(grundy.ErrRules, "%s: it is said to be %s by the player to move, but "+format, append([]any{a.Position, said}, args...)...).
			WithHint("a claim of a file of rules is false: grundy check FILE shows the smallest position where one is")
	}
	moves, listed := a.Winning.Get()
	v, valued := a.Grundy.Get()
	n, timed := a.Remoteness.Get()
	switch {
	case won && listed && len(moves) == 0:
		return against("no move wins")
	case valued && won == v.IsZero():
		return against("its Grundy value is %s", grundy.Shorten(v, 40, grundy.English))
	case timed && won != n.Odd():
		return against("best play lasts %s", grundy.Moves(n))
	}
	return nil
}

// run returns the seat with its game within the context.
func (s *seat[P]) run(ctx context.Context, fail func(error)) *seat[P] {
	r, ok := s.game.(Runner[P])
	if !ok {
		return s
	}
	inner := *s
	inner.game = r.Run(ctx, fail)
	return &inner
}
