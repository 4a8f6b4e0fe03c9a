package app

import (
	"bytes"
	"regexp"
	"testing"

	"example.org/grundy"
	"example.org/grundy/internal/input"
)

var caseNumber = regexp.MustCompile(`^Case #?\d+: `)

// The position of a case has the outcome that its answer says: no answer stands for
// a won position here and for a lost one there. Both outcomes occur.
func TestPositionsAgreeWithAnswers(t *testing.T) {
	app := New()
	for _, p := range app.Problems() {
		if p.Position == nil || p.Grammar == "" {
			continue
		}
		g, err := p.Inputs()
		if err != nil {
			t.Fatal(err)
		}
		inputs := [][]byte{[]byte(p.Sample.In)}
		for seed := range uint64(40) {
			tree, err := g.Random(input.Recipe{Seed: seed, Size: input.Small, Room: 60})
			if err != nil {
				t.Fatal(err)
			}
			inputs = append(inputs, tree.Bytes())
		}
		outcomes := map[string]grundy.Outcome{}
		found := map[grundy.Outcome]bool{}
		analysed := 0
		for _, in := range inputs {
			r := AnalyseRequest{Ask: []string{"outcome"}, Explain: ExplainNone}
			err := app.ExplainCases(t.Context(), p.ID, bytes.NewReader(in), r, func(c CaseResult) error {
				if c.Position == "" {
					return nil
				}
				if c.Analysis == nil {
					t.Errorf("%s: %s is not analysed", p.ID, c.Position)
					return nil
				}
				analysed++
				answer := caseNumber.ReplaceAllString(c.Answer, "")
				if before, ok := outcomes[answer]; ok && before != c.Analysis.Outcome {
					t.Errorf("%s: %q is the answer to %s, which is %v, and to a position that is %v", p.ID, answer, c.Position, c.Analysis.Outcome, before)
				}
				outcomes[answer] = c.Analysis.Outcome
				found[c.Analysis.Outcome] = true
				return nil
			})
			if err != nil {
				t.Errorf("%s on %q: %v", p.ID, in, err)
			}
		}
		if analysed == 0 || len(found) < 2 {
			t.Errorf("%s: %d positions analysed, outcomes %v: want won and lost ones", p.ID, analysed, found)
		}
	}
}
