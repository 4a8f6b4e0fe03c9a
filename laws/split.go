package laws

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"example.org/grundy"
	"example.org/grundy/oracle"
)

// sideBySide is how many positions the parts of a position may reach together for
// their misère play to be compared with that of the whole.
const sideBySide = 500

func (t *trial[P]) split(p P) {
	g, ok := t.Game.(grundy.Splitter[P])
	if !ok {
		return
	}
	parts, ok := g.Split(p)
	if !ok {
		return
	}
	if !t.holds("split", !slices.Contains(parts, p), "%s splits into parts of which one is itself", t.show(p)) {
		return
	}
	if slices.ContainsFunc(parts, func(q P) bool { return !t.small(q) }) {
		return // a part need not be reachable from the whole, and may be out of reach
	}
	var sum uint64
	for _, q := range parts {
		sum ^= t.oracle.Grundy(q)
	}
	want := t.oracle.Grundy(p)
	if !t.holds("split", sum == want, "the parts of %s are worth %d together, the whole %d", t.show(p), sum, want) {
		return
	}
	side := oracle.New[string](newSides(t, parts))
	side.Limit = sideBySide
	if _, _, err := side.Reachable(""); err == nil {
		got, want := side.Outcome("", grundy.Misere), t.oracle.Outcome(p, grundy.Misere)
		t.holds("split", got == want, "the parts of %s side by side are %s in misère play, the whole is %s", t.show(p), got, want)
	}
}

// sides plays positions of one game side by side, by the rules. A position is
// the numbers of the parts' positions, "" for the start.
type sides[P comparable] struct {
	game  grundy.Game[P]
	start []int
	place map[P]int
	all   []P
}

func newSides[P comparable](t *trial[P], parts []P) *sides[P] {
	s := &sides[P]{game: t.Game, place: map[P]int{}}
	for _, p := range parts {
		s.start = append(s.start, s.number(p))
	}
	return s
}

func (s *sides[P]) number(p P) int {
	n, ok := s.place[p]
	if !ok {
		n = len(s.all)
		s.place[p] = n
		s.all = append(s.all, p)
	}
	return n
}

func (s *sides[P]) Options(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		now := s.read(text)
		for i, n := range now {
			for q := range s.game.Options(s.all[n]) {
				next := slices.Clone(now)
				next[i] = s.number(q)
				slices.Sort(next)
				if !yield(fmt.Sprint(next)) {
					return
				}
			}
		}
	}
}

func (s *sides[P]) read(text string) []int {
	if text == "" {
		return s.start
	}
	var list []int
	for _, word := range strings.Fields(strings.Trim(text, "[]")) {
		n, _ := strconv.Atoi(word)
		list = append(list, n)
	}
	return list
}
