package cli

import (
	"context"
	"errors"
	"fmt"
	"io"

	"example.org/grundy"
)

// A timely writer refuses to write once its context is done, so that a time limit holds
// for the writing of a long answer too.
type timely struct {
	ctx  context.Context
	to   io.Writer
	code string
}

func (t timely) Write(p []byte) (int, error) {
	err := t.ctx.Err()
	if err == nil {
		return t.to.Write(p)
	}
	stop := &grundy.LimitError{What: fmt.Sprintf("writing the nim-sequence of %s", t.code)}
	if errors.Is(err, context.DeadlineExceeded) {
		stop.Limit = "time"
	} else {
		stop.Cause = err
	}
	return 0, stop
}
