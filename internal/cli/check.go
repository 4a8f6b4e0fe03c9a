package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) check() *cobra.Command {
	var all bool
	var samples, to int
	c := &cobra.Command{
		Use:   "check NAME… | FILE.star… | --all",
		Short: "hold families to the laws: every theorem against the rules",
		Long: `check plays small positions by the rules alone, and compares what the theorems
of a family say about them. It exits with 1 if a law is broken.

A file of rules, FILE.star, FILE.wasm or -f FILE, is held to the same laws. What its value,
outcome, split or normal claim is compared with its options first, for every
position that the samples reach; of all counterexamples the smallest is shown.
--to N begins from larger positions.`,
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
			r := app.CheckRequest{Names: args, Samples: samples, To: to}
			if c.Flags().Changed("samples") {
				r.Claims = samples
			}
			return s.app.Check(c.Context(), r, s.printCheck)
		},
	}
	c.Flags().BoolVar(&all, "all", false, "all families")
	c.Flags().IntVarP(&samples, "samples", "n", 200, "positions to begin from, at the most, for each setting of parameters")
	c.Flags().IntVar(&to, "to", 0, "the greatest number in the positions to begin from (default: a small one, as the game has it; 20 for a file)")
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
	switch {
	case !r.Held():
		verdict = fmt.Sprintf("unknown nothing was checked: all %d samples are too large", r.Skipped)
	case r.Breach != "":
		verdict = "BROKEN  " + r.Breach
	}
	fmt.Fprintf(s.out, "%-40s %s\n", r.Game, verdict)
	if c := r.Claims; c != nil {
		lang, err := s.lang()
		if err != nil {
			return err
		}
		fmt.Fprintf(s.out, grundy.Text{
			En: "  %s: %s claims compared, at the %s positions that samples up to %d reach; %d samples too large, %d left out. Nothing is said beyond.\n",
			Zh: "  %s：检验了 %s 条断言，覆盖由不超过 %[4]d 的样例可达的 %[3]s 个局面；%[5]d 个样例过大，%[6]d 个未用。此范围以外不作断言。\n"}.In(lang),
			strings.Join(c.Names, ", "), grundy.Grouped(uint64(c.Facts)), grundy.Grouped(uint64(c.Positions)), c.To, c.Skipped, c.Left)
	}
	return s.out.Flush()
}
