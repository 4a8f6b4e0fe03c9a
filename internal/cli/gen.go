package cli

import (
	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) gen() *cobra.Command {
	var r app.GenRequest
	c := &cobra.Command{
		Use:   "gen PROBLEM | --grammar TEXT",
		Short: "write a random valid input of a judge's problem",
		Long: `gen writes a valid input of a judge's problem, or of a grammar, to standard output.
The same seed makes the same bytes on every machine. About a quarter of the numbers
are such at which programs go wrong: equal heaps, zeros where they may be, all ones,
the ends of ranges, powers of two, Fibonacci numbers, lost positions.

The sizes are small, medium, statement (all that the statement allows) and big
(ten times as much, which the statement does not promise). docs/stress.md
describes the language of grammars.`,
		Example: `  grundy gen poj-1067 --seed 7
  grundy gen hdu-1907 --size medium --count 3
  grundy gen --grammar 'T:1..50 / ( n:1..9 a[n]:0..99 / )[T]' --count 2`,
		ValidArgsFunction: s.problemNames,
		RunE: func(c *cobra.Command, args []string) error {
			if err := oneProblem("gen", args, r.Grammar); err != nil {
				return err
			}
			if len(args) > 0 {
				r.Problem = args[0]
			}
			if r.Cases < 0 {
				return grundy.Mistake(grundy.ErrParameter, "gen: want no negative number after --count")
			}
			in, err := s.app.Gen(r)
			if err != nil {
				return err
			}
			if s.json {
				return s.encode(struct {
					Problem string `json:"problem,omitempty"`
					Seed    uint64 `json:"seed"`
					Size    string `json:"size"`
					In      string `json:"in"`
				}{r.Problem, r.Seed, r.Size, string(in)})
			}
			_, err = s.out.Write(in)
			return err
		},
	}
	c.Flags().StringVar(&r.Grammar, "grammar", "", "the form of the input, instead of that of a problem")
	c.Flags().Uint64Var(&r.Seed, "seed", 1, "which input of all")
	c.Flags().IntVar(&r.Cases, "count", 0, "cases in the input (default: as the size has it)")
	c.Flags().StringVar(&r.Size, "size", "small", "small, medium, statement or big")
	c.Flags().StringSliceVar(&r.Traps, "traps", nil, "more numbers to try, with commas between them")
	return c
}

// problemNames completes the names of problems.
func (s *shell) problemNames(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	var ids []string
	for _, p := range s.app.Problems() {
		ids = append(ids, p.ID+"\t"+p.Title.En)
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// oneProblem wants one problem, or a grammar.
func oneProblem(command string, args []string, grammar string) error {
	switch {
	case len(args) == 1 && args[0] != "", len(args) == 0 && grammar != "":
		return nil
	case len(args) > 1:
		return grundy.Mistake(grundy.ErrParameter, "%s: want one problem; got %s", command, count(len(args)))
	}
	return grundy.Mistake(grundy.ErrParameter, "%s: want a problem, or --grammar", command).WithHint("grundy judge --list names the problems")
}
