package family

import (
	"context"
	"errors"
	"sync"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/nat"
	"example.org/grundy/solve"
)

// part makes the position a component. Components of one game share what is
// learnt about it.
func (s *seat[P]) part(ctx context.Context, o solve.Options, tally *Tally) compound.Part {
	if tally == nil {
		tally = &Tally{}
	}
	rules := s.rules
	if rules == "" {
		rules = s.name
	}
	knows, ok := tally.known[rules].(*knowledge[P])
	if !ok {
		if o.Avoid&solve.Parts != 0 { // then the compound may combine only what theorems know
			o.Avoid |= solve.Table | solve.Search
		}
		fail := tally.fail
		if fail == nil {
			fail = func(error) {}
		}
		s = s.run(ctx, fail)
		knows = &knowledge[P]{ctx: ctx, game: s.game, tally: tally, givenUp: map[question]bool{}, tame: map[P]solve.Tameness{}, format: s.format, fail: fail}
		for _, play := range grundy.Plays {
			o.Play = play
			knows.solvers[play] = solve.New(s.game, o)
		}
		if tally.known == nil {
			tally.known = map[string]any{}
		}
		tally.known[rules] = knows
	}
	var over func(any) bool
	if g, ok := knows.game.(interface{ Over(P) bool }); ok {
		over = func(p any) bool { return g.Over(p.(P)) }
	}
	return compound.Part{
		Game:   grundy.Erase(knows.game),
		Name:   rules,
		At:     s.at,
		Format: func(p any) string { return s.format(p.(P)) },
		Over:   over,
		Knows:  knows,
	}
}

// knowledge answers for the components of one game by theorem or by search. What
// was given up once is not tried again. It is safe for concurrent use.
type knowledge[P comparable] struct {
	ctx     context.Context
	game    grundy.Game[P]
	solvers [2]*solve.Solver[P] // by play
	tally   *Tally
	mu      sync.Mutex
	givenUp map[question]bool
	tame    map[P]solve.Tameness
	format  func(P) string
	fail    func(error) // told of play that repeats a position, where the game does not say so
}

// A question is a quantity in one kind of play.
type question struct {
	ask  solve.Ask
	play grundy.Play
}

// askTame is the question whether a position is tame, which is none of [solve.Ask].
const askTame solve.Ask = 0

// askLoopy is the question for a loopy value.
const askLoopy solve.Ask = 1 << 7

// answer asks a solver, unless it has given such a question up.
func answer[T any, P comparable](k *knowledge[P], q question, p any, ask func(*solve.Solver[P], context.Context, P) (T, solve.Found, error)) (T, bool) {
	var none T
	k.mu.Lock()
	given := k.givenUp[q]
	k.mu.Unlock()
	if given {
		return none, false
	}
	v, found, err := ask(k.solvers[q.play], k.ctx, p.(P))
	k.tally.positions.Add(found.Positions)
	if cycle := (*solve.Cycle[P])(nil); errors.As(err, &cycle) {
		k.fail(cycle.Show(k.format))
	}
	if err != nil {
		k.mu.Lock()
		k.givenUp[q] = true
		k.mu.Unlock()
		return none, false
	}
	return v, true
}

func (k *knowledge[P]) Value(p any) (nat.Nat, bool) {
	return answer(k, question{solve.AskGrundy, grundy.Normal}, p, (*solve.Solver[P]).Grundy)
}

func (k *knowledge[P]) Outcome(p any, play grundy.Play) (grundy.Outcome, bool) {
	return answer(k, question{solve.AskOutcome, play}, p, (*solve.Solver[P]).Outcome)
}

func (k *knowledge[P]) Remoteness(p any, play grundy.Play) (nat.Nat, bool) {
	return answer(k, question{solve.AskRemoteness, play}, p, (*solve.Solver[P]).Remoteness)
}

func (k *knowledge[P]) Suspense(p any, play grundy.Play) (nat.Nat, bool) {
	return answer(k, question{solve.AskSuspense, play}, p, (*solve.Solver[P]).Suspense)
}

func (k *knowledge[P]) Foreclosed(p any, play grundy.Play) (grundy.Foreclosed, bool) {
	return answer(k, question{solve.AskForeclosed, play}, p, (*solve.Solver[P]).Foreclosed)
}

// LoopyValue is asked of games that say they are loopy.
func (k *knowledge[P]) LoopyValue(p any) (grundy.LoopyValue, bool) {
	return answer(k, question{askLoopy, grundy.Normal}, p, (*solve.Solver[P]).LoopyValue)
}

func (k *knowledge[P]) Tame(p any) (fickle, ok bool) {
	t, ok := k.tameness(p)
	return t == solve.Fickle, ok && t != solve.Wild
}

func (k *knowledge[P]) Wild(p any) bool {
	t, ok := k.tameness(p)
	return ok && t == solve.Wild
}

func (k *knowledge[P]) tameness(p any) (solve.Tameness, bool) {
	k.mu.Lock()
	t, ok := k.tame[p.(P)]
	k.mu.Unlock()
	if ok {
		return t, true
	}
	t, ok = answer(k, question{askTame, grundy.Normal}, p, (*solve.Solver[P]).Tame)
	k.mu.Lock()
	defer k.mu.Unlock()
	if ok && len(k.tame) < 1<<16 {
		k.tame[p.(P)] = t
	}
	return t, ok
}
