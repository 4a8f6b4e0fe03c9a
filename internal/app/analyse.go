package app

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// App is the program. It is safe for concurrent use.
type App struct {
	directory *catalogue.Directory // nil: the catalogue alone
	written   []ruledFamily        // the games of files
}

// New returns the program.
func New() *App { return &App{} }

// Limits are those of one request, for surfaces, which do not know package solve.
type Limits = solve.Limits

// An AnalyseRequest asks about one position.
type AnalyseRequest struct {
	Expression string
	Parsed     *notation.Expr // the expression, if it is parsed already and its files are read
	Play       grundy.Play
	Ask        []string // "outcome", "grundy", "remoteness", "suspense", "foreclosed", "winning", "all"; empty asks for all but foreclosed
	Avoid      []string // "theorem", "parts", "table", "search": methods not to use
	Moves      int      // winning moves to list at the most; 0: all, or the first dozen of a product
	Limits     solve.Limits
	Account    *Account // shows how far the work has come; may be nil
	Explain    Explain
	Lang       grundy.Lang // of phrases in JSON
}

// Explain says how much of the argument to give.
type Explain uint8

// The amounts.
const (
	ExplainFull  Explain = iota
	ExplainShort         // the first step
	ExplainNone
)

// ParseExplain reads "none", "short" or "full".
func ParseExplain(s string) (Explain, error) {
	switch s {
	case "full":
		return ExplainFull, nil
	case "short":
		return ExplainShort, nil
	case "none":
		return ExplainNone, nil
	}
	return 0, grundy.Mistake(grundy.ErrParameter, "explain %q: want none, short or full", s)
}

// An AnalyseResult is what was found about a position. As JSON it is the
// analysis.
type AnalyseResult struct {
	grundy.Analysis
	Goal  grundy.Text `json:"-"`
	Asked []string    `json:"-"` // what was asked by name
}

// asks are the questions by name.
var asks = func() map[string]solve.Ask {
	byName := map[string]solve.Ask{"all": solve.AskAll}
	for _, ask := range solve.Asks {
		byName[ask.String()] = ask
	}
	return byName
}()

var methods = map[string]solve.Method{
	"theorem": solve.Theorem, "parts": solve.Parts, "table": solve.Table, "search": solve.Search,
}

// answering are the methods that answer by themselves.
const answering = solve.Theorem | solve.Table | solve.Search

// Analyse finds who wins a position, and what else is asked.
//
// Errors: those of [catalogue.Place] and [notation.Parse]; [grundy.ErrParameter] for an unknown
// question or method; [grundy.ErrLimit], [grundy.ErrCanceled] or
// [grundy.ErrLoopy] if it stays open who wins.
func (app *App) Analyse(ctx context.Context, r AnalyseRequest) (AnalyseResult, error) {
	p, o, err := r.place(app.games())
	if err != nil {
		return AnalyseResult{}, err
	}
	o.Ledger = solve.NewLedger(o.Limits)
	if r.Account != nil {
		r.Account.ledger.Store(o.Ledger)
	}
	a, err := p.Analyse(ctx, o)
	if errors.Is(err, grundy.ErrNotKnown) && o.Avoid&answering == answering {
		err = grundy.Mistake(grundy.ErrNotKnown, "avoid %s: no method is left that answers: want one of theorem, table and search", strings.Join(r.Avoid, ","))
	}
	if err != nil {
		return AnalyseResult{}, named(err, p.Expression())
	}
	switch {
	case r.Explain == ExplainNone:
		a.Because.Steps = nil
	case r.Explain == ExplainShort:
		a.Because.Steps = a.Because.Steps[:first(a.Because.Steps)]
	}
	return AnalyseResult{Analysis: a.In(r.Lang), Goal: p.Goal(r.Play), Asked: r.Ask}, nil
}

// place returns the position of the request, and the request as package solve
// has it.
func (r AnalyseRequest) place(d *catalogue.Directory) (family.Position, solve.Options, error) {
	o, err := r.options()
	if err != nil {
		return nil, o, err
	}
	if r.Parsed == nil {
		if r.Parsed, err = notation.Parse(r.Expression); err != nil {
			return nil, o, err
		}
	}
	p, err := d.PlaceExpr(r.Parsed)
	return p, o, err
}

// first is how many phrases the first step of an argument is: a sentence, and
// the lines of figures that it announces.
func first(steps []grundy.Phrase) int {
	n := min(1, len(steps))
	for n < len(steps) && strings.HasPrefix(steps[n].En, " ") {
		n++
	}
	return n
}

// Check reports what is wrong with the request before there is a position.
//
// Errors: [grundy.ErrParameter].
func (r AnalyseRequest) Check() error {
	_, err := r.options()
	return err
}

// options are the request as package solve has it.
func (r AnalyseRequest) options() (solve.Options, error) {
	o := solve.Options{Play: r.Play, First: r.Moves, Limits: r.Limits}
	for _, name := range r.Ask {
		ask, ok := asks[name]
		if !ok {
			return o, grundy.Mistake(grundy.ErrParameter, "ask %q: want outcome, grundy, remoteness, suspense, foreclosed, winning or all", name)
		}
		if ask == solve.AskGrundy && r.Play == grundy.Misere {
			return o, grundy.Mistake(grundy.ErrParameter, "ask %q: a Grundy value belongs to normal play, not to misère play", name)
		}
		o.Ask |= ask
	}
	if o.Ask == 0 {
		o.Ask = solve.AskAll &^ solve.AskForeclosed // few people want it, and it may cost a search
	} else {
		o.Ask |= solve.AskOutcome
		o.Must = o.Ask
	}
	for _, name := range r.Avoid {
		method, ok := methods[name]
		if !ok {
			return o, grundy.Mistake(grundy.ErrParameter, "avoid %q: want theorem, parts, table or search", name)
		}
		o.Avoid |= method
	}
	return o, nil
}

// named says which position an error is about.
func named(err error, expression string) error {
	var limit *grundy.LimitError
	if errors.As(err, &limit) {
		l := *limit
		l.What = fmt.Sprintf("%s of %s", l.What, brief(expression))
		return &l
	}
	return err
}

// brief is an expression as an error has room for it.
func brief(expression string) string {
	if len(expression) > 80 {
		return strings.ToValidUTF8(expression[:77], "") + "…"
	}
	return expression
}

// Open returns an error if something that was asked by name is not known.
func (r AnalyseResult) Open() error {
	for _, g := range r.Gaps {
		for _, name := range r.Asked {
			if name == g.What || name == "all" {
				return grundy.Mistake(grundy.ErrLimit, "%s: %s not known: %s", brief(r.Position), g.What, g.Why.In(grundy.English, 0))
			}
		}
	}
	return nil
}
