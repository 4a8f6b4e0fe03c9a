package guess

import "example.org/grundy"

// A line is a function of one number as far as it is known: n = from, from+1, …
// have the values v, of which some are Unknown.
type line struct {
	what What
	from int
	v    []int32
}

func (l line) at(n int) int32 {
	if n < l.from || n >= l.from+len(l.v) {
		return Unknown
	}
	return l.v[n-l.from]
}

func (l line) known() int {
	n := 0
	for _, v := range l.v {
		if v != Unknown {
			n++
		}
	}
	return n
}

// lineOf is a table of one number.
func lineOf(t *Table) line { return line{t.What, t.Axes[0].From, t.cells} }

// A rule is a hypothesis about a function of one number, which is x in the formulas
// that it proposes.
type rule struct {
	name grundy.Text
	fit  func(l line, x *expr) []Formula
}

// Name says what kind of formulas the rule proposes.
func (r rule) Name() grundy.Text { return r.name }

// Fit proposes formulas for a table of one number.
func (r rule) Fit(t *Table) []Formula {
	if len(t.Axes) != 1 {
		return nil
	}
	return r.fit(lineOf(t), variable(0))
}

// rules are those about functions of one number.
var rules []rule

// hypotheses lists all, the rules first.
var hypotheses []Hypothesis

func init() {
	rules = []rule{constant, periodic, wordy, members, recurrent, multiples}
	for _, r := range rules {
		hypotheses = append(hypotheses, r)
	}
	hypotheses = append(hypotheses, features{}, classes{}, residues{}, limits{}, digits{}, pairs{}, ratio{})
	for _, n := range numerations {
		hypotheses = append(hypotheses, automatic{n})
	}
}
