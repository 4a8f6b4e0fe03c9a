package picture

// A unit is so many pixels: text has 13 units.
type unit float64

func (u unit) px(n float64) float64 { return float64(u) * n }

// Sizes in units.
const (
	titleSize  = 17
	textSize   = 13
	smallSize  = 12
	gap        = 8
	border     = 16
	tickLength = 5
	barWidth   = 18
	swatch     = 13
	standard   = 640 // the longer side of a figure
	finest     = 1.5 // the least number of pixels in a unit
	barLength  = 320
)

// spare is how much wider text may be in the font of a viewer of SVG.
const spare = 1.1

// A layout is a figure with its frame, placed.
type layout struct {
	figure Figure
	*Frame
	u             unit
	x, y          float64 // of the figure
	inner, tall   float64 // its width and height
	width, height float64 // of all
	legend        point   // its top left corner
}

// arrange finds a place for everything: titles above, the second axis on the
// left, the first below, the legend on the right.
func arrange(f Figure) layout {
	l := layout{figure: f, Frame: f.frame()}
	l.inner, l.tall = f.area()
	l.u = unit(max(l.inner/standard, l.tall/standard, finest))
	px := l.u.px

	left := px(border + textSize + gap + tickLength + 4)
	for _, t := range l.Y.Ticks {
		left = max(left, px(border+textSize+gap+tickLength+4)+measure(t.Label, px(smallSize)))
	}
	first, last := 0.0, 0.0 // what labels of the first axis need beside the figure
	for _, t := range l.X.Ticks {
		at := l.across(t.At)
		half := measure(t.Label, px(smallSize)) / 2
		first = max(first, half-at)
		last = max(last, at+half-l.inner)
	}
	// Names of axes may be longer than these, on either side.
	wide := max(spare*measure(l.X.Name, px(textSize))-l.inner, 0) / 2
	high := max(spare*measure(l.Y.Name, px(textSize))-l.tall, 0) / 2
	l.x = max(left, max(first, wide)+px(border))
	l.y = max(px(border+titleSize+gap/2+textSize+gap+6), high+px(border))
	l.legend = point{l.x + l.inner + max(px(24), last+px(gap)), l.y}
	legendWidth, legendHeight := l.legendSize()
	l.width = l.x + l.inner + max(last, wide) + px(border)
	if legendWidth > 0 {
		l.width = max(l.width, l.legend.x+legendWidth+px(border))
	}
	l.width = max(l.width, l.x+spare*measure(l.Title, px(titleSize))+px(border), l.x+spare*measure(l.Subtitle, px(textSize))+px(border))
	below := px(tickLength + smallSize + gap + textSize + border)
	l.height = max(l.y+l.tall+max(below, high+px(border)), l.legend.y+legendHeight+px(border))
	l.width, l.height = float64(int(l.width)+1), float64(int(l.height)+1)
	l.x, l.y = float64(int(l.x+0.5)), float64(int(l.y+0.5)) // cells begin at a pixel
	return l
}

// across returns where a place of the first axis is, from the left of the figure.
func (l layout) across(at float64) float64 { return (at + 0.5) / float64(l.X.Size) * l.inner }

// up returns where a place of the second axis is, from the top of the figure.
func (l layout) up(at float64) float64 { return l.tall - (at+0.5)/float64(l.Y.Size)*l.tall }

func (l layout) legendSize() (width, height float64) {
	if l.Legend.Title == "" {
		return 0, 0
	}
	px := l.u.px
	width = measure(l.Legend.Title, px(textSize))
	height = px(textSize + gap)
	if l.Legend.Bar != nil {
		for _, t := range l.Legend.Bar {
			width = max(width, px(barWidth+tickLength+4)+measure(t.Label, px(smallSize)))
		}
		height += l.bar() + px(smallSize+gap)
	}
	for _, e := range l.Legend.Entries {
		width = max(width, px(swatch+gap)+measure(e.Name, px(smallSize)))
		height += px(swatch + gap)
	}
	return width * spare, height
}

// bar is the length of the scale.
func (l layout) bar() float64 {
	return max(min(l.u.px(barLength), l.tall-l.u.px(textSize+gap)), l.u.px(120))
}

func (l layout) draw(c canvas) {
	px := l.u.px
	c.rectangle(0, 0, l.width, l.height, paper)
	c.text(l.x, px(border+titleSize*0.8), l.Title, px(titleSize), 0, false, ink)
	c.text(l.x, px(border+titleSize+gap/2+textSize*0.8), l.Subtitle, px(textSize), 0, false, ink)
	l.figure.draw(c, l.x, l.y, l.u)
	l.axes(c)
	if l.Legend.Title != "" {
		l.drawLegend(c)
	}
}

func (l layout) axes(c canvas) {
	px := l.u.px
	right, bottom := l.x+l.inner, l.y+l.tall
	c.line([]point{{l.x, l.y}, {right, l.y}, {right, bottom}, {l.x, bottom}, {l.x, l.y}}, px(1), ink)
	thin := thinned(len(l.X.Ticks), func(i int) (at, half float64) {
		return l.across(l.X.Ticks[i].At), measure(l.X.Ticks[i].Label, px(smallSize))/2 + px(5)
	})
	for i, t := range l.X.Ticks {
		x := l.x + l.across(t.At)
		c.line([]point{{x, bottom + px(1)}, {x, bottom + px(tickLength)}}, px(1), ink)
		if i%thin == 0 {
			c.text(x, bottom+px(tickLength+2+smallSize*0.8), t.Label, px(smallSize), 0.5, false, ink)
		}
	}
	thin = thinned(len(l.Y.Ticks), func(i int) (at, half float64) { return l.tall - l.up(l.Y.Ticks[i].At), px(smallSize * 0.6) })
	for i, t := range l.Y.Ticks {
		y := l.y + l.up(t.At)
		c.line([]point{{l.x - px(tickLength), y}, {l.x - px(1), y}}, px(1), ink)
		if i%thin == 0 {
			c.text(l.x-px(tickLength+4), y+px(smallSize*0.36), t.Label, px(smallSize), 1, false, ink)
		}
	}
	c.text(l.x+l.inner/2, bottom+px(tickLength+smallSize+gap+textSize), l.X.Name, px(textSize), 0.5, false, ink)
	c.text(px(border+textSize*0.8), l.y+l.tall/2, l.Y.Name, px(textSize), 0.5, true, ink)
}

// thinned returns the least k for which every k-th of n labels can stand without
// touching another. place returns where label i is, and half of its length.
func thinned(n int, place func(i int) (at, half float64)) int {
	for k := 1; k < n; k++ {
		touch := false
		for i := k; i < n && !touch; i += k {
			before, half := place(i - k)
			at, other := place(i)
			touch = at-before < half+other
		}
		if !touch {
			return k
		}
	}
	return max(n, 1)
}

func (l layout) drawLegend(c canvas) {
	px := l.u.px
	x, y := l.legend.x, l.legend.y
	c.text(x, y+px(textSize*0.8), l.Legend.Title, px(textSize), 0, false, ink)
	y += px(textSize + gap)
	if l.Legend.Bar != nil {
		y += px(smallSize / 2)
		c.cells(x, y, px(barWidth), l.bar(), 1, int(Steps), func(_, row int) Colour { return Steps - 1 - Colour(row) })
		c.line([]point{{x, y}, {x + px(barWidth), y}, {x + px(barWidth), y + l.bar()}, {x, y + l.bar()}, {x, y}}, px(1), ink)
		for _, t := range l.Legend.Bar {
			at := y + l.bar()*(1-t.At)
			c.line([]point{{x + px(barWidth+1), at}, {x + px(barWidth+tickLength), at}}, px(1), ink)
			c.text(x+px(barWidth+tickLength+4), at+px(smallSize*0.36), t.Label, px(smallSize), 0, false, ink)
		}
		y += l.bar() + px(smallSize/2+gap)
	}
	for _, e := range l.Legend.Entries {
		c.rectangle(x, y, px(swatch), px(swatch), e.Colour)
		c.line([]point{{x, y}, {x + px(swatch), y}, {x + px(swatch), y + px(swatch)}, {x, y + px(swatch)}, {x, y}}, px(0.7), ink)
		c.text(x+px(swatch+gap), y+px(swatch*0.5+smallSize*0.36), e.Name, px(smallSize), 0, false, ink)
		y += px(swatch + gap)
	}
}
