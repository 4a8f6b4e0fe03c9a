package app

import (
	"context"
	"io"
)

// A Timely writer refuses to write once its context is done, so that a time limit holds
// for the writing of a long answer too.
type Timely struct {
	Context context.Context
	To      io.Writer
	What    string // is written
}

func (t Timely) Write(p []byte) (int, error) {
	if err := t.Context.Err(); err != nil {
		return 0, Ended(err, "writing "+t.What)
	}
	return t.To.Write(p)
}
