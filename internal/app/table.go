package app

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// A TableRequest asks the same about many positions of one family.
type TableRequest struct {
	Expression string
	Parsed     *notation.Expr // the expression, if it is parsed already and its files are read
	Ranges     []string       // "0..20", one or two
	What       []string       // questions as in AnalyseRequest.Ask; empty: who wins, and of one range the Grundy value
	Play       grundy.Play
	Avoid      []string // methods not to use
	Limits     solve.Limits
	Most       int // positions of the table at the most; 0: as many as a grid may have
	Workers    int // goroutines that may compute; 0: one for each processor
}

// A TableResult is what was found. As JSON it is one object: game, positions
// (nim(7,…): … stands for a number of a range, in their order), play, what (a list
// of questions), ranges and axes (one for each range), values, methods (one for
// each question), and where values are null, unknown (how many) and why.
//
// With one range there is a row of values for each number, with a value for each
// question. With two there is one question, a row for each number of the first
// range, and in it a value for each number of the second. An outcome is "N" or
// "P", a foreclosed value may be "ended" or "infinite", and a number is a string
// of digits.
type TableResult struct {
	Game    string
	Pattern string // of the positions, nim(7,…): … stands for a number of a range
	Fixed   bool   // whether some of their numbers stay
	Play    grundy.Play
	Goal    grundy.Text
	Axes    []family.Axis
	Columns []Column // one for each question
}

// A Column is what was found of one question.
type Column struct {
	What string
	*family.Cells
}

// Draws reports whether nobody wins some position, by a column of who wins.
func (r TableResult) Draws(c Column) bool {
	for i := range r.Len() {
		if c.Outcome(i) == grundy.Drawn {
			return true
		}
	}
	return false
}

// Table finds what is asked about every position of the ranges.
//
// Errors: those of [catalogue.Grid]; [grundy.ErrParameter] for an unknown
// question or method, and for a range that is none; [grundy.ErrLimit],
// [grundy.ErrCanceled] and [grundy.ErrLoopy] if no value of a question is known.
func (a *App) Table(ctx context.Context, r TableRequest) (TableResult, error) {
	grid, err := r.grid(a.games())
	if err != nil {
		return TableResult{}, err
	}
	if n := grid.Len(); r.Most > 0 && n > r.Most {
		return TableResult{}, grundy.Mistake(grundy.ErrLimit, "a table of %s positions: want at most %s", grundy.Grouped(uint64(n)), grundy.Grouped(uint64(r.Most)))
	}
	if len(grid.Axes()) == 2 && len(r.What) > 1 {
		return TableResult{}, grundy.Mistake(grundy.ErrParameter, "what: a table of two ranges shows one thing; got %d", len(r.What)).
			WithHint("one table for each, or one range")
	}
	if len(r.What) == 0 {
		r.What = []string{"outcome"}
		if len(grid.Axes()) == 1 && r.Play == grundy.Normal {
			r.What = append(r.What, "grundy")
		}
	}
	questions, err := r.questions()
	if err != nil {
		return TableResult{}, err
	}
	result := TableResult{Game: grid.Game(), Pattern: grid.Pattern(), Fixed: grid.Fixed(), Play: r.Play, Goal: grid.Goal(r.Play), Axes: grid.Axes()}
	for i, o := range questions {
		cells, err := grid.Cells(ctx, o)
		if err != nil {
			return TableResult{}, err
		}
		result.Columns = append(result.Columns, Column{r.What[i], cells})
	}
	return result, result.empty()
}

// grid makes the positions of the request.
func (r TableRequest) grid(d *catalogue.Directory) (family.Grid, error) {
	var ranges []family.Range
	for _, text := range r.Ranges {
		one, err := family.ParseRange(text)
		if err != nil {
			return nil, err
		}
		ranges = append(ranges, one)
	}
	if r.Parsed == nil {
		var err error
		if r.Parsed, err = notation.Parse(r.Expression); err != nil {
			return nil, err
		}
	}
	return d.Grid(r.Parsed, ranges)
}

// questions are the request as package solve has it, once for each question.
func (r TableRequest) questions() ([]solve.Options, error) {
	var list []solve.Options
	for _, name := range r.What {
		if _, ok := asks[name]; !ok || name == "all" {
			return nil, grundy.Mistake(grundy.ErrParameter, "what %q: want outcome, grundy, remoteness, suspense, foreclosed or winning", name)
		}
		one := AnalyseRequest{Play: r.Play, Ask: []string{name}, Avoid: r.Avoid, Limits: r.Limits}
		if name == "grundy" && r.Play == grundy.Misere {
			return nil, grundy.Mistake(grundy.ErrParameter, "what %q: a Grundy value belongs to normal play, not to misère play", name)
		}
		o, err := one.options()
		if err != nil {
			return nil, err
		}
		o.Ask, o.Workers = asks[name], r.Workers
		list = append(list, o)
	}
	return list, nil
}

// empty returns an error if a question has no answer at all.
func (r TableResult) empty() error {
	for _, c := range r.Columns {
		if c.Open == r.Len() {
			return r.open(c)
		}
	}
	return nil
}

// Open returns an error if a value is not known.
func (r TableResult) Open() error {
	for _, c := range r.Columns {
		if c.Open > 0 {
			return r.open(c)
		}
	}
	return nil
}

func (r TableResult) open(c Column) error {
	text := fmt.Sprintf("%s: %s: %d of %d values not known", r.name(), c.What, c.Open, r.Len())
	if c.Open == r.Len() {
		text = fmt.Sprintf("%s: %s not known", r.name(), c.What)
	}
	if c.Why == nil {
		return grundy.Mistake(grundy.ErrNotKnown, "%s: no method is left", text)
	}
	var limit *grundy.LimitError
	if errors.As(c.Why, &limit) {
		_, reached, _ := strings.Cut(limit.Error(), ": ") // what was looked for is said already
		return grundy.Mistake(grundy.ErrLimit, "%s: %s", text, reached).WithHint("--limit-positions allows a longer search")
	}
	return grundy.Mistake(grundy.ErrNotKnown, "%s: %v", text, c.Why)
}

// Name is the game, with the numbers that stay if there are some.
func (r TableResult) Name() string {
	if r.Fixed {
		return r.Pattern
	}
	return r.Game
}

// name is the name as an error and a picture have room for it.
func (r TableResult) name() string { return brief(r.Name()) }

// Len is how many positions there are.
func (r TableResult) Len() int {
	n := 1
	for _, a := range r.Axes {
		n *= a.Size
	}
	return n
}

// Value writes the value of position i: "N" or "P", a number, and for a
// foreclosed value also "ended" or "infinite"; "" if it is not known.
func (c Column) Value(i int) string {
	n, ok := c.Get(i)
	switch {
	case !ok:
		return ""
	case c.Ask == solve.AskOutcome:
		return c.Outcome(i).String()
	case c.Ask == solve.AskForeclosed:
		switch f := grundy.ForeclosedCode(n); f {
		case grundy.Infinite:
			return "infinite"
		default:
			return f.String()
		}
	}
	return n.String()
}

// Title names the question for people.
func (c Column) Title() grundy.Text {
	return titles[c.What]
}

var titles = map[string]grundy.Text{
	"outcome":    {En: "who wins", Zh: "胜负"},
	"grundy":     {En: "Grundy value", Zh: "SG 值"},
	"remoteness": {En: "remoteness", Zh: "赢家求快的步数"},
	"suspense":   {En: "suspense", Zh: "赢家拖延的步数"},
	"foreclosed": {En: "foreclosed value", Zh: "先结束者定胜负时的值"},
	"winning":    {En: "winning moves", Zh: "必胜走法数"},
}

// How says how the values were found: "theorem", "table" or "search", or several
// of them.
func (c Column) How() []string {
	list := []string{}
	for _, m := range []solve.Method{solve.Theorem, solve.Table, solve.Search} {
		if c.Method&m != 0 {
			list = append(list, m.String())
		}
	}
	return list
}

// MarshalJSON writes the object that [TableResult] describes.
//
// Cost: linear; the values are written once.
func (r TableResult) MarshalJSON() ([]byte, error) {
	type object struct {
		Game    string          `json:"game"`
		Pattern string          `json:"positions"`
		Play    grundy.Play     `json:"play"`
		What    []string        `json:"what"`
		Ranges  []string        `json:"ranges"`
		Axes    []string        `json:"axes"`
		Values  json.RawMessage `json:"values"`
		Methods [][]string      `json:"methods"`
		Unknown int             `json:"unknown,omitzero"`
		Why     string          `json:"why,omitzero"`
	}
	o := object{Game: r.Game, Pattern: r.Pattern, Play: r.Play, Values: r.values()}
	for _, a := range r.Axes {
		o.Ranges = append(o.Ranges, a.From.String()+".."+a.To.String())
		o.Axes = append(o.Axes, a.Name.En)
	}
	for _, c := range r.Columns {
		o.What = append(o.What, c.What)
		o.Methods = append(o.Methods, c.How())
		o.Unknown += c.Open
		if c.Why != nil && o.Why == "" {
			o.Why = c.Why.Error()
		}
	}
	return json.Marshal(o)
}

func (r TableResult) values() []byte {
	b := []byte{'['}
	add := func(c Column, i int) {
		if text := c.Value(i); text != "" {
			b = strconv.AppendQuote(b, text)
		} else {
			b = append(b, "null"...)
		}
	}
	for i := range r.Len() {
		if len(r.Axes) == 1 {
			b = append(b, '[')
			for k, c := range r.Columns {
				if k > 0 {
					b = append(b, ',')
				}
				add(c, i)
			}
			b = append(b, "],"...)
			continue
		}
		if i%r.Axes[1].Size == 0 {
			b = append(b, '[')
		}
		add(r.Columns[0], i)
		if i%r.Axes[1].Size == r.Axes[1].Size-1 {
			b = append(b, ']')
		}
		b = append(b, ',')
	}
	b[len(b)-1] = ']'
	return b
}
