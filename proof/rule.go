package proof

import (
	"fmt"
	"slices"
	"strings"

	"example.org/grundy"
)

// A Rule is a game on heaps, written out: a move takes some counters from one heap
// and lays the rest down in some heaps. The player who cannot move has lost.
type Rule struct {
	Code   string  // its code, if it has one that can be read; what counts is written out below
	Digits []Digit // what may be left after taking 0, 1, 2, … counters
	Tail   int     // how many of the last digits repeat for ever
	Still  []int   // sizes of heaps that have no move, ascending
}

// A Digit says what may be left of a heap when a certain number of counters is taken.
type Digit struct {
	Heaps []int // numbers of heaps that may be left, none of them empty, ascending
	Sizes Sizes // a condition on two heaps
}

// Sizes is a condition on the sizes of heaps that are laid down together.
type Sizes string

// The conditions. No word means any sizes.
const (
	Any     Sizes = ""
	Unequal Sizes = "unequal" // no two of the same size
	Equal   Sizes = "equal"   // all of the same size
)

// mostDigits bounds the digits of a rule, and its heaps without a move.
const mostDigits = 10000

// mostNumbers bounds the numbers of heaps that a digit allows.
const mostNumbers = 63

// allows reports whether j heaps may be left.
func (d Digit) allows(j int) bool { return slices.Contains(d.Heaps, j) }

// conditional reports whether the condition on sizes can matter.
func (d Digit) conditional() bool { return len(d.Heaps) > 0 && d.Heaps[len(d.Heaps)-1] > 1 }

// digit returns what may be left after taking k counters.
func (r Rule) digit(k int) Digit {
	switch n := len(r.Digits); {
	case k < n:
		return r.Digits[k]
	case r.Tail == 0:
		return Digit{}
	default:
		return r.Digits[n-r.Tail+(k-n)%r.Tail]
	}
}

// last returns the greatest number that may be taken, of a rule without a tail; 0 if
// there is no move.
func (r Rule) last() int {
	for k := len(r.Digits) - 1; k >= 0; k-- {
		if len(r.Digits[k].Heaps) > 0 {
			return k
		}
	}
	return 0
}

// valid says what is wrong with a rule that was read, with the place.
func (r Rule) valid() error {
	if len(r.Digits) > mostDigits || len(r.Still) > mostDigits {
		return malformed("rule", "want at most %d digits and %d heaps without a move", mostDigits, mostDigits)
	}
	if r.Tail < 0 || r.Tail > len(r.Digits) {
		return malformed("rule.tail", "want a number from 0 to %d; got %d", len(r.Digits), r.Tail)
	}
	for k, d := range r.Digits {
		place := fmt.Sprintf("rule.digits[%d]", k)
		for i, j := range d.Heaps {
			if j < 0 || j > mostNumbers || i > 0 && j <= d.Heaps[i-1] {
				return malformed(place+".heaps", "want ascending numbers from 0 to %d", mostNumbers)
			}
		}
		if k == 0 && (d.allows(0) || d.allows(1)) {
			return malformed(place+".heaps", "taking nothing and leaving one heap or none is no move")
		}
		if d.Sizes != Any && d.Sizes != Unequal && d.Sizes != Equal {
			return malformed(place+".sizes", "want unequal or equal; got %q", d.Sizes)
		}
	}
	if r.Tail == len(r.Digits) && r.Tail > 0 && len(r.Digits[0].Heaps) > 0 {
		return malformed("rule.tail", "the digit of 0 counters cannot repeat")
	}
	for i, n := range r.Still {
		if n < 1 || n > mostHeaps || i > 0 && n <= r.Still[i-1] {
			return malformed("rule.still", "want ascending sizes of heaps from 1 to %d", mostHeaps)
		}
	}
	return nil
}

// same reports whether two rules allow the same moves.
func (r Rule) same(other Rule) bool {
	// Two sequences of these repeating tails are the same if they are so through both
	// tails, after both beginnings.
	for k := range max(len(r.Digits), len(other.Digits)) + r.Tail + other.Tail {
		a, b := r.digit(k), other.digit(k)
		if !slices.Equal(a.Heaps, b.Heaps) || a.conditional() && a.Sizes != b.Sizes {
			return false
		}
	}
	return slices.Equal(r.Still, other.Still)
}

// checkCode compares the code, if it can be read, with what is written out. It
// returns the text by which the rule may be called.
func (r Rule) checkCode() (name string, err error) {
	if r.Code == "" {
		return r.words(), nil
	}
	read, ok := readCode(r.Code)
	switch {
	case !ok: // a code of another make: it is not repeated, since nothing is known of it
		return r.words(), nil
	case !read.same(r):
		return "", falseAt(grundy.Say("the rule", "规则"),
			grundy.Say("it is called {code}, which means other digits than those written out", "它名为 {code}，而这个代码的各位与写出的不同", "code", r.Code))
	}
	return r.Code, nil
}

// words writes the rule without a code, as in "take 1: 0 1 2; take 2: 1".
func (r Rule) words() string {
	var parts []string
	for k, d := range r.Digits {
		if len(d.Heaps) == 0 {
			continue
		}
		part := fmt.Sprintf("take %d leave %s", k, strings.Trim(fmt.Sprint(d.Heaps), "[]"))
		if d.conditional() && d.Sizes != Any {
			part += " " + string(d.Sizes)
		}
		if len(parts) == 12 {
			parts = append(parts, "…")
			break
		}
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		return "no move"
	}
	if r.Tail > 0 {
		parts = append(parts, fmt.Sprintf("the last %d for ever", r.Tail))
	}
	return strings.Join(parts, "; ")
}
