package proof

import (
	"fmt"
	"strings"

	"example.org/grundy"
)

// A FalseError is the first statement of a certificate that does not follow from the
// rules.
type FalseError struct {
	Place grundy.Phrase // of the statement, such as "value of heap 57"
	What  grundy.Phrase // what is false about it
}

// Error says what is false, in English.
func (e *FalseError) Error() string { return e.Phrase().In(grundy.English, 0) }

// Unwrap returns [grundy.ErrLaw].
func (e *FalseError) Unwrap() error { return grundy.ErrLaw }

// Phrase says what is false.
func (e *FalseError) Phrase() grundy.Phrase {
	return grundy.Say("{place}: {what}", "{place}：{what}", "place", e.Place, "what", e.What)
}

func falseAt(place, what grundy.Phrase) error { return &FalseError{place, what} }

// malformed says that a text is no certificate, and where.
func malformed(place, format string, args ...any) error {
	return grundy.Mistake(grundy.ErrFile, "certificate: %s: %s", place, fmt.Sprintf(format, args...))
}

// beyond says which limit a certificate would pass.
func beyond(limit string) error {
	return &grundy.LimitError{What: "a certificate", Limit: limit, Fixed: !strings.HasSuffix(limit, " steps")}
}
