package grundy

import "fmt"

// An Outcome says who wins a position with perfect play.
//
// The zero value means that it is not known, so that an answer is never
// mistaken for an absence.
type Outcome uint8

// The outcomes.
const (
	Unknown  Outcome = iota
	Next             // N: the player to move wins
	Previous         // P: the player who just moved wins
	Drawn            // D: neither player can force an end (loopy games only)
)

// String returns "N", "P", "D", or "?" for an unknown outcome.
func (o Outcome) String() string {
	switch o {
	case Next:
		return "N"
	case Previous:
		return "P"
	case Drawn:
		return "D"
	}
	return "?"
}

// MarshalText writes the letter of the outcome.
func (o Outcome) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// UnmarshalText reads the letter of an outcome.
func (o *Outcome) UnmarshalText(text []byte) error {
	switch string(text) {
	case "N":
		*o = Next
	case "P":
		*o = Previous
	case "D":
		*o = Drawn
	default:
		return fmt.Errorf("outcome %q: want N, P or D", text)
	}
	return nil
}

// WinsIf is Next if the player to move wins, and Previous if not.
func WinsIf(wins bool) Outcome {
	if wins {
		return Next
	}
	return Previous
}

// A Play is a convention about the player who cannot move.
type Play uint8

// The two conventions.
const (
	Normal Play = iota // the player who cannot move loses
	Misere             // the player who cannot move wins
)

// Plays lists both conventions.
var Plays = []Play{Normal, Misere}

// String returns "normal" or "misere".
func (p Play) String() string {
	if p == Misere {
		return "misere"
	}
	return "normal"
}

// MarshalText writes the name of the convention.
func (p Play) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads "normal", "misere" or "misère".
func (p *Play) UnmarshalText(text []byte) error {
	v, err := ParsePlay(string(text))
	*p = v
	return err
}

// ParsePlay reads "normal", "misere" or "misère".
//
// Errors: [ErrParameter].
func ParsePlay(s string) (Play, error) {
	switch s {
	case "normal":
		return Normal, nil
	case "misere", "misère":
		return Misere, nil
	}
	return Normal, Mistake(ErrParameter, "play %q: want normal or misere", s)
}

// Ended is the outcome of a position without moves.
func (p Play) Ended() Outcome { return WinsIf(p == Misere) }
