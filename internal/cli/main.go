// Package cli is the program as commands.
//
// Each command is one file: it reads flags into a request of package app, and
// writes the result as text for a person or as JSON. Answers go to standard
// output; errors go to standard error, one line that says what is wrong and
// where, and perhaps one with a hint:
//
//	grundy: euclid(25,x): at 11: …
//	hint: …
//
// The exit code is 0 for an answer, 1 for a refutation, 2 for bad usage, bad
// input or trouble with a file, 3 for a limit, and 130 for an interruption.
package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// shell is what every command needs.
type shell struct {
	app      *app.App
	in       io.Reader
	out      *bufio.Writer
	raw      io.Writer // what out writes to
	err      io.Writer
	langFlag string
	json     bool
	subject  string // the expression at hand, which an error has a place in
	taken    bool   // standard input is read already
	getenv   func(string) string
	exit     int // of a command that answered, and yet not all
	work     atomic.Pointer[work]
	grace    atomic.Int64 // how long an interrupted command may take, in nanoseconds; 0: patience
}

// work is a position that is being solved.
type work struct {
	expression string
	account    *app.Account
}

// Main runs the command with its arguments and returns the exit code.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	s := &shell{app: app.New(), in: in, out: bufio.NewWriterSize(out, 1<<16), raw: out, err: errs, getenv: os.Getenv}
	done := make(chan error, 1)
	go func() { done <- s.run(ctx, args) }()
	var err error
	select {
	case err = <-done:
	case <-ctx.Done():
		select {
		case err = <-done:
		case <-time.After(max(patience, time.Duration(s.grace.Load()))):
			err = s.interrupted()
		}
	}
	if err == nil {
		return s.exit
	}
	return s.report(err)
}

// patience is how long an interrupted command may take to end by itself. One
// that waits for input, or multiplies numbers of ten million digits, is left.
const patience = 300 * time.Millisecond

// interrupted says what was under way, and how far it got, where a command could
// not be ended in time.
func (s *shell) interrupted() error {
	w := s.work.Load()
	if w == nil {
		return grundy.ErrCanceled
	}
	expression := w.expression
	if letters := []rune(expression); len(letters) > 80 {
		expression = string(letters[:79]) + "…"
	}
	if p := w.account.Progress(); max(p.Positions, p.Stored) > 0 {
		return fmt.Errorf("%w after %s positions: %s", grundy.ErrCanceled, grundy.Grouped(max(p.Positions, p.Stored)), expression)
	}
	return fmt.Errorf("%w: %s", grundy.ErrCanceled, expression)
}

func (s *shell) run(ctx context.Context, args []string) error {
	root := s.root()
	root.SetArgs(args)
	root.SetOut(s.out)
	root.SetErr(s.err)
	err := root.ExecuteContext(ctx)
	if flushErr := s.out.Flush(); err == nil && flushErr != nil {
		err = writing(flushErr)
	}
	return err
}

func (s *shell) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "grundy",
		Short: "grundy solves impartial games: who wins, which move, and why",
		Long: `grundy solves impartial games such as Nim, Wythoff's game and Euclid's game,
and sums of them: who wins, every winning move, the Grundy value, how long play
lasts, and why.`,
		Example: `  grundy solve euclid 25 7
  grundy solve 'nim(3,4,5) + wythoff(6,10)'
  grundy solve --play misere nim 1 1 2
  grundy games
  grundy judge luogu-P1290 < in > out`,
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          noArguments,
		Version:       app.Version().Version,
		PersistentPreRunE: func(*cobra.Command, []string) error {
			_, err := s.lang()
			return err
		},
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	root.PersistentFlags().StringVar(&s.langFlag, "lang", "", "language of the answers: en or zh (default: that of the locale; JSON: en)")
	root.PersistentFlags().BoolVar(&s.json, "json", false, "write JSON, one object a line")
	root.SetFlagErrorFunc(flagError)
	root.CompletionOptions.DisableDefaultCmd = true
	root.SuggestionsMinimumDistance = 2
	root.SetHelpCommand(help())
	root.SetVersionTemplate(versionLine())
	root.AddCommand(s.ruled(s.solve()), s.ruled(s.tables()), s.ruled(s.plot()), s.ruled(s.seq()), s.ruled(s.period()), s.ruled(s.guess()), s.ruled(s.games()), s.ruled(s.check()), s.ruled(s.compare()), s.verify(), s.judge(), s.serve(), s.gen(), s.stress(), s.version(), s.completion())
	return root
}

// report writes an error and returns its exit code.
func (s *shell) report(err error) int {
	f := app.Fail(err)
	if f.Kind == "internal" && isUsage(err) {
		f.Exit = app.ExitBad
	}
	s.complain(f)
	return f.Exit
}

func (s *shell) complain(f app.Failure) {
	message := f.Message
	switch {
	case f.At == 0 || f.Kind == "syntax" || strings.Contains(message, fmt.Sprintf(": at %d: ", f.At)): // which says it
	case s.subject == "" || utf8.RuneCountInString(s.subject) > 60:
		message = fmt.Sprintf("%s (at %d)", message, f.At)
	default:
		message = fmt.Sprintf("%s (at %d of %s)", message, f.At, s.subject)
	}
	fmt.Fprintf(s.err, "grundy: %s\n", oneLine(message))
	if f.Hint != "" {
		fmt.Fprintf(s.err, "hint: %s\n", oneLine(f.Hint))
	}
}

// oneLine keeps what a file or an argument said from breaking the line, or from
// commanding the terminal.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return '\ufffd'
		}
		return r
	}, strings.ReplaceAll(text, "\n", "; "))
}

// isUsage tells cobra's own errors, such as a wrong number of arguments.
func isUsage(err error) bool { return errors.Unwrap(err) == nil }

// writing wraps a failure to write an answer.
func writing(err error) error {
	return grundy.Mistake(grundy.ErrFile, "writing the answer: %v", cause(err))
}

// lang settles the language: the flag, or else the locale.
func (s *shell) lang() (grundy.Lang, error) {
	if s.langFlag != "" {
		return grundy.ParseLang(s.langFlag)
	}
	if s.json {
		return grundy.English, nil
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := s.getenv(name); v != "" {
			if strings.HasPrefix(strings.ToLower(v), "zh") {
				return grundy.Chinese, nil
			}
			return grundy.English, nil
		}
	}
	return grundy.English, nil
}

// cause returns the innermost error: "no space left on device" without the name
// of the system call.
func cause(err error) error {
	for {
		inner := errors.Unwrap(err)
		if inner == nil {
			return err
		}
		err = inner
	}
}
