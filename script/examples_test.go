package script_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/laws"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/solve"
)

const examples = "../examples"

// Each file of examples keeps the laws, and answers what stands beside it: in rows of an
// expression, a play, the outcome, and the value or -. The rows after "# long" take seconds.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(examples, "*.star"))
	if err != nil || len(files) < 12 {
		t.Fatalf("%d files in %s, %v; want at least 12", len(files), examples, err)
	}
	for _, path := range files {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".star"), func(t *testing.T) {
			source, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			f, err := script.Load(t.Context(), filepath.Base(path), source)
			if err != nil {
				t.Fatal(err)
			}
			for _, trial := range f.Trials() {
				report, err := trial.Check(t.Context(), laws.Options{Count: 40})
				if err != nil || report.Samples < 4 {
					t.Errorf("the laws of %s: %d samples, %v", trial.Name, report.Samples, err)
				}
			}
			d, err := catalogue.With(f)
			if err != nil {
				t.Fatal(err)
			}
			rows, err := os.ReadFile(strings.TrimSuffix(path, ".star") + ".txt")
			if err != nil {
				t.Fatal(err)
			}
			held := 0
			for line := range strings.Lines(string(rows)) {
				if line = strings.TrimSpace(line); line == "# long" && testing.Short() {
					break
				}
				if line != "" && line[0] != '#' {
					holdRow(t, d, line)
					held++
				}
			}
			if held < 7 {
				t.Errorf("%d rows of answers: want at least 7", held)
			}
		})
	}
}

// holdRow compares one row with the answer.
func holdRow(t *testing.T, d *catalogue.Directory, row string) {
	t.Helper()
	cells := strings.Split(row, " | ")
	if len(cells) != 4 {
		t.Fatalf("%q: want expression | play | outcome | value or -", row)
	}
	play, err := grundy.ParsePlay(cells[1])
	if err != nil {
		t.Fatal(err)
	}
	e, err := notation.Parse(cells[0])
	if err != nil {
		t.Fatal(err)
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		t.Fatal(err)
	}
	o := solve.Options{Play: play, Ask: solve.AskOutcome}
	if cells[3] != "-" {
		o.Ask |= solve.AskGrundy
	}
	o.Must = o.Ask
	o.Limits.Moves = 100_000_000 // POJ 2068 at its limit needs more than the default
	a, err := p.Analyse(context.Background(), o)
	if err != nil {
		t.Errorf("%.200s: %v", row, err)
		return
	}
	v, known := a.Grundy.Get()
	if a.Outcome.String() != cells[2] || cells[3] != "-" && (!known || v.String() != cells[3]) {
		t.Errorf("%.200s: outcome %s, value %s", row, a.Outcome, v)
	}
}
