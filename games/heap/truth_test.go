package heap

import (
	"fmt"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
	"example.org/grundy/oracle"
)

// A bundle is what a game of this package may know, all of it optional.
type bundle[P comparable] interface {
	grundy.Game[P]
	grundy.Decider[P]
	grundy.Winner[P]
}

// agree holds outcomes and winning moves to the rules.
func agree[P comparable](t *testing.T, name string, g bundle[P], o *oracle.Oracle[P], p P) {
	t.Helper()
	for _, play := range grundy.Plays {
		truth := o.Outcome(p, play)
		if got, ok := g.Outcome(p, play); ok && got != truth {
			t.Errorf("%s%v in %s play is %s by theorem, %s by the rules", name, p, play, got, truth)
		}
		moves, ok := g.Winning(p, play)
		if !ok {
			continue
		}
		if want := o.Winning(p, play); !sameSet(moves, want) {
			t.Errorf("%s%v in %s play is won by moving to %v by theorem, to %v by the rules", name, p, play, moves, want)
		}
	}
}

// valued holds Grundy values, and the moves to each value, to the rules.
func valued[P comparable](t *testing.T, name string, g grundy.Game[P], o *oracle.Oracle[P], p P) {
	t.Helper()
	if v, ok := g.(grundy.Valuer[P]); ok {
		if got, ok := v.Value(p); ok && got != nat.Of(o.Grundy(p)) {
			t.Errorf("G(%s%v) = %s by theorem, %d by the rules", name, p, got, o.Grundy(p))
		}
	}
	f, ok := g.(grundy.Finder[P])
	if !ok {
		return
	}
	for v := range o.Grundy(p) + 3 {
		moves, ok := f.WithValue(p, nat.Of(v))
		if !ok {
			return
		}
		var want []P
		for _, q := range o.Moves(p) {
			if o.Grundy(q) == v && !slices.Contains(want, q) {
				want = append(want, q)
			}
		}
		if !sameSet(moves, want) {
			t.Errorf("from %s%v the moves to value %d are %v by theorem, %v by the rules", name, p, v, moves, want)
		}
	}
}

// timed holds remoteness and suspense to the rules.
func timed[P comparable](t *testing.T, name string, g grundy.Clock[P], o *oracle.Oracle[P], p P) {
	t.Helper()
	for _, play := range grundy.Plays {
		if n, ok := g.Remoteness(p, play); ok && n != nat.Of(o.Remoteness(p, play)) {
			t.Errorf("%s%v in %s play has remoteness %s by theorem, %d by the rules", name, p, play, n, o.Remoteness(p, play))
		}
		if n, ok := g.Suspense(p, play); ok && n != nat.Of(o.Suspense(p, play)) {
			t.Errorf("%s%v in %s play has suspense %s by theorem, %d by the rules", name, p, play, n, o.Suspense(p, play))
		}
	}
}

// closed holds foreclosed values, and the moves that hold out longest, to the rules.
func closed[P comparable](t *testing.T, name string, g grundy.Game[P], o *oracle.Oracle[P], p P) {
	t.Helper()
	for _, play := range grundy.Plays {
		if c, ok := g.(grundy.Forecloser[P]); ok {
			f, ok := c.Foreclosed(p, play)
			if want := foreclosedByRules(o, p, play); ok && f != want {
				t.Errorf("%s%v in %s play counts %s by theorem where one ended game ends all, %s by the rules", name, p, play, f, want)
			}
		}
		if s, ok := g.(grundy.Staller[P]); ok {
			q, longest, ok := s.Stall(p, play)
			if ok && (!slices.Contains(o.Moves(p), q) || longest && o.Remoteness(q, play)+1 != o.Remoteness(p, play)) {
				t.Errorf("%s%v in %s play, with %d moves left, stalls by %v, which leaves %d", name, p, play, o.Remoteness(p, play), q, o.Remoteness(q, play))
			}
		}
	}
}

func foreclosedByRules[P comparable](o *oracle.Oracle[P], p P, play grundy.Play) grundy.Foreclosed {
	switch n := o.Foreclosed(p, play); n {
	case oracle.Ended:
		return grundy.Foreclosed{}
	case oracle.Infinite:
		return grundy.Infinite
	default:
		return grundy.ForeclosedOf(nat.Of(n))
	}
}

// counted holds the number of options to the rules.
func widthAgrees[P comparable](t *testing.T, name string, g grundy.Game[P], p P) {
	t.Helper()
	c, ok := g.(grundy.Counter[P])
	if !ok {
		return
	}
	count := uint64(0)
	for range g.Options(p) {
		count++
	}
	if n, ok := c.Width(p); ok && n != nat.Of(count) {
		t.Errorf("%s%v has %s options by formula, %d by the rules", name, p, n, count)
	}
}

// sameSet reports whether a and b hold the same positions, each once.
func sameSet[P comparable](a, b []P) bool {
	if len(a) != len(b) {
		return false
	}
	for i, p := range a {
		if !slices.Contains(b, p) || slices.Contains(a[:i], p) {
			return false
		}
	}
	return true
}

func pair(a, b uint64) Pair { return Pair{nat.Of(a), nat.Of(b)} }

func limitedTo(n, q uint64) Limited { return Limited{nat.Of(n), nat.Of(q)} }

// rowOf makes the game of a family of rows from its parameters.
func rowOf(t testing.TB, build func(family.Arguments) (grundy.Game[Heaps], error), params string) row {
	t.Helper()
	g, err := build(arguments(t, params))
	if err != nil {
		t.Fatal(err)
	}
	return g.(row)
}

// arguments reads the parameters of a family as its definition would.
func arguments(t testing.TB, params string) (a family.Arguments) {
	t.Helper()
	var shelf family.Shelf
	take := func(b family.Arguments) (Heaps, error) { a = b; return "", nil }
	words := grundy.Text{En: "probe", Zh: "probe"}
	probe := family.Put(&shelf, family.Def[Heaps]{
		Name: "probe", Title: words, Rules: words, Source: "none", Examples: []string{"probe()"},
		Params: []family.Param{
			{Name: "max", Kind: family.Natural}, {Name: "min", Kind: family.Natural},
			{Name: "set", Kind: family.Set, Words: []string{"squares", "powers", "fibonacci"}},
			{Name: "rest", Kind: family.Choice, Words: []string{"stay", "take"}, Default: "stay"},
		},
		New:   func(family.Arguments) (grundy.Game[Heaps], error) { return row{theory{moves: takeAny}}, nil },
		Board: family.Board[Heaps]{Parse: take, Format: rows.Format, Samples: rows.Samples},
	})
	e, err := notation.Parse(fmt.Sprintf("probe(%s)", params))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := probe.Place(e.Terms[0].Atom.(*notation.Call), nil); err != nil {
		t.Fatal(err)
	}
	return a
}
