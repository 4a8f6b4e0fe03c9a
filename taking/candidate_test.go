package taking

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
)

func code(t testing.TB, text string) Rule {
	t.Helper()
	r, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func newCandidateFor(t testing.TB, r Rule, workers int) engine {
	t.Helper()
	e, ok := newCandidate(r, workers)
	if !ok {
		t.Fatalf("the engine candidate declines %+v", r)
	}
	return e
}

func TestCandidateIsTheDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for tried := 0; tried < 300; {
		rule := randomRule(r, 2)
		e, ok := newCandidate(rule, 1)
		if !ok {
			continue
		}
		tried++
		want := defined(rule, 300)
		differ(t, rule, e, want)
		e, _ = newCandidate(rule, 1+tried%5)
		e.(*candidate).trial.always = true
		e.(*candidate).crewFrom = 2*mostHeaps + e.(*candidate).lookers[0].shape.last
		differ(t, rule, e, want)
	}
}

func TestCandidateIsNaive(t *testing.T) {
	n := 20000
	if testing.Short() {
		n = 4000
	}
	for _, text := range []string{"0.77", "0.137", "0.007", "0.06", "0.16", "0.45", "0.142"} {
		rule, want := code(t, text), &Values{}
		if err := newNaive(rule).extend(context.Background(), want, n); err != nil {
			t.Fatal(err)
		}
		for _, workers := range []int{1, 2, 7} {
			differ(t, rule, newCandidateFor(t, rule, workers), want)
		}
	}
}

func TestCandidateResumes(t *testing.T) {
	for _, rule := range []Rule{
		code(t, "0.77"), code(t, "0.007"), code(t, "4.137"),
		{digits: []Digit{{Heaps: 4, Parts: Unequal}}},
		{digits: []Digit{{}, {Heaps: 4, Parts: Unequal}, {Heaps: 5, Parts: Any}}},
	} {
		want := defined(rule, 400)
		for known := 0; known < 400; known += 7 {
			resumed(t, newCandidateFor(t, rule, 2), want, known)
		}
	}
}

// Values above 255 and 65,535 widen the words while the engine is at work.
func TestCandidateWidens(t *testing.T) {
	rule := code(t, "0.137")
	for _, high := range []uint32{300, 70000} {
		want := &Values{}
		for n := range 300 {
			want.Append(uint32(n) % 7)
		}
		want.Append(high)
		got := &Values{}
		for n := range want.Len() {
			got.Append(want.At(n))
		}
		for _, e := range []struct {
			engine
			v *Values
		}{{newNaive(rule), want}, {newCandidateFor(t, rule, 1), got}} {
			if err := e.extend(context.Background(), e.v, 900); err != nil {
				t.Fatal(err)
			}
		}
		for n := range want.Len() {
			if got.At(n) != want.At(n) {
				t.Fatalf("after a value of %d: heap of %d: got %d, want %d", high, n, got.At(n), want.At(n))
			}
		}
	}
}

func TestCandidateStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	v := &Values{}
	if err := newCandidateFor(t, code(t, "0.77"), 2).extend(ctx, v, 1000); !errors.Is(err, context.Canceled) || v.Len() > 64 {
		t.Errorf("got %v after %d values, want that it stops", err, v.Len())
	}
}

func TestPlanesHold(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for round := range 60 {
		var v Values
		most := 1 + r.IntN(1<<(1+round%9))
		for range 2 + r.IntN(900) {
			v.Append(uint32(r.IntN(most)))
		}
		var p planes
		p.fill(&v)
		l := looker{planes: &p}
		m := 2 + r.IntN(v.Len()-1)
		found := map[uint32]bool{}
		for a := 1; a <= m/2 && m-a < v.Len(); a++ {
			found[v.At(a)^v.At(m-a)] = true
		}
		for x := range uint32(2 * most) {
			if got := l.holds(x, m, 0, m/2); got != found[x] {
				t.Fatalf("%d values below %d: %d as a xor of a pair that is %d together: got %v, want %v", v.Len(), most, x, m, got, found[x])
			}
		}
	}
}

// BenchmarkCandidate computes 100,000 values.
func BenchmarkCandidate(b *testing.B) {
	const n = 100000
	for _, text := range []string{"0.77", "0.137", "0.007", "0.06"} {
		for _, workers := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/%d", text, workers), func(b *testing.B) {
				rule := code(b, text)
				for b.Loop() {
					v := &Values{}
					if err := newCandidateFor(b, rule, workers).extend(context.Background(), v, n); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/value")
			})
		}
	}
}
