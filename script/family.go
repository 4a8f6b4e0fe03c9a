package script

import (
	"context"
	"fmt"
	"strings"

	"go.starlark.net/starlark"

	"example.org/grundy/family"
)

// A Family is the family of a file.
type Family struct {
	family.Family
	file *file
}

// Example returns an expression that runs: where play begins, or a small position that
// the file can play; "" if none is found.
func (f *Family) Example(ctx context.Context) string {
	if f.file.start != nil {
		return f.file.name
	}
	r, err := f.file.settled(family.Arguments{})
	if err != nil {
		return ""
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	g := bind(ctx, r, func(error) {})
	for _, p := range g.examples() {
		if _, err := g.expand(p); err == nil {
			return f.file.name + "(" + strings.Join(r.format(p), ",") + ")"
		}
		if ctx.Err() != nil {
			break
		}
	}
	return ""
}

// examples are positions to try: a sample, or a number, a pair or a triple.
func (g *game) examples() (list []Position) {
	if g.family.samples != nil {
		const few = 5
		samples, err := g.listedSamples(few)
		if err == nil {
			list = append(list, samples[len(samples)-1])
		}
	}
	number := starlark.MakeInt
	tries := []starlark.Value{number(5), starlark.Tuple{number(3), number(5)}, starlark.Tuple{number(1), number(2), number(3)}}
	for _, v := range tries {
		if _, tuple := v.(starlark.Tuple); g.family.row && !tuple {
			v = starlark.Tuple{v}
		}
		if p, err := g.intern(v); err == nil {
			list = append(list, p)
		}
	}
	return list
}

// Heaps reports whether the file has the short form, take or breaks.
func (f *Family) Heaps() bool { return f.file.heaps }

// File is what the file is called in errors.
func (f *Family) File() string { return f.file.path }

// String names the family and its file.
func (f *Family) String() string { return fmt.Sprintf("%s of %s", f.file.name, f.file.path) }
