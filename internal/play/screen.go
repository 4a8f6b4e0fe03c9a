package play

import (
	"context"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// Screen plays on a terminal, until the person leaves.
//
// Errors: those of [app.App.Play] at the beginning, and of the terminal.
func Screen(ctx context.Context, a *app.App, s Settings, in io.Reader, out io.Writer) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	p := tea.NewProgram(newScreen(ctx, a, s), tea.WithContext(ctx), tea.WithInput(in), tea.WithOutput(out), tea.WithoutSignalHandler())
	last, err := p.Run()
	m, _ := last.(*screen)
	switch {
	case m != nil && m.fatal != nil:
		return m.fatal
	case ctx.Err() != nil:
		return grundy.ErrCanceled
	case err != nil:
		return grundy.Mistake(grundy.ErrFile, "the terminal: %v", err).WithHint("--plain plays by lines")
	}
	return nil
}

// onScreen is how many moves are listed at a time.
const onScreen = 200

// An entry is text that is being typed.
type entry int

// What is typed.
const (
	nothing entry = iota
	filtering
	moving
	asking // yes or no
)

// A screen is a game as a model of bubbletea. The session is replaced whole after each
// piece of work, which is done on a copy of it.
type screen struct {
	ctx           context.Context
	session       *session // nil until the first position is there
	app           *app.App
	set           Settings
	width, height int

	cursor int // in the moves that the filter lets through
	filter string
	entry  entry
	typed  string
	note   string // said once
	panel  []string
	scroll int

	busy    bool
	began   time.Time
	now     time.Time
	number  int // of the work under way; what was given up is not heard
	cancel  context.CancelFunc
	account *app.Account
	fatal   error
}

func newScreen(ctx context.Context, a *app.App, s Settings) *screen {
	s.List = onScreen
	return &screen{ctx: ctx, app: a, set: s, width: 80, height: 24, account: &app.Account{}}
}

// done is the end of a piece of work.
type done struct {
	number  int
	session *session
	note    string
	panel   []string
	moved   bool // the moves are others
	err     error
}

// tick is the time, while work is under way.
type tick time.Time

func (m *screen) Init() tea.Cmd {
	return m.work(func(ctx context.Context, s *session, d *done) error { return s.start(ctx) })
}

// work begins a piece of work on a copy of the session.
func (m *screen) work(do func(context.Context, *session, *done) error) tea.Cmd {
	ctx, cancel := context.WithCancel(m.ctx)
	m.number++
	m.busy, m.cancel, m.note = true, cancel, ""
	m.began = time.Now()
	m.now = m.began
	m.account = &app.Account{}
	var s *session
	if m.session == nil {
		s = newSession(m.app, m.set)
	} else {
		s = m.session.clone()
	}
	s.Account = m.account
	number := m.number
	run := func() tea.Msg {
		d := done{number: number, session: s}
		d.err = do(ctx, s, &d)
		cancel()
		return d
	}
	return tea.Batch(run, beat())
}

func beat() tea.Cmd {
	return tea.Tick(200*time.Millisecond, func(t time.Time) tea.Msg { return tick(t) })
}

// clone copies the session as far as it may change.
func (s *session) clone() *session {
	c := *s
	c.states, c.judged = slices.Clone(s.states), maps.Clone(s.judged)
	return &c
}

func (m *screen) speaker() speaker {
	if m.session != nil {
		return speaker{m.session.Lang, m.session.Digits}
	}
	return speaker{m.set.Lang, m.set.Digits}
}

func (m *screen) in(en, zh string) string { return m.speaker().in(en, zh) }

func (m *screen) f(en, zh string, values ...any) string { return m.speaker().f(en, zh, values...) }

func (m *screen) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = max(msg.Width, 20), max(msg.Height, 8)
	case tick:
		if m.busy {
			m.now = time.Time(msg)
			return m, beat()
		}
	case done:
		return m, m.finish(msg)
	case tea.PasteMsg:
		if m.entry == filtering || m.entry == moving {
			m.typed += strings.TrimSpace(msg.Content)
			m.live()
		}
	case tea.KeyPressMsg:
		return m, m.key(msg)
	}
	return m, nil
}

// finish takes the session of a piece of work in the place of the old one.
func (m *screen) finish(d done) tea.Cmd {
	if d.number != m.number {
		return nil
	}
	m.busy = false
	switch {
	case d.err == nil:
		m.session, m.note, m.panel, m.scroll = d.session, d.note, d.panel, 0
		if d.moved {
			m.filter, m.cursor = "", 0
		}
		m.cursor = min(m.cursor, max(len(m.shown())-1, 0))
	case m.session == nil:
		m.fatal = d.err
		return tea.Quit
	case errors.Is(d.err, grundy.ErrCanceled) || errors.Is(d.err, context.Canceled):
		m.note = m.in("That was stopped.", "已停止。")
	default:
		m.note = clean(m.speaker().failure(d.err))
	}
	return nil
}

// shown are the moves that the filter lets through.
func (m *screen) shown() []app.ListedMove {
	moves := m.session.at().Moves
	if m.filter == "" {
		return moves
	}
	words := strings.ToLower(m.filter)
	var list []app.ListedMove
	for _, move := range moves {
		text := strings.ToLower(m.speaker().phrase(move.Move.Move) + " " + move.To)
		if strings.Contains(text, words) {
			list = append(list, move)
		}
	}
	return list
}

// live applies what is typed while it is typed.
func (m *screen) live() {
	if m.entry == filtering {
		m.filter, m.cursor = m.typed, 0
	}
}
