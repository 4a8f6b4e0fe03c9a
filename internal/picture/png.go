package picture

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// The font of pictures is Go Regular. It has Latin, Greek and Cyrillic letters
// and some signs, and no Chinese ones.
var regular = sync.OnceValue(func() *opentype.Font {
	f, err := opentype.Parse(goregular.TTF)
	if err != nil {
		panic("picture: the font is broken: " + err.Error())
	}
	return f
})

func face(size float64) font.Face {
	f, err := opentype.NewFace(regular(), &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("picture: a font of this size: " + err.Error())
	}
	return f
}

// ruler measures text at size 100.
var ruler = sync.OnceValue(func() font.Face { return face(100) })

var rulerMutex sync.Mutex // a face is not safe for concurrent use

// measure returns the width of text.
func measure(words string, size float64) float64 {
	rulerMutex.Lock()
	defer rulerMutex.Unlock()
	width := 0.0
	for _, r := range words {
		if r >= 0x2e80 { // Chinese, which a viewer of SVG has another font for
			width += 100
			continue
		}
		if a, ok := ruler().GlyphAdvance(r); ok {
			width += float64(a) / 64
		}
	}
	return width * size / 100
}

// A raster is a canvas of pixels.
type raster struct {
	image *image.RGBA
	faces map[float64]font.Face
}

func newRaster(width, height int) *raster {
	return &raster{image.NewRGBA(image.Rect(0, 0, width, height)), map[float64]font.Face{}}
}

func (c *raster) write(w io.Writer) error {
	e := png.Encoder{CompressionLevel: png.BestSpeed}
	if c.image.Rect.Dx()*c.image.Rect.Dy() < 1<<21 {
		e.CompressionLevel = png.DefaultCompression
	}
	return e.Encode(w, c.image)
}

func (c *raster) rectangle(x, y, width, height float64, colour Colour) {
	r := image.Rect(round(x), round(y), round(x+width), round(y+height))
	draw.Draw(c.image, r, image.NewUniform(colour.rgba()), image.Point{}, draw.Src)
}

func round(x float64) int { return int(math.Round(x)) }

// fill fills a closed outline, which lies in the rectangle from low to high.
func (c *raster) fill(low, high point, colour Colour, outline func(z *vector.Rasterizer, x, y float32)) {
	x, y := int(math.Floor(low.x))-1, int(math.Floor(low.y))-1
	width, height := int(math.Ceil(high.x))+1-x, int(math.Ceil(high.y))+1-y
	z := vector.NewRasterizer(width, height)
	outline(z, float32(x), float32(y))
	z.ClosePath()
	z.Draw(c.image, image.Rect(x, y, x+width, y+height), image.NewUniform(colour.rgba()), image.Point{})
}

// dot draws a circle as four Bézier curves.
func (c *raster) dot(x, y, radius float64, colour Colour) {
	const k = 0.5522847 // how far the control points of a quarter stand off
	c.fill(point{x - radius, y - radius}, point{x + radius, y + radius}, colour, func(z *vector.Rasterizer, left, top float32) {
		mx, my, r := float32(x)-left, float32(y)-top, float32(radius)
		h := r * k
		z.MoveTo(mx+r, my)
		z.CubeTo(mx+r, my+h, mx+h, my+r, mx, my+r)
		z.CubeTo(mx-h, my+r, mx-r, my+h, mx-r, my)
		z.CubeTo(mx-r, my-h, mx-h, my-r, mx, my-r)
		z.CubeTo(mx+h, my-r, mx+r, my-h, mx+r, my)
	})
}

// line draws each stretch as a rectangle of its own.
func (c *raster) line(points []point, width float64, colour Colour) {
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		if a.x == b.x || a.y == b.y { // sharp, on whole pixels
			w := max(math.Round(width), 1)
			x, y := math.Floor(min(a.x, b.x)-w/2+0.5), math.Floor(min(a.y, b.y)-w/2+0.5)
			c.rectangle(x, y, math.Abs(a.x-b.x)+w, math.Abs(a.y-b.y)+w, colour)
			continue
		}
		length := math.Hypot(b.x-a.x, b.y-a.y)
		dx, dy := -(b.y-a.y)/length*width/2, (b.x-a.x)/length*width/2
		low := point{min(a.x, b.x) - width, min(a.y, b.y) - width}
		high := point{max(a.x, b.x) + width, max(a.y, b.y) + width}
		c.fill(low, high, colour, func(z *vector.Rasterizer, x, y float32) {
			z.MoveTo(float32(a.x+dx)-x, float32(a.y+dy)-y)
			z.LineTo(float32(b.x+dx)-x, float32(b.y+dy)-y)
			z.LineTo(float32(b.x-dx)-x, float32(b.y-dy)-y)
			z.LineTo(float32(a.x-dx)-x, float32(a.y-dy)-y)
		})
	}
}

func (c *raster) text(x, y float64, words string, size, align float64, turned bool, colour Colour) {
	if c.faces[size] == nil {
		c.faces[size] = face(size)
	}
	width := measure(words, size)
	write := func(on draw.Image, in color.Color, x, y float64) {
		d := font.Drawer{Dst: on, Src: image.NewUniform(in), Face: c.faces[size],
			Dot: fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(y * 64)}}
		d.DrawString(words)
	}
	if !turned {
		write(c.image, colour.rgba(), x-width*align, y)
		return
	}
	mask := image.NewAlpha(image.Rect(0, 0, int(width)+2, int(2*size)))
	write(mask, color.Opaque, 0, 1.5*size)
	c.turn(mask, round(x-1.5*size), round(y+width*align), colour.rgba())
}

// turn draws a mask a quarter round, so that it begins at the bottom.
func (c *raster) turn(mask *image.Alpha, x, y int, colour color.RGBA) {
	b := mask.Bounds()
	turned := image.NewAlpha(image.Rect(0, 0, b.Dy(), b.Dx()))
	for i := range b.Dx() {
		for j := range b.Dy() {
			turned.SetAlpha(j, b.Dx()-1-i, mask.AlphaAt(i, j))
		}
	}
	r := turned.Bounds().Add(image.Pt(x, y-b.Dx()))
	draw.DrawMask(c.image, r, image.NewUniform(colour), image.Point{}, turned, image.Point{}, draw.Over)
}

func (c *raster) cells(x, y, width, height float64, columns, rows int, at func(column, row int) Colour) {
	left, top := round(x), round(y)
	edge := func(i, n int, length float64) int { return round(float64(i) * length / float64(n)) }
	for row := range rows {
		from, to := top+edge(row, rows, height), top+edge(row+1, rows, height)
		if from == to {
			continue
		}
		for column := range columns {
			rgba := at(column, row).rgba()
			for px := left + edge(column, columns, width); px < left+edge(column+1, columns, width); px++ {
				c.image.SetRGBA(px, from, rgba)
			}
		}
		first := c.image.Pix[c.image.PixOffset(left, from):c.image.PixOffset(left+round(width), from)]
		for py := from + 1; py < to; py++ {
			copy(c.image.Pix[c.image.PixOffset(left, py):], first)
		}
	}
}

func (c *raster) blocks(_, _ float64, squares []point, side float64, colours []Colour) {
	for i, p := range squares {
		x, y := round(p.x-side/2), round(p.y-side/2)
		rgba := colours[i].rgba()
		for px := x; px < x+int(side); px++ {
			for py := y; py < y+int(side); py++ {
				c.image.SetRGBA(px, py, rgba)
			}
		}
	}
}
