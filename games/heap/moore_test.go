package heap

import (
	"testing"

	"example.org/grundy"
)

// The move that is found place by place is a move, of at most k heaps, and leaves a lost
// position; rows that a search could list are among them.
func TestMooreBalance(t *testing.T) {
	for k := 1; k <= 4; k++ {
		g := moore{k}
		for length, most := range []int{0, 40, 20, 9, 5, 2, 2} {
			for list := range tuples(length, most) {
				p := HeapsOf(list...)
				for _, play := range grundy.Plays {
					if o, _ := g.Outcome(p, play); o != grundy.Next || len(live(p)) == 0 {
						continue
					}
					left := g.balance(list, play)
					changed, wrong := 0, false
					for i, n := range left {
						if n != list[i] {
							changed++
						}
						wrong = wrong || list[i].Less(n)
					}
					o, _ := g.Outcome(HeapsOf(left...), play)
					if wrong || changed == 0 || changed > k || o != grundy.Previous {
						t.Fatalf("k=%d, %s play: from %v to %v: %d heaps changed, the opponent has %v", k, play, p, HeapsOf(left...), changed, o)
					}
				}
			}
		}
	}
}

// A long and huge row has a winning move, which is found without looking at the others.
func TestMooreChoose(t *testing.T) {
	g := moore{3}
	list := HeapsOf(one.Shl(900), one.Shl(901).Sub(one), number(7), number(7), one.Shl(500), number(3)).List()
	p := HeapsOf(list...)
	for _, play := range grundy.Plays {
		c, ok := g.Choose(p, play, 5)
		if !ok || len(c.First) != 1 {
			t.Fatalf("%s play: %v, %v", play, c.First, ok)
		}
		if o, _ := g.Outcome(c.First[0], play); o != grundy.Previous {
			t.Errorf("%s play: the move leads to %v", play, o)
		}
	}
}
