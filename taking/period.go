package taking

import "example.org/grundy/nat"

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
	SearchedTo int    // the greatest heap whose value was looked at
	Theorem    string // that proves it, in one line; "" unless proved
	Exceptions []int  // heaps below Preperiod whose value is not that of the period run back
}

// Value returns the value of a heap of any size by a proved period; ok is false if
// the period is not proved, or v does not reach to the end of the first one.
func (p Period) Value(v *Values, n nat.Nat) (x nat.Nat, ok bool) {
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
