package heap

import (
	"slices"
	"testing"

	"example.org/grundy/nat"
	"pgregory.net/rapid"
)

// directValues returns the first n values of a subtraction game by the definition.
func directValues(set []int, n int) []uint32 {
	values := make([]uint32, n)
	for i := range values {
		seen := map[uint32]bool{}
		for _, s := range set {
			if s <= i {
				seen[values[i-s]] = true
			}
		}
		for seen[values[i]] {
			values[i]++
		}
	}
	return values
}

// checkCycle holds the cycle of a set to its values by definition: it gives them
// all, and neither its period nor its preperiod could be smaller.
func checkCycle(t rapid.TB, set []int, values []uint32) {
	t.Helper()
	naturals := make([]nat.Nat, len(set))
	for i, s := range set {
		naturals[i] = number(s)
	}
	c, unit := findCycle(naturals)
	if c == nil {
		t.Fatalf("the period of %v is not found", set)
	}
	for n, v := range values {
		q, _ := number(n).DivMod(unit)
		if got := c.at(q); got != v {
			t.Fatalf("G(%d) of subtraction by %v = %d by its period, %d by the rules", n, set, got, v)
		}
	}
	w, _ := unit.Uint64()
	var units []uint32
	for n := 0; n < len(values); n += int(w) {
		units = append(units, values[n])
	}
	pre, period := shortest(units, c.preperiod+c.period)
	if len(set) > 0 && (pre != c.preperiod || period != c.period) {
		t.Fatalf("subtraction by %v has preperiod %d and period %d; found %d and %d", set, pre, period, c.preperiod, c.period)
	}
}

// shortest returns the least period, and then the least preperiod, that values
// show beyond their first total ones.
func shortest(values []uint32, total int) (pre, period int) {
	for period = 1; period < len(values)-total; period++ {
		pre = len(values) - period
		for pre > 0 && values[pre-1] == values[pre-1+period] {
			pre--
		}
		if pre+period <= total {
			return pre, period
		}
	}
	return pre, period
}

// All sets in 1 … 8 with at most four members, multiples of them, and larger sets
// at random.
func TestCyclesByDefinition(t *testing.T) {
	for bits := range 256 {
		var set []int
		for s := 1; s <= 8; s++ {
			if bits>>(s-1)&1 == 1 {
				set = append(set, s)
			}
		}
		if len(set) > 4 {
			continue
		}
		checkCycle(t, set, directValues(set, 300))
		for _, unit := range []int{2, 3, 7} {
			var multiples []int
			for _, s := range set {
				multiples = append(multiples, unit*s)
			}
			checkCycle(t, multiples, directValues(multiples, 90*unit))
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		set := rapid.SliceOfNDistinct(rapid.IntRange(1, 30), 1, 6, rapid.ID).Draw(t, "set")
		slices.Sort(set)
		checkCycle(t, set, directValues(set, 4000))
	})
}

// A long window does not hide a short period, and a huge member none.
func TestCyclesOfSparseSets(t *testing.T) {
	for _, c := range []struct {
		set         []uint64
		pre, period int
	}{
		{[]uint64{1, 1_000_001}, 0, 2},
		{[]uint64{1, 1_000_000}, 0, 1_000_001},
		{[]uint64{3_000_000}, 0, 2}, // in units of itself
	} {
		var set []nat.Nat
		for _, s := range c.set {
			set = append(set, nat.Of(s))
		}
		found, _ := findCycle(set)
		if found == nil || found.preperiod != c.pre || found.period != c.period {
			t.Errorf("subtraction by %v: found %+v; want preperiod %d, period %d", c.set, found, c.pre, c.period)
		}
	}
	if found, _ := findCycle([]nat.Nat{one, one.Shl(80)}); found != nil {
		t.Error("a window of 2^80 values cannot have been compared")
	}
}

// Hashes of windows are products modulo 2^61-1.
func TestRollingHash(t *testing.T) {
	modulus := nat.Of(prime)
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.Uint64Range(0, prime-1).Draw(t, "a"), rapid.Uint64Range(0, prime-1).Draw(t, "b")
		_, want := nat.Of(a).Mul(nat.Of(b)).DivMod(modulus)
		if got := nat.Of(mulmod(a, b)); got != want {
			t.Fatalf("%d·%d mod 2^61-1 = %s; want %s", a, b, got, want)
		}
	})
}
