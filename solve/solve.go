package solve

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"sync"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// An Ask is a set of questions about a position.
type Ask uint8

// The questions.
const (
	AskOutcome    Ask = 1 << iota // who wins
	AskGrundy                     // the Grundy value, in normal play
	AskRemoteness                 // how long play lasts, the winner hurrying
	AskSuspense                   // how long play lasts, the winner delaying
	AskForeclosed                 // what it counts in a sum that is over as soon as one game is
	AskWinning                    // the winning moves, or how the loser holds out

	AskAll = AskOutcome | AskGrundy | AskRemoteness | AskSuspense | AskForeclosed | AskWinning
)

// A Method is a set of ways to find an answer.
type Method uint8

// The methods.
const (
	Theorem Method = 1 << iota // optional interfaces of the game
	Parts                      // splitting and normal forms
	Table                      // all positions in the order of their ranks
	Search                     // depth first, with memory
)

// String names the strongest method of the set: a theorem needs no search.
func (m Method) String() string {
	switch {
	case m&Search != 0:
		return "search"
	case m&Table != 0:
		return "table"
	case m&Parts != 0:
		return "parts"
	case m&Theorem != 0:
		return "theorem"
	}
	return "none"
}

// Options say what to find and how far to go for it.
type Options struct {
	Ask    Ask         // 0 means AskAll
	Must   Ask         // questions that may use the whole limits; the others use a part of them
	Play   grundy.Play // normal or misère
	Limits Limits
	Avoid  Method // methods not to use
	First  int    // how many winning moves to list at the most; 0 means all, or DefaultFirst of a product
}

// A Solver remembers what it has learnt about one game. It is safe for
// concurrent use.
type Solver[P comparable] struct {
	game    grundy.Game[P]
	options Options
	mu      sync.Mutex
	memos   [quantities]*memo[P]
	tables  [quantities]*table[P]
	lines   *lineTable[P]
}

// New returns a solver for g.
func New[P comparable](g grundy.Game[P], o Options) *Solver[P] {
	if o.Ask == 0 {
		o.Ask = AskAll
	}
	o.Limits = o.Limits.settled()
	return &Solver[P]{game: g, options: o}
}

// An Answer is what was found about a position, with positions in the game's
// own type. What was asked and is not here has a gap.
type Answer[P comparable] struct {
	Outcome    grundy.Outcome
	Grundy     grundy.Known[nat.Nat]
	Remoteness grundy.Known[nat.Nat]
	Suspense   grundy.Known[nat.Nat]
	Foreclosed grundy.Known[grundy.Foreclosed]
	Winning    grundy.Known[[]P]     // in option order; the first ones, if Options.First says so
	Count      grundy.Known[nat.Nat] // of all winning moves
	Recipe     grundy.Known[grundy.Recipe]
	Resist     grundy.Known[P] // for a lost position: a move that holds out
	Longest    bool            // no move holds out longer than Resist
	Method     Method          // of the outcome
	Positions  uint64          // settled by table or search
	Gaps       map[Ask]error   // why a question stayed open
}

// Answer finds what the options ask about p.
//
// Errors: [grundy.ErrLimit], [grundy.ErrCanceled] or [grundy.ErrLoopy] if the
// outcome stays open.
func (s *Solver[P]) Answer(ctx context.Context, p P) (Answer[P], error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &run[P]{Solver: s, ctx: ctx}
	r.answer.Gaps = map[Ask]error{}
	err := r.all(p)
	return r.answer, err
}

// Outcome returns who wins p, and how that was found.
//
// Errors: [grundy.ErrLimit], [grundy.ErrCanceled] or [grundy.ErrLoopy].
func (s *Solver[P]) Outcome(ctx context.Context, p P) (grundy.Outcome, Found, error) {
	n, found, err := s.one(ctx, outcome, p)
	return outcomeOf(n), found, err
}

// Grundy returns the Grundy value of p, and how it was found. Errors are those
// of [Solver.Outcome].
func (s *Solver[P]) Grundy(ctx context.Context, p P) (nat.Nat, Found, error) {
	return s.one(ctx, value, p)
}

// Remoteness returns how long p lasts if the winner hurries, and how that was
// found. Errors are those of [Solver.Outcome].
func (s *Solver[P]) Remoteness(ctx context.Context, p P) (nat.Nat, Found, error) {
	return s.one(ctx, remoteness, p)
}

// Suspense returns how long p lasts if the winner delays, and how that was
// found. Errors are those of [Solver.Outcome].
func (s *Solver[P]) Suspense(ctx context.Context, p P) (nat.Nat, Found, error) {
	return s.one(ctx, suspense, p)
}

// Foreclosed returns what p counts in a sum that is over as soon as one game is,
// and how that was found. Errors are those of [Solver.Outcome].
func (s *Solver[P]) Foreclosed(ctx context.Context, p P) (grundy.Foreclosed, Found, error) {
	code, found, err := s.one(ctx, foreclosed, p)
	return grundy.ForeclosedCode(code), found, err
}

// A Found says how one quantity was found.
type Found struct {
	Method    Method
	Positions uint64 // settled by table or search
}

func (s *Solver[P]) one(ctx context.Context, q quantity, p P) (nat.Nat, Found, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &run[P]{Solver: s, ctx: ctx}
	n, method, err := r.find(q, p, true)
	return n, Found{method, r.answer.Positions}, err
}

// A run is the work on one answer.
type run[P comparable] struct {
	*Solver[P]
	ctx      context.Context
	answer   Answer[P]
	hopeless [quantities]error // why a quantity was given up: it is not tried twice
}

func (r *run[P]) all(p P) error {
	ask := r.options.Ask
	if r.options.Play == grundy.Misere {
		ask &^= AskGrundy
	}
	o, method, err := r.find(outcome, p, true)
	if err != nil {
		return err
	}
	r.answer.Outcome, r.answer.Method = outcomeOf(o), method
	for _, part := range []struct {
		ask  Ask
		find func(P, bool) error
	}{
		{AskGrundy, r.into(value, &r.answer.Grundy)},
		{AskRemoteness, r.into(remoteness, &r.answer.Remoteness)},
		{AskSuspense, r.into(suspense, &r.answer.Suspense)},
		{AskForeclosed, r.foreclosed},
		{AskWinning, r.moves},
	} {
		if ask&part.ask == 0 {
			continue
		}
		err := part.find(p, r.options.Must&part.ask != 0)
		if errors.Is(err, grundy.ErrCanceled) || errors.Is(err, grundy.ErrLoopy) {
			return err
		}
		if err != nil {
			r.answer.Gaps[part.ask] = err
		}
	}
	return nil
}

// into returns a function that finds a quantity and puts it in a field.
func (r *run[P]) into(q quantity, field *grundy.Known[nat.Nat]) func(P, bool) error {
	return func(p P, must bool) error {
		v, _, err := r.find(q, p, must)
		if err == nil {
			*field = grundy.Know(v)
		}
		return err
	}
}

func (r *run[P]) foreclosed(p P, must bool) error {
	code, _, err := r.find(foreclosed, p, must)
	if err == nil {
		r.answer.Foreclosed = grundy.Know(grundy.ForeclosedCode(code))
	}
	return err
}

// moves lists the winning moves of a won position, and finds how a lost one
// holds out.
func (r *run[P]) moves(p P, must bool) error {
	if r.answer.Outcome == grundy.Previous {
		r.answer.Winning = grundy.Know([]P{})
		r.resist(p)
		return nil
	}
	c, ok := r.theoremMoves(p)
	if !ok {
		moves, err := r.searchMoves(p, must)
		if err != nil {
			return err
		}
		c = all(moves)
	}
	if first := r.options.First; first > 0 && len(c.First) > first {
		c.First = c.First[:first]
	}
	r.answer.Winning, r.answer.Count, r.answer.Recipe = grundy.Know(c.First), c.Count, c.Recipe
	return nil
}

// all makes choices of a whole list.
func all[P comparable](moves []P) grundy.Choices[P] {
	return grundy.Choices[P]{Count: grundy.Know(nat.Of(uint64(len(moves)))), First: moves}
}

// DefaultFirst is how many winning moves are listed where they are a product of
// choices and nobody said how many to list.
const DefaultFirst = 12

func (r *run[P]) theoremMoves(p P) (grundy.Choices[P], bool) {
	if r.options.Avoid&Theorem != 0 {
		return grundy.Choices[P]{}, false
	}
	if c, ok := r.game.(grundy.Chooser[P]); ok {
		first := r.options.First
		if first == 0 {
			first = DefaultFirst
		}
		if choices, ok := c.Choose(p, r.options.Play, first); ok {
			return choices, true
		}
	}
	if w, ok := r.game.(grundy.Winner[P]); ok {
		if moves, ok := w.Winning(p, r.options.Play); ok {
			return all(moves), true
		}
	}
	return grundy.Choices[P]{}, false
}

func (r *run[P]) searchMoves(p P, must bool) ([]P, error) {
	moves := []P{}
	for q, err := range r.each(p, must) {
		if err != nil {
			return nil, err
		}
		o, _, err := r.find(outcome, q, must)
		if err != nil {
			return nil, err
		}
		if outcomeOf(o) == grundy.Previous {
			moves = append(moves, q)
		}
	}
	return moves, nil
}

// resist finds a move that holds out: the longest one where a theorem or a
// comparison of all options knows it, else any.
func (r *run[P]) resist(p P) {
	var slow P
	var some bool
	if st, ok := r.game.(grundy.Staller[P]); ok && r.options.Avoid&Theorem == 0 {
		var longest bool
		if slow, longest, some = st.Stall(p, r.options.Play); some && longest {
			r.answer.Resist, r.answer.Longest = grundy.Know(slow), true
			return
		}
	}
	if q, ok := r.longest(p); ok {
		r.answer.Resist, r.answer.Longest = grundy.Know(q), true
		return
	}
	for q := range r.game.Options(p) {
		if !some {
			slow, some = q, true
		}
		break
	}
	if some {
		r.answer.Resist = grundy.Know(slow)
	}
}

// longest returns the first option of the greatest remoteness; ok is false if
// there is no option, or if one is out of reach.
func (r *run[P]) longest(p P) (best P, ok bool) {
	var most nat.Nat
	for q, err := range r.each(p, false) {
		if err != nil {
			return best, false
		}
		n, _, err := r.find(remoteness, q, false)
		if err != nil {
			return best, false
		}
		if !ok || most.Less(n) {
			most, best, ok = n, q, true
		}
	}
	return best, ok
}

func outcomeOf(n nat.Nat) grundy.Outcome {
	w, _ := n.Uint64()
	return grundy.Outcome(w)
}

// each yields each option of p once, or an error if there are too many.
func (r *run[P]) each(p P, must bool) iter.Seq2[P, error] {
	return func(yield func(P, error) bool) {
		var none P
		m := r.meter(outcome, must)
		if err := wide(m, r.game, p); err != nil {
			yield(none, err)
			return
		}
		once := map[P]bool{}
		bytes, weight := uint64(0), weight(p)
		for q := range r.game.Options(p) {
			bytes += weight
			if err := cmp.Or(m.move(weight), m.hold(bytes)); err != nil {
				yield(none, err)
				return
			}
			if once[q] {
				continue
			}
			once[q] = true
			if !yield(q, nil) {
				return
			}
		}
	}
}
