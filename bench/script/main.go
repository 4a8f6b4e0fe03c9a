// Command script compares a table of a game in Starlark, through grundy, with a bare loop
// of the interpreter that calls options at the same positions; and the values of heaps
// with one that calls take or breaks at the same heaps.
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
	"syscall"

	"go.starlark.net/starlark"
	"go.starlark.net/syntax"

	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/script"
	"example.org/grundy/solve"
)

// A task is rules and the positions of a grid from 0 to a number in each dimension.
type task struct {
	name, rules string
	dims, to    int // no dims: the values of heaps up to a number
}

var tasks = []task{
	{"number", "name = 'number'\ndef options(p): return [p - k for k in range(1, min(p, 20) + 1)]\n", 1, 100_000},
	{"pair", "name = 'pair'\ndef options(p):\n    a, b = p\n    return [(x, b) for x in range(a)] + [(a, y) for y in range(b)]\n", 2, 120},
	{"rows", "name = 'rows'\ndef options(p):\n    a, b = p\n    return [(a - k*b, b) for k in range(1, a//b + 1)] if a >= b and b else [(a, b - k*a) for k in range(1, b//a + 1)] if a else []\n", 2, 400},
	{"take", "name = 'taken'\ndef take(n): return [k for k in (1, 3, 4, 7, 9) if k <= n]\n", 0, 300_000},
	{"many", "name = 'taken'\ndef take(n): return [k for k in range(1, n//2 + 1)]\n", 0, 5_000},
	{"breaks", "name = 'broken'\ndef breaks(n): return [(a, n-2-a) for a in range((n-2)//2 + 1)] if n > 1 else []\n", 0, 2_000},
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
		var bare, ours, ratios []float64
		moves := 0
		for range runs {
			before := cpu()
			n, err := t.bare()
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

// bare calls options at every position and counts the moves.
func (t task) bare() (moves int, err error) {
	thread := &starlark.Thread{}
	globals, err := starlark.ExecFileOptions(&syntax.FileOptions{}, thread, t.name, t.rules, nil)
	if err != nil {
		return 0, err
	}
	rules := globals["options"]
	for _, name := range []string{"take", "breaks"} {
		if f, ok := globals[name]; ok {
			rules = f
		}
	}
	visit := func(p starlark.Value) error {
		list, err := starlark.Call(thread, rules, starlark.Tuple{p}, nil)
		if err == nil {
			moves += starlark.Len(list)
		}
		return err
	}
	for a := range t.to + 1 {
		if t.dims < 2 {
			err = visit(starlark.MakeInt(a))
		}
		for b := 0; b <= t.to && t.dims == 2 && err == nil; b++ {
			err = visit(starlark.Tuple{starlark.MakeInt(a), starlark.MakeInt(b)})
		}
		if err != nil {
			return 0, err
		}
	}
	return moves, nil
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
	name := f.Describe().Name
	if t.dims == 0 {
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
	cells, err := grid.Cells(ctx, solve.Options{Ask: solve.AskGrundy})
	if err == nil && cells.Open > 0 {
		err = fmt.Errorf("%s: %d values are not known: %v", t.name, cells.Open, cells.Why)
	}
	return err
}

// heaps computes the values of all heaps up to the one of a position.
func heaps(ctx context.Context, d *catalogue.Directory, position string) error {
	e, err := notation.Parse(position)
	if err != nil {
		return err
	}
	p, err := d.PlaceExpr(e)
	if err != nil {
		return err
	}
	_, err = p.Analyse(ctx, solve.Options{Ask: solve.AskGrundy, Must: solve.AskGrundy, First: 1, Limits: solve.Limits{Moves: 1 << 50, Positions: family.MostCells}})
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
