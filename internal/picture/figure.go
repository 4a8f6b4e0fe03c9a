package picture

import (
	"fmt"
	"io"
)

// A Frame is what stands around a figure.
type Frame struct {
	Title    string // what is shown
	Subtitle string // of which game
	X, Y     Axis   // to the right, and upwards
	Legend   Legend
}

// An Axis is a row of places, numbered from 0.
type Axis struct {
	Name  string
	Size  int // of the row
	Ticks []Tick
}

// A Tick is a place with a label. A tick of a [Bar] is at 0 to 1.
type Tick struct {
	At    float64
	Label string
}

// A Legend says what the colours mean: each one, or all on a scale.
type Legend struct {
	Title   string
	Entries []Entry
	Bar     []Tick // of the values from the smallest to the largest colour; nil for no scale
}

// An Entry is a colour and its meaning.
type Entry struct {
	Colour Colour
	Name   string
}

// A Figure is something that can be drawn.
type Figure interface {
	frame() *Frame
	// area returns the width and the height of the figure itself, in pixels.
	area() (width, height float64)
	// draw draws the figure with its top left corner at (x, y).
	draw(c canvas, x, y float64, u unit)
}

// MostCells is the longest side of a heat map, in cells.
const MostCells = 4096

// A Format is a kind of file.
type Format string

// The formats.
const (
	PNG Format = "png"
	SVG Format = "svg"
)

// Write draws a figure.
//
// Cost: linear in the pixels of a PNG; an SVG of many cells or points holds a
// raster image of them.
func Write(w io.Writer, f Figure, format Format) error {
	l := arrange(f)
	switch format {
	case PNG:
		c := newRaster(int(l.width), int(l.height))
		l.draw(c)
		return c.write(w)
	case SVG:
		c := newVectors(l)
		l.draw(c)
		return c.write(w)
	}
	return fmt.Errorf("picture format %q: want png or svg", format)
}

// A canvas is drawn on, in pixels from the top left corner.
type canvas interface {
	rectangle(x, y, width, height float64, c Colour)
	dot(x, y, radius float64, c Colour)
	line(points []point, width float64, c Colour)
	// text writes a line; align is where (x, y) is on its base line: 0 at its
	// beginning, 0.5 in its middle, 1 at its end. Text that is turned reads upwards.
	text(x, y float64, words string, size, align float64, turned bool, c Colour)
	// cells draws columns × rows of colours; the first row is on top.
	cells(x, y, width, height float64, columns, rows int, at func(column, row int) Colour)
	// blocks draws squares, of so many pixels, that nobody will look at one by one.
	blocks(width, height float64, squares []point, side float64, colours []Colour)
}

type point struct{ x, y float64 }
