package proof

import "math/bits"

// side reports whether a heap of n with a value is on the side of the many: whether
// the number of common bits of the mask and its value, and n itself if the hint says
// so, is odd; flip turns it round.
func (h Hint) side(n int, value uint16, flip bool) bool {
	odd := bits.OnesCount16(value&uint16(h.Mask))&1 == 1
	return odd != (h.Parity && n&1 == 1) != flip
}

// flips reports whether the sides are turned round. Two heaps of one side that come
// from n by taking k have a value on the side that n has with the values of the few,
// if the flip is this: with a parity, that of k.
func (h Hint) flips(r Rule) bool {
	if !h.Parity {
		return false
	}
	for k, d := range r.Digits {
		if d.allows(2) {
			return k&1 == 1
		}
	}
	return false
}

// suggest finds the hint with the fewest few heaps: for each mask, one transform of
// the counts of values says how many there are.
//
// Cost: O(n) and O(v log v) for values up to v.
func suggest(r Rule, values []uint16) Hint {
	greatest := uint16(0)
	for _, x := range values {
		greatest = max(greatest, x)
	}
	size := 1 << bits.Len16(greatest)
	even, odd := make([]int, size), make([]int, size)
	for n, x := range values {
		if n&1 == 0 {
			even[x]++
		} else {
			odd[x]++
		}
	}
	transform(even)
	transform(odd)
	var best Hint
	fewest := len(values)
	for mask := 1; mask < size; mask++ {
		for _, parity := range []bool{false, true} {
			if parity && !oneParity(r) {
				continue
			}
			h := Hint{uint32(mask), parity}
			// the sum counts a heap as +1 whose bits are even in number, and as -1 otherwise
			sum := even[mask] + odd[mask]
			if parity {
				sum = even[mask] - odd[mask]
			}
			if h.flips(r) {
				sum = -sum
			}
			if few := (len(values) + sum) / 2; few < fewest {
				best, fewest = h, few
			}
		}
	}
	return best
}

// oneParity reports whether all numbers after which two heaps may be left have the
// same parity. Otherwise the parity of n says nothing.
func oneParity(r Rule) bool {
	seen := [2]bool{}
	for k, d := range r.Digits {
		if d.allows(2) {
			seen[k&1] = true
		}
	}
	return !(seen[0] && seen[1])
}

// transform is the Walsh–Hadamard transform, in place.
func transform(counts []int) {
	for half := 1; half < len(counts); half *= 2 {
		for i := range counts {
			if i&half == 0 {
				a, b := counts[i], counts[i|half]
				counts[i], counts[i|half] = a+b, a-b
			}
		}
	}
}
