package app

import (
	"fmt"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/guess"
)

// GuessRange is what a table of formulas was learnt from and checked on.
type GuessRange struct {
	Learnt    string      // the numbers of the training part, as in 0..500
	Checked   grundy.Text // as in "up to 2,000", or "on 5..2000"
	From      string      // the first position, if it is not of zeros; else ""
	Positions int
	Tried     int
}

// GuessEnds says how far a result goes.
func GuessEnds(r GuessResult) GuessRange {
	f := r.Found
	g := GuessRange{Learnt: spans(f.Train), Positions: f.Known, Tried: f.Tried}
	to := position(ends(f.Axes))
	g.Checked = grundy.Text{En: "up to " + to, Zh: "至 " + to}
	if starts := starts(f.Axes); starts != nil {
		g.From = position(starts)
		on := spans(f.Axes)
		g.Checked = grundy.Text{En: "on " + on, Zh: "于 " + on}
	}
	return g
}

// spans writes where a table lies: once if all axes are equal.
func spans(axes []guess.Axis) string {
	var parts []string
	for _, a := range axes {
		parts = append(parts, fmt.Sprintf("%d..%d", a.From, a.To))
	}
	if len(slices.Compact(slices.Clone(parts))) == 1 {
		return parts[0]
	}
	return strings.Join(parts, ",")
}

func position[T int | int64](numbers []T) string {
	if len(numbers) == 1 {
		return grundy.Grouped(uint64(numbers[0]))
	}
	parts := make([]string, len(numbers))
	for i, n := range numbers {
		parts[i] = fmt.Sprint(n)
	}
	return "(" + strings.Join(parts, ",") + ")"
}

// A FormulaView is a formula as people are shown it, in one language.
type FormulaView struct {
	Text, Words, Kind string
	Notes             []string
	Bits              int
	Proved            bool
	Theorem           string
	Code              []CodeView
}

// A CodeView is a formula in a programming language.
type CodeView struct{ Name, Text string }

// Views are the formulas that agree with the table.
func (r GuessResult) Views(l grundy.Lang) []FormulaView {
	var list []FormulaView
	for _, f := range r.Found.Formulas {
		v := FormulaView{Text: f.Text(l), Kind: f.Kind.In(l), Bits: int(f.Cost()), Proved: r.Proved(f)}
		if v.Proved {
			v.Theorem = r.Proof.Theorem.Name
		}
		if f.Words != nil {
			v.Words = f.Words.In(l, 0)
		}
		for _, n := range f.Notes() {
			v.Notes = append(v.Notes, n.In(l))
		}
		for _, language := range guess.Languages {
			v.Code = append(v.Code, CodeView{language.String(), f.Code(language)})
		}
		list = append(list, v)
	}
	return list
}

// Near says where the formulas that came nearest are wrong first.
func (r GuessResult) Near(l grundy.Lang) []string {
	var list []string
	for _, f := range r.Found.Rejected {
		is, said := fmt.Sprint(f.Failure.Is), fmt.Sprint(f.Failure.Predicted)
		if r.What == "outcome" {
			is, said = letter(int64(f.Failure.Is)), letter(f.Failure.Predicted)
		}
		list = append(list, grundy.Say("{formula}: {at} is {is}, not {said}", "{formula}：{at} 是 {is}，不是 {said}",
			"formula", f.Formula.Text(l), "at", position(f.Failure.At), "is", is, "said", said).In(l, 0))
	}
	return list
}

func letter(v int64) string {
	if v == 1 {
		return "P"
	}
	return "N"
}
