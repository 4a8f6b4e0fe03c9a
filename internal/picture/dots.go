package picture

import "math"

// Dots are points at places of two axes.
type Dots struct {
	Frame
	Points []Dot
	Square bool // the axes count the same, so that a step is as long on either
	Joined bool // a thin line goes through the points in turn
	Low    bool // the second axis has few places
}

// A Dot is a point. X is a place of the first axis, and Y one of the second; it
// may lie between two.
type Dot struct {
	X, Y   float64
	Colour Colour
}

func (d *Dots) frame() *Frame { return &d.Frame }

// Sides of a figure of dots, in pixels.
const (
	broad    = 1280
	flat     = 720
	thinnest = 240 // of a side
)

func (d *Dots) area() (width, height float64) {
	switch {
	case d.Low:
		return broad, thinnest
	case !d.Square:
		return broad, flat
	}
	side := broad / float64(max(d.X.Size, d.Y.Size))
	return max(math.Round(side*float64(d.X.Size)), thinnest), max(math.Round(side*float64(d.Y.Size)), thinnest)
}

// few is how many points are drawn one by one; more are a raster in SVG.
const few = 4000

func (d *Dots) draw(c canvas, x, y float64, u unit) {
	width, height := d.area()
	at := func(p Dot) point {
		return point{x + (p.X+0.5)/float64(d.X.Size)*width, y + height - (p.Y+0.5)/float64(d.Y.Size)*height}
	}
	d.grid(c, x, y, width, height, u)
	places := make([]point, len(d.Points))
	colours := make([]Colour, len(d.Points))
	for i, p := range d.Points {
		places[i], colours[i] = at(p), p.Colour
	}
	if d.Joined && len(places) > 1 {
		c.line(places, u.px(0.8), Unknown)
	}
	radius := d.radius(width, height, u)
	if len(places) > few {
		c.blocks(x+width, y+height, places, max(math.Round(2*radius), 1), colours)
		return
	}
	for i, p := range places {
		c.dot(p.x, p.y, radius, colours[i])
	}
}

// radius makes dots that do not touch along the first axis, and can be seen.
func (d *Dots) radius(width, height float64, u unit) float64 {
	step := width / float64(d.X.Size)
	if d.Square {
		step = min(step, height/float64(d.Y.Size))
	}
	return min(max(0.38*step, u.px(1.4)), u.px(5))
}

// grid draws a pale line at every tick.
func (d *Dots) grid(c canvas, x, y, width, height float64, u unit) {
	for _, t := range d.X.Ticks {
		at := x + (t.At+0.5)/float64(d.X.Size)*width
		c.line([]point{{at, y}, {at, y + height}}, u.px(0.6), grey)
	}
	for _, t := range d.Y.Ticks {
		at := y + height - (t.At+0.5)/float64(d.Y.Size)*height
		c.line([]point{{x, at}, {x + width, at}}, u.px(0.6), grey)
	}
}
