package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
)

func (s *shell) judge() *cobra.Command {
	var list bool
	c := &cobra.Command{
		Use:   "judge PROBLEM < in > out",
		Short: "answer a judge's problem in that judge's format",
		Long: `judge reads the input of a judge's problem from standard input and writes the
answers that the judge expects. A malformed case is named by its line and number
after the answers before it have been written.`,
		Example: `  grundy judge --list
  grundy judge luogu-P1290 < in > out`,
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			var ids []string
			for _, p := range s.app.Problems() {
				ids = append(ids, p.ID+"\t"+p.Title.En)
			}
			return ids, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(c *cobra.Command, args []string) error {
			if list == (len(args) > 0) || len(args) > 1 {
				return grundy.Mistake(grundy.ErrParameter, "judge: want one problem, or --list").WithHint("grundy judge --list names them")
			}
			if list {
				return s.problems()
			}
			return s.app.Judge(c.Context(), args[0], s.in, s.raw) // whose buffers are its own
		},
	}
	c.Flags().BoolVar(&list, "list", false, "list the problems")
	return c
}

func (s *shell) problems() error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	var rows []row
	for _, p := range s.app.Problems() {
		if s.json {
			if err := s.encode(p); err != nil {
				return err
			}
			continue
		}
		text := p.Title.In(lang) + " — " + p.Asks.In(lang)
		if len(p.Aliases) > 0 {
			text += in(" (also ", "（又名 ") + strings.Join(p.Aliases, ", ") + in(")", "）")
		}
		rows = append(rows, row{p.ID, text})
	}
	s.table(rows, 2)
	return nil
}
