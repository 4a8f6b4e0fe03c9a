package judge

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// The cases one by one say what a run says, and end as it ends.
func TestCasesAnswerAsRun(t *testing.T) {
	for _, p := range All() {
		for _, in := range []string{p.Sample.In, p.Sample.In + "\n1 x", p.Sample.In[:len(p.Sample.In)/2], "", "x", "0 0", "1\n", "3\n\n"} {
			var got bytes.Buffer
			number := 0
			err := p.Cases(context.Background(), strings.NewReader(in), func(c Case) error {
				if number++; c.Number != number {
					t.Errorf("%s: case %d comes as the %dth", p.ID, c.Number, number)
				}
				got.WriteString(c.Answer)
				return nil
			})
			fail := ""
			if err != nil {
				fail = err.Error()
			}
			if out, want := answer(p, in, 2, blockSize); got.String() != out || fail != want {
				t.Errorf("%s on %q:\n got %q, %s\nwant %q, %s", p.ID, in, got.String(), fail, out, want)
			}
		}
	}
}
