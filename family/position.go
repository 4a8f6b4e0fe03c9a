package family

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"strings"
	"sync/atomic"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/nat"
	"example.org/grundy/proof"
	"example.org/grundy/solve"
)

// A Position is a position of a game whose parameters are settled.
type Position interface {
	// Expression writes the position so that it can be read again.
	Expression() string
	// Goal says how the game is won.
	Goal(grundy.Play) grundy.Text
	// Analyse finds what the options ask. Errors are those of [solve.Solver.Answer].
	Analyse(ctx context.Context, o solve.Options) (grundy.Analysis, error)
	// Plan says how Analyse would find it, without computing it: see
	// [solve.Solver.Plan].
	Plan(ctx context.Context, o solve.Options) Plan
	// Options yields the positions that one move reaches, as expressions, by the rules
	// alone. Errors are those of a compound that cannot be played.
	Options() (iter.Seq[string], error)
	// Certificate finds a strategy by which the winner wins, of at most so many
	// positions. Errors are those of [proof.NewOutcome] and [solve.Solver.Answer].
	Certificate(ctx context.Context, o solve.Options, most int) (*proof.Outcome, error)
	// Part makes the position a component of a compound, whose functions are
	// found with these options; tally counts the positions searched for them.
	Part(ctx context.Context, o solve.Options, tally *Tally) compound.Part
	// Match begins to play from the position; whoever calls it closes the match. The
	// error is that of a play which the game does not have.
	Match(ctx context.Context, o solve.Options) (Match, error)
}

// A Tally counts what was searched for the components of a compound, and keeps
// what is known of each game for all its components. Several may search at once.
type Tally struct {
	positions atomic.Uint64
	known     map[string]any // by the name of the game; a *knowledge of its positions
	fail      func(error)    // told of rules that fail; nil if nobody wants to know
}

// Positions returns how many positions were searched.
func (t *Tally) Positions() uint64 { return t.positions.Load() }

// A seat is a game with a position of its own type.
type seat[P comparable] struct {
	game   grundy.Game[P]
	at     P
	name   string // of the game, parameters included
	rules  string // of games with the same rules the same, of others another; "" is the name
	format func(P) string
	goal   func(grundy.Play) grundy.Text
	only   grundy.Text // why misère play is refused; empty if it is not
}

// refuse returns an error if the game has no such play.
func (s *seat[P]) refuse(play grundy.Play) error {
	if play == grundy.Misere && s.only.En != "" {
		return grundy.Mistake(grundy.ErrParameter, "%s: want normal play: %s", s.name, s.only.En)
	}
	return nil
}

type placed[P comparable] struct{ seat[P] }

func (p *placed[P]) Expression() string { return p.format(p.at) }

func (p *placed[P]) Goal(play grundy.Play) grundy.Text { return p.goal(play) }

// LastMove says how a game is won whose rules add nothing to the convention.
func LastMove(play grundy.Play) grundy.Text {
	if play == grundy.Misere {
		return grundy.Text{En: "whoever makes the last move loses", Zh: "走最后一步者负"}
	}
	return grundy.Text{En: "whoever makes the last move wins", Zh: "走最后一步者胜"}
}

func (p *placed[P]) Analyse(ctx context.Context, o solve.Options) (grundy.Analysis, error) {
	if err := p.refuse(o.Play); err != nil {
		return grundy.Analysis{}, err
	}
	ctx, fail, stop := running(ctx)
	defer stop()
	a, err := p.run(ctx, fail).analyse(ctx, o)
	if err = cmp.Or(failed(ctx, err), contradiction(a)); err != nil {
		return grundy.Analysis{}, err
	}
	return a, nil
}

func (p *placed[P]) Part(ctx context.Context, o solve.Options, tally *Tally) compound.Part {
	return p.part(ctx, o, tally)
}

// analyse asks a solver and writes its answer as text.
func (s *seat[P]) analyse(ctx context.Context, o solve.Options) (grundy.Analysis, error) {
	a, err := solve.New(s.game, o).Answer(ctx, s.at)
	if cycle := (*solve.Cycle[P])(nil); errors.As(err, &cycle) {
		err = cycle.Show(s.format)
	}
	if err != nil {
		return grundy.Analysis{}, err
	}
	out := grundy.Analysis{
		Game: s.name, Position: s.format(s.at), Play: o.Play, Outcome: a.Outcome,
		Grundy: a.Grundy, Remoteness: a.Remoteness, Suspense: a.Suspense, Foreclosed: a.Foreclosed, Count: a.Count, Recipe: a.Recipe,
		Because: grundy.Reason{Method: a.Method.String(), Positions: a.Positions},
		Gaps:    gaps(a.Gaps, o.Must),
	}
	out.Loopy = a.Loopy
	out.Winning, out.Drawing = s.moves(a.Winning), s.moves(a.Drawing)
	all, _ := a.Winning.Get()
	if named, ok := out.Winning.Get(); ok && len(named) < len(all) && out.Count.IsZero() {
		out.Count = grundy.Know(nat.Of(uint64(len(all))))
	}
	if q, ok := a.Resist.Get(); ok {
		out.Resist = grundy.Know(grundy.Stall{Move: s.move(q), Longest: a.Longest})
	}
	if l, ok := s.game.(grundy.Loopy); ok && l.Loopy() && a.Method&solve.Search != 0 {
		out.Because.Steps = backwards(a.Outcome)
	} else if o.Avoid&solve.Theorem == 0 {
		if e, ok := s.game.(grundy.Explainer[P]); ok {
			out.Because.Steps = e.Explain(s.at, o.Play)
		}
		if c, ok := s.game.(grundy.Citer[P]); ok {
			out.Because.Source = c.Source(s.at, o.Play)
		}
	}
	return out, nil
}

// backwards says how a loopy game was decided.
func backwards(o grundy.Outcome) []grundy.Phrase {
	steps := []grundy.Phrase{grundy.Say(
		"Play may repeat a position, so all that can be reached were decided from the ends backwards (retrograde analysis).",
		"局面可能重复，因此从终局倒推所有可达局面（逆向分析）。")}
	if o == grundy.Next {
		steps = append(steps, grundy.Say(
			"A winner who always moves to a lost position of smaller remoteness wins; other winning moves may go round in a circle.",
			"胜方每次走到剩余步数更小的必败局面即可取胜；其他必胜走法可能绕圈。"))
	}
	return steps
}

// MostListed is how many bytes of positions a board lists as moves of one value.
const MostListed = 1 << 26

// mostNamed bounds the bytes of the positions that a list of moves names: where a position
// has thousands of numbers, each move repeats them.
const mostNamed = 16 << 20

// moves names moves: all, or so many of the first ones as mostNamed allows.
func (s *seat[P]) moves(known grundy.Known[[]P]) (out grundy.Known[[]grundy.Move]) {
	moves, ok := known.Get()
	if !ok {
		return out
	}
	named := make([]grundy.Move, 0, len(moves))
	for bytes := 0; len(named) < len(moves) && bytes < mostNamed; {
		m := s.move(moves[len(named)])
		named = append(named, m)
		bytes += len(m.To)
	}
	return grundy.Know(named)
}

func (s *seat[P]) move(q P) grundy.Move {
	m := grundy.Move{To: s.format(q)}
	if n, ok := s.game.(grundy.Namer[P]); ok {
		m.Move = n.Move(s.at, q)
	} else {
		m.Move = grundy.Say("move to {p}", "走到 {p}", "p", grundy.Expression(m.To))
	}
	return m
}

func gaps(open map[solve.Ask]error, must solve.Ask) []grundy.Gap {
	var out []grundy.Gap
	for _, ask := range solve.Asks {
		if err := open[ask]; err != nil {
			out = append(out, grundy.Gap{What: ask.String(), Why: why(err, must&ask != 0)})
		}
	}
	return out
}

// Why says for a person why it is not known who wins.
func Why(err error) grundy.Phrase { return why(err, true) }

// why says for a person why a question stayed open, on which somebody insisted or not.
func why(err error, must bool) grundy.Phrase {
	switch err {
	case solve.ErrDrawn:
		return grundy.Say("nobody wins, so that play lasts for ever", "无人能胜，对局可永远进行")
	case solve.ErrEndless:
		return grundy.Say("play may last for ever", "对局可能永远进行")
	}
	var limit *grundy.LimitError
	if errors.As(err, &limit) {
		if !must && limit.Limit != "time" {
			return grundy.Say("no theorem, and search beyond {limit}; further if asked for by name (--ask)", "没有定理，搜索超过限制（{limit}）；指名询问（--ask）则搜索更远", "limit", translated(limit.Limit))
		}
		return grundy.Say("no theorem, and search beyond {limit}", "没有定理，搜索超过限制（{limit}）", "limit", translated(limit.Limit))
	}
	return grundy.Say("{err}", "{err}", "err", err.Error())
}

// translated says a limit such as "250000 positions" in both languages.
func translated(limit string) grundy.Text {
	chinese := strings.NewReplacer(" positions", " 个局面", " options", " 种走法", " bytes", " 字节", "time", "时间")
	return grundy.Text{En: limit, Zh: chinese.Replace(limit)}
}
