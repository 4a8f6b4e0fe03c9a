package cli

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/wrap"
)

// A sequencePage is a sequence for a person to read.
type sequencePage struct {
	app.SequenceResult
	lang grundy.Lang
}

func (p *sequencePage) in(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(p.lang) }

// longestRow is how many columns a row of values has at the most.
const longestRow = 100

// write writes the values in rows: of a period each, if one is proved and a row holds
// it, and of a round number otherwise. Each row begins with its first heap.
func (p *sequencePage) write(w io.Writer) error {
	out := bufio.NewWriterSize(w, 1<<16)
	fmt.Fprintf(out, p.in("%s: Grundy values of the heaps %d to %d\n", "%s：堆 %d 至 %d 的 SG 值\n"), p.Code, p.From, p.To)
	fmt.Fprintln(out, p.periodLine())
	most := p.At(p.From)
	for n := p.From + 1; n <= p.To; n++ {
		most = max(most, p.At(n))
	}
	width := len(fmt.Sprint(most))
	exceptions := p.Period.Exceptions
	marked := p.Period.Status == "proved" && len(exceptions) > 0 && p.From <= int(exceptions[len(exceptions)-1])
	if marked {
		width++
		fmt.Fprintln(out, p.in("*: an exception to the period", "*：不符合周期的例外"))
	}
	side := len(fmt.Sprint(p.To))
	row := p.row(side, width)
	fmt.Fprintln(out)
	for start := p.From - p.From%row; start <= p.To; start += row {
		fmt.Fprintf(out, "%*d |", side, max(start, p.From))
		for n := start; n < start+row && n <= p.To; n++ {
			text := ""
			if n >= p.From {
				text = fmt.Sprint(p.At(n))
				if marked && p.Exception(n) {
					text = "*" + text
				}
			}
			fmt.Fprintf(out, " %*s", width, text)
		}
		if _, err := out.WriteString("\n"); err != nil {
			return err
		}
	}
	return out.Flush()
}

// row returns how many values a row has: a period, or some periods if it is short.
func (p *sequencePage) row(side, width int) int {
	fit := max((longestRow-side-2)/(width+1), 1)
	if q := p.Period.Period; p.Period.Status == "proved" && q <= fit {
		if q < 8 {
			return max(min(24, fit)/q*q, q)
		}
		return q
	}
	for _, n := range []int{20, 10, 5, 2} {
		if n <= fit {
			return n
		}
	}
	return 1
}

// periodLine says what is known about a period.
func (p *sequencePage) periodLine() string {
	return periodWords(p.lang, string(p.Period.Status), p.Period.Preperiod, p.Period.Period, p.Period.Saltus, p.Period.SearchedTo)
}

// periodWords says in a sentence what is known about a period.
func periodWords(lang grundy.Lang, status string, preperiod, period int, saltus uint32, to int) string {
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	var what string
	if saltus == 0 {
		what = fmt.Sprintf(in("preperiod %d, period %d", "预周期 %d，周期 %d"), preperiod, period)
	} else {
		what = fmt.Sprintf(in("preperiod %d, period %d, saltus %d", "预周期 %d，周期 %d，跃差 %d"), preperiod, period, saltus)
	}
	switch status {
	case "proved":
		return what + in(": proved", "：已证明")
	case "observed":
		return what + fmt.Sprintf(in(": observed up to heap %s, not proved", "：在堆 %s 之前观察到，未证明"), grundy.Grouped(uint64(to)))
	}
	return fmt.Sprintf(in("no period up to heap %s", "到堆 %s 为止没有周期"), grundy.Grouped(uint64(max(to, 0))))
}

// wrapped writes text in lines that fit.
func wrapped(out io.Writer, text string) {
	fmt.Fprintln(out, strings.Join(wrap.Lines(text, margin), "\n"))
}
