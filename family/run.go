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
