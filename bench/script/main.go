// Command script compares Grundy values of a game in Starlark, through grundy, with a bare
// loop of the interpreter that calls options at the same positions; and the values of
// heaps with one that calls take or breaks at the same heaps.
//
//	script [RUNS]
//
// The two run by turns; printed are medians of the CPU seconds, of the ratio, and how many
// millions of moves grundy takes a second.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/solve"
)

// A task is rules and the positions of a grid from 0 to a number in each dimension; or,
// without dimensions, all positions that one reaches, which is a value of the language.
type task struct {
	name, rules string
	dims, to    int // no dims and no from: the values of heaps up to a number
	from        string
}

var tasks = []task{
	{"number", "name = 'number'\ndef options(p): return [p - k for k in range(1, min(p, 20) + 1)]\n", 1, 100_000, ""},
	{"pair", "name = 'pair'\ndef options(p):\n    a, b = p\n    return [(x, b) for x in range(a)] + [(a, y) for y in range(b)]\n", 2, 120, ""},
	{"rows", "name = 'rows'\ndef options(p):\n    a, b = p\n    return [(a - k*b, b) for k in range(1, a//b + 1)] if a >= b and b else [(a, b - k*a) for k in range(1, b//a + 1)] if a else []\n", 2, 400, ""},
	{"digits", `name = 'digits'
def options(p):
    lower = [p[:i] + str(d) + p[i+1:] for i in range(len(p)) for d in range(int(p[i]))]
    return lower + [p[:i] for i in range(len(p)) if p[i] == '0']
`, 0, 0, `"66666"`},
	{"nested", `name = 'nested'
def options(p):
    (a, b), c = p
    return [((x, b), c) for x in range(a)] + [((a, y), c) for y in range(b)] + [((a, b), z) for z in range(min(c, a + b))]
`, 0, 0, `((30, 30), 30)`},
	{"five", `name = 'five'
row = True
def options(p):
    return [p[:i] + (x,) + p[i+1:] for i in range(len(p)) for x in range(p[i])]
`, 0, 0, `(7, 7, 7, 7, 7)`},
	{"take", "name = 'taken'\ndef take(n): return [k for k in (1, 3, 4, 7, 9) if k <= n]\n", 0, 300_000, ""},
	{"many", "name = 'taken'\ndef take(n): return [k for k in range(1, n//2 + 1)]\n", 0, 5_000, ""},
	{"breaks", "name = 'broken'\ndef breaks(n): return [(a, n-2-a) for a in range((n-2)//2 + 1)] if n > 1 else []\n", 0, 2_000, ""},
}

func main() {
	log.SetFlags(0)
	runs := 5
	if len(os.Args) > 1 {
		var err error
		if runs, err = strconv.Atoi(os.Args[1]); err != nil {
			log.Fatal(err)
		}
	}
	fmt.Printf("%-8s %9s %9s %9s %7s %9s\n", "task", "moves", "bare s", "grundy s", "ratio", "M/s")
	for _, t := range tasks {
		positions, err := t.positions()
		if err != nil {
			log.Fatal(err)
		}
		var bare, ours, ratios []float64
		moves := 0
		for range runs {
			before := cpu()
			n, err := t.bare(positions)
			if err != nil {
				log.Fatal(err)
			}
			between := cpu()
			if err := t.grundy(); err != nil {
				log.Fatal(err)
			}
			after := cpu()
			moves = n
			bare, ours = append(bare, between-before), append(ours, after-between)
			ratios = append(ratios, (after-between)/(between-before))
		}
		fmt.Printf("%-8s %9d %9.2f %9.2f %7.2f %9.2f\n", t.name, moves, median(bare), median(ours), median(ratios), float64(moves)/median(ours)/1e6)
	}
}

// game runs the rules in a bare interpreter.
func (t task) game() (*starlark.Thread, starlark.Value, error) {
	thread := &starlark.Thread{}
	globals, err := starlark.ExecFileOptions(&syntax.FileOptions{}, thread, t.name, t.rules, nil)
	rules := globals["options"]
	for _, name := range []string{"take", "breaks"} {
		if f, ok := globals[name]; ok {
			rules = f
		}
	}
	return thread, rules, err
}

// positions lists the positions of the task, or nil for those of a grid.
func (t task) positions() ([]starlark.Value, error) {
	if t.from == "" {
		return nil, nil
	}
	thread, options, err := t.game()
	if err != nil {
		return nil, err
	}
	first, err := starlark.EvalOptions(&syntax.FileOptions{}, thread, t.name, t.from, nil)
	list, seen := []starlark.Value{first}, map[string]bool{}
	for i := 0; i < len(list) && err == nil; i++ {
		var v starlark.Value
		if v, err = starlark.Call(thread, options, starlark.Tuple{list[i]}, nil); err != nil {
			break
		}
		for x := range starlark.Elements(v.(*starlark.List)) {
			if !seen[x.String()] {
				seen[x.String()] = true
				list = append(list, x)
			}
		}
	}
	return list, err
}

// bare calls options at every position and counts the moves.
func (t task) bare(positions []starlark.Value) (moves int, err error) {
	thread, options, err := t.game()
	if err != nil {
		return 0, err
	}
	visit := func(p starlark.Value) error {
		list, err := starlark.Call(thread, options, starlark.Tuple{p}, nil)
		if err == nil {
			moves += starlark.Len(list)
		}
		return err
	}
	for _, p := range positions {
		if err := visit(p); err != nil {
			return 0, err
		}
	}
	for a := 0; a <= t.to && t.from == "" && err == nil; a++ {
		if t.dims < 2 {
			err = visit(starlark.MakeInt(a))
		}
		for b := 0; b <= t.to && t.dims == 2 && err == nil; b++ {
			err = visit(starlark.Tuple{starlark.MakeInt(a), starlark.MakeInt(b)})
		}
	}
	return moves, err
}

// grundy computes the Grundy values of all positions.
func (t task) grundy() error {
	ctx := context.Background()
	f, err := script.Load(ctx, t.name+".star", []byte(t.rules))
	if err != nil {
		return err
	}
	d, err := catalogue.With(f)
	if err != nil {
		return err
	}
	o := solve.Options{Ask: solve.AskGrundy, Must: solve.AskGrundy, Limits: solve.Limits{Positions: 10_000_000}}
	name := f.Describe().Name
	switch {
	case t.from != "":
		return t.one(ctx, d, o)
	case t.dims == 0:
		return heaps(ctx, d, fmt.Sprintf("%s(%d)", name, t.to))
	}
	e, err := notation.Parse(name)
	if err != nil {
		return err
	}
	one, err := family.ParseRange(fmt.Sprintf("0..%d", t.to))
	if err != nil {
		return err
	}
	grid, err := d.Grid(e, slices.Repeat([]family.Range{one}, t.dims))
	if err != nil {
		return err
	}
	cells, err := grid.Cells(ctx, o)
	if err == nil && cells.Open > 0 {
		err = fmt.Errorf("%s: %d values are not known: %v", t.name, cells.Open, cells.Why)
	}
	return err
}

// heaps computes the values of all heaps up to the one of a position.
func heaps(ctx context.Context, d *catalogue.Directory, position string) error {
	return one(ctx, d, position, solve.Options{Ask: solve.AskGrundy, Must: solve.AskGrundy, First: 1, Limits: solve.Limits{Moves: 1 << 50, Positions: family.MostCells}})
}

// one computes the Grundy value of the position that reaches all.
func (t task) one(ctx context.Context, d *catalogue.Directory, o solve.Options) error {
	from := strings.NewReplacer("(", "[", ")", "]", " ", "").Replace(t.from)
	from = strings.TrimSuffix(strings.TrimPrefix(from, "["), "]")
	return one(ctx, d, t.name+"("+from+")", o)
}

func one(ctx context.Context, d *catalogue.Directory, position string, o solve.Options) error {
	e, err := notation.Parse(position)
	if err != nil {
		return err
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		return err
	}
	a, err := p.Analyse(ctx, o)
	if _, ok := a.Grundy.Get(); err == nil && !ok {
		err = fmt.Errorf("%s: the value is not known: %v", position, a.Gaps)
	}
	return err
}

// cpu returns the CPU seconds of the process.
func cpu() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		log.Fatal(err)
	}
	return float64(u.Utime.Sec+u.Stime.Sec) + float64(u.Utime.Usec+u.Stime.Usec)/1e6
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}
