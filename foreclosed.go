package grundy

import (
	"encoding/json"

	"example.org/grundy/nat"
)

// A Foreclosed is the foreclosed value of a position: what it counts in a sum
// that is over as soon as one game is, the diminished disjunctive sum.
//
// A position without moves has ended the sum. In normal play a position is
// infinite if a move ends it, because that move wins at once; any other position
// counts the least natural number that is not the number of an option, options
// without a number left out. In misère play whoever ends the sum loses, so moves
// that end it are left out, and no position is infinite.
//
// The zero Foreclosed has ended.
//
// Source: Smith, Graphs and composite games (1966); Conway, On Numbers and Games
// (1976), chapter 14.
type Foreclosed struct{ code nat.Nat } // 0: ended; 1: infinite; n + 2: the number n

// Infinite is the foreclosed value of a position with a move that ends the sum.
var Infinite = Foreclosed{nat.Of(1)}

// ForeclosedOf returns the foreclosed value that is the number n.
func ForeclosedOf(n nat.Nat) Foreclosed { return Foreclosed{n.Add(nat.Of(2))} }

// Ended reports whether the position has no move.
func (f Foreclosed) Ended() bool { return f.code.IsZero() }

// Number returns the number that the position counts; ok is false for a position
// that has ended or is infinite.
func (f Foreclosed) Number() (n nat.Nat, ok bool) {
	if f.code.Less(nat.Of(2)) {
		return nat.Nat{}, false
	}
	return f.code.Sub(nat.Of(2)), true
}

// Outcome says who wins the position alone.
func (f Foreclosed) Outcome(play Play) Outcome {
	if f.Ended() {
		return play.Ended()
	}
	n, ok := f.Number()
	return WinsIf(!ok || !n.IsZero())
}

// Code returns 0 for a position that has ended, 1 for an infinite one, and n+2
// for one that counts n: the form in which search keeps these values.
func (f Foreclosed) Code() nat.Nat { return f.code }

// ForeclosedCode undoes [Foreclosed.Code].
func ForeclosedCode(code nat.Nat) Foreclosed { return Foreclosed{code} }

// String returns "ended", "∞" or the number.
func (f Foreclosed) String() string {
	if n, ok := f.Number(); ok {
		return n.String()
	}
	if f.Ended() {
		return "ended"
	}
	return "∞"
}

// MarshalJSON writes "ended", "infinite", or the number as a string of digits.
func (f Foreclosed) MarshalJSON() ([]byte, error) {
	if f == Infinite {
		return []byte(`"infinite"`), nil
	}
	return json.Marshal(f.String())
}
