// Command wasm compares rules in modules of WebAssembly with the same rules in Go: through
// the search of grundy, and in a bare loop that asks for the options of every position.
//
//	wasm RUNS NAME=MODULE...
//
// NAME is euclid or wythoff, and what follows a dot in it is printed only. The positions
// are two numbers up to a bound. The two run by turns; printed are medians of the CPU
// seconds, how many millions of moves each does a second, and the median of the ratios.
package main

import (
	"context"
	"fmt"
	"iter"
	"log"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/family"
	"example.org/grundy/notation"
	"example.org/grundy/solve"
	"example.org/grundy/wasm"
)

// A pair is a position of the rules in Go, as large as one of a module.
type pair struct{ a, b int64 }

// rules are games in Go.
type rules func(p pair, yield func(pair) bool)

func (r rules) Options(p pair) iter.Seq[pair] { return func(yield func(pair) bool) { r(p, yield) } }

func euclid(p pair, yield func(pair) bool) {
	a, b := max(p.a, p.b), min(p.a, p.b)
	if b == 0 {
		return
	}
	for rest := a - b; rest >= 0; rest -= b {
		if !yield(pair{rest, b}) {
			return
		}
	}
}

func wythoff(p pair, yield func(pair) bool) {
	for k := int64(1); k <= p.a; k++ {
		if !yield(pair{p.a - k, p.b}) {
			return
		}
	}
	for k := int64(1); k <= p.b; k++ {
		if !yield(pair{p.a, p.b - k}) {
			return
		}
	}
	for k := int64(1); k <= p.a && k <= p.b; k++ {
		if !yield(pair{p.a - k, p.b - k}) {
			return
		}
	}
}

var games = map[string]struct {
	rules rules
	to    int
}{"euclid": {euclid, 700}, "wythoff": {wythoff, 200}}

func main() {
	log.SetFlags(0)
	if len(os.Args) < 3 {
		log.Fatal("want RUNS NAME=MODULE...")
	}
	runs, err := strconv.Atoi(os.Args[1])
	if err != nil || runs < 1 {
		log.Fatalf("runs %q: want a number, at least 1", os.Args[1])
	}
	fmt.Printf("%-16s %-7s %10s %9s %9s %9s %9s %7s\n", "module", "", "moves", "Go s", "module s", "Go M/s", "M/s", "ratio")
	for _, arg := range os.Args[2:] {
		name, path, _ := strings.Cut(arg, "=")
		if err := compare(name, path, runs); err != nil {
			log.Fatal(err)
		}
	}
}

func compare(name, path string, runs int) error {
	base, _, _ := strings.Cut(name, ".")
	task, ok := games[base]
	if !ok {
		return fmt.Errorf("no rules %s in Go", base)
	}
	module, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	theirs, err := wasm.Load(context.Background(), path, module)
	if err != nil {
		return err
	}
	ours := native(base, task.rules)
	pairs := func(yield func(pair) bool) {
		for a := range int64(task.to + 1) {
			for b := range int64(task.to + 1) {
				if !yield(pair{a, b}) {
					return
				}
			}
		}
	}
	loops := []struct {
		name   string
		ours   func() (int, error)
		theirs func() (int, error)
	}{
		{"loop", func() (int, error) { return loop(task.rules, pairs) }, func() (int, error) { return theirs.Count(context.Background(), rows(pairs)) }},
		{"search", func() (int, error) { return table(ours, task.to) }, func() (int, error) { return table(theirs, task.to) }},
	}
	moves := 0
	for _, l := range loops {
		var first, second, ratios []float64
		sum, other := 0, 0
		for range runs {
			before := cpu()
			if sum, err = l.ours(); err != nil {
				return err
			}
			between := cpu()
			if other, err = l.theirs(); err != nil {
				return err
			}
			after := cpu()
			if sum != other {
				return fmt.Errorf("%s: %s: the results differ: %d in Go, %d in the module", name, l.name, sum, other)
			}
			first, second = append(first, between-before), append(second, after-between)
			ratios = append(ratios, (between-before)/(after-between))
		}
		if l.name == "loop" {
			moves = sum
		}
		m := float64(moves) / 1e6
		fmt.Printf("%-16s %-7s %10d %9.3f %9.3f %9.1f %9.1f %7.2f\n", name, l.name, moves, median(first), median(second), m/median(first), m/median(second), median(ratios))
	}
	return nil
}

// rows are the positions as a module has them.
func rows(pairs iter.Seq[pair]) iter.Seq[[]int64] {
	return func(yield func([]int64) bool) {
		row := make([]int64, 2)
		for p := range pairs {
			if row[0], row[1] = p.a, p.b; !yield(row) {
				return
			}
		}
	}
}

// loop counts the options of all positions.
func loop(r grundy.Game[pair], pairs iter.Seq[pair]) (count int, err error) {
	for p := range pairs {
		for range r.Options(p) {
			count++
		}
	}
	return count, nil
}

// native makes a family of rules in Go.
func native(name string, r rules) family.Family {
	return family.New(family.Def[pair]{
		Name: name + "_go", Values: true, Examples: []string{name},
		New: func(family.Arguments) (grundy.Game[pair], error) { return r, nil },
		Board: family.Board[pair]{
			Parse: func(a family.Arguments) (p pair, err error) {
				if len(a.Values()) != 2 {
					return p, a.PositionErrorf("want 2 numbers")
				}
				if p.a, err = strconv.ParseInt(a.Values()[0].String(), 10, 64); err == nil {
					p.b, err = strconv.ParseInt(a.Values()[1].String(), 10, 64)
				}
				return p, err
			},
			Format:  func(p pair) []string { return []string{fmt.Sprint(p.a), fmt.Sprint(p.b)} },
			Samples: func(int) iter.Seq[pair] { return func(func(pair) bool) {} },
		},
	})
}

// table computes the Grundy values of all positions, and returns their sum.
func table(f family.Family, to int) (sum int, err error) {
	d, err := catalogue.With(f)
	if err != nil {
		return 0, err
	}
	e, err := notation.Parse(f.Describe().Name)
	if err != nil {
		return 0, err
	}
	one, err := family.ParseRange(fmt.Sprintf("0..%d", to))
	if err != nil {
		return 0, err
	}
	grid, err := d.Grid(e, []family.Range{one, one})
	if err != nil {
		return 0, err
	}
	cells, err := grid.Cells(context.Background(), solve.Options{Ask: solve.AskGrundy})
	if err == nil && cells.Open > 0 {
		err = fmt.Errorf("%s: %d values are not known: %v", f.Describe().Name, cells.Open, cells.Why)
	}
	if err != nil {
		return 0, err
	}
	for i := range grid.Len() {
		n, _ := cells.Get(i)
		w, _ := n.Uint64()
		sum += int(w)
	}
	return sum, nil
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
