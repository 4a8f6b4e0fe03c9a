package catalogue_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
	"example.org/grundy/oracle"
	"example.org/grundy/solve"
)

// gridOf makes the grid of a text such as "bash(max=3)" and "0..9,0..4".
func gridOf(t *testing.T, game, ranges string) (family.Grid, error) {
	t.Helper()
	e, err := notation.Parse(game)
	if err != nil {
		t.Fatal(err)
	}
	var list []family.Range
	for text := range strings.SplitSeq(ranges, ",") {
		r, err := family.ParseRange(text)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	return catalogue.Grid(e, list)
}

// grids are games with ranges, and the text of a position for its numbers.
var grids = []struct{ game, ranges, position string }{
	{"bash(max=3)", "0..13", "bash(%s,max=3)"},
	{"subtraction(set={1,3,4})", "2..12", "subtraction(%s,set={1,3,4})"},
	{"interval(min=2,max=4)", "0..12", "interval(%s,min=2,max=4)"},
	{"lasker", "0..7", "lasker(%s)"},
	{"run", "0..6", "run(%s)"},
	{"fibonacci", "0..12", "fibonacci(%s)"},
	{"fibonacci(limit=3)", "1..9", "fibonacci(%s,limit=3)"},
	{"fibonacci(8)", "0..9", "fibonacci(8,limit=%s)"},
	{"wythoff", "0..7,2..6", "wythoff(%s,%s)"},
	{"wythoff(diff=2)", "0..6,0..7", "wythoff(%s,%s,diff=2)"},
	{"euclid", "0..8,0..9", "euclid(%s,%s)"},
	{"grossman", "1..8,1..6", "grossman(%s,%s)"},
	{"nim", "0..5,0..4", "nim(%s,%s)"},
	{"nim(2)", "0..4,1..3", "nim(2,%s,%s)"},
	{"fibonacci", "0..9,0..7", "fibonacci(%s,limit=%s)"},
	{"dynamic(factor=1,plus=1)", "0..8,0..6", "dynamic(%s,limit=%s,factor=1,plus=1)"},
	{"dynamic(factor=0)", "0..3,0..3", "dynamic(%s,limit=%s,factor=0)"},
	{"erasing", "0..4,0..4", "erasing(%s,%s)"},
	{"bash(max=2) + nim", "0..4,0..3", "bash(%s,max=2) + nim(%s)"},
	{"short(bash(max=2),subtraction(set={2,3}))", "0..4,2..6", "short(bash(%s,max=2),subtraction(%s,set={2,3}))"},
	{"every(euclid(5,3),bash(max=2))", "0..5", "every(euclid(5,3),bash(%s,max=2))"},
	{"rapid(bash(max=2),nim(2))", "0..5", "rapid(bash(%s,max=2),nim(2))"},
	{"union(euclid,nim(1))", "0..4,0..5", "union(euclid(%s,%s),nim(1))"},
	{"urgent(bash(max=2),lasker)", "0..4,0..3", "urgent(bash(%s,max=2),lasker(%s))"},
}

// TestGridsAgainstOracle compares every question about every cell, by every
// method, with the definitions.
func TestGridsAgainstOracle(t *testing.T) {
	for _, g := range grids {
		grid, err := gridOf(t, g.game, g.ranges)
		if err != nil {
			t.Errorf("%s %s: %v", g.game, g.ranges, err)
			continue
		}
		for i := range grid.Len() {
			text := fmt.Sprintf(g.position, numbers(grid, i)...)
			p, err := catalogue.Place(text)
			if err != nil {
				t.Fatal(text, err)
			}
			var tally family.Tally
			part := p.Part(context.Background(), solve.Options{}, &tally)
			truth := oracle.New[any](part.Game)
			for _, play := range grundy.Plays {
				want := facts(truth, part.At, play)
				for ask, value := range want {
					for _, cells := range found(t, grid, ask, play) {
						if n, ok := cells.Get(i); !ok || n != nat.Of(value) {
							t.Errorf("%s, %v play, question %b: %v, %v; want %d", text, play, ask, n, ok, value)
						}
						if o := cells.Outcome(i); o != truth.Outcome(part.At, play) && (ask != solve.AskWinning || o != grundy.Unknown) {
							t.Errorf("%s, %v play, question %b: outcome %v", text, play, ask, o)
						}
					}
				}
			}
		}
	}
}

// numbers are the numbers of the axes at cell i.
func numbers(g family.Grid, i int) []any {
	axes := g.Axes()
	if len(axes) == 1 {
		return []any{axes[0].At(i)}
	}
	return []any{axes[0].At(i / axes[1].Size), axes[1].At(i % axes[1].Size)}
}

// facts are what the definitions say of a position, as Cells write it.
func facts(o *oracle.Oracle[any], p any, play grundy.Play) map[solve.Ask]uint64 {
	m := map[solve.Ask]uint64{
		solve.AskOutcome:    uint64(o.Outcome(p, play)),
		solve.AskRemoteness: o.Remoteness(p, play),
		solve.AskSuspense:   o.Suspense(p, play),
		solve.AskForeclosed: code(o.Foreclosed(p, play)),
		solve.AskWinning:    uint64(len(o.Winning(p, play))),
	}
	if play == grundy.Normal {
		m[solve.AskGrundy] = o.Grundy(p)
	}
	return m
}

// code is a foreclosed value of the oracle as Cells write it.
func code(f uint64) uint64 {
	switch f {
	case oracle.Ended:
		return 0
	case oracle.Infinite:
		return 1
	}
	return f + 2
}

// methods are sets of methods to avoid that leave one which answers.
var methods = []solve.Method{
	0, solve.Theorem, solve.Table, solve.Theorem | solve.Table | solve.Parts,
}

type wanted struct {
	grid family.Grid
	ask  solve.Ask
	play grundy.Play
}

// filled are the cells of grids that were filled already.
var filled = map[wanted][]*family.Cells{}

// found fills a grid by each set of methods.
func found(t *testing.T, g family.Grid, ask solve.Ask, play grundy.Play) []*family.Cells {
	t.Helper()
	key := wanted{g, ask, play}
	if filled[key] == nil {
		for _, avoid := range methods {
			cells, err := g.Cells(context.Background(), solve.Options{Ask: ask, Play: play, Avoid: avoid})
			if err != nil {
				t.Fatalf("%s, question %b, avoiding %b: %v", g.Game(), ask, avoid, err)
			}
			if cells.Method&avoid != 0 {
				t.Errorf("%s, question %b: used %v, which was to be avoided", g.Game(), ask, cells.Method&avoid)
			}
			filled[key] = append(filled[key], cells)
		}
	}
	return filled[key]
}

// A question that only search answers is answered from the small positions on,
// and what is beyond the limit is open, with the reason.
func TestGridBeyondLimits(t *testing.T) {
	grid, err := gridOf(t, "lasker", "0..60")
	if err != nil {
		t.Fatal(err)
	}
	o := solve.Options{Ask: solve.AskRemoteness, Avoid: solve.Theorem, Limits: solve.Limits{Positions: 500}}
	cells, err := grid.Cells(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if cells.Open == 0 || cells.Open == grid.Len() || !errors.Is(cells.Why, grundy.ErrLimit) {
		t.Errorf("%d of %d open, because %v: want some, because of a limit", cells.Open, grid.Len(), cells.Why)
	}
	for i := range grid.Len() {
		if _, ok := cells.Get(i); ok != (i < grid.Len()-cells.Open) {
			t.Errorf("cell %d: known %v; want the first %d cells", i, ok, grid.Len()-cells.Open)
		}
	}
	canceled, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := grid.Cells(canceled, solve.Options{Ask: solve.AskGrundy}); !errors.Is(err, grundy.ErrCanceled) {
		t.Errorf("a canceled context: %v", err)
	}
}

// Numbers beyond words are answered by theorem.
func TestHugeGrid(t *testing.T) {
	grid, err := gridOf(t, "nim", "1000000000000000000000..1000000000000000000001,5..6")
	if err != nil {
		t.Fatal(err)
	}
	cells, err := grid.Cells(context.Background(), solve.Options{Ask: solve.AskGrundy})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"1000000000000000000005", "1000000000000000000006", "1000000000000000000004", "1000000000000000000007"} {
		if n, ok := cells.Get(i); !ok || n.String() != want {
			t.Errorf("cell %d: %v, %v; want %s", i, n, ok, want)
		}
	}
}

func TestGridFaults(t *testing.T) {
	for _, test := range []struct {
		game, ranges, want string
		kind               error
	}{
		{"wythoff", "0..3", "want two heaps; got 1 number", grundy.ErrPosition},
		{"wythoff", "0..3,0..3,0..3", "want one range or two; got 3", grundy.ErrParameter},
		{"nim+nim", "0..3", "nim: no range is left for its numbers", grundy.ErrPosition},
		{"2*nim", "0..3", "want families; got copies", grundy.ErrPosition},
		{"every(2*nim(3),nim)", "0..3", "every: want families and positions", grundy.ErrPosition},
		{"every()", "0..3", "every: want a range for each number that is not given, 0; got 1", grundy.ErrPosition},
		{"every(nim,nim(3))", "0..3,0..3,1", "every: want a range for each number that is not given, 1; got 3", grundy.ErrPosition},
		{"every(nim,kayels)", "0..3,0..3", "unknown game", grundy.ErrUnknown},
		{"every(nim,max=3)", "0..3", "every: unknown parameter", grundy.ErrParameter},
		{"every(every(nim),nim)", "0..3,0..3", "nim: want a position", grundy.ErrPosition},
		{"nim+nim", "0..9999,0..9999", "100000000 positions: want at most 10000000", grundy.ErrLimit},
		{"kayels", "0..3", "unknown game", grundy.ErrUnknown},
		{"bash", "0..3", "want max=", grundy.ErrParameter},
		{"nim", "0..99999999", "100000000 positions: want at most 10000000", grundy.ErrLimit},
		{"nim", "0..9999,0..9999", "100000000 positions: want at most 10000000", grundy.ErrLimit},
		{"nim", "0..1000000000000000000000000", "want at most 10000000", grundy.ErrLimit},
		{"fibonacci(limit=3)", "0..3,0..3", "want one heap; got 2 numbers", grundy.ErrPosition},
	} {
		_, err := gridOf(t, test.game, test.ranges)
		if err == nil || !strings.Contains(err.Error(), test.want) || !errors.Is(err, test.kind) {
			t.Errorf("%s %s: %v; want %q", test.game, test.ranges, err, test.want)
		}
	}
}

func TestParseRange(t *testing.T) {
	for text, want := range map[string]string{
		"0..3": "0 3", "7": "7 7", " 2 .. 5 ": "2 5", "００..１２": "0 12", "03..0004": "3 4",
		"5..3": `range "5..3": want the smaller number first, 3..5`, "": "", "-1..2": "", "1..2..3": "", "1..": "", "..4": "", "1,2": "", "a..b": "", "1..2}": "", "1})+x({2": "", "0.5..2": "",
	} {
		r, err := family.ParseRange(text)
		got := r.From.String() + " " + r.To.String()
		if err != nil {
			got = err.Error()
			if want == "" {
				want = fmt.Sprintf("range %q: want two whole numbers, zero or more, with .. between them", text)
			}
		}
		if got != want {
			t.Errorf("%q: %s; want %s", text, got, want)
		}
	}
}
