package laws_test

import (
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"example.org/grundy"
	"example.org/grundy/laws"
	"example.org/grundy/nat"
)

// A failure is a game with one fault, and the first breach that it must cause.
// No other law may be broken by it.
type failure struct {
	law, want string
	spoil     func(g *takeTwo, s *laws.Subject[int])
}

var failures = []failure{
	{"ends", "ends: play can repeat a position: 1 -> 2 -> 1", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.options
		g.options = func(n int) []int {
			if n == 1 {
				return []int{2}
			}
			return right(n)
		}
	}},
	{"steady", "steady: the options of 2 are [1 0] and then [0 1]", func(g *takeTwo, _ *laws.Subject[int]) {
		var asked atomic.Int64
		right := g.options
		g.yields = func(n int) iter.Seq[int] {
			list := right(n)
			if n == 2 && asked.Add(1)%2 == 0 {
				slices.Reverse(list)
			}
			return slices.Values(list)
		}
	}},
	{"steady", "steady: the options of 2, left after 1, go on", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.options
		g.yields = func(n int) iter.Seq[int] {
			return func(yield func(int) bool) {
				for _, q := range right(n) {
					yield(q)
				}
			}
		}
	}},
	{"value", "value: 3 is worth 3 by theorem, 0 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		g.value = func(n int) uint64 { return uint64(n % 4) }
	}},
	{"outcome", "outcome: 0 in normal play is N by theorem, P by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		g.outcome = func(int, grundy.Play) grundy.Outcome { return grundy.Next }
	}},
	{"outcome", "outcome: 1 in misere play is N by theorem, P by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.outcome
		g.outcome = func(n int, play grundy.Play) grundy.Outcome {
			if play == grundy.Misere {
				return grundy.Next
			}
			return right(n, play)
		}
	}},
	{"foreclosed", "foreclosed: the foreclosed value of 2 in normal play is 2 by theorem, ∞ by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.foreclosed
		g.foreclosed = func(n int, play grundy.Play) grundy.Foreclosed {
			if n == 2 && play == grundy.Normal {
				return grundy.ForeclosedOf(nat.Of(2))
			}
			return right(n, play)
		}
	}},
	{"clock", "clock: the remoteness of 3 in normal play is 3 by theorem, 2 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.clock
		g.clock = func(n int, play grundy.Play) uint64 { return right(n, play) + uint64(n/3) }
	}},
	{"winning", "winning: the winning moves of 1 in normal play lack 0, which the rules give", func(g *takeTwo, _ *laws.Subject[int]) {
		g.winning = func(int, grundy.Play) []int { return nil }
	}},
	{"winning", "winning: the winning moves of 1 in normal play list 0 twice", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.winning
		g.winning = func(n int, play grundy.Play) []int { return append(right(n, play), right(n, play)...) }
	}},
	{"chooser", "chooser: the winning moves of 0 in normal play are 1 by theorem, 0 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		g.count = func(int) uint64 { return 1 }
	}},
	{"pacer", "pacer: the option 0 of 1 is in the group of remoteness 7 in normal play; by the rules it has 0", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.hurried
		g.hurried = func(n int, play grundy.Play) uint64 {
			if n == 0 {
				return 7
			}
			return right(n, play)
		}
	}},
	{"pacer", "pacer: the option 0 of 1 is in the group of suspense 7 in normal play; by the rules it has 0", func(g *takeTwo, _ *laws.Subject[int]) {
		g.paced = func(int, grundy.Play) uint64 { return 7 }
	}},
	{"finder", "finder: the options of 1 of value 1 hold 0, which the rules do not give", func(g *takeTwo, _ *laws.Subject[int]) {
		g.find = func(n int, _ uint64) []int { return g.options(n) }
	}},
	{"sampler", "sampler: the options of 1 of value 1 are 1 by theorem, 0 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		right := g.sampled
		g.sampled = func(n int, v uint64) []int { return right(n, min(v, uint64(n+1)%2)) }
	}},
	{"split", "split: 3 splits into parts of which one is itself", func(g *takeTwo, _ *laws.Subject[int]) {
		g.split = func(n int) ([]int, bool) { return []int{3, 0}, n == 3 }
	}},
	{"split", "split: the parts of 3 are worth 3 together, the whole 0", func(g *takeTwo, _ *laws.Subject[int]) {
		g.split = func(n int) ([]int, bool) { return []int{1, 2}, n == 3 }
	}},
	{"split", "split: the parts of 4 side by side are N in misère play, the whole is P", func(g *takeTwo, _ *laws.Subject[int]) {
		g.split = func(n int) ([]int, bool) { return []int{1, 2, 2}, n == 4 }
	}},
	{"normal", "normal: the normal form 3 of 0 has another normal form", func(g *takeTwo, _ *laws.Subject[int]) {
		g.normal = func(n int) int { return n + 3 }
	}},
	{"normal", "normal: 3 is worth 0, its normal form 2 is worth 2", func(g *takeTwo, _ *laws.Subject[int]) {
		g.normal = func(n int) int { return min(n, 2) }
	}},
	{"normal", "normal: 3 and its normal form 0 do not last equally long in normal play", func(g *takeTwo, _ *laws.Subject[int]) {
		g.normal = func(n int) int { return n % 3 }
	}},
	{"tame", "tame: 2 is fickle by theorem, but has the values 2 and 2 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		g.fickle = func(int) bool { return true }
	}},
	{"rank", "rank: 0 has rank 1 among the 1 below 0", func(g *takeTwo, _ *laws.Subject[int]) {
		g.rank = func(n int) uint64 { return uint64(n) + 1 }
	}},
	{"rank", "rank: 2 has options with the ranks [0 1], and its ranking lists [1]", func(g *takeTwo, _ *laws.Subject[int]) {
		g.ranks = func(rank uint64, list []uint64) []uint64 {
			if rank > 0 {
				list = append(list, rank-1)
			}
			return list
		}
	}},
	{"rank", "rank: 1 has rank 0, which is that of 0", func(g *takeTwo, _ *laws.Subject[int]) {
		g.rank = func(int) uint64 { return 0 }
	}},
	{"reacher", "reacher: 0 to 0 is a move: true by theorem, false by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		g.reaches = func(n, m int) bool { return n-m < 3 }
	}},
	{"reacher", "reacher: 3: to take 3 from heap 1 leads to 0, which is no option", func(g *takeTwo, _ *laws.Subject[int]) {
		g.take = func(n, k int) bool { return k > 0 && k <= min(n, 3) }
	}},
	{"width", "width: 0 has 2 options by theorem, 0 by the rules", func(g *takeTwo, _ *laws.Subject[int]) {
		g.width = func(int) uint64 { return 2 }
	}},
	{"stall", "stall: 1 is not lost in normal play, and yet stalls", func(g *takeTwo, _ *laws.Subject[int]) {
		g.stall = func(n int) (int, bool) { return n - 1, n > 0 }
	}},
	{"stall", "stall: 3 stalls by going to 0, which is no option", func(g *takeTwo, _ *laws.Subject[int]) {
		g.stall = func(n int) (int, bool) { return 0, n > 0 && n%3 == 0 }
	}},
	{"named", `named: from 2 both 1 and 0 are reached by "take"`, func(g *takeTwo, _ *laws.Subject[int]) {
		g.move = func(int, int) string { return "take" }
	}},
	{"named", "named: the move from 1 to 0 has no name", func(g *takeTwo, _ *laws.Subject[int]) {
		g.move = func(int, int) string { return "" }
	}},
	{"text", `text: "1" is read as another position, written "2"`, func(_ *takeTwo, s *laws.Subject[int]) {
		s.Parse = func(text string) (int, error) { n, err := strconv.Atoi(text); return n + min(n, 1), err }
	}},
	{"text", `text: "0." cannot be read: strconv.Atoi: parsing "0.": invalid syntax`, func(_ *takeTwo, s *laws.Subject[int]) {
		s.Format = func(n int) string { return strconv.Itoa(n) + "." }
	}},
	{"agree", "agree: 0 in normal play, solved the usual way, is N; by the rules it is P", func(g *takeTwo, _ *laws.Subject[int]) {
		right, asked := g.outcome, map[int]int{}
		g.outcome = func(n int, play grundy.Play) grundy.Outcome {
			if asked[n]++; asked[n] > 2 { // a theorem that changes its mind
				return grundy.Next
			}
			return right(n, play)
		}
	}},
	{"twin", "twin: the options of 2 in its twin lack 0, which the rules give", func(_ *takeTwo, s *laws.Subject[int]) {
		other := good()
		other.options = func(n int) []int { return [][]int{nil, {n - 1}}[min(n, 1)] }
		s.Twin = other
	}},
}

func TestEveryLawCanFail(t *testing.T) {
	tried := map[string]bool{"hashable": true, "liner": true} // below: their positions are no heaps
	for _, f := range failures {
		tried[f.law] = true
		t.Run(f.law, func(t *testing.T) {
			g := good()
			s := subject(&g)
			s.Twin = good()
			f.spoil(&g, &s)
			_, err := laws.Check(t.Context(), s, laws.Options{})
			if err == nil {
				t.Fatalf("no breach was found; want\n\t%s", f.want)
			}
			if first, _, _ := strings.Cut(err.Error(), "\n"); first != f.want {
				t.Errorf("want the breach\n\t%s\ngot\n\t%s", f.want, first)
			}
			if !onlyBreaks(err, f.law) {
				t.Errorf("this game breaks more than the law %s:\n%v", f.law, err)
			}
		})
	}
	for _, law := range laws.All {
		if !tried[law.Name] {
			t.Errorf("no game here breaks the law %s", law.Name)
		}
	}
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

// A rook has no theorem that could be wrong but its lines.
func TestLinerCanFail(t *testing.T) {
	for _, test := range []struct {
		game grundy.Game[int]
		want string
	}{
		{rook{}, "liner: 11 has 2 options, and 3 points on the lines back from it"},
		{shrunk{}, "liner: 1 is at [0 1], which is not on its grid [1 1]\nliner: 11 is at [1 1], which is not on its grid [2 1]"},
	} {
		_, err := laws.Check(t.Context(), laws.Subject[int]{Game: test.game, Samples: slices.Values([]int{11})}, laws.Options{})
		if err == nil || err.Error() != test.want {
			t.Errorf("want the breach\n\t%s\ngot\n\t%v", test.want, err)
		}
	}
}

// shrunk is a rook on a grid that is too small.
type shrunk struct{ rook }

func (shrunk) Lines(n int) (grundy.Lines[int], bool) {
	l, ok := rook{}.Lines(n)
	l.Steps, l.Sizes[1] = l.Steps[:2], 1
	return l, ok
}

// arrows is a game on a drawing. A position that is not drawn has no options.
type arrows[P comparable] struct {
	from P
	to   []P
}

func (g arrows[P]) Options(p P) iter.Seq[P] {
	if p == g.from {
		return slices.Values(g.to)
	}
	return slices.Values([]P(nil))
}

func TestHashableCanFail(t *testing.T) {
	_, err := laws.Check(t.Context(), laws.Subject[any]{
		Game:    arrows[any]{1, []any{0, []int{0}}},
		Samples: slices.Values([]any{0, 1, []int{0}}),
	}, laws.Options{})
	const want = "hashable: [0], of type []int, cannot be the key of a map"
	if err == nil || err.Error() != want+"\n"+want {
		t.Errorf("want, for a sample and for an option,\n\t%s\ngot\n%v", want, err)
	}
	_, err = laws.Check(t.Context(), laws.Subject[float64]{
		Game:    arrows[float64]{1, []float64{0, math.NaN()}},
		Samples: slices.Values([]float64{1}),
	}, laws.Options{})
	if err == nil || err.Error() != "hashable: NaN does not equal itself" {
		t.Errorf("want the breach that NaN does not equal itself; got\n%v", err)
	}
}

// A law that is broken everywhere does not hide the others.
func TestBreachesAreCapped(t *testing.T) {
	g := good()
	g.value = func(int) uint64 { return 7 }
	g.width = func(int) uint64 { return 7 }
	_, err := laws.Check(t.Context(), subject(g), laws.Options{})
	if err == nil {
		t.Fatal("no breach was found")
	}
	for _, law := range []string{"value", "width"} {
		if n := strings.Count(err.Error(), law+": "); n != 5 {
			t.Errorf("%d breaches of the law %s are listed; want 5:\n%v", n, law, err)
		}
	}
}
