package grundy

import (
	"slices"
	"strings"

	"example.org/grundy/nat"
)

// A LoopyValue is what a position of a loopy game counts in a sum, in normal play: a
// number, as a Grundy value does, or ∞(K), where K are the numbers among the values of its
// options. The zero value is the number 0.
//
// Source: Smith 1966; Fraenkel and Perl 1975.
type LoopyValue struct {
	infinite bool
	number   nat.Nat
	options  []nat.Nat // in order, each once
}

// FiniteValue returns the loopy value that is a number.
func FiniteValue(n nat.Nat) LoopyValue { return LoopyValue{number: n} }

// InfiniteValue returns ∞(K).
func InfiniteValue(k ...nat.Nat) LoopyValue {
	k = slices.Clone(k)
	slices.SortFunc(k, nat.Nat.Cmp)
	return LoopyValue{infinite: true, options: slices.Compact(k)}
}

// Number returns the number; ok is false for ∞(K).
func (v LoopyValue) Number() (n nat.Nat, ok bool) { return v.number, !v.infinite }

// Outcome says who wins a position with that value: 0 is lost, other numbers are won, and
// ∞(K) is won if K has 0, and else drawn.
func (v LoopyValue) Outcome() Outcome {
	switch {
	case !v.infinite:
		return WinsIf(!v.number.IsZero())
	case len(v.options) > 0 && v.options[0].IsZero():
		return Next
	}
	return Drawn
}

// Add returns the value of the sum of two games: numbers add up as nimbers, a number
// changes all numbers of K, and two infinite values make ∞().
func (v LoopyValue) Add(w LoopyValue) LoopyValue {
	switch {
	case !v.infinite && !w.infinite:
		return FiniteValue(v.number.Xor(w.number))
	case v.infinite && w.infinite:
		return InfiniteValue()
	case w.infinite:
		return w.Add(v)
	}
	k := make([]nat.Nat, len(v.options))
	for i, n := range v.options {
		k[i] = n.Xor(w.number)
	}
	return InfiniteValue(k...)
}

// String writes the value, such as 5 or ∞(0,2).
func (v LoopyValue) String() string {
	if !v.infinite {
		return v.number.String()
	}
	texts := make([]string, len(v.options))
	for i, n := range v.options {
		texts[i] = n.String()
	}
	return "∞(" + strings.Join(texts, ",") + ")"
}

// MarshalText writes the value as String does.
func (v LoopyValue) MarshalText() ([]byte, error) { return []byte(v.String()), nil }

// A LoopyValuer knows loopy values by theorem.
type LoopyValuer[P comparable] interface {
	// LoopyValue returns the loopy value of p; ok is false if no theorem covers p.
	LoopyValue(p P) (v LoopyValue, ok bool)
}
