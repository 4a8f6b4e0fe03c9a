package oracle_test

import (
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/oracle"
)

// arrows is a game on a drawing: the options of each position, one after another.
type arrows [][]int

func (g arrows) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

// line is the game where a position has one option, the next number, for ever.
type line struct{}

func (line) Options(n int) iter.Seq[int] { return slices.Values([]int{n + 1}) }

// The positions are 0 -, 1 -> 0, 2 -> 1, 3 -> 0 2, 4 -> 1 3 3, 5 -> 4, and the
// answers were worked out on paper.
func TestByHand(t *testing.T) {
	o := oracle.New(arrows{{}, {0}, {1}, {0, 2}, {1, 3, 3}, {4}})
	type row struct {
		outcome              grundy.Outcome
		remoteness, suspense uint64
		foreclosed           uint64
	}
	want := map[grundy.Play][]row{
		grundy.Normal: {
			{grundy.Previous, 0, 0, oracle.Ended},
			{grundy.Next, 1, 1, oracle.Infinite},
			{grundy.Previous, 2, 2, 0},
			{grundy.Next, 1, 3, oracle.Infinite},
			{grundy.Previous, 2, 2, 0},
			{grundy.Next, 3, 3, 1},
		},
		grundy.Misere: {
			{grundy.Next, 0, 0, oracle.Ended},
			{grundy.Previous, 1, 1, 0},
			{grundy.Next, 2, 2, 1},
			{grundy.Previous, 3, 1, 0},
			{grundy.Next, 2, 2, 1},
			{grundy.Previous, 3, 3, 0},
		},
	}
	values := []uint64{0, 1, 0, 1, 0, 1}
	for play, rows := range want {
		for p, w := range rows {
			got := row{o.Outcome(p, play), o.Remoteness(p, play), o.Suspense(p, play), o.Foreclosed(p, play)}
			if got != w {
				t.Errorf("%d in %v play: %v by the oracle, %v by hand", p, play, got, w)
			}
			if got := o.Grundy(p); got != values[p] {
				t.Errorf("G(%d) = %d by the oracle, %d by hand", p, got, values[p])
			}
		}
	}
	if got := o.Winning(4, grundy.Misere); !slices.Equal(got, []int{1, 3}) {
		t.Errorf("winning moves of 4 in misère play: %v, want [1 3], each once", got)
	}
	if got := o.Moves(4); !slices.Equal(got, []int{1, 3, 3}) {
		t.Errorf("moves of 4: %v, want [1 3 3]", got)
	}
}

func TestReachable(t *testing.T) {
	o := oracle.New(arrows{{}, {0}, {0, 1}, {2, 4}, {3}})
	all, cycle, err := o.Reachable(2)
	if !slices.Equal(all, []int{0, 1, 2}) || cycle != nil || err != nil {
		t.Errorf("reachable from 2: %v, cycle %v, error %v", all, cycle, err)
	}
	all, cycle, err = o.Reachable(3)
	if len(all) != 5 || !slices.Equal(cycle, []int{3, 4}) || err != nil {
		t.Errorf("reachable from 3: %v, cycle %v, error %v", all, cycle, err)
	}
}

func TestPlayWithoutEnd(t *testing.T) {
	for _, c := range []struct {
		game grundy.Game[int]
		kind error
		text string
	}{
		{line{}, grundy.ErrLimit, "positions reachable from 0: stopped at the limit of 100 positions after 100 positions"},
		{arrows{{1}, {0}}, grundy.ErrLoopy, "loopy game: cycle [0 1]"},
		{arrows{{0}}, grundy.ErrLoopy, "loopy game: cycle [0]"},
	} {
		o := oracle.New(c.game)
		o.Limit = 100
		err := caught(func() { o.Grundy(0) })
		if !errors.Is(err, c.kind) || err.Error() != c.text {
			t.Errorf("the oracle says %q, want %q", err, c.text)
		}
	}
}

func caught(f func()) (err error) {
	defer func() { err, _ = recover().(error) }()
	f()
	return nil
}

// pairs is two games played at once by one of the rules of Smith (1966).
type pairs struct {
	arrows
	both bool // a move is one in every part that has one, and not in one part only
}

func (g pairs) Options(p [2]int) iter.Seq[[2]int] {
	return func(yield func([2]int) bool) {
		x, y := g.arrows[p[0]], g.arrows[p[1]]
		if len(x) == 0 || len(y) == 0 {
			return
		}
		if !g.both {
			for _, q := range x {
				if !yield([2]int{q, p[1]}) {
					return
				}
			}
			for _, q := range y {
				if !yield([2]int{p[0], q}) {
					return
				}
			}
			return
		}
		for _, q := range x {
			for _, r := range y {
				if !yield([2]int{q, r}) {
					return
				}
			}
		}
	}
}

// TestAgainstSums holds foreclosed values and remoteness to what they are for:
// to decide sums that end with the first part that ends.
func TestAgainstSums(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 1966))
	for range 60 {
		g := randomArrows(rng)
		o := oracle.New(g)
		diminished, rapid := oracle.New(pairs{g, false}), oracle.New(pairs{g, true})
		for _, play := range grundy.Plays {
			for p := range len(g) * len(g) {
				p := [2]int{p % len(g), p / len(g)}
				if got, want := foreclosedOutcome(o, p, play), diminished.Outcome(p, play); got != want {
					t.Errorf("%v in %v, ending with the first: %v by foreclosed values, %v by the rules of the sum", p, g, got, want)
				}
				got, want := min(o.Remoteness(p[0], play), o.Remoteness(p[1], play)), rapid.Remoteness(p, play)
				if got != want {
					t.Errorf("%v in %v, both moving: remoteness %d is the least of the parts, %d by the rules of the sum", p, g, got, want)
				}
			}
		}
	}
}

func foreclosedOutcome(o *oracle.Oracle[int], p [2]int, play grundy.Play) grundy.Outcome {
	x, y := o.Foreclosed(p[0], play), o.Foreclosed(p[1], play)
	switch {
	case x == oracle.Ended || y == oracle.Ended:
		return play.Ended()
	case x == oracle.Infinite || y == oracle.Infinite:
		return grundy.Next
	}
	return grundy.WinsIf(x != y)
}

func randomArrows(rng *rand.Rand) arrows {
	g := make(arrows, 9)
	for p := range g {
		for q := range p {
			if rng.IntN(5) < 2 {
				g[p] = append(g[p], q)
			}
		}
	}
	return g
}

func ExampleOracle_Reachable() {
	_, cycle, _ := oracle.New(arrows{{}, {0, 2}, {1}}).Reachable(1)
	fmt.Println(cycle)
	// Output: [1 2]
}
