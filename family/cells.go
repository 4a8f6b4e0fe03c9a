package family

import (
	"cmp"
	"context"
	"errors"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// A Grid is positions of one game in rows and columns: one or two numbers of a
// position run through ranges, and the others stay.
type Grid interface {
	Game() string // parameters included
	// Pattern writes the positions with … for the numbers that run, as in
	// nim(7,…), in the order of the axes.
	Pattern() string
	Fixed() bool // whether some numbers stay
	Goal(grundy.Play) grundy.Text
	Axes() []Axis
	Len() int // how many cells there are
	// Cells finds what the options ask, one question, about every position.
	// Limits of 0 become ones that fit a grid: every position up to its corner,
	// and ten times as many options as for one position.
	//
	// Cost: theorems run on all processors; what they leave open comes from one
	// table up to the corner, or, where there is none, by search, from the small
	// positions upwards until one is beyond the limits.
	//
	// Errors: [grundy.ErrLoopy]; [grundy.ErrLimit] if the time is over, and
	// [grundy.ErrCanceled]. A cell beyond the other limits is open.
	Cells(ctx context.Context, o solve.Options) (*Cells, error)
}

// Cells are what was found about the positions of a grid.
type Cells struct {
	Ask       solve.Ask
	Play      grundy.Play
	Method    solve.Method // all that were used
	Positions uint64       // settled by table or search
	Source    string       // of the theorem that says who wins, at the last cell
	Open      int          // cells that are not known
	Why       error        // why one of them is not; nil where methods were to be avoided

	codes []uint32
	mu    sync.Mutex
	large map[int]nat.Nat // what does not fit a code
}

// Codes that are no quantities.
const (
	open  = math.MaxUint32
	large = math.MaxUint32 - 1
)

// Get returns what was asked about cell i; ok is false if it is open. An outcome
// is returned as the number that it is, and a foreclosed value as its code.
func (c *Cells) Get(i int) (n nat.Nat, ok bool) {
	switch code := c.codes[i]; code {
	case open:
		return nat.Nat{}, false
	case large:
		return c.large[i], true
	default:
		return nat.Of(uint64(code)), true
	}
}

// Outcome says who wins cell i as far as what was asked tells it: every quantity
// does in its play, except the number of winning moves of a position that has
// ended in misère play.
func (c *Cells) Outcome(i int) grundy.Outcome {
	n, ok := c.Get(i)
	if !ok {
		return grundy.Unknown
	}
	switch c.Ask {
	case solve.AskOutcome:
		w, _ := n.Uint64()
		return grundy.Outcome(w)
	case solve.AskGrundy:
		return grundy.WinsIf(!n.IsZero())
	case solve.AskForeclosed:
		return grundy.ForeclosedCode(n).Outcome(c.Play)
	case solve.AskRemoteness, solve.AskSuspense:
		return grundy.WinsIf(n.Odd() == (c.Play == grundy.Normal))
	}
	if n.IsZero() && c.Play == grundy.Misere {
		return grundy.Unknown
	}
	return grundy.WinsIf(!n.IsZero())
}

func (c *Cells) put(i int, n nat.Nat) {
	if w, ok := n.Uint64(); ok && w < large {
		c.codes[i] = uint32(w)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.large == nil {
		c.large = map[int]nat.Nat{}
	}
	c.codes[i], c.large[i] = large, n
}

func (g *grid[P]) Cells(ctx context.Context, o solve.Options) (*Cells, error) {
	if err := g.refuse(o.Play); err != nil {
		return nil, err
	}
	ctx, fail, stop := running(ctx)
	defer stop()
	inner := *g
	inner.seat = *g.run(ctx, fail)
	c, err := inner.cells(ctx, o)
	return c, failed(ctx, err)
}

func (g *grid[P]) cells(ctx context.Context, o solve.Options) (*Cells, error) {
	if o.Limits.Positions == 0 {
		o.Limits.Positions = max(g.below(), solve.DefaultPositions)
		if o.Limits.Moves == 0 {
			o.Limits.Moves = 10 * solve.DefaultMoves
		}
	}
	o.Ask, o.First = o.Ask|solve.AskOutcome, 1
	o.Must = o.Ask
	c := &Cells{Ask: o.Ask &^ solve.AskOutcome, Play: o.Play, codes: make([]uint32, g.Len())}
	if c.Ask == 0 {
		c.Ask = solve.AskOutcome
	}
	for i := range c.codes {
		c.codes[i] = open
	}
	c.Open = g.Len()
	f := &filling[P]{grid: g, Cells: c, ctx: ctx, options: o}
	for _, pass := range []func() error{f.byTheorem, f.byTable, f.bySearch} {
		if c.Open == 0 {
			break
		}
		if err := pass(); err != nil {
			return nil, err
		}
	}
	if cite, ok := g.game.(grundy.Citer[P]); ok && c.Ask == solve.AskOutcome && c.Method == solve.Theorem {
		if p, err := g.at(g.Len() - 1); err == nil {
			c.Source = cite.Source(p, o.Play)
		}
	}
	return c, nil
}

// below returns how many positions there are up to the corner, or 0 if that is
// beyond a grid.
func (g *grid[P]) below() uint64 {
	n := nat.Of(1)
	for _, a := range g.axes {
		n = n.Mul(a.To.Add(nat.Of(1)))
	}
	if w, ok := n.Uint64(); ok && w <= MostCells {
		return w
	}
	return 0
}

// A filling is the work on the cells of a grid.
type filling[P comparable] struct {
	*grid[P]
	*Cells
	ctx     context.Context
	options solve.Options
	spent   bool // a table took all that the limits allow
}

// solver returns a solver that uses so few methods.
func (f *filling[P]) solver(avoid solve.Method) *solve.Solver[P] {
	o := f.options
	o.Avoid |= avoid
	return solve.New(f.game, o)
}

// often is how many cells are filled between two looks at the context.
const often = 256

// byTheorem fills what theorems know, by as many goroutines as may be.
func (f *filling[P]) byTheorem() error {
	if f.options.Avoid&solve.Theorem != 0 || f.silent() {
		return nil
	}
	var next, known atomic.Int64
	fill := func() {
		s := f.solver(solve.Parts | solve.Table | solve.Search)
		for {
			from := int(next.Add(often)) - often
			if from >= len(f.codes) || f.ctx.Err() != nil {
				return
			}
			for i := from; i < min(from+often, len(f.codes)); i++ {
				if p, err := f.at(i); err == nil {
					if n, _, err := f.find(s, p); err == nil {
						f.put(i, n)
						known.Add(1)
					}
				}
			}
		}
	}
	var wait sync.WaitGroup
	for range cmp.Or(f.options.Workers, runtime.GOMAXPROCS(0)) - 1 {
		wait.Go(fill)
	}
	fill() // on the thread of the caller, which may give way to others
	wait.Wait()
	if known.Load() > 0 {
		f.Method |= solve.Theorem
	}
	f.Open -= int(known.Load())
	return f.ended()
}

// silent reports whether the game says that it has no theorem.
func (f *filling[P]) silent() bool {
	s, ok := f.game.(grundy.Silent)
	return ok && s.Silent()
}

// byTable fills the open cells from a table up to the corner, of the rules alone.
func (f *filling[P]) byTable() error {
	if f.options.Avoid&solve.Table != 0 {
		return nil
	}
	s := f.solver(solve.Theorem | solve.Parts | solve.Search)
	tried := uint64(0)
	for i := len(f.codes) - 1; i >= 0 && tried <= 4*f.options.Limits.Positions; i-- {
		if f.codes[i] != open && i != len(f.codes)-1 {
			continue
		}
		n, positions, err := f.one(s, i)
		tried += positions
		switch {
		case errors.Is(err, grundy.ErrPosition): // numbers that are no position
			f.Why = err
		case errors.Is(err, grundy.ErrNotKnown): // the position is on no table
			return nil
		case err != nil:
			f.Why, f.spent = err, true
			return f.fatal(err)
		case f.codes[i] == open:
			f.fill(i, n, solve.Table)
		}
	}
	return nil
}

// bySearch fills open cells from the first on, until one is beyond the limits.
func (f *filling[P]) bySearch() error {
	if f.spent || f.options.Avoid&solve.Search != 0 {
		return nil
	}
	s := f.solver(solve.Table)
	for i := range f.codes {
		if f.codes[i] != open {
			continue
		}
		n, _, err := f.one(s, i)
		switch {
		case errors.Is(err, grundy.ErrPosition), errors.Is(err, grundy.ErrNotKnown): // as how long a draw lasts
			f.Why = err
		case err != nil:
			f.Why = err
			return f.fatal(err)
		default:
			f.fill(i, n, solve.Search)
		}
	}
	return nil
}

func (f *filling[P]) fill(i int, n nat.Nat, m solve.Method) {
	f.put(i, n)
	f.Method |= m
	f.Open--
}

// one asks about cell i.
func (f *filling[P]) one(s *solve.Solver[P], i int) (nat.Nat, uint64, error) {
	if i%often == 0 {
		if err := f.ended(); err != nil {
			return nat.Nat{}, 0, err
		}
	}
	p, err := f.at(i)
	if err != nil {
		return nat.Nat{}, 0, err
	}
	n, positions, err := f.find(s, p)
	f.Positions += positions
	return n, positions, err
}

// find asks a solver, and returns how many positions it settled.
func (f *filling[P]) find(s *solve.Solver[P], p P) (nat.Nat, uint64, error) {
	var n nat.Nat
	var found solve.Found
	var err error
	switch f.Ask {
	case solve.AskOutcome, solve.AskWinning:
		var o grundy.Outcome
		o, found, err = s.Outcome(f.ctx, p)
		if f.Ask == solve.AskWinning && err == nil {
			return f.count(s, p, o, found.Positions)
		}
		n = nat.Of(uint64(o))
	case solve.AskGrundy:
		n, found, err = s.Grundy(f.ctx, p)
	case solve.AskRemoteness:
		n, found, err = s.Remoteness(f.ctx, p)
	case solve.AskSuspense:
		n, found, err = s.Suspense(f.ctx, p)
	default:
		var v grundy.Foreclosed
		v, found, err = s.Foreclosed(f.ctx, p)
		n = v.Code()
	}
	return n, found.Positions, err
}

// count returns the number of winning moves of a position whose outcome is known.
func (f *filling[P]) count(s *solve.Solver[P], p P, o grundy.Outcome, positions uint64) (nat.Nat, uint64, error) {
	switch o {
	case grundy.Previous:
		return nat.Nat{}, positions, nil
	case grundy.Drawn: // 0 would look like a loss
		return nat.Nat{}, positions, solve.ErrDrawn
	}
	a, err := s.Answer(f.ctx, p)
	positions += a.Positions
	if err != nil {
		return nat.Nat{}, positions, err
	}
	if n, ok := a.Count.Get(); ok {
		return n, positions, nil
	}
	if err := a.Gaps[solve.AskWinning]; err != nil {
		return nat.Nat{}, positions, err
	}
	return nat.Nat{}, positions, grundy.Mistake(grundy.ErrNotKnown, "number of winning moves: no theorem counts them")
}

// ended reports why the context ended.
func (f *filling[P]) ended() error {
	err := f.ctx.Err()
	if err == nil {
		return nil
	}
	limit := &grundy.LimitError{What: "table of " + f.name, Limit: "time", Done: f.Positions}
	if err == context.Canceled {
		limit.Limit, limit.Cause = "patience", err
	}
	return limit
}

// fatal returns an error that ends the whole work, and nil for a limit that a
// cell is beyond.
func (f *filling[P]) fatal(err error) error {
	if ended := f.ended(); ended != nil {
		return ended
	}
	if errors.Is(err, grundy.ErrLimit) || errors.Is(err, grundy.ErrNotKnown) {
		return nil
	}
	return err
}
