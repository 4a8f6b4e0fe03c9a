package play

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// lines plays by lines and returns what is said.
func lines(t *testing.T, s Settings, input string) string {
	t.Helper()
	var out bytes.Buffer
	if err := Plain(t.Context(), app.New(), s, strings.NewReader(input), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// A line without its end counts, empty lines do not, and one that is too long is refused.
func TestLines(t *testing.T) {
	for _, c := range []struct{ input, want string }{
		{"1", "You: take 1 from 3, leaving 2"},
		{"\n  \r\n1\r\n", "You: take 1 from 3, leaving 2"},
		{strings.Repeat("x", 3<<20) + "\n1\n", "You: take 1 from 3, leaving 2"},
		{strings.Repeat("x", 3<<20) + "\n", "that line is too long: want at most 1048576 bytes"},
		{"\xff\xfe\n", "has this name"},
		{"\x1b[2J\n", "has this name"},
		{"QUIT\n1\n", "The game stops here."},
		{"中文\n", "局面：nim(3)"},
		{"opponent\nopponent\n", "You play against random moves."},
		{"misere\nmisere\n1\n", "Position: nim("},
		{"draw\n", "A draw may be called once a position is there 3 times."},
		{"more\n", "There are no more moves."},
		{"undo\nredo\n", "There is nothing to take back"},
	} {
		got := lines(t, settings("nim(3)"), c.input)
		if !strings.Contains(got, c.want) {
			t.Errorf("%.20q: want %q in\n%s", c.input, c.want, got)
		}
		if strings.ContainsAny(got, "\x1b\r") {
			t.Errorf("%.20q commands the terminal:\n%q", c.input, got)
		}
	}
}

// Whatever is typed in the middle of a game, each line gets an answer, and the game can go
// on after it.
func FuzzLines(f *testing.F) {
	for _, seed := range []string{"1\n2\nundo\nredo\nhint\nwhy\n", "take 1 from heap 2\n取1\n", "nim(1,2)\nnim(\n", "new\nmisere\ndraw\nhistory\n", "0\n-1\n99999999999999999999\n", "best\nmoves\nmore\nlang\nhelp\nopponent\n"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, input string) {
		if len(input) > 200 || strings.Count(input, "\n") > 12 {
			return
		}
		s := settings("nim(1,2)")
		s.Opponent = app.NoOpponent
		got := lines(t, s, input)
		if !strings.Contains(got, "The input is at its end") && !strings.Contains(got, "输入已结束") && !strings.Contains(got, "game stops here") && !strings.Contains(got, "对局到此为止") {
			t.Errorf("%q ends otherwise:\n%s", input, got)
		}
	})
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

func TestABrokenOutputEndsTheGame(t *testing.T) {
	err := Plain(t.Context(), app.New(), settings("nim(3)"), strings.NewReader("1\n1\n"), broken{})
	if !errors.Is(err, grundy.ErrFile) || !strings.Contains(err.Error(), "no space left") {
		t.Errorf("a broken output: %v", err)
	}
}
