package cli

import (
	"fmt"
	"strings"

	"example.org/grundy/internal/app"
)

// judgesPage lists the judges' problems with what is known about each.
func judgesPage() string {
	var b strings.Builder
	all := app.New().Problems()
	fmt.Fprintf(&b, `# Judges' problems

Generated from the problems by %s.

%s answers %d problems in their own formats. %s says all of this about one of
them and shows its sample, in English or, with %s, in Chinese; %s shows why each case of an
input has its answer. A star means that the statement was not at hand: the game, its answers and its
theorem are checked all the same, and the limits and the words of the output are from memory. Sorted by
theory, with right programs: [contest.md](contest.md) ([中文](contest.zh.md)).

| problem | asks | game | theory |
| --- | --- | --- | --- |
`, "`go test ./internal/cli -update`", "`grundy judge PROBLEM < in > out`", len(all), "`grundy judge PROBLEM --describe`", "`--lang zh`", "`--explain`")
	cell := func(text string) string { return strings.ReplaceAll(text, "|", `\|`) }
	for _, p := range all {
		star := ""
		if p.Recalled {
			star = "\\*"
		}
		name := p.ID
		if len(p.Aliases) > 0 {
			name += "; " + strings.Join(p.Aliases, ", ")
		}
		fmt.Fprintf(&b, "| %s%s: %s | %s | %s | %s |\n", strings.ReplaceAll(name, "_", `\_`), star, cell(p.Title.En), cell(p.Asks.En), cell(p.Game), cell(p.Theory.En))
	}
	b.WriteString("\n## Not answered\n\n")
	for _, r := range app.New().Refused() {
		fmt.Fprintf(&b, "* %s, %s: %s\n", strings.ReplaceAll(r.ID, "_", `\_`), r.Title, r.Why.En)
	}
	b.WriteString("\n## One problem in full, and why a case has its answer\n\n```console\n$ grundy judge poj-1704 --describe\n" +
		"$ printf '1\\n3\\n2 3 7\\n' | grundy judge poj-1704 --explain\n$ grundy judge hdu-3544\n```\n")
	return b.String()
}
