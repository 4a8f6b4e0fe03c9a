package taking

import (
	"context"
	"slices"
)

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
	splits []split // numbers after which two heaps may be left, not only equal ones
	equals []int   // numbers after which two equal heaps may be left
	still  []int   // heaps without a move, ascending
}

// A split is a number of counters after whose taking two heaps may be left, of any
// sizes or of unequal ones.
type split struct {
	take  int
	parts Parts
}

// last returns the greatest smaller part of a pair of heaps that a heap of n leaves;
// it is less than 1 if there is none.
func (p split) last(n int) int { return smaller(n-p.take, p.parts) }

// smaller returns the greatest smaller one of two heaps, of any sizes or of unequal
// ones, that are m together.
func smaller(m int, parts Parts) int {
	if parts == Unequal {
		return (m - 1) / 2
	}
	return m / 2
}

// breaks returns how many numbers there are after which two heaps may be left.
func (s shape) breaks() int { return len(s.splits) + len(s.equals) }

// stuck reports whether a heap of n has no move by decree.
func (s shape) stuck(n int) bool {
	_, found := slices.BinarySearch(s.still, n)
	return found
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
		switch {
		case d.Heaps&4 == 0:
		case d.Parts == Equal:
			s.equals = append(s.equals, k)
		default:
			s.splits = append(s.splits, split{k, d.Parts})
		}
	}
	return s, true
}
