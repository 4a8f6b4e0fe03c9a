package laws_test

import (
	"context"
	"errors"
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"example.org/grundy"
	"example.org/grundy/laws"
	"example.org/grundy/nat"
)

// takeTwo is the game of taking one or two counters, with theorems that can be
// replaced by wrong ones.
type takeTwo struct {
	options func(n int) []int
	value   func(n int) uint64
	outcome func(n int, play grundy.Play) grundy.Outcome
	clock   func(n int, play grundy.Play) uint64
	winning func(n int, play grundy.Play) []int
	find    func(n int, v uint64) []int
	split   func(n int) ([]int, bool)
	normal  func(n int) int
	fickle  func(n int) bool
	rank    func(n int) uint64
	width   func(n int) uint64
	stall   func(n int) (int, bool)
	paced   func(n int, play grundy.Play) uint64
	move    func(n, m int) string
	count   func(n int) uint64
}

func (g takeTwo) Options(n int) iter.Seq[int]  { return slices.Values(g.options(n)) }
func (g takeTwo) Value(n int) (nat.Nat, bool)  { return nat.Of(g.value(n)), true }
func (g takeTwo) Normal(n int) int             { return g.normal(n) }
func (g takeTwo) Tame(n int) (fickle, ok bool) { return g.fickle(n), true }
func (g takeTwo) Width(n int) (nat.Nat, bool)  { return nat.Of(g.width(n)), true }
func (g takeTwo) Split(n int) ([]int, bool)    { return g.split(n) }
func (g takeTwo) Move(n, m int) grundy.Phrase  { return grundy.Say(g.move(n, m), g.move(n, m)) }
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
func (g takeTwo) Choose(n int, play grundy.Play, limit int) (grundy.Known[nat.Nat], []int, bool) {
	return grundy.Know(nat.Of(g.count(n))), g.winning(n, play), play == grundy.Normal
}
func (g takeTwo) Paces(n int, play grundy.Play) ([]grundy.Pace[int], bool) {
	var groups []grundy.Pace[int]
	for _, q := range g.options(n) {
		groups = append(groups, grundy.Pace[int]{Suspense: nat.Of(g.paced(q, play)), Count: nat.Of(1), Options: slices.Values([]int{q})})
	}
	return groups, true
}
func (g takeTwo) Ranking(n int) (grundy.Ranking[int], bool) {
	return grundy.Ranking[int]{Size: uint64(n) + 1, Rank: g.rank, Unrank: func(r uint64) int { return int(r) }}, true
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
		split:  func(int) ([]int, bool) { return nil, false },
		normal: func(n int) int { return n },
		fickle: func(n int) bool { return n%3 < 2 },
		rank:   func(n int) uint64 { return uint64(n) },
		width:  func(n int) uint64 { return uint64(min(n, 2)) },
		stall:  func(n int) (int, bool) { return n - 1, n > 0 && n%3 == 0 },
		move:   func(n, m int) string { return "take " + strconv.Itoa(n-m) },
		count:  func(n int) uint64 { return uint64(min(n%3, 1)) },
	}
	g.paced = g.clock
	g.winning = func(n int, play grundy.Play) []int {
		return slices.DeleteFunc(g.options(n), func(q int) bool { return !lost(q, play) })
	}
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
	for _, law := range laws.All {
		if report.Checked[law.Name] == 0 && law.Name != "split" && law.Name != "liner" {
			t.Errorf("the law %s was not checked at all", law.Name)
		}
	}
}

// Every law can fail: each of these games breaks one promise, and the breach
// says where, what the game says, and what the rules say.
func TestEveryLawCanFail(t *testing.T) {
	for _, test := range []struct {
		law, want string
		spoil     func(g *takeTwo, s *laws.Subject[int])
	}{
		{"value", "value: 3 is worth 3 by theorem, 0 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
			g.value = func(n int) uint64 { return uint64(n % 4) }
		}},
		{"outcome", "outcome: 0 in normal play is N by theorem, P by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
			g.outcome = func(int, grundy.Play) grundy.Outcome { return grundy.Next }
		}},
		{"clock", "clock: the remoteness of 3 in normal play is 3 by theorem, 2 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
			right := g.clock
			g.clock = func(n int, play grundy.Play) uint64 { return right(n, play) + uint64(n/3) }
		}},
		{"winning", "winning: the winning moves of 1 in normal play lack 0, which the rules give", func(g *takeTwo, _ *laws.Subject[int]) {
			g.winning = func(int, grundy.Play) []int { return nil }
		}},
		{"chooser", "chooser: 0 has 1 winning moves in normal play by theorem, 0 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
			g.count = func(int) uint64 { return 1 }
		}},
		{"pacer", "pacer: the option 0 of 1 is in the group of suspense 7 in normal play; by the rules it has 0", func(g *takeTwo, _ *laws.Subject[int]) {
			g.paced = func(int, grundy.Play) uint64 { return 7 }
		}},
		{"finder", "finder: the options of 2 of value 0 hold 1, which the rules do not give", func(g *takeTwo, _ *laws.Subject[int]) {
			g.find = func(n int, _ uint64) []int { return g.options(n) }
		}},
		{"split", "split: the parts of 3 are worth 3 together, the whole 0", func(g *takeTwo, _ *laws.Subject[int]) {
			g.split = func(n int) ([]int, bool) { return []int{1, 2}, n == 3 }
		}},
		{"normal", "normal: 3 is worth 0, its normal form 2 is worth 2", func(g *takeTwo, _ *laws.Subject[int]) {
			g.normal = func(n int) int { return min(n, 2) }
		}},
		{"tame", "tame: 2 is fickle by theorem, but has the values 2 and 2 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
			g.fickle = func(int) bool { return true }
		}},
		{"rank", "rank: 0 has rank 1 among the 1 below 0", func(g *takeTwo, _ *laws.Subject[int]) {
			g.rank = func(n int) uint64 { return uint64(n) + 1 }
		}},
		{"width", "width: 0 has 2 options by theorem, 0 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
			g.width = func(int) uint64 { return 2 }
		}},
		{"stall", "stall: 1 is not lost in normal play, and yet stalls", func(g *takeTwo, _ *laws.Subject[int]) {
			g.stall = func(n int) (int, bool) { return n - 1, n > 0 }
		}},
		{"named", `named: from 2 both 1 and 0 are reached by "take"`, func(g *takeTwo, _ *laws.Subject[int]) {
			g.move = func(int, int) string { return "take" }
		}},
		{"text", `text: "1" is read as another position, written "2"`, func(_ *takeTwo, s *laws.Subject[int]) {
			s.Parse = func(text string) (int, error) { n, err := strconv.Atoi(text); return n + min(n, 1), err }
		}},
		{"twin", "twin: 2 has 2 different options, and 1 by its twin", func(g *takeTwo, s *laws.Subject[int]) {
			other := good()
			other.options = func(n int) []int { return [][]int{nil, {n - 1}}[min(n, 1)] }
			s.Twin = other
		}},
		{"ends", "ends: play can repeat a position: 1 -> 2 -> 1", func(g *takeTwo, _ *laws.Subject[int]) {
			right := g.options
			g.options = func(n int) []int {
				if n == 1 {
					return []int{2}
				}
				return right(n)
			}
		}},
	} {
		t.Run(test.law, func(t *testing.T) {
			g := good()
			s := subject(&g)
			test.spoil(&g, &s)
			_, err := laws.Check(t.Context(), s, laws.Options{})
			if !errors.Is(err, grundy.ErrLaw) {
				t.Fatalf("no breach was found: %v", err)
			}
			if !slices.Contains(strings.Split(err.Error(), "\n"), test.want) {
				t.Errorf("want the breach\n\t%s\ngot\n\t%v", test.want, err)
			}
		})
	}
}

// A game whose options come in another order each time is not steady, and one
// that claims a wrong theorem does not agree with search.
func TestSteadyAndAgree(t *testing.T) {
	_, err := laws.Check(t.Context(), subject(&turning{}), laws.Options{})
	if err == nil || !strings.Contains(err.Error(), "steady: ") {
		t.Errorf("changing options were not noticed: %v", err)
	}
	wrong := good()
	wrong.value = func(n int) uint64 { return uint64(n) }
	_, err = laws.Check(t.Context(), subject(wrong), laws.Options{})
	if err == nil || !strings.Contains(err.Error(), "agree: 3 in normal play, solved the usual way, is") {
		t.Errorf("the methods were not compared: %v", err)
	}
}

// turning turns its options round every other time.
type turning struct{ calls atomic.Int64 }

func (g *turning) Options(n int) iter.Seq[int] {
	list := [][]int{nil, {0}, {n - 1, n - 2}}[min(n, 2)]
	if g.calls.Add(1)%2 == 0 {
		slices.Reverse(list)
	}
	return slices.Values(list)
}

// rook is a rook that claims to be a queen.
type rook struct{}

func (rook) Options(n int) iter.Seq[int] { // n is 10·row + column
	return func(yield func(int) bool) {
		for k := range n / 10 {
			if !yield(n - 10*(k+1)) {
				return
			}
		}
		for k := range n % 10 {
			if !yield(n - k - 1) {
				return
			}
		}
	}
}

func (rook) Lines(n int) (grundy.Lines[int], bool) {
	return grundy.Lines[int]{
		Sizes: []uint64{uint64(n/10) + 1, uint64(n%10) + 1},
		Steps: [][]uint64{{1, 0}, {0, 1}, {1, 1}},
		At:    func(n int) []uint64 { return []uint64{uint64(n / 10), uint64(n % 10)} },
	}, true
}

func TestLinerThatLies(t *testing.T) {
	_, err := laws.Check(t.Context(), laws.Subject[int]{Game: rook{}, Samples: slices.Values([]int{11})}, laws.Options{})
	want := "liner: 11 has 2 options, and 3 points on the lines back from it"
	if err == nil || !slices.Contains(strings.Split(err.Error(), "\n"), want) {
		t.Errorf("want the breach\n\t%s\ngot\n\t%v", want, err)
	}
}

func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := laws.Check(ctx, subject(good()), laws.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("a check that was canceled returns %v", err)
	}
}
