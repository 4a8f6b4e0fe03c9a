package cli

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// A progress shows on standard error how far long work has come: after the
// first second in place on a terminal, and elsewhere a line now and then.
type progress struct {
	out      io.Writer
	terminal bool
	text     func(elapsed time.Duration) string
	shown    bool
}

// When progress is shown: first after a second.
const (
	firstShown = time.Second
	inPlace    = 200 * time.Millisecond
	plainLines = 10 * time.Second
)

// watch shows progress until the function that it returns is called, which
// leaves a terminal as it was.
func (s *shell) watch(mode string, text func(time.Duration) string) (stop func(), err error) {
	terminal := isTerminal(s.err)
	switch mode {
	case "never":
		return func() {}, nil
	case "auto":
		if !terminal {
			return func() {}, nil
		}
	case "always":
	default:
		return nil, grundy.Mistake(grundy.ErrParameter, "progress %q: want auto, always or never", excerpt(mode))
	}
	p := &progress{out: s.err, terminal: terminal, text: text}
	begin, done := time.Now(), make(chan struct{})
	var wait sync.WaitGroup
	wait.Go(func() {
		next := time.NewTimer(firstShown)
		defer next.Stop()
		for {
			select {
			case now := <-next.C:
				next.Reset(p.show(now.Sub(begin)))
			case <-done:
				p.clear()
				return
			}
		}
	})
	return sync.OnceFunc(func() { close(done); wait.Wait() }), nil
}

// show writes how far the work has come, and returns when to do so again.
func (p *progress) show(elapsed time.Duration) time.Duration {
	text := oneLine(p.text(elapsed))
	if !p.terminal {
		fmt.Fprintln(p.out, text)
		return plainLines
	}
	fmt.Fprintf(p.out, "\r%s\x1b[K", text)
	p.shown = true
	return inPlace
}

func (p *progress) clear() {
	if p.shown {
		io.WriteString(p.out, "\r\x1b[K")
		p.shown = false
	}
}

// isTerminal reports whether a person sees at once what is written.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	if !ok || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// progressText says how far the work on an expression has come, in one line that
// fits a terminal.
func progressText(expression string, p app.Progress, elapsed time.Duration, lang grundy.Lang) string {
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	if letters := []rune(expression); len(letters) > 20 {
		expression = string(letters[:19]) + "…"
	}
	seconds := fmt.Sprintf(in("%.0f s", "%.0f 秒"), elapsed.Seconds())
	if p.Positions == 0 && p.Moves == 0 {
		return expression + in(": ", "：") + seconds
	}
	met := max(p.Positions, p.Stored) // a search may meet many before it settles the first
	positions := grundy.Grouped(met)
	if p.Of > 0 {
		positions = fmt.Sprintf(in("%s of %s", "%s / %s"), grundy.Grouped(p.Done), grundy.Grouped(p.Of))
	}
	rate := float64(met) / max(elapsed.Seconds(), 1e-3)
	return expression + in(": ", "：") + strings.Join([]string{
		positions + in(" positions", " 个局面"), grundy.Grouped(uint64(rate)) + in("/s", "/秒"), amount(p.Bytes), seconds,
	}, in(", ", "，"))
}

// batchText says how many lines of a batch are answered.
func batchText(lines uint64, elapsed time.Duration, lang grundy.Lang) string {
	format := grundy.Text{En: "%s lines, %s/s, %.0f s", Zh: "已答 %s 行，%s/秒，%.0f 秒"}.In(lang)
	return fmt.Sprintf(format, grundy.Grouped(lines), grundy.Grouped(uint64(float64(lines)/max(elapsed.Seconds(), 1e-3))), elapsed.Seconds())
}

// amount writes bytes as a person says them.
func amount(bytes uint64) string {
	switch {
	case bytes >= 10e9:
		return fmt.Sprintf("%d GB", bytes/1e9)
	case bytes >= 1e6:
		return fmt.Sprintf("%d MB", bytes/1e6)
	}
	return fmt.Sprintf("%d kB", bytes/1e3)
}

// progressFlag gives a command the flag that watch reads.
func progressFlag(c *cobra.Command, mode *string) {
	c.Flags().StringVar(mode, "progress", "auto", "after a second say on standard error how far the work is: always, never, or auto: on a terminal")
	c.Flags().Lookup("progress").NoOptDefVal = "always"
}
