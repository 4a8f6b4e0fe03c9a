package judge

import (
	"fmt"
	"strconv"
	"unicode/utf8"

	"example.org/grundy"
)

// An InputError is a place in an input where its problem wants something else.
// It is of the kind [grundy.ErrPosition].
type InputError struct {
	Problem string // the ID
	Case    int    // from 1; 0 for the heading that counts the cases
	Line    int    // from 1
	Want    string // "a whole number"
	Got     string // the text in quotes, or "the end of the input"
}

// Error says where, what was wanted and what was there:
//
//	luogu-P1290: case 3, line 4: want a whole number; got "x"
func (e *InputError) Error() string {
	place := fmt.Sprintf("line %d", e.Line)
	if e.Case > 0 {
		place = fmt.Sprintf("case %d, %s", e.Case, place)
	}
	return fmt.Sprintf("%s: %s: want %s; got %s", e.Problem, place, e.Want, e.Got)
}

// Unwrap returns [grundy.ErrPosition].
func (e *InputError) Unwrap() error { return grundy.ErrPosition }

const (
	wantNumber = "a whole number"
	wantCases  = "the number of cases"
	wantHeaps  = "the number of heaps"
	wantGames  = "the number of games"
	wantFewer  = ", less than 2^62"
	gotEnd     = "the end of the input"
)

// quote shows the start of a text that may be huge or no text at all.
func quote(text []byte) string {
	const most = 24 // characters
	end := 0
	for n := 0; end < len(text); n++ {
		if n == most {
			return strconv.Quote(string(text[:end]) + "…")
		}
		_, size := utf8.DecodeRune(text[end:])
		end += size
	}
	return strconv.Quote(string(text))
}
