package wasm

import (
	"errors"
	"iter"
	"slices"

	"example.org/grundy"
)

// The bounds of samples: how many positions, and how many rows are tried.
const (
	mostSamples = 400
	mostTries   = 4000
)

// Samples yields small positions: those that start reaches, or rows of small numbers that
// the module takes for positions, the smallest sum first. A module that takes none fails,
// and the error asks for a start.
func (g *game) Samples(most int) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		var err error
		if g.start != nil {
			err = g.fromStart(yield)
		} else {
			err = g.small(most, yield)
		}
		if err != nil {
			g.fail(err)
		}
	}
}

// fromStart yields the first positions that start reaches.
func (g *game) fromStart(yield func(Position) bool) error {
	p, err := g.table.position(g.start)
	if err != nil {
		return err
	}
	seen, list := map[Position]bool{p: true}, []Position{p}
	for i := 0; i < len(list); i++ {
		if !yield(list[i]) {
			return nil
		}
		options, err := g.expand(list[i], nil)
		if err != nil {
			return err
		}
		for _, q := range options {
			if !seen[q] && len(list) < mostSamples {
				seen[q] = true
				list = append(list, q)
			}
		}
	}
	return nil
}

// small yields rows of small numbers.
func (g *game) small(most int, yield func(Position) bool) error {
	var first *grundy.MistakeError
	taken, tries := 0, 0
	for row := range rows(g.arity, most) {
		if tries++; tries > mostTries {
			break
		}
		p, err := g.table.position(row)
		if err != nil {
			return err
		}
		_, err = g.expand(p, nil)
		var wrong *grundy.MistakeError
		if errors.As(err, &wrong) && taken == 0 {
			if first == nil {
				first = wrong
			}
			continue
		}
		if errors.As(err, &wrong) && g.refuses(p) {
			continue
		}
		if taken++; taken > mostSamples || !yield(p) {
			return nil
		}
	}
	if taken == 0 && first != nil {
		return first.WithHint("the module describes no start, so small numbers were tried: let grundy_describe say one")
	}
	return nil
}

// refuses reports whether the module says that a row is no position.
func (g *game) refuses(p Position) bool {
	i, answer, err := g.call(p, askOptions)
	if err != nil {
		return false
	}
	g.program.put(i)
	return answer == refused
}

// rows yields rows of so many numbers up to most, the smallest sum first; for arity 0 it
// yields rows of one number, and then of two.
func rows(arity, most int) iter.Seq[[]int64] {
	return func(yield func([]int64) bool) {
		lengths := []int{arity}
		if arity == 0 {
			lengths = []int{1, 2}
		}
		for _, k := range lengths {
			row := make([]int64, k)
			for sum := range k*most + 1 {
				if !fill(row, 0, sum, most, func() bool { return yield(slices.Clone(row)) }) {
					return
				}
			}
		}
	}
}

// fill puts numbers of a sum into the places of a row from one on.
func fill(row []int64, from, sum, most int, found func() bool) bool {
	if from == len(row)-1 {
		row[from] = int64(sum)
		return sum > most || found()
	}
	for n := range min(sum, most) + 1 {
		row[from] = int64(n)
		if !fill(row, from+1, sum-n, most, found) {
			return false
		}
	}
	return true
}
