package app

import (
	"encoding/json"
	"io"
)

// WriteJSON writes a result as JSON on a line of its own. Every surface writes its
// results so: the same result is the same bytes everywhere.
//
// Errors: those of w.
func WriteJSON(w io.Writer, result any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(result)
}

// A LineError is the answer to a line of a batch that has none.
type LineError struct {
	Line  int     `json:"line"` // from 1
	Error Failure `json:"error"`
}
