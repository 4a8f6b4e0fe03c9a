package solve

import (
	"context"
	"errors"
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

// Asks lists the questions, in the order of their answers.
var Asks = []Ask{AskOutcome, AskGrundy, AskRemoteness, AskSuspense, AskForeclosed, AskWinning}

// String names the question.
func (a Ask) String() string {
	switch a {
	case 0:
		return "tame"
	case AskOutcome:
		return "outcome"
	case AskGrundy:
		return "grundy"
	case AskRemoteness:
		return "remoteness"
	case AskSuspense:
		return "suspense"
	case AskForeclosed:
		return "foreclosed"
	case AskWinning:
		return "winning"
	}
	return "several"
}

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
	Ledger *Ledger // the account of the request, with its limits in place of Limits; nil means one of its own
	Avoid  Method  // methods not to use
	First  int     // how many winning moves to list at the most; 0 means all, or DefaultFirst of a product

	// Workers is how many goroutines may fill the cells of a grid; 0 means one for each
	// processor. One position is the work of one goroutine anyway.
	Workers int

	// Rehearse makes the solver of a component pretend: where it would make a
	// table or search, it makes up a number at once, and Rehearsed tells what it
	// was asked. Only what plans a compound asks for that; see Plan.
	Rehearse bool
}

// A Solver remembers what it has learnt about one game. It is safe for
// concurrent use.
type Solver[P comparable] struct {
	game    grundy.Game[P]
	options Options
	ledger  *Ledger
	mu      sync.Mutex
	memos   [quantities]memory[P]
	tables  [quantities]*table[P]
	lines   *lineTable[P]
	written *network[P]   // of a loopy game
	planned uint64        // cells of tables that a plan has booked
	ready   grundy.Amount // what preparing the game for its theorems has amounted to

	meter     meter // of searches that need no run
	meterOf   quantity
	rehearsed map[P]Plan
}

// New returns a solver for g. With a ledger of its own, each call of its methods
// is a request, and what it remembers counts until the solver is forgotten.
func New[P comparable](g grundy.Game[P], o Options) *Solver[P] {
	if o.Ask == 0 {
		o.Ask = AskAll
	}
	s := &Solver[P]{game: g, options: o, ledger: o.Ledger}
	if s.ledger == nil {
		s.ledger = NewLedger(o.Limits)
	}
	return s
}

// start begins a request if the ledger is the solver's own, and a run.
func (s *Solver[P]) start(ctx context.Context) *run[P] {
	s.open()
	return &run[P]{Solver: s, ctx: ctx}
}

// open begins a request if the ledger is the solver's own.
func (s *Solver[P]) open() {
	if s.options.Ledger == nil {
		s.ledger.moves.Store(0)
		s.ledger.aside.Store(0)
		s.ledger.settled.Store(0)
	}
}

// An Answer is what was found about a position, with positions in the game's
// own type. What was asked and is not here has a gap.
type Answer[P comparable] struct {
	Outcome    grundy.Outcome
	Grundy     grundy.Known[nat.Nat]
	Remoteness grundy.Known[nat.Nat]
	Suspense   grundy.Known[nat.Nat]
	Foreclosed grundy.Known[grundy.Foreclosed]
	Loopy      grundy.Known[grundy.LoopyValue] // of a loopy game; Grundy has it too if it is a number
	Drawing    grundy.Known[[]P]               // of a drawn position: the moves that hold the draw, as Winning
	Winning    grundy.Known[[]P]               // in option order; the first ones, if Options.First says so
	Count      grundy.Known[nat.Nat]           // of all winning moves
	Recipe     grundy.Known[grundy.Recipe]
	Resist     grundy.Known[P] // for a lost position: a move that holds out
	Longest    bool            // no move holds out longer than Resist
	Method     Method          // of the outcome
	Methods    map[Ask]Method  // of each question that was answered
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
	r := s.start(ctx)
	r.answer.Gaps, r.answer.Methods = map[Ask]error{}, map[Ask]Method{}
	r.prepare(outcome, p)
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
	if s.onlySearch() {
		return s.search(ctx, q, p)
	}
	r := s.start(ctx)
	r.prepare(q, p)
	must := !s.ledger.modestNow.Load()
	if s.options.Rehearse {
		return r.rehearse(q, p, must)
	}
	n, method, err := r.find(q, p, must)
	if method != Theorem {
		s.ledger.computed.Store(true)
	}
	return n, Found{method, r.answer.Positions}, err
}

// A run is the work on one answer, or on one plan.
type run[P comparable] struct {
	*Solver[P]
	ctx      context.Context
	answer   Answer[P]
	hopeless [quantities]error // why a quantity was given up: it is not tried twice
	tooFar   error             // why a search that nobody insists on was given up: those after it see as many positions
	unready  error             // why the theorems are not prepared

	planning bool
	passed   []Passed // methods that a plan does not use
	size     uint64   // of the table that was chosen last
}

// asked returns the questions that have a meaning in this play.
func (r *run[P]) asked() Ask {
	if r.options.Play == grundy.Misere {
		return r.options.Ask &^ AskGrundy
	}
	return r.options.Ask
}

// numbers are the questions that one quantity answers, in order.
var numbers = []struct {
	ask Ask
	q   quantity
}{{AskGrundy, value}, {AskRemoteness, remoteness}, {AskSuspense, suspense}, {AskForeclosed, foreclosed}}

func (r *run[P]) all(p P) error {
	o, method, err := r.find(outcome, p, true)
	if err != nil {
		return err
	}
	r.answer.Outcome, r.answer.Method = outcomeOf(o), method
	r.answer.Methods[AskOutcome] = method
	// The winning moves come next, while what told the outcome is remembered.
	if err := r.question(AskWinning, func(must bool) error { return r.moves(p, must) }); err != nil {
		return err
	}
	if r.loopy() {
		if err := r.allLoopy(p); err != nil {
			return err
		}
	} else if err := r.allNumbers(p); err != nil {
		return err
	}
	if r.asked()&AskWinning != 0 && r.answer.Outcome == grundy.Previous {
		r.resist(p)
	}
	return nil
}

func (r *run[P]) allNumbers(p P) error {
	for _, part := range numbers {
		if err := r.question(part.ask, func(must bool) error { return r.number(part.ask, part.q, p, must) }); err != nil {
			return err
		}
	}
	return nil
}

// question answers one that is asked, within a part of the limits if nobody
// insists on it. The error is one that ends the whole request.
func (r *run[P]) question(ask Ask, answer func(must bool) error) error {
	if r.asked()&ask == 0 {
		return nil
	}
	must := r.options.Must&ask != 0
	if !must {
		defer r.ledger.modest()()
	}
	err := answer(must)
	if errors.Is(err, grundy.ErrCanceled) || errors.Is(err, grundy.ErrLoopy) {
		return err
	}
	if err != nil {
		r.answer.Gaps[ask] = err
	}
	return nil
}

// number finds a quantity and puts it in its field.
func (r *run[P]) number(ask Ask, q quantity, p P, must bool) error {
	v, method, err := r.find(q, p, must)
	if err != nil {
		return err
	}
	r.answer.Methods[ask] = method
	switch q {
	case value:
		r.answer.Grundy = grundy.Know(v)
	case remoteness:
		r.answer.Remoteness = grundy.Know(v)
	case suspense:
		r.answer.Suspense = grundy.Know(v)
	case foreclosed:
		r.answer.Foreclosed = grundy.Know(grundy.ForeclosedCode(v))
	}
	return nil
}
