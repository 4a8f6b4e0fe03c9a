package heap

import (
	"fmt"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// What is counted by the period is what a list of all moves has, in its order.
func TestChoicesByPeriodAreTheMoves(t *testing.T) {
	for _, code := range []string{"0.77", "0.137", "0.07", "0.156", "0.33", "0.303", "4.7", "0.7!7", "0.5~7", "0.15", "0.7!", "0.05!", "0.35!", "0.6~", "0.7~", "0.07~", "0.4~4~"} {
		g := newOctal(rule(t, code))
		if err := g.prepare(t.Context(), number(1<<40), func(a grundy.Amount) error {
			if a.Positions > 1<<14 || a.Options > 1<<20 {
				return grundy.ErrLimit
			}
			return nil
		}); err != nil {
			t.Logf("%s: %v", code, err)
		}
		from := 2*g.known.Load().period.Preperiod + 20
		counted := 0
		for n := from; n < from+40; n++ {
			for v := range uint64(6) {
				got, ok := g.choices(number(n), nat.Of(v), 5)
				if !ok {
					continue
				}
				counted++
				want, ok := g.replies(number(n), nat.Of(v))
				if !ok || got.count != number(len(want)) || fmt.Sprint(got.first) != fmt.Sprint(want[:min(5, len(want))]) {
					t.Fatalf("%s of %d to %d: %v %v; want %d %v", code, n, v, got.count, got.first, len(want), want[:min(5, len(want))])
				}
			}
		}
		if few := slices.Contains([]string{"0.77", "0.137", "0.07", "0.156", "0.33", "0.7!", "0.05!", "0.35!", "0.6~", "0.7~", "0.07~", "0.4~4~"}, code); few && counted == 0 {
			t.Errorf("%s: nothing was counted", code)
		} else {
			t.Logf("%s: %d", code, counted)
		}
	}
}

func TestChoicesOfHugeHeaps(t *testing.T) {
	g := row{newOctal(rule(t, "0.77")).theory()}
	p := HeapsOf(nat.Of(1e18), number(7))
	if err := g.Prepare(t.Context(), p, grundy.Normal, func(grundy.Amount) error { return nil }); err != nil {
		t.Fatal(err)
	}
	c, ok := g.Choose(p, grundy.Normal, 12)
	if count, _ := c.Count.Get(); !ok || number(len(c.First)) != nat.Min(count, number(12)) || len(c.First) == 0 {
		t.Fatalf("%v, %d of %v listed", ok, len(c.First), count)
	}
	for _, q := range c.First {
		if v, ok := g.Value(q); !ok || !v.IsZero() {
			t.Errorf("%v is worth %v", q, v)
		}
	}
	for v := range uint64(10) {
		c, ok := g.Sample(p, nat.Of(v), 12)
		if count, known := c.Count.Get(); !ok || !known || number(len(c.First)) != nat.Min(count, number(12)) {
			t.Fatalf("%v, %d of %v of value %d listed", ok, len(c.First), count, v)
		}
		for _, q := range c.First {
			if w, ok := g.Value(q); !ok || w != nat.Of(v) {
				t.Errorf("%v is worth %v; want %d", q, w, v)
			}
		}
	}
}

// The number of moves of codes whose last digit repeats.
func TestWidthOfAllBut(t *testing.T) {
	for _, code := range []string{"allbut(set={2,5})", "allbut(set={1})", "allbut(set={})", "0.1[2]", "0.02[3]", "0.3[1]", "0.3[0]"} {
		g := newOctal(rule(t, code))
		th := g.theory()
		if th.width == nil {
			t.Errorf("%s has no width", code)
			continue
		}
		for n := range 30 {
			count := 0
			for range g.moves(number(n)) {
				count++
			}
			if got := th.width(number(n)); got != number(count) {
				t.Errorf("%s of %d: %v moves, want %d", code, n, got, count)
			}
		}
	}
}

// Codes that write a game with theorems of its own have the values of the sequence.
func TestCodesOfNamedGames(t *testing.T) {
	for _, code := range []string{"0.[3]", "4.[3]", "0.3", "0.33", "0.3333333"} {
		r := rule(t, code)
		g, ok, err := asNamed(r)
		if !ok || err != nil {
			t.Errorf("%s: %v, %v", code, ok, err)
			continue
		}
		s := sequenceOf(r)
		for n := range 60 {
			want, _ := s.value(number(n))
			if got, ok := g.Value(HeapsOf(number(n))); !ok || got != want {
				t.Errorf("%s of %d: %v, want %v", code, n, got, want)
			}
		}
		if _, ok := g.Value(HeapsOf(nat.Of(1e18))); !ok {
			t.Errorf("%s of 10^18 has no value", code)
		}
	}
	for _, code := range []string{"0.[2]", "4.3", "0.32", "0.03", "0.303"} {
		if _, ok, _ := asNamed(rule(t, code)); ok {
			t.Errorf("%s is taken for another game", code)
		}
	}
}
