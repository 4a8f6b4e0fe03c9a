package solve

import (
	"context"
	"errors"
	"iter"
	"math"
	"testing"

	"pgregory.net/rapid"

	"example.org/grundy"
	"example.org/grundy/nimber"
)

// rider is a piece on a grid of up to three dimensions that runs back along steps.
type rider struct {
	sizes [3]uint64
	steps [][]uint64
}

func (g rider) Options(p [3]uint64) iter.Seq[[3]uint64] {
	return func(yield func([3]uint64) bool) {
		for _, s := range g.steps {
			q := p
			for q[0] >= s[0] && q[1] >= s[1] && q[2] >= s[2] {
				for d := range q {
					q[d] -= s[d]
				}
				if !yield(q) {
					return
				}
			}
		}
	}
}

func (g rider) Lines([3]uint64) (grundy.Lines[[3]uint64], bool) {
	return grundy.Lines[[3]uint64]{
		Sizes: g.sizes[:], Steps: g.steps,
		At: func(p [3]uint64) []uint64 { return p[:] },
	}, true
}

// The table of lines and the search through all options give the same values.
func TestLinesAgainstOptions(t *testing.T) {
	all := [][]uint64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}}
	rapid.Check(t, func(t *rapid.T) {
		g := rider{}
		for d := range g.sizes {
			g.sizes[d] = rapid.Uint64Range(1, 7).Draw(t, "size")
		}
		for _, s := range all {
			if rapid.Bool().Draw(t, "with") {
				g.steps = append(g.steps, s)
			}
		}
		corner := [3]uint64{g.sizes[0] - 1, g.sizes[1] - 1, g.sizes[2] - 1}
		lines, plain := New(g, Options{}), New(g, Options{Avoid: Table})
		for x := range g.sizes[0] {
			for y := range g.sizes[1] {
				p := [3]uint64{x, y, corner[2]}
				if x == 0 && y == 0 {
					p = corner
				}
				got, found, err := lines.Grundy(context.Background(), p)
				want, _, err2 := plain.Grundy(context.Background(), p)
				if err != nil || err2 != nil || got != want {
					t.Fatalf("G(%v) = %v by lines (%v), %v by options (%v), steps %v", p, got, err, want, err2, g.steps)
				}
				if found.Method != Table {
					t.Fatalf("%v was found by %v", p, found.Method)
				}
			}
		}
	})
}

// plainLines is the definition: the mex of the values of all points on the lines
// back from each point, in rows.
func plainLines(sizes []uint64, steps [][]uint64) []uint32 {
	size := uint64(1)
	for _, n := range sizes {
		size *= n
	}
	values := make([]uint32, size)
	point := make([]uint64, len(sizes))
	var seen nimber.Set
	for rank := range values {
		for d, rest := len(sizes)-1, uint64(rank); d >= 0; d-- {
			point[d], rest = rest%sizes[d], rest/sizes[d]
		}
		seen.Reset()
		for _, step := range steps {
			back, far := uint64(0), uint64(math.MaxUint64)
			for d, s := range step {
				back = back*sizes[d] + s
				if s != 0 {
					far = min(far, point[d])
				}
			}
			for k := range far {
				seen.Add(nimber.Value(values[uint64(rank)-(k+1)*back]))
			}
		}
		values[rank] = uint32(seen.Mex())
	}
	return values
}

// Boards of one to three dimensions, long and short, with values beyond one word
// of a set, and with either width of values: every point against the definition.
func TestSweepAgainstDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dimensions := rapid.IntRange(1, 3).Draw(t, "dimensions")
		most := []uint64{0, 300, 70, 12}[dimensions]
		var l grundy.Lines[string]
		for range dimensions {
			l.Sizes = append(l.Sizes, rapid.Uint64Range(1, most).Draw(t, "size"))
		}
		if dimensions == 2 && rapid.Bool().Draw(t, "square") {
			l.Sizes[1] = l.Sizes[0]
		}
		for bits := 1; bits < 1<<dimensions; bits++ {
			if rapid.Bool().Draw(t, "with") {
				step := make([]uint64, dimensions)
				for d := range step {
					step[d] = uint64(bits >> d & 1)
				}
				l.Steps = append(l.Steps, step)
			}
		}
		g := gridOf(l)
		if rapid.Bool().Draw(t, "whole") {
			g.half = false
		}
		m := NewLedger(Limits{}).begin(context.Background(), "", 0)
		narrow, wide := make([]uint16, g.points()), make([]uint32, g.points())
		if err := sweep(g, narrow, m); err != nil {
			t.Fatal(err)
		}
		if err := sweep(g, wide, m); err != nil {
			t.Fatal(err)
		}
		point := make([]uint64, dimensions)
		for rank, want := range plainLines(l.Sizes, l.Steps) {
			for d, rest := dimensions-1, uint64(rank); d >= 0; d-- {
				point[d], rest = rest%l.Sizes[d], rest/l.Sizes[d]
			}
			at, ok := g.place(point)
			if !ok || uint32(narrow[at]) != want || wide[at] != want {
				t.Fatalf("sizes %v, steps %v: %v is %d, %d at %d (%v); want %d", l.Sizes, l.Steps, point, narrow[at], wide[at], at, ok, want)
			}
		}
	})
}

// What a table of lines counts is what it covers, and a limit on bytes stops it
// before it is made.
func TestLinesWithinLimits(t *testing.T) {
	g := rider{sizes: [3]uint64{30, 30, 1}, steps: [][]uint64{{1, 0, 0}, {0, 1, 0}, {1, 1, 0}}}
	s := New(g, Options{Avoid: Search})
	if _, found, err := s.Grundy(context.Background(), [3]uint64{7, 9, 0}); err != nil || found.Positions != 900 {
		t.Errorf("%d positions, %v; want 900", found.Positions, err)
	}
	g = rider{sizes: [3]uint64{10, 10, 10}, steps: [][]uint64{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {1, 1, 1}}}
	s = New(g, Options{Avoid: Search, Limits: Limits{Bytes: 6000}})
	if _, _, err := s.Grundy(context.Background(), [3]uint64{7, 9, 0}); !errors.Is(err, grundy.ErrLimit) {
		t.Errorf("6000 bytes were enough for the sets of 340 lines and 1000 values: %v", err)
	}
}
