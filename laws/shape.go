package laws

import (
	"errors"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// hashable reports whether p can be the key of a map and equals itself.
func (t *trial[P]) hashable(p P) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			ok = t.holds("hashable", false, "%v cannot be the key of a map: %v", p, r)
		}
	}()
	m := map[P]bool{p: true}
	q := p
	return t.holds("hashable", m[q], "%v does not equal itself", p)
}

// ends returns what p reaches; ok is false if play does not end, or if that is
// too much.
func (t *trial[P]) ends(p P) (reached []P, ok bool) {
	reached, cycle, err := t.oracle.Reachable(p)
	if cycle != nil {
		if l, loopy := t.Game.(grundy.Loopy); !loopy || !l.Loopy() {
			texts := make([]string, len(cycle))
			for i, q := range cycle {
				texts[i] = t.show(q)
			}
			t.holds("ends", false, "%s", (&grundy.LoopError{Cycle: texts}).Error())
		}
		return nil, false
	}
	if errors.Is(err, grundy.ErrLimit) {
		t.report.Skipped++
		return nil, false
	}
	return reached, t.holds("ends", err == nil, "%s: %v", t.show(p), err)
}

func (t *trial[P]) steady(p P) {
	first := slices.Collect(t.Game.Options(p))
	var wait sync.WaitGroup
	var again [2][]P
	for i := range again {
		wait.Go(func() { again[i] = slices.Collect(t.Game.Options(p)) })
	}
	wait.Wait()
	for _, second := range again {
		if !t.holds("steady", slices.Equal(first, second), "the options of %s are %s and then %s", t.show(p), t.list(first), t.list(second)) {
			return
		}
	}
	for q := range t.Game.Options(p) {
		t.holds("steady", q == first[0], "the first option of %s is %s and then %s", t.show(p), t.show(first[0]), t.show(q))
		break
	}
	if len(first) > 0 {
		t.holds("steady", !slices.Contains(first, p), "%s is an option of itself", t.show(p))
	}
}

func (t *trial[P]) list(ps []P) string {
	texts := make([]string, len(ps))
	for i, p := range ps {
		texts[i] = t.show(p)
	}
	return "[" + strings.Join(texts, " ") + "]"
}

func (t *trial[P]) width(p P) {
	g, ok := t.Game.(grundy.Counter[P])
	if !ok {
		return
	}
	if n, ok := g.Width(p); ok {
		want := len(t.oracle.Moves(p))
		t.holds("width", n == nat.Of(uint64(want)), "%s has %s options by theorem, %d by the rules", t.show(p), n, want)
	}
}

func (t *trial[P]) liner(p P) {
	g, ok := t.Game.(grundy.Liner[P])
	if !ok {
		return
	}
	lines, ok := g.Lines(p)
	if !ok {
		return
	}
	back := map[string]bool{}
	for _, step := range lines.Steps {
		point := slices.Clone(lines.At(p))
		for lower(point, step) {
			back[fmt.Sprint(point)] = true
		}
	}
	options := map[string]bool{}
	for _, q := range t.oracle.Moves(p) {
		point := fmt.Sprint(lines.At(q))
		options[point] = true
		t.holds("liner", back[point], "%s has the option %s, which is on no line through it", t.show(p), t.show(q))
	}
	t.holds("liner", len(back) == len(options), "%s has %d options, and %d points on the lines back from it", t.show(p), len(options), len(back))
}

// lower takes one step back from a point, if it can.
func lower(point, step []uint64) bool {
	for i, s := range step {
		if point[i] < s {
			return false
		}
	}
	for i, s := range step {
		point[i] -= s
	}
	return true
}

func (t *trial[P]) rank(p P, reached []P) {
	g, ok := t.Game.(grundy.Ranker[P])
	if !ok {
		return
	}
	r, ok := g.Ranking(p)
	if !ok {
		return
	}
	for _, q := range reached {
		k := r.Rank(q)
		if !t.holds("rank", k < r.Size, "%s has rank %d among the %d below %s", t.show(q), k, r.Size, t.show(p)) {
			return
		}
		back := r.Unrank(k)
		t.holds("rank", back == q, "%s has rank %d, which is that of %s", t.show(q), k, t.show(back))
		for _, o := range t.oracle.Moves(q) {
			t.holds("rank", r.Rank(o) < k, "%s has rank %d, and its option %s has rank %d", t.show(q), k, t.show(o), r.Rank(o))
		}
	}
}

func (t *trial[P]) text(p P) {
	if t.Parse == nil || t.Format == nil {
		return
	}
	text := t.Format(p)
	q, err := t.Parse(text)
	if !t.holds("text", err == nil, "%q cannot be read: %v", text, err) {
		return
	}
	t.holds("text", q == p && t.Format(q) == text, "%q is read as another position, written %q", text, t.Format(q))
}

func (t *trial[P]) named(p P) {
	g, ok := t.Game.(grundy.Namer[P])
	if !ok {
		return
	}
	for _, lang := range []grundy.Lang{grundy.English, grundy.Chinese} {
		names := map[string]P{}
		for _, q := range t.oracle.Moves(p) {
			name := g.Move(p, q).In(lang, 0)
			if !t.holds("named", name != "", "the move from %s to %s has no name", t.show(p), t.show(q)) {
				return
			}
			if other, taken := names[name]; taken && !t.holds("named", other == q, "from %s both %s and %s are reached by %q", t.show(p), t.show(other), t.show(q), name) {
				return
			}
			names[name] = q
		}
	}
}

func (t *trial[P]) twin(p P) {
	if t.Twin == nil {
		return
	}
	mine, other := map[P]bool{}, map[P]bool{}
	for q := range t.Game.Options(p) {
		mine[q] = true
	}
	for q := range t.Twin.Options(p) {
		other[q] = true
	}
	t.holds("twin", maps.Equal(mine, other), "%s has %d different options, and %d by its twin", t.show(p), len(mine), len(other))
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
