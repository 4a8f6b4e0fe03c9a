package taking

import (
	"iter"
	"math"
	"slices"
)

// Parts says which sizes the heaps may have that a move lays down.
type Parts uint8

// The conditions on the sizes of heaps laid down together.
const (
	Any     Parts = iota
	Unequal       // no two of the same size
	Equal         // all of the same size
)

// A Digit says what may be left of a heap when a certain number of counters is
// taken. The zero Digit forbids that number.
type Digit struct {
	Heaps uint64 // bit j: what is left may lie in exactly j heaps, none of them empty
	Parts Parts  // a condition on two heaps or more
}

// A Rule is a game on heaps: a move takes some counters from one heap and lays
// the rest down in some heaps. The zero Rule has no move.
//
// A rule is immutable and safe for concurrent use.
type Rule struct {
	text   string  // canonical; Parse reads it back
	digits []Digit // what may be left after taking 0, 1, 2, …
	tail   int     // how many of the last digits repeat for ever
	still  []int   // sizes of heaps that have no move, ascending
	named  *named  // a rule that no code writes; nil for a code
}

// A named rule allows numbers that no finite text of digits lists. Each may be taken
// if it leaves one heap or none.
type named struct {
	numbers numberSet // what may be taken from a heap of n > 0, ascending
	value   valuation // the value of a heap by a formula; nil if none is known
}

// String returns the canonical text of the rule, which [Parse] reads back. Two rules
// are the same if their texts are. The zero Rule has the text of a rule without moves.
func (r Rule) String() string {
	if r.text == "" {
		return "0.0"
	}
	return r.text
}

// Digits returns the digits of 0, 1, 2, … counters taken, and how many of the last
// ones repeat for ever; without that the digits after the last one are 0. ok is false
// for a rule that no code writes. The slice is the caller's.
func (r Rule) Digits() (digits []Digit, tail int, ok bool) {
	if r.named != nil {
		return nil, 0, false
	}
	return slices.Clone(r.digits), r.tail, true
}

// Still returns the sizes of the heaps that have no move by decree, ascending. The
// slice is the caller's.
func (r Rule) Still() []int { return slices.Clone(r.still) }

// digit returns what may be left after taking k counters, by the code.
func (r Rule) digit(k int) Digit {
	if k < len(r.digits) {
		return r.digits[k]
	}
	if r.tail == 0 {
		return Digit{}
	}
	return r.digits[len(r.digits)-r.tail+(k-len(r.digits))%r.tail]
}

// Takes yields the numbers of counters that may be taken from a heap of n,
// ascending from 0 to n, each with what may then be left. A digit may allow
// what the sizes forbid, such as two heaps of one counter.
//
// Cost: a step for each digit of the code up to n; for a named rule see [Names].
func (r Rule) Takes(n int) iter.Seq2[int, Digit] {
	return func(yield func(int, Digit) bool) {
		if _, found := slices.BinarySearch(r.still, n); found || n == 0 {
			return
		}
		if r.named != nil {
			for k := range r.named.numbers(n) {
				if !yield(k, Digit{Heaps: 3}) {
					return
				}
			}
			return
		}
		most := n
		if r.tail == 0 {
			most = min(n, len(r.digits)-1)
		}
		for k := 0; k <= most; k++ {
			if d := r.digit(k); d.Heaps != 0 && !yield(k, d) || k == math.MaxInt {
				return
			}
		}
	}
}

// Last returns the greatest number of counters that a move may take; ok is false
// if there is no such number, or it depends on the heap.
func (r Rule) Last() (t int, ok bool) {
	if r.named != nil || r.tail > 0 {
		return 0, false
	}
	return max(len(r.digits)-1, 0), true
}

// Moves yields the heaps that one move leaves of a heap of n, none of them
// empty, ascending. Two moves may leave the same. The slice is valid until the
// next one.
//
// Cost: of j heaps, about n^(j-1)/(j-1)!/j! lists.
func (r Rule) Moves(n int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		for k, d := range r.Takes(n) {
			for j := range 64 {
				if d.Heaps>>j&1 == 0 {
					continue
				}
				if !partitions(make([]int, 0, j), j, n-k, d.Parts, yield) {
					return
				}
			}
		}
	}
}

// partitions yields head followed by each way to write n as a sum of j positive
// numbers that go on ascending; it returns false if yield did.
func partitions(head []int, j, n int, parts Parts, yield func([]int) bool) bool {
	if j == 0 {
		return n != 0 || yield(head)
	}
	least := 1
	if len(head) > 0 {
		least = head[len(head)-1]
		if parts == Unequal {
			least++
		}
	}
	most := n / j
	if parts == Equal && len(head) > 0 {
		most = min(most, least)
	}
	if j == 1 {
		least = max(least, n)
		if parts == Equal && len(head) > 0 && head[len(head)-1] != n {
			return true
		}
	}
	for a := least; a <= most; a++ {
		if !partitions(append(head, a), j-1, n-a, parts, yield) {
			return false
		}
	}
	return true
}
