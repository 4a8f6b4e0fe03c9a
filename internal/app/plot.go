package app

import (
	"context"
	"fmt"
	"io"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/internal/picture"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// A PlotRequest asks for a picture of a table with one question.
type PlotRequest struct {
	TableRequest
	Kind   string // "heat", "scatter" or "sequence"; "": sequence of one range, and of two scatter of who wins, else heat
	Format string // "png" or "svg"
	Lang   grundy.Lang
}

// A Plot is a picture that can be written.
type Plot struct {
	TableResult
	figure picture.Figure
	format picture.Format
}

// Write writes the picture. Errors are those of writing.
func (p Plot) Write(w io.Writer) error { return picture.Write(w, p.figure, p.format) }

// Plot makes a picture. The words in it are English in PNG, because its font has
// no Chinese signs; in SVG the fonts are those of the viewer.
//
// Errors: those of [App.Table]; [grundy.ErrParameter] for an unknown kind or
// format, and for a kind that the ranges do not fit; [grundy.ErrLimit] for a
// heat map with a side of more than 4096 cells.
func (a *App) Plot(ctx context.Context, r PlotRequest) (Plot, error) {
	if r.Format != string(picture.PNG) && r.Format != string(picture.SVG) {
		return Plot{}, grundy.Mistake(grundy.ErrParameter, "format %q: want png or svg", r.Format)
	}
	if r.Format == string(picture.PNG) {
		r.Lang = grundy.English
	}
	if err := r.settle(); err != nil {
		return Plot{}, err
	}
	table, err := a.Table(ctx, r.TableRequest)
	if err != nil {
		return Plot{}, err
	}
	d := drawing{table, table.Columns[0], r.Lang}
	p := Plot{TableResult: table, format: picture.Format(r.Format)}
	switch r.Kind {
	case "heat":
		p.figure, err = d.heat()
	case "scatter":
		p.figure = d.scatter()
	default:
		p.figure = d.sequence()
	}
	return p, err
}

// settle chooses the kind and the question where the request does not.
func (r *PlotRequest) settle() error {
	if len(r.What) > 1 {
		return grundy.Mistake(grundy.ErrParameter, "what: a picture shows one thing; got %d", len(r.What))
	}
	if len(r.What) == 0 {
		r.What = []string{"outcome"}
		if len(r.Ranges) == 1 && r.Play == grundy.Normal {
			r.What[0] = "grundy"
		}
	}
	switch {
	case r.Kind == "" && len(r.Ranges) == 1:
		r.Kind = "sequence"
	case r.Kind == "" && r.What[0] == "outcome":
		r.Kind = "scatter"
	case r.Kind == "":
		r.Kind = "heat"
	}
	want, ok := map[string]int{"heat": 2, "scatter": 2, "sequence": 1}[r.Kind]
	if !ok {
		return grundy.Mistake(grundy.ErrParameter, "kind %q: want heat, scatter or sequence", r.Kind)
	}
	if len(r.Ranges) != want {
		return grundy.Mistake(grundy.ErrParameter, "kind %s: want %s; got %d", r.Kind,
			[...]string{"", "one range", "two ranges"}[want], len(r.Ranges)).WithHint("sequence is for one range; heat and scatter are for two")
	}
	return nil
}

// A drawing makes a figure of a table with one question.
type drawing struct {
	TableResult
	column Column
	lang   grundy.Lang
}

func (d drawing) in(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(d.lang) }

// frame names what every figure has: the game, the play, the question and the axes.
func (d drawing) frame(what string) picture.Frame {
	play := d.in("normal play", "正常玩法")
	if d.Play == grundy.Misere {
		play = d.in("misère play", "反常规玩法（misère）")
	}
	f := picture.Frame{Title: d.name(), Subtitle: what + d.in(", ", "，") + play}
	f.X = d.axis(d.Axes[0])
	if len(d.Axes) == 2 {
		f.Y = d.axis(d.Axes[1])
	}
	return f
}

// axis makes an axis of a range. Where its numbers are long, the labels count
// from the first of them.
func (d drawing) axis(a family.Axis) picture.Axis {
	axis := picture.Axis{Name: a.Name.In(d.lang), Size: a.Size}
	from, to := a.From, a.To
	if to.Digits() > wordy {
		axis.Name += d.base(from)
		from, to = nat.Nat{}, to.Sub(from)
	}
	most := 10
	if a.Size <= 24 {
		most = a.Size
	}
	for _, n := range ticks(from, to, most) {
		at, _ := n.Sub(from).Uint64()
		axis.Ticks = append(axis.Ticks, picture.Tick{At: float64(at), Label: n.String()})
	}
	return axis
}

// heat makes a map of all values.
func (d drawing) heat() (picture.Figure, error) {
	for _, a := range d.Axes {
		if a.Size > picture.MostCells {
			return nil, grundy.Mistake(grundy.ErrLimit, "heat: %d cells on a side: want at most %d", a.Size, picture.MostCells).
				WithHint("a smaller --range, or --kind scatter")
		}
	}
	h := &picture.Heat{Frame: d.frame(d.column.Title().In(d.lang))}
	s := d.spread()
	h.Legend = d.legend(s)
	rows := d.Axes[1].Size
	h.Colour = func(x, y int) picture.Colour { return d.colour(s, x*rows+y) }
	h.Text = func(x, y int) string {
		switch text := d.column.Value(x*rows + y); text {
		case "":
			return "?"
		case "ended":
			return "–"
		case "infinite":
			return "∞"
		default:
			return text
		}
	}
	return h, nil
}

// scatter makes a point of each lost position.
func (d drawing) scatter() picture.Figure {
	f := &picture.Dots{Frame: d.frame(d.in("P-positions (the player to move loses)", "P 局面（先手必败）")), Square: true}
	lost, open := 0, 0
	rows := d.Axes[1].Size
	for i := range d.Len() {
		dot := picture.Dot{X: float64(i / rows), Y: float64(i % rows)}
		switch d.column.Outcome(i) {
		case grundy.Previous:
			dot.Colour = picture.Lost
			lost++
		case grundy.Unknown:
			dot.Colour = picture.Unknown
			open++
		default:
			continue
		}
		f.Points = append(f.Points, dot)
	}
	f.Legend = picture.Legend{Title: fmt.Sprintf(d.in("positions: %d", "局面：%d"), d.Len()),
		Entries: []picture.Entry{{Colour: picture.Lost, Name: fmt.Sprintf(d.in("P: %d", "P：%d"), lost)}}}
	if open > 0 {
		f.Legend.Entries = append(f.Legend.Entries, picture.Entry{Colour: picture.Unknown, Name: fmt.Sprintf(d.in("not known: %d", "未知：%d"), open)})
	}
	return f
}

// height is how many places the second axis of a sequence has; the outermost
// ones stay free.
const (
	height = 1000
	free   = 30
)

// sequence makes a point of each value, in the colour of who wins.
func (d drawing) sequence() picture.Figure {
	f := &picture.Dots{Frame: d.frame(d.column.Title().In(d.lang)), Joined: d.Len() <= 200}
	f.Y = picture.Axis{Name: d.column.Title().In(d.lang), Size: height}
	s := d.spread()
	if half, _ := s.to.DivMod(nat.Of(2)); s.from.Less(half) {
		s.from = nat.Nat{}
	}
	beyond := slices.ContainsFunc(d.specials(), func(e picture.Entry) bool { return e.Colour == picture.Infinite })
	up := func(x float64) float64 {
		if beyond {
			x *= 0.9
		}
		return free + x*(height-1-2*free)
	}
	if d.column.Ask == solve.AskOutcome {
		f.Low, f.Joined = true, false
		f.Y.Ticks = []picture.Tick{{At: 0, Label: "P"}, {At: 1, Label: "N"}, {At: 2, Label: "D"}}
		if !d.draws() {
			f.Y.Ticks = f.Y.Ticks[:2]
		}
		f.Y.Size = len(f.Y.Ticks)
	} else {
		marks, from := d.marks(s)
		f.Y.Name += from
		for _, t := range marks {
			f.Y.Ticks = append(f.Y.Ticks, picture.Tick{At: up(t.At), Label: t.Label})
		}
		if beyond {
			f.Y.Ticks = append(f.Y.Ticks, picture.Tick{At: up(1 / 0.9), Label: "∞"})
		}
	}
	for i := range d.Len() {
		n, ok := d.column.Get(i)
		dot := picture.Dot{X: float64(i)}
		special, odd := d.special(i)
		switch {
		case !ok:
			continue
		case d.column.Ask == solve.AskOutcome:
			dot.Y = map[grundy.Outcome]float64{grundy.Next: 1, grundy.Drawn: 2}[d.column.Outcome(i)]
		case odd && special == picture.Infinite:
			dot.Y = up(1 / 0.9)
		case odd:
			dot.Y = up(0)
		default:
			dot.Y = up(fraction(d.number(n), s.from, s.to))
		}
		dot.Colour = map[grundy.Outcome]picture.Colour{grundy.Previous: picture.Lost, grundy.Next: picture.Won, grundy.Unknown: picture.Unknown, grundy.Drawn: picture.Unknown}[d.column.Outcome(i)]
		if odd {
			dot.Colour = special
		}
		f.Points = append(f.Points, dot)
	}
	f.Legend = picture.Legend{Title: d.in("who wins", "胜负"), Entries: append(d.players(), d.specials()...)}
	return f
}

// players are the entries of a legend for who wins.
func (d drawing) players() []picture.Entry {
	entries := []picture.Entry{
		{Colour: picture.Won, Name: d.in("N: the player to move", "N：先手胜")},
		{Colour: picture.Lost, Name: d.in("P: the other player", "P：后手胜")},
	}
	if d.draws() {
		entries = append(entries, picture.Entry{Colour: picture.Unknown, Name: d.in("D: nobody", "D：不分胜负")})
	}
	return entries
}

// draws reports whether who wins was asked, and nobody wins some position.
func (d drawing) draws() bool {
	return d.column.Ask == solve.AskOutcome && d.Draws(d.column)
}

// legend explains the colours of a heat map.
func (d drawing) legend(s spread) picture.Legend {
	l := picture.Legend{Title: d.column.Title().In(d.lang)}
	switch n, small := s.to.Sub(s.from).Uint64(); {
	case d.column.Ask == solve.AskOutcome:
		l.Entries = d.players()
	case !s.any:
	case small && n < 12:
		for i := range n + 1 {
			v := s.from.Add(nat.Of(n - i))
			l.Entries = append(l.Entries, picture.Entry{Colour: picture.Level(fraction(v, s.from, s.to)), Name: v.String()})
		}
	default:
		var from string
		l.Bar, from = d.marks(s)
		l.Title += from
	}
	l.Entries = append(l.Entries, d.specials()...)
	return l
}

// specials are the entries of a legend for what is no number, where it occurs.
func (d drawing) specials() []picture.Entry {
	seen := map[picture.Colour]bool{}
	for i := range d.Len() {
		if c, ok := d.special(i); ok {
			seen[c] = true
		}
	}
	var list []picture.Entry
	for _, e := range []picture.Entry{
		{Colour: picture.Infinite, Name: d.in("∞: a move ends it", "∞：一步即可结束")},
		{Colour: picture.Ended, Name: d.in("the game is over", "已结束")},
		{Colour: picture.Unknown, Name: d.in("not known", "未知")},
	} {
		if seen[e.Colour] {
			list = append(list, e)
		}
	}
	return list
}

// special returns the colour of a value that is no number.
func (d drawing) special(i int) (picture.Colour, bool) {
	n, ok := d.column.Get(i)
	switch {
	case !ok:
		return picture.Unknown, true
	case d.column.Ask != solve.AskForeclosed:
		return 0, false
	}
	f := grundy.ForeclosedCode(n)
	switch {
	case f.Ended():
		return picture.Ended, true
	case f == grundy.Infinite:
		return picture.Infinite, true
	}
	return 0, false
}

func (d drawing) colour(s spread, i int) picture.Colour {
	if c, ok := d.special(i); ok {
		return c
	}
	if d.column.Ask == solve.AskOutcome {
		switch d.column.Outcome(i) {
		case grundy.Previous:
			return picture.Lost
		case grundy.Drawn:
			return picture.Unknown
		}
		return picture.Won
	}
	n, _ := d.column.Get(i)
	return picture.Level(fraction(d.number(n), s.from, s.to))
}

// number is the number of a value that is one.
func (d drawing) number(n nat.Nat) nat.Nat {
	if d.column.Ask == solve.AskForeclosed {
		n, _ = grundy.ForeclosedCode(n).Number()
	}
	return n
}
