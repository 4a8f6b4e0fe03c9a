package solve

import (
	"context"
	"iter"
	"testing"

	"pgregory.net/rapid"

	"example.org/grundy"
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
