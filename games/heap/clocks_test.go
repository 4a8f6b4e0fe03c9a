package heap

import (
	"fmt"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/internal/raced"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
)

// Rows of four and more heaps, and larger heaps of rows of three, sorted and
// without empty heaps: lengths, foreclosed values, and the moves that hold out.
func TestLongerRowsByTheRules(t *testing.T) {
	raced.Sequential(t)
	cases := []struct {
		row    row
		name   string
		limits []uint64 // of the heaps of rows of 1, 2, … heaps
	}{
		{rowOf(t, newNim, ""), "nim", []uint64{40, 16, 9, 6, 3}},
		{rowOf(t, newBash, "max=1"), "bash max=1", []uint64{40, 9, 5, 3}},
		{rowOf(t, newBash, "max=3"), "bash max=3", []uint64{100, 16, 8, 5}},
		{rowOf(t, newBash, "max=6"), "bash max=6", []uint64{100, 16, 8, 5}},
		{rowOf(t, newInterval, "min=2,max=5"), "interval min=2,max=5", []uint64{100, 18, 10, 7}},
		{rowOf(t, newInterval, "min=3,max=4,rest=take"), "interval min=3,max=4,rest=take", []uint64{100, 18, 9, 6}},
		{rowOf(t, newSubtraction, "set={4,6,8}"), "subtraction by 4, 6, 8", []uint64{100, 30, 16}},
		{rowOf(t, newRun, ""), "run", []uint64{10, 5, 4}},
	}
	for _, c := range cases {
		g := canon{c.row}
		o := oracle.New(g)
		known := 0
		for p := range sortedRows(c.limits) {
			timed(t, c.name, c.row, o, p)
			if f, ok := c.row.Foreclosed(p, grundy.Normal); ok && f != foreclosedByRules(o, p, grundy.Normal) {
				t.Errorf("%s%v counts %s by theorem, %s by the rules", c.name, p, f, foreclosedByRules(o, p, grundy.Normal))
			}
			for _, play := range grundy.Plays {
				if _, ok := c.row.Remoteness(p, play); !ok {
					t.Errorf("%s%v in %s play has no remoteness by theorem", c.name, p, play)
				}
				if _, ok := c.row.Suspense(p, play); ok {
					known++
				}
				q, longest, ok := c.row.Stall(p, play)
				if lost := o.Outcome(p, play) == grundy.Previous && o.Remoteness(p, play) > 0; ok != lost || ok && (!longest || o.Remoteness(c.row.Normal(q), play)+1 != o.Remoteness(p, play)) {
					t.Errorf("%s%v in %s play, lost with moves left: %v; stalls: %v, by %v", c.name, p, play, lost, ok, q)
				}
			}
		}
		if known == 0 {
			t.Errorf("%s: no suspense by theorem", c.name)
		}
	}
}

// sortedRows yields ascending rows of 1, 2, … heaps up to the limits.
func sortedRows(limits []uint64) func(func(Heaps) bool) {
	return func(yield func(Heaps) bool) {
		var grow func(list []uint64, size int) bool
		grow = func(list []uint64, size int) bool {
			if len(list) == size {
				return yield(heaps(list...))
			}
			from := uint64(1)
			if len(list) > 0 {
				from = list[len(list)-1]
			}
			for n := from; n <= limits[size-1]; n++ {
				if !grow(append(slices.Clone(list), n), size) {
					return false
				}
			}
			return true
		}
		for size := range len(limits) + 1 {
			if size > 0 && !grow(nil, size) {
				return
			}
		}
	}
}

// lengthTruth applies the definitions to the heaps 0 … n-1 of a subtraction game:
// remoteness and suspense by play, and the codes of the foreclosed values.
type lengthTruth struct {
	fast, slow [2][]int
	codes      [2][]int
}

func subtractionTruth(set []int, n int) (d lengthTruth) {
	for play := range 2 {
		for i := range n {
			fast, slow, seen := []int{}, []int{}, map[int]bool{}
			for _, s := range set {
				if s <= i {
					fast, slow = append(fast, d.fast[play][i-s]), append(slow, d.slow[play][i-s])
					seen[d.codes[play][i-s]] = true
				}
			}
			d.fast[play] = append(d.fast[play], timedBy(fast, play, false))
			d.slow[play] = append(d.slow[play], timedBy(slow, play, true))
			d.codes[play] = append(d.codes[play], codeBy(seen, play))
		}
	}
	return d
}

// timedBy is one step of the definition of remoteness, or of suspense if slow.
func timedBy(options []int, play int, slow bool) int {
	if len(options) == 0 {
		return 0
	}
	wins := slices.DeleteFunc(slices.Clone(options), func(v int) bool { return v%2 != play })
	if (len(wins) > 0) == slow {
		if slow {
			return 1 + slices.Max(wins)
		}
		return 1 + slices.Max(options)
	}
	if slow {
		return 1 + slices.Min(options)
	}
	return 1 + slices.Min(wins)
}

// codeBy is one step of the definition of foreclosed values, as codes.
func codeBy(seen map[int]bool, play int) int {
	switch {
	case len(seen) == 0:
		return 0
	case seen[0] && play == int(grundy.Normal):
		return 1
	}
	code := 2
	for seen[code] {
		code++
	}
	return code
}

// Every set within 1 … 9, and some larger ones, up to 400 counters: the lengths
// of one heap are those of the definition.
func TestSubtractionLengths(t *testing.T) {
	sets := [][]int{{3, 5, 7, 8, 12}, {3, 9, 11}, {6, 9, 15}, {5, 20, 30}, {2, 3, 17, 31}, {100, 101}, {14}}
	for mask := 1; mask < 1<<9; mask++ {
		var set []int
		for s := 1; s <= 9; s++ {
			if mask>>(s-1)&1 == 1 {
				set = append(set, s)
			}
		}
		sets = append(sets, set)
	}
	open := 0
	for _, set := range sets {
		open += checkLengths(t, set, 400)
	}
	if open != 2 {
		t.Errorf("%d sets have no remoteness by theorem; want 2, {3, 9, 11} and {3, 5, 7, 8, 12}", open)
	}
}

// checkLengths returns 1 if no theorem knows the remoteness of the set.
func checkLengths(t *testing.T, set []int, size int) (open int) {
	t.Helper()
	text := "set={"
	for i, s := range set {
		if i > 0 {
			text += ","
		}
		text += fmt.Sprint(s)
	}
	g, truth := rowOf(t, newSubtraction, text+"}"), subtractionTruth(set, size)
	for n := range size {
		p := heaps(uint64(n))
		for _, play := range grundy.Plays {
			if moves, ok := g.Remoteness(p, play); !ok {
				open = 1
			} else if moves != number(truth.fast[play][n]) {
				t.Fatalf("%d counters, %s, in %s play have remoteness %s by theorem, %d by the rules", n, text, play, moves, truth.fast[play][n])
			}
			if moves, ok := g.Suspense(p, play); !ok || moves != number(truth.slow[play][n]) {
				t.Fatalf("%d counters, %s, in %s play have suspense %s by theorem, %d by the rules", n, text, play, moves, truth.slow[play][n])
			}
			if f, ok := g.Foreclosed(p, play); !ok || f.Code() != number(truth.codes[play][n]) {
				t.Fatalf("%d counters, %s, in %s play count %s by theorem; the code by the rules is %d", n, text, play, f, truth.codes[play][n])
			}
		}
	}
	return open
}

// Beyond any table: lengths of huge heaps from those of small ones.
func TestLengthsAtAnySize(t *testing.T) {
	huge := nat.Of(1).Shl(1000)
	// With {1, 3, 4} each 7 counters more are 4 moves more, if the winner hurries.
	g := rowOf(t, newSubtraction, "set={1,3,4}")
	for n := range uint64(30) {
		for _, play := range grundy.Plays {
			far := HeapsOf(nat.Of(n).Add(huge.Mul(nat.Of(7))))
			near, _ := g.Remoteness(heaps(n+70), play)
			if got, ok := g.Remoteness(far, play); !ok || got != near.Add(huge.Sub(nat.Of(10)).Mul(nat.Of(4))) {
				t.Errorf("7·2^1000+%d counters last %s moves in %s play", n, got, play)
			}
		}
	}
	bash := rowOf(t, newBash, "max=3")
	for r := range uint64(4) {
		p := HeapsOf(huge.Shl(2).Add(nat.Of(r)))
		want := huge.Shl(1).Add(nat.Of(min(r, 1)))
		fast, _ := bash.Remoteness(p, grundy.Normal)
		slow, _ := bash.Suspense(p, grundy.Normal)
		if fast != want || slow != want {
			t.Errorf("bash(2^1002+%d,max=3) lasts %s to %s moves; want %s", r, fast, slow, want)
		}
	}
	nim := rowOf(t, newNim, "")
	if moves, ok := nim.Remoteness(HeapsOf(huge, huge.Add(one), one), grundy.Normal); !ok || moves != huge.Shl(1).Add(two) {
		t.Errorf("nim(1,2^1000,2^1000+1) lasts %s moves; every counter is one", moves)
	}
}
