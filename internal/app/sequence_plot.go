package app

import (
	"bytes"
	"fmt"

	"example.org/grundy"
	"example.org/grundy/internal/picture"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// mostDots is how many heaps a picture of a sequence shows at the most.
const mostDots = 1 << 20

// Plot draws the values, a point for each heap. Heaps that the period run back does
// not say right have another colour, and the first periods begin at a tick.
//
// Errors: [grundy.ErrLimit] for more than 2^20 heaps; [grundy.ErrParameter] for
// another format than png and svg.
func (r SequenceResult) Plot(format string, lang grundy.Lang) ([]byte, error) {
	if format != string(picture.PNG) && format != string(picture.SVG) {
		return nil, grundy.Mistake(grundy.ErrParameter, "format %q: want png or svg", format)
	}
	if format == string(picture.PNG) {
		lang = grundy.English
	}
	size := r.To - r.From + 1
	if size > mostDots {
		return nil, grundy.Mistake(grundy.ErrLimit, "picture: %d heaps: want at most %d", size, mostDots).WithHint("a later --from, or --format csv")
	}
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	most := uint64(1)
	for n := r.From; n <= r.To; n++ {
		most = max(most, r.At(n))
	}
	f := &picture.Dots{Frame: picture.Frame{Title: r.Code, Subtitle: in("Grundy values", "SG 值")}, Joined: size <= 200}
	f.X = picture.Axis{Name: in("heap", "堆"), Size: size}
	f.Y = picture.Axis{Name: in("Grundy value", "SG 值"), Size: int(min(most, height-1)) + 1}
	up := float64(f.Y.Size-1) / float64(most)
	for _, v := range ticks(nat.Nat{}, nat.Of(most), 10) {
		w, _ := v.Uint64()
		f.Y.Ticks = append(f.Y.Ticks, picture.Tick{At: float64(w) * up, Label: v.String()})
	}
	f.X.Ticks = r.ticks()
	p := r.Period
	var odd []picture.Dot
	for n := r.From; n <= r.To; n++ {
		dot := picture.Dot{X: float64(n - r.From), Y: float64(r.At(n)) * up, Colour: picture.Won}
		if r.Exception(n) {
			dot.Colour = picture.Lost
			odd = append(odd, dot)
		}
		f.Points = append(f.Points, dot)
	}
	if !f.Joined {
		f.Points = append(f.Points, odd...) // once more, so that no neighbour hides them
	}
	if p.Period > 0 {
		status := in("proved", "已证明")
		if p.Status != taking.Proved {
			status = in("observed, not proved", "只是观察到")
		}
		f.Legend.Title = fmt.Sprintf(in("period %d from %d (%s)", "从 %[2]d 起周期为 %[1]d（%[3]s）"), p.Period, p.Preperiod, status)
		f.Legend.Entries = []picture.Entry{{Colour: picture.Won, Name: in("as the period says", "符合周期")},
			{Colour: picture.Lost, Name: fmt.Sprintf(in("exceptions: %d", "例外：%d"), len(p.Exceptions))}}
	}
	var data bytes.Buffer
	err := picture.Write(&data, f, picture.Format(format))
	return data.Bytes(), err
}

// ticks are where periods begin, if a few of them are to be seen, or round numbers.
func (r SequenceResult) ticks() []picture.Tick {
	var list []picture.Tick
	if p := r.Period; p.Period > 0 && r.To > p.Preperiod {
		step := p.Period
		for (r.To-max(p.Preperiod, r.From))/step > 12 {
			step *= 2
		}
		first := p.Preperiod
		if first < r.From {
			first += (r.From - first + p.Period - 1) / p.Period * p.Period
		}
		for n := first; n <= r.To; n += step {
			list = append(list, picture.Tick{At: float64(n - r.From), Label: fmt.Sprint(n)})
		}
		return list
	}
	for _, n := range ticks(nat.Of(uint64(r.From)), nat.Of(uint64(r.To)), 10) {
		w, _ := n.Uint64()
		list = append(list, picture.Tick{At: float64(int(w) - r.From), Label: n.String()})
	}
	return list
}
