package taking

import (
	"os"
	"strings"
	"testing"
)

// The page about codes lists the names, and says of codes what Parse says.
func TestPageOfCodes(t *testing.T) {
	text, err := os.ReadFile("../docs/codes.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range Names() {
		code := ""
		if n.Code != "" {
			code = "`" + n.Code + "`"
		}
		row := strings.Join([]string{"| `" + n.Name + "`", code, n.Rules.En, n.Source + " |\n"}, " | ")
		if !strings.Contains(string(text), row) {
			t.Errorf("docs/codes.md has no row\n%s", row)
		}
	}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(line, "|\n"), "|")
		first := strings.Trim(cells[0], " ")
		code := strings.Trim(first, "`")
		if len(cells) < 2 || first != "`"+code+"`" || strings.Contains(code, "`") {
			continue
		}
		if _, err := Parse(code); err != nil {
			t.Errorf("%q: %v", line, err)
		}
		if len(cells) == 3 && strings.Contains(cells[0], "set=") {
			if r := parse(t, strings.Trim(cells[0], " `")); "`"+r.String()+"`" != strings.Trim(cells[2], " ") {
				t.Errorf("%q: the code is %s", line, r)
			}
		}
	}
}
