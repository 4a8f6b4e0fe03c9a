package judge

import (
	"fmt"
	"slices"
	"testing"
)

// More games by their rules, for the problems that came later.

// amounts is the rules of heaps of which a move takes an amount that may be taken.
func amounts(may func(n, take int) bool) rules {
	return func(p []int) (moves [][]int) {
		for i, n := range p {
			for take := 1; take <= n; take++ {
				if may(n, take) {
					moves = append(moves, with(p, i, n-take))
				}
			}
		}
		return moves
	}
}

// splits appends to nimRules the heaps that split in so many parts.
func splits(parts int) rules {
	return func(p []int) [][]int {
		moves := nimRules(p)
		for i, n := range p {
			rest := slices.Delete(slices.Clone(p), i, i+1)
			for a := 1; a < n; a++ {
				if parts == 2 {
					moves = append(moves, append(slices.Clone(rest), a, n-a))
				}
				for b := 1; parts == 3 && b < n-a; b++ {
					moves = append(moves, append(slices.Clone(rest), a, b, n-a-b))
				}
			}
		}
		for _, m := range moves {
			slices.Sort(m)
		}
		return moves
	}
}

func runRules(p []int) (moves [][]int) {
	for i, n := range p {
		rest := slices.Delete(slices.Clone(p), i, i+1)
		for take := 1; take <= n; take++ {
			for left := 0; left <= n-take; left++ {
				m := append(slices.Clone(rest), left, n-take-left)
				slices.Sort(m)
				moves = append(moves, m)
			}
		}
	}
	return moves
}

// The most of 1 to m cards, p holds n, p, q: the rest below p is taken whole.
func intervalRules(p []int) (moves [][]int) {
	n, least, most := p[0], p[1], p[2]
	if n < least {
		least = n
	}
	for take := max(least, 1); take <= min(most, n); take++ {
		moves = append(moves, []int{n - take, p[1], p[2]})
	}
	return moves
}

// Coins on a circle, of which p is the arcs; the first move opens it.
func circleRules(p []int) (moves [][]int) {
	if len(p) == 1 { // the circle
		for take := 1; take <= min(2, p[0]); take++ {
			moves = append(moves, []int{p[0] - take, 0})
		}
		return moves
	}
	for i, n := range p {
		rest := slices.Delete(slices.Clone(p), i, i+1)
		for take := 1; take <= min(2, n); take++ {
			for left := 0; left <= n-take; left++ {
				m := append(slices.Clone(rest), left, n-take-left)
				slices.Sort(m)
				moves = append(moves, m)
			}
		}
	}
	return moves
}

func kingRules(p []int) (moves [][]int) {
	for _, d := range [][2]int{{1, 0}, {0, 1}, {1, 1}} {
		if p[0]-d[0] >= 1 && p[1]-d[1] >= 1 {
			moves = append(moves, []int{p[0] - d[0], p[1] - d[1]})
		}
	}
	return moves
}

// Cells of a strip; 1 is a cross.
func crossRules(p []int) (moves [][]int) {
	for i := 2; i < len(p); i++ {
		if p[i-2]+p[i-1]+p[i] == 3 {
			return nil
		}
	}
	for i, c := range p {
		if c == 0 {
			moves = append(moves, with(p, i, 1))
		}
	}
	return moves
}

// Chessmen on cells from 1, none passing another.
func slideRules(p []int) (moves [][]int) {
	for i, at := range p {
		for to := at - 1; to >= 1 && !slices.Contains(p, to); to-- {
			moves = append(moves, with(p, i, to))
		}
	}
	return moves
}

func boxRules(p []int) (moves [][]int) {
	for i, cards := range p {
		for j := range i {
			if sum := i + j + 2; sum%2 == 1 && sum%3 == 0 {
				for k := 1; k <= cards; k++ {
					m := with(p, i, cards-k)
					m[j] += k
					moves = append(moves, m)
				}
			}
		}
	}
	return moves
}

func raceRules(p []int) (moves [][]int) {
	for k := 2; k <= 9 && p[0] < p[1]; k++ {
		moves = append(moves, []int{p[0] * k, p[1]})
	}
	return moves
}

// distinct are the increasing lists of n numbers from 1 to most.
func distinct(n, most int) (lists [][]int) {
	for _, l := range tuples(n, most) {
		if slices.IsSorted(l) && len(slices.Compact(slices.Clone(l))) == n && (n == 0 || l[0] > 0) {
			lists = append(lists, l)
		}
	}
	return lists
}

// positive leaves out lists that hold a 0.
func positive(lists [][]int) [][]int {
	return slices.DeleteFunc(lists, func(l []int) bool { return slices.Contains(l, 0) })
}

func listed(p []int) string { return fmt.Sprintln(len(p)) + words(p) }

func TestLaterAgainstRules(t *testing.T) {
	heaps := slices.Concat(tuples(1, 12), tuples(2, 9), tuples(3, 5))
	power := func(_, k int) bool { return k&(k-1) == 0 }
	fibonacci := func(_, k int) bool { return slices.Contains([]int{1, 2, 3, 5, 8, 13, 21}, k) }
	var crosses, intervals, races [][]int
	for n := 1; n <= 12; n++ {
		crosses = append(crosses, make([]int, n))
	}
	for _, p := range positive(tuples(3, 9)) {
		for n := range 25 {
			if p[1] <= p[2] && p[0] == 1 {
				intervals = append(intervals, []int{n, p[1], p[2]})
			}
		}
	}
	for n := 2; n <= 400; n++ {
		races = append(races, []int{1, n})
	}
	men := slices.Concat(distinct(1, 9), distinct(2, 9), distinct(3, 8), distinct(4, 8), distinct(5, 7))
	againstRules(t, []ruled{
		{"hdu-1847", amounts(power), false, tuples(1, 60), words, "Kiki", "Cici", ""},
		{"hdu-1848", amounts(fibonacci), false, tuples(3, 9)[1:], words, "Fibo", "Nacci", "0 0 0"},
		{"hdu-1849", nimRules, false, heaps, listed, "Rabbit Win!", "Grass Win!", "0"},
		{"hdu-2147", kingRules, false, positive(tuples(2, 12)), words, "Wonderful!", "What a pity!", "0 0"},
		{"hdu-2188", bashRules, false, tuples(2, 25), words, "Grass", "Rabbit", ""},
		{"hdu-2509", runRules, true, slices.Concat(tuples(1, 8), tuples(2, 5), tuples(3, 3)), listed, "Yes", "No", ""},
		{"hdu-2897", intervalRules, true, intervals, words, "WIN", "LOST", ""},
		{"hdu-3032", splits(2), false, slices.Concat(tuples(1, 12), tuples(2, 7)), listed, "Alice", "Bob", ""},
		{"hdu-5795", splits(3), false, slices.Concat(tuples(1, 9), tuples(2, 8)), listed, "First player wins.", "Second player wins.", ""},
		{"hdu-3389", boxRules, false, slices.Concat(tuples(5, 2), tuples(6, 1), tuples(8, 1)), listed, "Case %d: Alice", "Case %d: Bob", ""},
		{"poj-1704", slideRules, false, men, listed, "Georgia will win", "Bob will win", ""},
		{"poj-2484", circleRules, false, positive(tuples(1, 12)), words, "Alice", "Bob", "0"},
		{"poj-2505", raceRules, false, races, func(p []int) string { return words(p[1:]) }, "Stan wins.", "Ollie wins.", ""},
		{"poj-3537", crossRules, false, crosses, func(p []int) string { return fmt.Sprint(len(p)) }, "1", "2", ""},
	})
}

// The moves of Nim and of Wythoff's game that are printed are those that win.
func TestMovesAgainstRules(t *testing.T) {
	known := map[string]bool{}
	for _, p := range positive(slices.Concat(tuples(1, 9), tuples(2, 7), tuples(3, 4))) {
		want, count := "Yes\n", 0
		for i := range p {
			for _, q := range nimRules(p) {
				if q[i] != p[i] && !rules(nimRules).wins(q, false, known) {
					want += fmt.Sprintln(p[i], q[i])
					count++
				}
			}
		}
		if count == 0 {
			want = "No\n"
		}
		for id, want := range map[string]string{"hdu-2176": want, "poj-2975": fmt.Sprintln(count)} {
			if out := output(t, id, listed(p)); out != want {
				t.Errorf("%s, heaps %v: got %q, want %q", id, p, out, want)
			}
		}
	}
	known = map[string]bool{}
	for _, p := range tuples(2, 40)[1:] {
		if p[0] > p[1] {
			continue
		}
		want := "1\n"
		for kind := range 3 { // both, the larger, the smaller
			for _, q := range wythoffRules(p) {
				is := []bool{p[0]-q[0] == p[1]-q[1], q[0] == p[0], q[1] == p[1] && p[0] != p[1]}
				if is[kind] && !rules(wythoffRules).wins(q, false, known) {
					want += fmt.Sprintln(min(q[0], q[1]), max(q[0], q[1]))
				}
			}
		}
		if !rules(wythoffRules).wins(p, false, known) {
			want = "0\n"
		}
		if out := output(t, "hdu-2177", words(p)); out != want {
			t.Errorf("hdu-2177 on %v: got %q, want %q", p, out, want)
		}
	}
}
