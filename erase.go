package grundy

import (
	"context"
	"iter"

	"example.org/grundy/nat"
)

// An Erased is a game that has forgotten the type of its positions. It has
// every optional method, and each declines where the game underneath has none.
type Erased struct{ face }

// face is what Erase fills in: one function for each method, never nil.
type face interface {
	Game[any]
	Valuer[any]
	Decider[any]
	Clock[any]
	Forecloser[any]
	Winner[any]
	Finder[any]
	Sampler[any]
	Splitter[any]
	Tamer[any]
	Normalizer[any]
	Ranker[any]
	Counter[any]
	Reacher[any]
	Taker[any]
	Chooser[any]
	Pacer[any]
	Namer[any]
	Staller[any]
	Explainer[any]
	Citer[any]
	Preparer[any]
	Loopy
	LoopyValuer[any]
}

// Erase forgets the position type of g. The positions of the result are those
// of g, held as any; another type of position panics, as a wrong key would.
func Erase[P comparable](g Game[P]) Erased { return Erased{erased[P]{g}} }

type erased[P comparable] struct{ g Game[P] }

func (e erased[P]) Options(p any) iter.Seq[any] {
	return func(yield func(any) bool) {
		for q := range e.g.Options(p.(P)) {
			if !yield(q) {
				return
			}
		}
	}
}

func (e erased[P]) Value(p any) (nat.Nat, bool) {
	if g, ok := e.g.(Valuer[P]); ok {
		return g.Value(p.(P))
	}
	return nat.Nat{}, false
}

func (e erased[P]) Outcome(p any, play Play) (Outcome, bool) {
	if g, ok := e.g.(Decider[P]); ok {
		return g.Outcome(p.(P), play)
	}
	return Unknown, false
}

func (e erased[P]) Remoteness(p any, play Play) (nat.Nat, bool) {
	if g, ok := e.g.(Clock[P]); ok {
		return g.Remoteness(p.(P), play)
	}
	return nat.Nat{}, false
}

func (e erased[P]) Suspense(p any, play Play) (nat.Nat, bool) {
	if g, ok := e.g.(Clock[P]); ok {
		return g.Suspense(p.(P), play)
	}
	return nat.Nat{}, false
}

func (e erased[P]) Foreclosed(p any, play Play) (Foreclosed, bool) {
	if g, ok := e.g.(Forecloser[P]); ok {
		return g.Foreclosed(p.(P), play)
	}
	return Foreclosed{}, false
}

func (e erased[P]) Winning(p any, play Play) ([]any, bool) {
	if g, ok := e.g.(Winner[P]); ok {
		moves, ok := g.Winning(p.(P), play)
		return anys(moves), ok
	}
	return nil, false
}

func (e erased[P]) WithValue(p any, v nat.Nat) ([]any, bool) {
	if g, ok := e.g.(Finder[P]); ok {
		moves, ok := g.WithValue(p.(P), v)
		return anys(moves), ok
	}
	return nil, false
}

func (e erased[P]) Sample(p any, v nat.Nat, limit int) (Choices[any], bool) {
	if g, ok := e.g.(Sampler[P]); ok {
		c, ok := g.Sample(p.(P), v, limit)
		return anyChoices(c), ok
	}
	return Choices[any]{}, false
}

func anyChoices[P comparable](c Choices[P]) Choices[any] {
	return Choices[any]{c.Count, anys(c.First), c.Recipe}
}

func (e erased[P]) Split(p any) ([]any, bool) {
	if g, ok := e.g.(Splitter[P]); ok {
		parts, ok := g.Split(p.(P))
		return anys(parts), ok
	}
	return nil, false
}

func (e erased[P]) Tame(p any) (fickle, ok bool) {
	if g, ok := e.g.(Tamer[P]); ok {
		return g.Tame(p.(P))
	}
	return false, false
}

func (e erased[P]) Normal(p any) any {
	if g, ok := e.g.(Normalizer[P]); ok {
		return g.Normal(p.(P))
	}
	return p
}

func (e erased[P]) Move(p, q any) Phrase {
	if g, ok := e.g.(Namer[P]); ok {
		return g.Move(p.(P), q.(P))
	}
	return Phrase{}
}

func (e erased[P]) Stall(p any, play Play) (any, bool, bool) {
	if g, ok := e.g.(Staller[P]); ok {
		return g.Stall(p.(P), play)
	}
	return nil, false, false
}

func (e erased[P]) Explain(p any, play Play) []Phrase {
	if g, ok := e.g.(Explainer[P]); ok {
		return g.Explain(p.(P), play)
	}
	return nil
}

func (e erased[P]) Source(p any, play Play) string {
	if g, ok := e.g.(Citer[P]); ok {
		return g.Source(p.(P), play)
	}
	return ""
}

func (e erased[P]) Prepare(ctx context.Context, p any, play Play, account Account) error {
	if g, ok := e.g.(Preparer[P]); ok {
		return g.Prepare(ctx, p.(P), play, account)
	}
	return nil
}

func (e erased[P]) Loopy() bool {
	g, ok := e.g.(Loopy)
	return ok && g.Loopy()
}

func (e erased[P]) LoopyValue(p any) (LoopyValue, bool) {
	if g, ok := e.g.(LoopyValuer[P]); ok {
		return g.LoopyValue(p.(P))
	}
	v, ok := e.Value(p)
	return FiniteValue(v), ok && !e.Loopy()
}

// Reaches lists options, as far as a million of them, where the game does not know better.
func (e erased[P]) Reaches(p, q any) (yes, ok bool) { return Reaches(e.g, p.(P), q.(P), 1<<20) }

func (e erased[P]) Heaps(p any) int {
	if g, ok := e.g.(Taker[P]); ok {
		return g.Heaps(p.(P))
	}
	return 0
}

func (e erased[P]) Take(p any, i int, k nat.Nat) (any, bool) {
	if g, ok := e.g.(Taker[P]); ok {
		q, ok := g.Take(p.(P), i, k)
		return q, ok
	}
	return nil, false
}

func (e erased[P]) Width(p any) (nat.Nat, bool) {
	if g, ok := e.g.(Counter[P]); ok {
		return g.Width(p.(P))
	}
	return nat.Nat{}, false
}

func (e erased[P]) Choose(p any, play Play, limit int) (Choices[any], bool) {
	if g, ok := e.g.(Chooser[P]); ok {
		c, ok := g.Choose(p.(P), play, limit)
		return anyChoices(c), ok
	}
	return Choices[any]{}, false
}

func (e erased[P]) Paces(p any, play Play) ([]Pace[any], bool) {
	g, ok := e.g.(Pacer[P])
	if !ok {
		return nil, false
	}
	groups, ok := g.Paces(p.(P), play)
	if !ok {
		return nil, false
	}
	out := make([]Pace[any], len(groups))
	for i, g := range groups {
		out[i] = Pace[any]{g.Remoteness, g.Suspense, g.Count, func(yield func(any) bool) {
			for q := range g.Options {
				if !yield(q) {
					return
				}
			}
		}}
	}
	return out, true
}

func (e erased[P]) Ranking(p any) (Ranking[any], bool) {
	g, ok := e.g.(Ranker[P])
	if !ok {
		return Ranking[any]{}, false
	}
	r, ok := g.Ranking(p.(P))
	if !ok {
		return Ranking[any]{}, false
	}
	return Ranking[any]{
		Size:    r.Size,
		Rank:    func(p any) uint64 { return r.Rank(p.(P)) },
		Unrank:  func(k uint64) any { return r.Unrank(k) },
		Sparse:  r.Sparse,
		Options: r.Options,
	}, true
}

func anys[P any](ps []P) []any {
	if ps == nil {
		return nil
	}
	out := make([]any, len(ps))
	for i, p := range ps {
		out[i] = p
	}
	return out
}
