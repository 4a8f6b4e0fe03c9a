package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) compare() *cobra.Command {
	var r app.CompareRequest
	c := &cobra.Command{
		Use:   "compare A B",
		Short: "where two games first have different Grundy values",
		Long: `compare computes the Grundy values of two games position by position, and says
that they agree up to a bound, or where they first differ. It exits with 1 if they
do. A game is a family or a code, or a formula in Starlark over n, or over a and b
for two numbers. That two games agree up to a bound proves nothing beyond it.`,
		Example: `  grundy compare 'bash(max=3)' 'n % 4' --to 100
  grundy compare nim 'a ^ b' --to 50`,
		RunE: func(c *cobra.Command, args []string) error {
			lang, err := s.lang()
			if err != nil {
				return err
			}
			if len(args) != 2 {
				return grundy.Mistake(grundy.ErrParameter, "compare: want two games; got %s", count(len(args))).WithHint("as in: grundy compare 0.161 0.36")
			}
			r.A, r.B = args[0], args[1]
			result, err := s.app.Compare(c.Context(), r)
			if err != nil {
				return err
			}
			if !result.Equal {
				s.exit = app.ExitRefuted
			}
			if s.json {
				return s.encode(result)
			}
			fmt.Fprintln(s.out, comparisonText(result).In(lang))
			return nil
		},
	}
	c.Flags().IntVar(&r.To, "to", 0, "the greatest number of a position (default: 1000, or 100 where two run)")
	c.Flags().IntVar(&r.Dims, "dims", 0, "how many numbers of a position run, 1 or 2 (default: as few as both games take)")
	return c
}

func comparisonText(r app.Comparison) grundy.Text {
	if r.Equal {
		return grundy.Text{
			En: fmt.Sprintf("equal up to %d (%d positions compared, %d not known): checked, not proved", r.To, r.Checked, r.Unknown),
			Zh: fmt.Sprintf("到 %d 为止相等（比较了 %d 个局面，%d 个未知）：已检验，未证明", r.To, r.Checked, r.Unknown)}
	}
	at := strings.Trim(strings.ReplaceAll(fmt.Sprint(r.At), " ", ","), "[]")
	return grundy.Text{
		En: fmt.Sprintf("first differ at %s: %s has %d, %s has %d", at, r.A, r.Values[0], r.B, r.Values[1]),
		Zh: fmt.Sprintf("首次不同在 %s：%s 为 %d，%s 为 %d", at, r.A, r.Values[0], r.B, r.Values[1])}
}
