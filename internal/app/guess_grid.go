package app

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/guess"
	"example.org/grundy/notation"
)

// settleDims finds how many numbers a position wants, if the request does not say it: one,
// or else two; the rules of a file may want three, and only playing tells. And it finds
// whether they may be 0 or begin at 1.
func (g *guesser) settleDims(ctx context.Context) error {
	least, most := 1, len(guessSides)-1
	if g.Dims > 0 {
		least, most = g.Dims, g.Dims
	}
	var first error
	for g.dims = least; g.dims <= most; g.dims++ {
		for g.from = range 2 {
			probe := *g
			probe.what = "outcome"
			_, err := probe.table(ctx, g.upTo(g.from+1))
			if err == nil {
				return nil
			}
			if first == nil {
				first = err
			}
			if !errors.Is(err, grundy.ErrRules) && !errors.Is(err, grundy.ErrPosition) {
				return first
			}
		}
	}
	return first
}

// readRanges reads where the table lies.
func (g *guesser) readRanges() error {
	if len(g.Ranges) == 0 {
		return nil
	}
	n := len(g.Ranges)
	switch {
	case g.To != 0:
		return grundy.Mistake(grundy.ErrParameter, "guess: want a range or to, not both")
	case n >= len(guessSides) || g.Dims != 0 && g.Dims != n:
		return grundy.Mistake(grundy.ErrParameter, "guess: range %s: want one range for each number that runs, at most 3", strings.Join(g.Ranges, ","))
	}
	for _, text := range g.Ranges {
		r, err := family.ParseRange(text)
		if err != nil {
			return err
		}
		from, _ := r.From.Uint64()
		to, small := r.To.Uint64()
		if !small || to > mostNumber || to == from {
			return grundy.Mistake(grundy.ErrParameter, "guess: range %s: want two different numbers of at most %d", text, mostNumber)
		}
		g.spans = append(g.spans, guess.Axis{From: int(from), To: int(to)})
	}
	g.dims = n
	return nil
}

// mostNumber is the greatest number in a table.
const mostNumber = math.MaxInt32 / 2

// upTo is where a table to a number lies.
func (g *guesser) upTo(to int) []guess.Axis {
	return slices.Repeat([]guess.Axis{{From: g.from, To: to}}, g.dims)
}

// grid makes the positions of at most two axes, behind a heap if there is one more.
func (g *guesser) grid(axes []guess.Axis, more ...int) (family.Grid, error) {
	var ranges []family.Range
	for _, a := range axes {
		one, err := family.ParseRange(fmt.Sprintf("%d..%d", a.From, a.To))
		if err != nil {
			return nil, err
		}
		ranges = append(ranges, one)
	}
	e := g.Parsed
	if len(more) > 0 {
		var err error
		if e, err = behind(e, more[0]); err != nil {
			return nil, err
		}
	}
	return g.games.Grid(e, ranges)
}

// behind puts a heap behind those that are written.
func behind(e *notation.Expr, heap int) (*notation.Expr, error) {
	call, ok := e.Terms[0].Atom.(*notation.Call)
	if !ok || len(e.Terms) != 1 || e.Terms[0].Count != "" {
		return nil, grundy.Mistake(grundy.ErrParameter, "dims 3: want one family").WithHint("as in: grundy guess nim --dims 3")
	}
	c := *call
	at := slices.IndexFunc(c.Args, func(a notation.Arg) bool { return a.Key != "" })
	if at < 0 {
		at = len(c.Args)
	}
	c.Bare = false
	c.Args = slices.Insert(slices.Clone(c.Args), at, notation.Arg{Value: notation.Value{Kind: notation.Number, Text: fmt.Sprint(heap)}})
	return &notation.Expr{Terms: []notation.Term{{Atom: &c, At: e.Terms[0].At}}, At: e.At}, nil
}
