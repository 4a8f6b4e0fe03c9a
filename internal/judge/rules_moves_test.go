package judge

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// cutValue is the value of a string that is cut where neighbours are equal.
func cutValue(s string, known map[string]int) int {
	if v, ok := known[s]; ok {
		return v
	}
	seen := map[int]bool{}
	for i := 1; i < len(s)-1; i++ {
		if s[i-1] == s[i+1] {
			seen[cutValue(s[:i], known)^cutValue(s[i+1:], known)] = true
		}
	}
	v := 0
	for seen[v] {
		v++
	}
	known[s] = v
	return v
}

func TestCutsAgainstRules(t *testing.T) {
	known := map[string]int{}
	for n := 1; n <= 7; n++ {
		for _, letters := range tuples(n, 2) {
			s := strings.NewReplacer(" ", "", "0", "a", "1", "b", "2", "c").Replace(words(letters))
			want := "Second\n"
			for i := n - 2; i >= 1; i-- {
				if s[i-1] == s[i+1] && cutValue(s[:i], known)^cutValue(s[i+1:], known) == 0 {
					want = fmt.Sprintf("First\n%d\n", i+1)
				}
			}
			if out := output(t, "cf-305E", s); out != want {
				t.Errorf("cf-305E on %s: got %q, want %q", s, out, want)
			}
		}
	}
}

// painterWins decides whether the player of a colour, who is to move, wins.
func painterWins(s string, mine byte, known map[string]bool) bool {
	key := s + string(mine)
	if won, ok := known[key]; ok {
		return won
	}
	won := false
	for i := 0; i+1 < len(s) && !won; i++ {
		if s[i] == mine || s[i+1] == mine {
			won = !painterWins(s[:i]+"WW"+s[i+2:], 'R'+'B'-mine, known)
		}
	}
	known[key] = won
	return won
}

func TestPaintersAgainstRules(t *testing.T) {
	known := map[string]bool{}
	for n := 2; n <= 10; n++ {
		for _, letters := range tuples(n, 1) {
			s := strings.NewReplacer(" ", "", "0", "R", "1", "B").Replace(words(letters))
			want := "Bob\n"
			if painterWins(s, 'R', known) {
				want = "Alice\n"
			}
			if out := output(t, "cf-1704F", fmt.Sprintf("1 %d %s", n, s)); out != want {
				t.Errorf("cf-1704F on %s: got %q, want %q", s, out, want)
			}
		}
	}
}

func TestMisereMovesAgainstRules(t *testing.T) {
	known := map[string]bool{}
	for _, p := range positive(slices.Concat(tuples(1, 9), tuples(2, 7), tuples(3, 4))) {
		var moves []string
		for i := range p {
			for left := p[i] - 1; left >= 0; left-- {
				if !rules(nimRules).wins(with(p, i, left), true, known) {
					moves = append(moves, fmt.Sprintf("%d:%d", i+1, p[i]-left))
				}
			}
		}
		want := strings.Join(moves, " ") + "\n"
		if len(moves) == 0 {
			want = "CONCEDE\n"
		}
		if out := output(t, "codingame-misere-nim", fmt.Sprintln(len(p), 1)+words(p)); out != want {
			t.Errorf("heaps %v: got %q, want %q", p, out, want)
		}
	}
}

// Graphs whose arrows go to smaller vertices, with two pieces.
func TestGraphsAgainstRules(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		n := 1 + r.IntN(8)
		arrows := make([][]int, n)
		in := fmt.Sprintln(n)
		for v := range arrows {
			for w := range v {
				if r.IntN(2) == 0 {
					arrows[v] = append(arrows[v], w)
				}
			}
			in += fmt.Sprintln(listed(arrows[v]))
		}
		want := ""
		known := map[string]bool{}
		for range 5 {
			p := []int{r.IntN(n), r.IntN(n)}
			in += fmt.Sprintln(listed(p))
			want += map[bool]string{true: "WIN\n", false: "LOSE\n"}[to(func(v int) []int { return arrows[v] }).wins(p, false, known)]
		}
		in += "0\n"
		if out := output(t, "hdu-1524", in+in); out != want+want {
			t.Errorf("hdu-1524 on %q: got %q, want %q", in, out, want)
		}
	}
	if _, fine := graphValues([][]uint32{{1}, {0}}); fine {
		t.Error("a cycle is no graph without cycles")
	}
}

// Products by the definition: the mex of a'b + ab' + a'b'.
func TestProductsAgainstDefinition(t *testing.T) {
	var table [20][20]int
	var in, want strings.Builder
	fmt.Fprintln(&in, 400)
	for a := range table {
		for b := range table {
			seen := map[int]bool{}
			for x := range a {
				for y := range b {
					seen[table[x][b]^table[a][y]^table[x][y]] = true
				}
			}
			for seen[table[a][b]] {
				table[a][b]++
			}
			fmt.Fprintln(&in, a, b)
			fmt.Fprintln(&want, table[a][b])
		}
	}
	if out := output(t, "nim_product_64", in.String()); out != want.String() {
		t.Errorf("got %q, want %q", out, want.String())
	}
}

// The sum over the lost positions of Euclid's game, one after the other.
func TestLostSumAgainstRules(t *testing.T) {
	known := map[string]bool{}
	sum := 0
	for y := 1; y <= 60; y++ {
		for x := 1; x < y; x++ {
			if !rules(euclidRules).wins([]int{x, y}, false, known) {
				sum += x + y
			}
		}
		if got := lostSum(uint64(y)); got.Int64() != int64(sum) {
			t.Fatalf("lostSum(%d) = %s, want %d", y, got, sum)
		}
	}
}

// Graphs with cycles, against the limit of games that are cut off.
func TestTimeAgainstRules(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 300 {
		n := 1 + r.IntN(6)
		var arrows [][2]int
		for range r.IntN(12) {
			arrows = append(arrows, [2]int{r.IntN(n), r.IntN(n)})
		}
		target := r.IntN(n)
		in, want := fmt.Sprintln(n, len(arrows), n), ""
		for _, a := range arrows {
			in += fmt.Sprintln(a[0]+1, a[1]+1)
		}
		// state[v] is who surely wins within so many moves: 1, -1, or 0.
		state := make([]int, n)
		for range 2*n + 2 {
			next := make([]int, n)
			for v := range next {
				next[v] = -1
				for _, a := range arrows {
					if a[0] == v && v != target {
						next[v] = max(next[v], -state[a[1]])
					}
				}
			}
			state = next
		}
		for v := range state {
			in += fmt.Sprintln(v+1, target+1)
			want += fmt.Sprintln(state[v])
		}
		if out := output(t, "luogu-P6560", in); out != want {
			t.Fatalf("luogu-P6560 on %q: got %q, want %q", in, out, want)
		}
	}
}
