package taking

import (
	"slices"
	"strconv"
	"strings"
)

// newRule returns the rule of digits, the last tail of which repeat for ever, and of
// sizes without a move. Two codes that mean the same get the same digits and text.
func newRule(digits []Digit, tail int, still []int) Rule {
	digits = slices.Clone(digits)
	for i, d := range digits {
		digits[i] = d.settled()
	}
	digits, tail = shortest(digits, tail)
	r := Rule{digits: digits, tail: tail}
	still = slices.Clone(still)
	slices.Sort(still)
	still = slices.DeleteFunc(slices.Compact(still), func(n int) bool { return !r.moves(n) })
	if len(still) > 0 {
		r.still = still
	}
	r.text = r.write()
	return r
}

// settled returns the digit without a condition that says nothing.
func (d Digit) settled() Digit {
	if d.Heaps>>2 == 0 {
		d.Parts = Any
	}
	return d
}

// shortest returns digits that mean the same with the shortest unit that repeats, and
// the fewest digits before it. The digit of 0 stays where it is.
func shortest(digits []Digit, tail int) ([]Digit, int) {
	unit := digits[len(digits)-tail:]
	if !slices.ContainsFunc(unit, func(d Digit) bool { return d.Heaps != 0 }) {
		digits = digits[:len(digits)-tail]
		for len(digits) > 1 && digits[len(digits)-1].Heaps == 0 {
			digits = digits[:len(digits)-1]
		}
		return digits, 0
	}
	for p := 1; p < tail; p++ {
		if tail%p == 0 && slices.Equal(unit[p:], unit[:tail-p]) {
			digits, tail = digits[:len(digits)-tail+p], p
			break
		}
	}
	for len(digits) > tail+1 && digits[len(digits)-tail-1] == digits[len(digits)-1] {
		digits = digits[:len(digits)-1]
	}
	return digits, tail
}

// moves reports whether the code has a move from a heap of n, whatever its sizes
// without a move are.
func (r Rule) moves(n int) bool {
	if n == 0 {
		return false
	}
	if r.digit(n).Heaps&1 != 0 {
		return true
	}
	// What is left fits the more heaps the less is taken, except that heaps of one size
	// want a remainder, for which a common multiple of tail and 63 heaps is enough.
	for k := range min(n, len(r.digits)+maxHeaps*r.tail) {
		d := r.digit(k)
		for j := 1; d.Heaps>>j != 0; j++ {
			if d.Heaps>>j&1 != 0 && fits(n-k, j, d.Parts) {
				return true
			}
		}
	}
	return false
}

// fits reports whether n counters can lie in j ≥ 1 heaps.
func fits(n, j int, parts Parts) bool {
	switch parts {
	case Unequal:
		return n >= j*(j+1)/2
	case Equal:
		return n >= j && n%j == 0
	}
	return n >= j
}

// write returns the canonical text of a code.
func (r Rule) write() string {
	var b strings.Builder
	for k, d := range r.digits {
		if r.tail > 0 && k == len(r.digits)-r.tail {
			b.WriteByte('[')
		}
		d.write(&b)
		if k == 0 {
			b.WriteByte('.')
		}
	}
	switch {
	case r.tail > 0:
		b.WriteByte(']')
	case len(r.digits) == 1:
		b.WriteByte('0')
	}
	switch len(r.still) {
	case 0:
	case 1:
		b.WriteByte('/')
		b.WriteString(strconv.Itoa(r.still[0]))
	default:
		b.WriteByte('/')
		writeSet(&b, r.still)
	}
	return b.String()
}
