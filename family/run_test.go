package family

import (
	"context"
	"errors"
	"iter"
	"testing"

	"example.org/grundy"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// late is a game whose context ends while it lists the options of 1, which is 0.
type late struct {
	ctx  context.Context
	fail func(error)
	end  func()
}

func (g late) Options(p int) iter.Seq[int] {
	return func(yield func(int) bool) {
		if g.end(); g.ctx.Err() != nil {
			g.fail(errLate)
			return
		}
		yield(p - 1)
	}
}

func (g late) Run(ctx context.Context, fail func(error)) grundy.Game[int] {
	return late{ctx, fail, g.end}
}

var errLate = errors.New("too late")

// Rules that fail after the end of their context have listed no options: the solver saw a
// lost position, and no answer may come of that.
func TestFailureAfterTheEnd(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	f := New(Def[int]{
		Name: "late", Bare: true, Examples: []string{"late"},
		New: func(Arguments) (grundy.Game[int], error) { return late{end: cancel}, nil },
		Board: Board[int]{
			Parse:   func(Arguments) (int, error) { return 1, nil },
			Format:  func(int) []string { return nil },
			Samples: func(int) iter.Seq[int] { return func(func(int) bool) {} },
		},
	})
	p, err := f.Place(&notation.Call{Name: "late", Bare: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if a, err := p.Analyse(ctx, solve.Options{Ask: solve.AskOutcome}); !errors.Is(err, errLate) {
		t.Errorf("outcome %s, %v; want the failure", a.Outcome, err)
	}
}
