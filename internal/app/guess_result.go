package app

import (
	"encoding/json"
	"slices"

	"example.org/grundy"
	"example.org/grundy/guess"
)

// Proved reports whether a theorem proves a formula: if the values have a proved
// period, the formula has the same one, and both agree through one period after the
// last exception of either. Exceptions lie within the training part.
func (r GuessResult) Proved(f guess.Formula) bool {
	p := r.Proof
	return p != nil && f.Repeat != nil && f.Repeat.Period == p.Period && f.Repeat.Saltus == int(p.Saltus) &&
		max(f.Repeat.Preperiod, p.Preperiod, r.Found.Train[0].To)+p.Period <= r.Found.Axes[0].To
}

// MarshalJSON writes {game, what, play, names, from (unless all are 0), learnt_to, held_to, checked_to,
// positions, tried, formulas: [{status, kind, text, words, notes, bits, starlark,
// cpp, go}], rejected: [{kind, text, at, is, predicted}], source, methods}. A
// status is "proved" or "checked".
func (r GuessResult) MarshalJSON() ([]byte, error) {
	type formula struct {
		Status   string        `json:"status"`
		Kind     string        `json:"kind"`
		Text     string        `json:"text"`
		Words    string        `json:"words,omitzero"`
		Notes    []string      `json:"notes,omitzero"`
		Bits     int           `json:"bits"`
		Repeat   *guess.Repeat `json:"repeat,omitzero"`
		Starlark string        `json:"starlark"`
		Cpp      string        `json:"cpp"`
		Go       string        `json:"go"`
	}
	type rejected struct {
		Kind string `json:"kind"`
		Text string `json:"text"`
		guess.Failure
	}
	o := struct {
		Game      string      `json:"game"`
		What      string      `json:"what"`
		Play      grundy.Play `json:"play"`
		Axes      []string    `json:"axes"`
		From      []int       `json:"from,omitempty"`
		LearntTo  []int       `json:"learnt_to"`
		HeldTo    []int       `json:"held_to"`
		CheckedTo []int       `json:"checked_to"`
		Positions int         `json:"positions"`
		Tried     int         `json:"tried"`
		Formulas  []formula   `json:"formulas"`
		Rejected  []rejected  `json:"rejected"`
		Source    string      `json:"source,omitzero"`
		Methods   []string    `json:"methods,omitzero"`
	}{Game: r.Game, What: r.What, Play: r.Play, Positions: r.Found.Known, Tried: r.Found.Tried, Source: r.Source, Methods: r.How,
		From: starts(r.Found.Axes), Formulas: []formula{}, Rejected: []rejected{}}
	for _, a := range r.Axes {
		o.Axes = append(o.Axes, a.En)
	}
	o.LearntTo, o.HeldTo, o.CheckedTo = ends(r.Found.Train), ends(r.Found.Held), ends(r.Found.Axes)
	for _, f := range r.Found.Formulas {
		one := formula{Status: "checked", Kind: f.Kind.En, Text: f.Text(grundy.English), Bits: int(f.Cost()), Repeat: f.Repeat,
			Starlark: f.Code(guess.Starlark), Cpp: f.Code(guess.Cpp), Go: f.Code(guess.Go)}
		if r.Proved(f) {
			one.Status = "proved"
		}
		if f.Words != nil {
			one.Words = f.Words.In(grundy.English, 0)
		}
		for _, n := range f.Notes() {
			one.Notes = append(one.Notes, n.En)
		}
		o.Formulas = append(o.Formulas, one)
	}
	for _, f := range r.Found.Rejected {
		o.Rejected = append(o.Rejected, rejected{f.Formula.Kind.En, f.Formula.Text(grundy.English), f.Failure})
	}
	return json.Marshal(o)
}

// starts are the first numbers, unless all are 0.
func starts(axes []guess.Axis) (list []int) {
	for _, a := range axes {
		list = append(list, a.From)
	}
	if slices.Max(list) == 0 {
		return nil
	}
	return list
}

func ends(axes []guess.Axis) (list []int) {
	for _, a := range axes {
		list = append(list, a.To)
	}
	return list
}
