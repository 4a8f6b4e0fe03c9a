package wasm

import (
	"context"
	"fmt"
	"iter"

	"example.org/grundy"
)

// Example returns an expression that runs: where play begins, or a small position; "" if
// none is found.
func (f *Family) Example(ctx context.Context) string {
	if f.file.start != nil {
		return f.file.name
	}
	g := &game{f.file, ctx, func(error) {}}
	tries := map[int][]int64{1: {5}, 2: {3, 5}, 3: {1, 2, 3}}
	for k := 1; k <= len(tries); k++ {
		if f.file.arity > 0 && f.file.arity != k {
			continue
		}
		if p, err := f.file.table.position(tries[k]); err == nil {
			if _, err = g.expand(p, nil); err == nil {
				return f.file.write(p)
			}
		}
	}
	return ""
}

// Heaps reports whether a row of heaps is a sum of its heaps by the form of the rules,
// which no module says.
func (f *Family) Heaps() bool { return false }

// File is what the file is called in errors.
func (f *Family) File() string { return f.file.path }

// String names the family and its file.
func (f *Family) String() string { return fmt.Sprintf("%s of %s", f.file.name, f.file.path) }

// Count returns how many options positions have together: what the module does without a
// solver.
//
// Errors: those of rules that fail; [grundy.ErrPosition] for a row that is no position.
func (f *Family) Count(ctx context.Context, positions iter.Seq[[]int64]) (options int, err error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	g := &game{f.file, ctx, cancel}
	for row := range positions {
		if err := f.file.fits(row); err != nil {
			return 0, grundy.Mistake(grundy.ErrPosition, "%s: %v", f.file.name, err)
		}
		p, err := f.file.table.position(row)
		if err != nil {
			return 0, err
		}
		for range g.Options(p) {
			options++
		}
		if ctx.Err() != nil {
			return 0, context.Cause(ctx)
		}
	}
	return options, nil
}
