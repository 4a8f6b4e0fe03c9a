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

// sameAsNaive compares the engine with the definition to n, by crews of several sizes.
func sameAsNaive(t *testing.T, what string, r Rule, n int) {
	t.Helper()
	var want Values
	if err := newNaive(r).extend(context.Background(), &want, n); err != nil {
		t.Fatal(err)
	}
	for _, workers := range []int{1, 2, 3} {
		e, ok := newRare(r, workers)
		if !ok {
			t.Fatalf("%s: no engine", what)
		}
		e.crewFrom = e.start + 6*portion*workers // soon, and where all pairs left out are small
		e.crowd, e.trial.always = 0, true
		sameByEngine(t, fmt.Sprintf("%s by %d", what, workers), e, &want)
	}
}

// sameByEngine compares an engine with the values wanted, by steps of many lengths.
func sameByEngine(t *testing.T, what string, e *rare, want *Values) {
	t.Helper()
	var got Values
	n := want.Len()
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
		if _, ok := newRare(r, 1); !ok {
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

// BenchmarkRare measures the engine alone, by one worker and by two.
func BenchmarkRare(b *testing.B) {
	for _, c := range []struct {
		code string
		n    int
	}{{"0.16", 1e6}, {"0.45", 1e6}, {"0.142", 1e6}, {"grundy", 1 << 20}, {"0.6", 1e5}, {"0.376", 1e6}, {"0.56", 3e5}, {"0.127", 3e5}, {"4.007", 3e5}, {"0.77", 1e5}} {
		r := grundyGame()
		if c.code != "grundy" {
			r = octal(b, c.code)
		}
		for _, workers := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/%d", c.code, workers), func(b *testing.B) {
				for b.Loop() {
					var v Values
					v.Reserve(c.n)
					e, _ := newRare(r, workers)
					if err := e.extend(context.Background(), &v, c.n); err != nil {
						b.Fatal(err)
					}
					b.ReportMetric(float64(len(e.at)), "rare")
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*c.n), "ns/value")
			})
		}
	}
}

// TestRareLeavesRegisters: the values pass 63 on the way, at heaps from 203 to 1944.
func TestRareLeavesRegisters(t *testing.T) {
	for _, code := range []string{"0.6541", "4.247", "0.37", "0.0513", "4.4475", "0.0072", "0.6211", "0.342", "0.76"} {
		sameAsNaive(t, code, octal(t, code), 4000)
	}
	unequal := Rule{digits: []Digit{{}, {Heaps: 6, Parts: Unequal}, {Heaps: 5, Parts: Any}}}
	sameAsNaive(t, "two kinds of pairs", unequal, 4000)
}

// TestProbes: probes spare searches, and their pairs are marked like those of rare heaps.
func TestProbes(t *testing.T) {
	e, _ := newRare(octal(t, "0.16"), 1)
	var v Values
	if err := e.extend(context.Background(), &v, 20000); err != nil {
		t.Fatal(err)
	}
	if e.registers == nil || len(e.registers.probes) == 0 {
		t.Fatal("0.16: no probe chosen")
	}
	for _, r := range e.registers.probes {
		if a, x := int(r>>8), uint32(uint8(r)); !e.f.common(v.At(a), a) || x != v.At(a) {
			t.Errorf("probe %d: want a common heap with its value; got the value %d", a, x)
		}
	}
}

// TestRareWidens: the values pass 255 on the way.
func TestRareWidens(t *testing.T) {
	for _, code := range []string{"4.007", "0.142"} {
		sameAsNaive(t, code, octal(t, code), 9000)
	}
}

// TestRareResumes: the values may be anybody's, and those before a stop stay.
func TestRareResumes(t *testing.T) {
	for _, code := range []string{"0.16", "4.007"} {
		r := octal(t, code)
		var want Values
		if err := newNaive(r).extend(context.Background(), &want, 5000); err != nil {
			t.Fatal(err)
		}
		for _, known := range []int{0, 1, 511, 577, 2400, 2402, 4999} {
			var v Values
			for n := range known {
				v.Append(want.At(n))
			}
			e, _ := newRare(r, 1)
			stopped, stop := context.WithCancel(context.Background())
			stop()
			if err := e.extend(stopped, &v, 5000); err == nil {
				t.Errorf("%s from %d: no error of a context that is done", code, known)
			}
			if err := e.extend(context.Background(), &v, 5000); err != nil {
				t.Fatal(err)
			}
			for n := range want.Len() {
				if v.At(n) != want.At(n) {
					t.Fatalf("%s from %d: heap %d: got %d, want %d", code, known, n, v.At(n), want.At(n))
				}
			}
		}
	}
}

// TestRareCounts: the rare heaps are as many as in the tables of T. Czajka,
// octal-games, which count the heap of 0 too.
func TestRareCounts(t *testing.T) {
	if testing.Short() {
		t.Skip("seconds")
	}
	for _, c := range []struct {
		what       string
		rule       Rule
		to         int
		mask       uint32
		rare, last int
	}{
		{"0.45", octal(t, "0.45"), 20000, 0xf, 11, 198},
		{"0.16", octal(t, "0.16"), 100000, 0x1e, 53, 13935},
		{"0.156", octal(t, "0.156"), 20000, 0x1b, 15, 357},
		{"0.356", octal(t, "0.356"), 20000, 0x1b, 7, 43},
		{"0.644", octal(t, "0.644"), 20000, 0x7e, 31, 511},
		{"0.56", octal(t, "0.56"), 300000, 0x5b, 46, 1795},
		{"grundy", grundyGame(), 200000, 0xfe, 1274, 82860},
	} {
		var v Values
		e, _ := newRare(c.rule, 1)
		if err := e.extend(context.Background(), &v, c.to); err != nil {
			t.Fatal(err)
		}
		last := int(e.at[len(e.at)-1])
		if e.f.mask != c.mask || e.f.byPlace || e.rareSize()+1 != c.rare || last != c.last {
			t.Errorf("%s to %d: %s, last %d; want mask %#x, %d with the heap of 0, last %d", c.what, c.to, e.describe(), last, c.mask, c.rare, c.last)
		}
	}
}
