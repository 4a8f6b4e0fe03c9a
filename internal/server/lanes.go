package server

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// Most requests take less than a millisecond, and some take as long as they may. Each
// begins in the quick lane, for as long as trial; what is not done then begins again in
// the slow lane, which has few places. So the long ones wait for each other, and not
// the short ones for them.
type lanes struct {
	quick, slow *turns
}

// trial is how long a request may compute in the quick lane, and quickly how many may
// at once.
const (
	trial   = 4 * time.Millisecond
	quickly = 4
)

// late is how long an answer may come after its time: arithmetic does not look at the
// clock.
const late = 300 * time.Millisecond

// A task computes an answer.
type task func(ctx context.Context) ([]byte, error)

// do computes within the time of a request. A long one goes to the slow lane at once.
//
// Errors: those of the task; [app.ErrBusy] if there was no turn in time;
// [grundy.ErrLimit] and [grundy.ErrCanceled].
func (l *lanes) do(ctx context.Context, client string, long bool, f task) ([]byte, error) {
	if !long {
		answer, err, done := l.try(ctx, client, f)
		if done {
			return answer, err
		}
	}
	leave, err := l.slow.take(ctx, client)
	if err != nil {
		return nil, noTurn(err)
	}
	return run(ctx, leave, f)
}

// try computes in the quick lane; done is false if that was not long enough.
func (l *lanes) try(ctx context.Context, client string, f task) (answer []byte, err error, done bool) {
	leave, err := l.quick.take(ctx, client)
	if err != nil {
		return nil, noTurn(err), true
	}
	brief, cancel := context.WithTimeout(ctx, trial)
	defer cancel()
	answer, err = run(brief, leave, f)
	return answer, err, brief.Err() == nil || ctx.Err() != nil
}

// run computes in a goroutine of its own, which leaves its place when it has ended, and
// waits for the answer as long as the context lasts and a little longer.
func run(ctx context.Context, leave func(), f task) ([]byte, error) {
	type outcome struct {
		answer []byte
		err    error
	}
	result := make(chan outcome, 1)
	go func() {
		defer leave()
		defer func() {
			if r := recover(); r != nil {
				result <- outcome{nil, fmt.Errorf("%w: %v\n%s", errPanic, r, debug.Stack())}
			}
		}()
		answer, err := f(ctx)
		result <- outcome{answer, err}
	}()
	select {
	case o := <-result:
		return o.answer, o.err
	case <-ctx.Done():
	}
	timer := time.NewTimer(late)
	defer timer.Stop()
	select {
	case o := <-result:
		return o.answer, o.err
	case <-timer.C:
		return nil, app.Ended(ctx.Err(), "the request")
	}
}

// errPanic is a mistake of ours, which is logged and not shown.
var errPanic = errors.New("a mistake of this program")

// noTurn says that a request waited for a turn and had none.
func noTurn(err error) error {
	if errors.Is(err, context.DeadlineExceeded) {
		return grundy.Mistake(app.ErrBusy, "the server computes for others, and there was no turn in time").WithHint("try again in a moment")
	}
	return app.Ended(err, "the request")
}
