package laws

import (
	"fmt"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
)

func (t *trial[P]) value(p P) {
	g, ok := t.Game.(grundy.Valuer[P])
	if !ok {
		return
	}
	if v, ok := g.Value(p); ok {
		want := t.oracle.Grundy(p)
		t.holds("value", v == nat.Of(want), "%s is worth %s by theorem, %d by the rules", t.show(p), v, want)
	}
}

func (t *trial[P]) outcome(p P) {
	g, ok := t.Game.(grundy.Decider[P])
	if !ok {
		return
	}
	for _, play := range grundy.Plays {
		if o, ok := g.Outcome(p, play); ok {
			want := t.oracle.Outcome(p, play)
			t.holds("outcome", o == want, "%s in %s play is %s by theorem, %s by the rules", t.show(p), play, o, want)
		}
	}
}

func (t *trial[P]) clock(p P) {
	g, ok := t.Game.(grundy.Clock[P])
	if !ok {
		return
	}
	for _, play := range grundy.Plays {
		if n, ok := g.Remoteness(p, play); ok {
			want := t.oracle.Remoteness(p, play)
			t.holds("clock", n == nat.Of(want), "the remoteness of %s in %s play is %s by theorem, %d by the rules", t.show(p), play, n, want)
		}
		if n, ok := g.Suspense(p, play); ok {
			want := t.oracle.Suspense(p, play)
			t.holds("clock", n == nat.Of(want), "the suspense of %s in %s play is %s by theorem, %d by the rules", t.show(p), play, n, want)
		}
	}
}

func (t *trial[P]) winning(p P) {
	g, ok := t.Game.(grundy.Winner[P])
	if !ok {
		return
	}
	for _, play := range grundy.Plays {
		if moves, ok := g.Winning(p, play); ok {
			t.same("winning", moves, t.oracle.Winning(p, play), "the winning moves of %s in %s play", t.show(p), play)
		}
	}
}

// same compares two lists as sets, each member of the first once.
func (t *trial[P]) same(law string, got, want []P, format string, args ...any) bool {
	what := later(func() string { return fmt.Sprintf(format, args...) })
	listed, right := map[P]bool{}, map[P]bool{}
	for _, q := range want {
		right[q] = true
	}
	for _, q := range got {
		if !t.holds(law, !listed[q], "%s list %s twice", what, t.show(q)) ||
			!t.holds(law, right[q], "%s hold %s, which the rules do not give", what, t.show(q)) {
			return false
		}
		listed[q] = true
	}
	for _, q := range want {
		if !t.holds(law, listed[q], "%s lack %s, which the rules give", what, t.show(q)) {
			return false
		}
	}
	return true
}

func (t *trial[P]) chooser(p P) {
	g, ok := t.Game.(grundy.Chooser[P])
	if !ok {
		return
	}
	for _, play := range grundy.Plays {
		const limit = 5
		c, ok := g.Choose(p, play, limit)
		if !ok {
			continue
		}
		t.chosen("chooser", c, limit, t.oracle.Winning(p, play), later(func() string { return fmt.Sprintf("the winning moves of %s in %s play", t.show(p), play) }))
	}
}

// chosen holds a count and the first members of a set to the whole set.
func (t *trial[P]) chosen(law string, c grundy.Choices[P], limit int, want []P, what later) {
	if n, known := c.Count.Get(); known {
		t.holds(law, n == nat.Of(uint64(len(want))), "%s are %s by theorem, %d by the rules", what, n, len(want))
		t.holds(law, len(c.First) == min(limit, len(want)), "the first of %s are %d; want %d of %d", what, len(c.First), min(limit, len(want)), len(want))
	}
	var among []P
	for _, q := range want {
		if slices.Contains(c.First, q) {
			among = append(among, q)
		}
	}
	t.same(law, c.First, among, "the first of %s", what)
}

func (t *trial[P]) pacer(p P) {
	g, ok := t.Game.(grundy.Pacer[P])
	if !ok {
		return
	}
	for _, play := range grundy.Plays {
		groups, ok := g.Paces(p, play)
		if !ok {
			continue
		}
		var all []P
		for _, group := range groups {
			all = slices.AppendSeq(all, group.Options)
		}
		if !t.same("pacer", all, t.oracle.Moves(p), "the grouped options of %s in %s play", t.show(p), play) {
			continue
		}
		for _, group := range groups {
			size := uint64(0)
			for q := range group.Options {
				size++
				want := t.oracle.Suspense(q, play)
				t.holds("pacer", group.Suspense == nat.Of(want), "the option %s of %s is in the group of suspense %s in %s play; by the rules it has %d", t.show(q), t.show(p), group.Suspense, play, want)
				want = t.oracle.Remoteness(q, play)
				t.holds("pacer", group.Remoteness == nat.Of(want), "the option %s of %s is in the group of remoteness %s in %s play; by the rules it has %d", t.show(q), t.show(p), group.Remoteness, play, want)
			}
			t.holds("pacer", group.Count == nat.Of(size), "a group of options of %s has %d members, and says %s", t.show(p), size, group.Count)
		}
	}
}

func (t *trial[P]) foreclosed(p P) {
	g, ok := t.Game.(grundy.Forecloser[P])
	if !ok {
		return
	}
	for _, play := range grundy.Plays {
		if f, ok := g.Foreclosed(p, play); ok {
			want := t.foreclosedByRules(p, play)
			t.holds("foreclosed", f == want, "the foreclosed value of %s in %s play is %s by theorem, %s by the rules", t.show(p), play, f, want)
		}
	}
}

// foreclosedByRules is what the oracle says, as the root package writes it.
func (t *trial[P]) foreclosedByRules(p P, play grundy.Play) grundy.Foreclosed {
	switch n := t.oracle.Foreclosed(p, play); n {
	case oracle.Ended:
		return grundy.Foreclosed{}
	case oracle.Infinite:
		return grundy.Infinite
	default:
		return grundy.ForeclosedOf(nat.Of(n))
	}
}

func (t *trial[P]) finder(p P) {
	finder, finds := t.Game.(grundy.Finder[P])
	sampler, samples := t.Game.(grundy.Sampler[P])
	if !finds && !samples {
		return
	}
	byValue := map[uint64][]P{}
	for _, q := range t.oracle.Moves(p) {
		v := t.oracle.Grundy(q)
		if !slices.Contains(byValue[v], q) {
			byValue[v] = append(byValue[v], q)
		}
	}
	for v := range t.oracle.Grundy(p) + 3 {
		if finds {
			if moves, ok := finder.WithValue(p, nat.Of(v)); ok {
				t.same("finder", moves, byValue[v], "the options of %s of value %d", t.show(p), v)
			}
		}
		if samples {
			const limit = 5
			if c, ok := sampler.Sample(p, nat.Of(v), limit); ok {
				t.chosen("sampler", c, limit, byValue[v], later(func() string { return fmt.Sprintf("the options of %s of value %d", t.show(p), v) }))
			}
		}
	}
}

// tame compares the value with that of misère play, which is defined as the
// Grundy value is, but for 1 in place of 0 at the ends.
func (t *trial[P]) tame(p P) {
	g, ok := t.Game.(grundy.Tamer[P])
	if !ok {
		return
	}
	fickle, ok := g.Tame(p)
	if !ok {
		return
	}
	v := t.oracle.Grundy(p)
	m := t.misereValue(p)
	if fickle {
		t.holds("tame", v+m == 1, "%s is fickle by theorem, but has the values %d and %d by the rules", t.show(p), v, m)
		return
	}
	t.holds("tame", v == m, "%s is firm by theorem, but has the values %d and %d by the rules", t.show(p), v, m)
}

// misereValue returns the Grundy value of misère play.
func (t *trial[P]) misereValue(p P) uint64 {
	if v, ok := t.misere[p]; ok {
		return v
	}
	all, _, err := t.oracle.Reachable(p)
	if err != nil {
		return 0
	}
	for _, q := range all {
		values := map[uint64]bool{}
		for _, r := range t.oracle.Moves(q) {
			values[t.misere[r]] = true
		}
		v := uint64(0)
		for values[v] {
			v++
		}
		if len(values) == 0 {
			v = 1
		}
		t.misere[q] = v
	}
	return t.misere[p]
}

func (t *trial[P]) normal(p P) {
	g, ok := t.Game.(grundy.Normalizer[P])
	if !ok {
		return
	}
	n := g.Normal(p)
	if !t.holds("normal", g.Normal(n) == n, "the normal form %s of %s has another normal form", t.show(n), t.show(p)) || n == p || !t.small(n) {
		return
	}
	v, want := t.oracle.Grundy(n), t.oracle.Grundy(p)
	t.holds("normal", v == want, "%s is worth %d, its normal form %s is worth %d", t.show(p), want, t.show(n), v)
	for _, play := range grundy.Plays {
		same := t.oracle.Remoteness(n, play) == t.oracle.Remoteness(p, play) && t.oracle.Suspense(n, play) == t.oracle.Suspense(p, play)
		t.holds("normal", same, "%s and its normal form %s do not last equally long in %s play", t.show(p), t.show(n), play)
		same = t.oracle.Foreclosed(n, play) == t.oracle.Foreclosed(p, play)
		t.holds("normal", same, "%s and its normal form %s differ in their foreclosed values in %s play", t.show(p), t.show(n), play)
	}
}

func (t *trial[P]) stall(p P) {
	g, ok := t.Game.(grundy.Staller[P])
	if !ok {
		return
	}
	for _, play := range grundy.Plays {
		q, longest, ok := g.Stall(p, play)
		if !ok {
			continue
		}
		moves := t.oracle.Moves(p)
		if !t.holds("stall", t.oracle.Outcome(p, play) == grundy.Previous, "%s is not lost in %s play, and yet stalls", t.show(p), play) ||
			!t.holds("stall", slices.Contains(moves, q), "%s stalls by going to %s, which is no option", t.show(p), t.show(q)) || !longest {
			continue
		}
		t.holds("stall", t.oracle.Remoteness(q, play)+1 == t.oracle.Remoteness(p, play), "%s stalls longest by going to %s in %s play, but another move lasts longer", t.show(p), t.show(q), play)
	}
}
