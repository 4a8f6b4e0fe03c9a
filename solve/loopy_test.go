package solve_test

import (
	"errors"
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// A digraph is a game written out, in which play may repeat a position.
type digraph [][]int

func (g digraph) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

// within is the definition: who can force the end from p within so many moves.
func (g digraph) within(p, moves int, play grundy.Play) grundy.Outcome {
	if len(g[p]) == 0 {
		return play.Ended()
	}
	if moves == 0 {
		return grundy.Drawn
	}
	o := grundy.Previous
	for _, q := range g[p] {
		switch g.within(q, moves-1, play) {
		case grundy.Previous:
			return grundy.Next
		case grundy.Drawn:
			o = grundy.Drawn
		}
	}
	return o
}

func (g digraph) Loopy() bool { return true }

// random makes a game on so many positions.
func random(r *rand.Rand, size, most int) digraph {
	g := make(digraph, size)
	for p := range g {
		for range r.IntN(most + 1) {
			g[p] = append(g[p], r.IntN(size))
		}
	}
	return g
}

// A solver answers for a loopy game as retrograde analysis does, within its limits.
func TestLoopyAnswer(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	draws := 0
	for range 100 {
		g := random(r, 6, 2)
		for _, play := range grundy.Plays {
			fates, err := solve.Retrograde(t.Context(), g, 0, play, 100)
			if err != nil {
				t.Fatal(err)
			}
			for p, f := range fates {
				a, err := solve.New(g, solve.Options{Play: play}).Answer(t.Context(), p)
				if err != nil || a.Outcome != f.Outcome {
					t.Fatalf("%v: %d is %s, %v; want %s", g, p, a.Outcome, err, f.Outcome)
				}
				n, known := a.Remoteness.Get()
				if known != (f.Outcome != grundy.Drawn) || known && n != nat.Of(f.Remoteness) {
					t.Fatalf("%v: %d lasts %v, %v; want %d", g, p, n, known, f.Remoteness)
				}
				list, want := a.Winning, grundy.Previous
				if f.Outcome == grundy.Drawn {
					list, want = a.Drawing, grundy.Drawn
					draws++
				}
				var moves []int
				for _, q := range g[p] {
					if fates[q].Outcome == want && f.Outcome != grundy.Previous && !slices.Contains(moves, q) {
						moves = append(moves, q)
					}
				}
				if got, ok := list.Get(); !ok || !slices.Equal(got, moves) && len(got)+len(moves) > 0 {
					t.Fatalf("%v in %s play: the moves from %d are %v; want %v", g, play, p, got, moves)
				}
			}
		}
	}
	if draws < 50 {
		t.Errorf("%d draws met; want many", draws)
	}
}

// Each limit stops retrograde analysis, and what it held is given back.
func TestLoopyLimits(t *testing.T) {
	ring := make(digraph, 5000)
	for p := range ring {
		ring[p] = []int{(p + 1) % len(ring), (p + 7) % len(ring)}
	}
	for _, l := range []solve.Limits{{Positions: 4000}, {Moves: 5000}, {Bytes: 100_000}} {
		ledger := solve.NewLedger(l)
		_, _, err := solve.New(ring, solve.Options{Ledger: ledger}).Outcome(t.Context(), 0)
		if !errors.Is(err, grundy.ErrLimit) {
			t.Errorf("within %+v: %v; want an error about a limit", l, err)
		}
		if p := ledger.Progress(); p.Stored != 0 || p.Bytes != 0 {
			t.Errorf("within %+v: %d positions and %d bytes are held after an error", l, p.Stored, p.Bytes)
		}
	}
	if o, found, err := solve.New(ring, solve.Options{}).Outcome(t.Context(), 0); err != nil || o != grundy.Drawn || found.Positions != 5000 {
		t.Errorf("a ring is %s after %d positions, %v; want D after 5000", o, found.Positions, err)
	}
}

// A search that meets a cycle shows a shortest one.
func TestSearchMeetsCycle(t *testing.T) {
	g := ending{{1}, {2}, {3}, {5, 4}, {0}, {6}, {5}}
	_, err := solve.New(g, solve.Options{}).Answer(t.Context(), 0)
	var cycle *solve.Cycle[int]
	if !errors.Is(err, grundy.ErrLoopy) || !errors.As(err, &cycle) || len(cycle.Positions) != 2 {
		t.Errorf("%v; want the cycle of 5 and 6", err)
	}
}

// An ending game is written out and says that it ends.
type ending [][]int

func (g ending) Options(p int) iter.Seq[int] { return slices.Values(g[p]) }

func TestRetrograde(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	count := map[grundy.Outcome]int{}
	for range 200 {
		g := random(r, 6, 2)
		for _, play := range grundy.Plays {
			fates, err := solve.Retrograde(t.Context(), g, 0, play, 100)
			if err != nil {
				t.Fatal(err)
			}
			for p, f := range fates {
				count[f.Outcome]++
				if want := g.within(p, 2*len(g), play); f.Outcome != want {
					t.Fatalf("%v in %s play: %d is %s; want %s", g, play, p, f.Outcome, want)
				}
				n := int(f.Remoteness)
				if f.Outcome != grundy.Drawn && (g.within(p, n, play) != f.Outcome || n > 0 && g.within(p, n-1, play) != grundy.Drawn) {
					t.Fatalf("%v in %s play: %d has the remoteness %d", g, play, p, n)
				}
			}
		}
	}
	if len(count) != 3 || slices.Min([]int{count[grundy.Next], count[grundy.Previous], count[grundy.Drawn]}) < 50 {
		t.Errorf("outcomes met: %v; want many of each", count)
	}
	if _, err := solve.Retrograde(t.Context(), digraph{{1}, {0}}, 0, grundy.Normal, 1); err == nil {
		t.Error("two positions within a limit of one")
	}
}
