package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func (s *shell) games() *cobra.Command {
	return &cobra.Command{
		Use:   "games [NAME]",
		Short: "the families of games: rules, parameters, what is known, examples",
		Example: `  grundy games
  grundy games euclid`,
		Args: func(c *cobra.Command, args []string) error {
			if len(args) > 1 {
				return noArguments(c, args[1:])
			}
			return nil
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			names := s.familyNames()
			for _, k := range s.app.Compounds() {
				names = append(names, k.Name+"\t"+k.Title.En)
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			lang, err := s.lang()
			if err != nil {
				return err
			}
			if len(args) == 1 {
				return s.describe(lang, args[0])
			}
			return s.list(lang)
		},
	}
}

// familyNames are the families, as a completion shows them.
func (s *shell) familyNames() []string {
	var names []string
	for _, d := range s.app.Families() {
		names = append(names, d.Name+"\t"+d.Title.En)
	}
	return names
}

func (s *shell) list(lang grundy.Lang) error {
	if s.json {
		for _, d := range s.app.Families() {
			if err := s.encode(d); err != nil {
				return err
			}
		}
		for _, k := range s.app.Compounds() {
			if err := s.encode(k); err != nil {
				return err
			}
		}
		return nil
	}
	var rows []row
	for _, d := range s.app.Families() {
		rows = append(rows, row{d.Examples[0], d.Title.In(lang)})
	}
	for _, k := range s.app.Compounds() {
		rows = append(rows, row{k.Name + "(…,…)", k.Title.In(lang)})
	}
	s.table(rows, 3)
	fmt.Fprintln(s.out, "\n"+grundy.Text{
		En: "grundy games NAME says more about one of them. Sums are written with +.",
		Zh: "grundy games NAME 查看某一个的详情。和用 + 连接。"}.In(lang))
	return nil
}

func (s *shell) describe(lang grundy.Lang, name string) error {
	if k, ok := s.app.Compound(name); ok {
		return s.describeCompound(lang, k)
	}
	d, err := s.app.Describe(name)
	if err != nil {
		return err
	}
	if s.json {
		return s.encode(d)
	}
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	fmt.Fprintf(s.out, "%s: %s\n", d.Name, d.Title.In(lang))
	rows := []row{{in("Rules", "规则"), d.Rules.In(lang)}, {in("Position", "局面"), d.Position.In(lang)}}
	label := in("Parameters", "参数")
	for _, p := range d.Params {
		text := p.Name
		if doc := p.Doc.In(lang); doc != "" {
			text += ": " + doc
		}
		if p.Default != "" {
			text += in(" (default ", "（默认 ") + p.Default + in(")", "）")
		}
		rows = append(rows, row{label, text})
		label = ""
	}
	var aliases []string
	for _, a := range d.Aliases {
		aliases = append(aliases, a.Name)
	}
	if len(aliases) > 0 {
		rows = append(rows, row{in("Also called", "别名"), strings.Join(aliases, ", ")})
	}
	label = in("Known", "已知定理")
	for _, f := range d.Facts {
		rows = append(rows, row{label, f.What.In(lang) + in(": ", "：") + f.Statement.In(lang) + " [" + f.Source + "]"})
		label = ""
	}
	label = in("Examples", "例子")
	for _, e := range d.Examples {
		rows = append(rows, row{label, "grundy solve '" + e + "'"})
		label = ""
	}
	rows = append(rows, row{in("Source", "出处"), d.Source})
	s.table(rows, 2)
	return nil
}

func (s *shell) describeCompound(lang grundy.Lang, k app.CompoundDescription) error {
	if s.json {
		return s.encode(k)
	}
	in := func(en, zh string) string { return grundy.Text{En: en, Zh: zh}.In(lang) }
	fmt.Fprintf(s.out, "%s: %s\n", k.Name, k.Title.In(lang))
	s.table([]row{
		{in("Rules", "规则"), k.Rules.In(lang)},
		{in("First wins", "先手胜"), k.Wins.In(lang)},
		{in("Also called", "别名"), strings.Join(k.Aliases, ", ")},
		{in("Source", "出处"), k.Source},
		{in("Position", "局面"), in("any games, also such compounds", "任意游戏，也可以嵌套")},
		{in("Example", "例子"), "grundy solve '" + k.Name + "(euclid(25,7),nim(3,4))'"},
	}, 2)
	return nil
}

func (s *shell) version() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "the version of grundy",
		Example: `  grundy version`,
		Args:    noArguments,
		RunE: func(*cobra.Command, []string) error {
			if s.json {
				return s.encode(app.Version())
			}
			s.out.WriteString(versionLine())
			return nil
		},
	}
}

func versionLine() string {
	v := app.Version()
	return fmt.Sprintf("grundy %s (%s, %s)\n", v.Version, v.Go, v.Platform)
}

func (s *shell) completion() *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:       "completion SHELL",
		Short:     "a completion script for bash, zsh, fish or powershell",
		Example:   `  grundy completion bash > grundy.bash`,
		ValidArgs: shells,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) != 1 {
				return grundy.Mistake(grundy.ErrParameter, "completion: want one shell: %s", strings.Join(shells, ", "))
			}
			root := c.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(s.out, true)
			case "zsh":
				return root.GenZshCompletion(s.out)
			case "fish":
				return root.GenFishCompletion(s.out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(s.out)
			}
			return grundy.Mistake(grundy.ErrParameter, "completion %q: want %s", args[0], strings.Join(shells, ", "))
		},
	}
}
