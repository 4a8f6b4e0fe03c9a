package script

import (
	"errors"
	"fmt"
	"iter"
	"slices"

	"go.starlark.net/starlark"

	"example.org/grundy"
)

// mostSamples is how many positions that start reaches are samples.
const mostSamples = 200

// Samples yields small positions: those of samples(n), or those that start reaches, or
// small numbers, or, where the file cannot play them, pairs or triples of them. A file for which none of this works fails, and the error asks for what
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
	list, err := g.smallTuples(1, most)
	if err != nil {
		return nil, err
	}
	wrong := g.unplayable(list[:min(len(list), 3)])
	for k := 2; k <= mostTried && wrong != nil; k++ {
		if tuples, err := g.smallTuples(k, probed); err == nil && !slices.ContainsFunc(tuples, g.isMistake) {
			return g.smallTuples(k, most)
		}
	}
	if wrong != nil {
		return nil, wrong.WithHint("the file says no position, so whole numbers, pairs and triples were tried: want samples or start: def samples(n): return a list of small positions")
	}
	return list, nil
}

// Of a file that says no position, tuples of up to so many numbers are tried, with numbers
// up to probed, and samples are at most so many of them.
const (
	mostTried  = 3
	probed     = 3
	mostTuples = 1 << 20
)

// smallTuples are the positions of k numbers up to most, those of small ones first; of one
// number the number itself.
func (g *game) smallTuples(k, most int) (list []Position, err error) {
	count := 1
	for range k {
		if count *= most + 1; count > mostTuples {
			return nil, &grundy.LimitError{What: fmt.Sprintf("samples of %d numbers up to %d", k, most), Limit: grundy.Grouped(mostTuples) + " positions", Fixed: true, Hint: "a smaller --to"}
		}
	}
	for n := range most + 1 { // the greatest of the numbers
		for code := range power(n+1, k) {
			v, greatest := make(starlark.Tuple, k), 0
			for i, c := k-1, code; i >= 0; i-- {
				v[i], greatest = starlark.MakeInt(c%(n+1)), max(greatest, c%(n+1))
				c /= n + 1
			}
			if greatest < n {
				continue
			}
			var p Position
			if k == 1 {
				p, err = g.intern(v[0])
			} else {
				p, err = g.intern(v)
			}
			if err != nil {
				return nil, err
			}
			list = append(list, p)
		}
	}
	return list, nil
}

func power(n, k int) int {
	p := 1
	for range k {
		p *= n
	}
	return p
}

// isMistake reports whether the file cannot play a position.
func (g *game) isMistake(p Position) bool { return g.unplayable([]Position{p}) != nil }

// unplayable is the first mistake if the file cannot play any position of a list: then they
// are no positions of it.
func (g *game) unplayable(list []Position) (first *grundy.MistakeError) {
	for _, p := range list {
		_, err := g.expand(p)
		var wrong *grundy.MistakeError
		if !errors.As(err, &wrong) {
			return nil // it can, or another error will tell
		}
		if first == nil {
			first = wrong
		}
	}
	return first
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
