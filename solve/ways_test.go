package solve_test

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"testing"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// partly is the game two, whose theorems cover only some positions.
type partly struct{ two }

func (g partly) Value(p pair) (nat.Nat, bool) {
	v, _ := g.two.Value(p)
	return v, p.a%2 == 0
}

// bare is the game two by its rules and the width of its positions.
type bare struct{ g two }

func (b bare) Options(p pair) iter.Seq[pair]              { return b.g.Options(p) }
func (b bare) Width(p pair) (nat.Nat, bool)               { return b.g.Width(p) }
func (b bare) Lines(pair) (l grundy.Lines[pair], ok bool) { return }

// A plan names the method that the answer then reports, whatever the position,
// the limits and the methods to avoid.
func TestPlanIsWhatHappens(t *testing.T) {
	games := map[string]grundy.Game[pair]{"all": two{3}, "partly": partly{two{3}}, "bare": bare{two{3}}}
	checked := map[solve.Method]int{}
	for name, g := range games {
		for avoid := range solve.Method(16) {
			for _, play := range grundy.Plays {
				for _, limit := range []uint64{0, 30, 200} {
					for _, must := range []solve.Ask{0, solve.AskGrundy | solve.AskWinning, solve.AskAll} {
						for _, p := range []pair{{0, 0}, {1, 0}, {3, 5}, {4, 4}, {8, 3}, {20, 21}} {
							o := solve.Options{Play: play, Avoid: avoid, Must: must, Limits: solve.Limits{Positions: limit}}
							comparePlan(t, fmt.Sprintf("%s %v %+v", name, p, o), g, p, o, checked)
						}
					}
				}
			}
		}
	}
	for _, m := range []solve.Method{0, solve.Theorem, solve.Table, solve.Search} {
		if checked[m] < 100 {
			t.Errorf("only %d questions planned by %s", checked[m], m)
		}
	}
}

func comparePlan(t *testing.T, name string, g grundy.Game[pair], p pair, o solve.Options, checked map[solve.Method]int) {
	plan := solve.New(g, o).Plan(context.Background(), p)
	a, err := solve.New(g, o).Answer(context.Background(), p)
	for _, w := range plan {
		got, ok := a.Methods[w.Ask]
		open := a.Gaps[w.Ask]
		if w.Ask == solve.AskOutcome {
			open = err
		}
		switch {
		case ok && got.String() != w.Method.String():
			t.Errorf("%s: %s is planned by %04b (%s), and answered by %04b", name, w.Ask, w.Method, w.Why.En, got)
		case !ok && w.Method&(solve.Table|solve.Search) != 0 && err == nil && !errors.Is(open, grundy.ErrLimit):
			t.Errorf("%s: %s is planned by %s, and open: %v", name, w.Ask, w.Method, open)
		case !ok && w.Method == solve.Theorem && err == nil:
			t.Errorf("%s: %s is planned by theorem, and open: %v", name, w.Ask, open)
		}
		checked[w.Method]++
	}
	if err == nil && len(a.Methods)+len(a.Gaps) != len(plan) {
		t.Errorf("%s: %d questions planned, %d answered, %d open", name, len(plan), len(a.Methods), len(a.Gaps))
	}
}

// A plan leaves no trace: the same solver answers afterwards as a fresh one.
func TestPlanComputesNothing(t *testing.T) {
	o := solve.Options{Avoid: solve.Theorem}
	l := solve.NewLedger(solve.Limits{})
	o.Ledger = l
	solve.New(two{3}, o).Plan(context.Background(), pair{300, 300})
	if p := l.Progress(); p.Positions != 0 || p.Stored != 0 || p.Bytes != 0 {
		t.Errorf("a plan left %+v in the ledger", p)
	}
}
