package solve_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// Every way to an answer: which methods are avoided, what is insisted on, how
// wide the limits are beyond enough, and what the solver was asked before, change
// nothing but how the answer was found.
func TestAnswerDoesNotDependOnTheWay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := two{rapid.IntRange(1, 4).Draw(t, "max")}
		play := rapid.SampledFrom(grundy.Plays[:]).Draw(t, "play")
		p := pair{rapid.IntRange(0, 9).Draw(t, "a"), rapid.IntRange(0, 9).Draw(t, "b")}
		want := answer(t, solve.New(g, solve.Options{Play: play}), p)
		for range 3 {
			o := solve.Options{
				Play:   play,
				Avoid:  solve.Method(rapid.SampledFrom([]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}).Draw(t, "avoid")),
				Must:   solve.Ask(rapid.IntRange(0, int(solve.AskAll)).Draw(t, "must")),
				Limits: solve.Limits{Positions: rapid.SampledFrom([]uint64{0, 10_000, 1 << 40}).Draw(t, "positions")},
			}
			s := solve.New(g, o)
			for range rapid.IntRange(0, 3).Draw(t, "earlier") {
				answer(t, s, pair{rapid.IntRange(0, 9).Draw(t, "a"), rapid.IntRange(0, 9).Draw(t, "b")})
			}
			for range 2 {
				if got := answer(t, s, p); got != want {
					t.Fatalf("%v in %s play with %+v:\n%s\nbut with the defaults\n%s", p, play, o, got, want)
				}
			}
		}
	})
}

// answer writes what is found about p, without how. Of equally good moves that
// hold out a theorem may name another than the search.
func answer(t *rapid.T, s *solve.Solver[pair], p pair) string {
	a, err := s.Answer(context.Background(), p)
	if err != nil {
		t.Fatalf("%v: %v", p, err)
	}
	if len(a.Gaps) > 0 {
		t.Fatalf("%v has gaps: %v", p, a.Gaps)
	}
	_, resists := a.Resist.Get()
	return fmt.Sprintln(a.Outcome, a.Grundy, a.Remoteness, a.Suspense, a.Foreclosed, a.Winning, a.Count, resists, a.Longest)
}

// The quantities may be asked in any order, one by one or together.
func TestOrderOfQuestions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := two{3}
		play := rapid.SampledFrom(grundy.Plays[:]).Draw(t, "play")
		p := pair{rapid.IntRange(0, 9).Draw(t, "a"), rapid.IntRange(0, 9).Draw(t, "b")}
		avoid := rapid.SampledFrom([]solve.Method{solve.Theorem, solve.Theorem | solve.Table, solve.Theorem | solve.Parts | solve.Table}).Draw(t, "avoid")
		whole, err := solve.New(g, solve.Options{Play: play, Avoid: avoid, Must: solve.AskAll}).Answer(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		s := solve.New(g, solve.Options{Play: play, Avoid: avoid})
		asks := []func() (any, any, error){
			func() (any, any, error) {
				o, _, err := s.Outcome(context.Background(), p)
				return o, whole.Outcome, err
			},
			func() (any, any, error) {
				n, _, err := s.Remoteness(context.Background(), p)
				return grundy.Know(n), whole.Remoteness, err
			},
			func() (any, any, error) {
				n, _, err := s.Suspense(context.Background(), p)
				return grundy.Know(n), whole.Suspense, err
			},
			func() (any, any, error) {
				f, _, err := s.Foreclosed(context.Background(), p)
				return grundy.Know(f), whole.Foreclosed, err
			},
			func() (any, any, error) {
				if play == grundy.Misere {
					return whole.Grundy, whole.Grundy, nil
				}
				n, _, err := s.Grundy(context.Background(), p)
				return grundy.Know(n), whole.Grundy, err
			},
		}
		for _, i := range rapid.Permutation([]int{0, 1, 2, 3, 4}).Draw(t, "order") {
			if got, want, err := asks[i](); err != nil || !reflect.DeepEqual(got, want) {
				t.Fatalf("question %d about %v: %v, %v; want %v", i, p, got, err, want)
			}
		}
	})
}

// One table finds several quantities: insisting on all of them settles no more
// positions than insisting on one.
func TestOneTableForSeveralQuantities(t *testing.T) {
	g, p := two{3}, pair{20, 30}
	count := func(must solve.Ask) uint64 {
		a, err := solve.New(g, solve.Options{Avoid: solve.Theorem | solve.Search, Ask: must, Must: must}).Answer(context.Background(), p)
		if err != nil || len(a.Gaps) > 0 {
			t.Fatal(err, a.Gaps)
		}
		for ask, method := range a.Methods {
			if method != solve.Table {
				t.Errorf("question %b was answered by %s", ask, method)
			}
		}
		return a.Positions
	}
	one := count(solve.AskOutcome)
	all := count(solve.AskOutcome | solve.AskGrundy | solve.AskRemoteness | solve.AskSuspense | solve.AskForeclosed)
	if one != 21*31 || all != one {
		t.Errorf("%d positions for one quantity and %d for all; want %d for both", one, all, 21*31)
	}
}

// A search that is given up at a limit leaves whole answers in the memory only.
func TestSearchAfterALimit(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := solve.New(two{3}, solve.Options{Avoid: solve.Theorem | solve.Parts | solve.Table, Limits: solve.Limits{Positions: 90}})
		plain := solve.New(two{3}, solve.Options{Avoid: solve.Theorem | solve.Parts | solve.Table})
		for _, n := range rapid.SliceOfN(rapid.IntRange(0, 12), 1, 12).Draw(t, "heaps") {
			p := pair{n, n / 2}
			got, _, err := s.Grundy(context.Background(), p)
			want, _, err2 := plain.Grundy(context.Background(), p)
			if err2 != nil || err == nil && got != want {
				t.Fatalf("G(%v) = %s, %v; want %s, %v", p, got, err, want, err2)
			}
			if err != nil && !errors.Is(err, grundy.ErrLimit) {
				t.Fatalf("G(%v): %v; want the limit", p, err)
			}
		}
	})
}
