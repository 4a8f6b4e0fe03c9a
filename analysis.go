package grundy

import "example.org/grundy/nat"

// An Analysis is everything found about one position. A field that was not
// asked for, that is not known, or that has no meaning in this play, is zero
// and absent from JSON.
type Analysis struct {
	Game       string            `json:"game"`     // canonical text, parameters included
	Position   string            `json:"position"` // canonical text, an expression
	Play       Play              `json:"play"`
	Outcome    Outcome           `json:"outcome,omitzero"`
	Grundy     Known[nat.Nat]    `json:"grundy,omitzero"`     // in normal play
	Remoteness Known[nat.Nat]    `json:"remoteness,omitzero"` // moves; the winner hurries, the loser delays
	Suspense   Known[nat.Nat]    `json:"suspense,omitzero"`   // moves; the winner delays, the loser hurries
	Foreclosed Known[Foreclosed] `json:"foreclosed,omitzero"` // in a sum that is over as soon as one game is
	Loopy      Known[LoopyValue] `json:"loopy,omitzero"`      // where play may repeat a position: 5, or ∞(0,2)
	Drawing    Known[[]Move]     `json:"drawing,omitzero"`    // where nobody wins: the moves that hold the draw
	Winning    Known[[]Move]     `json:"winning,omitzero"`    // in option order; the first ones if there are more
	Count      Known[nat.Nat]    `json:"winning_count,omitzero"`
	Recipe     Known[Recipe]     `json:"winning_recipe,omitzero"` // of moves that choose in several games at once
	Resist     Known[Stall]      `json:"resist,omitzero"`         // for a player who has lost
	Because    Reason            `json:"because"`
	Gaps       []Gap             `json:"unknown,omitempty"` // what was asked for and is not known, and why
}

// A Move is a move as a player would name it, and the position it leads to.
type Move struct {
	Move Phrase `json:"move"`
	To   string `json:"to"` // canonical text, an expression
}

// String returns the words of the move and where it leads.
func (m Move) String() string { return m.Move.String() + ": " + m.To }

// A Recipe describes winning moves that choose in several games at once: all
// ways to take one choice in each game that together obey the rule.
type Recipe struct {
	Rule  Phrase `json:"rule"`
	Games []Menu `json:"games"`
}

// A Menu is what there is to choose in one game.
type Menu struct {
	Game    Phrase   `json:"game"`
	Choices []Choice `json:"choices"`
}

// A Choice is a group of moves that count alike. Moves are the first of them.
type Choice struct {
	What  Phrase   `json:"what"`
	Count nat.Nat  `json:"count"`
	Moves []Phrase `json:"moves"`
}

// A Stall is a move that holds out. Longest is true where no move is known to
// hold out longer because all of them were compared, by theorem or by search.
type Stall struct {
	Move
	Longest bool `json:"longest"`
}

// A Reason says how an answer was obtained, so that a reader can doubt it usefully.
type Reason struct {
	Method    string   `json:"method"`             // "theorem", "parts", "table" or "search"
	Steps     []Phrase `json:"steps,omitempty"`    // the argument
	Source    string   `json:"source,omitempty"`   // "Cole and Davie 1969"
	Positions uint64   `json:"positions,omitzero"` // positions examined by search
}

// A Gap is a question that was asked and not answered.
type Gap struct {
	What string `json:"what"` // "grundy", "remoteness", "suspense", "foreclosed", "winning"
	Why  Phrase `json:"why"`
}

// In returns the analysis with its phrases settled in a language, for JSON.
func (a Analysis) In(l Lang) Analysis {
	a.Winning, a.Drawing = settled(a.Winning, l), settled(a.Drawing, l)
	if s, ok := a.Resist.Get(); ok {
		s.Move.Move = s.Move.Move.Settle(l)
		a.Resist = Know(s)
	}
	if r, ok := a.Recipe.Get(); ok {
		a.Recipe = Know(r.in(l))
	}
	steps := make([]Phrase, len(a.Because.Steps))
	for i, s := range a.Because.Steps {
		steps[i] = s.Settle(l)
	}
	a.Because.Steps = steps
	gaps := make([]Gap, len(a.Gaps))
	for i, g := range a.Gaps {
		gaps[i] = Gap{g.What, g.Why.Settle(l)}
	}
	a.Gaps = gaps
	return a
}

// settled returns moves with their names settled in a language.
func settled(known Known[[]Move], l Lang) Known[[]Move] {
	moves, ok := known.Get()
	if !ok {
		return known
	}
	list := make([]Move, len(moves))
	for i, m := range moves {
		list[i] = Move{m.Move.Settle(l), m.To}
	}
	return Know(list)
}

// in returns the recipe with its phrases settled in a language.
func (r Recipe) in(l Lang) Recipe {
	games := make([]Menu, len(r.Games))
	for i, g := range r.Games {
		games[i] = Menu{g.Game.Settle(l), make([]Choice, len(g.Choices))}
		for k, c := range g.Choices {
			moves := make([]Phrase, len(c.Moves))
			for j, m := range c.Moves {
				moves[j] = m.Settle(l)
			}
			games[i].Choices[k] = Choice{c.What.Settle(l), c.Count, moves}
		}
	}
	return Recipe{r.Rule.Settle(l), games}
}
