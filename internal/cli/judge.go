package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) judge() *cobra.Command {
	var list, describe, explain bool
	c := &cobra.Command{
		Use:   "judge PROBLEM < in > out",
		Short: "answer a judge's problem in that judge's format",
		Long: `judge reads the input of a judge's problem from standard input and writes the
answers that the judge expects. A malformed case is named by its line and number
after the answers before it have been written.

--list names the problems, and those that are known and not answered, with the
reason. --describe says of one what it asks, how it is written, why the answers
are right, and what goes wrong often. --explain answers an input case by case and
says why, as grundy solve does.`,
		Example: `  grundy judge --list
  grundy judge luogu-P1290 < in > out
  grundy judge hdu-5795 --describe
  grundy judge luogu-P1290 --explain < in`,
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
			switch {
			case list && (describe || explain) || describe && explain:
				return grundy.Mistake(grundy.ErrParameter, "judge: want one of --list, --describe and --explain")
			case list:
				return s.problems()
			case describe:
				return s.describeProblem(args[0])
			case explain:
				return s.explainCases(c, args[0])
			}
			return s.app.Judge(c.Context(), args[0], s.in, s.raw) // whose buffers are its own
		},
	}
	c.Flags().BoolVar(&list, "list", false, "list the problems")
	c.Flags().BoolVar(&describe, "describe", false, "say what the problem asks, how it is written, why the answers are right, and the traps")
	c.Flags().BoolVar(&explain, "explain", false, "answer case by case, and say why")
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
	if !s.json {
		rows = append(rows, row{}, row{in("Not answered:", "不作答："), ""})
	}
	for _, r := range s.app.Refused() {
		if s.json {
			if err := s.encode(r); err != nil {
				return err
			}
			continue
		}
		rows = append(rows, row{r.ID, r.Title + " — " + r.Why.In(lang)})
	}
	s.table(rows, 2)
	return nil
}

func (s *shell) describeProblem(id string) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	p, err := s.app.Problem(id)
	if err != nil {
		return err
	}
	if s.json {
		return s.encode(p)
	}
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	s.out.WriteString(p.ID + ": " + p.Title.In(lang) + "\n")
	rows := []row{
		{in("Asks", "问题"), p.Asks.In(lang)},
		{in("Input", "输入"), p.Input.In(lang)},
	}
	if p.Grammar != "" {
		rows = append(rows, row{in("Grammar", "输入文法"), p.Grammar})
	}
	if p.Where.En != "" {
		rows = append(rows, row{in("Where", "另需"), p.Where.In(lang)})
	}
	rows = append(rows, row{in("Output", "输出"), p.Output.In(lang)})
	if lang == grundy.English || p.Grammar == "" { // which has the limits, without words
		rows = append(rows, row{in("Limits", "范围"), p.Limits})
	}
	if lang == grundy.English || strings.Contains(p.Game, "(") { // no words but an expression
		rows = append(rows, row{in("Game", "游戏"), p.Game})
	}
	rows = append(rows,
		row{in("Theory", "理论"), p.Theory.In(lang)},
		row{in("Source", "出处"), p.Source},
		row{in("Traps", "陷阱"), p.Traps.In(lang)},
		row{in("Complexity", "复杂度"), p.Complexity},
		row{in("Statement", "题面"), p.Link},
	)
	if len(p.Aliases) > 0 {
		rows = append(rows, row{in("Also called", "别名"), strings.Join(p.Aliases, ", ")})
	}
	if p.Recalled {
		rows = append(rows, row{in("Care", "注意"), in(
			"the statement was not at hand: its limits and its words are from memory, so check them",
			"手头没有题面：范围与输出文字凭记忆写出，请核对")})
	}
	rows = append(rows, sampleRows(in("Sample", "样例"), p.Sample.In)...)
	rows = append(rows, sampleRows(in("Answer", "答案"), p.Sample.Out)...)
	s.table(rows, 2)
	return nil
}

// notOfCase follows a theory where no reason for the case can be given.
var notOfCase = grundy.Text{
	En: "(the theory of the problem, and no reason for this case by itself)",
	Zh: "（这是整道题的理论，不是针对这一组数据的理由）",
}

// sampleRows are the lines of a sample under one label.
func sampleRows(label, text string) (rows []row) {
	for line := range strings.Lines(text) {
		rows = append(rows, row{label, strings.TrimRight(line, "\n")})
		label = ""
	}
	return rows
}

func (s *shell) explainCases(c *cobra.Command, id string) error {
	lang, err := s.lang()
	if err != nil {
		return err
	}
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	r := app.AnalyseRequest{Lang: lang}
	return s.app.ExplainCases(c.Context(), id, s.in, r, func(result app.CaseResult) error {
		if s.json {
			if err := s.encode(result); err != nil {
				return err
			}
			return flushed(s)
		}
		if result.Number > 1 {
			s.out.WriteString("\n")
		}
		rows := []row{{in("Case ", "第 ") + grundy.Grouped(uint64(result.Number)) + in("", " 组"), strings.Join(result.Words, " ")}}
		rows = append(rows, sampleRows(in("Answer", "答案"), result.Answer)...)
		if result.Analysis == nil || !strings.Contains(result.Problem.Game, "(") { // an equal game, or none
			rows = append(rows, row{in("Theory", "理论"), result.Problem.Theory.In(lang)})
		}
		switch {
		case result.NotKnown != "":
			rows = append(rows, row{"", notOfCase.In(lang)}, row{in("Position", "局面"), result.Position}, row{in("Not known", "未知"), result.NotKnown})
		case result.Analysis == nil:
			rows = append(rows, row{"", notOfCase.In(lang)})
		}
		s.table(rows, 2)
		if result.Analysis != nil {
			s.print(page{*result.Analysis, lang, 40, 0})
		}
		return flushed(s)
	})
}

// flushed shows what has been written so far.
func flushed(s *shell) error {
	if err := s.out.Flush(); err != nil {
		return writing(err)
	}
	return nil
}
