package judge

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// One bean of bottle i for one in each of j and k.
func beanRules(p []int) (moves [][]int) {
	for i := range p {
		for j := i + 1; j < len(p) && p[i] > 0; j++ {
			for k := j; k < len(p); k++ {
				m := with(p, i, p[i]-1)
				m[j]++
				m[k]++
				moves = append(moves, m)
			}
		}
	}
	return moves
}

// Only the first heap that is not empty.
func orderedRules(p []int) (moves [][]int) {
	for i, n := range p {
		if n > 0 {
			for left := range n {
				moves = append(moves, with(p, i, left))
			}
			break
		}
	}
	return moves
}

// Stones are taken from a pile, and more of it may go to the others.
func movingRules(p []int) (moves [][]int) {
	for i, n := range p {
		for take := 1; take <= n; take++ {
			spread := [][]int{with(p, i, n-take)}
			for len(spread) > 0 {
				m := spread[0]
				spread = spread[1:]
				s := slices.Sorted(slices.Values(m))
				moves = append(moves, s)
				for j := range m {
					if j != i && p[j] > 0 && m[i] > 0 {
						next := with(m, i, m[i]-1)
						next[j]++
						spread = append(spread, next)
					}
				}
			}
		}
	}
	return moves
}

// p is the player, the stones, and the limits.
func teamRules(p []int) (moves [][]int) {
	players := len(p) - 2
	for take := 1; take <= min(p[1], p[2+p[0]]); take++ {
		m := with(p, 0, (p[0]+1)%players)
		m[1] -= take
		moves = append(moves, m)
	}
	return moves
}

func decrementRules(p []int) (moves [][]int) {
	for i, n := range p {
		if n > 1 {
			m := with(p, i, n-1)
			d := 0
			for _, v := range m {
				d = common(v, d)
			}
			for j := range m {
				m[j] /= d
			}
			moves = append(moves, m)
		}
	}
	return moves
}

// A string of digits.
func digitRules(p []int) (moves [][]int) {
	for i, digit := range p {
		if digit == 0 {
			moves = append(moves, slices.Clone(p[:i]))
		}
		for less := range digit {
			moves = append(moves, with(p, i, less))
		}
	}
	return moves
}

// A day, a month and a year.
func calendarRules(p []int) (moves [][]int) {
	year, month, day := p[0], p[1], p[2]
	step := func(y, m, d int) {
		if m == 13 {
			y, m = y+1, 1
		}
		if d <= daysOf(y, m) && (y*12+m)*31+d <= (2001*12+11)*31+4 {
			moves = append(moves, []int{y, m, d})
		}
	}
	if day < daysOf(year, month) {
		step(year, month, day+1)
	} else {
		step(year, month+1, 1)
	}
	step(year, month+1, day)
	return moves
}

func TestLateAgainstRules(t *testing.T) {
	heaps := slices.Concat(tuples(1, 8), tuples(2, 6), tuples(3, 4), tuples(4, 3))
	var dates, teams, decrements, digits [][]int
	for year := 2001; year >= 1998; year-- {
		for month := 12; month >= 1; month-- {
			for day := daysOf(year, month); day >= 1; day-- {
				if year < 2001 || month < 11 || month == 11 && day <= 4 {
					dates = append(dates, []int{year, month, day})
				}
			}
		}
	}
	for _, l := range positive(tuples(4, 4)) {
		for stones := 1; stones <= 12; stones++ {
			teams = append(teams, append([]int{0, stones}, l...))
		}
	}
	for _, a := range positive(slices.Concat(tuples(1, 9), tuples(2, 9), tuples(3, 8), tuples(4, 5))) {
		d := 0
		for _, n := range a {
			d = common(n, d)
		}
		if d == 1 {
			decrements = append(decrements, a)
		}
	}
	for n := 1; n <= 3; n++ {
		digits = append(digits, tuples(n, 9)...)
	}
	digits = append(digits, tuples(5, 2)...)
	joined := func(p []int) string { return strings.ReplaceAll(words(p), " ", "") }
	team := func(p []int) string { return fmt.Sprintln((len(p)-2)/2, p[1]) + words(p[2:]) }
	againstRules(t, []ruled{
		{"hdu-1404", digitRules, false, digits, joined, "Yes", "No", ""},
		{"hdu-1079", calendarRules, false, dates, words, "YES", "NO", ""},
		{"hdu-4994", orderedRules, false, positive(heaps), listed, "Yes", "No", ""},
		{"poj-1740", movingRules, false, positive(slices.Concat(tuples(1, 6), tuples(2, 6), tuples(3, 4), tuples(4, 3))), listed, "1", "0", "0"},
		{"poj-2068", teamRules, true, teams, team, "1", "0", "0"},
		{"agc010_d", decrementRules, false, decrements, listed, "First", "Second", ""},
		{"nyoj-23", bashRules, false, tuples(2, 25), words, "Win", "Lose", ""},
	})
}

func TestBeansAgainstRules(t *testing.T) {
	known := map[string]bool{}
	for _, p := range slices.Concat(tuples(1, 3), tuples(2, 2), tuples(3, 2), tuples(4, 2), tuples(5, 1)) {
		best, moves := "-1 -1 -1\n", 0
		for _, q := range beanRules(p) {
			if rules(beanRules).wins(q, false, known) {
				continue
			}
			if moves++; moves == 1 {
				var at []int
				for i := range p {
					for d := p[i] - q[i]; d > 0; d-- {
						at = append(at, i)
					}
					for d := q[i] - p[i]; d > 0; d-- {
						at = append(at, i)
					}
				}
				best = words(at) + "\n"
			}
		}
		if out := output(t, "luogu-P3185", "1 "+listed(p)); out != best+fmt.Sprintln(moves) {
			t.Errorf("luogu-P3185 on %v: got %q, want %q and %d", p, out, best, moves)
		}
	}
}

// hackenbush is the value of a graph by the rules: edges is a set of them.
func hackenbush(ends []uint64, edges uint64, known map[uint64]uint64) uint64 {
	for joined, again := uint64(1), true; again; { // to vertex 1
		again = false
		for e := range len(ends) / 2 {
			if a, b := ends[2*e]-1, ends[2*e+1]-1; edges>>e&1 == 1 && joined>>a&1|joined>>b&1 == 1 && (joined>>a)&(joined>>b)&1 == 0 {
				joined |= 1<<a | 1<<b
				again = true
			}
		}
		for e := range len(ends) / 2 {
			if !again && joined>>(ends[2*e]-1)&1 == 0 {
				edges &^= 1 << e
			}
		}
	}
	if v, ok := known[edges]; ok {
		return v
	}
	seen := uint64(0)
	for e := range len(ends) / 2 {
		if edges>>e&1 == 1 {
			seen |= 1 << hackenbush(ends, edges&^(1<<e), known)
		}
	}
	known[edges] = lowestZero(seen)
	return known[edges]
}

func TestGreenGraphsAgainstRules(t *testing.T) {
	for _, c := range []struct {
		ends  []uint64
		value uint64
	}{
		{[]uint64{1, 2, 2, 3, 3, 1}, 1},
		{[]uint64{1, 2, 1, 3, 3, 4, 4, 5, 5, 3}, 3},
		{[]uint64{1, 2, 2, 3, 3, 4, 4, 1}, 0},
		{[]uint64{1, 2, 2, 3, 2, 4}, 1},
		{[]uint64{1, 2, 2, 3, 3, 4, 4, 5, 5, 2}, 1},
		{[]uint64{1, 2, 1, 2}, 0},
		{[]uint64{1, 1}, 1},
	} {
		if got := newGreen(5, c.ends).value(); got != c.value {
			t.Errorf("the value of %v is %d, want %d", c.ends, got, c.value)
		}
	}
	r := rand.New(rand.NewPCG(7, 8))
	for range 600 {
		n := 1 + r.IntN(6)
		ends := make([]uint64, 2*r.IntN(9))
		for i := range ends {
			ends[i] = 1 + r.Uint64N(uint64(n))
		}
		want := hackenbush(ends, 1<<(len(ends)/2)-1, map[uint64]uint64{})
		if got := newGreen(n, ends).value(); got != want {
			t.Fatalf("the value of %v is %d by the rules; got %d", ends, want, got)
		}
	}
}

func TestMultiplesAgainstDefinition(t *testing.T) {
	most := 29
	if testing.Short() {
		most = 22
	}
	for k := range most + 1 {
		known := map[uint32]uint64{}
		var value func(left uint32) uint64
		value = func(left uint32) uint64 {
			if v, ok := known[left]; ok {
				return v
			}
			seen := uint64(0)
			for a := 1; a <= k; a++ {
				if left>>a&1 == 1 {
					rest := left
					for m := a; m <= k; m += a {
						rest &^= 1 << m
					}
					seen |= 1 << value(rest)
				}
			}
			known[left] = lowestZero(seen)
			return known[left]
		}
		if got := value(1<<(k+1) - 2); got != multiplesValues[k] {
			t.Errorf("the value of 1 to %d is %d, not %d", k, got, multiplesValues[k])
		}
	}
}

// powerRules are the numbers that may still be named.
func powerRules(p []int) (moves [][]int) {
	for _, x := range p {
		moves = append(moves, slices.DeleteFunc(slices.Clone(p), func(y int) bool {
			power := x
			for power < y && x > 1 {
				power *= x
			}
			return power == y
		}))
	}
	return moves
}

func TestPowersAgainstRules(t *testing.T) {
	known := map[string]bool{}
	var p []int
	for n := 1; n <= 14; n++ {
		p = append(p, n)
		want := map[bool]string{true: "Vasya\n", false: "Petya\n"}[rules(powerRules).wins(p, false, known)]
		if out := output(t, "cf-317D", fmt.Sprint(n)); out != want {
			t.Errorf("cf-317D on %d: got %q, want %q", n, out, want)
		}
	}
}

func TestBansAgainstRules(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 400 {
		var bans [][2]uint64
		banned := map[[2]int]bool{}
		for range r.IntN(20) {
			x := 1 + r.IntN(9)
			y := 1 + r.IntN(x)
			banned[[2]int{x, y}] = true
			bans = append(bans, [2]uint64{uint64(x), uint64(y)})
		}
		b := newBanned(bans)
		game := amounts(func(n, k int) bool { return !banned[[2]int{n, k}] })
		known := map[string]int{}
		for n := range 14 {
			if got, want := b.value(uint64(n)), game.value([]int{n}, known); got != uint64(want) {
				t.Fatalf("bans %v: the value of %d is %d, not %d", bans, n, want, got)
			}
		}
	}
}

func TestUnfairNimAgainstRules(t *testing.T) {
	for _, p := range positive(slices.Concat(tuples(2, 20), tuples(3, 9))) {
		want := "-1\n"
		for move := p[0] - 1; move >= 0; move-- {
			sum := (p[0] - move) ^ (p[1] + move)
			for _, h := range p[2:] {
				sum ^= h
			}
			if sum == 0 {
				want = fmt.Sprintln(move)
			}
		}
		if out := output(t, "abc172_f", listed(p)); out != want {
			t.Errorf("abc172_f on %v: got %q, want %q", p, out, want)
		}
	}
}

func TestSlidingCountAgainstRules(t *testing.T) {
	known := map[string]bool{}
	for m := 1; m <= 4; m++ {
		for n := m; n <= 9; n++ {
			count := 0
			for _, coins := range distinct(m, n) {
				if rules(slideRules).wins(coins, false, known) {
					count++
				}
			}
			if out := output(t, "luogu-P5363", fmt.Sprintln(n, m)); out != fmt.Sprintln(count) {
				t.Errorf("luogu-P5363 on %d %d: got %q, want %d", n, m, out, count)
			}
		}
	}
}
