package taking

import "example.org/grundy"

// The theorems that make a period of finitely many values a period of all.
//
// Write t for the greatest number that may be taken, and suppose g(m+p) = g(m) for
// all m from n0 ≥ 1 to some point. Consider a large heap of n+p. Each option lays
// down heaps of n+p-k counters in all.
//
// One heap: the values g(n+p-1) … g(n+p-t) are those of t heaps before n, so t equal
// values in a row are enough.
//
// Two heaps of any sizes: the larger is at least half of n+p-k. If n ≥ 2n0+p+t it is
// n0+p or more, so it may give up p counters and keep its value, and what is laid
// down is then an option of n. So the options of n and n+p have the same values
// (Guy and Smith, The G-values of various games, 1956).
//
// Two heaps of unequal sizes: the same, but that giving up p counters may make the
// larger heap as large as the smaller. Then the smaller one gives them up; that it
// has n0+p needs n ≥ 2n0+2p+t.
//
// Two heaps of equal sizes are worth 0 together. They can be laid down when n-k is
// even, so p must be even.
//
// Heaps that have no move must be smaller than the heaps argued about. A period is
// taken to begin at 1 or later, since a heap of 0 is no heap to lay down.
//
// Values that are dead: see dead.go.
//
// Lasker's Nim, 4.[3], has its values by Lasker's theorem: n, but 4k+3 and 4k+4 change
// places (Brettspiele der Völker, 1931).
var (
	takeOnly = Theorem{"take-only", grundy.Text{
		En: "a heap follows from the t heaps before it, and t values in a row repeat",
		Zh: "每堆的值由它前面 t 堆决定，而连续 t 个值已重复",
	}}
	guySmith = Theorem{"guy-smith", grundy.Text{
		En: "Guy and Smith 1956: the values repeat for all n with n0 <= n < 2*n0 + p + t",
		Zh: "Guy 与 Smith（1956）：对 n0 <= n < 2*n0 + p + t 的一切 n，值已重复",
	}}
	unequally = Theorem{"unequal", grundy.Text{
		En: "as Guy and Smith, for unequal heaps: the values repeat for all n with n0 <= n < 2*n0 + 2*p + t",
		Zh: "同 Guy 与 Smith，两堆须不等：对 n0 <= n < 2*n0 + 2*p + t 的一切 n，值已重复",
	}}
	deadOnes = Theorem{"dead-values", grundy.Text{
		En: "the values that no later heap can have, and the last t values, are the same one period apart",
		Zh: "以后各堆不可能再取的值与最近 t 个值，相隔一个周期时相同",
	}}
	lasker = Theorem{"lasker", grundy.Text{
		En: "Lasker 1931: a heap of n is worth n, but 4k+3 and 4k+4 change places",
		Zh: "Lasker（1931）：n 枚的堆值为 n，但 4k+3 与 4k+4 互换",
	}}
)

// A Theorem makes a repetition of finitely many values one of all.
type Theorem struct {
	Name string      // the one that certificates use; "" for no theorem
	Text grundy.Text // what it found
}

// A premise is what a theorem asks of the values of a rule.
type premise struct {
	name  Theorem // the zero Theorem if there is none
	last  int     // the greatest number that may be taken
	still int     // the greatest heap that has no move by decree
	even  bool    // the period must be even
	sizes int     // how many heaps n0, and periods, the stretch of equal values is long
	gaps  int
	dead  *deadRule
	only  *repeat // the period, where the theorem tells it
}

// laskers reports whether the rule is that of Lasker's Nim: take any number from a heap,
// or split it in two.
func (r Rule) laskers() bool {
	if r.named != nil || r.tail == 0 || len(r.still) > 0 || r.digits[0] != (Digit{Heaps: 1 << 2}) {
		return false
	}
	for _, d := range r.digits[1:] {
		if d != (Digit{Heaps: 1<<0 | 1<<1}) {
			return false
		}
	}
	return true
}

// premiseOf returns what is asked of the values of a rule.
func premiseOf(r Rule) premise {
	if d, ok := deadRuleOf(r); ok {
		return premise{name: deadOnes, dead: &d}
	}
	if r.laskers() {
		return premise{name: lasker, only: &repeat{1, 4, 4}}
	}
	s, ok := r.shape()
	if !ok {
		return premise{}
	}
	p := premise{name: takeOnly, last: s.last, sizes: 1}
	if len(s.still) > 0 {
		p.still = s.still[len(s.still)-1]
	}
	p.even = len(s.equals) > 0
	for _, split := range s.splits {
		switch split.parts {
		case Unequal:
			p.name, p.sizes, p.gaps = unequally, 2, 2
		case Any:
			if p.name == takeOnly {
				p.name, p.sizes, p.gaps = guySmith, 2, 1
			}
		}
	}
	return p
}

// needs returns how many values must be known to prove a period that begins at from.
func (p premise) needs(from, period int) int {
	if p.dead != nil || p.only != nil {
		return 0
	}
	if p.even && period%2 == 1 {
		return p.needs(from, 2*period)
	}
	from = max(from, 1)
	equal := max(p.sizes*from+p.gaps*period+p.last, p.last+1, p.still+1)
	return equal + period
}

// proves returns the name of the theorem that makes a repeat a period; ok is false if
// the values are too few, or no theorem covers the rule.
func (p premise) proves(v *Values, r repeat) (name Theorem, ok bool) {
	switch {
	case p.name.Name == "":
		return Theorem{}, false
	case p.dead != nil:
		return p.name, p.dead.repeats(v, r)
	case p.only != nil:
		return p.name, r == *p.only
	case r.saltus != 0:
		return Theorem{}, false
	}
	return p.name, p.needs(r.from, r.period) <= v.Len()
}
