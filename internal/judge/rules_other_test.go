package judge

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// value is the Grundy value by the rules.
func (g rules) value(p []int, known map[string]int) int {
	key := fmt.Sprint(p)
	if v, ok := known[key]; ok {
		return v
	}
	seen := map[int]bool{}
	for _, q := range g(p) {
		seen[g.value(q, known)] = true
	}
	v := 0
	for seen[v] {
		v++
	}
	known[key] = v
	return v
}

func common(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// to is the rules of heaps that a move replaces by one of some smaller ones.
func to(options func(n int) []int) rules {
	return func(p []int) (moves [][]int) {
		for i, n := range p {
			for _, m := range options(n) {
				moves = append(moves, with(p, i, m))
			}
		}
		return moves
	}
}

func rootOptions(n int) (list []int) {
	for m := 0; m*m <= n && m < n; m++ {
		if m*m*m*m >= n {
			list = append(list, m)
		}
	}
	return list
}

func floorOptions(n int) []int {
	if n == 0 {
		return nil
	}
	return []int{n / 2, n / 3, n / 4, n / 5, n / 6}
}

// Each move names a power of a prime.
func namingRules(p []int) (moves [][]int) {
	for power := 2; power <= slices.Max(p); power++ {
		m := slices.Clone(p)
		for i := range m {
			if m[i]%power == 0 {
				m[i] /= power
			}
		}
		if primePower(0, power) && !slices.Equal(m, p) {
			slices.Sort(m)
			moves = append(moves, m)
		}
	}
	return moves
}

func lieges(k int) rules {
	return func(p []int) (moves [][]int) {
		for i, n := range p {
			rest := slices.Delete(slices.Clone(p), i, i+1)
			if n > 0 {
				moves = append(moves, append(slices.Clone(rest), n-1))
			}
			if n > 0 && n%2 == 0 {
				moves = append(moves, append(rest, slices.Repeat([]int{n / 2}, k)...))
			}
		}
		for _, m := range moves {
			slices.Sort(m)
		}
		return moves
	}
}

// A heap and the amounts taken before, as bits.
func unrepeatedRules(p []int) (moves [][]int) {
	for take := 1; take <= p[0]; take++ {
		if p[1]>>take&1 == 0 {
			moves = append(moves, []int{p[0] - take, p[1] | 1<<take})
		}
	}
	return moves
}

func consecutiveRules(p []int) (moves [][]int) {
	for i, n := range p {
		rest := slices.Delete(slices.Clone(p), i, i+1)
		for a := 1; a < n; a++ {
			m, sum := slices.Clone(rest), 0
			for h := a; sum < n; h++ {
				m, sum = append(m, h), sum+h
			}
			if sum == n {
				slices.Sort(m)
				moves = append(moves, m)
			}
		}
	}
	return moves
}

// Two rows of two numbers, some in one row divided.
func divideRules(p []int) (moves [][]int) {
	for row := 0; row < len(p); row += 2 {
		for a := 1; a <= p[row]; a++ {
			for b := 1; b <= p[row+1]; b++ {
				if p[row]%a == 0 && p[row+1]%b == 0 && a*b > 1 {
					m := slices.Clone(p)
					m[row], m[row+1] = p[row]/a, p[row+1]/b
					moves = append(moves, m)
				}
			}
		}
	}
	return moves
}

// A chocolate of p[0] by p[1] whose square p[2], p[3] is bad.
func chocolateRules(p []int) (moves [][]int) {
	for side := range 2 {
		for cut := 1; cut < p[side]; cut++ {
			m := slices.Clone(p)
			if cut <= p[side+2] {
				m[side], m[side+2] = p[side]-cut, p[side+2]-cut
			} else {
				m[side] = cut
			}
			moves = append(moves, m)
		}
	}
	return moves
}

// Each pair of p is a stack and its limit.
func stackRules(p []int) (moves [][]int) {
	for i := 0; i < len(p); i += 2 {
		for take := 1; take <= min(p[i], p[i+1]); take++ {
			m := with(p, i, p[i]-take)
			m[i+1] = 2 * take
			moves = append(moves, m)
		}
	}
	return moves
}

func TestOthersAgainstRules(t *testing.T) {
	coprime := amounts(func(n, k int) bool { return common(n, k) == 1 })
	half := amounts(func(n, k int) bool { return 2*k <= n })
	two5 := amounts(func(_, k int) bool { return k == 2 || k == 5 })
	pairs := tuples(2, 24)
	var stacks, chocolates [][]int
	for _, p := range positive(slices.Concat(tuples(1, 20), tuples(2, 8), tuples(3, 5))) {
		var s []int
		for _, n := range p {
			s = append(s, n, n-1)
		}
		stacks = append(stacks, s)
	}
	for _, p := range tuples(4, 5) {
		if p[2] < p[0] && p[3] < p[1] {
			chocolates = append(chocolates, p)
		}
	}
	every2 := func(p []int) string {
		var s []int
		for i := 0; i < len(p); i += 2 {
			s = append(s, p[i])
		}
		return listed(s)
	}
	rows := func(p []int) string { return fmt.Sprintln(len(p)/2, 2) + words(p) }
	games := []ruled{
		{"cf-2004E", coprime, false, positive(slices.Concat(tuples(1, 30), tuples(2, 30))), listed, "Alice", "Bob", ""},
		{"cf-256C", to(rootOptions), false, slices.Concat(tuples(1, 300), tuples(2, 30)), listed, "Furlo", "Rublo", ""},
		{"cf-850C", namingRules, false, positive(slices.Concat(tuples(1, 40), tuples(2, 20), tuples(3, 9))), listed, "Mojtaba", "Arpa", ""},
		{"codechef-FDIVGAME", to(floorOptions), false, slices.Concat(tuples(1, 300), pairs), listed, "Henry", "Derek", ""},
		{"uva-1482", half, false, slices.Concat(tuples(1, 30), pairs), listed, "YES", "NO", ""},
		{"uva-11859", divideRules, false, positive(slices.Concat(tuples(2, 12), tuples(4, 4))), rows, "Case #%d: YES", "Case #%d: NO", ""},
		{"uva-11311", chocolateRules, false, chocolates, words, "Gretel", "Hansel", ""},
		{"spoj-HS09NLG", stackRules, false, stacks, every2, "1", "0", ""},
	}
	for k := 1; k <= 3; k++ {
		games = append(games, ruled{"cf-603C", lieges(k), false, slices.Concat(tuples(1, 12), tuples(2, 8)),
			func(p []int) string { return fmt.Sprintln(len(p), k) + words(p) }, "Kevin", "Nicky", ""})
	}
	againstRules(t, games)
	known := map[string]int{}
	in, want := "2 5 2\n", ""
	for _, p := range pairs {
		in += listed(p) + "\n"
		want += string("LW"[min(two5.value(p, known), 1)])
	}
	in = fmt.Sprintf("2 5 2 %d\n%s0", len(pairs), in[6:])
	if out := output(t, "hdu-1536", in); out != want+"\n" {
		t.Errorf("hdu-1536: got %q, want %q", out, want)
	}
}

// Values that are written down, against the rules.
func TestValuesAgainstRules(t *testing.T) {
	for n := 1; n <= 14; n++ {
		if v, at := rules(unrepeatedRules).value([]int{n, 0}, map[string]int{}), 0; true {
			for left := n; left > at; left -= at {
				at++
			}
			if v != at {
				t.Errorf("768E: the value of %d is %d by the rules, not %d", n, v, at)
			}
		}
	}
	known := map[string]int{}
	for n := 1; n <= 60; n++ {
		want := -1
		for _, m := range consecutiveRules([]int{n}) {
			sum := 0
			for _, h := range m {
				sum ^= rules(consecutiveRules).value([]int{h}, known)
			}
			if sum == 0 && (want < 0 || len(m) < want) {
				want = len(m)
			}
		}
		if got := fewestParts(uint64(n)); got != want {
			t.Errorf("87C: fewestParts(%d) = %d, want %d", n, got, want)
		}
	}
	var floors values
	for n := range uint64(20000) {
		if n > 0 {
			for k := uint64(2); k <= 6; k++ {
				floors.option(n, floors.of[n/k])
			}
		}
		floors.close(n)
		if got := floorValue(n); got != uint64(floors.of[n]) {
			t.Fatalf("floorValue(%d) = %d, want %d", n, got, floors.of[n])
		}
	}
	sum := uint64(0)
	for n := range uint64(3000) {
		if got := xorBelow(n); got != sum {
			t.Fatalf("xorBelow(%d) = %d, want %d", n, got, sum)
		}
		sum ^= n
	}
}

// Beyond a table: the value of x from the intervals of values before it.
func TestRootValueAtItsBounds(t *testing.T) {
	bounds := []uint64{0, 4, 16, 82, 6724, 50626, 2562991876, 2042925103215442}
	for _, x := range []uint64{
		82, 83, 6723, 6724, 6725, 50625, 50626, 50627, 43046721, 43046722, 2562991875, 2562991876, 2562991877, 777777777777,
		2042925103215441, 2042925103215442, 1 << 51, 1 << 55, 1 << 60, 1<<62 - 1, 1 << 62,
	} {
		most := uint64(math.Sqrt(float64(x)))
		least := uint64(math.Sqrt(float64(most)))
		for most*most > x {
			most--
		}
		least -= min(least, 2)
		for least*least < x && least*least*least*least < x {
			least++
		}
		for (most+1)*(most+1) <= x && most < 1<<31 {
			most++
		}
		seen := uint64(0)
		for _, b := range append(bounds, least) {
			if b = max(b, least); b <= most {
				seen |= 1 << rootValue(b)
			}
		}
		if got, want := rootValue(x), lowestZero(seen); got != want {
			t.Errorf("rootValue(%d) = %d, want %d: its options are %d to %d", x, got, want, least, most)
		}
	}
}
