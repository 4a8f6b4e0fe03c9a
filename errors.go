package grundy

import (
	"cmp"
	"errors"
	"fmt"
)

// The kinds of errors. Every error that this module returns for something a
// user did wraps exactly one of them, to be found with [errors.Is].
var (
	ErrPosition  = errors.New("bad position")  // a text that is no position of its game
	ErrParameter = errors.New("bad parameter") // a parameter or an option outside its domain
	ErrUnknown   = errors.New("unknown name")  // no game or problem of that name
	ErrNotKnown  = errors.New("not known")     // no theorem covers it, and search is out of reach
	ErrLimit     = errors.New("limit reached") // a limit on positions, memory or time
	ErrLoopy     = errors.New("loopy game")    // play may repeat a position
	ErrCanceled  = errors.New("interrupted")   // the caller gave up
	ErrLaw       = errors.New("law broken")    // a game contradicts its own rules
	ErrRules     = errors.New("bad rules")     // a file of rules that makes no sense, or fails
	ErrFile      = errors.New("file trouble")  // reading or writing a file failed
)

// A MistakeError is an error with its kind, and a hint at the way out.
type MistakeError struct {
	Kind error  // one of the sentinels of this package
	Text string // the thing, the value and the want, in lower case
	At   int    // the place in the text that was read, in characters from 1; 0 if there is none
	Hint string // what to do instead; may be empty
}

// Error returns the text of the mistake. The hint is left to the surfaces.
func (e *MistakeError) Error() string { return e.Text }

// Unwrap returns the kind of the mistake.
func (e *MistakeError) Unwrap() error { return e.Kind }

// Mistake makes an error of a kind from a format and its arguments.
func Mistake(kind error, format string, args ...any) *MistakeError {
	return &MistakeError{Kind: kind, Text: fmt.Sprintf(format, args...)}
}

// WithHint sets the hint of the mistake and returns it.
func (e *MistakeError) WithHint(format string, args ...any) *MistakeError {
	e.Hint = fmt.Sprintf(format, args...)
	return e
}

// WithPlace sets the place of the mistake and returns it.
func (e *MistakeError) WithPlace(at int) *MistakeError {
	e.At = at
	return e
}

// A LimitError says which limit stopped a computation, and how far it got.
type LimitError struct {
	What  string // what was being computed: "Grundy value of wythoff(500,700)"
	Limit string // the limit: "2000000 positions"
	Done  uint64 // positions examined until then
	Of    uint64 // positions to be examined in all; 0 if that is not known
	Unit  string // what Done and Of count; "" for positions
	Cause error  // the reason of a context that ended; nil for the other limits
	Hint  string // why no theorem made the computation needless; "" if there is nothing to say
	Fixed bool   // nobody can raise the limit
}

// Error says what stopped and where.
func (e *LimitError) Error() string {
	after, unit := "", cmp.Or(e.Unit, "positions")
	switch {
	case e.Of > 0 && e.Of < 1<<63:
		after = fmt.Sprintf(" after %s of %s %s", Grouped(e.Done), Grouped(e.Of), unit)
	case e.Done > 0:
		after = fmt.Sprintf(" after %s %s", Grouped(e.Done), unit)
	}
	if e.Cause != nil {
		return fmt.Sprintf("interrupted%s: %s", after, e.What)
	}
	return fmt.Sprintf("%s: stopped at the limit of %s%s", e.What, e.Limit, after)
}

// Is makes the error one of the kind [ErrLimit], or [ErrCanceled] if the caller gave up.
func (e *LimitError) Is(kind error) bool {
	if e.Cause != nil {
		return kind == ErrCanceled
	}
	return kind == ErrLimit
}

// A LoopError carries a cycle of positions in a game that is said to end.
type LoopError struct {
	Cycle []string // positions, each an option of the one before, and the first of the last
}

// Error shows the cycle.
func (e *LoopError) Error() string {
	if len(e.Cycle) == 0 {
		return "play can repeat a position"
	}
	text := "play can repeat a position: "
	for _, p := range e.Cycle {
		text += p + " -> "
	}
	return text + e.Cycle[0]
}

// Unwrap returns [ErrLoopy].
func (e *LoopError) Unwrap() error { return ErrLoopy }
