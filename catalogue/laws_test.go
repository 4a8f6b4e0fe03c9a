package catalogue_test

import (
	"testing"

	"example.org/grundy/catalogue"
	"example.org/grundy/laws"
)

// TestLaws holds every family, under every setting that its definition names, to
// the rules. grundy check --all does the same with more samples.
func TestLaws(t *testing.T) {
	count, positions := 40, 1500
	if testing.Short() {
		count, positions = 14, 400
	}
	for _, f := range catalogue.All() {
		for _, trial := range f.Trials() {
			t.Run(trial.Name, func(t *testing.T) {
				t.Parallel()
				report, err := trial.Check(t.Context(), laws.Options{Count: count, Positions: positions})
				if err != nil {
					t.Error(err)
				}
				if report.Samples == 0 {
					t.Error("no sample was small enough to be checked")
				}
			})
		}
	}
}
