package taking

import "context"

// An engine is one way to compute the values of a rule.
type engine interface {
	name() string
	// extend appends the values of the heaps v.Len() … to-1. It returns early, with
	// the values that it has found, when ctx is done, and then the error of ctx.
	extend(ctx context.Context, v *Values, to int) error
}

// A shape is a rule that leaves at most two heaps and takes at most last
// counters, sorted out as the fast engines read it.
type shape struct {
	last   int
	ends   []int   // numbers whose taking may end the heap
	keeps  []int   // numbers after which one heap may be left
	splits []split // numbers after which two heaps may be left
	still  []int   // heaps without a move, ascending
}

// A split is a number of counters after whose taking two heaps may be left.
type split struct {
	take  int
	parts Parts
}

// shape returns the shape of the rule; ok is false if the rule has none, because it
// may leave three heaps, or takes any number.
func (r Rule) shape() (s shape, ok bool) {
	last, ok := r.Last()
	if !ok {
		return s, false
	}
	s.last, s.still = last, r.still
	for k, d := range r.digits {
		if d.Heaps>>3 != 0 {
			return s, false
		}
		if d.Heaps&1 != 0 {
			s.ends = append(s.ends, k)
		}
		if d.Heaps&2 != 0 {
			s.keeps = append(s.keeps, k)
		}
		if d.Heaps&4 != 0 {
			s.splits = append(s.splits, split{k, d.Parts})
		}
	}
	return s, true
}
