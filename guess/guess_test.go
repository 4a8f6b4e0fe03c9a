package guess

import (
	"context"
	"strings"
	"testing"

	"example.org/grundy"
)

// classics are games whose formula must be found first.
var classics = []struct {
	name string
	make func() *Table
	want string
}{
	{"bash", func() *Table { return heaps(200, subtract(1, 2, 3)) }, "g(n) = n mod 4"},
	{"nim of 2", func() *Table { return play(Outcomes, each, Axis{0, 31}, Axis{0, 31}) }, "P if and only if a = b"},
	{"values of nim of 2", func() *Table { return play(Values, each, Axis{0, 31}, Axis{0, 31}) }, "g(a, b) = a xor b"},
	{"nim of 3", func() *Table { return play(Outcomes, each, Axis{0, 15}, Axis{0, 15}, Axis{0, 15}) }, "P if and only if a xor b = c"},
	{"lasker", func() *Table { return heaps(400, lasker) }, ""},
	{"hdu 5795", func() *Table { return heaps(200, three) }, ""},
	{"fibonacci nim", func() *Table { return play(Outcomes, fibonacciNim, Axis{0, 60}, Axis{0, 60}) }, ""},
	{"wythoff", func() *Table { return play(Outcomes, wythoff, Axis{0, 60}, Axis{0, 60}) }, ""},
	{"euclid", func() *Table { return play(Outcomes, euclid, Axis{0, 60}, Axis{0, 60}) }, ""},
	{"e&d", func() *Table { return play(Values, split, Axis{1, 64}, Axis{1, 64}) }, "g(a, b) = zeros(((a - 1) bitor (b - 1)) + 1)"},
	{"moore of 3", func() *Table { return play(Outcomes, moore, Axis{0, 12}, Axis{0, 12}, Axis{0, 12}) }, "P if and only if places3(a, b, c)"},
	{"moore of 4", func() *Table { return play(Outcomes, moore, Axis{0, 7}, Axis{0, 7}, Axis{0, 7}, Axis{0, 7}) }, "P if and only if places3(a, b, c, d)"},
	{"staircase", func() *Table { return play(Outcomes, staircase, Axis{0, 9}, Axis{0, 9}, Axis{0, 9}) }, "P if and only if a = c"},
}

func TestClassics(t *testing.T) {
	for _, c := range classics {
		r, err := Find(context.Background(), c.make(), Options{})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var lines []string
		for _, f := range r.Formulas {
			lines = append(lines, f.Text(grundy.English))
		}
		t.Logf("%s: %d tried\n  %s", c.name, r.Tried, strings.Join(lines, "\n  "))
		for _, f := range r.Rejected {
			t.Logf("  rejected: %s at %v: %d, not %d", f.Formula.Text(grundy.English), f.Failure.At, f.Failure.Is, f.Failure.Predicted)
		}
		if len(lines) == 0 || c.want != "" && lines[0] != c.want {
			t.Errorf("%s: want %q first; got %q", c.name, c.want, lines)
		}
	}
}
