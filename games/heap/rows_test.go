package heap

import (
	"fmt"
	"iter"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/internal/raced"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
	"pgregory.net/rapid"
)

func heaps(list ...uint64) Heaps {
	var naturals []nat.Nat
	for _, n := range list {
		naturals = append(naturals, nat.Of(n))
	}
	return HeapsOf(naturals...)
}

// The families of rows, with parameters beyond those of their laws, and the
// greatest heap of rows of one, two and three.
var rowCases = []struct {
	family family.Family
	build  func(family.Arguments) (grundy.Game[Heaps], error)
	params string
	most   [3]uint64
}{
	{Nim, newNim, "", [3]uint64{30, 9, 4}},
	{Bash, newBash, "max=0", [3]uint64{30, 4, 2}},
	{Bash, newBash, "max=2", [3]uint64{40, 10, 4}},
	{Bash, newBash, "max=5", [3]uint64{40, 11, 4}},
	{Interval, newInterval, "min=1,max=1", [3]uint64{40, 10, 4}},
	{Interval, newInterval, "min=3,max=7", [3]uint64{60, 11, 4}},
	{Interval, newInterval, "min=3,max=7,rest=take", [3]uint64{60, 11, 4}},
	{Interval, newInterval, "min=2,max=3,rest=take", [3]uint64{60, 11, 4}},
	{Interval, newInterval, "min=5,max=5,rest=take", [3]uint64{60, 11, 4}},
	{Interval, newInterval, "min=4,max=4", [3]uint64{60, 11, 4}},
	{Subtraction, newSubtraction, "set={1,3,4}", [3]uint64{60, 11, 4}},
	{Subtraction, newSubtraction, "set={2,4,7}", [3]uint64{60, 11, 4}},
	{Subtraction, newSubtraction, "set={6,9,15}", [3]uint64{90, 16, 6}},
	{Subtraction, newSubtraction, "set={3,5,8}", [3]uint64{60, 11, 4}},
	{Subtraction, newSubtraction, "set={}", [3]uint64{9, 3, 2}},
	{Subtraction, newSubtraction, "set=squares", [3]uint64{60, 10, 4}},
	{Subtraction, newSubtraction, "set=powers", [3]uint64{60, 10, 4}},
	{Subtraction, newSubtraction, "set=fibonacci", [3]uint64{60, 10, 4}},
	{Lasker, newLasker, "", [3]uint64{9, 5, 3}},
	{Run, newRun, "", [3]uint64{9, 5, 3}},
	{Octal, coded("0.77"), "", [3]uint64{12, 5, 3}},
	{Octal, coded("0.137"), "", [3]uint64{13, 6, 3}},
	{Octal, coded("0.123"), "", [3]uint64{30, 9, 4}},
	{Octal, coded("0.303"), "", [3]uint64{40, 9, 4}},
	{Octal, coded("4.0/2"), "", [3]uint64{11, 6, 3}},
	{Octal, coded("C.0"), "", [3]uint64{9, 5, 3}},
	{Octal, coded("0.3F"), "", [3]uint64{9, 5, 3}},
	{Octal, coded("C!.7~"), "", [3]uint64{10, 5, 3}},
	{Octal, coded("take-a-square"), "", [3]uint64{40, 9, 4}},
	{Grundy, coded("4!.0"), "", [3]uint64{13, 6, 3}},
}

// coded builds the game of a code.
func coded(code string) func(family.Arguments) (grundy.Game[Heaps], error) {
	return func(family.Arguments) (grundy.Game[Heaps], error) { return taken(code) }
}

func TestRowsByTheRules(t *testing.T) {
	raced.Sequential(t)
	for _, c := range rowCases {
		g := rowOf(t, c.build, c.params)
		name := fmt.Sprintf("%s[%s]", c.family.Describe().Name, c.params)
		o := oracle.New(g)
		for p := range rowsUpTo(c.most) {
			agree(t, name, g, o, p)
			valued(t, name, g, o, p)
			timed(t, name, g, o, p)
			closed(t, name, g, o, p)
			widthAgrees(t, name, g, p)
		}
	}
}

// rowsUpTo yields rows of at most three heaps, in no special order.
func rowsUpTo(most [3]uint64) func(func(Heaps) bool) {
	return func(yield func(Heaps) bool) {
		for a := range most[0] + 1 {
			if !yield(heaps(a)) {
				return
			}
			for b := range most[1] + 1 {
				if a <= most[1] && !yield(heaps(a, b)) {
					return
				}
				for c := range most[2] + 1 {
					if max(a, b) <= most[2] && !yield(heaps(a, b, c)) {
						return
					}
				}
			}
		}
	}
}

// A canon is a game of rows whose options drop empty heaps and sort the others, so
// that the rules can be followed further.
type canon struct{ row }

func (g canon) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		for q := range g.row.Options(p) {
			if !yield(g.Normal(q)) {
				return
			}
		}
	}
}

// The games that split heaps, further than their own options can be followed.
func TestSplittingRowsByTheRules(t *testing.T) {
	raced.Sequential(t)
	for name, g := range map[string]row{"lasker": rowOf(t, newLasker, ""), "run": rowOf(t, newRun, "")} {
		o := oracle.New(canon{g})
		for p := range rowsUpTo([3]uint64{17, 8, 5}) {
			for _, play := range grundy.Plays {
				if got, _ := g.Outcome(p, play); got != o.Outcome(g.Normal(p), play) {
					t.Errorf("%s%v in %s play is %s by theorem, %s by the rules", name, p, play, got, o.Outcome(g.Normal(p), play))
				}
			}
			if v, _ := g.Value(p); v != nat.Of(o.Grundy(g.Normal(p))) {
				t.Errorf("G(%s%v) = %s by theorem, %d by the rules", name, p, v, o.Grundy(g.Normal(p)))
			}
		}
	}
}

// A long row: the winning moves are counted, and the first ones listed are those
// that listing them all begins with.
func TestLongRows(t *testing.T) {
	g := rowOf(t, newNim, "")
	list := slices.Repeat([]nat.Nat{nat.Of(3)}, 1001)
	p := HeapsOf(list...)
	for _, play := range grundy.Plays {
		all, _ := g.Winning(p, play)
		c, ok := g.Choose(p, play, 12)
		count, first := c.Count, c.First
		if n, _ := count.Get(); !ok || n != number(len(all)) || !slices.Equal(first, all[:12]) {
			t.Errorf("1001 heaps of 3 in %s play: %d moves in full; counted %v, listed %d", play, len(all), n, len(first))
		}
	}
	if _, ok := g.Choose(heaps(3, 4, 5), grundy.Normal, 2); ok {
		t.Error("a short row lists all its winning moves")
	}
}

// Rows survive packing, long heaps among them, and equal rows are equal strings.
func TestHeapsPack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var list []nat.Nat
		for range rapid.IntRange(0, 6).Draw(t, "heaps") {
			list = append(list, natural(anyBig(t, 700)))
		}
		p := HeapsOf(list...)
		if got := p.List(); !slices.Equal(got, list) {
			t.Fatalf("%v packed and unpacked is %v", list, got)
		}
		if HeapsOf(p.List()...) != p {
			t.Fatalf("%v has two packings", list)
		}
	})
}

// Wide rows of Nim at any size: each winning move leaves nim-sum 0.
func TestNimAtAnySize(t *testing.T) {
	g := rowOf(t, newNim, "")
	rapid.Check(t, func(t *rapid.T) {
		var list []nat.Nat
		for range rapid.IntRange(1, 5).Draw(t, "heaps") {
			list = append(list, natural(anyBig(t, 60)))
		}
		p := HeapsOf(list...)
		for _, play := range grundy.Plays {
			o, _ := g.Outcome(p, play)
			moves, _ := g.Winning(p, play)
			if (len(moves) > 0) != (o == grundy.Next) && len(live(p)) > 0 {
				t.Fatalf("nim%v in %s play is %s and has %d winning moves", p, play, o, len(moves))
			}
			for _, q := range moves {
				if o, _ := g.Outcome(q, play); o != grundy.Previous {
					t.Fatalf("nim%v in %s play: the winning move to %v leads to %s", p, play, q, o)
				}
			}
		}
	})
}

// The erasing of numbers, with repeats and zeros.
func TestErasingByTheRules(t *testing.T) {
	raced.Sequential(t)
	g := erasing{}
	o := oracle.New(g)
	var grow func(list []uint64)
	grow = func(list []uint64) {
		p := heaps(list...)
		agree(t, "erasing", g, o, p)
		closed(t, "erasing", g, o, p)
		if v, _ := g.Value(p); v != nat.Of(o.Grundy(p)) {
			t.Errorf("G(erasing%v) = %s by theorem, %d by the rules", p, v, o.Grundy(p))
		}
		widthAgrees(t, "erasing", g, p)
		if len(list) == 6 {
			return
		}
		for n := range uint64(5) {
			grow(append(slices.Clone(list), n))
		}
	}
	grow(nil)
}

// A long board lists the first of its winning moves, and counts them.
func TestErasingLongBoard(t *testing.T) {
	g := erasing{}
	list := slices.Concat([]nat.Nat{two}, slices.Repeat([]nat.Nat{one}, 600), []nat.Nat{nat.Of(4)})
	p := HeapsOf(list...)
	if _, ok := g.Winning(p, grundy.Normal); ok {
		t.Fatal("602 numbers list all their winning moves")
	}
	c, ok := g.Choose(p, grundy.Normal, 2)
	if n, _ := c.Count.Get(); !ok || n != nat.Of(3) || len(c.First) != 2 {
		t.Errorf("2, 600 times 1, 4: %v winning moves, %d listed; want 3 and 2", c.Count, len(c.First))
	}
}
