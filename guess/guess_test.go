package guess

import (
	"context"
	"errors"
	"testing"

	"example.org/grundy"
)

// classics are games whose formula must be found first.
var classics = []struct {
	name string
	make func() *Table
	want string
}{
	{"bash", func() *Table { return heaps(200, subtract(1, 2, 3)) }, "g(n) = n mod 4"},
	{"nim of 2", func() *Table { return play(Outcomes, each, Axis{0, 31}, Axis{0, 31}) }, "P if and only if a = b"},
	{"values of nim of 2", func() *Table { return play(Values, each, Axis{0, 31}, Axis{0, 31}) }, "g(a, b) = a xor b"},
	{"nim of 3", func() *Table { return play(Outcomes, each, Axis{0, 15}, Axis{0, 15}, Axis{0, 15}) }, "P if and only if a xor b = c"},
	{"lasker", func() *Table { return heaps(400, lasker) }, "g(n) = 0 if n = 0; otherwise n - 1 if n mod 4 = 0; otherwise n + 1 if n mod 4 = 3; otherwise n"},
	{"hdu 5795", func() *Table { return heaps(200, three) }, "g(n) = 0 if n = 0; otherwise n - 1 if n mod 8 = 0; otherwise n + 1 if n mod 8 = 7; otherwise n"},
	{"fibonacci nim", func() *Table { return play(Outcomes, fibonacciNim, Axis{0, 60}, Axis{0, 60}) }, "P if and only if a = 0 or b < fibpart(a)"},
	{"a limit of three times", func() *Table { return dynamicNim(5000, 3) }, "P if and only if chain(n)"},
	{"wythoff", func() *Table { return play(Outcomes, wythoff, Axis{0, 60}, Axis{0, 60}) }, "P if and only if min(a, b) = ⌊(|a - b| + isqrt(5 · |a - b| · |a - b|))/2⌋"},
	{"euclid", func() *Table { return play(Outcomes, euclid, Axis{0, 60}, Axis{0, 60}) }, "P if and only if min(a, b) = 0 or not a = b and max(a, b) · max(a, b) < max(a, b) · min(a, b) + min(a, b) · min(a, b)"},
	{"e&d", func() *Table { return play(Values, split, Axis{1, 64}, Axis{1, 64}) }, "g(a, b) = zeros(((a - 1) bitor (b - 1)) + 1)"},
	{"moore of 3", func() *Table { return play(Outcomes, moore, Axis{0, 12}, Axis{0, 12}, Axis{0, 12}) }, "P if and only if places3(a, b, c)"},
	{"moore of 4", func() *Table { return play(Outcomes, moore, Axis{0, 7}, Axis{0, 7}, Axis{0, 7}, Axis{0, 7}) }, "P if and only if places3(a, b, c, d)"},
	{"staircase", func() *Table { return play(Outcomes, staircase, Axis{0, 9}, Axis{0, 9}, Axis{0, 9}) }, "P if and only if a = c"},
}

func TestClassics(t *testing.T) {
	for _, c := range classics {
		r, err := Find(context.Background(), c.make(), Options{})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var lines []string
		for _, f := range r.Formulas {
			lines = append(lines, f.Text(grundy.English))
		}
		if len(lines) == 0 || lines[0] != c.want {
			t.Errorf("%s: want %q first; got %q", c.name, c.want, lines)
		}
	}
}

// The values of take-a-factorial have period 25 up to heap 5049, and not at 5050.
func TestFactorials(t *testing.T) {
	values := heaps(16000, subtract(1, 2, 6, 24, 120, 720, 5040))
	short := Fill(Values, func(p []int64) int32 { return values.At(int(p[0])) }, Axis{0, 4000})
	r, err := Find(context.Background(), short, Options{})
	if err != nil || len(r.Formulas) == 0 || r.Formulas[0].Repeat.Period != 25 {
		t.Fatalf("up to 4000: want period 25; got %v, %v", r, err)
	}
	r.Confirm(values)
	if len(r.Formulas) > 0 || r.Rejected[0].Failure.At[0] != 5050 || !r.Rejected[0].Failure.Extended {
		t.Errorf("up to 16000: want no formula, and a failure at 5050; got %v, %v", r.Formulas, r.Rejected)
	}
	if r, err = Find(context.Background(), values, Options{}); err != nil || len(r.Formulas) > 0 {
		t.Errorf("learnt from 0..4000 and held to 16000: want no formula; got %v, %v", r.Formulas, err)
	}
}

// A table of noise has no formula, and one of a few cells is refused.
func TestNothing(t *testing.T) {
	x := uint32(1)
	noise := Fill(Outcomes, func([]int64) int32 {
		x = x*1664525 + 1013904223
		return int32(x >> 31)
	}, Axis{0, 63}, Axis{0, 63})
	r, err := Find(context.Background(), noise, Options{})
	if err != nil || len(r.Formulas) > 0 {
		t.Errorf("noise: want no formula; got %v, %v", r.Formulas, err)
	}
	if _, err := Find(context.Background(), heaps(10, lasker), Options{}); !errors.Is(err, grundy.ErrParameter) {
		t.Errorf("11 cells: want %v; got %v", grundy.ErrParameter, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Find(ctx, heaps(100, lasker), Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: got %v", err)
	}
}

// The least preperiod and period are found, and misère exceptions are kept apart.
func TestPeriods(t *testing.T) {
	kayles := func(n int, yield func(...int)) {
		for taken := 1; taken <= min(2, n); taken++ {
			for k := 0; 2*k <= n-taken; k++ {
				yield(k, n-taken-k)
			}
		}
	}
	r, err := Find(context.Background(), heaps(1200, kayles), Options{})
	if want := (Repeat{71, 12, 0}); err != nil || len(r.Formulas) == 0 || *r.Formulas[0].Repeat != want {
		t.Errorf("kayles: want %v; got %v, %v", want, r, err)
	}
}
