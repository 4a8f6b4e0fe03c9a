package compound_test

import (
	"fmt"
	"testing"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
)

// crowd is Nim whose options are said to be too many to be listed, and are counted.
type crowd struct{ nim }

func (crowd) Width(int) (nat.Nat, bool) { return nat.Of(1 << 60), true }

func (g crowd) Sample(n int, v nat.Nat, limit int) (c grundy.Choices[int], ok bool) {
	if w, small := v.Uint64(); small && w < uint64(n) {
		return grundy.Choices[int]{Count: grundy.Know(nat.Of(1)), First: []int{int(w)}[:min(1, limit)]}, true
	}
	return grundy.Choices[int]{Count: grundy.Know(nat.Nat{})}, true
}

// What is counted in a sum is what a list of its options has, in a sum within a sum too.
func TestSampleAgainstOptions(t *testing.T) {
	part := func(n int, few bool) compound.Part {
		game := grundy.Erase(crowd{})
		if few {
			game = grundy.Erase(nim{})
		}
		return compound.Part{Game: game, At: n, Format: func(p any) string { return fmt.Sprint(p) }}
	}
	for _, heaps := range [][]int{{3, 4}, {5, 0, 2}, {1, 1, 6}, {7, 3, 4}} {
		var crowded, listed []compound.Part
		for i, n := range heaps {
			crowded, listed = append(crowded, part(n, i > 0)), append(listed, part(n, true))
		}
		g, p := compound.New(compound.Sum, crowded)
		h, q := compound.New(compound.Sum, listed)
		for v := range uint64(9) {
			c, ok := g.Sample(p, nat.Of(v), 2)
			want, listed := h.WithValue(q, nat.Of(v))
			if n, _ := c.Count.Get(); !ok || !listed || n != nat.Of(uint64(len(want))) || len(c.First) != min(2, len(want)) {
				t.Errorf("%v to %d: counted %v, listed %d; want %d", heaps, v, n, len(c.First), len(want))
			}
			for i, m := range c.First {
				if fmt.Sprint(m.List()) != fmt.Sprint(want[i].List()) {
					t.Errorf("%v to %d: %v is listed; want %v", heaps, v, m.List(), want[i].List())
				}
			}
		}
		c, ok := g.Choose(p, grundy.Normal, 5)
		want := oracle.New[compound.Position](h).Winning(q, grundy.Normal)
		if n, _ := c.Count.Get(); len(want) > 0 && (!ok || n != nat.Of(uint64(len(want)))) {
			t.Errorf("%v: %v winning moves are counted, %v; want %d", heaps, n, ok, len(want))
		}
	}
}
