package cli

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// On a terminal progress is redrawn in place and leaves nothing behind; elsewhere
// it is lines.
func TestProgressIsShown(t *testing.T) {
	for _, terminal := range []bool{true, false} {
		var out bytes.Buffer
		p := &progress{out: &out, terminal: terminal, text: func(d time.Duration) string {
			return progressText("nim(3)", app.Progress{Positions: 4_000_000, Bytes: 5e6, Moves: 1}, d, grundy.English)
		}}
		p.clear()
		if out.Len() > 0 {
			t.Errorf("wrote %q before anything was shown", out.String())
		}
		next := p.show(2 * time.Second)
		p.clear()
		p.clear()
		want, again := "nim(3): 4,000,000 positions, 2,000,000/s, 5 MB, 2 s\n", plainLines
		if terminal {
			want, again = "\r"+strings.TrimSpace(want)+"\x1b[K\r\x1b[K", inPlace
		}
		if out.String() != want || next != again {
			t.Errorf("terminal %v: wrote %q and comes again after %v; want %q, %v", terminal, out.String(), next, want, again)
		}
	}
}

func TestProgressText(t *testing.T) {
	table := app.Progress{Positions: 30, Done: 20, Of: 9_000, Bytes: 36_000, Moves: 5}
	for _, c := range []struct {
		p    app.Progress
		lang grundy.Lang
		want string
	}{
		{app.Progress{}, grundy.English, "wythoff(1,2): 10 s"},
		{table, grundy.English, "wythoff(1,2): 20 of 9,000 positions, 3/s, 36 kB, 10 s"},
		{table, grundy.Chinese, "wythoff(1,2)：20 / 9,000 个局面，3/秒，36 kB，10 秒"},
		{app.Progress{Stored: 50, Moves: 5}, grundy.English, "wythoff(1,2): 50 positions, 5/s, 0 kB, 10 s"},
	} {
		if got := progressText("wythoff(1,2)", c.p, 10*time.Second, c.lang); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if got := batchText(12_000, 4*time.Second, grundy.English); got != "12,000 lines, 3,000/s, 4 s" {
		t.Error(got)
	}
}
