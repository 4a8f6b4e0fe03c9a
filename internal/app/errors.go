package app

import (
	"context"
	"errors"
	"strings"

	"example.org/grundy"
	"example.org/grundy/notation"
)

// A Failure is an error as surfaces show it.
type Failure struct {
	Kind    string `json:"kind"`
	Message string `json:"message"`
	At      int    `json:"at,omitzero"` // in characters from 1
	Hint    string `json:"hint,omitzero"`

	Exit   int `json:"-"` // of the command
	Status int `json:"-"` // of HTTP
}

// Exit codes of the command.
const (
	ExitAnswered    = 0
	ExitRefuted     = 1
	ExitBad         = 2
	ExitLimit       = 3
	ExitInterrupted = 130
)

// kinds is the one table from the kinds of errors to what surfaces make of them.
// The first kind that fits counts.
var kinds = []struct {
	kind   error
	name   string
	exit   int
	status int
}{
	{grundy.ErrCanceled, "canceled", ExitInterrupted, 499},
	{context.Canceled, "canceled", ExitInterrupted, 499},
	{grundy.ErrLimit, "limit", ExitLimit, 422},
	{context.DeadlineExceeded, "limit", ExitLimit, 504},
	{grundy.ErrNotKnown, "not-known", ExitLimit, 422},
	{grundy.ErrLaw, "law", ExitRefuted, 409},
	{grundy.ErrLoopy, "loopy", ExitBad, 422},
	{grundy.ErrUnknown, "unknown", ExitBad, 404},
	{grundy.ErrParameter, "parameter", ExitBad, 422},
	{grundy.ErrPosition, "position", ExitBad, 422},
	{grundy.ErrRules, "rules", ExitBad, 422},
	{grundy.ErrFile, "file", ExitBad, 422},
}

// Fail turns an error into what surfaces show. An error of no known kind is a
// mistake of ours, and says so.
func Fail(err error) Failure {
	f := Failure{Kind: "internal", Message: err.Error(), Exit: ExitBad, Status: 500}
	var syntax *notation.Error
	if errors.As(err, &syntax) {
		return Failure{"syntax", syntax.Error(), syntax.At, syntax.Hint, ExitBad, 400}
	}
	for _, k := range kinds {
		if errors.Is(err, k.kind) {
			f.Kind, f.Exit, f.Status = k.name, k.exit, k.status
			break
		}
	}
	var mistake *grundy.MistakeError
	if errors.As(err, &mistake) {
		f.At, f.Hint = mistake.At, mistake.Hint
	}
	var limit *grundy.LimitError
	switch {
	case f.Kind != "limit" || !errors.As(err, &limit) || limit.Fixed:
	case limit.Limit == "time":
		f.Hint = "--timeout allows more time"
	case strings.HasSuffix(limit.Limit, " bytes"):
		f.Hint = "--limit-memory allows more of it"
	case strings.HasSuffix(limit.Limit, " steps"):
		f.Hint = "--limit-steps allows more work"
	default:
		f.Hint = "--limit-positions allows a longer search"
	}
	if limit != nil && limit.Hint != "" {
		f.Hint = strings.TrimPrefix(f.Hint+"; "+limit.Hint, "; ")
	}
	return f
}
