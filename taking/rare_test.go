package taking

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
)

// octal returns the rule of a code.
func octal(t testing.TB, code string) Rule {
	t.Helper()
	r, err := Parse(code)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func grundyGame() Rule { return Rule{digits: []Digit{{Heaps: 4, Parts: Unequal}}} }

// sameAsNaive compares the engine with the definition to n, by steps of many lengths.
func sameAsNaive(t *testing.T, what string, r Rule, n int) {
	t.Helper()
	e, ok := newRare(r)
	if !ok {
		t.Fatalf("%s: no engine", what)
	}
	var want, got Values
	if err := newNaive(r).extend(context.Background(), &want, n); err != nil {
		t.Fatal(err)
	}
	for to := 0; got.Len() < n; {
		to = min(n, to+1+to/7)
		if err := e.extend(context.Background(), &got, to); err != nil {
			t.Fatal(err)
		}
	}
	for i := range n {
		if got.At(i) != want.At(i) {
			t.Fatalf("%s: heap %d: got %d, want %d (%s)", what, i, got.At(i), want.At(i), e.describe())
		}
	}
}

func TestRareOfCodes(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 1))
	for tried := 0; tried < 250; {
		code := fmt.Sprint(4*random.IntN(2), ".")
		for range 1 + random.IntN(4) {
			code += fmt.Sprint(random.IntN(8))
		}
		r := octal(t, code)
		if random.IntN(4) == 0 {
			r.still = []int{2, 3 + random.IntN(700)}
		}
		if random.IntN(3) == 0 {
			for i := range r.digits {
				r.digits[i].Parts = Parts(random.IntN(3))
			}
		}
		if _, ok := newRare(r); !ok {
			continue
		}
		tried++
		n := 900
		if tried%25 == 0 {
			n = 3000
		}
		sameAsNaive(t, fmt.Sprintf("%s %v", code, r.digits), r, n)
	}
}

// BenchmarkRare measures the engine alone, on one core.
func BenchmarkRare(b *testing.B) {
	for _, c := range []struct {
		code string
		n    int
	}{{"0.16", 1e6}, {"0.45", 1e6}, {"0.142", 1e6}, {"grundy", 1 << 20}, {"0.6", 1e5}, {"0.77", 1e5}} {
		r := grundyGame()
		if c.code != "grundy" {
			r = octal(b, c.code)
		}
		b.Run(c.code, func(b *testing.B) {
			for b.Loop() {
				var v Values
				v.Reserve(c.n)
				e, _ := newRare(r)
				if err := e.extend(context.Background(), &v, c.n); err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(len(e.at)), "rare")
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*c.n), "ns/value")
		})
	}
}

// TestRareWidens: the values pass 255 on the way.
func TestRareWidens(t *testing.T) {
	for _, code := range []string{"4.007", "0.142"} {
		sameAsNaive(t, code, octal(t, code), 9000)
	}
}
