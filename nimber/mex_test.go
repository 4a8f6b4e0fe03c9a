package nimber

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// plainMex counts up, as the definition says.
func plainMex(values []Value) Value {
	seen := make(map[Value]bool)
	for _, v := range values {
		seen[v] = true
	}
	mex := Value(0)
	for seen[mex] {
		mex++
	}
	return mex
}

func firsts(n int) []Value {
	values := make([]Value, n)
	for i := range values {
		values[i] = Value(i)
	}
	return values
}

func TestMex(t *testing.T) {
	down := firsts(100_000)
	slices.Reverse(down)
	hole := slices.Delete(firsts(20_000), 9_999, 10_000)
	for _, c := range []struct {
		name   string
		values []Value
		want   Value
	}{
		{"nothing", nil, 0},
		{"zero", []Value{0}, 1},
		{"one", []Value{1}, 0},
		{"repeated", []Value{0, 2, 0, 1, 1}, 3},
		{"huge", []Value{0, math.MaxUint64, 1 << 40, 1}, 2},
		{"63", firsts(63), 63},
		{"64", firsts(64), 64},
		{"65", firsts(65), 65},
		{"128", firsts(128), 128},
		{"downwards", down, 100_000},
		{"a hole", hole, 9_999},
		{"a far hole downwards", append(slices.Clone(down[:50_000]), down[50_001:]...), 49_999},
	} {
		if got := MexSlice(c.values); got != c.want {
			t.Errorf("%s: MexSlice = %d, want %d", c.name, got, c.want)
		}
		if got := Mex(slices.Values(c.values)); got != c.want {
			t.Errorf("%s: Mex = %d, want %d", c.name, got, c.want)
		}
	}
}

// A set that lives through many rounds answers as a fresh one would, also in
// the middle of a round.
func TestSetIsPlainMex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s Set
		for range rapid.IntRange(1, 6).Draw(t, "rounds") {
			bound := rapid.SampledFrom([]uint64{3, 70, 200, 5000, math.MaxUint64}).Draw(t, "bound")
			run := firsts(rapid.SampledFrom([]int{0, 60, 64, 130, 6000}).Draw(t, "run"))
			if rapid.Bool().Draw(t, "downwards") {
				slices.Reverse(run)
			}
			drawn := rapid.SliceOf(rapid.Map(rapid.Uint64Max(bound), func(v uint64) Value { return Value(v) })).Draw(t, "values")
			for _, v := range run {
				s.Add(v)
			}
			if got, want := s.Mex(), Value(len(run)); got != want {
				t.Fatalf("mex of the first %d is %d", want, got)
			}
			for _, v := range drawn {
				s.Add(v)
			}
			if got, want := s.Mex(), plainMex(append(run, drawn...)); got != want {
				t.Fatalf("mex is %d, want %d", got, want)
			}
			s.Reset()
			if s.Mex() != 0 {
				t.Fatal("a reset set is not empty")
			}
		}
	})
}

func TestSetDoesNotAllocate(t *testing.T) {
	var s Set
	values := firsts(1000)
	values = append(values, 1<<50, 1<<60)
	round := func() {
		for _, v := range values {
			s.Add(v)
		}
		if s.Mex() != 1000 {
			t.Fatal("wrong mex")
		}
		s.Reset()
	}
	round()
	if n := testing.AllocsPerRun(100, round); n != 0 {
		t.Errorf("a round allocates %v times", n)
	}
	few := []Value{0, 5, 1, 63}
	if n := testing.AllocsPerRun(100, func() { sink = MexSlice(few) }); n != 0 {
		t.Errorf("a small mex allocates %v times", n)
	}
}

// Huge values cost their number, not their size.
func TestSetMemory(t *testing.T) {
	var s Set
	for v := range Value(10_000) {
		s.Add(v << 40)
	}
	if len(s.blocks) > 1000 || s.Mex() != 1 {
		t.Errorf("%d blocks, mex %d", len(s.blocks), s.Mex())
	}
}

func BenchmarkSetNarrow(b *testing.B) {
	var s Set
	for b.Loop() {
		for v := range Value(20) {
			s.Add(v * 7 % 32)
		}
		sink = s.Mex()
		s.Reset()
	}
}

func BenchmarkSetWide(b *testing.B) {
	var s Set
	for b.Loop() {
		for v := range Value(1000) {
			s.Add(v * 7 % 1024)
		}
		sink = s.Mex()
		s.Reset()
	}
}
