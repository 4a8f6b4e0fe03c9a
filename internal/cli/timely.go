package cli

import (
	"context"
	"io"

	"example.org/grundy/internal/app"
)

// A timely writer refuses to write once its context is done, so that a time limit holds
// for the writing of a long answer too.
type timely struct {
	ctx  context.Context
	to   io.Writer
	what string // is written
}

func (t timely) Write(p []byte) (int, error) {
	if err := t.ctx.Err(); err != nil {
		return 0, app.Ended(err, "writing "+t.what)
	}
	return t.to.Write(p)
}
