package picture

import "math"

// A Heat is a map with a coloured cell for each pair of places. Neither axis may
// have more than [MostCells] places.
type Heat struct {
	Frame
	Colour func(x, y int) Colour
	Text   func(x, y int) string // carried by cells where there is room; nil for none
}

func (h *Heat) frame() *Frame { return &h.Frame }

// Sides of a heat map, in pixels.
const (
	long    = 1280 // about the longer one
	largest = 96   // of a cell
	short   = 180  // the least of a side
)

// cell returns the size of a cell. Cells are square, unless one side would be a
// thread, and have whole numbers of pixels.
func (h *Heat) cell() (width, height float64) {
	side := min(math.Max(1, math.Round(long/float64(max(h.X.Size, h.Y.Size)))), largest)
	thick := func(n int) float64 { return max(side, math.Ceil(min(short, 2*side*largest)/float64(n))) }
	return thick(h.X.Size), thick(h.Y.Size)
}

func (h *Heat) area() (width, height float64) {
	w, t := h.cell()
	return w * float64(h.X.Size), t * float64(h.Y.Size)
}

func (h *Heat) draw(c canvas, x, y float64, u unit) {
	width, height := h.area()
	c.cells(x, y, width, height, h.X.Size, h.Y.Size, func(column, row int) Colour {
		return h.Colour(column, h.Y.Size-1-row)
	})
	if h.Text != nil {
		h.write(c, x, y, u)
	}
}

// write puts its text into each cell, if all of them fit.
func (h *Heat) write(c canvas, x, y float64, u unit) {
	w, t := h.cell()
	if h.X.Size*h.Y.Size > 4096 || min(w, t) < u.px(9) {
		return
	}
	wide := 0.0 // the longest text, at size 1
	for i := range h.X.Size {
		for j := range h.Y.Size {
			wide = max(wide, measure(h.Text(i, j), 100)/100)
		}
	}
	size := min(u.px(14), t*0.62)
	if wide > 0 {
		size = min(size, w*0.86/wide)
	}
	if size < u.px(7) {
		return
	}
	for i := range h.X.Size {
		for j := range h.Y.Size {
			cx, cy := x+(float64(i)+0.5)*w, y+(float64(h.Y.Size-1-j)+0.5)*t
			c.text(cx, cy+size*0.36, h.Text(i, j), size, 0.5, false, h.Colour(i, j).over())
		}
	}
}
