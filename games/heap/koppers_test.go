package heap

import (
	"slices"
	"testing"

	"example.org/grundy/nat"
)

// The splits of a heap that are counted by a formula are those that comparing all of
// them finds, and in the same order.
func TestKoppersSplits(t *testing.T) {
	for n := 2; n <= 140; n++ {
		for v := range 9 {
			var want [][2]int
			for x := 1; x <= n/2; x++ {
				if koppersValue(number(x), number(n-x)) == number(v) {
					want = append(want, [2]int{x, n - x})
				}
			}
			c := chosen{limit: 1000}
			splits(number(n), number(v), &c)
			var got [][2]int
			for _, parts := range c.first {
				x, _ := parts[0].Uint64()
				y, _ := parts[1].Uint64()
				got = append(got, [2]int{int(x), int(y)})
			}
			if !slices.Equal(got, want) || c.count != number(len(want)) {
				t.Fatalf("splits of %d into the value %d: %v, counted %v; by comparing all %v", n, v, got, c.count, want)
			}
		}
	}
}

// A heap of 2^100 falls into pairs of each value below 101 that its predecessor has a
// bit for, and the number of ways is that of the ordered ones by halves.
func TestKoppersHuge(t *testing.T) {
	n := one.Shl(100)
	for _, v := range []int{0, 1, 50, 98, 99} {
		c := chosen{limit: 3}
		splits(n, number(v), &c)
		if len(c.first) == 0 || c.count.IsZero() {
			t.Fatalf("value %d: no split of 2^100", v)
		}
		for _, parts := range c.first {
			if koppersValue(parts[0], parts[1]) != number(v) || parts[0].Add(parts[1]) != n {
				t.Errorf("value %d: split %v has the value %v", v, parts, koppersValue(parts[0], parts[1]))
			}
		}
	}
	c := chosen{limit: 3}
	if splits(n, nat.Of(100), &c); !c.count.IsZero() {
		t.Errorf("2^100 - 1 has no bit 100, and yet there are %v splits", c.count)
	}
}
