package laws_test

import (
	"context"
	"errors"
	"iter"
	"slices"
	"strconv"
	"testing"

	"example.org/grundy"
	"example.org/grundy/laws"
	"example.org/grundy/nat"
)

// takeTwo is the game of taking one or two counters, with theorems that can be
// replaced by wrong ones.
type takeTwo struct {
	options    func(n int) []int
	yields     func(n int) iter.Seq[int] // in place of options, where order or leaving matter
	value      func(n int) uint64
	outcome    func(n int, play grundy.Play) grundy.Outcome
	clock      func(n int, play grundy.Play) uint64
	winning    func(n int, play grundy.Play) []int
	find       func(n int, v uint64) []int
	split      func(n int) ([]int, bool)
	normal     func(n int) int
	fickle     func(n int) bool
	rank       func(n int) uint64
	ranks      func(rank uint64, list []uint64) []uint64
	width      func(n int) uint64
	reaches    func(n, m int) bool
	take       func(n, k int) bool
	stall      func(n int) (int, bool)
	paced      func(n int, play grundy.Play) uint64
	hurried    func(n int, play grundy.Play) uint64
	move       func(n, m int) string
	count      func(n int) uint64
	sampled    func(n int, v uint64) []int
	foreclosed func(n int, play grundy.Play) grundy.Foreclosed
	first      func(n int, play grundy.Play) []int // of the winning moves, by Choose
}

func (g takeTwo) Options(n int) iter.Seq[int] {
	if g.yields != nil {
		return g.yields(n)
	}
	return slices.Values(g.options(n))
}
func (g takeTwo) Value(n int) (nat.Nat, bool)   { return nat.Of(g.value(n)), true }
func (g takeTwo) Normal(n int) int              { return g.normal(n) }
func (g takeTwo) Tame(n int) (fickle, ok bool)  { return g.fickle(n), true }
func (g takeTwo) Width(n int) (nat.Nat, bool)   { return nat.Of(g.width(n)), true }
func (g takeTwo) Reaches(n, m int) (bool, bool) { return g.reaches(n, m), true }
func (g takeTwo) Heaps(int) int                 { return 1 }
func (g takeTwo) Take(n, _ int, k nat.Nat) (int, bool) {
	w, _ := k.Uint64()
	return n - int(w), g.take(n, int(w))
}
func (g takeTwo) Split(n int) ([]int, bool)   { return g.split(n) }
func (g takeTwo) Move(n, m int) grundy.Phrase { return grundy.Say(g.move(n, m), g.move(n, m)) }
func (g takeTwo) WithValue(n int, v nat.Nat) ([]int, bool) {
	w, _ := v.Uint64()
	return g.find(n, w), true
}
func (g takeTwo) Outcome(n int, play grundy.Play) (grundy.Outcome, bool) {
	return g.outcome(n, play), true
}
func (g takeTwo) Remoteness(n int, play grundy.Play) (nat.Nat, bool) {
	return nat.Of(g.clock(n, play)), true
}
func (g takeTwo) Suspense(n int, play grundy.Play) (nat.Nat, bool) {
	return nat.Of(g.clock(n, play)), true
}
func (g takeTwo) Winning(n int, play grundy.Play) ([]int, bool) { return g.winning(n, play), true }
func (g takeTwo) Choose(n int, play grundy.Play, limit int) (grundy.Choices[int], bool) {
	return grundy.Choices[int]{Count: grundy.Know(nat.Of(g.count(n))), First: g.first(n, play)}, play == grundy.Normal
}
func (g takeTwo) Sample(n int, v nat.Nat, limit int) (grundy.Choices[int], bool) {
	w, _ := v.Uint64()
	moves := g.sampled(n, w)
	return grundy.Choices[int]{Count: grundy.Know(nat.Of(uint64(len(moves)))), First: moves[:min(limit, len(moves))]}, true
}
func (g takeTwo) Foreclosed(n int, play grundy.Play) (grundy.Foreclosed, bool) {
	return g.foreclosed(n, play), true
}
func (g takeTwo) Paces(n int, play grundy.Play) ([]grundy.Pace[int], bool) {
	var groups []grundy.Pace[int]
	for _, q := range g.options(n) {
		groups = append(groups, grundy.Pace[int]{Remoteness: nat.Of(g.hurried(q, play)), Suspense: nat.Of(g.paced(q, play)), Count: nat.Of(1), Options: slices.Values([]int{q})})
	}
	return groups, true
}
func (g takeTwo) Ranking(n int) (grundy.Ranking[int], bool) {
	return grundy.Ranking[int]{Size: uint64(n) + 1, Rank: g.rank, Unrank: func(r uint64) int { return int(r) }, Options: g.ranks}, true
}
func (g takeTwo) Stall(n int, play grundy.Play) (int, bool, bool) {
	q, ok := g.stall(n)
	return q, true, ok && play == grundy.Normal
}

// good is the game with right theorems.
func good() takeTwo {
	lost := func(n int, play grundy.Play) bool { return n%3 == map[grundy.Play]int{grundy.Misere: 1}[play] }
	g := takeTwo{
		options: func(n int) []int {
			return [][]int{nil, {0}, {n - 1, n - 2}}[min(n, 2)]
		},
		value:   func(n int) uint64 { return uint64(n % 3) },
		outcome: func(n int, play grundy.Play) grundy.Outcome { return grundy.WinsIf(!lost(n, play)) },
		clock: func(n int, play grundy.Play) uint64 {
			if play == grundy.Misere && n > 0 {
				return uint64((n-1)/3*2+min((n-1)%3, 1)) + 1
			}
			return uint64(n/3*2 + min(n%3, 1))
		},
		split:   func(n int) ([]int, bool) { return nil, n == 0 },
		normal:  func(n int) int { return n },
		fickle:  func(n int) bool { return n%3 < 2 },
		rank:    func(n int) uint64 { return uint64(n) },
		width:   func(n int) uint64 { return uint64(min(n, 2)) },
		reaches: func(n, m int) bool { return n-m == 1 || n-m == 2 },
		take:    func(n, k int) bool { return k > 0 && k <= min(n, 2) },
		stall:   func(n int) (int, bool) { return n - 1, n > 0 && n%3 == 0 },
		move:    func(n, m int) string { return "take " + strconv.Itoa(n-m) },
		count:   func(n int) uint64 { return uint64(min(n%3, 1)) },
		sampled: func(n int, v uint64) (moves []int) {
			for k := max(n-2, 0); k < n; k++ {
				if uint64(k%3) == v {
					moves = append(moves, k)
				}
			}
			return moves
		},
		foreclosed: func(n int, play grundy.Play) grundy.Foreclosed {
			switch {
			case n == 0:
				return grundy.Foreclosed{}
			case play == grundy.Misere:
				return grundy.ForeclosedOf(nat.Of(uint64(n-1) % 3))
			case n < 3:
				return grundy.Infinite
			}
			return grundy.ForeclosedOf(nat.Of(uint64(n % 3)))
		},
	}
	g.paced, g.hurried = g.clock, g.clock
	g.winning = func(n int, play grundy.Play) []int {
		return slices.DeleteFunc(g.options(n), func(q int) bool { return !lost(q, play) })
	}
	g.first = g.winning
	g.find = func(n int, v uint64) []int {
		return slices.DeleteFunc(g.options(n), func(q int) bool { return uint64(q%3) != v })
	}
	return g
}

func subject(g grundy.Game[int]) laws.Subject[int] {
	return laws.Subject[int]{
		Game:    g,
		Samples: slices.Values([]int{0, 1, 2, 3, 4, 5, 6}),
		Parse:   strconv.Atoi,
		Format:  strconv.Itoa,
		Twin:    g,
	}
}

func TestRightGameHoldsAllLaws(t *testing.T) {
	report, err := laws.Check(t.Context(), subject(good()), laws.Options{})
	if err != nil {
		t.Error(err)
	}
	if report.Samples != 7 || report.Skipped != 0 {
		t.Errorf("%d samples, %d of them skipped; want 7 and none", report.Samples, report.Skipped)
	}
	for _, law := range laws.All {
		if report.Checked[law.Name] == 0 && law.Name != "liner" {
			t.Errorf("the law %s was not checked at all", law.Name)
		}
		if law.Statement.En == "" || law.Statement.Zh == "" {
			t.Errorf("the law %s is not stated in both languages", law.Name)
		}
	}
	for name := range report.Checked {
		if !slices.ContainsFunc(laws.All, func(l laws.Law) bool { return l.Name == name }) {
			t.Errorf("the law %s is checked and not listed", name)
		}
	}
}

// A game whose play may repeat a position, and says so, is held to the laws about
// its shape.
func TestLoopy(t *testing.T) {
	g := good()
	g.options = func(n int) []int { return []int{(n + 1) % 7, (n + 2) % 7} }
	g.width = func(int) uint64 { return 2 }
	g.reaches = func(n, m int) bool { return m == (n+1)%7 || m == (n+2)%7 }
	g.take = func(int, int) bool { return false }
	s := subject(loopy{g})
	s.Twin = g
	report, err := laws.Check(t.Context(), s, laws.Options{})
	if err != nil {
		t.Error(err)
	}
	for _, law := range []string{"ends", "steady", "hashable", "width", "text", "named", "twin"} {
		if report.Checked[law] == 0 {
			t.Errorf("the law %s was not checked at all", law)
		}
	}
	if n := report.Checked["value"]; n > 0 {
		t.Errorf("%d values were compared where play does not end", n)
	}
}

type loopy struct{ takeTwo }

func (loopy) Loopy() bool { return true }

func TestLargeSamplesAreSkipped(t *testing.T) {
	report, err := laws.Check(t.Context(), subject(good()), laws.Options{Positions: 5})
	if report.Samples != 5 || report.Skipped != 2 || err != nil {
		t.Errorf("%d samples, %d skipped, %v; want 5, 2 and no error", report.Samples, report.Skipped, err)
	}
	report, err = laws.Check(t.Context(), subject(good()), laws.Options{Count: 3})
	if report.Samples != 3 || err != nil {
		t.Errorf("%d samples, %v; want 3 and no error", report.Samples, err)
	}
}

// What is out of the oracle's reach is not compared, and is no breach.
func TestOutOfReach(t *testing.T) {
	g := good()
	const far = 3_000_000
	g.split = func(n int) ([]int, bool) { return []int{far + n, far}, n > 0 && n < far }
	g.normal = func(n int) int { return far + n%3 }
	report, err := laws.Check(t.Context(), subject(g), laws.Options{})
	if report.Samples != 7 || !onlyBreaks(err, "agree") {
		t.Errorf("%d samples, %v; want 7, and no breach but where the solver uses the parts", report.Samples, err)
	}
}

func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	g := good()
	g.width = func(n int) uint64 {
		if n == 5 {
			cancel()
		}
		return uint64(min(n, 2))
	}
	report, err := laws.Check(ctx, subject(g), laws.Options{})
	if !errors.Is(err, context.Canceled) || report.Samples != 6 {
		t.Errorf("a check that was canceled in its sixth sample returns %v after %d", err, report.Samples)
	}
}

// onlyBreaks reports whether every breach that an error joins is one of a law.
func onlyBreaks(err error, law string) bool {
	if err == nil {
		return true
	}
	joined, ok := err.(interface{ Unwrap() []error })
	return ok && !slices.ContainsFunc(joined.Unwrap(), func(err error) bool {
		var b *laws.Breach
		return !errors.As(err, &b) || b.Law != law || !errors.Is(err, grundy.ErrLaw)
	})
}
