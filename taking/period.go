package taking

import (
	"context"
	"math/bits"
	"slices"

	"example.org/grundy/nat"
)

// Status says how sure a period is.
type Status string

// The three answers about a period.
const (
	Proved   Status = "proved"   // by a theorem, for all heaps
	Observed Status = "observed" // in the values computed, and no further
	None     Status = "none"     // no period was found in the values computed
)

// A Period says that a sequence repeats: g(n+Period) = g(n) + Saltus for all n ≥
// Preperiod. Preperiod and Period are the least that do, and the saltus is 0
// for a sequence that is periodic.
type Period struct {
	Status     Status
	Preperiod  int
	Period     int
	Saltus     uint32
	SearchedTo int      // the greatest heap whose value was looked at; -1 if there is none
	Theorem    Theorem  // what proves it; the zero Theorem unless proved
	Exceptions []uint32 // heaps below Preperiod whose value is not that of the period run back
}

// Value returns the value of a heap of any size by a proved period; ok is false if
// the period is not proved, or v does not reach to the end of the first one.
func (p *Period) Value(v *Values, n nat.Nat) (x nat.Nat, ok bool) {
	if w, small := n.Uint64(); small && w < uint64(v.Len()) {
		return nat.Of(uint64(v.At(int(w)))), true
	}
	if p.Status != Proved || v.Len() < p.Preperiod+p.Period {
		return x, false
	}
	q, r := n.Sub(nat.Of(uint64(p.Preperiod))).DivMod(nat.Of(uint64(p.Period)))
	i, _ := r.Uint64()
	first := nat.Of(uint64(v.At(p.Preperiod + int(i))))
	return first.Add(q.Mul(nat.Of(uint64(p.Saltus)))), true
}

// At is Value for a heap and a value that are words; ok is false for greater values, too.
func (p *Period) At(v *Values, n int) (x uint64, ok bool) {
	if n < v.Len() {
		return uint64(v.At(n)), true
	}
	if p.Status != Proved || v.Len() < p.Preperiod+p.Period {
		return 0, false
	}
	past := n - p.Preperiod
	high, low := bits.Mul64(uint64(past/p.Period), uint64(p.Saltus))
	x, carry := bits.Add64(low, uint64(v.At(p.Preperiod+past%p.Period)), 0)
	return x, high == 0 && carry == 0
}

// Back returns the value that a heap below the preperiod would have if the period
// were run back; it may be negative.
func (p *Period) Back(v *Values, n int) int64 {
	q := (p.Preperiod - n + p.Period - 1) / p.Period
	return int64(v.At(n+q*p.Period)) - int64(q)*int64(p.Saltus)
}

// Period looks for a period in the values known. It is proved if a theorem of
// theorem.go says so; otherwise it is observed if it holds in the last half of the
// values and through three periods.
//
// Cost: O(Len) where no two stretches are much alike.
func (s *Sequence) Period() Period { return least(&s.values, s.period()) }

// period is Period without the exceptions.
func (s *Sequence) period() Period {
	n := s.values.Len()
	none := Period{Status: None, SearchedTo: n - 1}
	seen := none
	premise := premiseOf(s.rule)
	for c := range candidates(&s.values) {
		if name, ok := premise.proves(&s.values, c); ok {
			p := c.as(Proved, n)
			p.Theorem = name
			return p
		}
		if seen.Status == None && c.lasts(n) {
			seen = c.as(Observed, n)
		}
	}
	return seen
}

// least fills in the exceptions of a period. They may be millions, so it counts them
// before it lists them.
func least(v *Values, p Period) Period {
	if p.Status == None {
		return p
	}
	count := 0
	for n := range p.Preperiod {
		if p.Back(v, n) != int64(v.At(n)) {
			count++
		}
	}
	if count == 0 {
		return p
	}
	p.Exceptions = make([]uint32, 0, count)
	for n := range p.Preperiod {
		if p.Back(v, n) != int64(v.At(n)) {
			p.Exceptions = append(p.Exceptions, uint32(n))
		}
	}
	return p
}

// Observe looks for a period in values of which no rule is known, such as those of rules
// that a user wrote. It is observed, never proved, if it holds in the last half of the
// values and through three periods.
//
// Cost: O(Len) where no two stretches are much alike.
func Observe(v *Values) Period {
	n := v.Len()
	for c := range candidates(v) {
		if c.lasts(n) {
			return least(v, c.as(Observed, n))
		}
	}
	return Period{Status: None, SearchedTo: n - 1}
}

// FindPeriod extends the sequence until a period is proved, or the values of the
// heaps up to to are known.
//
// Cost: that of the values, and O(to) for each of the O(log to) looks at them.
// Errors: those of Extend; the period is then what the values known say.
func FindPeriod(ctx context.Context, s *Sequence, to int) (Period, error) {
	for {
		p := s.period()
		if p.Status == Proved || s.Len() > to {
			return least(&s.values, p), nil
		}
		next := max(s.Len()+s.Len()/4, s.Len()+256)
		if p.Status == Observed {
			next = max(next, premiseOf(s.rule).needs(p.Preperiod, p.Period))
		}
		if next > 1<<16 { // by then a copy for each step would take much memory
			s.values.Reserve(min(to+1, 1<<24))
		}
		if err := s.Extend(ctx, min(next, to+1)); err != nil {
			return s.Period(), err
		}
	}
}

// A repeat is a stretch at the end of some values that repeats: the value of each
// heap from from on is saltus less than that of the heap one period later.
type repeat struct {
	from, period int
	saltus       uint32
}

// lasts reports whether it holds in the last half of n values and through three periods.
func (r repeat) lasts(n int) bool { return r.from <= n/2 && r.from+3*r.period <= n }

// as returns the period of n values.
func (r repeat) as(status Status, n int) Period {
	return Period{Status: status, Preperiod: r.from, Period: r.period, Saltus: r.saltus, SearchedTo: n - 1}
}

// candidates yields the repeats of values, with ascending periods, that reach back
// over a period at least, each with the least from. A multiple of a period that lies
// within its stretch is left out: it begins where that one does.
func candidates(v *Values) func(yield func(repeat) bool) {
	return func(yield func(repeat) bool) {
		n := v.Len()
		var found []repeat
		for p := 1; p <= n/2; p++ {
			last, first := v.At(n-1), v.At(n-1-p)
			if last < first || n-1-p > 0 && v.At(n-2)-v.At(n-2-p) != last-first {
				continue
			}
			if slices.ContainsFunc(found, func(r repeat) bool { return p%r.period == 0 && p < n-r.from }) {
				continue
			}
			r := repeat{period: p, saltus: last - first}
			r.from = n - p - v.matches(p, r.saltus)
			if r.from+2*p > n {
				continue
			}
			found = append(found, r)
			if !yield(r) {
				return
			}
		}
	}
}

// matches returns how many of the last values exceed by saltus the value p heaps
// before, without a gap.
func (v *Values) matches(p int, saltus uint32) int {
	switch {
	case v.longs != nil:
		return matches(v.longs, p, saltus)
	case v.pairs != nil:
		return matches(v.pairs, p, saltus)
	}
	return matches(v.bytes, p, saltus)
}

func matches[W word](list []W, p int, saltus uint32) int {
	late, early := list[p:], list[:len(list)-p]
	i := len(early)
	for i > 0 && uint32(late[i-1]) == uint32(early[i-1])+saltus {
		i--
	}
	return len(early) - i
}
