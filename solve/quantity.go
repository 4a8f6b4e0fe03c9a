package solve

import (
	"math"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/nimber"
)

// A quantity is something that the rules define for each position from the
// same quantity of its options. All fit 32 bits, because none exceeds the
// number of positions below one.
type quantity uint8

const (
	outcome    quantity = iota // a grundy.Outcome
	value                      // the Grundy value
	remoteness                 // moves, the winner hurrying
	suspense                   // moves, the winner delaying
	foreclosed                 // the code of a grundy.Foreclosed
	tameness                   // 0 for a wild position, else fickle or firm and the value: see tameCode
	quantities
)

// String names the quantity.
func (q quantity) String() string {
	return [...]string{"outcome", "Grundy value", "remoteness", "suspense", "foreclosed value", "tameness"}[q]
}

// decides reports whether one option with this quantity settles the position.
func (q quantity) decides(option uint32) bool {
	return q == outcome && option == uint32(grundy.Previous)
}

// combine returns the quantity of a position from those of all its options.
// seen is scratch for mex.
func (q quantity) combine(options []uint32, play grundy.Play, seen *nimber.Set) uint32 {
	switch q {
	case outcome:
		if len(options) == 0 {
			return uint32(play.Ended())
		}
		for _, o := range options {
			if o == uint32(grundy.Previous) {
				return uint32(grundy.Next)
			}
		}
		return uint32(grundy.Previous)
	case value:
		return mex(options, seen)
	case remoteness:
		return last(options, play, true)
	case suspense:
		return last(options, play, false)
	case foreclosed:
		return foreclose(options, play, seen)
	default:
		return tame(options, seen)
	}
}

// foreclose returns the foreclosed value of a position: infinite in normal play
// if an option has ended, and else the least number that no option counts.
func foreclose(options []uint32, play grundy.Play, seen *nimber.Set) uint32 {
	if len(options) == 0 {
		return 0
	}
	seen.Reset()
	for _, code := range options {
		if code >= 2 {
			seen.Add(nimber.Value(code - 2))
		} else if code == 0 && play == grundy.Normal {
			return 1
		}
	}
	return uint32(seen.Mex()) + 2
}

// mex returns the least number that is not in values.
func mex(values []uint32, seen *nimber.Set) uint32 {
	seen.Reset()
	for _, v := range values {
		seen.Add(nimber.Value(v))
	}
	return uint32(seen.Mex())
}

// last returns how long play lasts. The player to move wins in normal play
// exactly when the number is odd, and in misère play exactly when it is even,
// so parity tells which options are lost for the opponent. A winner chooses
// among those, and hurries or delays; a loser does the opposite.
//
// Source: Smith, Graphs and composite games (1966); Conway, On Numbers and
// Games (1976), chapter 14.
func last(options []uint32, play grundy.Play, winnerHurries bool) uint32 {
	if len(options) == 0 {
		return 0
	}
	lost := uint32(0) // the parity of a position lost for the player to move
	if play == grundy.Misere {
		lost = 1
	}
	// Whether an option is lost cannot be foreseen, so there is no branch: short
	// and long take the options that play chooses, and the others count as what
	// changes nothing. With turn the parts of the two kinds are exchanged.
	turn := uint32(0)
	if !winnerHurries {
		turn = 1
	}
	short, long, won := uint32(math.MaxUint32), uint32(0), uint32(0)
	for _, n := range options {
		winning := (n ^ lost ^ 1) & 1
		won |= winning
		longer := -(winning ^ 1 ^ turn) // all ones for an option of which the longest is chosen
		short = min(short, n|longer)
		long = max(long, (n+1)&longer)
	}
	if won != turn { // the kind of which the shortest is chosen: the winner's if the winner hurries
		return short + 1
	}
	return long
}

// theorem asks g for the quantity, of any size.
func theorem[P comparable](g grundy.Game[P], q quantity, p P, play grundy.Play) (nat.Nat, bool) {
	switch q {
	case outcome:
		o, ok := decide(g, p, play)
		return nat.Of(uint64(o)), ok
	case value:
		if g, ok := g.(grundy.Valuer[P]); ok {
			return g.Value(p)
		}
	case remoteness:
		if g, ok := g.(grundy.Clock[P]); ok {
			return g.Remoteness(p, play)
		}
	case suspense:
		if g, ok := g.(grundy.Clock[P]); ok {
			return g.Suspense(p, play)
		}
	case foreclosed:
		if g, ok := g.(grundy.Forecloser[P]); ok {
			f, ok := g.Foreclosed(p, play)
			return f.Code(), ok
		}
	case tameness:
		return tameByTheorem(g, p)
	}
	return nat.Nat{}, false
}

// decide asks g who wins: directly, or in normal play by the Grundy value.
func decide[P comparable](g grundy.Game[P], p P, play grundy.Play) (grundy.Outcome, bool) {
	if d, ok := g.(grundy.Decider[P]); ok {
		if o, ok := d.Outcome(p, play); ok {
			return o, true
		}
	}
	if v, ok := g.(grundy.Valuer[P]); ok && play == grundy.Normal {
		if n, ok := v.Value(p); ok {
			return grundy.WinsIf(!n.IsZero()), true
		}
	}
	return grundy.Unknown, false
}

// word makes a quantity one of a table or search. It declines where it does not fit.
func word(n nat.Nat, ok bool) (uint32, bool) {
	w, fits := n.Uint64()
	return uint32(w), ok && fits && w < pending
}
