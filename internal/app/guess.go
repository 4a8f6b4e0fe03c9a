package app

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/guess"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
	"example.org/grundy/taking"
)

// A GuessRequest asks for formulas of the outcomes or Grundy values of a family.
type GuessRequest struct {
	Expression string
	Parsed     *notation.Expr // the expression, if it is parsed already and its files are read
	Dims       int            // numbers of a position that run: 1, 2 or 3; 0: as few as the family wants
	To         int            // the greatest number of the table; 0: as fits the dimensions
	Ranges     []string       // where the table lies, as in 1..50 for each number, instead of Dims and To
	What       string         // "outcome" or "grundy"; "": grundy of one number in normal play
	Play       grundy.Play
	Avoid      []string // methods not to use for the table
	Limits     solve.Limits
	games      *catalogue.Directory
	named      string // the code that the expression names; "" if it is none of a file
	slow       bool   // functions of a file say the moves
}

// A GuessResult says which formulas agree with the table.
type GuessResult struct {
	Game   string
	What   string
	Play   grundy.Play
	Axes   []grundy.Text // what the numbers are
	Found  *guess.Result
	Source string         // of the theorem that the table came from, if it did
	Proof  *taking.Period // a proved period of the values; nil if there is none
	How    []string       // how the table was found: "theorem", "table", "search"
	Own    bool           // the game is one of a file of rules
}

// guessSides are the greatest numbers of the table that is tried first, by dimension.
var guessSides = [...]int{0, 20000, 127, 23}

// guessCells is how many cells the table may have that confirms.
const guessCells = 1 << 20

// Guess fills a table, looks for formulas that agree with it, and tries them on a
// table twice as large where that is within the limits.
//
// Errors: those of [App.Table]; [grundy.ErrParameter] for a table that is too small.
func (a *App) Guess(ctx context.Context, r GuessRequest) (GuessResult, error) {
	r.games, r.named, r.slow = a.games(), a.code(r.Expression), a.Owns(r.Expression)
	g, err := r.begin(ctx)
	if err != nil {
		return GuessResult{}, err
	}
	first, err := g.first(ctx)
	if err != nil {
		return GuessResult{}, err
	}
	found, err := guess.Find(ctx, first, guess.Options{})
	if err != nil {
		return GuessResult{}, err
	}
	if wide := doubled(first.Axes); g.cheap && cellsOf(wide) <= guessCells {
		g.modest()
		larger, err := g.table(ctx, wide)
		if err != nil && !errors.Is(err, grundy.ErrLimit) {
			return GuessResult{}, err
		}
		if err == nil && (larger.Known() == larger.Len() || first.Known() < first.Len()) {
			found.Confirm(larger)
			if len(found.Formulas) == 0 { // what the larger table teaches
				again, err := guess.Find(ctx, larger, guess.Options{})
				if err != nil {
					return GuessResult{}, err
				}
				if len(again.Formulas) > 0 {
					again.Rejected = slices.Concat(found.Rejected, again.Rejected)
					found = again
				}
			}
		}
	}
	result := GuessResult{Game: g.name, What: g.what, Play: r.Play, Axes: g.axes, Found: found, Source: g.source, How: g.how, Own: r.slow}
	if g.code != "" {
		p, err := (*App)(nil).Period(ctx, PeriodRequest{Code: g.code, To: doubled(first.Axes)[0].To})
		if err == nil && p.found.Status == taking.Proved {
			result.Proof = &p.found
		}
	}
	return result, nil
}

// doubled are axes from the same numbers, twice as long.
func doubled(axes []guess.Axis) []guess.Axis {
	list := slices.Clone(axes)
	for k, a := range axes {
		list[k].To += a.To - a.From
	}
	return list
}

// cellsOf is how many positions a table has.
func cellsOf(axes []guess.Axis) float64 {
	n := 1.0
	for _, a := range axes {
		n *= float64(a.Len())
	}
	return n
}

// A guesser makes tables of one game.
type guesser struct {
	GuessRequest
	dims   int
	from   int          // the least number that positions may have, where no ranges are asked for
	spans  []guess.Axis // where the table lies, if the request says it
	what   string
	code   string // of the nim-sequence, if it is one
	name   string
	axes   []grundy.Text
	source string
	how    []string
	spent  uint64 // positions settled by table or search, of the last table
	cheap  bool   // a table twice as large is within reason
}

// begin settles what the table has.
func (r GuessRequest) begin(ctx context.Context) (*guesser, error) {
	switch {
	case r.What != "" && r.What != "outcome" && r.What != "grundy":
		return nil, grundy.Mistake(grundy.ErrParameter, "what %q: want outcome or grundy", r.What)
	case r.What == "grundy" && r.Play == grundy.Misere:
		return nil, grundy.Mistake(grundy.ErrParameter, "what %q: a Grundy value belongs to normal play, not to misère play", r.What)
	case r.Dims < 0 || r.Dims >= len(guessSides):
		return nil, grundy.Mistake(grundy.ErrParameter, "dims %d: want 1, 2 or 3", r.Dims)
	case r.To < 0 || r.To > family.MostCells-1:
		return nil, grundy.Mistake(grundy.ErrParameter, "to %d: want a number from 1 to %d", r.To, family.MostCells-1)
	}
	g := &guesser{GuessRequest: r, dims: r.Dims, what: r.What}
	if err := g.readRanges(); err != nil {
		return nil, err
	}
	if g.Parsed == nil {
		var err error
		if g.Parsed, err = notation.Parse(r.Expression); err != nil {
			return nil, err
		}
	}
	if g.dims <= 1 && r.What != "outcome" && r.Play == grundy.Normal && len(r.Avoid) == 0 && g.sequence() {
		return g, nil
	}
	if g.spans == nil {
		if err := g.settleDims(ctx); err != nil {
			return nil, err
		}
	}
	if g.what == "" {
		return g, g.choose(ctx)
	}
	return g, nil
}

// sequence reports whether the values are best computed as a nim-sequence: of a code
// with a last digit, or of a rule that no other family has a theorem about.
func (g *guesser) sequence() bool {
	code := cmp.Or(g.named, g.Expression)
	rule, err := taking.Parse(code)
	if err != nil {
		return false
	}
	if _, ends := rule.Last(); !ends {
		if grid, err := g.grid([]guess.Axis{{To: 1}}); err == nil && grid.Game() != rule.String() {
			return false
		}
	}
	g.dims, g.what, g.code, g.name = 1, "grundy", code, rule.String()
	g.axes = []grundy.Text{{En: "heap", Zh: "堆"}}
	return true
}

// choose asks for Grundy values of one number, unless only a search finds them.
func (g *guesser) choose(ctx context.Context) error {
	g.what = "outcome"
	if g.dims > 1 || g.Play == grundy.Misere {
		return nil
	}
	g.what = "grundy"
	few := g.upTo(40)
	if g.spans != nil {
		few = slices.Clone(g.spans)
		few[0].To = min(few[0].To, few[0].From+40)
	}
	if _, err := g.table(ctx, few); err != nil {
		return err
	}
	if slices.Contains(g.how, "search") {
		g.what = "outcome"
	}
	return nil
}

// first makes the table that formulas are fitted to: as asked, or the largest within
// reason.
func (g *guesser) first(ctx context.Context) (*guess.Table, error) {
	want := g.upTo(guessSides[g.dims])
	if g.slow && g.dims > 1 {
		want = g.upTo(guessSides[g.dims] / 2)
	}
	if g.To > 0 {
		want = g.upTo(g.To)
	}
	if g.spans != nil {
		want = g.spans
	}
	if n := cellsOf(want); n > family.MostCells {
		return nil, grundy.Mistake(grundy.ErrLimit, "guess: a table of %.0f positions: want at most %d", n, family.MostCells).WithHint("a smaller --to")
	}
	if g.code != "" || g.To > 0 || g.spans != nil {
		t, err := g.table(ctx, want)
		g.cheap = g.code != "" || g.reasonable()
		return t, err
	}
	g.modest()
	// From small tables upwards, until the next would take too much.
	var best *guess.Table
	most := want[0].To
	for side := min(most, 20*(5-g.dims)); ; side = min(most, 2*side+1) {
		t, err := g.table(ctx, g.upTo(side))
		if err != nil {
			if best != nil && errors.Is(err, grundy.ErrLimit) {
				g.cheap = false
				return best, nil
			}
			return nil, err
		}
		if best != nil && t.Known() < t.Len() && best.Known() == best.Len() {
			g.cheap = false
			return best, nil
		}
		best = t
		if g.cheap = g.reasonable(); side == most || !g.cheap {
			return best, nil
		}
	}
}

// fewMoves is how many moves the functions of a file list for a table that nobody asked
// for by its size: a few seconds.
const fewMoves = 4_000_000

// modest limits the moves of tables to come.
func (g *guesser) modest() {
	if g.slow && g.Limits.Moves == 0 {
		g.Limits.Moves = fewMoves
	}
}

// reasonable reports whether a table twice as large may be asked for.
func (g *guesser) reasonable() bool { return g.spent <= 300_000 }

// table finds what is known of the positions of some axes.
func (g *guesser) table(ctx context.Context, axes []guess.Axis) (*guess.Table, error) {
	if g.code != "" {
		s, err := (*App)(nil).Sequence(ctx, SequenceRequest{Code: g.code, From: axes[0].From, To: axes[0].To})
		if err != nil {
			return nil, err
		}
		return guess.Fill(guess.Values, func(p []int64) int32 { return int32(min(s.At(int(p[0])), math.MaxInt32)) }, axes...), nil
	}
	kind := guess.Outcomes
	if g.what == "grundy" {
		kind = guess.Values
	}
	t := guess.NewTable(kind, axes...)
	if g.dims < 3 {
		return t, g.fill(ctx, t, 0, axes)
	}
	each := axes[1].Len() * axes[2].Len()
	for i := range axes[0].Len() {
		if err := g.fill(ctx, t, i*each, axes[1:], axes[0].From+i); err != nil {
			return nil, err
		}
	}
	return t, nil
}

// fill asks about a grid and writes the answers from a cell on.
func (g *guesser) fill(ctx context.Context, t *guess.Table, from int, axes []guess.Axis, more ...int) error {
	grid, err := g.grid(axes, more...)
	if err != nil {
		return err
	}
	asked := TableRequest{What: []string{g.what}, Play: g.Play, Avoid: g.Avoid, Limits: g.Limits}
	questions, err := asked.questions()
	if err != nil {
		return err
	}
	cells, err := grid.Cells(ctx, questions[0])
	if err != nil {
		return err
	}
	for i := range grid.Len() {
		n, ok := cells.Get(i)
		w, small := n.Uint64()
		switch {
		case !ok || !small || w > math.MaxInt32:
		case g.what == "grundy":
			t.Set(from+i, int32(w))
		case cells.Outcome(i) == grundy.Previous:
			t.Set(from+i, 1)
		case cells.Outcome(i) == grundy.Next:
			t.Set(from+i, 0)
		}
	}
	column := Column{g.what, cells}
	g.name, g.source, g.how, g.spent = grid.Game(), cells.Source, column.How(), cells.Positions
	g.axes = nil
	for _, a := range grid.Axes() {
		g.axes = append(g.axes, a.Name)
	}
	if g.dims == 3 {
		g.axes = []grundy.Text{{En: "first heap", Zh: "第一堆"}, {En: "second heap", Zh: "第二堆"}, {En: "third heap", Zh: "第三堆"}}
	}
	return nil
}
