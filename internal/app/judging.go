package app

import (
	"context"
	"io"

	"example.org/grundy/internal/judge"
)

// Problems lists the judges' problems that Judge answers.
func (*App) Problems() []judge.Problem { return judge.All() }

// Judge answers an input of a judge's problem in that judge's format.
//
// Errors: [grundy.ErrUnknown]; [grundy.ErrPosition] for a malformed input, after
// the answers before it have been written; errors of reading and writing.
func (*App) Judge(ctx context.Context, id string, in io.Reader, out io.Writer) error {
	p, err := judge.Find(id)
	if err != nil {
		return err
	}
	return p.Run(ctx, in, out, judge.Options{})
}
