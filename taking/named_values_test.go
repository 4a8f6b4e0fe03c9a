package taking

import (
	"math"
	"slices"
	"testing"

	"example.org/grundy/nat"
)

// The formulas against the definition.
func TestFormulasOfNamedRules(t *testing.T) {
	formulas := 0
	for _, name := range Names() {
		if name.set == nil || name.set.value == nil {
			continue
		}
		formulas++
		r := parse(t, name.Name)
		e := &definition{rule: r}
		var v Values
		for n := range 400 {
			want := e.value(&v, n)
			v.Append(want)
			if got, ok := r.Closed(nat.Of(uint64(n))); !ok || got != nat.Of(uint64(want)) {
				t.Fatalf("%s of %d: %v, %v; want %d", name.Name, n, got, ok, want)
			}
		}
		if got := valuesOf(t, name.Name, 400); got[399] != int(v.At(399)) || got[398] != int(v.At(398)) {
			t.Errorf("%s: the sequence ends with %v", name.Name, got[390:])
		}
	}
	if formulas != 5 {
		t.Errorf("%d rules have a formula, want 5", formulas)
	}
	if _, ok := parse(t, "squares").Closed(nat.Of(5)); ok {
		t.Error("there is a formula for squares")
	}
}

func TestFormulasOfHugeHeaps(t *testing.T) {
	great, _ := nat.Parse("1" + string(slices.Repeat([]byte{'0'}, 1000)))
	for _, c := range []struct {
		rule string
		n    nat.Nat
		want int // -1: declined
	}{
		{"dim", nat.Of(1e18), 19},
		{"dim-proper", great, 1000},
		{"prim", nat.Of(1e18), 1},
		{"prim", great.Add(nat.Of(453)), -1},
		{"prim-whole", great, 0},
		{"prim", nat.Of(15_485_863), 1_000_000}, // the millionth prime
		{"prim", nat.Of(1<<61 - 1), -1},         // a prime beyond those listed
		{"take-a-power", great, 1},
	} {
		got, ok := parse(t, c.rule).Closed(c.n)
		if ok != (c.want >= 0) || ok && got != nat.Of(uint64(c.want)) {
			t.Errorf("%s: got %v, %v; want %d", c.rule, got, ok, c.want)
		}
	}
}

func TestPrimeFactors(t *testing.T) {
	for n := 1; n < 2000; n++ {
		var want []int
		for _, p := range smallPrimes(n) {
			if n%p == 0 {
				want = append(want, p)
			}
		}
		if got := primeFactors(n); !slices.Equal(got, want) {
			t.Fatalf("%d: %v, want %v", n, got, want)
		}
	}
	for n, want := range map[int][]int{
		1<<61 - 1:                     {1<<61 - 1},
		1e18:                          {2, 5},
		2147483647 * 2147483629:       {2147483629, 2147483647},
		2147483647 * 2147483647:       {2147483647},
		math.MaxInt:                   {7, 73, 127, 337, 92737, 649657},
		2 * 3 * 1000000007:            {2, 3, 1000000007},
		3 * 1000000007 * 1000000009:   {3, 1000000007, 1000000009},
		2097143 * 2097143 * 2097143:   {2097143},
		1000000007 * (1<<32 - 5) << 1: {2, 1000000007, 1<<32 - 5},
	} {
		if got := primeFactors(n); !slices.Equal(got, want) {
			t.Errorf("%d: %v, want %v", n, got, want)
		}
	}
	if n := len(slices.Collect(divisorsOf(1e18))); n != 19*19 {
		t.Errorf("%d divisors of 10^18, want %d", n, 19*19)
	}
}
