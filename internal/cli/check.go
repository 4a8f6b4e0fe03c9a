package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) check() *cobra.Command {
	var all bool
	var samples int
	c := &cobra.Command{
		Use:   "check NAME… | FILE.star… | --all",
		Short: "hold families to the laws: every theorem against the rules",
		Long: `check plays small positions by the rules alone, and compares what the theorems
of a family say about them. It exits with 1 if a law is broken.

A file of rules, FILE.star or -f FILE, is held to the same laws: what its value,
outcome, split or normal claim is compared with its options.`,
		Example: `  grundy check nim
  grundy check --all -n 5`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return s.familyNames(), cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(c *cobra.Command, args []string) error {
			args, err := s.withFiles(c.Context(), args)
			if err != nil {
				return err
			}
			switch {
			case all == (len(args) > 0):
				return grundy.Mistake(grundy.ErrParameter, "check: want names of families, or --all").WithHint("the games are listed by: grundy games")
			}
			return s.app.Check(c.Context(), app.CheckRequest{Names: args, Samples: samples}, s.printCheck)
		},
	}
	c.Flags().BoolVar(&all, "all", false, "all families")
	c.Flags().IntVarP(&samples, "samples", "n", 200, "positions to begin from, at the most, for each setting of parameters")
	return c
}

func (s *shell) printCheck(r app.CheckResult) error {
	if s.json {
		return s.encode(r)
	}
	verdict := fmt.Sprintf("ok      %d samples, %d facts", r.Samples, r.Facts)
	if r.Skipped > 0 {
		verdict += fmt.Sprintf(", %d samples too large", r.Skipped)
	}
	if r.Breach != "" {
		verdict = "BROKEN  " + r.Breach
	}
	fmt.Fprintf(s.out, "%-40s %s\n", r.Game, verdict)
	return s.out.Flush()
}
