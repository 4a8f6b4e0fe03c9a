package picture

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"strings"
	"testing"
)

// chess is a heat map whose cells are coloured by two values in turn.
func chess(columns, rows int) *Heat {
	return &Heat{
		Frame: Frame{Title: "chess & <board>", Subtitle: "misère", X: axis("first", columns), Y: axis("second", rows),
			Legend: Legend{Title: "who wins", Entries: []Entry{{Lost, "P"}, {Won, "N"}}}},
		Colour: func(x, y int) Colour {
			if x == 0 && y == 0 {
				return Infinite
			}
			return []Colour{Lost, Won}[(x+y)%2]
		},
		Text: func(x, y int) string { return fmt.Sprint(x * y) },
	}
}

func axis(name string, size int) Axis {
	a := Axis{Name: name, Size: size}
	for i := 0; i < size; i += max(size/10, 1) {
		a.Ticks = append(a.Ticks, Tick{float64(i), fmt.Sprint(i)})
	}
	return a
}

func written(t *testing.T, f Figure, format Format) []byte {
	t.Helper()
	var data bytes.Buffer
	if err := Write(&data, f, format); err != nil {
		t.Fatal(err)
	}
	return data.Bytes()
}

// Every cell of a PNG is there, in its colour, whatever its size; the first place
// of each axis is at the bottom left.
func TestHeatPixels(t *testing.T) {
	sizes := [][2]int{{1, 1}, {3, 5}, {10, 10}, {60, 60}, {100, 7}, {2000, 3}, {3, 1500}, {700, 700}}
	if testing.Short() {
		sizes = sizes[:3]
	}
	for _, size := range sizes {
		h := chess(size[0], size[1])
		h.Text = nil
		l := arrange(h)
		pixels, err := png.Decode(bytes.NewReader(written(t, h, PNG)))
		if err != nil {
			t.Fatal(err)
		}
		if got := pixels.Bounds().Size(); got != image.Pt(int(l.width), int(l.height)) {
			t.Errorf("%v: %v; want %v × %v", size, got, l.width, l.height)
		}
		edge := l.u.px(1) // which the frame covers
		for x := range size[0] {
			for y := range size[1] {
				cx, cy := l.x+l.across(float64(x)), l.y+l.up(float64(y))
				if cx < l.x+edge || cy < l.y+edge || cx > l.x+l.inner-edge || cy > l.y+l.tall-edge {
					continue
				}
				if got := color.RGBAModel.Convert(pixels.At(int(cx), int(cy))); got != h.Colour(x, y).rgba() {
					t.Fatalf("%v: cell (%d,%d) is %v; want %v", size, x, y, got, h.Colour(x, y).rgba())
				}
			}
		}
	}
}

// Cells that are large enough carry their values: there is ink in them.
func TestHeatText(t *testing.T) {
	for size, want := range map[int]bool{10: true, 20: true, 200: false} {
		h := chess(size, size)
		with := written(t, h, PNG)
		h.Text = nil
		if got := !bytes.Equal(with, written(t, h, PNG)); got != want {
			t.Errorf("%d×%d cells: carry text %v; want %v", size, size, got, want)
		}
	}
}

func TestDotPixels(t *testing.T) {
	for _, n := range []int{1, 12, 300, few + 10} {
		d := &Dots{Frame: Frame{Title: "dots", X: axis("x", n), Y: axis("y", n)}, Square: true}
		for i := range n {
			d.Points = append(d.Points, Dot{float64(i), float64(i), Lost})
		}
		l := arrange(d)
		pixels, err := png.Decode(bytes.NewReader(written(t, d, PNG)))
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range d.Points {
			x, y := l.across(p.X), l.up(p.Y)
			if edge := l.u.px(1); min(x, y, l.inner-x, l.tall-y) < edge { // which the frame covers
				continue
			}
			if got := color.RGBAModel.Convert(pixels.At(int(l.x+x), int(l.y+y))); got != Lost.rgba() {
				t.Errorf("of %d dots, number %v is %v", n, p.X, got)
			}
		}
	}
}

// elements counts the elements of an SVG, which must be well-formed.
func elements(t *testing.T, data []byte) map[string]int {
	t.Helper()
	counts := map[string]int{}
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return counts
		}
		if err != nil {
			t.Fatal(err)
		}
		if start, ok := token.(xml.StartElement); ok {
			counts[start.Name.Local]++
			for _, a := range start.Attr {
				if strings.Contains(a.Value, "NaN") || strings.Contains(a.Value, "Inf") {
					t.Errorf("%s has %s=%q", start.Name.Local, a.Name.Local, a.Value)
				}
			}
		}
	}
}

// Small figures are shapes in SVG, and large ones hold one raster image with the
// same cells.
func TestSVG(t *testing.T) {
	small := written(t, chess(10, 10), SVG)
	if n := elements(t, small); n["image"] != 0 || n["rect"] < 100 || n["text"] < 100 || n["title"] != 1 {
		t.Errorf("10×10 cells: %v", n)
	}
	if !bytes.Contains(small, []byte("<title>chess &amp; &lt;board&gt;: misère</title>")) {
		t.Error("the title is not what it was, escaped")
	}
	h := chess(200, 150)
	large := written(t, h, SVG)
	if n := elements(t, large); n["image"] != 1 || n["rect"] > 10 {
		t.Errorf("200×150 cells: %v", n)
	}
	_, rest, _ := bytes.Cut(large, []byte("base64,"))
	text, _, _ := bytes.Cut(rest, []byte(`"`))
	data, err := base64.StdEncoding.DecodeString(string(text))
	if err != nil {
		t.Fatal(err)
	}
	pixels, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for x := range 200 {
		for y := range 150 {
			if got := color.RGBAModel.Convert(pixels.At(x, 149-y)); got != h.Colour(x, y).rgba() {
				t.Fatalf("cell (%d,%d) is %v", x, y, got)
			}
		}
	}
	d := &Dots{Frame: Frame{Title: "dots", X: axis("x", 9), Y: axis("y", 9)}, Joined: true}
	for i := range 9 {
		d.Points = append(d.Points, Dot{float64(i), float64(i), Lost})
	}
	if n := elements(t, written(t, d, SVG)); n["circle"] != 9 {
		t.Errorf("9 dots: %v", n)
	}
	d.Points = make([]Dot, few+1)
	if n := elements(t, written(t, d, SVG)); n["circle"] != 0 || n["image"] != 1 {
		t.Errorf("%d dots: %v", few+1, n)
	}
	if err := Write(io.Discard, d, "gif"); err == nil {
		t.Error("gif is written")
	}
}

// Values that grow look lighter, and who wins can be told by lightness alone.
func TestColours(t *testing.T) {
	for c := Colour(1); c < Steps; c++ {
		if c.brightness() <= (c - 1).brightness() {
			t.Errorf("step %d is not lighter than the one before", c)
		}
	}
	if Level(0) != 0 || Level(1) != Steps-1 || Level(-1) != 0 || Level(2) != Steps-1 {
		t.Error("levels do not begin at 0, or do not end at 1")
	}
	if d := Won.brightness() - Lost.brightness(); d < 0.2 {
		t.Errorf("who wins differs by %v in lightness: want 0.2", d)
	}
	for c := range palette {
		c := Colour(c)
		if contrast(c, c.over()) < 3 {
			t.Errorf("text over colour %d has a contrast of %.1f: want 3", c, contrast(c, c.over()))
		}
	}
}

// contrast is that of WCAG 2: of relative luminances.
func contrast(a, b Colour) float64 {
	luminance := func(c Colour) float64 {
		linear := func(v uint8) float64 {
			if x := float64(v) / 255; x <= 0.04045 {
				return x / 12.92
			} else {
				return math.Pow((x+0.055)/1.055, 2.4)
			}
		}
		rgb := c.rgba()
		return 0.2126*linear(rgb.R) + 0.7152*linear(rgb.G) + 0.0722*linear(rgb.B)
	}
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// No two labels that are written touch, and as many as can are.
func TestThinned(t *testing.T) {
	at := func(distance float64) func(int) (float64, float64) {
		return func(i int) (float64, float64) { return float64(i) * distance, 5 }
	}
	for _, test := range []struct {
		n        int
		distance float64
		want     int
	}{{10, 11, 1}, {10, 10, 1}, {10, 9, 2}, {10, 3, 4}, {10, 0.1, 10}, {0, 1, 1}, {1, 1, 1}} {
		if got := thinned(test.n, at(test.distance)); got != test.want {
			t.Errorf("%d labels at a distance of %v: every %d; want %d", test.n, test.distance, got, test.want)
		}
	}
}

// The whole frame has its place inside the picture: titles, labels and legend.
func TestNothingIsCut(t *testing.T) {
	long := strings.Repeat("a long title ", 12)
	for _, f := range []Figure{chess(1, 1), chess(10, 10), chess(2000, 3), chess(3, 2000),
		&Dots{Frame: Frame{Title: long, Subtitle: long, X: axis(long, 5), Y: axis(long, 5), Legend: Legend{Title: long, Bar: []Tick{{0, long}, {1, "1"}}}}}} {
		l := arrange(f)
		r := &reach{}
		l.draw(r)
		if r.low.x < 0 || r.low.y < 0 || r.high.x > l.width || r.high.y > l.height {
			t.Errorf("%T: drawn from %v to %v in %v × %v", f, r.low, r.high, l.width, l.height)
		}
	}
}

// reach is a canvas that notes how far drawing goes.
type reach struct{ low, high point }

func (r *reach) note(x, y float64) {
	r.low, r.high = point{min(r.low.x, x), min(r.low.y, y)}, point{max(r.high.x, x), max(r.high.y, y)}
}

func (r *reach) rectangle(x, y, width, height float64, _ Colour) {
	r.note(x, y)
	r.note(x+width, y+height)
}

func (r *reach) dot(x, y, radius float64, _ Colour) {
	r.note(x-radius, y-radius)
	r.note(x+radius, y+radius)
}

func (r *reach) line(points []point, _ float64, _ Colour) {
	for _, p := range points {
		r.note(p.x, p.y)
	}
}

func (r *reach) text(x, y float64, words string, size, align float64, turned bool, _ Colour) {
	width := measure(words, size)
	if turned {
		r.note(x-size, y-width*(1-align))
		r.note(x+size*0.2, y+width*align)
		return
	}
	r.note(x-width*align, y-size)
	r.note(x+width*(1-align), y+size*0.2)
}

func (r *reach) cells(x, y, width, height float64, _, _ int, _ func(int, int) Colour) {
	r.rectangle(x, y, width, height, 0)
}

func (r *reach) blocks(width, height float64, _ []point, _ float64, _ []Colour) {
	r.note(width, height)
}
