package play

import (
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

var update = flag.Bool("update", false, "write the golden views")

// begin opens a screen on a position.
func begin(t *testing.T, s Settings, width, height int) *screen {
	t.Helper()
	m := newScreen(t.Context(), app.New(), s)
	feed(t, m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: width, Height: height})
	return m
}

// feed runs a command to its end, and gives the model what comes of it.
func feed(t *testing.T, m *screen, cmd tea.Cmd) {
	t.Helper()
	if cmd == nil {
		return
	}
	msg := cmd()
	if batch, ok := msg.(tea.BatchMsg); ok {
		msg = batch[0]() // the other one is the clock
	}
	_, next := m.Update(msg)
	if _, ok := msg.(done); ok {
		feed(t, m, next)
	}
}

// press presses keys: a name such as enter, or letters one by one.
func press(t *testing.T, m *screen, keys ...string) {
	t.Helper()
	named := map[string]rune{"enter": tea.KeyEnter, "esc": tea.KeyEscape, "up": tea.KeyUp, "down": tea.KeyDown, "end": tea.KeyEnd, "backspace": tea.KeyBackspace, "f1": tea.KeyF1}
	for _, name := range keys {
		if code, ok := named[name]; ok {
			_, cmd := m.Update(tea.KeyPressMsg{Code: code})
			feed(t, m, cmd)
			continue
		}
		for _, r := range name {
			_, cmd := m.Update(tea.KeyPressMsg{Code: r, Text: string(r)})
			feed(t, m, cmd)
		}
	}
}

var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

// shows returns the view as text, and fails on a line that is too long or on too many.
func shows(t *testing.T, m *screen) string {
	t.Helper()
	text := escapes.ReplaceAllString(m.View().Content, "")
	lines := strings.Split(text, "\n")
	if len(lines) > m.height {
		t.Errorf("%d lines on a screen of %d", len(lines), m.height)
	}
	for _, line := range lines {
		if lipgloss.Width(line) > m.width {
			t.Errorf("a line of %d columns on a screen of %d: %q", lipgloss.Width(line), m.width, line)
		}
	}
	return text
}

func settings(expression string) Settings {
	return Settings{PlayRequest: app.PlayRequest{Expression: expression, Seed: 1}, Digits: 40}
}

// wants fails if the view lacks a text.
func wants(t *testing.T, m *screen, texts ...string) {
	t.Helper()
	view := shows(t, m)
	for _, text := range texts {
		if !strings.Contains(view, text) {
			t.Errorf("want %q in\n%s", text, view)
		}
	}
}

func TestViews(t *testing.T) {
	for _, c := range []struct {
		name, expression string
		keys             []string
	}{
		{"nim", "nim(3,4,5)", []string{"h", "down"}},
		{"sum", "nim(3) + wythoff(1,2)", []string{"h", "enter"}},
		{"huge", "nim(1" + strings.Repeat("0", 100) + ",5)", []string{"w"}},
		{"rows", "treblecross(5,9) + erasing(12,7)", []string{"/", "9"}},
	} {
		for _, size := range []struct{ width, height int }{{40, 24}, {80, 24}, {120, 30}} {
			for _, lang := range []grundy.Lang{grundy.English, grundy.Chinese} {
				s := settings(c.expression)
				s.Lang = lang
				m := begin(t, s, size.width, size.height)
				press(t, m, c.keys...)
				golden(t, c.name+"."+lang.String()+"."+map[int]string{40: "40", 80: "80", 120: "120"}[size.width]+".txt", shows(t, m))
			}
		}
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	var clean []string
	for _, line := range strings.Split(got, "\n") {
		clean = append(clean, strings.TrimRight(line, " "))
	}
	got = strings.TrimRight(strings.Join(clean, "\n"), "\n") + "\n"
	path := filepath.Join("testdata", "view", name)
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; go test ./internal/play -run Views -update writes it\n%s", name, got)
	}
}

// Every view fits its screen, however small, and after whatever keys.
func TestViewsFit(t *testing.T) {
	for _, expression := range []string{"nim(3,4,5)", "every(euclid(25,7),nim(60,61,62))", "fibonacci(1" + strings.Repeat("0", 60) + ")", "nim(0)", "sum()"} {
		for _, size := range []struct{ width, height int }{{20, 10}, {40, 24}, {100, 10}} {
			m := begin(t, settings(expression), size.width, size.height)
			for _, key := range []string{"h", "end", "enter", "/", "t", "esc", "w", "?", "down", "q", "f1", "esc", "H", "esc", "M", "x", "L", "n", "o", "d", ":"} {
				press(t, m, key)
				shows(t, m)
			}
		}
	}
}

func TestAGameOnTheScreen(t *testing.T) {
	m := begin(t, settings("nim(1,2)"), 80, 24)
	wants(t, m, "It is your turn.", "Moves 1 to 3 of 3", "heap 2  ● ●  2")
	press(t, m, "w")
	wants(t, m, "Best: from the second heap: take 1 from 2, leaving 1  (wins, as fast as can be)")
	press(t, m, "down", "enter")
	wants(t, m, "You: from the second heap: take 1 from 2", "Computer: ")
	press(t, m, "u")
	wants(t, m, "Moves 1 to 3 of 3")
	press(t, m, "r", "enter")
	wants(t, m, "the game is over. You win.")
	press(t, m, "enter")
	wants(t, m, "The game is over.")
	press(t, m, "H")
	wants(t, m, "   0  nim(1,2)  [the player to move wins", "-> nim(0,0)  [the\nplayer to move loses")
	press(t, m, "esc", "M", "y")
	wants(t, m, "misère play", "A new game.")
	press(t, m, "L")
	wants(t, m, "反常规玩法", "轮到你走。")
}

func TestFilterAndTypedMoves(t *testing.T) {
	m := begin(t, settings("nim(3,4,5)"), 80, 24)
	press(t, m, "/", "leaving 0")
	wants(t, m, "Moves 1 to 12 of 12, those with \"leaving 0\": 3")
	press(t, m, "backspace", "4")
	wants(t, m, "those with \"leaving 4\": 1")
	press(t, m, "enter")
	wants(t, m, "You: from the third heap: take 1 from 5, leaving 4")
	press(t, m, ":", "nim(7)", "enter")
	wants(t, m, "no move leads there from")
	press(t, m, "n", "1", "2", "enter")
	wants(t, m, "You: from the third heap: take 5 from 5")
}

func TestWorkIsStopped(t *testing.T) {
	m := begin(t, settings("nim(3,4)"), 80, 24)
	_, cmd := m.Update(tea.KeyPressMsg{Code: 'h', Text: "h"})
	wants(t, m, "computing, 0 s; esc stops")
	press(t, m, "esc")
	wants(t, m, "That was stopped.")
	feed(t, m, cmd) // what comes late is not heard
	wants(t, m, "That was stopped.")
	if m.session.Hints {
		t.Error("work that was stopped changed the game")
	}
}

func TestABeginningThatFails(t *testing.T) {
	m := newScreen(t.Context(), app.New(), settings("nim(x)"))
	feed(t, m, m.Init())
	if m.fatal == nil || !strings.Contains(m.fatal.Error(), "nim") {
		t.Errorf("a position that is none: %v", m.fatal)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	m = newScreen(ctx, app.New(), settings("nim(3,4)"))
	feed(t, m, m.Init())
	if m.fatal == nil {
		t.Error("an interrupted beginning is none")
	}
}

func TestAnInterruptionEndsAsOne(t *testing.T) {
	m := begin(t, settings("nim(3,4)"), 80, 24)
	_, cmd := m.Update(tea.KeyPressMsg{Code: 'c', Mod: tea.ModCtrl})
	if cmd == nil || cmd() != (tea.QuitMsg{}) {
		t.Error("Ctrl-C does not leave the screen")
	}
	if !errors.Is(m.fatal, grundy.ErrCanceled) {
		t.Errorf("Ctrl-C leaves with %v: want the interruption, which has a status of its own", m.fatal)
	}
}

// The end of the input leaves the screen, and is no interruption.
func TestEndOfInput(t *testing.T) {
	m := begin(t, settings("nim(3)"), 80, 24)
	_, cmd := m.Update(tea.KeyPressMsg{Code: 'd', Mod: tea.ModCtrl})
	if cmd == nil || cmd() != (tea.QuitMsg{}) || m.fatal != nil {
		t.Errorf("Ctrl-D: the game goes on, or ends with %v", m.fatal)
	}
}
