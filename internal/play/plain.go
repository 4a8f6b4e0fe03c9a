package play

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// Plain plays by lines: it writes the position and its moves, reads a move or a word, and
// so on to the end of the input. After what it writes it calls flush, if that is not nil.
//
// Errors: those of [app.App.Play] at the beginning; of writing; [grundy.ErrCanceled].
func Plain(ctx context.Context, a *app.App, s Settings, in io.Reader, out io.Writer) error {
	p := &plain{session: newSession(a, s), out: out}
	if err := p.start(ctx); err != nil {
		return err
	}
	p.beginning()
	lines := bufio.NewReaderSize(in, longestLine)
	for !p.left && p.err == nil {
		if err := p.flush(); err != nil {
			return err
		}
		text, err := readLine(lines)
		switch {
		case errors.Is(err, errLong):
			p.say(p.f("that line is too long: want at most %d bytes", "这一行太长：至多 %d 字节", longestLine))
			continue
		case errors.Is(err, io.EOF) && text == "":
			p.say(p.in("The input is at its end: the game stops here.", "输入已结束，对局到此为止。"))
			return cmpErr(p.flush(), p.err)
		case err != nil && !errors.Is(err, io.EOF):
			return grundy.Mistake(grundy.ErrFile, "reading a move: %v", err)
		}
		if err := p.hear(ctx, text); err != nil {
			p.flush()
			return err
		}
	}
	return cmpErr(p.flush(), p.err)
}

func cmpErr(errs ...error) error { return errors.Join(errs...) }

// longestLine is the most bytes of a line.
const longestLine = 1 << 20

var errLong = errors.New("too long")

// readLine reads a line without its end; at the end of the input the last one may have
// none.
func readLine(r *bufio.Reader) (string, error) {
	line, err := r.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = r.ReadSlice('\n')
		}
		return "", errLong
	}
	text := strings.TrimSpace(strings.ToValidUTF8(string(line), string(utf8.RuneError)))
	return text, err
}

// plain is a game by lines.
type plain struct {
	*session
	out  io.Writer
	left bool
	err  error // of writing
}

func (p *plain) speaker() speaker { return speaker{p.Lang, p.Digits} }

func (p *plain) in(en, zh string) string { return p.speaker().in(en, zh) }

func (p *plain) f(en, zh string, values ...any) string { return p.speaker().f(en, zh, values...) }

// say writes a line.
func (p *plain) say(text string) {
	if _, err := fmt.Fprintln(p.out, clean(text)); err != nil && p.err == nil {
		p.err = grundy.Mistake(grundy.ErrFile, "writing the game: %v", err)
	}
}

// clean keeps what a file of rules said from commanding the terminal.
func clean(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || 0x80 <= r && r < 0xa0 {
			return utf8.RuneError
		}
		return r
	}, text)
}

func (p *plain) flush() error {
	if f, ok := p.out.(interface{ Flush() error }); ok {
		if err := f.Flush(); err != nil {
			return grundy.Mistake(grundy.ErrFile, "writing the game: %v", err)
		}
	}
	return nil
}

// beginning says what is played, and the first position.
func (p *plain) beginning() {
	sp := p.speaker()
	p.say(p.f("%s, %s: %s", "%s，%s：%s", sp.expression(p.steps()[0].position), sp.play(p.Play), p.at().Goal.In(p.Lang)))
	p.say(sp.opponent(p.Opponent))
	p.say(p.in("Type the number of a move, its name, or the position after it; help lists the words.", "输入走法的编号、名称或走后的局面；输入“帮助”列出可用的词。"))
	p.news()
}

// news says what was played last, and how things stand.
func (p *plain) news() {
	for _, m := range p.at().Played {
		p.say(p.speaker().made(m, p.Opponent, p.Hints))
		if text := p.speaker().unsure(m); text != "" {
			p.say(text)
		}
	}
	p.position()
}

// position writes the position and its moves.
func (p *plain) position() {
	sp, at := p.speaker(), p.at()
	p.say("")
	p.say(p.f("Position: %s", "局面：%s", sp.expression(at.Position)))
	for _, g := range at.Board {
		if len(g.Picture) > 0 && len(at.Board) > 1 {
			p.say(sp.expression(g.Position))
		}
		for _, line := range g.Picture {
			p.say("  " + line)
		}
	}
	if p.Hints {
		p.judgement(at.PlayResult)
	}
	switch {
	case p.agreed:
		p.say(sp.ended("", p.Opponent))
	case at.Over:
		p.say(p.in("There is no move: the game is over.", "无路可走，对局结束。"))
		p.say(sp.ended(at.Winner, p.Opponent))
	default:
		p.moves(at.PlayResult)
		if n := p.repeated(); n >= enough {
			p.say(p.f("This position is here for the %s time: draw ends the game as a draw.", "这一局面第 %s 次出现：输入“和棋”即以和棋结束。", ordinal(p.Lang, n)))
		}
		p.say(sp.turn(at.Turn, p.Opponent))
	}
}

func ordinal(l grundy.Lang, n int) string {
	switch {
	case l == grundy.Chinese:
		return fmt.Sprint(n)
	case n%10 == 3 && n%100 != 13:
		return fmt.Sprintf("%drd", n)
	case n%10 == 2 && n%100 != 12:
		return fmt.Sprintf("%dnd", n)
	case n%10 == 1 && n%100 != 11:
		return fmt.Sprintf("%dst", n)
	}
	return fmt.Sprintf("%dth", n)
}

// judgement writes what perfect play makes of the position and of its parts.
func (p *plain) judgement(r app.PlayResult) {
	if r.Hint == nil {
		return
	}
	sp := p.speaker()
	p.say(p.f("Hint: %s.", "提示：%s。", sp.value(*r.Hint)))
	if r.Open != nil {
		p.say(p.f("Not known: %s.", "未知：%s。", sp.phrase(*r.Open)))
	}
	for _, c := range r.Parts {
		p.say(p.f("  %s alone: %s", "  %s 单独：%s", sp.expression(c.Position), sp.value(c.Judgement)))
	}
}

// moves lists the moves.
func (p *plain) moves(r app.PlayResult) {
	sp := p.speaker()
	for _, m := range r.Moves {
		text := fmt.Sprintf("%4d  %s", m.Number, sp.phrase(m.Move.Move))
		if m.Judgement != nil {
			text += p.f("  [%s]", "  [%s]", sp.after(*m.Judgement))
		}
		p.say(text)
	}
	if !r.More {
		return
	}
	last := r.Skipped + len(r.Moves)
	if n, ok := r.Count.Get(); ok {
		p.say(p.f("      these are moves %d to %d of %s; more lists those after them", "      这是第 %d 至 %d 种，共 %s 种；输入“更多”列出其后的走法", r.Skipped+1, last, sp.number(n)))
	} else {
		p.say(p.f("      these are moves %d to %d; more lists those after them", "      这是第 %d 至 %d 种；输入“更多”列出其后的走法", r.Skipped+1, last))
	}
}

// hear does what a line says. The error is one that ends the game.
func (p *plain) hear(ctx context.Context, text string) error {
	if text == "" {
		return nil
	}
	c := understand(text)
	if c == noCommand && p.over() {
		p.say(p.in("The game is over: new, undo or quit.", "对局已结束：请输入“新局”“悔棋”或“退出”。"))
		return nil
	}
	err := p.obey(ctx, c, text)
	if err == nil {
		return nil
	}
	if errors.Is(err, grundy.ErrCanceled) || ctx.Err() != nil {
		return err
	}
	p.say(p.speaker().failure(err))
	return nil
}

func (p *plain) obey(ctx context.Context, c command, text string) error {
	switch c {
	case noCommand:
		if err := p.move(ctx, text); err != nil {
			return err
		}
		p.news()
	case sayHelp:
		p.help()
	case sayHint:
		r, err := p.look(ctx, true, p.at().skip)
		if err != nil {
			return err
		}
		p.judgement(r)
		p.moves(r)
	case sayBest:
		return p.sayBest(ctx)
	case sayWhy:
		return p.sayWhy(ctx)
	case sayMoves:
		p.at().skip = 0
		if err := p.refresh(ctx); err != nil {
			return err
		}
		p.position()
	case sayMore:
		return p.sayMore(ctx)
	case sayUndo, sayRedo:
		if c == sayUndo && !p.back() || c == sayRedo && !p.forth() {
			p.say(p.in("There is nothing to take back, or to make again.", "没有可退回或重走的一步。"))
			return nil
		}
		if c == sayRedo {
			p.news()
		} else {
			p.position()
		}
	case sayHistory:
		lines, err := p.history(ctx)
		for _, line := range lines {
			p.say(line)
		}
		return err
	default:
		return p.change(ctx, c)
	}
	return nil
}

// change obeys the commands that change what is played.
func (p *plain) change(ctx context.Context, c command) error {
	switch c {
	case sayNew, sayMisere:
		before := p.Play
		if c == sayMisere {
			p.Play = 1 - p.Play
		}
		if err := p.start(ctx); err != nil {
			p.Play = before
			return err
		}
		p.judged = map[string]app.Judgement{}
		p.beginning()
	case sayDraw:
		if p.over() || p.repeated() < enough {
			p.say(p.speaker().tooEarly())
			return nil
		}
		p.agreed = true
		p.position()
	case sayOpponent:
		if i := slices.Index(app.Opponents, p.Opponent); i >= 0 {
			p.Opponent = app.Opponents[(i+1)%len(app.Opponents)]
		}
		p.say(p.speaker().opponent(p.Opponent))
	case sayLanguage:
		p.Lang = 1 - p.Lang
		p.position()
	case sayQuit:
		p.left = true
		p.say(p.in("The game stops here.", "对局到此为止。"))
	}
	return nil
}

func (p *plain) help() {
	for _, c := range commands {
		word := c.en[0]
		if p.Lang == grundy.Chinese {
			word = c.zh[0]
		}
		p.say("  " + word + p.in(": ", "：") + c.about.In(p.Lang))
	}
}

func (p *plain) sayBest(ctx context.Context) error {
	m, ok, err := p.best(ctx)
	if err != nil {
		return err
	}
	if !ok {
		p.say(p.in("There is no move.", "无路可走。"))
		return nil
	}
	p.say(p.speaker().best(m))
	return nil
}

func (p *plain) sayWhy(ctx context.Context) error {
	a, err := p.why(ctx)
	if err != nil {
		return err
	}
	p.say(p.f("Why: %s.", "原因：%s。", p.speaker().outcome(a.Outcome)))
	for _, step := range p.speaker().steps(a) {
		p.say("  " + step)
	}
	return nil
}

func (p *plain) sayMore(ctx context.Context) error {
	if !p.at().More {
		p.say(p.in("There are no more moves.", "没有更多走法。"))
		return nil
	}
	p.at().skip += len(p.at().Moves)
	if err := p.refresh(ctx); err != nil {
		return err
	}
	p.moves(p.at().PlayResult)
	return nil
}
