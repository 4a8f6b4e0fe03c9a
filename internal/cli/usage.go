package cli

import (
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
)

// help is the command that shows how to use another.
func help() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "how to use a command",
		Example: `  grundy help
  grundy help solve`,
		RunE: func(c *cobra.Command, args []string) error {
			target, rest, err := c.Root().Find(args)
			if err != nil {
				return noArguments(c.Root(), args)
			}
			if err := noArguments(target, rest); err != nil {
				return err
			}
			return target.Help()
		},
	}
}

// noArguments refuses words after a command that takes none; for the command
// itself they are the names of commands that do not exist.
func noArguments(c *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if c.HasParent() {
		return mistaken(c, grundy.ErrParameter, "unexpected argument %q", excerpt(args[0]))
	}
	err := grundy.Mistake(grundy.ErrUnknown, "unknown command %q", excerpt(args[0]))
	if near := c.SuggestionsFor(args[0]); len(near) > 0 {
		return err.WithHint("did you mean %s?", near[0])
	}
	if line := strings.Join(quoted(args), " "); len(line) < 80 {
		return err.WithHint("grundy --help lists the commands; to solve a game write: grundy solve %s", line)
	}
	return err.WithHint("grundy --help lists the commands; grundy solve solves a game")
}

// mistaken makes an error about a command, named as its user typed it.
func mistaken(c *cobra.Command, kind error, format string, args ...any) *grundy.MistakeError {
	if c.HasParent() {
		format = strings.TrimPrefix(c.CommandPath(), "grundy ") + ": " + format
	}
	return grundy.Mistake(kind, format, args...)
}

var plain = regexp.MustCompile(`^[\pL\pN@%+=:,./_-]+$`)

// quoted returns words as a shell wants them.
func quoted(words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		if out[i] = w; !plain.MatchString(w) {
			out[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
		}
	}
	return out
}

var (
	negative = regexp.MustCompile(`in (-[0-9].*)$`)
	invalid  = regexp.MustCompile(`(?s)^invalid argument "(.*)" for "(?:-., )?--(.*)" flag: `)
	unknown  = regexp.MustCompile(`(?s)^unknown (?:shorthand )?flag: (?:'.*' in )?(-.*)$`)
	valued   = regexp.MustCompile(`^flag needs an argument: (?:'.' in )?(-.*)$`)
)

// wants says what the value of a flag must be, by its type.
var wants = map[string]string{
	"int":      "a whole number",
	"uint64":   "a whole number, zero or more",
	"duration": "a time with its unit, such as 10s or 1m30s",
	"bool":     "true or false",
}

// flagError turns cobra's words into ours.
func flagError(c *cobra.Command, err error) error {
	text := err.Error()
	if m := negative.FindStringSubmatch(text); m != nil {
		return mistaken(c, grundy.ErrPosition, "want a whole number, zero or more; got %q", m[1])
	}
	if m := invalid.FindStringSubmatch(text); m != nil {
		want := "another value"
		if f := c.Flags().Lookup(m[2]); f != nil && wants[f.Value.Type()] != "" {
			want = wants[f.Value.Type()]
		}
		if strings.HasSuffix(text, "out of range") {
			want += " of at most 18 digits"
		}
		return mistaken(c, grundy.ErrParameter, "--%s: want %s; got %q", m[2], want, excerpt(m[1]))
	}
	wrong := mistaken(c, grundy.ErrParameter, "%s", text)
	if m := valued.FindStringSubmatch(text); m != nil {
		wrong = mistaken(c, grundy.ErrParameter, "%s: want a value", m[1])
	} else if m := unknown.FindStringSubmatch(text); m != nil {
		wrong = mistaken(c, grundy.ErrParameter, "unknown flag %s", excerpt(m[1]))
	}
	return wrong.WithHint("%s --help lists the flags", c.CommandPath())
}
