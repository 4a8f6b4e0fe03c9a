// Command engine is this repository's side of the comparison of the generic
// engine with C++ programs of the same algorithms; run.sh runs both.
//
//	engine TASK SIZE
//
// prints the CPU seconds of the task, all threads and the collection of garbage
// included, a hash of its result, how many steps it took, and where that is
// known the bytes for each stored position.
package main

import (
	"context"
	"fmt"
	"iter"
	"os"
	"runtime"
	"strconv"
	"syscall"

	"example.org/grundy"
	"example.org/grundy/nimber"
	"example.org/grundy/solve"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

// A result is what a task found. Steps are options or cells or products.
type result struct {
	seconds     float64
	hash, steps uint64
	bytes       float64
}

var tasks = map[string]func(n int) (result, error){
	"memo":    memo,
	"lines":   lines,
	"table":   table,
	"product": product,
}

func run(args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("usage: engine TASK SIZE")
	}
	task, ok := tasks[args[0]]
	if !ok {
		return fmt.Errorf("no task %q", args[0])
	}
	n, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	r, err := task(n)
	if err != nil {
		return err
	}
	fmt.Printf("%.6f %016x %d %.1f\n", r.seconds, r.hash, r.steps, r.bytes)
	return nil
}

func cpu() float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	seconds := func(t syscall.Timeval) float64 { return float64(t.Sec) + float64(t.Usec)/1e6 }
	return seconds(u.Utime) + seconds(u.Stime)
}

var unlimited = solve.Limits{Positions: 1 << 40, Moves: 1 << 50, Bytes: 1 << 50}

// Three heaps, from one of which a move takes 1 … 7 counters: by the rules alone.
type three struct{}

func (three) Options(p [3]uint32) iter.Seq[[3]uint32] {
	return func(yield func([3]uint32) bool) {
		for i, n := range p {
			q := p
			for k := range min(n, 7) {
				q[i] = n - 1 - k
				if !yield(q) {
					return
				}
			}
		}
	}
}

// bytes asks for the bytes of a stored position, which disturbs the time.
var bytes = os.Getenv("BYTES") != ""

// memo searches the Grundy value of three heaps of n.
func memo(n int) (result, error) {
	before, start := uint64(0), cpu()
	if bytes {
		before = inUse()
	}
	s := solve.New(three{}, solve.Options{Limits: unlimited, Play: grundy.Normal})
	p := [3]uint32{uint32(n), uint32(n), uint32(n)}
	v, found, err := s.Grundy(context.Background(), p)
	if err != nil {
		return result{}, err
	}
	w, _ := v.Uint64()
	steps := uint64(0)
	for a := range uint64(n + 1) {
		steps += min(a, 7)
	}
	r := result{hash: w<<32 | found.Positions, steps: 3 * steps * uint64(n+1) * uint64(n+1)}
	if r.seconds = cpu() - start; bytes {
		r.bytes = float64(inUse()-before) / float64(found.Positions)
	}
	runtime.KeepAlive(s)
	return r, nil
}

// inUse returns the bytes that are in use.
func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// lines makes the table of Grundy values of Wythoff's game below n by its lines.
func lines(n int) (result, error) {
	s := solve.New[[2]uint64](queen{uint64(n)}, solve.Options{Limits: unlimited, Play: grundy.Normal})
	r, start := result{steps: uint64(n) * uint64(n)}, cpu()
	for i := range 1000 { // the first makes the table
		p := [2]uint64{uint64(n-1) * uint64(i) / 999, uint64(n-1) * uint64(i*i%1000) / 999}
		v, _, err := s.Grundy(context.Background(), p)
		if err != nil {
			return result{}, err
		}
		w, _ := v.Uint64()
		r.hash = r.hash*31 + w
	}
	r.seconds = cpu() - start
	return r, nil
}

// A queen runs back along rows, columns and diagonals of a board.
type queen struct{ n uint64 }

func (queen) Options(p [2]uint64) iter.Seq[[2]uint64] {
	return func(yield func([2]uint64) bool) {
		for _, step := range [][2]uint64{{1, 0}, {0, 1}, {1, 1}} {
			for q := p; q[0] >= step[0] && q[1] >= step[1]; {
				q[0] -= step[0]
				q[1] -= step[1]
				if !yield(q) {
					return
				}
			}
		}
	}
}

func (g queen) Lines([2]uint64) (grundy.Lines[[2]uint64], bool) {
	return grundy.Lines[[2]uint64]{
		Sizes: []uint64{g.n, g.n},
		Steps: [][]uint64{{1, 0}, {0, 1}, {1, 1}},
		At:    func(p [2]uint64) []uint64 { return p[:] },
	}, true
}

// table finds outcome, remoteness and suspense of Euclid's game below n, by the
// rules alone and in one table.
func table(n int) (result, error) {
	const asked = solve.AskOutcome | solve.AskRemoteness | solve.AskSuspense
	s := solve.New[[2]uint64](euclid{uint64(n)}, solve.Options{Ask: asked, Must: asked, Limits: unlimited, Play: grundy.Normal})
	var r result
	for a := range uint64(n) {
		for b := range uint64(n) {
			if min(a, b) > 0 {
				r.steps += max(a, b) / min(a, b)
			}
		}
	}
	start := cpu()
	for i := range 1000 { // the first makes the table
		a, err := s.Answer(context.Background(), [2]uint64{uint64(n-1) * uint64(999-i) / 999, uint64(n-1) * uint64(999-i*i%1000) / 999})
		if err != nil {
			return result{}, err
		}
		x, _ := a.Remoteness.Get()
		y, _ := a.Suspense.Get()
		long, _ := x.Uint64()
		longer, _ := y.Uint64()
		r.hash = r.hash*31 + uint64(a.Outcome) + 3*long + 300*longer
	}
	r.seconds = cpu() - start
	return r, nil
}

// euclid takes multiples of the smaller of two heaps below n from the larger one.
type euclid struct{ n uint64 }

func (euclid) Options(p [2]uint64) iter.Seq[[2]uint64] {
	return func(yield func([2]uint64) bool) {
		for q := p; q[0] >= q[1] && q[1] > 0; {
			if q[0] -= q[1]; !yield(q) {
				return
			}
		}
		for q := p; q[1] > q[0] && q[0] > 0; {
			if q[1] -= q[0]; !yield(q) {
				return
			}
		}
	}
}

func (g euclid) Ranking([2]uint64) (grundy.Ranking[[2]uint64], bool) {
	return grundy.Ranking[[2]uint64]{
		Size:   g.n * g.n,
		Rank:   func(p [2]uint64) uint64 { return p[0]*g.n + p[1] },
		Unrank: func(rank uint64) [2]uint64 { return [2]uint64{rank / g.n, rank % g.n} },
		Options: func(rank uint64, list []uint64) []uint64 {
			a, b := rank/g.n, rank%g.n
			if a == 0 || b == 0 {
				return list
			}
			for ; a >= b; a -= b {
				rank -= b * g.n
				list = append(list, rank)
			}
			if len(list) == 0 {
				for ; b > a; b -= a {
					rank -= a
					list = append(list, rank)
				}
			}
			return list
		},
	}, true
}

// product takes n million nim products of random numbers.
func product(n int) (result, error) {
	nimber.Mul(1<<63, 1<<63) // makes the tables
	r, state, start := result{steps: uint64(n) * 1e6}, uint64(1), cpu()
	for range r.steps {
		a := next(&state)
		r.hash = r.hash*31 + uint64(nimber.Mul(nimber.Value(a), nimber.Value(next(&state))))
	}
	r.seconds = cpu() - start
	return r, nil
}

func next(state *uint64) uint64 {
	x := *state
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*state = x
	return x
}
