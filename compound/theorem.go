package compound

import (
	"fmt"
	"math"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// A theory is the theorem about a kind of compound. It is asked about positions
// where more than one component counts; each answer can decline.
type theory interface {
	value(s *spread) (nat.Nat, bool)
	outcome(s *spread, play grundy.Play) (grundy.Outcome, bool)
	remoteness(s *spread, play grundy.Play) (nat.Nat, bool)
	suspense(s *spread, play grundy.Play) (nat.Nat, bool)
	foreclosed(s *spread, play grundy.Play) (grundy.Foreclosed, bool)
	tame(s *spread) (fickle, ok bool)
	// moves lists for each component the options that win, where a move is in one.
	moves(s *spread, play grundy.Play) (options [][]any, ok bool)
	// menus groups what each component may do, where a move is in several.
	menus(s *spread, play grundy.Play) (menus, bool)
	// stall returns a move of a lost position that no other outlasts.
	stall(s *spread, play grundy.Play) (Position, bool)
	// explain says why the theorem gives what it gives.
	explain(s *spread, names []grundy.Phrase, play grundy.Play) []grundy.Phrase
}

func (k Kind) theory() theory {
	switch k {
	case Short:
		return short{}
	case Every:
		return every{}
	case Rapid:
		return rapid{}
	case Union:
		return union{}
	case Urgent:
		return urgent{}
	}
	return sum{}
}

// unknown declines everything but who wins; a theory embeds it and says what it
// knows.
type unknown struct{}

func (unknown) value(*spread) (v nat.Nat, ok bool)                             { return }
func (unknown) remoteness(*spread, grundy.Play) (n nat.Nat, ok bool)           { return }
func (unknown) suspense(*spread, grundy.Play) (n nat.Nat, ok bool)             { return }
func (unknown) foreclosed(*spread, grundy.Play) (f grundy.Foreclosed, ok bool) { return }
func (unknown) tame(*spread) (fickle, ok bool)                                 { return }
func (unknown) moves(*spread, grundy.Play) (options [][]any, ok bool)          { return }
func (unknown) menus(*spread, grundy.Play) (m menus, ok bool)                  { return }
func (unknown) stall(*spread, grundy.Play) (q Position, ok bool)               { return }

// ask finds a quantity of a position: that of a game that is over, that of the
// only component that counts, or what the theory says.
func ask[T any](g Game, p Position, over T, alone func(k Knowledge, at any) (T, bool), theory func(*spread) (T, bool)) (T, bool) {
	var none T
	if g.Loopy() {
		return none, false
	}
	s := g.spread(p)
	if s.over() {
		return over, true
	}
	if i, ok := s.alone(); ok {
		return alone(g.parts[i].Knows, s.at[i])
	}
	return theory(s)
}

// Value returns the Grundy value of a sum, the nim-sum of those of its
// components, and of a compound of one game. Of others it knows nothing.
func (g Game) Value(p Position) (nat.Nat, bool) {
	return ask(g, p, nat.Nat{}, Knowledge.Value, g.kind.theory().value)
}

// Outcome says who wins.
func (g Game) Outcome(p Position, play grundy.Play) (grundy.Outcome, bool) {
	return ask(g, p, play.Ended(),
		func(k Knowledge, at any) (grundy.Outcome, bool) { return k.Outcome(at, play) },
		func(s *spread) (grundy.Outcome, bool) { return g.kind.theory().outcome(s, play) })
}

// Remoteness returns how long rapid lasts if the winner hurries: as long as the
// component that is over first. Of other kinds with several games it knows nothing.
func (g Game) Remoteness(p Position, play grundy.Play) (nat.Nat, bool) {
	return ask(g, p, nat.Nat{},
		func(k Knowledge, at any) (nat.Nat, bool) { return k.Remoteness(at, play) },
		func(s *spread) (nat.Nat, bool) { return g.kind.theory().remoteness(s, play) })
}

// Suspense returns how long every lasts if the winner delays: as long as the
// component that is over last. Of other kinds with several games it knows nothing.
func (g Game) Suspense(p Position, play grundy.Play) (nat.Nat, bool) {
	return ask(g, p, nat.Nat{},
		func(k Knowledge, at any) (nat.Nat, bool) { return k.Suspense(at, play) },
		func(s *spread) (nat.Nat, bool) { return g.kind.theory().suspense(s, play) })
}

// Foreclosed returns the foreclosed value of short. Of other kinds with several
// games it knows nothing.
func (g Game) Foreclosed(p Position, play grundy.Play) (grundy.Foreclosed, bool) {
	return ask(g, p, grundy.Foreclosed{},
		func(k Knowledge, at any) (grundy.Foreclosed, bool) { return k.Foreclosed(at, play) },
		func(s *spread) (grundy.Foreclosed, bool) { return g.kind.theory().foreclosed(s, play) })
}

// Tame reports that a sum of tame games is tame, and fickle if all of them are.
func (g Game) Tame(p Position) (fickle, ok bool) {
	return ask(g, p, true, Knowledge.Tame, g.kind.theory().tame)
}

// Winning lists the winning moves where a move is in one game only.
func (g Game) Winning(p Position, play grundy.Play) ([]Position, bool) {
	s := g.spread(p)
	if g.Loopy() {
		if g.kind != Sum || play == grundy.Misere {
			return nil, false
		}
		options, ok := s.loopyMoves()
		return s.first(options, math.MaxInt), ok
	}
	if s.over() {
		return []Position{}, true
	}
	if i, ok := s.alone(); ok {
		moves, ok := g.parts[i].Game.Winning(s.at[i], play)
		return s.moved(i, moves), ok
	}
	options, ok := g.kind.theory().moves(s, play)
	if !ok {
		return nil, false
	}
	return s.first(options, math.MaxInt), true
}

// written is how many components the winning moves may have in all for every
// move to be listed.
const written = 1 << 18

// Choose counts the winning moves, says how they are put together and lists the
// first ones, where a move is in several games, or in one of so many that to
// write all moves would take too much room.
func (g Game) Choose(p Position, play grundy.Play, limit int) (c grundy.Choices[Position], ok bool) {
	if g.Loopy() {
		return c, false
	}
	s := g.spread(p)
	if s.over() {
		return grundy.Choices[Position]{Count: grundy.Know(nat.Nat{}), First: []Position{}}, true
	}
	if i, ok := s.alone(); ok {
		if inner, ok := g.parts[i].Game.Choose(s.at[i], play, limit); ok {
			return grundy.Choices[Position]{Count: inner.Count, First: s.moved(i, inner.First), Recipe: inner.Recipe}, true
		}
		if _, ok := g.parts[i].Game.Winning(s.at[i], play); ok {
			return c, false // they are listed by Winning
		}
	}
	if g.kind.profile().touch == one {
		return s.chooseOne(play, limit)
	}
	m, ok := g.kind.theory().menus(s, play)
	if !ok {
		return c, false
	}
	return m.choose(s, limit)
}

// chooseOne counts the moves in one of very many games, or in one of very many moves.
func (s *spread) chooseOne(play grundy.Play, limit int) (c grundy.Choices[Position], ok bool) {
	options, ok := s.kind.theory().moves(s, play)
	if !ok {
		return s.sampledMoves(play, limit)
	}
	total := 0
	for _, list := range options {
		total += len(list)
	}
	if total <= written/len(s.at) {
		return c, false
	}
	return grundy.Choices[Position]{Count: grundy.Know(nat.Of(uint64(total))), First: s.first(options, limit)}, true
}

// moved returns the positions after moves of component i.
func (s *spread) moved(i int, moves []any) []Position {
	out := make([]Position, len(moves))
	for k, q := range moves {
		out[k] = s.with(i, q)
	}
	return out
}

// first makes the first positions of moves that are options of components.
func (s *spread) first(options [][]any, limit int) []Position {
	moves := []Position{}
	for i := range options {
		for _, q := range options[i] {
			if len(moves) == limit {
				return moves
			}
			moves = append(moves, s.with(i, q))
		}
	}
	return moves
}

// Stall returns a move of a lost rapid that no other move outlasts.
func (g Game) Stall(p Position, play grundy.Play) (q Position, longest, ok bool) {
	if g.Loopy() {
		return q, false, false
	}
	s := g.spread(p)
	if s.over() {
		return q, false, false
	}
	if i, ok := s.alone(); ok {
		q, longest, ok := g.parts[i].Game.Stall(s.at[i], play)
		if !ok {
			return Position{}, false, false
		}
		return s.with(i, q), longest, true
	}
	q, ok = g.kind.theory().stall(s, play)
	return q, ok, ok
}

// Premise says what the theorem of the kind would need to settle p, and is not
// known of one of the games; "" if nothing is missing.
func (g Game) Premise(p Position, play grundy.Play) string {
	if g.Loopy() {
		return ""
	}
	s := g.spread(p)
	need, has := g.kind.needs(play)
	for i, at := range s.at {
		if s.live[i] && !has(s.parts[i].Knows, at) {
			is := "not known"
			if need == tameNeed && s.parts[i].Knows.Wild(at) {
				is = "not so"
			}
			return fmt.Sprintf("a theorem settles %s in %s play %s; of %s that is %s", g.kind, play, need, s.names(p)[i].In(grundy.English, 40), is)
		}
	}
	return ""
}

const tameNeed = "if all its games are tame"

// needs says what the theorem of the kind needs of each game.
func (k Kind) needs(play grundy.Play) (need string, has func(k Knowledge, at any) bool) {
	switch {
	case k == Sum && play == grundy.Misere:
		return tameNeed, func(k Knowledge, at any) bool { _, ok := k.Tame(at); return ok }
	case k == Sum:
		return "by the Grundy values of its games", func(k Knowledge, at any) bool { _, ok := k.Value(at); return ok }
	case k == Short:
		return "by the foreclosed values of its games", func(k Knowledge, at any) bool { _, ok := k.Foreclosed(at, play); return ok }
	case k == Every:
		return "by how long its games last if the winner delays", func(k Knowledge, at any) bool { _, ok := k.Suspense(at, play); return ok }
	case k == Rapid:
		return "by how long its games last if the winner hurries", func(k Knowledge, at any) bool { _, ok := k.Remoteness(at, play); return ok }
	case k == Union:
		play = grundy.Normal
	}
	return "by who wins its games", func(k Knowledge, at any) bool { _, ok := k.Outcome(at, play); return ok }
}

// Source names the origin of the theorem of the kind.
func (g Game) Source(p Position, play grundy.Play) string {
	if g.Loopy() {
		if _, ok := g.LoopyValue(p); ok && play == grundy.Normal {
			return "Smith 1966; Fraenkel and Perl 1975"
		}
		return ""
	}
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	s := g.spread(p)
	if s.over() {
		return ""
	}
	if i, ok := s.alone(); ok {
		return g.parts[i].Game.Source(s.at[i], play)
	}
	if g.kind == Sum && play == grundy.Misere {
		return "Conway 1976, chapter 12 (tame games)"
	}
	return g.kind.Source()
}

// A budget is how many options of components may still be listed, to find those
// of one kind.
type budget int

// wide is the budget of one question.
const wide = 1 << 17

// each asks about each component that has not ended; ok is false if one answer is
// not known. The others keep the zero value.
func each[T any](s *spread, ask func(k Knowledge, at any) (T, bool)) (answers []T, ok bool) {
	answers = make([]T, len(s.at))
	for i, at := range s.at {
		if !s.live[i] {
			continue
		}
		if answers[i], ok = ask(s.parts[i].Knows, at); !ok {
			return nil, false
		}
	}
	return answers, true
}

// keep returns the options that are good; ok is false if that is not known of one.
func keep(options []any, good func(q any) (good, ok bool)) (kept []any, ok bool) {
	for _, q := range options {
		good, ok := good(q)
		if !ok {
			return nil, false
		}
		if good {
			kept = append(kept, q)
		}
	}
	return kept, true
}

// options lists the options of component i, each once; ok is false if they are
// more than the budget.
func (s *spread) options(i int, left *budget) (options []any, ok bool) {
	if !s.live[i] {
		return nil, true
	}
	game := s.parts[i].Game
	if n, ok := game.Width(s.at[i]); ok && nat.Of(uint64(*left)).Less(n) {
		return nil, false
	}
	once := map[any]bool{}
	for q := range game.Options(s.at[i]) {
		if *left == 0 {
			return nil, false
		}
		*left--
		if !once[q] {
			once[q] = true
			options = append(options, q)
		}
	}
	return options, true
}

// lost lists the options of component i that are lost alone for the player to
// move there: by theorem, or by asking about each.
func (s *spread) lost(i int, play grundy.Play, left *budget) (options []any, ok bool) {
	if !s.live[i] {
		return nil, true
	}
	if moves, ok := s.parts[i].Game.Winning(s.at[i], play); ok {
		return moves, true
	}
	every, ok := s.options(i, left)
	if !ok {
		return nil, false
	}
	return keep(every, func(q any) (bool, bool) {
		o, ok := s.parts[i].Knows.Outcome(q, play)
		return o == grundy.Previous, ok
	})
}
