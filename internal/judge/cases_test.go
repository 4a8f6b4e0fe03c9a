package judge

import (
	"bytes"
	"context"
	"slices"
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

// A query on a graph is a case with the words of its graph, and a position.
func TestCasesOfGraphs(t *testing.T) {
	p, err := Find("hdu-1524")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	err = p.Cases(t.Context(), strings.NewReader("3\n1 2\n2 0 2\n0\n1 1\n2 0 0\n0\n1 0 1 0 0"), func(c Case) error {
		got = append(got, strings.Join(c.Words, " ")+" = "+c.Position)
		return nil
	})
	want := []string{
		"3 1 2 2 0 2 0 1 1 = tokens(1,edges=[[0,2],[1,0],[1,2]])",
		"3 1 2 2 0 2 0 2 0 0 = tokens(0,0,edges=[[0,2],[1,0],[1,2]])",
		"1 0 1 0 = tokens(0,edges=[])",
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v", got, err)
	}
	if two := tokensOn(strings.Fields("1 0 1 0 1 0 0")); two != "" {
		t.Errorf("two queries are %s", two)
	}
}
