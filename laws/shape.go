package laws

import (
	"fmt"
	"iter"
	"slices"
	"strings"
	"sync"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// keys is a game that the oracle can remember: while it watches, it leaves out
// the options that cannot be keys of a map, and notes why.
type keys[P comparable] struct {
	grundy.Game[P]
	watch func(P) bool
}

func (k *keys[P]) Options(p P) iter.Seq[P] {
	if k.watch == nil {
		return k.Game.Options(p)
	}
	return func(yield func(P) bool) {
		for q := range k.Game.Options(p) {
			if k.watch(q) && !yield(q) {
				return
			}
		}
	}
}

// reach returns what p reaches and a cycle, as the oracle does; hashable is false
// if that would hold a position that cannot be the key of a map.
func (t *trial[P]) reach(p P) (reached, cycle []P, hashable bool, err error) {
	known := map[P]bool{}
	hashable = true
	t.keys.watch = func(q P) bool {
		ok := t.hashable(known, q)
		hashable = hashable && ok
		return ok
	}
	defer func() { t.keys.watch = nil }()
	if !t.keys.watch(p) {
		return nil, nil, false, nil
	}
	reached, cycle, err = t.oracle.Reachable(p)
	return reached, cycle, hashable, err
}

// hashable reports whether p can be the key of a map and equals itself.
func (t *trial[P]) hashable(known map[P]bool, p P) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = t.holds("hashable", false, "%v, of type %T, cannot be the key of a map", p, p)
		}
	}()
	if known[p] {
		return true
	}
	known[p] = true
	return t.holds("hashable", known[p], "%v does not equal itself", p)
}

// small reports whether the oracle can answer for p.
func (t *trial[P]) small(p P) bool {
	_, cycle, hashable, err := t.reach(p)
	return cycle == nil && hashable && err == nil
}

// ends returns what p reaches, and whether every play from p ends; ok is false
// if there is a breach, or if that is too much.
func (t *trial[P]) ends(p P) (reached []P, ends, ok bool) {
	reached, cycle, hashable, err := t.reach(p)
	if err != nil {
		t.report.Skipped++
	}
	if err != nil || !hashable {
		return nil, false, false
	}
	if l, loopy := t.Game.(grundy.Loopy); loopy && l.Loopy() {
		return reached, cycle == nil, t.holds("ends", true, "")
	}
	loop := later(func() string {
		cycle := solve.Shortest(t.Game, p, cycle)
		texts := make([]string, len(cycle))
		for i, q := range cycle {
			texts[i] = t.show(q).String()
		}
		return (&grundy.LoopError{Cycle: texts}).Error()
	})
	ok = t.holds("ends", cycle == nil, "%s", loop)
	return reached, ok, ok
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
	for _, n := range []int{1, len(first) / 2, len(first)} {
		if n == 0 || n > len(first) {
			continue
		}
		taken, trouble := leave(t.Game.Options(p), n)
		if !t.holds("steady", trouble == "", "the options of %s, left after %d, %s", t.show(p), n, trouble) ||
			!t.holds("steady", slices.Equal(first[:n], taken), "the options of %s begin with %s and then with %s", t.show(p), t.list(first[:n]), t.list(taken)) {
			return
		}
	}
}

// leave takes n members of a sequence and wants no more. The trouble is what the
// sequence does then, if it does not stop.
func leave[P any](seq iter.Seq[P], n int) (taken []P, trouble string) {
	defer func() {
		if r := recover(); r != nil {
			trouble = fmt.Sprintf("panic: %v", r)
		}
	}()
	seq(func(q P) bool {
		taken = append(taken, q)
		return len(taken) < n
	})
	if len(taken) > n {
		return taken[:n], "go on"
	}
	return taken, ""
}

func (t *trial[P]) list(ps []P) later {
	return func() string {
		texts := make([]string, len(ps))
		for i, p := range ps {
			texts[i] = t.show(p).String()
		}
		return "[" + strings.Join(texts, " ") + "]"
	}
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
	if !t.holds("liner", within(lines.At(p), lines.Sizes), "%s is at %v, which is not on its grid %v", t.show(p), lines.At(p), lines.Sizes) {
		return
	}
	back := map[string]bool{}
	for _, step := range lines.Steps {
		point := slices.Clone(lines.At(p))
		for lower(point, step) {
			back[fmt.Sprint(point)] = true
		}
	}
	options, distinct := map[string]bool{}, map[P]bool{}
	for _, q := range t.oracle.Moves(p) {
		at := lines.At(q)
		point := fmt.Sprint(at)
		options[point], distinct[q] = true, true
		t.holds("liner", within(at, lines.Sizes), "%s is at %s, which is not on the grid %v of %s", t.show(q), point, lines.Sizes, t.show(p))
		t.holds("liner", back[point], "%s has the option %s, which is on no line through it", t.show(p), t.show(q))
	}
	t.holds("liner", len(options) == len(distinct), "%s has %d options, and they are at %d points", t.show(p), len(distinct), len(options))
	t.holds("liner", len(back) == len(options), "%s has %d options, and %d points on the lines back from it", t.show(p), len(options), len(back))
}

// within reports whether a point has a coordinate below each of the sizes.
func within(point, sizes []uint64) bool {
	for i := range point {
		if i >= len(sizes) || point[i] >= sizes[i] {
			return false
		}
	}
	return len(point) == len(sizes)
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
		var ranks []uint64
		for _, o := range t.oracle.Moves(q) {
			ranks = append(ranks, r.Rank(o))
			t.holds("rank", r.Rank(o) < k, "%s has rank %d, and its option %s has rank %d", t.show(q), k, t.show(o), r.Rank(o))
		}
		if r.Options != nil {
			listed := slices.Sorted(slices.Values(r.Options(k, nil)))
			slices.Sort(ranks)
			t.holds("rank", slices.Equal(listed, ranks), "%s has options with the ranks %d, and its ranking lists %d", t.show(q), ranks, listed)
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
	var other []P
	for q := range t.Twin.Options(p) {
		if !slices.Contains(other, q) {
			other = append(other, q)
		}
	}
	t.same("twin", other, t.oracle.Moves(p), "the options of %s in its twin", t.show(p))
}
