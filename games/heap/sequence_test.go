package heap

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
	"example.org/grundy/taking"
)

func rule(t *testing.T, code string) taking.Rule {
	t.Helper()
	r, err := taking.Parse(code)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The moves from heaps beyond a word are listed by other code than those below.
func TestLargeMovesAreMoves(t *testing.T) {
	for _, code := range []string{"0.77", "0.137", "4!.0", "C!.7~", "8~.3F", "0.06", "0.{2,4}7!"} {
		g := newOctal(rule(t, code))
		last, _ := g.rule.Last()
		for n := last + 1; n < last+14; n++ {
			var want, got []string
			for left := range g.moves(number(n)) {
				want = append(want, fmt.Sprint(left))
			}
			for left := range g.largeMoves(number(n)) {
				got = append(got, fmt.Sprint(left))
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: from %d large moves leave %v, moves %v", code, n, got, want)
			}
		}
	}
}

// What a request may reach does not depend on what others have computed before.
func TestPreparingIsBilledAlike(t *testing.T) {
	bill := func(s *sequence, n nat.Nat, most uint64) (bills []grundy.Amount, err error) {
		err = s.prepare(t.Context(), n, func(a grundy.Amount) error {
			if a.Positions > most {
				return &grundy.LimitError{Limit: "positions"}
			}
			bills = append(bills, a)
			return nil
		})
		return slices.Compact(bills), err
	}
	fresh := func() *sequence {
		s := &sequence{rule: rule(t, "4!.0"), turn: make(chan struct{}, 1), values: taking.NewSequence(rule(t, "4!.0"), taking.Options{})}
		s.known.Store(&known{})
		return s
	}
	first := fresh()
	want, wantErr := bill(first, nat.Of(5000), 3000)
	used := fresh()
	if _, err := bill(used, nat.Of(20_000), 1<<40); err != nil {
		t.Fatal(err)
	}
	got, err := bill(used, nat.Of(5000), 3000)
	if !slices.Equal(got, want) || !errors.Is(err, grundy.ErrLimit) || !errors.Is(wantErr, grundy.ErrLimit) {
		t.Errorf("billed %v, %v after others had computed the values; %v, %v without", got, err, want, wantErr)
	}
}

// Several may ask at once, and some of them give up.
func TestPreparingAtOnce(t *testing.T) {
	s := sequenceOf(rule(t, "0.3F"))
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			if i%4 == 3 {
				cancel()
			}
			n := nat.Of(uint64(200 * (i + 1)))
			err := s.prepare(ctx, n, func(grundy.Amount) error { return nil })
			if _, ok := s.value(n); err == nil && !ok {
				t.Errorf("the value of %s is prepared and not known", n)
			}
		})
	}
	wait.Wait()
}

// Beyond the values that the limits allow, and without a period, there is an error
// that says how to go on.
func TestBeyondTheValues(t *testing.T) {
	g, err := taken("4!.0")
	if err != nil {
		t.Fatal(err)
	}
	p := HeapsOf(nat.Of(1_000_000_000))
	_, _, err = solve.New(g, solve.Options{Limits: solve.Limits{Positions: 4000}}).Outcome(t.Context(), p)
	var limit *grundy.LimitError
	if !errors.As(err, &limit) || limit.Limit != "4000 positions" || limit.Hint == "" {
		t.Errorf("got %v, want a limit of 4000 positions with a hint", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	g, _ = taken("4!.06")
	if _, _, err := solve.New(g, solve.Options{}).Outcome(ctx, p); !errors.Is(err, grundy.ErrCanceled) {
		t.Errorf("got %v, want that it was interrupted", err)
	}
	if o, _, err := solve.New(g, solve.Options{}).Outcome(t.Context(), HeapsOf(nat.Of(300), nat.Of(300))); err != nil || o != grundy.Previous {
		t.Errorf("two equal heaps are %s, %v", o, err)
	}
}

// A board of two cells is two boards of one; other boards are played by their rules:
// a cross takes up to two cells on each side.
func TestTreblecrossByTheBoard(t *testing.T) {
	var play func(free []bool) bool
	known := map[string]bool{}
	play = func(free []bool) bool {
		key := fmt.Sprint(free)
		if w, ok := known[key]; ok {
			return w
		}
		wins := false
		for i := range free {
			if free[i] && !wins {
				after := slices.Clone(free)
				for j := max(i-2, 0); j <= min(i+2, len(free)-1); j++ {
					after[j] = false
				}
				wins = !play(after)
			}
		}
		known[key] = wins
		return wins
	}
	g, err := taken("0.007")
	if err != nil {
		t.Fatal(err)
	}
	cells := treblecross(g.theory)
	for n := range 16 {
		if n == 2 {
			continue
		}
		if o, ok := cells.Outcome(HeapsOf(number(n)), grundy.Normal); !ok || o != grundy.WinsIf(play(slices.Repeat([]bool{true}, n))) {
			t.Errorf("treblecross(%d) is %s", n, o)
		}
	}
}

// Whether a heap has a move is looked up; the definition asks for one.
func TestIdle(t *testing.T) {
	for _, code := range []string{"0.77", "4!.0", "4.0/2", "0.8", "0.{3}!", "prim", "dim-proper", "0.[2]"} {
		g, err := taken(code)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 2 * looked {
			still := true
			for range g.moves(number(n)) {
				still = false
				break
			}
			if g.idle(number(n)) != still {
				t.Errorf("%s: a heap of %d is idle: %v, want %v", code, n, !still, still)
			}
		}
	}
}

// Rules by name answer for huge heaps by their formula, with a small part of the search.
func TestRulesByNameAnswerAtOnce(t *testing.T) {
	for _, c := range []struct {
		rule string
		n    nat.Nat
		want nat.Nat
	}{
		{"dim", nat.Of(1e18), nat.Of(19)},
		{"prim", nat.Of(1e18), nat.Of(1)},
		{"prim", nat.Of(99_991), nat.Of(9592)},
	} {
		g := row{newOctal(rule(t, c.rule)).theory()}
		p := HeapsOf(c.n)
		none := func(a grundy.Amount) error { return fmt.Errorf("%s of %v asks for %d options", c.rule, c.n, a.Options) }
		if err := g.Prepare(t.Context(), p, grundy.Normal, none); err != nil {
			t.Error(err)
		}
		if got, ok := g.Value(p); !ok || got != c.want {
			t.Errorf("%s of %v: %v, %v; want %v", c.rule, c.n, got, ok, c.want)
		}
		if g.Normal(p) != p {
			t.Errorf("%s of %v has a move", c.rule, c.n)
		}
	}
}

// What is said of a heap does not depend on what others have asked before: kayles(12) is
// explained alike before and after kayles(10^18), which proves the period.
func TestSayingIsAlike(t *testing.T) {
	for _, code := range []string{"0.77", "0.137", "0.156", "0.07", "4.[3]"} {
		var said [2][]string
		for round, first := range []uint64{0, 1e18} {
			shelf.Lock()
			shelf.list = nil
			shelf.Unlock()
			g := newOctal(rule(t, code))
			free := func(grundy.Amount) error { return nil }
			if first > 0 {
				_ = g.prepare(t.Context(), nat.Of(first), free)
			}
			for n := range 400 {
				if err := g.prepare(t.Context(), number(n), free); err != nil {
					t.Fatal(err)
				}
				moves, ok := g.replies(number(n), number(5))
				list := []nat.Nat{number(n), one}
				var of chosen
				known := false
				if choose := g.chooser(list); choose != nil {
					of, known = choose(number(n), one, 3)
				}
				said[round] = append(said[round], fmt.Sprint(g.explain(list, grundy.Normal), moves, ok, of, known))
			}
		}
		for n := range said[0] {
			if said[0][n] != said[1][n] {
				t.Errorf("%s, a heap of %d: said alone %s, after a great one %s", code, n, said[0][n], said[1][n])
				break
			}
		}
	}
}
