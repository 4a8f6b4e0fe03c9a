//go:build goexperiment.simd && amd64

package taking

import (
	"context"
	"testing"
)

// Each width of the processor's vectors gives the values that pure Go gives.
func TestWidths(t *testing.T) {
	before := wide
	defer func() { wide = before }()
	for _, text := range []string{"0.77", "0.137", "0.007", "0.06"} {
		rule := code(t, text)
		wide = 1
		want := &Values{}
		if err := newCandidateFor(t, rule, 1).extend(context.Background(), want, 12000); err != nil {
			t.Fatal(err)
		}
		for wide = 4; wide <= before; wide *= 2 {
			differ(t, rule, newCandidateFor(t, rule, 1), want)
		}
		wide = before
	}
}
