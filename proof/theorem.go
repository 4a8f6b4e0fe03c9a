package proof

import (
	"slices"

	"example.org/grundy"
)

// The theorems by which finitely many values prove that they repeat for ever. Let n0
// be the preperiod, but at least 1, p the period, t the greatest number that may be
// taken, and suppose g(m+p) = g(m) for all m from n0 to some point. Consider a heap of
// n+p beyond that point, and compare its options with those of n.
//
// takeOnly, one heap or none is left: an option of n+p that is a heap of n+p-k is
// worth as much as the heap of n-k if n ≥ n0+t. Nothing is left of neither, since n > t.
//
// guySmith, one or two heaps are left: the larger of two heaps of n+p-k counters in
// all has at least half of them. If n ≥ 2·n0+p+t that is n0+p or more, so p counters
// may be taken from it, or put on it the other way, and it keeps its value (Guy and
// Smith, The G-values of various games, 1956).
//
// unequal, two heaps may have to be of unequal sizes: taking p from the larger may
// make it as large as the smaller; then p are taken from the smaller, which has
// (n-k)/2, and n0+p or more if n ≥ 2·n0+2·p+t. Putting p on the larger makes no equals.
//
// Two heaps of equal sizes are worth 0 together, and n leaves them if n-k is even and
// above 0: so p must be even, or 2·p is looked at. Heaps without a move must be
// smaller than n.
//
// deadValues, any number above t may be taken, which leaves one heap or none: see
// state. Source for the kind of game: A. Siegel, Finite excluded subtraction sets and
// infinite modular Nim, 2005.
//
// lasker, any number may be taken, or a heap split in two: the values are n, but 4k+3 and
// 4k+4 change places (Lasker, Brettspiele der Völker, 1931), which is one claim and no other.
const (
	takeOnly   = "take-only"
	guySmith   = "guy-smith"
	unequal    = "unequal"
	deadValues = "dead-values"
	lasker     = "lasker"
)

// A theorem is one of these, for one rule.
type theorem struct {
	name  string
	last  int  // t
	still int  // the greatest heap without a move
	even  bool // the period must be even
	least int  // for deadValues: the least heap that may be left, 0 or 1
}

// theoremOf returns the theorem for a rule; ok is false if there is none.
func theoremOf(r Rule) (th theorem, ok bool) {
	most := 0
	for _, d := range r.Digits {
		if len(d.Heaps) > 0 {
			most = max(most, d.Heaps[len(d.Heaps)-1])
		}
	}
	if len(r.Still) > 0 {
		th.still = r.Still[len(r.Still)-1]
	}
	if r.laskers() {
		th.name = lasker
		return th, true
	}
	if r.Tail > 0 {
		return th.dead(r, most)
	}
	if most > 2 {
		return th, false
	}
	th.name, th.last = takeOnly, r.last()
	for _, d := range r.Digits {
		switch {
		case !d.allows(2):
		case d.Sizes == Equal:
			th.even = true
		case d.Sizes == Unequal:
			th.name = unequal
		case th.name == takeOnly:
			th.name = guySmith
		}
	}
	return th, true
}

// laskers reports whether any number may be taken from a heap, and a heap split in two,
// and that is all.
func (r Rule) laskers() bool {
	if r.Tail == 0 || len(r.Still) > 0 {
		return false
	}
	for k, d := range r.Digits {
		want := []int{0, 1}
		if k == 0 {
			want = []int{2}
		}
		if !slices.Equal(d.Heaps, want) || d.Sizes != Any {
			return false
		}
	}
	return len(r.Digits) > 1
}

// dead returns the theorem for a rule with a tail.
func (th theorem) dead(r Rule, most int) (theorem, bool) {
	tail := r.Digits[len(r.Digits)-r.Tail:]
	for _, d := range tail {
		if !d.allows(1) || d.allows(0) != tail[0].allows(0) {
			return th, false
		}
	}
	if most > 1 || len(r.Still) > 0 {
		return th, false
	}
	th.name, th.last = deadValues, len(r.Digits)-r.Tail-1
	th.last = max(th.last, 0)
	if !tail[0].allows(0) {
		th.least = 1
	}
	return th, true
}

// whole returns the period that the theorem speaks of.
func (th theorem) whole(c Claim) int {
	if th.even && c.Period%2 == 1 {
		return 2 * c.Period
	}
	return c.Period
}

// end returns the heap below which values must repeat, for the theorem to say that
// they do from there on.
func (th theorem) end(c Claim) int {
	n0, p := max(c.Preperiod, 1), th.whole(c)
	end := n0 + th.last
	switch th.name {
	case guySmith:
		end = 2*n0 + p + th.last
	case unequal:
		end = 2*n0 + 2*p + th.last
	}
	return max(end, th.last+1, th.still+1)
}

// needs returns how many values the theorem asks for, and the proof that nothing
// smaller is a period.
func (th theorem) needs(c Claim) int {
	need := max(c.Preperiod+2*c.Period, th.last+c.Period+1)
	if th.name != deadValues {
		need = max(need, th.end(c)+th.whole(c))
	}
	return need
}

// enough reports whether the claim is one that the theorem can prove, and the
// certificate has as many values as it asks for.
func (th theorem) enough(p *Period) error {
	have, need := len(p.values), th.needs(p.Claim)
	switch {
	case p.Claim.Period < 1:
		return claimed(grundy.Say("a period is at least 1", "周期至少为 1"))
	case th.name == lasker && p.Claim != (Claim{1, 4, 4}):
		return claimed(grundy.Say("the theorem {name} has the period 4 with saltus 4 from heap 1 on", "定理 {name} 给出的是自堆 1 起周期 4、跃差 4", "name", th.name))
	case p.Claim.Saltus != 0 && th.name != deadValues && th.name != lasker:
		return claimed(grundy.Say("the theorem {name} is about a saltus of 0", "定理 {name} 只适用于跃差为 0", "name", th.name))
	case have < need:
		return claimed(grundy.Say("the theorem {name} asks for the values of the heaps up to {need}; they end at {have}",
			"定理 {name} 需要堆 0 到 {need} 的值；实际只到 {have}", "name", th.name, "need", need-1, "have", have-1))
	}
	return nil
}

func claimed(what grundy.Phrase) error { return falseAt(grundy.Say("the claim", "断言"), what) }

// proves checks that the values, which are those of the rule and enough, prove the
// claim.
func (th theorem) proves(p *Period) error {
	v, c := p.values, p.Claim
	repeats := func(n, period, saltus int) bool { return int(v[n+period]) == int(v[n])+saltus }
	for n := c.Preperiod; n+c.Period < len(v); n++ {
		if !repeats(n, c.Period, int(c.Saltus)) {
			return claimed(grundy.Say("a heap of {n} has the value {x}, and one of {m} the value {y}",
				"堆 {n} 的值为 {x}，堆 {m} 的值为 {y}", "n", n, "x", int(v[n]), "m", n+c.Period, "y", int(v[n+c.Period])))
		}
	}
	if th.name == deadValues && !th.recurs(v, c) {
		return claimed(grundy.Say("what decides the values after heap {n} is not the same one period before", "决定堆 {n} 之后各值的状态与一个周期之前不同", "n", len(v)-1))
	}
	// The claim is true; now that nothing smaller is.
	if n := c.Preperiod - 1; n >= 0 && repeats(n, c.Period, int(c.Saltus)) {
		return claimed(grundy.Say("the values repeat from heap {n} on already: the preperiod is smaller", "从堆 {n} 起已开始循环：预周期更小", "n", n))
	}
	for q := 2; q <= c.Period; q++ {
		// the least period divides every other, so one that is smaller divides p/q for a prime q
		if c.Period%q != 0 || int(c.Saltus)%q != 0 {
			continue
		}
		part, n := c.Period/q, c.Preperiod
		for n < c.Preperiod+c.Period && repeats(n, part, int(c.Saltus)/q) {
			n++
		}
		if n == c.Preperiod+c.Period {
			return claimed(grundy.Say("{p} is a period already", "{p} 已是周期", "p", part))
		}
	}
	return nil
}

// recurs reports whether the values at the end are decided by the same state as those
// one period before.
func (th theorem) recurs(v []uint16, c Claim) bool {
	late := th.state(v, len(v))
	early := th.state(v, len(v)-c.Period)
	return late.floor == early.floor+int(c.Saltus) && slices.Equal(late.above, early.above) && slices.Equal(late.recent, early.recent)
}

// A state is what the values of heaps of n and more follow from, for deadValues. Every
// value of a heap of n-t-1 or less is dead: no heap of n or more can have it. The floor
// is the least value that is not. The value of a heap of n is the least that is
// neither dead nor the value of an option n-k with k ≤ t; as it is the floor at least,
// it follows, counted from the floor, from the dead values above the floor and from the
// last t values, of which those below the floor say nothing. So if the state of n+p is
// that of n with a floor that is higher by s, then g(m+p) = g(m)+s for all m ≥ n.
type state struct {
	floor  int
	above  []int // dead values above the floor, counted from it
	recent []int // the last t values counted from the floor; -1 below it
}

func (th theorem) state(v []uint16, n int) state {
	dead := make([]bool, mostValue+2)
	for m := th.least; m < n-th.last; m++ {
		dead[v[m]] = true
	}
	s := state{floor: slices.Index(dead, false)}
	for x := s.floor; x < len(dead); x++ {
		if dead[x] {
			s.above = append(s.above, x-s.floor)
		}
	}
	for k := 1; k <= th.last; k++ {
		s.recent = append(s.recent, max(int(v[n-k])-s.floor, -1))
	}
	return s
}
