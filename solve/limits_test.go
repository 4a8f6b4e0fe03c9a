package solve_test

import (
	"context"
	"errors"
	"iter"
	"sync"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// A line is a heap from which a move takes one or two, by its rules alone.
type line struct{}

func (line) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) { _ = (n < 1 || yield(n-1)) && n >= 2 && yield(n-2) }
}

// A limit stops a search with an error that says which, and the solver answers
// afterwards what is within it.
func TestLimitsStopAndLeaveTheSolverUsable(t *testing.T) {
	for _, c := range []struct {
		name   string
		limits solve.Limits
		want   string
	}{
		{"positions", solve.Limits{Positions: 100}, "100 positions"},
		{"options", solve.Limits{Moves: 100}, "100 options"},
		{"bytes", solve.Limits{Bytes: 5000}, "5000 bytes"},
	} {
		s := solve.New(line{}, solve.Options{Limits: c.limits})
		_, _, err := s.Grundy(context.Background(), 1000)
		var limit *grundy.LimitError
		if !errors.As(err, &limit) || !errors.Is(err, grundy.ErrLimit) || limit.Limit != c.want {
			t.Errorf("%s: %v; want a limit of %s", c.name, err, c.want)
		}
		for n := range 20 {
			if v, _, err := s.Grundy(context.Background(), n); err != nil || v != nat.Of(uint64(n%3)) {
				t.Errorf("%s, after the limit: G(%d) = %s, %v; want %d", c.name, n, v, err, n%3)
			}
		}
	}
}

// Questions that nobody insists on get a part of the limits, and a gap says why one
// of them stayed open; one that is insisted on gets all.
func TestModestQuestions(t *testing.T) {
	limits := solve.Limits{Positions: 4000}
	a, err := solve.New(line{}, solve.Options{Limits: limits}).Answer(context.Background(), 3000)
	if err != nil || a.Outcome != grundy.Previous {
		t.Fatalf("3000 is %s, %v; want P", a.Outcome, err)
	}
	if err := a.Gaps[solve.AskGrundy]; !errors.Is(err, grundy.ErrLimit) || !a.Grundy.IsZero() {
		t.Errorf("the value was not insisted on: %v; want a gap with a limit", err)
	}
	a, err = solve.New(line{}, solve.Options{Limits: limits, Must: solve.AskGrundy}).Answer(context.Background(), 3000)
	if v, ok := a.Grundy.Get(); err != nil || !ok || !v.IsZero() {
		t.Errorf("G(3000) = %s (known: %v), %v; want 0", v, ok, err)
	}
}

// A proved line knows who wins, and no more: its search is as long as wanted.
type proved struct{ line }

func (proved) Outcome(n int, play grundy.Play) (grundy.Outcome, bool) {
	return grundy.WinsIf(n%3 != 0), play == grundy.Normal
}

// A search that nobody insists on looks at few options where the other answers were
// theorems, and at as many as they took where they were searched. Solving
// grundy(50) was once answered after seconds spent on its length.
func TestModestSearchesAreShort(t *testing.T) {
	const n = 200_000 // has 400,000 options below it
	theorem, err := solve.New(proved{}, solve.Options{}).Answer(context.Background(), n)
	var limit *grundy.LimitError
	if gap := theorem.Gaps[solve.AskRemoteness]; err != nil || !errors.As(gap, &limit) || limit.Limit != "262144 options" {
		t.Errorf("the length of a position that a theorem decides: %v, %v; want a limit of 262144 options", gap, err)
	}
	insisted, err := solve.New(proved{}, solve.Options{Must: solve.AskRemoteness}).Answer(context.Background(), n)
	if _, ok := insisted.Remoteness.Get(); err != nil || !ok {
		t.Errorf("the length is insisted on: %v, %v", insisted.Gaps, err)
	}
	searched, err := solve.New(line{}, solve.Options{}).Answer(context.Background(), n)
	if _, ok := searched.Grundy.Get(); err != nil || !ok {
		t.Errorf("the value, where who wins is searched: %v, %v", searched.Gaps, err)
	}
}

// An endless row of positions, to be stopped from outside.
type endless struct{}

func (endless) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) { yield(n + 1) }
}

func TestContextStopsASearch(t *testing.T) {
	huge := solve.Limits{Positions: 1 << 40, Moves: 1 << 40, Bytes: 1 << 40}
	s := solve.New(endless{}, solve.Options{Limits: huge})
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Millisecond)
	defer cancel()
	_, _, err := s.Outcome(ctx, 0)
	var limit *grundy.LimitError
	if !errors.As(err, &limit) || !errors.Is(err, grundy.ErrLimit) || limit.Limit != "time" {
		t.Errorf("after the deadline: %v; want the limit of time", err)
	}
	ctx, cancel = context.WithCancel(context.Background())
	cancel()
	if _, _, err := s.Outcome(ctx, 0); !errors.Is(err, grundy.ErrCanceled) || errors.Is(err, grundy.ErrLimit) {
		t.Errorf("after canceling: %v; want interrupted", err)
	}
	if _, err := s.Answer(ctx, 0); !errors.Is(err, grundy.ErrCanceled) {
		t.Errorf("an answer after canceling: %v; want interrupted", err)
	}
}

// A line of play of a million moves: the stack of the search is its own.
func TestLongLineOfPlay(t *testing.T) {
	const n = 1_000_000
	s := solve.New(line{}, solve.Options{})
	if v, found, err := s.Grundy(context.Background(), n); err != nil || v != nat.Of(n%3) || found.Positions != n+1 {
		t.Errorf("G(%d) = %s after %d positions, %v; want %d", n, v, found.Positions, err, n%3)
	}
	if o, _, err := s.Outcome(context.Background(), n); err != nil || o != grundy.WinsIf(n%3 != 0) {
		t.Errorf("%d is %s, %v", n, o, err)
	}
}

// One solver serves many goroutines.
func TestConcurrentAnswers(t *testing.T) {
	s := solve.New(line{}, solve.Options{})
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			for n := i; n < 300; n += 3 {
				a, err := s.Answer(context.Background(), n)
				if v, _ := a.Grundy.Get(); err != nil || v != nat.Of(uint64(n%3)) {
					t.Errorf("G(%d) = %s, %v; want %d", n, v, err, n%3)
				}
			}
		})
	}
	group.Wait()
}

// A position with too many options is not listed.
type wide struct{ listed *int }

func (w wide) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			*w.listed++
			if !yield(i) {
				return
			}
		}
	}
}

func (wide) Width(n int) (nat.Nat, bool) { return nat.Of(uint64(n)), true }

func TestWidePositionsAreNotListed(t *testing.T) {
	listed := 0
	s := solve.New(wide{&listed}, solve.Options{})
	if _, _, err := s.Outcome(context.Background(), 1<<40); !errors.Is(err, grundy.ErrLimit) || listed != 0 {
		t.Errorf("%d options were listed, %v", listed, err)
	}
}
