package taking

import (
	"context"
	"sync"

	"example.org/grundy/nat"
)

// A Known is a nim-sequence that grows as it is asked for values, within an effort
// that is settled before. It looks for a period on the way, and with one it knows the
// values of all heaps.
//
// A Known is safe for concurrent use.
type Known struct {
	mu     sync.Mutex
	s      *Sequence
	period Period
	left   float64 // of the effort, in nanoseconds by the cost model
	most   int     // heaps
}

// NewKnown returns a sequence that may grow at an estimated cost of so many
// nanoseconds in all, to so many heaps. What it finds does not depend on the machine.
func NewKnown(r Rule, effort float64, heaps int) *Known {
	return &Known{s: NewSequence(r, Options{}), period: Period{Status: None}, left: effort, most: heaps}
}

// Rule returns the rule.
func (k *Known) Rule() Rule { return k.s.Rule() }

// Value returns the value of a heap of n; ok is false if it is beyond what the effort
// finds.
//
// Cost: what is left of the effort at the most, and O(1) for values that are known.
func (k *Known) Value(n nat.Nat) (x nat.Nat, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for {
		if x, ok := k.period.Value(&k.s.values, n); ok {
			return x, true
		}
		if !k.grow() {
			return x, false
		}
	}
}

// Period returns the period as far as it is known, and how many values are.
func (k *Known) Period() (p Period, heaps int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.period, k.s.Len()
}

// grow computes a quarter more of the values, if the effort allows it.
func (k *Known) grow() bool {
	n := k.s.Len()
	next := min(n+max(n/4, 256), k.most)
	cost := k.s.cost() * float64(next-n)
	if cost > k.left || next == n || k.period.Status == Proved {
		k.left = min(k.left, 0) // what is known shall not depend on the order of questions
		return false
	}
	k.left -= cost
	if err := k.s.Extend(context.Background(), next); err != nil {
		k.left = 0
		return false
	}
	k.period = k.s.Period()
	return true
}

// cost estimates the nanoseconds that the value of the next heap takes.
func (s *Sequence) cost() float64 {
	n := s.Len()
	if list := s.offers(n); len(list) > 0 && n >= firstReview {
		return list[0].cost
	}
	cost := 50.0
	for _, d := range s.rule.Takes(n) {
		cost += 5
		if d.Heaps>>2 != 0 {
			cost += float64(n)
		}
		if d.Heaps>>3 != 0 {
			cost += 20 * float64(n)
		}
	}
	return cost
}
