package picture

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"image"
	"image/png"
	"io"
	"strconv"
	"strings"
)

// vectors are a canvas that writes SVG.
type vectors struct {
	bytes.Buffer
}

// families are fonts of about the same width as the one that text is measured
// in, and then those that have Chinese signs.
const families = "'Go', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif"

func newVectors(l layout) *vectors {
	c := &vectors{}
	u := float64(l.u)
	fmt.Fprintf(c, `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="%s" height="%s" viewBox="0 0 %s %s" role="img" font-family="%s">`+"\n",
		number(l.width/u), number(l.height/u), number(l.width), number(l.height), families)
	fmt.Fprintf(c, "<title>%s: %s</title>\n", escape(l.Title), escape(l.Subtitle))
	return c
}

func (c *vectors) write(w io.Writer) error {
	c.WriteString("</svg>\n")
	_, err := w.Write(c.Bytes())
	return err
}

// number writes a coordinate with at most two digits after the point.
func number(x float64) string {
	text := strconv.FormatFloat(x, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

func escape(text string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(text)) // a strings.Builder takes everything
	return b.String()
}

func (c Colour) hex() string {
	rgb := c.rgba()
	return fmt.Sprintf("#%02x%02x%02x", rgb.R, rgb.G, rgb.B)
}

func (c *vectors) rectangle(x, y, width, height float64, colour Colour) {
	fmt.Fprintf(c, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s"/>`+"\n", number(x), number(y), number(width), number(height), colour.hex())
}

func (c *vectors) dot(x, y, radius float64, colour Colour) {
	fmt.Fprintf(c, `<circle cx="%s" cy="%s" r="%s" fill="%s"/>`+"\n", number(x), number(y), number(radius), colour.hex())
}

func (c *vectors) line(points []point, width float64, colour Colour) {
	fmt.Fprintf(c, `<polyline fill="none" stroke="%s" stroke-width="%s" points="`, colour.hex(), number(width))
	for i, p := range points {
		if i > 0 {
			c.WriteByte(' ')
		}
		c.WriteString(number(p.x) + "," + number(p.y))
	}
	c.WriteString("\"/>\n")
}

func (c *vectors) text(x, y float64, words string, size, align float64, turned bool, colour Colour) {
	anchor := map[float64]string{0: "start", 0.5: "middle", 1: "end"}[align]
	turn := ""
	if turned {
		turn = fmt.Sprintf(` transform="rotate(-90 %s %s)"`, number(x), number(y))
	}
	fmt.Fprintf(c, `<text x="%s" y="%s" font-size="%s" text-anchor="%s" fill="%s"%s>%s</text>`+"\n",
		number(x), number(y), number(size), anchor, colour.hex(), turn, escape(words))
}

// few cells are rectangles, neighbours of one colour in a row together; many are
// a raster.
func (c *vectors) cells(x, y, width, height float64, columns, rows int, at func(column, row int) Colour) {
	if columns*rows > few {
		pixels := image.NewPaletted(image.Rect(0, 0, columns, rows), palette)
		for row := range rows {
			for column := range columns {
				pixels.Pix[row*pixels.Stride+column] = uint8(at(column, row))
			}
		}
		c.raster(x, y, width, height, pixels)
		return
	}
	w, h := width/float64(columns), height/float64(rows)
	c.WriteString(`<g shape-rendering="crispEdges">` + "\n")
	for row := range rows {
		for from := 0; from < columns; {
			to := from + 1
			for to < columns && at(to, row) == at(from, row) {
				to++
			}
			c.rectangle(x+float64(from)*w, y+float64(row)*h, float64(to-from)*w, h, at(from, row))
			from = to
		}
	}
	c.WriteString("</g>\n")
}

func (c *vectors) blocks(width, height float64, squares []point, side float64, colours []Colour) {
	r := newRaster(int(width)+int(side)+1, int(height)+int(side)+1)
	r.blocks(width, height, squares, side, colours)
	c.raster(0, 0, float64(r.image.Rect.Dx()), float64(r.image.Rect.Dy()), r.image)
}

// raster embeds an image whose pixels stay sharp.
func (c *vectors) raster(x, y, width, height float64, pixels image.Image) {
	var data bytes.Buffer
	if err := png.Encode(&data, pixels); err != nil {
		panic("picture: " + err.Error()) // a buffer takes everything
	}
	fmt.Fprintf(c, `<image x="%s" y="%s" width="%s" height="%s" preserveAspectRatio="none" style="image-rendering:pixelated" xlink:href="data:image/png;base64,%s"/>`+"\n",
		number(x), number(y), number(width), number(height), base64.StdEncoding.EncodeToString(data.Bytes()))
}
