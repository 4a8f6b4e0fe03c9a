package judge

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

// The games by their rules, slowly. A position is a slice of numbers; a game
// lists the positions that a move reaches.

type rules func(p []int) [][]int

// wins decides by search whether the player to move wins.
func (g rules) wins(p []int, misere bool, known map[string]bool) bool {
	key := fmt.Sprint(p)
	if won, ok := known[key]; ok {
		return won
	}
	moves := g(p)
	won := misere && len(moves) == 0
	for _, q := range moves {
		won = won || !g.wins(q, misere, known)
	}
	known[key] = won
	return won
}

func with(p []int, i, v int) []int {
	q := slices.Clone(p)
	q[i] = v
	return q
}

func nimRules(p []int) (moves [][]int) {
	for i, h := range p {
		for v := range h {
			moves = append(moves, with(p, i, v))
		}
	}
	return moves
}

func wythoffRules(p []int) [][]int {
	moves := nimRules(p)
	for k := 1; k <= min(p[0], p[1]); k++ {
		moves = append(moves, []int{p[0] - k, p[1] - k})
	}
	return moves
}

func euclidRules(p []int) (moves [][]int) {
	i := 0
	if p[1] > p[0] {
		i = 1
	}
	for v, step := p[i], p[1-i]; step > 0 && v >= step; {
		v -= step
		moves = append(moves, with(p, i, v))
	}
	return moves
}

// p is a heap and the most that may be taken.
func fibonacciRules(p []int) (moves [][]int) {
	for k := 1; k <= min(p[0], p[1]); k++ {
		moves = append(moves, []int{p[0] - k, 2 * k})
	}
	return moves
}

func bashRules(p []int) (moves [][]int) {
	for k := 1; k <= min(p[0], p[1]); k++ {
		moves = append(moves, []int{p[0] - k, p[1]})
	}
	return moves
}

// A move is one in each pair of p that has not ended.
func everyRules(p []int) [][]int {
	moves, alive := [][]int{nil}, false
	for ; len(p) > 0; p = p[2:] {
		options := euclidRules(p[:2])
		alive = alive || len(options) > 0
		if len(options) == 0 {
			options = [][]int{p[:2]}
		}
		var longer [][]int
		for _, m := range moves {
			for _, o := range options {
				longer = append(longer, append(slices.Clone(m), o...))
			}
		}
		moves = longer
	}
	if !alive {
		return nil
	}
	return moves
}

// tuples are all slices of n numbers up to most.
func tuples(n, most int) [][]int {
	all := [][]int{nil}
	for range n {
		var longer [][]int
		for _, t := range all {
			for v := range most + 1 {
				longer = append(longer, append(slices.Clone(t), v))
			}
		}
		all = longer
	}
	return all
}

func words(p []int) string { return strings.Trim(fmt.Sprint(p), "[]") }

func TestAgainstRules(t *testing.T) {
	euclid := tuples(2, 30)
	var starts [][]int // of Fibonacci Nim: anything but all
	for n := 1; n <= 60; n++ {
		starts = append(starts, []int{n, n - 1})
	}
	heaps := slices.Concat(tuples(1, 9), tuples(2, 7), tuples(3, 4), tuples(4, 2))
	everies := slices.Concat(tuples(2, 9), tuples(4, 4))
	whole := func(p []int) string { return words(p) }
	first := func(p []int) string { return words(p[:1]) }
	counted := func(p []int) string { return fmt.Sprintln(len(p)) + words(p) }
	games := func(p []int) string { return fmt.Sprintln(len(p)/2) + words(p) }
	againstRules(t, []ruled{
		{"luogu-P1290", euclidRules, false, euclid, whole, "Stan wins", "Ollie wins", ""},
		{"poj-2348", euclidRules, false, euclid[1:], whole, "Stan wins", "Ollie wins", "0 0"},
		{"luogu-P2252", wythoffRules, false, tuples(2, 20), whole, "1", "0", ""},
		{"poj-1067", wythoffRules, false, tuples(2, 20), whole, "1", "0", ""},
		{"hdu-5973", wythoffRules, false, tuples(2, 20), whole, "1", "0", ""},
		{"51nod-1185", wythoffRules, false, tuples(2, 20), whole, "A", "B", ""},
		{"hdu-2516", fibonacciRules, false, starts, first, "First win", "Second win", "0"},
		{"hdu-1846", bashRules, false, tuples(2, 25), whole, "first", "second", ""},
		{"luogu-P2197", nimRules, false, heaps, counted, "Yes", "No", ""},
		{"poj-2234", nimRules, false, heaps, counted, "Yes", "No", ""},
		{"hdu-1907", nimRules, true, heaps, counted, "John", "Brother", ""},
		{"hdu-3595", everyRules, false, everies, games, "MM", "GG", ""},
	})
}

// A ruled problem is one whose answers are held to the rules of its game.
type ruled struct {
	id        string
	rules     rules
	misere    bool
	positions [][]int
	write     func([]int) string
	won, lost string // where they hold %d, it is the number of the case
	end       string
}

// againstRules compares the answers to all positions with a search by the rules.
func againstRules(t *testing.T, list []ruled) {
	t.Helper()
	for _, c := range list {
		p, err := Find(c.id)
		if err != nil {
			t.Fatal(err)
		}
		positions, inputs := c.positions, 1
		if p.ending() == once { // an input a case
			inputs = len(positions)
		}
		known := map[string]bool{}
		for part := range inputs {
			if inputs > 1 {
				positions = c.positions[part : part+1]
			}
			var in, want strings.Builder
			if p.ending() == counted {
				fmt.Fprintln(&in, len(positions))
			}
			for i, q := range positions {
				fmt.Fprintln(&in, c.write(q))
				line := c.lost
				if c.rules.wins(q, c.misere, known) {
					line = c.won
				}
				if strings.Contains(line, "%d") {
					line = fmt.Sprintf(line, i+1)
				}
				fmt.Fprintln(&want, line)
			}
			in.WriteString(c.end)
			if out, fail := answer(p, in.String(), 2, 100); fail != "" || out != want.String() {
				t.Errorf("%s: %s%s", c.id, fail, firstDifference(out, want.String(), positions))
				break
			}
		}
	}
}

// ending is where the cases of the problem end.
func (p Problem) ending() ending {
	switch f := p.form.(type) {
	case fixed:
		return f.ending
	case folded:
		return f.ending
	case held:
		return f.ending
	}
	return p.free.ending
}

func firstDifference(got, want string, positions [][]int) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("%v: got %q, by the rules %q", positions[i], g[i], w[i])
		}
	}
	return fmt.Sprintf("got %d lines, want %d", len(g), len(w))
}

func TestNimMovesAgainstRules(t *testing.T) {
	known := map[string]bool{}
	for _, p := range slices.Concat(tuples(1, 9), tuples(2, 7), tuples(3, 4), tuples(4, 2)) {
		moves, best := 0, "lose\n"
		for _, q := range nimRules(p) { // the first heap first
			if rules(nimRules).wins(q, false, known) {
				continue
			}
			if moves++; moves == 1 {
				i := 0
				for p[i] == q[i] {
					i++
				}
				best = fmt.Sprintf("%d %d\n%s\n", p[i]-q[i], i+1, words(q))
			}
		}
		for id, want := range map[string]string{"hdu-1850": fmt.Sprintln(moves), "luogu-P1247": best} {
			problem, _ := Find(id)
			out, fail := answer(problem, fmt.Sprintln(len(p))+words(p), 1, blockSize)
			if out != want || fail != "" {
				t.Errorf("%s, heaps %v: got %q %s, want %q", id, p, out, fail, want)
			}
		}
	}
}

// The fast ways for words against the exact ways for numbers of any size.
func TestWordsAgainstNaturals(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var pairs []uint64
	for range 20000 {
		a, b := r.Uint64()>>r.UintN(64), r.Uint64()>>r.UintN(64)
		pairs = append(pairs, a, b)
		// A pair that is cold but for a multiple of 2^64.
		d := a | 1<<63
		if hi, _ := bits.Mul64(d, 0x9E3779B97F4A7C15); d+hi < -d {
			pairs = append(pairs, d+hi, d+hi+d)
		}
		n := r.Uint64() >> (2 + r.UintN(62))
		cold, ok := nat.FloorPhi(nat.Of(n)).Uint64()
		if !ok || cold+n < cold {
			continue
		}
		for _, d := range []uint64{0, 1, ^uint64(0)} {
			pairs = append(pairs, cold+d, cold+n, cold+n+d, cold)
		}
	}
	for _, edge := range []uint64{0, 1, 2, 1 << 32, 1 << 62, 1<<63 - 1, 1 << 63, 1<<64 - 2, 1<<64 - 1} {
		for _, other := range []uint64{0, 1, 1 << 31, 1<<62 + 1, 1 << 63, 1<<64 - 1} {
			pairs = append(pairs, edge, other)
		}
	}
	euclid, wythoff := make([]uint8, len(pairs)/2), make([]uint8, len(pairs)/2)
	euclidWords(pairs, euclid)
	wythoffWords(pairs, wythoff)
	for i := range euclid {
		a, b := pairs[2*i], pairs[2*i+1]
		x, y := nat.Of(a), nat.Of(b)
		low, high := nat.Min(x, y), nat.Max(x, y)
		if warm := nat.FloorPhi(high.Sub(low)) != low; (wythoff[i] == 1) != warm {
			t.Errorf("wythoff(%d,%d): %d, by floor(d·φ) %v", a, b, wythoff[i], warm)
		}
		length := euclidLength(x, y)
		if length%2 != int(euclid[i]) || heap.EuclidLength(a, b) != length {
			t.Errorf("euclid(%d,%d): won %d, length %d; by its quotients %d", a, b, euclid[i], heap.EuclidLength(a, b), length)
		}
	}
}

// euclidLength folds the quotients from the last.
func euclidLength(a, b nat.Nat) (length int) {
	a, b = nat.Max(a, b), nat.Min(a, b)
	if b.IsZero() {
		return 0
	}
	q, r := a.DivMod(b)
	length = euclidLength(b, r)
	if q != nat.Of(1) && length%2 == 1 {
		return length + 2
	}
	return length + 1
}
