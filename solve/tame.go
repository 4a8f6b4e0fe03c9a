package solve

import (
	"context"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/nimber"
)

// A position is tame if every position that it reaches has in normal and in
// misère play the values of a position of Nim: the same value in both, then it is
// firm, or 0 and 1 or 1 and 0, then it is fickle. Values of misère play are least
// missing numbers too, but of 1 at an end. All else is wild.
//
// Source: Conway, On Numbers and Games (1976), chapter 12.

// wild is the code of a position that is not tame.
const wild = 0

// tameCode writes a tame position as a number above 0: 1 and 2 for the fickle
// ones of value 0 and 1, and 3 + v for a firm one of value v.
func tameCode(value uint32, fickle bool) uint32 {
	if fickle {
		return 1 + value
	}
	return 3 + value
}

// tameValues undoes tameCode.
func tameValues(code uint32) (normal, misere uint32) {
	if code < 3 {
		return code - 1, 2 - code
	}
	return code - 3, code - 3
}

// tame returns the code of a position from those of its options.
func tame(options []uint32, seen *nimber.Set) uint32 {
	if len(options) == 0 {
		return tameCode(0, true)
	}
	for _, code := range options {
		if code == wild {
			return wild
		}
	}
	var found [2]uint32
	for i := range found {
		seen.Reset()
		for _, code := range options {
			normal, misere := tameValues(code)
			seen.Add(nimber.Value([...]uint32{normal, misere}[i]))
		}
		found[i] = uint32(seen.Mex())
	}
	switch normal, misere := found[0], found[1]; {
	case normal == misere:
		return tameCode(normal, false)
	case normal+misere == 1:
		return tameCode(normal, true)
	}
	return wild
}

func tameByTheorem[P comparable](g grundy.Game[P], p P) (code nat.Nat, ok bool) {
	t, tamer := g.(grundy.Tamer[P])
	v, valuer := g.(grundy.Valuer[P])
	if !tamer || !valuer {
		return code, false
	}
	fickle, ok := t.Tame(p)
	if !ok {
		return code, false
	}
	n, ok := v.Value(p)
	return n.Add(nat.Of(uint64(tameCode(0, fickle)))), ok
}

// Tameness is whether a position is tame.
type Tameness uint8

// The kinds of tameness.
const (
	Wild   Tameness = iota // not tame
	Fickle                 // the values 0 and 1 in normal and in misère play, or 1 and 0
	Firm                   // the same value in both
)

// Tame returns whether p is tame: whether in misère play it acts in every sum
// with tame positions like a position of Nim. Errors are those of
// [Solver.Outcome].
//
// Cost: without a theorem every position that p reaches is looked at.
func (s *Solver[P]) Tame(ctx context.Context, p P) (Tameness, Found, error) {
	if t, ok := s.game.(grundy.Tamer[P]); ok && s.options.Avoid&Theorem == 0 {
		if fickle, ok := t.Tame(p); ok {
			return tamenessOf(fickle), Found{Method: Theorem}, nil
		}
	}
	code, found, err := s.one(ctx, tameness, p)
	switch {
	case err != nil || code.IsZero():
		return Wild, found, err
	default:
		return tamenessOf(code.Less(nat.Of(3))), found, nil
	}
}

func tamenessOf(fickle bool) Tameness {
	if fickle {
		return Fickle
	}
	return Firm
}
