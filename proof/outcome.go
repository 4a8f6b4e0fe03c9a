package proof

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"slices"

	"example.org/grundy"
)

// Rules are the rules of the games that positions are written in. A checker asks them
// for options and for nothing else.
type Rules interface {
	// Options yields the texts of the positions that one move reaches from the
	// position with that text. Two texts are the same if and only if the positions are.
	// There are finitely many. A text may be yielded twice.
	//
	// Errors: those of reading the text.
	Options(position string) (iter.Seq[string], error)
}

// An Outcome is a certificate that a player wins a position: a list of positions in
// which the mover loses or wins, each by positions before it.
//
// In a lost position every option is a position before it that is won. In a won
// position some option is a position before it that is lost; or, in misère play, there
// is no option. As every step leads to the front of the list, play that follows it ends,
// even in a game whose play may go on for ever.
type Outcome struct {
	Play  grundy.Play
	Steps []Step // the last is the position that is claimed
}

// A Step is one position of the list.
type Step struct {
	Position string
	Won      bool // by the player to move
	Move     int  // of a won position: the place in the list of the lost position to move to; -1 if it is won without a move
}

// A jsonStep has one of the first two names.
type jsonStep struct {
	Lost string `json:"lost,omitempty"`
	Won  string `json:"won,omitempty"`
	Move *int   `json:"move,omitempty"`
}

// outcome returns who wins the position that is claimed.
func (o *Outcome) outcome() grundy.Outcome { return grundy.WinsIf(o.Steps[len(o.Steps)-1].Won) }

// Write writes the certificate as JSON, a position a line.
//
// Errors: those of w.
func (o *Outcome) Write(w io.Writer) error {
	if len(o.Steps) == 0 {
		return grundy.Mistake(grundy.ErrPosition, "certificate: want a position; got none")
	}
	steps, err := stepLines(o.Steps)
	if err != nil {
		return err
	}
	return writeLines(w, []line{
		{"certificate", kindOutcome}, {"version", version},
		{"position", o.Steps[len(o.Steps)-1].Position}, {"play", o.Play}, {"outcome", o.outcome()},
		{"steps", steps},
	})
}

// stepLines writes the steps, a line each.
func stepLines(steps []Step) (written, error) {
	text := []byte{'['}
	for i := range steps {
		j := jsonStep{Lost: steps[i].Position}
		if steps[i].Won {
			j = jsonStep{Won: steps[i].Position}
			if steps[i].Move >= 0 {
				j.Move = &steps[i].Move
			}
		}
		step, err := json.Marshal(j)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			text = append(text, ',')
		}
		text = append(append(text, '\n'), step...)
	}
	return append(text, "\n]"...), nil
}

// readOutcome reads a certificate of an outcome, of which the kind and the version are
// read already. Nothing in it is believed yet.
func readOutcome(f *fields, limits Limits) (o *Outcome, position string, claim grundy.Outcome, err error) {
	o = &Outcome{}
	position = f.text("position")
	f.into("play", &o.Play, "normal or misere")
	f.into("outcome", &claim, "N or P")
	for i, raw := range f.list("steps", limits.Positions+1) {
		if i == limits.Positions {
			return nil, "", 0, beyond(grundy.Grouped(uint64(limits.Positions)) + " positions")
		}
		o.Steps = append(o.Steps, readStep(f, i, raw))
	}
	if f.err == nil && len(o.Steps) == 0 {
		f.fail("steps", "want a position; the list is empty")
	}
	if f.err == nil && claim != grundy.Next && claim != grundy.Previous {
		f.fail("outcome", "want N or P; got %v", claim)
	}
	return o, position, claim, f.err
}

func readStep(f *fields, i int, raw []byte) Step {
	j := object(fmt.Sprintf("steps[%d]", i), raw, "lost", "won", "move")
	s := Step{Move: -1}
	switch _, won := j.values["won"]; {
	case !won:
		s.Position = j.text("lost")
	case j.raw("lost", false) != nil:
		j.fail("won", "want won or lost, not both")
	default:
		s.Position, s.Won = j.text("won"), true
	}
	if _, moves := j.values["move"]; moves {
		s.Move = j.number("move", mostInt)
		if !s.Won {
			j.fail("move", "want no move of a lost position: all are tried")
		}
	}
	f.adopt(j.err)
	return s
}

// check accepts the certificate, or says what is false.
func (o *Outcome) check(ctx context.Context, position string, claim grundy.Outcome, rules Rules, limits Limits) (Report, error) {
	last := o.Steps[len(o.Steps)-1]
	if last.Position != position || o.outcome() != claim {
		return Report{}, claimed(grundy.Say("want the position and the outcome of the last step, {p}, {o}", "应为最后一步的局面和胜负：{p}，{o}", "p", brief(last.Position), "o", o.outcome()))
	}
	report := Report{Position: position, Play: o.Play.String(), Outcome: claim.String(), Positions: len(o.Steps)}
	c := strategy{Outcome: o, rules: rules, limits: limits, before: map[string]int{}}
	for i := range o.Steps {
		if err := c.step(ctx, i); err != nil {
			return Report{}, err
		}
	}
	report.Steps = c.seen
	return report, nil
}

// A strategy is an outcome under check.
type strategy struct {
	*Outcome
	rules  Rules
	limits Limits
	before map[string]int // the places of the steps checked
	seen   int64          // options looked at
}

// step checks one step by those before it.
func (c *strategy) step(ctx context.Context, i int) error {
	s := c.Steps[i]
	place := grundy.Say("step {i}, {p}", "第 {i} 步，{p}", "i", i, "p", brief(s.Position))
	if old, twice := c.before[s.Position]; twice {
		return falseAt(place, grundy.Say("it is step {old} already", "与第 {old} 步重复", "old", old))
	}
	options, err := c.rules.Options(s.Position)
	if err != nil {
		return malformed(fmt.Sprintf("steps[%d]", i), "%v", err)
	}
	target := ""
	if s.Won && s.Move >= 0 {
		if s.Move >= i || c.Steps[s.Move].Won {
			return falseAt(place, grundy.Say("want a move to a lost position before it", "应走到此前的一个必败局面"))
		}
		target = c.Steps[s.Move].Position
	}
	count, reached := 0, false
	for q := range options {
		if c.seen++; c.seen > c.limits.Options {
			return beyond(grundy.Grouped(uint64(c.limits.Options)) + " options")
		}
		if c.seen%1024 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		count++
		if s.Won {
			if reached = s.Move >= 0 && q == target; reached || s.Move < 0 {
				break
			}
			continue
		}
		if at, ok := c.before[q]; !ok || !c.Steps[at].Won {
			return falseAt(place, grundy.Say("it is not shown before that the option {q} is won", "此前未证明其后继 {q} 必胜", "q", brief(q)))
		}
	}
	if err := c.verdict(place, s, count, reached); err != nil {
		return err
	}
	c.before[s.Position] = i
	return nil
}

// verdict judges a step whose options have been looked at.
func (c *strategy) verdict(place grundy.Phrase, s Step, count int, reached bool) error {
	switch {
	case s.Won && s.Move >= 0 && !reached:
		return falseAt(place, grundy.Say("no move leads to {q}", "没有走法到达 {q}", "q", brief(c.Steps[s.Move].Position)))
	case s.Won && s.Move < 0 && (count > 0 || c.Play != grundy.Misere):
		return falseAt(place, grundy.Say("only a player who cannot move in misère play wins without a move", "只有反常规玩法中不能走的一方无需走而胜"))
	case !s.Won && count == 0 && c.Play == grundy.Misere:
		return falseAt(place, grundy.Say("there is no move, which wins in misère play", "没有走法，在反常规玩法中为胜"))
	}
	return nil
}

// NewOutcome makes a certificate of who wins start: it walks through the positions
// that the winner's moves allow. The winner's move from a won position is win(p), of
// which ok is false if p is lost or, in misère play, has no option; name writes a
// position.
//
// Cost: O(n) calls for n positions.
// Errors: [grundy.ErrLimit] if more than most positions would be needed;
// [grundy.ErrLoopy] if the winner's moves let play go round; those of win.
func NewOutcome[P comparable](g grundy.Game[P], play grundy.Play, start P, name func(P) string, win func(P) (q P, ok bool, err error), most int) (*Outcome, error) {
	w := walk[P]{game: g, play: play, win: win, at: map[P]int{}, most: most, what: brief(name(start))}
	if err := w.push(start); err != nil {
		return nil, err
	}
	out := &Outcome{Play: play}
	for len(w.path) > 0 {
		top := &w.path[len(w.path)-1]
		if len(top.next) > 0 {
			q := top.next[0]
			top.next = top.next[1:]
			if at, seen := w.at[q]; !seen {
				if err := w.push(q); err != nil {
					return nil, err
				}
			} else if at < 0 {
				return nil, &grundy.LoopError{Cycle: w.cycle(q, name)}
			}
			continue
		}
		step := Step{Position: name(top.position), Won: top.won, Move: -1}
		if top.moves {
			step.Move = w.at[top.reply]
		}
		w.at[top.position] = len(out.Steps)
		out.Steps = append(out.Steps, step)
		w.path = w.path[:len(w.path)-1]
	}
	return out, nil
}

// A walk goes depth first through the positions of a strategy.
type walk[P comparable] struct {
	game grundy.Game[P]
	play grundy.Play
	win  func(P) (P, bool, error)
	at   map[P]int // places in the list; -1 on the path
	path []visit[P]
	most int
	what string
}

// A visit is a position on the path.
type visit[P comparable] struct {
	position   P
	won, moves bool
	reply      P
	next       []P // positions that its step needs before it
}

// push goes on to a position.
func (w *walk[P]) push(p P) error {
	if len(w.at) >= w.most {
		return grundy.Mistake(grundy.ErrLimit, "certificate of %s: more than %s positions would be needed", w.what, grundy.Grouped(uint64(w.most)))
	}
	w.at[p] = -1
	v := visit[P]{position: p}
	q, ok, err := w.win(p)
	if err != nil {
		return err
	}
	if ok {
		v.won, v.moves, v.reply, v.next = true, true, q, []P{q}
	} else {
		for q := range w.game.Options(p) {
			if v.next = append(v.next, q); len(v.next) > w.most {
				return grundy.Mistake(grundy.ErrLimit, "certificate of %s: more than %s positions would be needed", w.what, grundy.Grouped(uint64(w.most)))
			}
		}
		v.won = len(v.next) == 0 && w.play == grundy.Misere
	}
	w.path = append(w.path, v)
	return nil
}

// cycle lists the positions from q round to q.
func (w *walk[P]) cycle(q P, name func(P) string) []string {
	from := slices.IndexFunc(w.path, func(v visit[P]) bool { return v.position == q })
	var texts []string
	for _, v := range w.path[max(from, 0):] {
		texts = append(texts, brief(name(v.position)))
	}
	return texts
}
