package server

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// Most requests take less than a millisecond, and some take as long as they may. Each
// begins with a trial, and what is not done then begins again in the slow lane, which has
// few places. So the long ones wait for each other, and not the short ones for them.
//
// A client whose requests are mostly short has its trials in the quick lane, and second
// ones in a lane that is kept for such clients. All others share one place for short
// trials: what they ask may hold a place for much longer than a trial, since not all that
// is computed can be stopped at once.
type lanes struct {
	accounts                 *accounts
	quick, brief, kept, slow *turns
	ruled                    *turns // in place of the first two, for rules of strangers, which may take much memory in no time
}

func newLanes(computing int) *lanes {
	a := newAccounts()
	return &lanes{
		accounts: a, quick: newTurns(Quickly, a), brief: newTurns(1, a), kept: newTurns(1, a),
		slow: newTurns(computing, a), ruled: newTurns(1, a),
	}
}

// How long a request may compute in each lane of trials.
const (
	trial   = 100 * time.Millisecond
	shortly = 3 * time.Millisecond // of a client whose requests are mostly long
	second  = 300 * time.Millisecond
)

// Quickly is how many requests may compute at once in the quick lane. It is many more
// than there are processors, since where those are busy a request of a tenth of a
// millisecond may hold its place for a tenth of a second, in which it computes nothing.
const Quickly = 16

// starving is how many times as long a trial may last as it may compute: where the
// processors are busy with other work, whoever is short is not taken for long.
const starving = 10

// late is how long an answer may come after its time: arithmetic does not look at the
// clock.
const late = 300 * time.Millisecond

// A weight says where a request begins.
type weight uint8

const (
	ordinary  weight = iota
	withRules        // of a stranger
	heavy            // in the slow lane, since it will take long
)

// heavily makes a request heavy, if it has no rules of a stranger.
func (j *job) heavily() {
	if j.weight == ordinary {
		j.weight = heavy
	}
}

// longText is how many characters of an expression make it heavy: arithmetic on huge
// numbers is not ended when a trial is over.
const longText = 1000

// about settles the weight of a request about some texts.
func (j *job) about(texts ...string) {
	sum := 0
	for _, text := range texts {
		sum += len(text)
	}
	if sum > longText {
		j.heavily()
	}
}

// A task computes an answer.
type task func(ctx context.Context) ([]byte, error)

// do computes within the time of a request.
//
// Errors: those of the task; [app.ErrBusy] if there was no turn in time;
// [grundy.ErrLimit] and [grundy.ErrCanceled].
func (l *lanes) do(ctx context.Context, client string, w weight, f task) ([]byte, error) {
	span, lane := shortly, l.brief
	if l.accounts.light(client) {
		span, lane = trial, l.quick
	}
	if w == withRules {
		lane = l.ruled
	}
	if w != heavy {
		if answer, err, done := try(ctx, lane, client, span, f); done {
			return answer, err
		}
	}
	if l.accounts.light(client) {
		if answer, err, done := try(ctx, l.kept, client, second, f); done {
			return answer, err
		}
	}
	leave, err := l.slow.take(ctx, client)
	if err != nil {
		return nil, noTurn(err)
	}
	// Where rules of strangers make a list grow, nobody can be stopped until it has grown:
	// that is over sooner if it gives no way.
	return run(ctx, leave, w != withRules, nil, f)
}

// try computes in a lane for a span of time of a processor; done is false if that was not
// long enough.
func try(ctx context.Context, lane *turns, client string, span time.Duration, f task) (answer []byte, err error, done bool) {
	leave, err := lane.take(ctx, client)
	if err != nil {
		return nil, noTurn(err), true
	}
	within, cancel := context.WithTimeout(ctx, starving*span)
	defer cancel()
	answer, err = run(within, leave, false, func(computed clock) (end func()) { return after(span, computed, cancel) }, f)
	return answer, err, within.Err() == nil || ctx.Err() != nil
}

// A clock says how long something has computed.
type clock func() time.Duration

// after calls stop when a clock has reached a span, unless end is called before.
func after(span time.Duration, computed clock, stop func()) (end func()) {
	var mu sync.Mutex
	var timer *time.Timer
	mu.Lock()
	defer mu.Unlock()
	timer = time.AfterFunc(span, func() {
		mu.Lock()
		defer mu.Unlock()
		if timer == nil {
			return
		}
		if left := span - computed(); left > 0 {
			timer.Reset(max(left, time.Millisecond))
			return
		}
		stop()
	})
	return func() {
		mu.Lock()
		defer mu.Unlock()
		timer.Stop()
		timer = nil
	}
}

// run computes in a goroutine of its own, which leaves its place when it has ended, and
// waits for the answer as long as the context lasts and a little longer. Modest work
// gives way to other work. Watch, if there is one, sees the clock of what computes, until
// it is told that this has ended.
func run(ctx context.Context, leave func(time.Duration), modest bool, watch func(clock) (end func()), f task) ([]byte, error) {
	type outcome struct {
		answer []byte
		err    error
	}
	result := make(chan outcome, 1)
	go func() {
		began, o := time.Now(), outcome{}
		took := onThread(modest, func(computed clock) {
			if watch != nil {
				defer watch(computed)()
			}
			defer func() {
				if r := recover(); r != nil {
					o = outcome{nil, fmt.Errorf("%w: %v\n%s", errPanic, r, debug.Stack())}
				}
			}()
			o.answer, o.err = f(ctx)
		})
		if modest { // it may have computed on several threads
			took = time.Since(began)
		}
		leave(took)
		result <- o
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
