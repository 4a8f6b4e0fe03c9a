package taking

import (
	"context"
	"math/bits"
	"slices"
	"strings"
	"testing"
)

func valuesOf(t *testing.T, rule string, n int) []int {
	t.Helper()
	s := NewSequence(parse(t, rule), Options{})
	if err := s.Extend(context.Background(), n); err != nil {
		t.Fatal(err)
	}
	list := make([]int, n)
	for i := range list {
		list[i] = int(s.At(i))
	}
	return list
}

func TestNames(t *testing.T) {
	seen := make(map[string]bool)
	for _, n := range Names() {
		r := parse(t, n.Name)
		if n.Code != "" && r.String() != n.Code || n.Code == "" && r.String() != n.Name {
			t.Errorf("%s is %s, and its code %q", n.Name, r, n.Code)
		}
		if n.Title.En == "" || n.Title.Zh == "" || n.Rules.En == "" || n.Rules.Zh == "" || n.Source == "" {
			t.Errorf("%s: a text is missing: %+v", n.Name, n)
		}
		for _, name := range append(n.Aliases, n.Name) {
			if seen[name] {
				t.Errorf("the name %s is given twice", name)
			}
			seen[name] = true
			if again := parse(t, strings.ToUpper(name)); again.String() != r.String() {
				t.Errorf("%s is %s, want %s", strings.ToUpper(name), again, r)
			}
		}
	}
}

// The numbers of a named rule against their definitions.
func TestNumbersOfNamedRules(t *testing.T) {
	gcd := func(a, b int) int {
		for b != 0 {
			a, b = b, a%b
		}
		return a
	}
	in := func(list ...int) func(n, k int) bool { return func(_, k int) bool { return slices.Contains(list, k) } }
	for name, allowed := range map[string]func(n, k int) bool{
		"take-a-square":    in(1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196),
		"take-a-power":     func(_, k int) bool { return bits.OnesCount(uint(k)) == 1 },
		"take-a-fibonacci": in(1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144),
		"take-a-triangle":  in(1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120, 136, 153, 171, 190),
		"take-a-factorial": in(1, 2, 6, 24, 120),
		"take-a-prime":     func(_, k int) bool { return slices.Contains(smallPrimes(200), k) },
		"prim":             func(n, k int) bool { return k < n && gcd(n, k) == 1 },
		"prim-whole":       func(n, k int) bool { return gcd(n, k) == 1 },
		"dim":              func(n, k int) bool { return n%k == 0 },
		"dim-proper":       func(n, k int) bool { return k < n && n%k == 0 },
	} {
		r := parse(t, name)
		for n := range 200 {
			var want, got []int
			for k := 1; k <= n; k++ {
				if allowed(n, k) {
					want = append(want, k)
				}
			}
			for k, d := range r.Takes(n) {
				if got = append(got, k); d != (Digit{Heaps: 3}) {
					t.Fatalf("%s: after %d may be left %v", name, k, d)
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%s of %d: got %v, want %v", name, n, got, want)
			}
		}
	}
	for _, n := range Names() { // a set listed to the greatest int ends
		if n.set != nil && !strings.Contains(n.Name, "prim") && !strings.Contains(n.Name, "dim") && n.Name != "take-a-square" && n.Name != "take-a-triangle" {
			for k := range n.set.numbers(int(^uint(0) >> 1)) {
				if k <= 0 {
					t.Fatalf("%s takes %d", n.Name, k)
				}
			}
		}
	}
}

func TestPrimesGrow(t *testing.T) {
	want := smallPrimes(10_000)
	if got := slices.Collect(primesUpTo(10_000)); !slices.Equal(got, want) {
		t.Errorf("%d primes up to 10000, want %d", len(got), len(want))
	}
}

// Values as published.
func TestValuesOfNamedRules(t *testing.T) {
	for _, c := range []struct {
		rule, source string
		want         []int
	}{
		{"take-a-square", "OEIS A014586", []int{0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 3, 2, 3, 4, 0, 1, 2, 3, 2, 0}},
		{"take-a-fibonacci", "OEIS A014588", []int{0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3}},
		{"take-a-prime", "OEIS A014589", []int{0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 4, 1, 5, 2, 6, 3, 4, 7, 0, 0, 1, 1, 2, 2}},
		{"take-a-factorial", "OEIS A014587", []int{0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2}},
		{"prim", "OEIS A055396", []int{0, 0, 1, 2, 1, 3, 1, 4, 1, 2, 1, 5, 1, 6, 1, 2, 1, 7, 1, 8, 1, 2, 1, 9, 1, 3, 1, 2, 1, 10, 1, 11, 1, 2, 1, 3}},
	} {
		if got := valuesOf(t, c.rule, len(c.want)); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v (%s)", c.rule, got, c.want, c.source)
		}
	}
	for n, g := range valuesOf(t, "dim", 200)[1:] {
		if want := bits.TrailingZeros(uint(n+1)) + 1; g != want {
			t.Errorf("dim of %d: %d, want %d", n+1, g, want)
		}
	}
	for n, g := range valuesOf(t, "dim-proper", 200)[1:] {
		if want := bits.TrailingZeros(uint(n + 1)); g != want {
			t.Errorf("dim-proper of %d: %d, want %d", n+1, g, want)
		}
	}
	for n, g := range valuesOf(t, "take-a-power", 200) {
		if g != n%3 {
			t.Errorf("take-a-power of %d: %d, want %d", n, g, n%3)
		}
	}
}
