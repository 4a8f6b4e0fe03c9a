package guess

import "math"

// What says what a table holds.
type What uint8

// The two kinds of tables.
const (
	Outcomes What = iota // 1 for a P-position, which the player to move loses; 0 for an N-position
	Values               // Grundy values, or other numbers
)

// Unknown is the content of a cell of which nothing is known.
const Unknown = -1

// MostDimensions is how many numbers a position may have.
const MostDimensions = 4

// An Axis is one number of the positions, which runs from From to To, both among them.
type Axis struct{ From, To int }

// Len is how many numbers the axis has.
func (a Axis) Len() int { return a.To - a.From + 1 }

// A Table is what is known of the positions whose numbers run through axes.
type Table struct {
	What  What
	Axes  []Axis
	cells []int32 // row by row, the last number running fastest
}

// NewTable makes a table of which nothing is known.
//
// Domain: one to [MostDimensions] axes, 0 ≤ From ≤ To. Cost: four bytes a cell.
func NewTable(what What, axes ...Axis) *Table {
	n := 1
	for _, a := range axes {
		n *= a.Len()
	}
	t := &Table{What: what, Axes: axes, cells: make([]int32, n)}
	for i := range t.cells {
		t.cells[i] = Unknown
	}
	return t
}

// Fill makes a table of what value says about each position; Unknown says nothing.
// The slice is the same at each call.
func Fill(what What, value func(p []int64) int32, axes ...Axis) *Table {
	t := NewTable(what, axes...)
	p := make([]int64, len(axes))
	for i := range t.cells {
		t.Point(i, p)
		t.cells[i] = value(p)
	}
	return t
}

// Len is how many cells there are.
func (t *Table) Len() int { return len(t.cells) }

// Known is how many cells are known.
func (t *Table) Known() int {
	n := 0
	for _, v := range t.cells {
		if v != Unknown {
			n++
		}
	}
	return n
}

// Get returns the content of cell i.
func (t *Table) Get(i int) int32 { return t.cells[i] }

// Set changes the content of cell i.
func (t *Table) Set(i int, v int32) { t.cells[i] = v }

// Point writes the numbers of cell i.
func (t *Table) Point(i int, p []int64) {
	for k := len(t.Axes) - 1; k >= 0; k-- {
		n := t.Axes[k].Len()
		p[k] = int64(t.Axes[k].From + i%n)
		i /= n
	}
}

// At returns what is known of a position; Unknown outside the table.
func (t *Table) At(p ...int) int32 {
	i := 0
	for k, a := range t.Axes {
		if p[k] < a.From || p[k] > a.To {
			return Unknown
		}
		i = i*a.Len() + p[k] - a.From
	}
	return t.cells[i]
}

// Corner is the part with the smaller numbers on each axis, about a quarter of
// the cells.
func (t *Table) Corner() *Table {
	share := math.Pow(0.25, 1/float64(len(t.Axes)))
	axes := make([]Axis, len(t.Axes))
	for k, a := range t.Axes {
		axes[k] = Axis{a.From, a.From + max(int(math.Ceil(float64(a.Len())*share)), 1) - 1}
	}
	q := make([]int, len(axes))
	return Fill(t.What, func(p []int64) int32 {
		for k := range p {
			q[k] = int(p[k])
		}
		return t.At(q...)
	}, axes...)
}

// order lists the cells so that those with small numbers come first: by the
// greatest distance from the first number of an axis.
func (t *Table) order() []int32 {
	p := make([]int64, len(t.Axes))
	shell := func(i int) (s int) {
		t.Point(i, p)
		for k, a := range t.Axes {
			s = max(s, int(p[k])-a.From)
		}
		return s
	}
	var starts []int
	for i := range t.cells {
		s := shell(i)
		for len(starts) < s+2 {
			starts = append(starts, 0)
		}
		starts[s+1]++
	}
	for s := 1; s < len(starts); s++ {
		starts[s] += starts[s-1]
	}
	list := make([]int32, len(t.cells))
	for i := range t.cells {
		s := shell(i)
		list[starts[s]] = int32(i)
		starts[s]++
	}
	return list
}

// information is about how many bits the table has: those of its cells if each
// were drawn with the frequencies of all.
func (t *Table) information() float64 {
	counts := map[int32]int{}
	n := 0
	for _, v := range t.cells {
		if v != Unknown {
			counts[v]++
			n++
		}
	}
	bits := 0.0
	for _, c := range counts {
		bits += float64(c) * math.Log2(float64(n)/float64(c))
	}
	return bits
}
