package script

import (
	"errors"
	"iter"

	"go.starlark.net/starlark"

	"example.org/grundy"
)

// mostSamples is how many positions that start reaches are samples.
const mostSamples = 200

// Samples yields small positions: those of samples(n), or those that start reaches, or
// small numbers. A file for which none of this works fails, and the error asks for what
// it lacks.
func (g *game) Samples(most int) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		list, err := g.someSamples(most)
		if err != nil {
			g.fail(err)
			return
		}
		for _, p := range list {
			if !yield(p) {
				return
			}
		}
	}
}

// someSamples lists the positions of Samples.
func (g *game) someSamples(most int) ([]Position, error) {
	f := g.family
	switch {
	case f.samples != nil:
		return g.listedSamples(most)
	case f.start != nil:
		return g.fromStart()
	case f.row:
		return g.smallRows(most)
	}
	var list []Position
	for n := range most + 1 {
		p, err := g.intern(starlark.MakeInt(n))
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	return list, g.unlessNumbers(list)
}

// unlessNumbers is an error if the file cannot play whole numbers: then nothing is known
// about its positions.
func (g *game) unlessNumbers(list []Position) error {
	var first *grundy.MistakeError
	for _, p := range list[:min(len(list), 3)] {
		_, err := g.expand(p)
		var wrong *grundy.MistakeError
		if !errors.As(err, &wrong) {
			return nil // it can, or another error will tell
		}
		if first == nil {
			first = wrong
		}
	}
	return first.WithHint("the file says no position, so whole numbers were tried: want samples or start: def samples(n): return a list of small positions")
}

// listedSamples are those of samples(n).
func (g *game) listedSamples(most int) ([]Position, error) {
	f := g.family.samples
	v, err := g.call(f, starlark.MakeInt(most))
	if err != nil {
		return nil, err
	}
	items, ok := v.(starlark.Iterable)
	if !ok {
		return nil, mistake(f.Position(), "samples(%d): want a list of positions; got %s", most, shown(v))
	}
	var list []Position
	for x := range starlark.Elements(items) {
		if g.family.row && !isTuple(x) {
			return nil, mistake(f.Position(), "samples(%d): with row = True want tuples; got %s", most, shown(x))
		}
		p, err := g.intern(x)
		if err != nil {
			return nil, mistake(f.Position(), "samples(%d): %v: %s", most, err, shown(x))
		}
		list = append(list, p)
	}
	if len(list) == 0 {
		return nil, mistake(f.Position(), "samples(%d): want at least one position", most)
	}
	return list, nil
}

// fromStart are the first positions that start reaches.
func (g *game) fromStart() ([]Position, error) {
	p, err := g.begin()
	if err != nil {
		return nil, err
	}
	seen, list := map[Position]bool{p: true}, []Position{p}
	for i := 0; i < len(list) && len(list) < mostSamples; i++ {
		for _, q := range g.list(list[i]) {
			if !seen[q] {
				seen[q] = true
				list = append(list, q)
			}
		}
	}
	return list, nil
}

// smallRows are rows of one heap and of two.
func (g *game) smallRows(most int) (list []Position, err error) {
	put := func(heaps ...int) {
		if err == nil {
			var p Position
			p, err = g.row(heaps)
			list = append(list, p)
		}
	}
	for n := range most + 1 {
		put(n)
	}
	for n := range min(most, 6) + 1 {
		for m := range n + 1 {
			put(m, n)
		}
	}
	return list, err
}
