package solve_test

import (
	"context"
	"fmt"
	"iter"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
	"example.org/grundy/solve"
)

// A heap game with every way to an answer: two heaps from which a move takes 1 … max.
type two struct{ max int }

type pair struct{ a, b int }

func (g two) Options(p pair) iter.Seq[pair] {
	return func(yield func(pair) bool) {
		for k := 1; k <= min(g.max, p.a); k++ {
			if !yield(pair{p.a - k, p.b}) {
				return
			}
		}
		for k := 1; k <= min(g.max, p.b); k++ {
			if !yield(pair{p.a, p.b - k}) {
				return
			}
		}
	}
}

func (g two) Value(p pair) (nat.Nat, bool) {
	return nat.Of(uint64(p.a % (g.max + 1))).Xor(nat.Of(uint64(p.b % (g.max + 1)))), true
}

func (g two) Split(p pair) ([]pair, bool) {
	if p.a == 0 || p.b == 0 {
		return nil, false
	}
	return []pair{{p.a, 0}, {0, p.b}}, true
}

func (g two) Normal(p pair) pair { return pair{min(p.a, p.b), max(p.a, p.b)} }

func (g two) Ranking(p pair) (grundy.Ranking[pair], bool) {
	width := uint64(p.b + 1)
	size := uint64(p.a+1) * width
	return grundy.Ranking[pair]{
		Size: size,
		Rank: func(q pair) uint64 {
			if q.a > p.a || q.b > p.b {
				return size
			}
			return uint64(q.a)*width + uint64(q.b)
		},
		Unrank: func(r uint64) pair { return pair{int(r / width), int(r % width)} },
	}, true
}

func (g two) Width(p pair) (nat.Nat, bool) {
	return nat.Of(uint64(min(g.max, p.a) + min(g.max, p.b))), true
}

// Every set of methods gives the answers of the definitions, or none.
func TestMethodsAgree(t *testing.T) {
	g := two{3}
	truth := oracle.New(g)
	for avoid := range solve.Method(16) {
		for _, play := range grundy.Plays {
			s := solve.New(g, solve.Options{Play: play, Avoid: avoid})
			for a := range 9 {
				for b := range 7 {
					checkAnswer(t, fmt.Sprintf("(%d,%d) in %s play, avoiding %04b", a, b, play, avoid), s, truth, pair{a, b}, play, avoid)
				}
			}
		}
	}
}

func checkAnswer(t *testing.T, name string, s *solve.Solver[pair], o *oracle.Oracle[pair], p pair, play grundy.Play, avoid solve.Method) {
	t.Helper()
	a, err := s.Answer(context.Background(), p)
	searching := avoid&solve.Search == 0 || avoid&solve.Table == 0
	if err != nil {
		if searching {
			t.Errorf("%s: %v", name, err)
		}
		return
	}
	if a.Method&avoid != 0 {
		t.Errorf("%s was answered by %s", name, a.Method)
	}
	if a.Outcome != o.Outcome(p, play) {
		t.Errorf("%s is %s; %s by the rules", name, a.Outcome, o.Outcome(p, play))
	}
	if v, ok := a.Grundy.Get(); ok != (play == grundy.Normal) && searching || ok && v != nat.Of(o.Grundy(p)) {
		t.Errorf("%s: G = %s (known: %v); %d by the rules", name, v, ok, o.Grundy(p))
	}
	if n, ok := a.Remoteness.Get(); ok != searching || ok && n != nat.Of(o.Remoteness(p, play)) {
		t.Errorf("%s: remoteness %s (known: %v); %d by the rules", name, n, ok, o.Remoteness(p, play))
	}
	if n, ok := a.Suspense.Get(); ok != searching || ok && n != nat.Of(o.Suspense(p, play)) {
		t.Errorf("%s: suspense %s (known: %v); %d by the rules", name, n, ok, o.Suspense(p, play))
	}
	if moves, ok := a.Winning.Get(); ok && !slices.Equal(moves, o.Winning(p, play)) {
		t.Errorf("%s is won by %v; by %v by the rules", name, moves, o.Winning(p, play))
	}
}

// A graph is a game given by its arrows; it may have cycles.
type graph map[int][]int

func (g graph) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

// A cycle is reported as it is: each position an option of the one before.
func TestCycleIsShown(t *testing.T) {
	g := graph{0: {1}, 1: {2, 5}, 2: {3}, 3: {4}, 4: {2}, 5: nil}
	s := solve.New[int](g, solve.Options{})
	_, _, err := s.Grundy(context.Background(), 0)
	want := "play can repeat a position: 2 -> 3 -> 4 -> 2"
	if err == nil || err.Error() != want {
		t.Errorf("the cycle is %v; want %s", err, want)
	}
	// Beside the cycle the solver still answers.
	if v, _, err := s.Grundy(context.Background(), 5); err != nil || !v.IsZero() {
		t.Errorf("G(5) = %s, %v; want 0", v, err)
	}
	if _, _, err := s.Grundy(context.Background(), 1); err == nil {
		t.Error("1 leads into the cycle, and has a value")
	}
}

func TestOwnOptionIsACycle(t *testing.T) {
	_, _, err := solve.New[int](graph{7: {7}}, solve.Options{}).Grundy(context.Background(), 7)
	if err == nil || err.Error() != "play can repeat a position: 7 -> 7" {
		t.Errorf("a position that is its own option: %v", err)
	}
}

// A broken game, whose options have greater ranks, is named as such.
type upward struct{ two }

func (upward) Options(p pair) iter.Seq[pair] { return slices.Values([]pair{{p.a, p.b + 1}}) }

func TestRankingThatBreaksItsWord(t *testing.T) {
	_, _, err := solve.New(upward{two{3}}, solve.Options{Avoid: solve.Theorem}).Grundy(context.Background(), pair{2, 2})
	if err == nil {
		t.Error("options above their parents in rank were accepted")
	}
}
