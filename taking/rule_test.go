package taking

import (
	"math"
	"testing"
)

// The greatest heap that a word holds has moves where every heap has.
func TestTakesFromTheGreatestHeap(t *testing.T) {
	for code, first := range map[string]int{"0.[3]": 1, "0.0[03]": 3, "4.[3]": 0, "0.07": 2} {
		r, err := Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		got := -1
		for k := range r.Takes(math.MaxInt) {
			got = k
			break
		}
		if got != first {
			t.Errorf("%s: the least number to take from a heap of %d is %d; want %d", code, math.MaxInt, got, first)
		}
	}
	r, _ := Parse("0.07")
	n := 0
	for range r.Takes(math.MaxInt) {
		n++
	}
	if n != 1 {
		t.Errorf("0.07 takes %d numbers; want 1", n)
	}
}
