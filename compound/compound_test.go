package compound_test

import (
	"fmt"
	"iter"
	"slices"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/laws"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
)

// nim is one heap, with its value and the length of its play by theorem.
type nim struct{}

func (nim) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func (nim) Value(n int) (nat.Nat, bool) { return nat.Of(uint64(n)), true }

func (nim) Remoteness(n int, play grundy.Play) (nat.Nat, bool) {
	if play == grundy.Misere {
		return nat.Of(uint64(min(n, 2))), true
	}
	return nat.Of(uint64(min(n, 1))), true
}

func (nim) Move(_, q int) grundy.Phrase { return grundy.Say("leave {q}", "剩 {q}", "q", q) }

func (g nim) Suspense(n int, play grundy.Play) (nat.Nat, bool) { return g.Remoteness(n, play) }

func of(kind compound.Kind, heaps ...int) (compound.Game, compound.Position) {
	var parts []compound.Part
	for _, n := range heaps {
		parts = append(parts, compound.Part{Game: grundy.Erase(nim{}), At: n, Format: func(p any) string { return fmt.Sprint(p) }})
	}
	return compound.New(kind, parts)
}

// named is of heaps that are known to be of one game.
func named(kind compound.Kind, heaps ...int) (compound.Game, compound.Position) {
	var parts []compound.Part
	for _, n := range heaps {
		parts = append(parts, compound.Part{Game: grundy.Erase(nim{}), Name: "nim", At: n, Format: func(p any) string { return fmt.Sprint(p) }})
	}
	return compound.New(kind, parts)
}

func TestPositionsAreLists(t *testing.T) {
	for _, list := range [][]any{nil, {0}, {1, 2}, {3, "x", 0.5}} {
		p := compound.Of(list)
		if got := p.List(); !slices.Equal(got, list) || compound.Of(got) != p {
			t.Errorf("the list of the position of %v is %v", list, got)
		}
	}
	if compound.Of([]any{1, 2}) == compound.Of([]any{2, 1}) || compound.Of(nil) == compound.Of([]any{0}) {
		t.Error("two lists have one position")
	}
}

// The options of three heaps under each rule.
func TestOptions(t *testing.T) {
	for _, c := range []struct {
		kind compound.Kind
		want string
	}{
		{compound.Sum, "[0 0 2] [1 0 2] [2 0 0] [2 0 1]"},
		{compound.Short, ""}, // one heap has ended
		{compound.Every, "[0 0 0] [0 0 1] [1 0 0] [1 0 1]"},
		{compound.Rapid, ""},
		{compound.Union, "[0 0 0] [0 0 1] [0 0 2] [1 0 0] [1 0 1] [1 0 2] [2 0 0] [2 0 1]"},
		{compound.Urgent, ""},
	} {
		g, p := of(c.kind, 2, 0, 2)
		if got := options(g, p); got != c.want {
			t.Errorf("the options of %s(2,0,2) are %s; want %s", c.kind, got, c.want)
		}
	}
	for _, c := range []struct {
		kind compound.Kind
		want string
	}{
		{compound.Sum, "[0 2] [1 0] [1 1]"},
		{compound.Short, "[0 2] [1 0] [1 1]"},
		{compound.Every, "[0 0] [0 1]"},
		{compound.Rapid, "[0 0] [0 1]"},
		{compound.Union, "[0 0] [0 1] [0 2] [1 0] [1 1]"},
		{compound.Urgent, "[0 0] [0 1] [0 2] [1 0] [1 1]"},
	} {
		g, p := of(c.kind, 1, 2)
		if got := options(g, p); got != c.want {
			t.Errorf("the options of %s(1,2) are %s; want %s", c.kind, got, c.want)
		}
	}
	for _, kind := range compound.Kinds {
		for _, heaps := range [][]int{{}, {0}, {0, 0}} {
			g, p := of(kind, heaps...)
			if got := options(g, p); got != "" {
				t.Errorf("%s of %v is over, and has the options %s", kind, heaps, got)
			}
		}
	}
}

func options(g compound.Game, p compound.Position) string {
	var texts []string
	for q := range g.Options(p) {
		texts = append(texts, fmt.Sprint(q.List()))
	}
	return strings.Join(texts, " ")
}

// The rules of the compounds, held to the laws by themselves: widths, normal forms
// and all that a theorem says.
func TestLaws(t *testing.T) {
	for _, kind := range compound.Kinds {
		for _, sizes := range [][]int{{}, {1}, {3}, {2, 2}, {3, 2}, {2, 1, 2}, {3, 0, 1}} {
			g, p := named(kind, sizes...)
			report, err := laws.Check(t.Context(), laws.Subject[compound.Position]{Name: kind.String(), Game: g, Samples: slices.Values([]compound.Position{p})}, laws.Options{})
			if err != nil || report.Samples != 1 {
				t.Errorf("%s of %v, %d samples: %v", kind, sizes, report.Samples, err)
			}
		}
	}
}

// The winning moves, counted and listed, against all options.
func TestChooseAgainstOptions(t *testing.T) {
	for _, kind := range compound.Kinds {
		for _, heaps := range [][]int{{}, {0}, {1, 2}, {3, 3, 3}, {2, 0, 1, 4}, {1, 1, 1}, {5, 2, 3}} {
			for _, play := range grundy.Plays {
				g, p := of(kind, heaps...)
				checkChoices(t, g, p, play)
			}
		}
	}
}

func checkChoices(t *testing.T, g compound.Game, p compound.Position, play grundy.Play) {
	t.Helper()
	want := oracle.New[compound.Position](g).Winning(p, play)
	for _, limit := range []int{0, 1, 5, 1000} {
		c, ok := g.Choose(p, play, limit)
		if !ok { // few enough to be listed
			moves, ok := g.Winning(p, play)
			if !ok {
				return
			}
			c = grundy.Choices[compound.Position]{Count: grundy.Know(nat.Of(uint64(len(moves)))), First: moves[:min(limit, len(moves))]}
		}
		if n, known := c.Count.Get(); !known || n != nat.Of(uint64(len(want))) || len(c.First) != min(limit, len(want)) {
			t.Errorf("%s%v in %s play, at most %d: counted %v, listed %d; by the rules %d", g.Kind(), p.List(), play, limit, n, len(c.First), len(want))
		}
		for i, q := range c.First {
			if !slices.Contains(want, q) || slices.Contains(c.First[:i], q) {
				t.Errorf("%s%v in %s play: %v is listed, and does not win, or twice", g.Kind(), p.List(), play, q.List())
			}
		}
		checkRecipe(t, g, p, c)
	}
}

// checkRecipe holds the menu of each game to its options, each in one choice,
// where a move is in every game.
func checkRecipe(t *testing.T, g compound.Game, p compound.Position, c grundy.Choices[compound.Position]) {
	t.Helper()
	recipe, ok := c.Recipe.Get()
	if !ok || g.Kind() != compound.Every && g.Kind() != compound.Rapid {
		return
	}
	menus := recipe.Games
	for _, n := range p.List() {
		if n == 0 {
			continue
		}
		var options nat.Nat
		for _, choice := range menus[0].Choices {
			options = options.Add(choice.Count)
		}
		if options != nat.Of(uint64(n.(int))) {
			t.Errorf("%s%v: the menu of a heap of %d has %s options", g.Kind(), p.List(), n, options)
		}
		menus = menus[1:]
	}
	if len(menus) > 0 {
		t.Errorf("%s%v has %d menus too many", g.Kind(), p.List(), len(menus))
	}
}

// Of games of one name the order counts for nothing in a normal form, nor do those
// that have ended.
func TestNormal(t *testing.T) {
	for _, kind := range compound.Kinds {
		g, _ := named(kind, 0, 0, 0)
		at := func(heaps ...any) compound.Position { return g.Normal(compound.Of(heaps)) }
		if at(1, 2, 3) != at(3, 1, 2) || at(2, 2, 1) != at(1, 2, 2) {
			t.Errorf("%s: the order of the heaps counts", kind)
		}
		if at(1, 2, 3) == at(1, 2, 2) {
			t.Errorf("%s: unlike heaps are alike", kind)
		}
		over := kind == compound.Short || kind == compound.Rapid || kind == compound.Urgent
		if (at(0, 2, 3) == at(0, 1, 1)) != over {
			t.Errorf("%s: a heap that has ended: over is %v", kind, over)
		}
		if p := at(1, 0, 3); g.Normal(p) != p {
			t.Errorf("%s: a normal form has another one", kind)
		}
	}
}

// Of a compound with a loopy component nothing is known by theorem but the loopy value of
// a sum.
func TestLoopy(t *testing.T) {
	for _, kind := range compound.Kinds {
		g, p := compound.New(kind, []compound.Part{
			{Game: grundy.Erase(nim{}), At: 1, Format: func(any) string { return "nim(1)" }},
			{Game: grundy.Erase(ring{}), At: 1, Format: func(any) string { return "ring(1)" }},
		})
		if !g.Loopy() {
			t.Errorf("%s with a loopy game does not say that it is loopy", kind)
		}
		if _, ok := g.Outcome(p, grundy.Normal); ok {
			t.Errorf("%s with a loopy game is decided by theorem", kind)
		}
		if _, ok := g.Choose(p, grundy.Normal, 9); ok {
			t.Errorf("%s with a loopy game has winning moves by theorem", kind)
		}
		if g, _ = of(kind, 1, 2); g.Loopy() {
			t.Errorf("%s of heaps says that it is loopy", kind)
		}
	}
}

// ring goes round for ever, and says so.
type ring struct{}

func (ring) Options(n int) iter.Seq[int] { return slices.Values([]int{1 - n}) }

func (ring) Loopy() bool { return true }

// A long sum lists its first winning moves and counts all of them.
func TestLongSum(t *testing.T) {
	g, p := of(compound.Sum, slices.Repeat([]int{3}, 1001)...)
	all, ok := g.Winning(p, grundy.Normal)
	if !ok || len(all) != 1001 {
		t.Fatalf("1001 heaps of 3 have %d winning moves; want 1001", len(all))
	}
	c, ok := g.Choose(p, grundy.Normal, 12)
	count, first := c.Count, c.First
	if n, _ := count.Get(); !ok || n != nat.Of(1001) || !slices.Equal(first, all[:12]) {
		t.Errorf("1001 heaps of 3: counted %v, listed %d moves that differ from the first ones", n, len(first))
	}
	g, p = of(compound.Sum, 1, 2, 4)
	if _, ok := g.Choose(p, grundy.Normal, 1); ok {
		t.Error("a short sum lists all its winning moves")
	}
}

// A component with more options than can be listed leaves the moves unknown.
func TestWideComponents(t *testing.T) {
	g, p := of(compound.Every, 1<<18, 3)
	if _, ok := g.Choose(p, grundy.Normal, 12); ok {
		t.Error("a quarter of a million options were listed")
	}
	if o, ok := g.Outcome(p, grundy.Normal); !ok || o != grundy.Next {
		t.Errorf("every(2^18,3) is %s; want N by theorem", o)
	}
}

// The plan that is printed for a union in misère play: leaving at least two
// unfinished games that are all lost alone in normal play wins; where no move does
// that, every winning move leaves exactly one, lost alone in misère play.
func TestPlanOfUnion(t *testing.T) {
	part := compound.Part{Game: grundy.Erase(oneOrTwo{}), Format: func(p any) string { return fmt.Sprint(p) }}
	g, _ := compound.New(compound.Union, []compound.Part{part, part, part})
	judge, alone := oracle.New[compound.Position](g), oracle.New[int](oneOrTwo{})
	first, last := 0, 0
	for n := range 6 * 6 * 6 {
		p := compound.Of([]any{n / 36, n / 6 % 6, n % 6})
		if ended := slices.DeleteFunc(p.List(), func(heap any) bool { return heap != 0 }); len(ended) > 1 {
			continue // one game only, or none
		}
		if judge.Outcome(p, grundy.Misere) != grundy.Next {
			continue
		}
		planned := false
		var single []int
		for q := range g.Options(p) {
			live, lost := []int{}, true
			for _, at := range q.List() {
				if heap := at.(int); heap > 0 {
					live = append(live, heap)
					lost = lost && alone.Outcome(heap, grundy.Normal) == grundy.Previous
				}
			}
			wins := judge.Outcome(q, grundy.Misere) == grundy.Previous
			if len(live) >= 2 && lost {
				planned = true
				if !wins {
					t.Errorf("union%v in misère play: %v leaves lost games only, and does not win", p.List(), q.List())
				}
			} else if wins {
				if len(live) != 1 || alone.Outcome(live[0], grundy.Misere) != grundy.Previous {
					t.Errorf("union%v in misère play: %v wins, and is not in the plan", p.List(), q.List())
				}
				single = append(single, live...)
			}
		}
		if planned {
			first++
		} else {
			last++
			if len(single) == 0 {
				t.Errorf("union%v in misère play is won, and the plan has no move", p.List())
			}
		}
	}
	if first == 0 || last == 0 {
		t.Errorf("%d positions need the first part of the plan, and %d the second; want some of both", first, last)
	}
}

// oneOrTwo is a heap from which a move takes one or two.
type oneOrTwo struct{}

func (oneOrTwo) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for take := 1; take <= min(2, n); take++ {
			if !yield(n - take) {
				return
			}
		}
	}
}
