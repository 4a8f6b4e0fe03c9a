package picture

import "image/color"

// A Colour is a place in the palette of all figures.
type Colour uint8

// The palette: so many steps from small values to large ones, and then colours
// with a meaning of their own.
const (
	Steps Colour = 240

	Lost     Colour = Steps + iota // a P-position
	Won                            // an N-position
	Infinite                       // a value beyond all numbers
	Ended                          // a game that is over
	Unknown                        // a value that is not known
	paper
	ink
	grey
)

// Level returns the colour of a value that lies at x between the smallest, 0,
// and the largest, 1.
func Level(x float64) Colour {
	return Colour(min(max(x, 0), 1)*float64(Steps-1) + 0.5)
}

// viridis are colours at equal distances along that scale.
//
// Source: Smith and van der Walt, viridis (2015), dedicated to the public.
var viridis = []color.RGBA{
	hex(0x440154), hex(0x482878), hex(0x3e4a89), hex(0x31688e), hex(0x26828e),
	hex(0x1f9e89), hex(0x35b779), hex(0x6ece58), hex(0xb5de2b), hex(0xfde725),
}

// palette holds every colour that a figure can have.
var palette = makePalette()

func makePalette() color.Palette {
	p := make(color.Palette, 256)
	for i := range p {
		p[i] = hex(0xffffff)
	}
	for i := range Steps {
		x := float64(i) / float64(Steps-1) * float64(len(viridis)-1)
		k := min(int(x), len(viridis)-2)
		p[i] = mix(viridis[k], viridis[k+1], x-float64(k))
	}
	// Source: Okabe and Ito, Color universal design (2008).
	p[Lost] = hex(0x0072b2)
	p[Won] = hex(0xe69f00)
	p[Infinite] = hex(0xd55e00)
	p[Ended] = hex(0xcc79a7)
	p[Unknown] = hex(0xb8b8b8)
	p[ink] = hex(0x1a1a1a)
	p[grey] = hex(0xd9d9d9)
	return p
}

func hex(rgb uint32) color.RGBA {
	return color.RGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

func mix(a, b color.RGBA, x float64) color.RGBA {
	between := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*x + 0.5) }
	return color.RGBA{between(a.R, b.R), between(a.G, b.G), between(a.B, b.B), 255}
}

func (c Colour) rgba() color.RGBA { return palette[c].(color.RGBA) }

// brightness is how light the colour looks, from 0 to 1.
func (c Colour) brightness() float64 {
	rgb := c.rgba()
	return (0.2126*float64(rgb.R) + 0.7152*float64(rgb.G) + 0.0722*float64(rgb.B)) / 255
}

// over returns the colour of text that can be read over c.
func (c Colour) over() Colour {
	if c.brightness() < 0.5 {
		return paper
	}
	return ink
}
