package guess

import (
	"cmp"
	"context"
	"slices"

	"example.org/grundy"
)

// A Hypothesis is a kind of formulas.
type Hypothesis interface {
	// Name says what kind, in lower case.
	Name() grundy.Text
	// Fit proposes formulas from the training part of a table. What it proposes
	// need not be right, not even there.
	Fit(train *Table) []Formula
}

// A Formula predicts every cell of a table.
type Formula struct {
	Kind   grundy.Text    // the name of its hypothesis
	Words  *grundy.Phrase // what it says, if more than the formula does; may be nil
	Repeat *Repeat        // what is known of its values; may be nil

	value      *expr
	what       What
	dimensions int
	discount   float64 // bits by which the words are shorter than the formula
}

// A Repeat says that value(n+Period) = value(n) + Saltus for n ≥ Preperiod.
type Repeat struct {
	Preperiod int `json:"preperiod"`
	Period    int `json:"period"`
	Saltus    int `json:"saltus"`
}

// Value returns what the formula says of a position: as the cells of tables.
func (f Formula) Value(p ...int64) int64 { return f.value.eval(p) }

// Cost is the description length in bits.
func (f Formula) Cost() float64 { return f.value.cost() - f.discount }

// Text writes the formula for people: "g(n) = n mod 4", "P iff a xor b = 0".
func (f Formula) Text(l grundy.Lang) string {
	w := writer{l, names(f.dimensions)}
	if f.what == Outcomes {
		return w.in("P if and only if ", "P 当且仅当 ") + w.text(f.value)
	}
	head := "g("
	for i, n := range w.names {
		if i > 0 {
			head += ", "
		}
		head += n
	}
	return head + ") = " + w.text(f.value)
}

// Notes say what the functions are that the formula calls.
func (f Formula) Notes() []grundy.Text {
	var notes []grundy.Text
	for _, fn := range f.value.functions() {
		notes = append(notes, fn.note)
	}
	return notes
}

// A Failure is a position where a formula is wrong.
type Failure struct {
	At        []int64 `json:"at"`
	Is        int32   `json:"is"`                // what the table has
	Predicted int64   `json:"predicted"`         // what the formula says
	Right     int     `json:"right"`             // known cells before it, by the greatest number, all of which are right
	Extended  bool    `json:"extended,omitzero"` // it was found when the table was extended
}

// Rejected is a formula with its first failure.
type Rejected struct {
	Formula Formula
	Failure Failure
}

// A Result is what became of all formulas.
type Result struct {
	What     What
	Axes     []Axis // of the table that was tried last
	Train    []Axis // what the formulas were fitted to
	Held     []Axis // the table that they were first tried on, Train included
	Known    int    // cells that were compared
	Formulas []Formula
	Rejected []Rejected // the last to fail first, one of a kind
	Tried    int        // formulas
}

// Options are limits. The zero value is the default.
type Options struct {
	Most       int          // formulas to keep; 0: 5
	MostNear   int          // rejected ones to keep; 0: 5
	Hypotheses []Hypothesis // nil: all
}

// Hypotheses lists all.
func Hypotheses() []Hypothesis { return slices.Clone(hypotheses) }

// Find proposes formulas from the corner of a table and tries them on all of it.
//
// A formula survives if it is right at each known cell, after at most a few
// exceptions near the beginning, and if it is shorter than the table.
//
// Cost: that of each hypothesis, in its file; a formula is dropped at its second
// failure or so. Errors: those of the context; [grundy.ErrParameter] for a table with
// too few known cells.
func Find(ctx context.Context, t *Table, o Options) (*Result, error) {
	train := t.Corner()
	if n := train.Known(); n < fewest {
		return nil, grundy.Mistake(grundy.ErrParameter, "guess: %d of the %d positions to learn from are known: want at least %d", n, train.Len(), fewest).
			WithHint("a larger table")
	}
	if o.Hypotheses == nil {
		o.Hypotheses = hypotheses
	}
	r := &Result{What: t.What, Axes: t.Axes, Held: t.Axes, Train: train.Axes, Known: t.Known()}
	c := newCourt(t, train)
	seen := map[string]bool{}
	for _, h := range o.Hypotheses {
		for _, f := range h.Fit(train) {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			f.what, f.dimensions = t.What, len(t.Axes)
			if f.Kind.En == "" {
				f.Kind = h.Name()
			}
			r.Tried++
			text := f.Text(grundy.English)
			if seen[text] {
				continue
			}
			seen[text] = true
			f, failure := c.try(f)
			switch {
			case failure != nil:
				r.Rejected = append(r.Rejected, Rejected{f, *failure})
			case f.Cost() <= max(c.bits, always):
				r.Formulas = append(r.Formulas, f)
			}
		}
	}
	r.rank(o)
	return r, nil
}

const (
	fewest = 8  // cells to learn from
	always = 24 // bits of formulas that need no evidence but that they are right
)

// rank sorts what was found and drops what is too much.
func (r *Result) rank(o Options) {
	slices.SortStableFunc(r.Formulas, func(f, g Formula) int { return cmp.Compare(f.Cost(), g.Cost()) })
	r.Formulas = r.Formulas[:min(len(r.Formulas), cmp.Or(o.Most, 5))]
	slices.SortStableFunc(r.Rejected, func(f, g Rejected) int {
		return cmp.Or(cmp.Compare(g.Failure.Right, f.Failure.Right), cmp.Compare(f.Formula.Cost(), g.Formula.Cost()))
	})
	kinds := map[string]bool{}
	r.Rejected = slices.DeleteFunc(r.Rejected, func(f Rejected) bool {
		again := kinds[f.Formula.Kind.En]
		kinds[f.Formula.Kind.En] = true
		return again || f.Failure.Right < fewest // which is no near miss
	})
	r.Rejected = r.Rejected[:min(len(r.Rejected), cmp.Or(o.MostNear, 5))]
}

// Confirm tries the surviving formulas on a larger table. Those that fail join the
// rejected ones.
//
// Cost: linear in the table for each formula.
func (r *Result) Confirm(t *Table) {
	c := newCourt(t, nil)
	var kept []Formula
	for _, f := range r.Formulas {
		if _, failure := c.try(f); failure != nil {
			failure.Extended = true
			r.Rejected = slices.Insert(r.Rejected, 0, Rejected{f, *failure})
		} else {
			kept = append(kept, f)
		}
	}
	r.Formulas, r.Axes, r.Known = kept, t.Axes, t.Known()
}

// A court tries formulas on a table.
type court struct {
	*Table
	cells  []int32 // in the order of trial
	points []int64 // of the cells, one after the other
	near   []int64 // numbers below these, on each axis, may be exceptions
	bits   float64
}

func newCourt(t, train *Table) *court {
	d := len(t.Axes)
	c := &court{Table: t, bits: t.information(), near: make([]int64, d)}
	c.cells = slices.DeleteFunc(t.order(), func(i int32) bool { return t.cells[i] == Unknown })
	c.points = make([]int64, d*len(c.cells))
	for k, i := range c.cells {
		t.Point(int(i), c.points[k*d:k*d+d])
	}
	if train != nil {
		for k, a := range train.Axes {
			c.near[k] = int64(a.From + a.Len()/8)
		}
	}
	return c
}

// exceptions is how many exceptions a formula may have for each number of a position.
const exceptions = 4

// try compares a formula with each cell. It returns the formula, with its
// exceptions, or its first failure.
func (c *court) try(f Formula) (Formula, *Failure) {
	d := len(c.Axes)
	var wrong []Failure
	for k, i := range c.cells {
		p := c.points[k*d : k*d+d]
		is := c.Table.cells[i]
		if v := f.value.eval(p); v != int64(is) {
			wrong = append(wrong, Failure{At: slices.Clone(p), Is: is, Predicted: v, Right: k})
			far := len(wrong) > exceptions*d // each is there with its mirror images
			for k, x := range p {
				far = far || x >= c.near[k]
			}
			if far {
				return f, &wrong[0]
			}
		}
	}
	for _, w := range slices.Backward(wrong) {
		f.value = except(f.value, w, f.what)
	}
	return f, nil
}

// except changes the value at one position.
func except(e *expr, w Failure, what What) *expr {
	var here *expr
	for k, x := range w.At {
		if same := equal(variable(k), num(x)); here == nil {
			here = same
		} else {
			here = binary(opBoth, here, same)
		}
	}
	switch {
	case what == Values:
		return when(here, num(int64(w.Is)), e)
	case w.Is == 1:
		return binary(opEither, here, e)
	}
	return binary(opBoth, not(here), e)
}
