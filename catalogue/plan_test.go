package catalogue_test

import (
	"context"
	"errors"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/solve"
)

// The plan of a position, simple or compound, names the method by which the
// answer then says who wins, and plans no question that stays open but for a limit.
func TestPlansOfPositions(t *testing.T) {
	expressions := []string{
		"nim(3,4,5)", "wythoff(6,10)", "euclid(25,7)", "bash(21,max=3)", "fibonacci(30)",
		"nim(3) + wythoff(6,10)", "wythoff(2,3) + wythoff(4,4)", "euclid(3,2) + nim(1)", "every(euclid(2,3),euclid(3,5))",
		"every(wythoff(2,3),nim(4))", "short(nim(3),wythoff(1,2))", "rapid(nim(2),wythoff(3,3))", "union(nim(2),wythoff(1,3))",
		"urgent(nim(2),euclid(3,2))", "sum()", "every()", "sum(wythoff(3,4))", "(nim(1) + wythoff(1,2)) + bash(5,max=2)",
		"every(nim(2) + wythoff(1,2), euclid(5,3))",
	}
	certain, open := 0, 0
	for _, text := range expressions {
		p, err := catalogue.Place(text)
		if err != nil {
			t.Fatal(err)
		}
		for avoid := range solve.Method(16) {
			for _, play := range grundy.Plays {
				o := solve.Options{Play: play, Avoid: avoid}
				first := p.Plan(context.Background(), o).Ways[0]
				a, err := p.Analyse(context.Background(), o)
				switch {
				case err != nil && first.Method == 0:
					open++
				case err != nil && errors.Is(err, grundy.ErrNotKnown) && first.Otherwise == 0 && first.Method&solve.Parts != 0:
					open++ // what the theorem needs of a part is out of reach
				case err != nil:
					t.Errorf("%s in %s play avoiding %04b is planned by %s: %v", text, play, avoid, first.Method, err)
				case a.Because.Method == first.Method.String():
					certain++
				case first.Otherwise == 0 || a.Because.Method != first.Otherwise.String():
					t.Errorf("%s in %s play avoiding %04b is planned by %s or %s, and answered by %s", text, play, avoid, first.Method, first.Otherwise, a.Because.Method)
				}
			}
		}
	}
	if certain < 300 || open < 50 {
		t.Errorf("%d plans came true and %d said that nothing would do", certain, open)
	}
}
