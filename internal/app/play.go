package app

import (
	"context"
	"hash/fnv"
	"math/rand/v2"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
)

// An Opponent is a way to choose moves.
type Opponent string

// The opponents.
const (
	NoOpponent Opponent = "none"     // two persons play
	Perfect    Opponent = "perfect"  // wins if it can, fastest; else draws if it can, else resists longest
	Random     Opponent = "random"   // draws its move from all
	Beginner   Opponent = "beginner" // plays perfectly, but for blunders, which are drawn from all moves
)

// Opponents lists them.
var Opponents = []Opponent{Perfect, Beginner, Random, NoOpponent}

// ParseOpponent reads the name of an opponent; "" is the perfect one.
//
// Errors: [grundy.ErrParameter].
func ParseOpponent(s string) (Opponent, error) {
	switch o := Opponent(s); o {
	case "":
		return Perfect, nil
	case Perfect, Random, Beginner, NoOpponent:
		return o, nil
	}
	return "", grundy.Mistake(grundy.ErrParameter, "opponent %q: want perfect, beginner, random or none", brief(s))
}

// A Side is one of the two players: the one who asks, and the other.
type Side string

// The sides.
const (
	You   Side = "you"
	Other Side = "opponent"
)

// Against is the other side.
func (s Side) Against() Side {
	if s == Other {
		return You
	}
	return Other
}

// What a request for play has by default, and at the most.
const (
	DefaultBlunder = 0.3
	DefaultListed  = 20
	MostListed     = 1000
)

// A PlayRequest is a position of a game that is played, and what happens in it next. It
// holds all that the answer depends on, so that nothing is remembered between requests.
type PlayRequest struct {
	Expression string         `json:"expression"`
	Parsed     *notation.Expr `json:"-"`                  // the expression, if it is parsed already
	Play       grundy.Play    `json:"play"`               // normal or misere
	Turn       Side           `json:"turn,omitempty"`     // who is to move; "" is "you"
	Move       string         `json:"move,omitempty"`     // your move: its number, its name, what it takes, or the position after it
	Opponent   Opponent       `json:"opponent,omitempty"` // perfect, beginner, random or none; "" is perfect
	Blunder    *float64       `json:"blunder,omitempty"`  // how often a beginner blunders, 0 to 1; absent is 0.3
	Seed       uint64         `json:"seed,omitempty"`     // of what is drawn
	Hints      bool           `json:"hints,omitempty"`    // judge the position after all this, its parts and the moves listed
	Skip       int            `json:"skip,omitempty"`     // moves not to list
	List       int            `json:"list,omitempty"`     // moves to list; 0 is 20, at most 1000
	Limits     solve.Limits   `json:"-"`
	Account    *Account       `json:"-"` // shows how far the work has come; may be nil
	Lang       grundy.Lang    `json:"-"` // of phrases in JSON
}

// A PlayedMove is a move that was made.
type PlayedMove struct {
	By Side `json:"by"`
	grundy.Move
	How  Manner         `json:"how,omitempty"`  // how the opponent chose it
	Note *grundy.Phrase `json:"note,omitempty"` // what is to be said of that
}

// A Manner is how an opponent chose a move.
type Manner string

// The manners.
const (
	Winning   Manner = "wins"      // wins, the fastest way
	WinsSlow  Manner = "wins-any"  // wins, and is not known to be the fastest way
	Keeping   Manner = "keeps-win" // keeps the win, but play may go round: how long it lasts is not known
	Drawing   Manner = "draws"     // no move wins
	Resisting Manner = "resists"   // all moves lose, none more slowly
	Losing    Manner = "loses"     // all moves lose
	NotKnown  Manner = "not-known" // who wins is not known within the limits: a legal move
	Drawn     Manner = "random"    // drawn from all moves
	Blunder   Manner = "blunder"   // drawn from all moves by a beginner
)

// A ListedMove is a move that can be made.
type ListedMove struct {
	Number int `json:"number"` // from 1, in the order of the rules
	grundy.Move
	*Judgement // of the position after it, if hints are asked for
}

// A Judgement is what perfect play makes of a position.
type Judgement struct {
	Outcome    grundy.Outcome                  `json:"outcome,omitzero"`
	Grundy     grundy.Known[nat.Nat]           `json:"grundy,omitzero"`
	Loopy      grundy.Known[grundy.LoopyValue] `json:"loopy,omitzero"`
	Remoteness grundy.Known[nat.Nat]           `json:"remoteness,omitzero"`
}

// A ComponentJudgement is what is known of a game that the position is made of.
type ComponentJudgement struct {
	Position string `json:"position"`
	Judgement
}

// A PlayResult is the position after a move and the reply to it.
type PlayResult struct {
	Position string                `json:"position"`
	Play     grundy.Play           `json:"play"`
	Goal     grundy.Text           `json:"goal"`
	Board    []BoardGame           `json:"board,omitempty"`  // the games of the position, for drawing
	Played   []PlayedMove          `json:"played,omitempty"` // your move and the reply, as far as there were any
	Turn     Side                  `json:"turn"`             // who is to move, or could not
	Over     bool                  `json:"over,omitzero"`
	Winner   Side                  `json:"winner,omitempty"` // once it is over
	Moves    []ListedMove          `json:"moves"`
	Skipped  int                   `json:"skipped,omitzero"`     // moves before those listed
	More     bool                  `json:"more,omitzero"`        // there are moves after those listed
	Count    grundy.Known[nat.Nat] `json:"moves_count,omitzero"` // of all moves, if that is known
	Hint     *Judgement            `json:"hint,omitempty"`       // of the position, if hints are asked for
	Open     *grundy.Phrase        `json:"open,omitempty"`       // why it is not known who wins, if hints are asked for
	Parts    []ComponentJudgement  `json:"parts,omitempty"`      // the games that the position is made of, if hints are asked for
}

// mostParts is how many games of a position are judged alone.
const mostParts = 24

// Play makes a move, lets the opponent reply, and lists the moves that there are then.
//
// Errors: those of [catalogue.Place] and [notation.Parse]; [grundy.ErrParameter] for a
// setting that makes no sense; [grundy.ErrPosition] for a move that cannot be made;
// [grundy.ErrCanceled]; those of rules. Limits are no error: a reply that is not known
// to be best says so.
func (app *App) Play(ctx context.Context, r PlayRequest) (PlayResult, error) {
	if err := r.settle(); err != nil {
		return PlayResult{}, err
	}
	g := &game{ctx: ctx, app: app, PlayRequest: r}
	p, o, err := g.begin()
	if err != nil {
		return PlayResult{}, err
	}
	if g.at, err = p.Match(ctx, o); err != nil {
		return PlayResult{}, named(err, p.Expression())
	}
	start := g.at
	defer start.Close()
	if err := g.run(); err != nil {
		return PlayResult{}, named(Ended(err, "play"), p.Expression())
	}
	g.out.Goal = p.Goal(r.Play)
	return g.out.in(r.Lang), nil
}

// settle puts the defaults in the place of what is absent.
func (r *PlayRequest) settle() error {
	var err error
	if r.Opponent, err = ParseOpponent(string(r.Opponent)); err != nil {
		return err
	}
	if r.Blunder == nil {
		blunder := DefaultBlunder
		r.Blunder = &blunder
	}
	if r.List == 0 {
		r.List = DefaultListed
	}
	switch {
	case !(*r.Blunder >= 0 && *r.Blunder <= 1):
		return grundy.Mistake(grundy.ErrParameter, "blunder %v: want a number from 0 to 1", *r.Blunder)
	case r.List < 0 || r.List > MostListed:
		return grundy.Mistake(grundy.ErrParameter, "list %d: want at most %d moves", r.List, MostListed)
	case r.Skip < 0 || r.Skip > mostSkipped:
		return grundy.Mistake(grundy.ErrParameter, "skip %d: want at most %d moves", r.Skip, mostSkipped)
	case r.Turn == "":
		r.Turn = You
	case r.Turn != You && r.Turn != Other:
		return grundy.Mistake(grundy.ErrParameter, "turn %q: want you or opponent", brief(string(r.Turn)))
	}
	if r.Move != "" && r.Turn == Other && r.Opponent != NoOpponent {
		return grundy.Mistake(grundy.ErrParameter, "move %q: it is the opponent's turn: want no move", brief(r.Move))
	}
	return nil
}

// mostSkipped is how many moves may be left out before those listed.
const mostSkipped = 100_000

// A game is a request under way.
type game struct {
	PlayRequest
	ctx    context.Context
	app    *App
	at     family.Match
	ledger *solve.Ledger
	turn   Side
	out    PlayResult
}

func (g *game) begin() (family.Position, solve.Options, error) {
	g.turn = g.Turn
	o := solve.Options{Play: g.Play, Limits: g.Limits}
	if g.Hints {
		o.Ask = solve.AskOutcome | solve.AskGrundy
	}
	var err error
	if g.Parsed == nil {
		if g.Parsed, err = notation.Parse(g.Expression); err != nil {
			return nil, o, err
		}
	}
	p, err := g.app.games().PlaceExpr(g.Parsed)
	g.ledger = solve.NewLedger(o.Limits)
	o.Ledger = g.ledger
	if g.Account != nil {
		g.Account.ledger.Store(o.Ledger)
	}
	return p, o, err
}

// run plays, and describes what comes of it.
func (g *game) run() error {
	if g.Move != "" {
		made, err := g.find(g.Move)
		if err != nil {
			return err
		}
		g.make(made, "", nil)
	}
	if g.turn == Other && g.Opponent != NoOpponent {
		if err := g.reply(); err != nil {
			return err
		}
	}
	return g.describe()
}

// make makes a move.
func (g *game) make(m family.Made, how Manner, note *grundy.Phrase) {
	g.out.Played = append(g.out.Played, PlayedMove{g.turn, m.Move, how, note})
	g.at, g.turn = m.Match, g.turn.Against()
}

// reply lets the opponent move, if there is a move.
func (g *game) reply() error {
	h := fnv.New64a()
	h.Write([]byte(g.at.Expression()))
	drawn := rand.New(rand.NewPCG(g.Seed, h.Sum64()))
	random, how := g.Opponent == Random, Drawn
	if g.Opponent == Beginner && drawn.Float64() < *g.Blunder {
		random, how = true, Blunder
	}
	var made family.Made
	var err error
	var note *grundy.Phrase
	if random {
		made, err = g.at.Random(drawn)
	} else {
		made, err = g.at.Best()
		how = manners[made.How]
		if made.Why != nil {
			why := family.Why(made.Why)
			note = &why
		}
	}
	if err != nil || made.Match == nil { // which has no move
		return err
	}
	g.make(made, how, note)
	return nil
}

var manners = map[family.How]Manner{
	family.Plain: NotKnown, family.Wins: WinsSlow, family.WinsFirst: Winning, family.Keeps: Keeping, family.Draws: Drawing, family.Resists: Resisting, family.Loses: Losing,
}

// describe lists the moves of the position, and judges it if that is wanted.
func (g *game) describe() error {
	out := &g.out
	out.Position, out.Play, out.Turn, out.Skipped = g.at.Expression(), g.Play, g.turn, g.Skip
	var err error
	if out.Board, err = g.app.board(g.ctx, out.Position, mostParts); err != nil {
		return err
	}
	moves, err := g.at.Moves(g.Skip, g.List)
	if err != nil {
		return err
	}
	out.More, out.Count, out.Moves = moves.More, moves.Count, []ListedMove{}
	if n, ok := moves.Count.Get(); ok && n.IsZero() {
		out.Over, out.Winner = true, g.turn.Against()
		if g.Play == grundy.Misere {
			out.Winner = g.turn
		}
	}
	hints := g.Hints
	if hints {
		if hints, err = g.within(g.hint()); err != nil {
			return err
		}
		defer g.ledger.Modest()()
	}
	for i, m := range moves.List {
		listed := ListedMove{Number: g.Skip + i + 1, Move: m.Move}
		if hints {
			v, err := m.Match.Glance()
			if hints, err = g.within(err); err != nil {
				return err
			}
			if hints {
				j := judged(v)
				listed.Judgement = &j
			}
		}
		out.Moves = append(out.Moves, listed)
	}
	return nil
}

// in returns the result with its phrases settled in a language, for JSON.
func (r PlayResult) in(l grundy.Lang) PlayResult {
	for i := range r.Played {
		m := &r.Played[i]
		m.Move.Move = m.Move.Move.Settle(l)
		m.Note = settled(m.Note, l)
	}
	for i := range r.Moves {
		r.Moves[i].Move.Move = r.Moves[i].Move.Move.Settle(l)
	}
	r.Open = settled(r.Open, l)
	return r
}

func settled(p *grundy.Phrase, l grundy.Lang) *grundy.Phrase {
	if p == nil {
		return nil
	}
	q := p.Settle(l)
	return &q
}
