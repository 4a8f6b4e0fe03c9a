package taking

import (
	"context"
	"errors"
	"iter"
	"math/rand/v2"
	"testing"
)

// randomRule returns a rule of up to most heaps, with conditions on the parts and
// still heaps.
func randomRule(r *rand.Rand, most int) Rule {
	rule := Rule{digits: make([]Digit, 1+r.IntN(6))}
	for k := range rule.digits {
		d := &rule.digits[k]
		for d.Heaps == 0 && r.IntN(3) > 0 {
			d.Heaps = r.Uint64() & (1<<(most+1) - 1)
			d.Parts = Parts(max(0, r.IntN(5)-2))
		}
		if k == 0 {
			d.Heaps &^= 3
		}
	}
	if r.IntN(4) == 0 {
		rule.still = []int{2, 1 + r.IntN(5) + 2}
	}
	return rule
}

// defined returns the values of the heaps below n by the definition.
func defined(r Rule, n int) *Values {
	e, v := definition{rule: r}, &Values{}
	for i := range n {
		v.Append(e.value(v, i))
	}
	return v
}

// differ fails the test if the engine's values are not want.
func differ(t *testing.T, r Rule, e engine, want *Values) {
	t.Helper()
	got := &Values{}
	if err := e.extend(context.Background(), got, want.Len()); err != nil {
		t.Fatal(err)
	}
	for n := range want.Len() {
		if got.At(n) != want.At(n) {
			t.Fatalf("%s: %+v: heap of %d: got %d, want %d", e.name(), r, n, got.At(n), want.At(n))
		}
	}
}

func TestNaiveIsTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		rule := randomRule(r, 2)
		differ(t, rule, newNaive(rule), defined(rule, 200))
	}
}

func TestManyHeaps(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 200 {
		rule := randomRule(r, 3+i%3)
		differ(t, rule, newNaive(rule), defined(rule, 40))
	}
}

// All numbers may be taken, some for ever by a tail and some by a rule with a name.
func TestAnyNumber(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for i := range 120 {
		rule := randomRule(r, 1+i%3)
		rule.tail = 1 + r.IntN(len(rule.digits))
		differ(t, rule, newNaive(rule), defined(rule, 50))
		squares := Rule{named: &named{numbers: func(n int) iter.Seq[int] {
			return func(yield func(int) bool) {
				for k := 1; k*k <= n && yield(k*k); k++ {
				}
			}
		}}}
		differ(t, squares, newNaive(squares), defined(squares, 50))
	}
}

// Where the sets would take too much memory, the definition goes on.
func TestSetsWithoutMemory(t *testing.T) {
	for _, parts := range []Parts{Any, Unequal} {
		rule := Rule{digits: []Digit{{}, {Heaps: 8, Parts: parts}, {Heaps: 15}}}
		want := defined(rule, 60)
		e, got := newNaive(rule), &Values{}
		if err := e.extend(context.Background(), got, 30); err != nil {
			t.Fatal(err)
		}
		e.sets[parts].used = mostWords + 1
		if err := e.extend(context.Background(), got, 60); err != nil {
			t.Fatal(err)
		}
		if e.slow == nil {
			t.Fatal("the sets go on although the memory is used up")
		}
		for n := range 60 {
			if got.At(n) != want.At(n) {
				t.Fatalf("heap of %d: got %d, want %d", n, got.At(n), want.At(n))
			}
		}
	}
}

// From each number of known values an engine goes on as if it had computed them.
func TestNaiveResumes(t *testing.T) {
	for _, rule := range []Rule{
		{digits: []Digit{{}, {Heaps: 7}, {Heaps: 7}}},
		{digits: []Digit{{Heaps: 4, Parts: Unequal}}},
		{digits: []Digit{{}, {Heaps: 8}, {Heaps: 15, Parts: Unequal}}},
	} {
		want := defined(rule, 60)
		for known := range 60 {
			resumed(t, newNaive(rule), want, known)
		}
	}
}

// resumed fails the test if e does not go on rightly from a number of known values.
func resumed(t *testing.T, e engine, want *Values, known int) {
	t.Helper()
	got := &Values{}
	for n := range known {
		got.Append(want.At(n))
	}
	if err := e.extend(context.Background(), got, want.Len()); err != nil {
		t.Fatal(err)
	}
	for n := range want.Len() {
		if got.At(n) != want.At(n) {
			t.Fatalf("%s from %d known: heap of %d: got %d, want %d", e.name(), known, n, got.At(n), want.At(n))
		}
	}
}

func TestNaiveStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	v := &Values{}
	if err := newNaive(Rule{digits: []Digit{{}, {Heaps: 7}}}).extend(ctx, v, 1000); !errors.Is(err, context.Canceled) || v.Len() > 64 {
		t.Errorf("got %v after %d values, want that it stops", err, v.Len())
	}
}

// BenchmarkNaive computes 10,000 values; a step is one value.
func BenchmarkNaive(b *testing.B) {
	for name, rule := range map[string]Rule{
		"0.77": {digits: []Digit{{}, {Heaps: 7}, {Heaps: 7}}},
		"0.F":  {digits: []Digit{{}, {Heaps: 15}}},
		"0.8F": {digits: []Digit{{}, {Heaps: 8}, {Heaps: 15}}},
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				v := &Values{}
				if err := newNaive(rule).extend(context.Background(), v, 10000); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/10000, "ns/value")
		})
	}
}
