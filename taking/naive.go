package taking

import "context"

// naive is the definition: the value of a heap is the least number that is not
// the value of an option. All other engines are held to it.
//
// Cost: n/2 steps for a heap of n and each digit that allows two heaps.
type naive struct {
	rule Rule
	seen []int // seen[x] == n: x is the value of an option of the heap of n
}

func newNaive(r Rule) *naive { return &naive{rule: r} }

func (e *naive) name() string { return "naive" }

func (e *naive) extend(ctx context.Context, v *Values, to int) error {
	for n := v.Len(); n < to; n++ {
		if n%64 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		v.Append(e.value(v, n))
	}
	return nil
}

// value returns the least value that no option of a heap of n has.
func (e *naive) value(v *Values, n int) uint32 {
	for left := range e.rule.Moves(n) {
		x := uint32(0)
		for _, a := range left {
			x ^= v.At(a)
		}
		for int(x) >= len(e.seen) {
			e.seen = append(e.seen, 0)
		}
		e.seen[x] = n
	}
	for x, last := range e.seen {
		if last != n || n == 0 {
			return uint32(x)
		}
	}
	return uint32(len(e.seen))
}
