package solve

import (
	"math"
	"math/bits"
	"slices"

	"example.org/grundy"
)

// This file computes Grundy values of games whose moves run along the lines of
// a grid. A value on a line is never repeated further along it, so each line
// keeps the set of its values, and a point takes the least number that is in the
// set of no line through it: a few words instead of all options. The sets fill
// from below, and each remembers its first word that is not full.
//
// Points are visited in rows, the last coordinate fastest. The line through a
// point along a step is that of the point one step back, if there is one, and
// else a new line; only the lines of the points that can still be one step back
// are remembered.

// A lineTable holds the Grundy values of all points of a grid.
type lineTable[P comparable] struct {
	lines  grundy.Lines[P]
	values []uint32
}

// sizeOfLines returns the number of points; it is the largest number there is if
// that is more than a word holds, or the grid has none.
func sizeOfLines[P comparable](l grundy.Lines[P]) uint64 {
	size := uint64(1)
	for _, n := range l.Sizes {
		if n == 0 || size > math.MaxUint32/n {
			return math.MaxUint64
		}
		size *= n
	}
	return size
}

// bytesOfLines returns what the table holds while it is made. The values on a
// line are below the number of all points on the lines through a point.
func bytesOfLines[P comparable](l grundy.Lines[P]) uint64 {
	long, lines := uint64(0), uint64(0)
	for _, step := range l.Steps {
		long += slices.Max(l.Sizes)
		lines += uint64(newWalk(l.Sizes, step).back)
	}
	return cell*sizeOfLines(l) + lines*(long/8+64)
}

// size returns what the table holds: positions, and bytes.
func (t *lineTable[P]) size() (positions, bytes uint64) {
	return uint64(len(t.values)), cell * uint64(len(t.values))
}

// fillLines computes the table.
//
// Cost: for each point and step a few words of the sets; 4 bytes a point, and
// one bit for each value of each line.
func fillLines[P comparable](l grundy.Lines[P], m *meter) (*lineTable[P], error) {
	size, bytes := sizeOfLines(l), bytesOfLines(l)
	if err := m.keep(size, bytes); err != nil {
		return nil, err
	}
	defer func() { m.drop(0, bytes-cell*size) }() // the sets
	t := &lineTable[P]{l, make([]uint32, size)}
	walks := make([]walk, len(l.Steps))
	for i, step := range l.Steps {
		walks[i] = newWalk(l.Sizes, step)
	}
	here := make([]*line, len(walks))
	point := make([]uint64, len(l.Sizes))
	for rank := range t.values {
		for i := range walks {
			here[i] = walks[i].through(point, rank)
		}
		v := least(here)
		for _, l := range here {
			l.put(v)
		}
		t.values[rank] = v
		if err := m.settle(1); err != nil {
			m.drop(t.size())
			return nil, err
		}
		for d := len(point) - 1; d >= 0; d-- { // the next point
			if point[d]++; point[d] < l.Sizes[d] {
				break
			}
			point[d] = 0
		}
	}
	return t, nil
}

// at returns the value of p; ok is false if it is not on the grid.
func (t *lineTable[P]) at(p P) (v uint32, ok bool) {
	point := t.lines.At(p)
	if len(point) != len(t.lines.Sizes) {
		return 0, false
	}
	rank := uint64(0)
	for d, x := range point {
		if x >= t.lines.Sizes[d] {
			return 0, false
		}
		rank = rank*t.lines.Sizes[d] + x
	}
	return t.values[rank], true
}

// A walk finds the line through each point along one step.
type walk struct {
	step   []int   // the coordinates that it changes
	back   int     // how many points earlier the point one step back was visited
	recent []*line // of the last points, in a ring
}

func newWalk(sizes []uint64, step []uint64) walk {
	var w walk
	stride := 1
	for d := len(sizes) - 1; d >= 0; d-- {
		if step[d] != 0 {
			w.step = append(w.step, d)
			w.back += stride
		}
		stride *= int(sizes[d])
	}
	w.recent = make([]*line, w.back)
	return w
}

func (w *walk) through(point []uint64, rank int) *line {
	place := &w.recent[rank%len(w.recent)]
	for _, d := range w.step {
		if point[d] == 0 {
			*place = &line{}
			return *place
		}
	}
	return *place // the ring has gone round once: this is the line one step back
}

// A line is the set of the values on it so far. All words before open are full.
type line struct {
	words []uint64
	open  int
}

func (l *line) put(v uint32) {
	i := int(v / 64)
	for len(l.words) <= i {
		l.words = append(l.words, 0)
	}
	l.words[i] |= 1 << (v % 64)
	for l.open < len(l.words) && l.words[l.open] == math.MaxUint64 {
		l.open++
	}
}

// least returns the least number that is in none of the sets.
func least(lines []*line) uint32 {
	i := 0
	for _, l := range lines {
		i = max(i, l.open)
	}
	for ; ; i++ {
		used := uint64(0)
		for _, l := range lines {
			if i < len(l.words) {
				used |= l.words[i]
			}
		}
		if used != math.MaxUint64 {
			return uint32(64*i + bits.TrailingZeros64(^used))
		}
	}
}
