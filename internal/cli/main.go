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
	"regexp"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// shell is what every command needs.
type shell struct {
	app      *app.App
	in       io.Reader
	out      *bufio.Writer
	err      io.Writer
	langFlag string
	json     bool
	getenv   func(string) string
	exit     int // of a command that answered, and yet not all
}

// Main runs the command with its arguments and returns the exit code.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	s := &shell{app: app.New(), in: in, out: bufio.NewWriterSize(out, 1<<16), err: errs, getenv: os.Getenv}
	root := s.root()
	root.SetArgs(args)
	root.SetOut(s.out)
	root.SetErr(errs)
	err := root.ExecuteContext(ctx)
	if flushErr := s.out.Flush(); err == nil && flushErr != nil {
		err = writing(flushErr)
	}
	if err == nil {
		return s.exit
	}
	return s.report(err)
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
		RunE:          func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	root.PersistentFlags().StringVar(&s.langFlag, "lang", "", "language of the answers: en or zh (default: that of the locale; JSON: en)")
	root.PersistentFlags().BoolVar(&s.json, "json", false, "write JSON, one object a line")
	root.SetFlagErrorFunc(flagError)
	root.CompletionOptions.DisableDefaultCmd = true
	root.SuggestionsMinimumDistance = 2
	root.AddCommand(s.solve(), s.games(), s.check(), s.judge(), s.version(), s.completion())
	return root
}

// noArguments refuses words after a command that takes none; for the command
// itself they are the names of commands that do not exist.
func noArguments(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if c.HasParent() {
		return grundy.Mistake(grundy.ErrParameter, "%s: unexpected argument %q", c.CommandPath(), args[0])
	}
	err := grundy.Mistake(grundy.ErrUnknown, "unknown command %q", args[0])
	if near := c.SuggestionsFor(args[0]); len(near) > 0 {
		return err.WithHint("did you mean %s?", near[0])
	}
	return err.WithHint("grundy --help lists the commands; to solve a game write: grundy solve %s", strings.Join(args, " "))
}

var negative = regexp.MustCompile(`in (-[0-9].*)$`)

// flagError turns cobra's words into ours.
func flagError(c *cobra.Command, err error) error {
	if m := negative.FindStringSubmatch(err.Error()); m != nil {
		return grundy.Mistake(grundy.ErrPosition, "%s: want a whole number, zero or more; got %q", c.CommandPath(), m[1])
	}
	return grundy.Mistake(grundy.ErrParameter, "%s: %s", c.CommandPath(), err).WithHint("%s --help lists the flags", c.CommandPath())
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
	message := strings.ReplaceAll(f.Message, "\n", "; ")
	if f.At > 0 && f.Kind != "syntax" {
		message = fmt.Sprintf("%s (at %d)", message, f.At)
	}
	fmt.Fprintf(s.err, "grundy: %s\n", message)
	if f.Hint != "" {
		fmt.Fprintf(s.err, "hint: %s\n", f.Hint)
	}
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
