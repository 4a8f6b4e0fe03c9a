package play

import (
	"context"
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// key does what a key says.
func (m *screen) key(k tea.KeyPressMsg) tea.Cmd {
	name := k.String()
	switch {
	case name == "ctrl+c", name == "ctrl+d": // interruption, and the end of the input
		if m.cancel != nil {
			m.cancel()
		}
		if name == "ctrl+c" {
			m.fatal = grundy.ErrCanceled
		}
		return tea.Quit
	case m.busy:
		return m.keyBusy(name)
	case m.panel != nil:
		m.keyPanel(name)
		return nil
	case m.entry != nothing:
		return m.keyEntry(k)
	}
	m.note = ""
	if half, ok := fullWidth[name]; ok {
		name = half
	}
	return m.keyGame(name)
}

// fullWidth are keys as a Chinese keyboard types them.
var fullWidth = map[string]string{"？": "?", "：": ":", "／": "/", "、": "/", "《": "<", "》": ">", "，": ",", "。": "."}

// keyBusy stops the work, at once: it is not waited for.
func (m *screen) keyBusy(name string) tea.Cmd {
	if name != "esc" && name != "q" {
		return nil
	}
	m.cancel()
	if m.session == nil {
		m.fatal = grundy.ErrCanceled
		return tea.Quit
	}
	m.number++
	m.busy = false
	m.note = m.in("That was stopped.", "已停止。")
	return nil
}

func (m *screen) keyPanel(name string) {
	page := max(m.height-4, 1)
	switch name {
	case "down", "j":
		m.scroll++
	case "up", "k":
		m.scroll--
	case "pgdown", "space":
		m.scroll += page
	case "pgup":
		m.scroll -= page
	default:
		m.panel, m.scroll = nil, 0
		return
	}
	m.scroll = max(min(m.scroll, len(m.panelLines())-page), 0)
}

func (m *screen) keyEntry(k tea.KeyPressMsg) tea.Cmd {
	name := k.String()
	switch {
	case m.entry == asking:
		m.entry = nothing
		if name == "y" || name == "Y" || name == "enter" {
			return m.anew(1 - m.session.Play)
		}
	case name == "esc":
		if m.entry == filtering {
			m.filter, m.cursor = "", 0
		}
		m.entry, m.typed = nothing, ""
	case name == "enter":
		return m.entered()
	case name == "backspace":
		letters := []rune(m.typed)
		m.typed = string(letters[:max(len(letters)-1, 0)])
		m.live()
	case name == "up" || name == "down":
		m.step(name)
	case k.Text != "":
		m.typed += k.Text
		m.live()
	}
	return nil
}

// entered uses what was typed: a filter that leaves one move makes it.
func (m *screen) entered() tea.Cmd {
	was, text := m.entry, m.typed
	m.entry, m.typed = nothing, ""
	switch {
	case was == moving && text != "":
		return m.make(text)
	case was == filtering && len(m.shown()) == 1:
		return m.choose()
	}
	return nil
}

// step moves the cursor.
func (m *screen) step(name string) {
	last := len(m.shown()) - 1
	by := map[string]int{"up": -1, "k": -1, "down": 1, "j": 1, "pgup": -10, "pgdown": 10, "home": -m.cursor, "end": last - m.cursor}[name]
	m.cursor = max(min(m.cursor+by, last), 0)
}

func (m *screen) keyGame(name string) tea.Cmd {
	switch name {
	case "q":
		return tea.Quit
	case "up", "k", "down", "j", "pgup", "pgdown", "home", "end":
		m.step(name)
	case "enter", "space":
		return m.choose()
	case "/":
		m.entry, m.typed = filtering, m.filter
	case ":", "i":
		m.entry = moving
	case "1", "2", "3", "4", "5", "6", "7", "8", "9":
		m.entry, m.typed = moving, name
	case "esc":
		m.filter, m.cursor = "", 0
	case "M":
		m.entry = asking
	case "n":
		return m.anew(m.session.Play)
	case ">", ".":
		return m.turn(1)
	case "<", ",":
		return m.turn(-1)
	default:
		return m.keySession(name)
	}
	return nil
}

// keySession does what changes the session.
func (m *screen) keySession(name string) tea.Cmd {
	switch name {
	case "u", "r":
		return m.work(func(_ context.Context, s *session, d *done) error {
			if name == "u" && !s.back() || name == "r" && !s.forth() {
				d.note = speaker{s.Lang, s.Digits}.in("There is nothing to take back, or to make again.", "没有可退回或重走的一步。")
			}
			d.moved = true
			return nil
		})
	case "h":
		return m.work(func(ctx context.Context, s *session, d *done) error {
			s.Hints = !s.Hints
			return s.refresh(ctx)
		})
	case "w":
		return m.best()
	case "?":
		return m.why()
	case "H":
		return m.history()
	case "l", "L":
		return m.work(func(_ context.Context, s *session, d *done) error {
			s.Lang = 1 - s.Lang
			return nil
		})
	case "o":
		return m.opponent()
	case "d":
		return m.draw()
	case "f1":
		m.panel = m.help()
	}
	return nil
}

// choose makes the move at the cursor.
func (m *screen) choose() tea.Cmd {
	if m.session.over() {
		return m.make("")
	}
	if list := m.shown(); m.cursor < len(list) {
		return m.make(fmt.Sprint(list[m.cursor].Number))
	}
	return nil
}

func (m *screen) make(move string) tea.Cmd {
	if m.session.over() {
		m.note = m.in("The game is over.", "对局已结束。")
		return nil
	}
	return m.work(func(ctx context.Context, s *session, d *done) error {
		d.moved = true
		return s.move(ctx, move)
	})
}

// anew begins a new game.
func (m *screen) anew(play grundy.Play) tea.Cmd {
	return m.work(func(ctx context.Context, s *session, d *done) error {
		if s.Play != play {
			s.Play, s.judged = play, map[string]app.Judgement{}
		}
		d.note, d.moved = speaker{s.Lang, s.Digits}.in("A new game.", "新的一局。"), true
		return s.start(ctx)
	})
}

// turn lists other moves, where there are too many for one list.
func (m *screen) turn(by int) tea.Cmd {
	at := m.session.at()
	skip := max(at.skip+by*onScreen, 0)
	if by > 0 && !at.More || skip == at.skip {
		return nil
	}
	return m.work(func(ctx context.Context, s *session, d *done) error {
		s.at().skip, d.moved = skip, true
		return s.refresh(ctx)
	})
}

func (m *screen) best() tea.Cmd {
	return m.work(func(ctx context.Context, s *session, d *done) error {
		best, ok, err := s.best(ctx)
		sp := speaker{s.Lang, s.Digits}
		switch {
		case err != nil:
			return err
		case !ok:
			d.note = sp.in("There is no move.", "无路可走。")
			return nil
		}
		d.note = sp.best(best)
		return nil
	})
}

func (m *screen) why() tea.Cmd {
	return m.work(func(ctx context.Context, s *session, d *done) error {
		a, err := s.why(ctx)
		if err != nil {
			return err
		}
		sp := speaker{s.Lang, s.Digits}
		d.panel = append([]string{sp.expression(a.Position) + sp.in(": ", "：") + sp.outcome(a.Outcome), ""}, sp.steps(a)...)
		return nil
	})
}

func (m *screen) history() tea.Cmd {
	return m.work(func(ctx context.Context, s *session, d *done) error {
		lines, err := s.history(ctx)
		d.panel = lines
		return err
	})
}

func (m *screen) opponent() tea.Cmd {
	return m.work(func(_ context.Context, s *session, d *done) error {
		i := slices.Index(app.Opponents, s.Opponent)
		s.Opponent = app.Opponents[(i+1)%len(app.Opponents)]
		d.note = speaker{s.Lang, s.Digits}.opponent(s.Opponent)
		return nil
	})
}

func (m *screen) draw() tea.Cmd {
	return m.work(func(_ context.Context, s *session, d *done) error {
		if s.over() || s.repeated() < enough {
			d.note = speaker{s.Lang, s.Digits}.tooEarly()
			return nil
		}
		s.agreed = true
		return nil
	})
}

// help lists the keys.
func (m *screen) help() []string {
	lines := []string{m.in("Keys", "按键"), ""}
	for _, k := range keys {
		lines = append(lines, fmt.Sprintf("%-6s %s", k.name, k.about.In(m.speaker().lang)))
	}
	return lines
}

// keys are what the keys do, in the order of help; those with a short word stand at the
// foot of the screen.
var keys = []struct {
	name         string
	short, about grundy.Text
}{
	{"enter", grundy.Text{En: "move", Zh: "走"}, grundy.Text{En: "make the move at the cursor", Zh: "走光标处的一步"}},
	{"/", grundy.Text{En: "filter", Zh: "筛选"}, grundy.Text{En: "list only moves with these letters", Zh: "只列出含这些字的走法"}},
	{":", grundy.Text{En: "type", Zh: "输入"}, grundy.Text{En: "type a move: its number, its name, or the position after it", Zh: "输入走法：编号、名称或走后的局面"}},
	{"h", grundy.Text{En: "hints", Zh: "提示"}, grundy.Text{En: "who wins, and what each move is worth: + wins, - loses, = draws", Zh: "谁胜，以及每种走法的结果：+ 胜，- 负，= 和"}},
	{"w", grundy.Text{En: "best", Zh: "最佳"}, grundy.Text{En: "the move of perfect play", Zh: "完美的一步"}},
	{"?", grundy.Text{En: "why", Zh: "原因"}, grundy.Text{En: "the argument", Zh: "理由"}},
	{"u", grundy.Text{En: "undo", Zh: "悔棋"}, grundy.Text{En: "take a move back", Zh: "退回一步"}},
	{"r", grundy.Text{En: "redo", Zh: "重做"}, grundy.Text{En: "make it again", Zh: "重走退回的一步"}},
	{"n", grundy.Text{En: "new", Zh: "新局"}, grundy.Text{En: "a new game", Zh: "重新开始"}},
	{"H", grundy.Text{En: "history", Zh: "棋谱"}, grundy.Text{En: "the game so far, with values", Zh: "棋谱与各局面的值"}},
	{"o", grundy.Text{En: "opponent", Zh: "对手"}, grundy.Text{En: "the next kind of opponent", Zh: "换一种对手"}},
	{"M", grundy.Text{En: "misère", Zh: "玩法"}, grundy.Text{En: "a new game in misère play, or in normal play again", Zh: "以另一种玩法重新开始"}},
	{"L", grundy.Text{En: "中文", Zh: "English"}, grundy.Text{En: "the other language", Zh: "另一种语言"}},
	{"d", grundy.Text{}, grundy.Text{En: "call it a draw, once a position is there for the third time", Zh: "同一局面出现三次后可以和棋"}},
	{"< >", grundy.Text{}, grundy.Text{En: "moves before those listed, and after them", Zh: "列出之前、之后的走法"}},
	{"esc", grundy.Text{}, grundy.Text{En: "stop work under way, or forget the filter", Zh: "停止计算，或取消筛选"}},
	{"F1", grundy.Text{En: "keys", Zh: "按键"}, grundy.Text{En: "this list", Zh: "列出按键"}},
	{"q", grundy.Text{En: "quit", Zh: "退出"}, grundy.Text{En: "stop", Zh: "结束"}},
}
