package compound_test

import (
	"fmt"
	"iter"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/nat"
)

// nim is one heap, with its value and the length of its play by theorem.
type nim struct{}

func (nim) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func (nim) Value(n int) (nat.Nat, bool) { return nat.Of(uint64(n)), true }

func (nim) Remoteness(n int, play grundy.Play) (nat.Nat, bool) {
	if play == grundy.Misere {
		return nat.Of(uint64(min(n, 2))), true
	}
	return nat.Of(uint64(min(n, 1))), true
}

func (g nim) Suspense(n int, play grundy.Play) (nat.Nat, bool) { return g.Remoteness(n, play) }

func of(kind compound.Kind, heaps ...int) (compound.Game, compound.Position) {
	var parts []compound.Part
	for _, n := range heaps {
		parts = append(parts, compound.Part{Game: grundy.Erase(nim{}), At: n, Format: func(p any) string { return fmt.Sprint(p) }})
	}
	return compound.New(kind, parts)
}

func TestPositionsAreLists(t *testing.T) {
	for _, list := range [][]any{nil, {0}, {1, 2}, {3, "x", 0.5}} {
		p := compound.Of(list)
		if got := p.List(); !slices.Equal(got, list) || compound.Of(got) != p {
			t.Errorf("the list of the position of %v is %v", list, got)
		}
	}
	if compound.Of([]any{1, 2}) == compound.Of([]any{2, 1}) || compound.Of(nil) == compound.Of([]any{0}) {
		t.Error("two lists have one position")
	}
}

// The options of every are all choices of one option in each part that has one.
func TestOptionsOfEvery(t *testing.T) {
	g, p := of(compound.Every, 2, 0, 3)
	var got []string
	for q := range g.Options(p) {
		got = append(got, fmt.Sprint(q.List()))
	}
	want := []string{"[0 0 0]", "[0 0 1]", "[0 0 2]", "[1 0 0]", "[1 0 1]", "[1 0 2]"}
	if !slices.Equal(got, want) {
		t.Errorf("the options of every(2,0,3) are %v; want %v", got, want)
	}
	g, p = of(compound.Every, 0, 0)
	for q := range g.Options(p) {
		t.Errorf("every(0,0) has ended, and %v is an option", q.List())
	}
}

// The winning moves of every, counted and listed, against all options.
func TestChooseAgainstOptions(t *testing.T) {
	for _, heaps := range [][]int{{}, {0}, {1, 2}, {3, 3, 3}, {2, 0, 1, 4}, {1, 1, 1}} {
		for _, play := range grundy.Plays {
			g, p := of(compound.Every, heaps...)
			var want []compound.Position
			for q := range g.Options(p) {
				if o, _ := g.Outcome(q, play); o == grundy.Previous {
					want = append(want, q)
				}
			}
			for _, limit := range []int{0, 1, 5, 1000} {
				c, ok := g.Choose(p, play, limit)
				count, moves := c.Count, c.First
				if n, known := count.Get(); !ok || !known || n != nat.Of(uint64(len(want))) || len(moves) != min(limit, len(want)) {
					t.Errorf("every%v in %s play, at most %d: counted %v, listed %d; by its options %d", heaps, play, limit, n, len(moves), len(want))
				}
				for i, q := range moves {
					if !slices.Contains(want, q) || slices.Contains(moves[:i], q) {
						t.Errorf("every%v in %s play: %v is listed, and does not win, or twice", heaps, play, q.List())
					}
				}
			}
		}
	}
}

// A long sum lists its first winning moves and counts all of them.
func TestLongSum(t *testing.T) {
	g, p := of(compound.Sum, slices.Repeat([]int{3}, 1001)...)
	all, ok := g.Winning(p, grundy.Normal)
	if !ok || len(all) != 1001 {
		t.Fatalf("1001 heaps of 3 have %d winning moves; want 1001", len(all))
	}
	c, ok := g.Choose(p, grundy.Normal, 12)
	count, first := c.Count, c.First
	if n, _ := count.Get(); !ok || n != nat.Of(1001) || !slices.Equal(first, all[:12]) {
		t.Errorf("1001 heaps of 3: counted %v, listed %d moves that differ from the first ones", n, len(first))
	}
	g, p = of(compound.Sum, 1, 2, 4)
	if _, ok := g.Choose(p, grundy.Normal, 1); ok {
		t.Error("a short sum lists all its winning moves")
	}
}

// A component with more options than can be listed leaves the moves unknown.
func TestWideComponents(t *testing.T) {
	g, p := of(compound.Every, 1<<18, 3)
	if _, ok := g.Choose(p, grundy.Normal, 12); ok {
		t.Error("a quarter of a million options were listed")
	}
	if o, ok := g.Outcome(p, grundy.Normal); !ok || o != grundy.Next {
		t.Errorf("every(2^18,3) is %s; want N by theorem", o)
	}
}
