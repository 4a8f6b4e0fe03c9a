package taking

import (
	"context"
	"example.org/grundy/nat"
	"math"
	"testing"
)

// TestKnownPeriods proves the periods of games small enough for the definition.
//
// Source: Winning Ways, chapter 4.
func TestKnownPeriods(t *testing.T) {
	for _, c := range []struct {
		code              string
		preperiod, period int
	}{
		{"0.77", 71, 12}, {"0.07", 53, 34}, {"0.137", 52, 34}, {"0.15", 1, 10},
		{"0.44", 143, 24}, {"0.45", 498, 20}, {"4.3", 2, 2}, {"0.3", 0, 2}, {"0.33", 0, 3},
	} {
		r, err := Parse(c.code)
		if err != nil {
			t.Fatal(err)
		}
		s := NewSequence(r, Options{})
		p, err := FindPeriod(context.Background(), s, 5000)
		if err != nil {
			t.Fatal(err)
		}
		if p.Status != Proved || p.Preperiod != c.preperiod || p.Period != c.period || p.Saltus != 0 {
			t.Errorf("%s: got %+v, want preperiod %d, period %d, proved", c.code, p, c.preperiod, c.period)
		}
	}
}

// Lasker's theorem is about Lasker's Nim alone, and agrees with its values.
func TestLasker(t *testing.T) {
	for code, want := range map[string]bool{"4.[3]": true, "4.3[33]": true, "4!.[3]": false, "4.[2]": false, "4.0[3]": false, "4.[3]/2": false, "0.[3]": false} {
		r, err := Parse(code)
		if err != nil {
			t.Fatal(err)
		}
		s := NewSequence(r, Options{})
		p, err := FindPeriod(context.Background(), s, 500)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Theorem == lasker; got != want || want && (p.Status != Proved || p.Preperiod != 1 || p.Period != 4 || p.Saltus != 4) {
			t.Errorf("%s: %+v", code, p)
		}
		for n := 1; want && n+4 < s.Len(); n++ {
			if s.At(n+4) != s.At(n)+4 {
				t.Errorf("%s: heap %d", code, n)
			}
		}
	}
}

// TestPremises compares periods proved with as few values as the theorems ask for
// with the values after them, for all codes of two digits and some of three.
func TestPremises(t *testing.T) {
	rules := []Rule{}
	parts := []Parts{Any, Unequal, Equal}
	for d0 := uint64(0); d0 <= 4; d0 += 4 {
		for d1 := uint64(0); d1 < 8; d1++ {
			for d2 := uint64(0); d2 < 8; d2++ {
				for i, condition := range parts {
					rules = append(rules, Rule{digits: []Digit{{d0, condition}, {d1, parts[(i+1)%3]}, {d2, condition}}})
				}
			}
		}
	}
	proved := 0
	for _, r := range rules {
		s := NewSequence(r, Options{})
		p, err := FindPeriod(context.Background(), s, 600)
		if err != nil {
			t.Fatal(err)
		}
		if p.Status != Proved {
			continue
		}
		proved++
		if err := s.Extend(context.Background(), 1500); err != nil {
			t.Fatal(err)
		}
		for n := p.Preperiod; n+p.Period < s.Len(); n++ {
			if s.At(n+p.Period) != s.At(n)+p.Saltus {
				t.Errorf("%v: %+v fails at %d", r.digits, p, n)
				break
			}
		}
	}
	if proved < 100 {
		t.Errorf("only %d of %d rules have a proved period", proved, len(rules))
	}
}

// TestAllBut proves arithmetic periods of all-but games and compares them with the
// values that follow.
func TestAllBut(t *testing.T) {
	for mask := range 1 << 7 {
		for _, tail := range []uint64{2, 3} {
			digits := []Digit{{}}
			for k := range 7 {
				digits = append(digits, Digit{Heaps: 3 * uint64(mask>>k&1)})
			}
			r := Rule{digits: append(digits, Digit{Heaps: tail}), tail: 1}
			s := NewSequence(r, Options{})
			p, err := FindPeriod(context.Background(), s, 2000)
			if err != nil {
				t.Fatal(err)
			}
			if p.Status != Proved {
				t.Errorf("mask %b, tail %d: not proved: %+v", mask, tail, p)
				continue
			}
			if err := s.Extend(context.Background(), 1000); err != nil {
				t.Fatal(err)
			}
			for n := p.Preperiod; n+p.Period < s.Len(); n++ {
				if s.At(n+p.Period) != s.At(n)+p.Saltus {
					t.Errorf("mask %b, tail %d: %+v fails at %d", mask, tail, p, n)
					break
				}
			}
		}
	}
}

// TestPeriodAt: values of words are those of numbers of any size, as far as they are words.
func TestPeriodAt(t *testing.T) {
	for _, code := range []string{"0.77", "0.3F", "0.07"} {
		s := NewSequence(octal(t, code), Options{})
		p, err := FindPeriod(t.Context(), s, 2000)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range []int{0, 50, s.Len() - 1, s.Len(), s.Len() + 1, 12345, 1 << 40, math.MaxInt - 1, math.MaxInt} {
			x, ok := p.At(s.Values(), n)
			great, known := p.Value(s.Values(), nat.Of(uint64(n)))
			want, small := great.Uint64()
			if ok != (known && small) || ok && x != want {
				t.Errorf("%s(%d): got %d, %v; want %v, %v", code, n, x, ok, great, known)
			}
		}
	}
	steep := Period{Status: Proved, Preperiod: 1, Period: 1, Saltus: math.MaxUint32}
	v := new(Values)
	v.Append(0)
	v.Append(math.MaxUint32)
	if x, ok := steep.At(v, math.MaxInt); ok {
		t.Errorf("a value beyond words: got %d", x)
	}
	if x, ok := steep.At(v, 1<<32); !ok || x != 1<<32*math.MaxUint32 {
		t.Errorf("a value of a word: got %d, %v", x, ok)
	}
}
