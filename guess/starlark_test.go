package guess

import (
	"context"
	"strings"
	"testing"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// Each formula of the classics runs in Starlark itself, in the dialect of files of rules,
// and says there what it says as a tree.
func TestStarlark(t *testing.T) {
	dialect := &syntax.FileOptions{Set: true, While: true, TopLevelControl: true, GlobalReassign: true, Recursion: true}
	for _, c := range classics {
		table := c.make()
		r, err := Find(context.Background(), table, Options{Most: 20})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range r.Formulas {
			text, want := program(Starlark, []Formula{f}, []*Table{table})
			var got []string
			thread := &starlark.Thread{Print: func(_ *starlark.Thread, line string) { got = append(got, line) }}
			if _, err := starlark.ExecFileOptions(dialect, thread, "formula.star", text, nil); err != nil {
				t.Errorf("%s: %v\n%s", c.name, err, f.Code(Starlark))
				continue
			}
			if strings.Join(got, " ") != strings.Join(want, " ") || len(want) == 0 {
				t.Errorf("%s: %s says something else in Starlark", c.name, f.Code(Starlark))
			}
		}
	}
}
