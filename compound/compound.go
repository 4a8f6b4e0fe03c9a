package compound

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Knowledge is what is known about the positions of a component, by theorem or
// by search. Each answer can decline.
type Knowledge interface {
	grundy.Valuer[any]
	grundy.Decider[any]
	grundy.Clock[any]
	grundy.Forecloser[any]
	grundy.Tamer[any]
	grundy.LoopyValuer[any]
	// Wild reports that p is known not to be tame.
	Wild(p any) bool
}

// A Part is a component: a game, its position at the start, how its positions
// are written, and what is known about them.
type Part struct {
	Game   grundy.Erased
	Name   string // parts of one name are the same game by rules and parameters; "" is like no other
	At     any
	Format func(p any) string
	Over   func(p any) bool // whether p has no move, if that can be told faster than by its options; may be nil
	Knows  Knowledge        // nil means: what the game knows by theorem
}

// theorems is what a game knows of itself.
type theorems struct{ grundy.Erased }

// Outcome says who wins, also by the Grundy value or by the parity of a length.
func (t theorems) Outcome(p any, play grundy.Play) (grundy.Outcome, bool) {
	if o, ok := t.Erased.Outcome(p, play); ok {
		return o, true
	}
	if v, ok := t.Value(p); ok && play == grundy.Normal {
		return grundy.WinsIf(!v.IsZero()), true
	}
	n, ok := t.Remoteness(p, play)
	return whoEnds(n, play), ok
}

// Wild reports nothing: theorems are about tame positions.
func (theorems) Wild(any) bool { return false }

// A Game is several games played as one. It is immutable, and as safe for
// concurrent use as its components and their knowledge are.
type Game struct {
	kind  Kind
	parts []Part
	loopy bool // in a component play may repeat a position
	twins [][]int
	order *order
}

var (
	_ grundy.Game[Position]        = Game{}
	_ grundy.Valuer[Position]      = Game{}
	_ grundy.Decider[Position]     = Game{}
	_ grundy.Clock[Position]       = Game{}
	_ grundy.Forecloser[Position]  = Game{}
	_ grundy.Chooser[Position]     = Game{}
	_ grundy.Winner[Position]      = Game{}
	_ grundy.Finder[Position]      = Game{}
	_ grundy.Sampler[Position]     = Game{}
	_ grundy.Staller[Position]     = Game{}
	_ grundy.Tamer[Position]       = Game{}
	_ grundy.Normalizer[Position]  = Game{}
	_ grundy.Counter[Position]     = Game{}
	_ grundy.Reacher[Position]     = Game{}
	_ grundy.Taker[Position]       = Game{}
	_ grundy.Namer[Position]       = Game{}
	_ grundy.Explainer[Position]   = Game{}
	_ grundy.Citer[Position]       = Game{}
	_ grundy.Loopy                 = Game{}
	_ grundy.LoopyValuer[Position] = Game{}
)

// New returns the compound of the parts, and its position at the start.
func New(kind Kind, parts []Part) (Game, Position) {
	g := Game{kind: kind, parts: make([]Part, len(parts)), twins: twinsOf(parts), order: &order{place: map[any]int{}}}
	start := make([]any, len(parts))
	for i, part := range parts {
		if part.Knows == nil {
			part.Knows = theorems{part.Game}
		}
		g.parts[i], start[i] = part, part.At
		g.loopy = g.loopy || part.Game.Loopy()
	}
	return g, Of(start)
}

// Kind returns the kind of the compound.
func (g Game) Kind() Kind { return g.kind }

// Knows returns what is known of component i.
func (g Game) Knows(i int) Knowledge { return g.parts[i].Knows }

// Loopy reports whether play may repeat a position: whether it may in a component.
func (g Game) Loopy() bool { return g.loopy }

// Format writes a position of the compound, one text for each component.
func (g Game) Format(p Position) []string {
	list := p.List()
	texts := make([]string, len(list))
	for i, q := range list {
		if q == (gone{}) {
			texts[i] = "…"
			continue
		}
		texts[i] = g.parts[i].Format(q)
	}
	return texts
}

// A spread is a position of a compound laid out for a theorem.
type spread struct {
	Game
	at   []any
	live []bool // whether a component has a move
	left int    // how many have
}

func (g Game) spread(p Position) *spread {
	s := &spread{Game: g, at: p.List()}
	s.live = make([]bool, len(s.at))
	for i, at := range s.at {
		if !g.ended(i, at) {
			s.live[i] = true
			s.left++
		}
	}
	return s
}

// ended reports whether component i has no move.
func (g Game) ended(i int, at any) bool {
	if at == (gone{}) {
		return true
	}
	if over := g.parts[i].Over; over != nil {
		return over(at)
	}
	for range g.parts[i].Game.Options(at) {
		return false
	}
	return true
}

// over reports whether the compound has no move.
func (s *spread) over() bool {
	return s.left == 0 || s.kind.profile().first && s.left < len(s.at)
}

// Over reports whether p has no move, without looking for one: games within games
// would be looked through twice at each level.
//
// It asks the components that are single games first, and no more than it needs.
func (g Game) Over(p Position) bool {
	at := p.List()
	first := g.kind.profile().first // over as soon as one component is
	for _, nested := range []bool{false, true} {
		for i := range at {
			if (g.parts[i].Over != nil) == nested && g.ended(i, at[i]) == first {
				return first
			}
		}
	}
	return !first || len(at) == 0
}

// alone returns the component that is left, if the compound is that component:
// by whatever rule several games are played at once, one game is played as ever.
func (s *spread) alone() (i int, ok bool) {
	if s.left != 1 || s.kind.profile().first && len(s.at) > 1 {
		return 0, false
	}
	for !s.live[i] {
		i++
	}
	return i, true
}

// with returns the position where component i is at q.
func (s *spread) with(i int, q any) Position {
	changed := append([]any(nil), s.at...)
	changed[i] = q
	return Of(changed)
}

// Options yields the positions after one move. Where a move is in one game:
// those of the first component, then those of the second, and so on. Where it is
// in several: all choices of one option in each component, or of none where that
// is allowed, the last component changing fastest.
func (g Game) Options(p Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		s := g.spread(p)
		switch {
		case s.over():
		case g.kind.profile().touch == one:
			for i, at := range s.at {
				if !s.live[i] {
					continue
				}
				for q := range g.parts[i].Game.Options(at) {
					if !yield(s.with(i, q)) {
						return
					}
				}
			}
		default:
			s.product(append([]any(nil), s.at...), 0, false, yield)
		}
	}
}

// product yields the choices for the components from i on; moved tells whether
// one was made before. chosen is scratch.
func (s *spread) product(chosen []any, i int, moved bool, yield func(Position) bool) bool {
	if i == len(s.at) {
		return !moved || yield(Of(chosen))
	}
	if s.live[i] {
		for q := range s.parts[i].Game.Options(s.at[i]) {
			chosen[i] = q
			if !s.product(chosen, i+1, true, yield) {
				return false
			}
		}
		if s.kind.profile().touch == all {
			return true
		}
	}
	chosen[i] = s.at[i]
	return s.product(chosen, i+1, moved, yield)
}

// Width returns the number of moves, if each component can count its own.
func (g Game) Width(p Position) (nat.Nat, bool) {
	s := g.spread(p)
	if s.over() {
		return nat.Nat{}, true
	}
	var sum nat.Nat
	product, unit := nat.Of(1), nat.Of(1)
	for i, at := range s.at {
		if !s.live[i] {
			continue
		}
		n, ok := g.parts[i].Game.Width(at)
		if !ok {
			return nat.Nat{}, false
		}
		sum = sum.Add(n)
		if g.kind.profile().touch == some { // or stay
			n = n.Add(unit)
		}
		product = product.Mul(n)
	}
	switch g.kind.profile().touch {
	case one:
		return sum, true
	case some:
		return product.Sub(unit), true // not stay everywhere
	default:
		return product, true
	}
}

// Move names what happens in each component that the move from p to q touches.
func (g Game) Move(p, q Position) grundy.Phrase {
	from, to := p.List(), q.List()
	names := g.names(p)
	var moves []grundy.Phrase
	for i := range from {
		if from[i] == to[i] {
			continue
		}
		moves = append(moves, grundy.Say("in {game}: {move}", "在 {game} 中：{move}",
			"game", names[i], "move", g.parts[i].Game.Move(from[i], to[i])))
	}
	return join(moves)
}

// names writes the components, those that look alike with their place.
func (g Game) names(p Position) []grundy.Phrase {
	texts := g.Format(p)
	count := map[string]int{}
	for _, text := range texts {
		count[text]++
	}
	names := make([]grundy.Phrase, len(texts))
	for i, text := range texts {
		names[i] = grundy.Say("{game}", "{game}", "game", grundy.Expression(text))
		if count[text] > 1 {
			names[i] = grundy.Say("game {i}, {game}", "第 {i} 个游戏 {game}", "i", i+1, "game", grundy.Expression(text))
		}
	}
	return names
}

// join makes one phrase of several, in halves so that no text is copied more
// than a few times.
func join(phrases []grundy.Phrase) grundy.Phrase {
	switch len(phrases) {
	case 0:
		return grundy.Phrase{}
	case 1:
		return phrases[0]
	}
	half := len(phrases) / 2
	return grundy.Say("{first}; {next}", "{first}；{next}", "first", join(phrases[:half]), "next", join(phrases[half:]))
}
