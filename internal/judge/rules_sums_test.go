package judge

import (
	"fmt"
	"slices"
	"testing"
)

// Each pair of p: one heap is dropped, and the other split.
func koppersRules(p []int) (moves [][]int) {
	for i := range p {
		for a := 1; a < p[i]; a++ {
			m := slices.Clone(p)
			m[i], m[i^1] = a, p[i]-a
			moves = append(moves, m)
		}
	}
	return moves
}

func primePower(_, n int) bool {
	primes := 0
	for d := 2; d <= n; d++ {
		if n%d == 0 {
			for primes++; n%d == 0; {
				n /= d
			}
		}
	}
	return primes <= 1
}

// Pieces on cells up to 20: one goes to the first empty cell on its right.
func jumpRules(p []int) (moves [][]int) {
	for i, c := range p {
		for slices.Contains(p, c) {
			c++
		}
		if c <= 20 {
			m := with(p, i, c)
			slices.Sort(m)
			moves = append(moves, m)
		}
	}
	return moves
}

// p is the place of the king and the distances of the climbers.
func climbRules(p []int) (moves [][]int) {
	if p[p[0]] == 0 {
		return nil
	}
	for i := 1; i < len(p); i++ {
		for to := p[i] - 1; to >= 0; to-- {
			if to > 0 && slices.Contains(p[1:], to) {
				break
			}
			moves = append(moves, with(p, i, to))
		}
	}
	return moves
}

// Each pair of p is a heap and its divisor.
func proportionalRules(p []int) (moves [][]int) {
	for i := 0; i < len(p); i += 2 {
		for take := 1; take <= p[i]/p[i+1]; take++ {
			moves = append(moves, with(p, i, p[i]-take))
		}
	}
	return moves
}

func stairRules(p []int) (moves [][]int) {
	for i := 1; i < len(p); i++ {
		for k := 1; k <= p[i]; k++ {
			m := with(p, i, p[i]-k)
			m[i-1] += k
			moves = append(moves, m)
		}
	}
	return moves
}

func unequalRules(p []int) (moves [][]int) {
	for i, n := range p {
		rest := slices.Delete(slices.Clone(p), i, i+1)
		for a := 1; 2*a < n; a++ {
			m := append(slices.Clone(rest), a, n-a)
			slices.Sort(m)
			moves = append(moves, m)
		}
	}
	return moves
}

// One coin from each of a choice of heaps.
func choiceRules(p []int) (moves [][]int) {
	for choice := 1; choice < 1<<len(p); choice++ {
		m := slices.Clone(p)
		fine := true
		for i := range m {
			m[i] -= choice >> i & 1
			fine = fine && m[i] >= 0
		}
		if fine {
			moves = append(moves, m)
		}
	}
	return moves
}

// A list that begins with -1 is over.
func erasingRules(p []int) (moves [][]int) {
	if len(p) > 0 && p[0] < 0 {
		return nil
	}
	sum := 0
	for _, n := range p {
		sum ^= n
	}
	if sum == 0 {
		return [][]int{{-1}}
	}
	for i := range p {
		moves = append(moves, slices.Delete(slices.Clone(p), i, i+1))
	}
	return moves
}

// A heap, and the most that may be taken.
func oneMoreRules(p []int) (moves [][]int) {
	for k := 1; k <= min(p[0], p[1]); k++ {
		moves = append(moves, []int{p[0] - k, k + 1})
	}
	return moves
}

func TestSumsAgainstRules(t *testing.T) {
	heaps := slices.Concat(tuples(1, 12), tuples(2, 9), tuples(3, 5))
	square := func(_, k int) bool { return slices.Contains([]int{1, 4, 9, 16, 25, 36, 49, 64, 81}, k) }
	upTo3 := func(_, k int) bool { return k <= 3 }
	var rows, climbs, limits [][]int
	for _, men := range slices.Concat(distinct(1, 7), distinct(2, 7), distinct(3, 7), distinct(4, 7), distinct(5, 7)) {
		for king := 1; king <= len(men); king++ {
			climbs = append(climbs, append([]int{king}, men...))
		}
		row := slices.Clone(men)
		for i := range row {
			row[i] += 13
		}
		rows = append(rows, row)
	}
	for n := 1; n <= 60; n++ {
		for p := 1; p <= 12; p++ {
			limits = append(limits, []int{n, p})
		}
	}
	games := func(p []int) string { return fmt.Sprintln(len(p)/2) + words(p) }
	climb := func(p []int) string { return fmt.Sprintln(len(p)-1, p[0]) + words(p[1:]) }
	amounts235 := amounts(func(_, k int) bool { return k == 2 || k == 3 || k == 5 })
	between := amounts(func(_, k int) bool { return 2 <= k && k <= 5 })
	againstRules(t, []ruled{
		{"luogu-P2148", koppersRules, false, positive(slices.Concat(tuples(2, 14), tuples(4, 4))), listed, "YES", "NO", ""},
		{"luogu-P4018", amounts(primePower), false, tuples(1, 80), words, "October wins!", "Roy wins!", ""},
		{"luogu-P2575", jumpRules, false, rows, func(p []int) string { return "1\n" + listed(p) }, "YES", "NO", ""},
		{"hdu-4315", climbRules, false, climbs, climb, "Alice", "Bob", ""},
		{"arc091_f", proportionalRules, false, divided(slices.Concat(tuples(2, 14), tuples(4, 4))), games, "Takahashi", "Aoki", ""},
		{"abc297_g", between, false, heaps, func(p []int) string { return fmt.Sprintln(len(p), 2, 5) + words(p) }, "First", "Second", ""},
		{"dp_k", amounts235, false, tuples(1, 40), func(p []int) string { return "3 " + words(p) + "\n2 3 5" }, "First", "Second", ""},
		{"cses-nim-game-1", nimRules, false, heaps, listed, "first", "second", ""},
		{"cses-nim-game-2", amounts(upTo3), false, heaps, listed, "first", "second", ""},
		{"cses-stair-game", stairRules, false, slices.Concat(tuples(1, 3), tuples(4, 3), tuples(5, 2)), listed, "first", "second", ""},
		{"cses-grundys-game", unequalRules, false, tuples(1, 24), words, "first", "second", ""},
		{"cses-another-game", choiceRules, false, heaps, listed, "first", "second", ""},
		{"leetcode-292", amounts(upTo3), false, tuples(1, 40), words, "true", "false", ""},
		{"leetcode-1510", amounts(square), false, tuples(1, 99), words, "true", "false", ""},
		{"leetcode-810", erasingRules, false, slices.Concat(tuples(1, 3), tuples(2, 5), tuples(3, 5), tuples(4, 4), tuples(5, 3)), listed, "true", "false", ""},
		{"code-thanks-14-b-g", oneMoreRules, false, limits, words, "first", "second", ""},
	})
}

// divided leaves out lists in which a divisor is 0.
func divided(lists [][]int) [][]int {
	return slices.DeleteFunc(lists, func(l []int) bool { return l[1] == 0 || len(l) > 3 && l[3] == 0 })
}

// Jumps over many moves at once against one move at a time.
func TestProportionalStepByStep(t *testing.T) {
	var slow func(n, k uint64) uint64
	slow = func(n, k uint64) uint64 {
		if n%k == 0 {
			return n / k
		}
		return slow(n-n/k-1, k)
	}
	for k := uint64(1); k < 40; k++ {
		for n := range uint64(3000) {
			if got, want := proportional(n, k), slow(n, k); got != want {
				t.Fatalf("proportional(%d, %d) = %d, want %d", n, k, got, want)
			}
		}
	}
}

// The word of the stick game is what its heaps say one by one.
func TestStickGame(t *testing.T) {
	for _, set := range []string{"1 2 5", "2 3", "1 3 4", "7"} {
		n := len(set)/2 + 1
		word := output(t, "cses-stick-game", fmt.Sprintf("30 %d\n%s", n, set))
		for k := 1; k <= 30; k++ {
			out := output(t, "dp_k", fmt.Sprintf("%d %d\n%s", n, k, set))
			if (out == "First\n") != (word[k-1] == 'W') {
				t.Errorf("heap %d with %s: %q and %c", k, set, out, word[k-1])
			}
		}
	}
}
