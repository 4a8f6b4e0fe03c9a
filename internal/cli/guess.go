package cli

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/notation"
)

func (s *shell) guess() *cobra.Command {
	var r app.GuessRequest
	var play string
	var timeout time.Duration
	c := &cobra.Command{
		Use:   "guess FAMILY",
		Short: "formulas for the outcomes or Grundy values of a family, found from its table",
		Long: `guess fills a table, fits formulas of many kinds to its low corner, a quarter of it,
tries each on the whole table and then on one twice as large, and writes the
shortest that are right everywhere, also as Starlark, C++ and Go.

A formula is checked as far as the table goes, and no further, unless it says
proved: that is a period which a theorem proves. The formulas that came nearest
are shown with the first position where they are wrong. That no formula is found
is an answer, too.

A family or a code is written as for table or seq. One number of a position runs,
or as many as --dims says; --range says where the table lies. docs/guess.md lists the kinds of formulas.`,
		Example: `  grundy guess lasker
  grundy guess wythoff
  grundy guess nim --dims 3 --to 15
  grundy guess 0.137
  grundy guess euclid --range 1..100,1..100
  grundy guess euclid --lang zh
  grundy guess bash max=3 --play misere --json`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return s.familyNames(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(c *cobra.Command, args []string) error {
			var err error
			if r.Play, err = grundy.ParsePlay(play); err != nil {
				return err
			}
			switch {
			case timeout < 0:
				return grundy.Mistake(grundy.ErrParameter, "guess: want no negative time after --timeout")
			case c.Flags().Changed("to") && r.To < 1:
				return grundy.Mistake(grundy.ErrParameter, "to %d: want a number, 1 or more", r.To)
			}
			expression, err := guessed(args)
			if err != nil {
				return err
			}
			s.subject, r.Expression = expression, expression
			ctx, cancel := tableFlags{timeout: timeout}.within(c.Context())
			defer cancel()
			return s.runGuess(ctx, r)
		},
	}
	c.Flags().IntVar(&r.Dims, "dims", 0, "numbers of a position that run: 1, 2 or 3 (default: as few as the family wants)")
	c.Flags().IntVar(&r.To, "to", 0, "the greatest number of the table (default: 20000, 127 or 23 by the dimension, or less where that would take long)")
	c.Flags().StringSliceVar(&r.Ranges, "range", nil, "numbers that run, as in 1..500, or 1..100,0..50 for two heaps, instead of --dims and --to")
	c.Flags().StringVar(&r.What, "what", "", "outcome or grundy (default: grundy of one number, outcome of more)")
	c.Flags().StringVar(&play, "play", "normal", "who cannot move loses (normal) or wins (misere)")
	c.Flags().StringSliceVar(&r.Avoid, "avoid", nil, "methods not to use for the table: theorem, parts, table, search")
	c.Flags().Uint64Var(&r.Limits.Positions, "limit-positions", 0, "positions that a search may remember (default: all of the table, at least 2000000)")
	c.Flags().DurationVar(&timeout, "timeout", 0, "give up after this long, as in 10s (default: never)")
	return c
}

// guessed reads the words of a command: a single one may be a code or a rule by name,
// which stays as it is written.
func guessed(args []string) (string, error) {
	expressions, err := args, error(nil)
	if len(args) != 1 {
		expressions, err = notation.Command(args)
	}
	if err == nil && len(expressions) != 1 {
		err = grundy.Mistake(grundy.ErrParameter, "guess: want one family; got %s", count(len(expressions))).WithHint("as in: grundy guess wythoff")
	}
	if err != nil {
		return "", err
	}
	return expressions[0], nil
}

func (s *shell) runGuess(ctx context.Context, r app.GuessRequest) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	result, err := s.app.Guess(ctx, r)
	if err != nil {
		return err
	}
	if s.json {
		return s.encode(result)
	}
	s.printGuess(result, lang)
	return nil
}

func (s *shell) printGuess(r app.GuessResult, lang grundy.Lang) {
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	what := in("Grundy values", "SG 值")
	if r.What == "outcome" {
		what = in("who wins", "胜负")
	}
	play := ""
	if r.Play == grundy.Misere {
		play = in(", misère play", "，反常规玩法（misère）")
	}
	to := app.GuessEnds(r)
	wrapped(s.out, fmt.Sprintf(in("%s%s: %s; learnt from %s, checked %s (%s positions)", "%s%s：%s；由 %s 学得，检验%s（%s 个局面）"),
		r.Game, play, what, to.Learnt, to.Checked.In(lang), grundy.Grouped(uint64(to.Positions))))
	fmt.Fprintln(s.out)
	views := r.Views(lang)
	if len(views) == 0 {
		wrapped(s.out, fmt.Sprintf(in("No formula that was tried agrees with the table (%d tried).", "试过的 %d 个公式都与表不符。"), to.Tried))
	}
	for i, f := range views {
		status := in("checked ", "检验") + to.Checked.In(lang)
		if f.Proved {
			status = in("proved", "已证明") + " [" + f.Theorem + "]"
			if to.From != "" {
				status += fmt.Sprintf(in(", from %s on", "，自 %s 起"), to.From)
			}
		}
		rows := []row{{fmt.Sprintf("%d.", i+1), f.Text}}
		if f.Words != "" {
			rows = append(rows, row{"", f.Words})
		}
		for _, n := range f.Notes {
			rows = append(rows, row{"", n})
		}
		rows = append(rows, row{"", status + in("; ", "；") + f.Kind + fmt.Sprintf(in("; %d bits", "；%d 位"), f.Bits)})
		s.table(rows, 1)
		for _, c := range f.Code {
			if i > 0 {
				break // --json has the code of all
			}
			s.code(c.Name, c.Text)
		}
		fmt.Fprintln(s.out)
	}
	if near := r.Near(lang); len(near) > 0 {
		fmt.Fprintln(s.out, in("Rejected, with the first position where they are wrong:", "被否定的公式及其第一个错误局面："))
		for _, n := range near {
			s.table([]row{{"  -", n}}, 1)
		}
	}
	switch {
	case len(views) == 0:
	case r.Own && slices.Contains(r.How, "theorem"):
		wrapped(s.out, in("The table comes from what the file claims, or from the values of its heaps one by one; that a formula found here agrees with it is checked, not proved.", "此表出自文件的断言，或由其各堆的值逐一算出；所得公式与之一致只是检验，并非证明。"))
	case r.Source != "":
		wrapped(s.out, fmt.Sprintf(in("grundy knows a theorem about these positions [%s]; that a formula found here agrees with it is checked, not proved.", "grundy 对这些局面已有定理 [%s]；所得公式与之一致只是检验，并非证明。"), r.Source))
	case slices.Contains(r.How, "theorem"):
		wrapped(s.out, in("The table comes from a theorem that grundy knows; that a formula found here agrees with it is checked, not proved.", "此表出自 grundy 已知的定理；所得公式与之一致只是检验，并非证明。"))
	}
}

// longCode is how many characters of code a person is shown; JSON has all.
const longCode = 1200

// code writes a formula in a language: on the line of its name if it is one line.
func (s *shell) code(name, text string) {
	text = strings.TrimRight(text, "\n")
	if len(text) > longCode {
		text = fmt.Sprintf("(%d bytes, in --json)", len(text))
	}
	if !strings.Contains(text, "\n") {
		fmt.Fprintf(s.out, "   %-9s %s\n", name, text)
		return
	}
	fmt.Fprintf(s.out, "   %s\n", name)
	for line := range strings.SplitSeq(text, "\n") {
		fmt.Fprintf(s.out, "       %s\n", line)
	}
}
