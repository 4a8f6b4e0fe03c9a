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

// ErrBusy is the kind of an error of a surface that computes for too many at once.
var ErrBusy = errors.New("busy")

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
	{ErrBusy, "busy", ExitLimit, 429},
}

// refusals are the kinds of requests by HTTP that never become one of ours.
var refusals = map[int]string{
	400: "syntax", 403: "forbidden", 404: "unknown", 405: "method", 406: "media", 408: "late", 413: "large", 415: "media",
	422: "parameter", 429: "busy", 503: "busy",
}

// Refuse makes a failure of a status of HTTP, for what is no request of ours.
func Refuse(status int, message string) Failure {
	kind, ok := refusals[status]
	if !ok {
		kind, status = "internal", 500
	}
	return Failure{Kind: kind, Message: message, Exit: ExitBad, Status: status}
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
		f.Status, f.Hint = 504, "--timeout allows more time"
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
