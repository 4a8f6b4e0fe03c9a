package solve

import (
	"math"
	"slices"

	"example.org/grundy"
)

// This file and sweep.go compute Grundy values of games whose moves run along the
// lines of a grid. A value on a line is never repeated further along it, so each
// line keeps the set of its values, and a point takes the least number that is in
// the set of no line through it: a few words instead of all options.

// A lineTable holds the Grundy values of all points of a grid.
type lineTable[P comparable] struct {
	lines  grundy.Lines[P]
	grid   grid
	narrow []uint16 // the values, where all of them fit, and else
	wide   []uint32
}

// A grid is the points of Lines with its axes in order of their sizes, the
// longest first, since the lines that have to be remembered are as many as the
// points in the other directions. Points are visited in rows, the last coordinate
// fastest.
type grid struct {
	sizes []int // of the axes, longest first
	order []int // where each axis is in Lines
	steps [][]uint64
	half  bool // of the points with one mirrored in the diagonal, only that with the larger coordinate first is visited
}

// gridOf returns the grid of lines, which has at most 2^32 points.
func gridOf[P comparable](l grundy.Lines[P]) grid {
	g := grid{order: make([]int, len(l.Sizes))}
	for i := range g.order {
		g.order[i] = i
	}
	slices.SortStableFunc(g.order, func(i, j int) int { return int(l.Sizes[j]) - int(l.Sizes[i]) })
	for _, i := range g.order {
		g.sizes = append(g.sizes, int(l.Sizes[i]))
	}
	for _, step := range l.Steps {
		turned := make([]uint64, len(step))
		for i, axis := range g.order {
			turned[i] = step[axis]
		}
		g.steps = append(g.steps, turned)
	}
	has := func(step ...uint64) bool {
		return slices.ContainsFunc(g.steps, func(s []uint64) bool { return slices.Equal(s, step) })
	}
	g.half = len(g.sizes) == 2 && has(1, 0) == has(0, 1)
	return g
}

// bound returns what no value exceeds: the number of points on the lines back
// from the last point.
func (g grid) bound() int {
	bound := 0
	for _, step := range g.steps {
		shortest := math.MaxInt
		for i, s := range step {
			if s != 0 {
				shortest = min(shortest, g.sizes[i]-1)
			}
		}
		bound += shortest
	}
	return bound
}

// points returns how many points are visited.
func (g grid) points() int {
	n := 1
	for _, size := range g.sizes {
		n *= size
	}
	if g.half {
		n -= g.sizes[1] * (g.sizes[1] - 1) / 2
	}
	return n
}

// place returns when a point was visited; ok is false if it is not on the grid.
// The coordinates are those of Lines.
func (g grid) place(point []uint64) (at int, ok bool) {
	if len(point) != len(g.sizes) {
		return 0, false
	}
	for i, axis := range g.order {
		if point[axis] >= uint64(g.sizes[i]) {
			return 0, false
		}
		at = at*g.sizes[i] + int(point[axis])
	}
	if g.half {
		a, b := int(point[g.order[0]]), int(point[g.order[1]])
		return triangle(max(a, b), min(a, b), g.sizes[1]), true
	}
	return at, true
}

// triangle returns how many points of a half grid are visited before (a, b): the
// rows have lengths 1, 2, …, width, width, ….
func triangle(a, b, width int) int {
	if a < width {
		return a*(a+1)/2 + b
	}
	return width*(width+1)/2 + (a-width)*width + b
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

// size returns what the table holds: the positions that it knows, and bytes.
func (t *lineTable[P]) size() (positions, bytes uint64) {
	return sizeOfLines(t.lines), 2*uint64(len(t.narrow)) + 4*uint64(len(t.wide))
}

// fillLines computes the table.
//
// Cost: for each point and step a few words of the sets; 2 bytes a point where
// all values are below 2^16, else 4; and for each line that is remembered one bit
// for each value that can be on it. Where the grid is its own mirror image, half
// of the points are enough.
func fillLines[P comparable](l grundy.Lines[P], m *meter) (*lineTable[P], error) {
	t := &lineTable[P]{lines: l, grid: gridOf(l)}
	bytes := 2 * uint64(t.grid.points())
	if t.grid.bound() > math.MaxUint16 {
		bytes *= 2
	}
	sets := t.grid.bytesOfSets()
	if err := m.keep(sizeOfLines(l), bytes+sets); err != nil {
		return nil, err
	}
	defer m.drop(0, sets)
	var err error
	if t.grid.bound() > math.MaxUint16 {
		t.wide = make([]uint32, t.grid.points())
		err = sweep(t.grid, t.wide, m)
	} else {
		t.narrow = make([]uint16, t.grid.points())
		err = sweep(t.grid, t.narrow, m)
	}
	if err != nil {
		m.drop(t.size())
		return nil, err
	}
	return t, nil
}

// at returns the value of p; ok is false if it is not on the grid.
func (t *lineTable[P]) at(p P) (v uint32, ok bool) {
	at, ok := t.grid.place(t.lines.At(p))
	switch {
	case !ok:
		return 0, false
	case t.wide != nil:
		return t.wide[at], true
	}
	return uint32(t.narrow[at]), true
}
