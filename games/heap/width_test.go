package heap

import (
	"testing"

	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// The number of moves of a code with a tail is that of the moves it lists.
func TestTailWidth(t *testing.T) {
	for _, code := range []string{"0.[3]", "4.[3]", "0.7[12]", "4.1[320]", "0.05[01]", "0.0[1]", "allbut(set={2,5})"} {
		r, err := taking.Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		g := newOctal(r)
		width, ok := g.tailWidth()
		if !ok {
			t.Fatalf("%s: not counted", code)
		}
		for n := range 40 {
			want := 0
			for range g.moves(number(n)) {
				want++
			}
			if got := width(number(n)); got != nat.Of(uint64(want)) {
				t.Errorf("%s(%d): %s moves, want %d", code, n, got, want)
			}
		}
	}
}
