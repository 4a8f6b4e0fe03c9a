package compound_test

import (
	"testing"

	"example.org/grundy/compound"
	"example.org/grundy/nat"
)

// Over asks no more components than it needs; the definition looks for a move. A
// compound of no games is over.
func TestOver(t *testing.T) {
	for _, kind := range compound.Kinds {
		for _, heaps := range [][]int{{}, {0}, {1}, {0, 0}, {0, 2}, {2, 0}, {1, 2}, {0, 1, 0}} {
			g, p := of(kind, heaps...)
			over := true
			for range g.Options(p) {
				over = false
				break
			}
			if g.Over(p) != over {
				t.Errorf("%s of %v is over: %v, want %v", kind, heaps, !over, over)
			}
		}
	}
}

// The options of one value, by the nim-sum and by trying each.
func TestWithValue(t *testing.T) {
	for _, heaps := range [][]int{{3}, {1, 2}, {3, 3}, {0, 4, 5}, {2, 6, 7}} {
		g, p := of(compound.Sum, heaps...)
		for v := range 9 {
			want := map[compound.Position]bool{}
			for q := range g.Options(p) {
				if w, ok := g.Value(q); ok && w == nat.Of(uint64(v)) {
					want[q] = true
				}
			}
			got, ok := g.WithValue(p, nat.Of(uint64(v)))
			if !ok || len(got) != len(want) {
				t.Fatalf("%v has %d options of value %d (known: %v), want %d", heaps, len(got), v, ok, len(want))
			}
			for _, q := range got {
				if !want[q] {
					t.Errorf("%v: %v has not the value %d", heaps, q.List(), v)
				}
			}
		}
	}
	g, p := of(compound.Every, 1, 2)
	if _, ok := g.WithValue(p, nat.Of(1)); ok {
		t.Errorf("%s says which options have a value", compound.Every)
	}
}
