package app

import (
	"context"
	"errors"
	"fmt"
	"math"
	"regexp"
	"strings"
	"unicode/utf8"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/guess"
	"example.org/grundy/notation"
)

// A CompareRequest asks where two games first have different Grundy values. Either may
// be a formula: an expression of Starlark over n, or over a and b with two numbers.
type CompareRequest struct {
	A, B string
	Dims int // numbers of a position that run, 1 or 2; 0: as few as both take
	To   int // the greatest of them; 0: 1000, or 100 of two
}

// A Comparison says that two games agree as far as they were compared, or where not.
type Comparison struct {
	A       string `json:"a"`
	B       string `json:"b"`
	To      int    `json:"to"`
	Dims    int    `json:"dims"`
	Equal   bool   `json:"equal"`            // on every position that was compared
	Checked int    `json:"checked"`          // positions whose two values are known
	Unknown int    `json:"unknown,omitzero"` // positions of which one is not
	At      []int  `json:"at,omitempty"`     // the first position that differs
	Values  []int  `json:"values,omitempty"` // the two values there
}

// Compare computes the Grundy values of both games, position by position.
//
// Errors: those of [App.Guess] before it guesses; [grundy.ErrRules] for a formula.
func (a *App) Compare(ctx context.Context, r CompareRequest) (Comparison, error) {
	if r.Dims == 0 {
		r.Dims = max(a.wanted(ctx, r.A), a.wanted(ctx, r.B))
	}
	if r.To == 0 {
		r.To = []int{1000, 1000, 100}[min(max(r.Dims, 0), 2)]
	}
	if r.Dims < 1 || r.Dims > 2 || r.To < 1 {
		return Comparison{}, grundy.Mistake(grundy.ErrParameter, "compare: want 1 or 2 dims and a bound of at least 1; got %d and %d", r.Dims, r.To)
	}
	if cells := math.Pow(float64(r.To)+1, float64(r.Dims)); cells > family.MostCells {
		return Comparison{}, grundy.Mistake(grundy.ErrParameter, "compare: to %d: %.0f positions: want at most %d", r.To, cells, family.MostCells)
	}
	one, other := a.compared(ctx, r.A, r), a.compared(ctx, r.B, r)
	first, err := one.values(ctx, other.from(), r)
	if err != nil {
		return Comparison{}, err
	}
	second, err := other.values(ctx, one.from(), r)
	if err != nil {
		return Comparison{}, err
	}
	c := Comparison{A: r.A, B: r.B, To: r.To, Dims: r.Dims, Equal: true}
	p, at := make([]int64, r.Dims), make([]int, r.Dims)
	for i := range first.Len() {
		first.Point(i, p)
		for k, n := range p {
			at[k] = int(n)
		}
		x, y := first.At(at...), second.At(at...)
		if x == guess.Unknown || y == guess.Unknown {
			c.Unknown++
			continue
		}
		c.Checked++
		if x != y {
			c.Equal, c.At, c.Values = false, at, []int{int(x), int(y)}
			return c, nil
		}
	}
	if c.Checked == 0 {
		return c, grundy.Mistake(grundy.ErrNotKnown, "compare: no position up to %d has two known values", r.To).
			WithHint("--to with a smaller bound leaves fewer positions to a search")
	}
	return c, nil
}

// wanted is how many numbers a game takes at the least, 1 or 2, or a formula; 1 for what is
// neither.
func (a *App) wanted(ctx context.Context, text string) int {
	if parsed, err := notation.Parse(text); err == nil {
		g, err := GuessRequest{Expression: text, Parsed: parsed, To: 1, What: "grundy", games: a.games(), named: a.code(text)}.begin(ctx)
		if err == nil {
			return min(g.dims, 2)
		}
	}
	if overPair.MatchString(text) {
		return 2
	}
	return 1
}

// overPair tells a formula over two numbers.
var overPair = regexp.MustCompile(`\b[ab]\b`)

// overNumbers tells a formula: it speaks of n, a or b.
var overNumbers = regexp.MustCompile(`\b[nab]\b`)

// A side is what is compared: a game, or else a formula if it is one.
type side struct {
	text string
	game *guesser
	err  error // why it is no game
}

// compared finds out whether a text is a game.
func (a *App) compared(ctx context.Context, text string, r CompareRequest) side {
	parsed, err := notation.Parse(text)
	if err != nil {
		return side{text: text, err: err}
	}
	g, err := GuessRequest{Expression: text, Parsed: parsed, Dims: r.Dims, To: r.To, What: "grundy", games: a.games(), named: a.code(text)}.begin(ctx)
	if err == nil && g.code == "" {
		_, err = g.grid(g.upTo(g.from + 1))
	}
	return side{text, g, err}
}

// from is where the positions of a game begin.
func (s side) from() int {
	if s.err != nil {
		return 0
	}
	return s.game.from
}

// values are the Grundy values of a game, or of a formula, which begins at from.
func (s side) values(ctx context.Context, from int, r CompareRequest) (*guess.Table, error) {
	switch {
	case s.err == nil:
		return s.game.table(ctx, s.game.upTo(r.To))
	case !overNumbers.MatchString(s.text) || strings.ContainsAny(s.text, "\n\r#"):
		return nil, s.err
	}
	return formulaValues(ctx, s.text, from, r)
}

// formulaValues are those of a game without moves that claims the formula as its value.
func formulaValues(ctx context.Context, text string, from int, r CompareRequest) (*guess.Table, error) {
	source := "name = \"formula\"\ndef options(p):\n    return []\ndef value(n):\n" + returned + text + ")\n"
	if r.Dims == 2 {
		source = "name = \"formula\"\ndef options(p):\n    return []\ndef value(p):\n    a, b = p\n" + returned + text + ")\n"
	}
	t, err := formulaTable(ctx, source, from, r)
	return t, inFormula(err, text)
}

func formulaTable(ctx context.Context, source string, from int, r CompareRequest) (*guess.Table, error) {
	alone, err := New().Load(ctx, RulesFile{Path: "formula", Source: []byte(source)})
	if err != nil {
		return nil, err
	}
	parsed, err := notation.Parse("formula")
	if err != nil {
		return nil, err
	}
	ask := GuessRequest{Expression: "formula", Parsed: parsed, Dims: r.Dims, To: r.To, What: "grundy", games: alone.games()}
	g := &guesser{GuessRequest: ask, dims: r.Dims, from: from, what: "grundy"}
	return g.table(ctx, g.upTo(r.To))
}

// returned is what stands before a formula in its line.
const returned = "    return ("

// inFormula tells a place within the formula instead of one in the file made of it.
func inFormula(err error, text string) error {
	var mistake *grundy.MistakeError
	if !errors.As(err, &mistake) {
		return err
	}
	var line, column int
	at, what, ok := strings.Cut(mistake.Text, ": ")
	if _, scan := fmt.Sscanf(at, "formula:%d:%d", &line, &column); !ok || scan != nil {
		return err
	}
	if column = min(column-len(returned), utf8.RuneCountInString(text)+1); column < 1 {
		column = 0 // of the whole
	}
	wrong := grundy.Mistake(mistake.Kind, "formula %s: %s", brief(text), what).WithPlace(column)
	wrong.Hint = mistake.Hint
	return wrong
}
