package compound

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// A Kind is a way to play several games at once.
type Kind uint8

// The kinds.
const (
	Sum   Kind = iota // disjunctive sum: move in one component
	Every             // continued conjunctive compound, slow join, Every-SG: move in all that last
)

// Kinds lists the kinds.
var Kinds = []Kind{Sum, Every}

// String returns the name by which the kind is written.
func (k Kind) String() string { return [...]string{"sum", "every"}[k] }

// Title names the kind for a person.
func (k Kind) Title() grundy.Text {
	return [...]grundy.Text{
		{En: "disjunctive sum", Zh: "直和（每步选一个游戏走）"},
		{En: "continued conjunctive compound (Every-SG)", Zh: "Every-SG（每步在所有未结束的游戏中都走）"},
	}[k]
}

// Rules says how the kind is played.
func (k Kind) Rules() grundy.Text {
	return [...]grundy.Text{
		{En: "A move is a move in exactly one of the games. Play ends when none has a move.",
			Zh: "每步恰在一个游戏中走一步；所有游戏都不能走时结束。"},
		{En: "A move is a move in every game that has not ended. Play ends when all have.",
			Zh: "每步在每个尚未结束的游戏中各走一步；全部结束时终局。"},
	}[k]
}

// Knowledge is what is known about the positions of a component, by theorem or
// by search. Each answer can decline.
type Knowledge interface {
	Value(p any) (v nat.Nat, ok bool)
	Suspense(p any, play grundy.Play) (moves nat.Nat, ok bool)
}

// A Part is a component: a game, its position at the start, how its positions
// are written, and what is known about them.
type Part struct {
	Game   grundy.Erased
	At     any
	Format func(p any) string
	Knows  Knowledge // nil means: what the game knows by theorem
}

// A Position is a list of positions, one for each component. It is a chain, so
// that equal lists are equal with ==.
type Position struct {
	head any
	tail any // a Position, or nil after the last component
}

// Of makes the position of a list.
func Of(list []any) Position {
	if len(list) == 0 {
		return Position{}
	}
	p := Position{head: list[len(list)-1]}
	for i := len(list) - 2; i >= 0; i-- {
		p = Position{list[i], p}
	}
	return p
}

// List returns the positions of the components.
func (p Position) List() []any {
	if p == (Position{}) {
		return nil
	}
	list := []any{p.head}
	for p.tail != nil {
		p = p.tail.(Position)
		list = append(list, p.head)
	}
	return list
}

// Bytes is the memory that the positions refer to, with the chain itself.
func (p Position) Bytes() int {
	bytes := 0
	for _, q := range p.List() {
		bytes += 128
		if s, ok := q.(grundy.Sizer); ok {
			bytes += s.Bytes()
		}
	}
	return bytes
}

// A Game is several games played as one. It is immutable, and as safe for
// concurrent use as its components and their knowledge are.
type Game struct {
	kind  Kind
	parts []Part
}

var (
	_ grundy.Game[Position]       = Game{}
	_ grundy.Valuer[Position]     = Game{}
	_ grundy.Decider[Position]    = Game{}
	_ grundy.Clock[Position]      = Game{}
	_ grundy.Chooser[Position]    = Game{}
	_ grundy.Winner[Position]     = Game{}
	_ grundy.Tamer[Position]      = Game{}
	_ grundy.Normalizer[Position] = Game{}
	_ grundy.Counter[Position]    = Game{}
	_ grundy.Namer[Position]      = Game{}
	_ grundy.Explainer[Position]  = Game{}
	_ grundy.Citer[Position]      = Game{}
)

// New returns the compound of the parts, and its position at the start.
func New(kind Kind, parts []Part) (Game, Position) {
	settled := make([]Part, len(parts))
	start := make([]any, len(parts))
	for i, part := range parts {
		if part.Knows == nil {
			part.Knows = part.Game
		}
		settled[i], start[i] = part, part.At
	}
	return Game{kind, settled}, Of(start)
}

// Kind returns the kind of the compound.
func (g Game) Kind() Kind { return g.kind }

// Format writes a position of the compound, one text for each component.
func (g Game) Format(p Position) []string {
	list := p.List()
	texts := make([]string, len(list))
	for i, q := range list {
		texts[i] = g.parts[i].Format(q)
	}
	return texts
}

// Options yields the positions after one move. Of a sum: those of the first
// component, then those of the second, and so on. Of every: all choices of one
// option in each component that has one, the last component changing fastest.
func (g Game) Options(p Position) iter.Seq[Position] {
	return func(yield func(Position) bool) {
		list := p.List()
		if g.kind == Every {
			moved := false
			g.product(list, 0, &moved, yield)
			return
		}
		for i, at := range list {
			for q := range g.parts[i].Game.Options(at) {
				if !yield(with(list, i, q)) {
					return
				}
			}
		}
	}
}

// product yields the choices for the components from i on; moved tells whether
// some component before them had an option.
func (g Game) product(list []any, i int, moved *bool, yield func(Position) bool) bool {
	if i == len(list) {
		return !*moved || yield(Of(list))
	}
	at, ended, before := list[i], true, *moved
	defer func() { list[i] = at }()
	for q := range g.parts[i].Game.Options(at) {
		list[i], *moved, ended = q, true, false
		if !g.product(list, i+1, moved, yield) {
			return false
		}
	}
	if !ended {
		return true
	}
	list[i], *moved = at, before
	return g.product(list, i+1, moved, yield)
}

func with(list []any, i int, q any) Position {
	changed := append([]any(nil), list...)
	changed[i] = q
	return Of(changed)
}

// Width returns the number of moves, if each component can count its own.
func (g Game) Width(p Position) (nat.Nat, bool) {
	var sum nat.Nat
	product, live := nat.Of(1), false
	for i, at := range p.List() {
		n, ok := g.parts[i].Game.Width(at)
		if !ok {
			return nat.Nat{}, false
		}
		sum = sum.Add(n)
		if !n.IsZero() {
			product, live = product.Mul(n), true
		}
	}
	if g.kind == Sum {
		return sum, true
	}
	if !live {
		return nat.Nat{}, true
	}
	return product, true
}

// Normal sends each component to its own normal form.
func (g Game) Normal(p Position) Position {
	list := p.List()
	for i, at := range list {
		list[i] = g.parts[i].Game.Normal(at)
	}
	return Of(list)
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

// Outcome says who wins: a sum by the Grundy values or, in misère play, if all
// components are tame; every by the suspense of its components.
func (g Game) Outcome(p Position, play grundy.Play) (grundy.Outcome, bool) {
	if g.kind == Every {
		most, ok := g.Suspense(p, play)
		return everyOutcome(most, play), ok
	}
	if play == grundy.Normal {
		v, ok := g.Value(p)
		return grundy.WinsIf(!v.IsZero()), ok
	}
	return g.tameOutcome(p)
}

// Explain returns the steps of the argument for the kind.
func (g Game) Explain(p Position, play grundy.Play) []grundy.Phrase {
	switch {
	case g.kind == Every:
		return g.explainEvery(p, play)
	case play == grundy.Normal:
		return g.explainSum(p)
	}
	return g.explainTame(p)
}

// Source names the origin of the theorem of the kind.
func (g Game) Source(p Position, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	switch {
	case g.kind == Every:
		return "Smith 1966; Conway 1976; Jia Zhihao 2009 (Every-SG)"
	case play == grundy.Normal:
		return "Sprague 1935; Grundy 1939"
	}
	return "Conway 1976, chapter 12 (tame games)"
}
