package taking

import "slices"

// Written returns what the code of the rule says: what may be left after taking 0, 1,
// 2, … counters, how many of the last digits repeat for ever, and the sizes of heaps
// that have no move. ok is false for a rule that no code writes.
func (r Rule) Written() (digits []Digit, tail int, still []int, ok bool) {
	return slices.Clone(r.digits), r.tail, slices.Clone(r.still), r.named == nil
}
