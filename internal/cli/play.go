package cli

import (
	"context"
	"time"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/play"
	"example.org/grundy/notation"
)

type playFlags struct {
	play, opponent, first string
	misere, hints, plain  bool
	blunder               float64
	seed                  uint64
	digits                int
	limit                 uint64
	memory                string
}

func (s *shell) play() *cobra.Command {
	var f playFlags
	c := &cobra.Command{
		Use:   "play EXPR",
		Short: "play a game against a perfect opponent, a beginner, random moves or a friend",
		Long: `play shows a position and its moves, and plays against you. Every game that solve
takes can be played: sums and other compounds, games of files after -f, and games
in which play may repeat a position.

A perfect opponent wins if it can, as fast as it can; else it draws if it can;
else it holds out as long as it can. Where it is not known within the limits who
wins, it says so and makes a legal move.

In a terminal play draws a screen; its keys stand in the last line. With --plain,
or without a terminal, it reads a line for each turn: the number of a move, its
name, the position after it, or a word such as hint, why, undo and quit.`,
		Example: `  grundy play nim 3 4 5
  grundy play 'nim(3) + wythoff(1,2)' --opponent beginner
  grundy play euclid 25 7 --misere --first computer --lang zh
  printf '1\nquit\n' | grundy play --plain 'fibonacci(20)'`,
		RunE: func(c *cobra.Command, args []string) error { return s.runPlay(c.Context(), f, args) },
	}
	c.Flags().StringVar(&f.play, "play", "normal", "who cannot move loses (normal) or wins (misere)")
	c.Flags().BoolVar(&f.misere, "misere", false, "the same as --play misere")
	c.Flags().StringVar(&f.opponent, "opponent", "perfect", "perfect, beginner, random, or none for two players in turn")
	c.Flags().StringVar(&f.first, "first", "you", "who begins: you or computer")
	c.Flags().Float64Var(&f.blunder, "blunder", app.DefaultBlunder, "how often a beginner blunders, from 0 to 1")
	c.Flags().Uint64Var(&f.seed, "seed", 0, "what random moves are drawn from (default: the time)")
	c.Flags().BoolVar(&f.hints, "hints", false, "show who wins, and what each move is worth")
	c.Flags().BoolVar(&f.plain, "plain", false, "play by lines, as pipes and screen readers want it")
	c.Flags().IntVar(&f.digits, "digits", 40, "shorten longer numbers in text; 0 never does")
	c.Flags().Uint64Var(&f.limit, "limit-positions", 0, "positions that a search may remember at a time, or a table have (default 2000000)")
	c.Flags().StringVar(&f.memory, "limit-memory", "", "memory that tables and searches may take, as in 64MB or 1GiB (default 256MiB, or more after --limit-positions)")
	return c
}

// settings are what the flags say.
func (f playFlags) settings(lang grundy.Lang) (play.Settings, error) {
	set := play.Settings{Lang: lang, Digits: f.digits}
	var err error
	if set.Play, err = grundy.ParsePlay(f.play); err != nil {
		return set, err
	}
	if f.misere {
		set.Play = grundy.Misere
	}
	if set.Opponent, err = app.ParseOpponent(f.opponent); err != nil {
		return set, err
	}
	switch f.first {
	case "you":
		set.First = app.You
	case "computer":
		set.First = app.Other
	default:
		return set, grundy.Mistake(grundy.ErrParameter, "first %q: want you or computer", excerpt(f.first))
	}
	if f.digits < 0 {
		return set, grundy.Mistake(grundy.ErrParameter, "digits %d: want zero or more", f.digits)
	}
	set.Blunder, set.Seed, set.Hints = &f.blunder, f.seed, f.hints
	if set.Seed == 0 {
		set.Seed = uint64(time.Now().UnixNano())
	}
	set.Limits.Positions = f.limit
	set.Limits.Bytes, err = app.ParseBytes(f.memory)
	return set, err
}

func (s *shell) runPlay(ctx context.Context, f playFlags, args []string) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	set, err := f.settings(lang)
	if err != nil {
		return err
	}
	if s.json {
		return grundy.Mistake(grundy.ErrParameter, "play: want no --json, which is for answers")
	}
	expressions, err := notation.Command(args)
	if err != nil {
		return err
	}
	if len(expressions) != 1 {
		return grundy.Mistake(grundy.ErrParameter, "play: want one position; got %d", len(expressions)).WithHint("as in: grundy play nim 3 4 5")
	}
	s.subject = expressions[0]
	set.Expression = expressions[0]
	if set.Parsed, err = s.parse(expressions[0]); err != nil {
		return err
	}
	if f.plain || !isTerminal(s.in) || !isTerminal(s.raw) {
		return play.Plain(ctx, s.app, set, s.in, s.out)
	}
	return play.Screen(ctx, s.app, set, s.in, s.raw)
}
