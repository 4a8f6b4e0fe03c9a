package heap

import (
	"fmt"
	"math/big"
	"testing"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
	"pgregory.net/rapid"
)

// Every pair up to 22 against the oracle: everything that is known.
func TestEuclidByTheRules(t *testing.T) {
	for _, g := range []*euclid{{}, {positive: true}} {
		o, name := oracle.New(g), euclidName(g)
		for a := range uint64(23) {
			for b := range uint64(23) {
				p := pair(a, b)
				agree(t, name, g, o, p)
				valued(t, name, g, o, p)
				timed(t, name, g, o, p)
				closed(t, name, g, o, p)
				widthAgrees(t, name, g, p)
			}
		}
	}
}

func euclidName(g *euclid) string {
	if g.positive {
		return "euclid[end=positive]"
	}
	return "euclid"
}

// A euclidTruth is what the rules say of a pair: by play, but for the value.
type euclidTruth struct {
	value             int
	wins              [2]bool
	fast, slow, codes [2]int // codes of the foreclosed values
}

// euclidTable applies the definitions to every pair below size, in its own way.
func euclidTable(size int, positive bool) [][]euclidTruth {
	table := make([][]euclidTruth, size)
	for a := range table {
		table[a] = make([]euclidTruth, size)
	}
	for sum := range 2*size - 1 {
		for a := max(0, sum-size+1); a <= min(sum, size-1); a++ {
			var options []euclidTruth
			for _, q := range euclidOptions(a, sum-a, positive) {
				options = append(options, table[q[0]][q[1]])
			}
			table[a][sum-a] = euclidDefine(options)
		}
	}
	return table
}

func euclidOptions(a, b int, positive bool) (options [][2]int) {
	last := 0
	if positive {
		last = 1
	}
	for x := a - b; a >= b && b > 0 && x >= last; x -= b {
		options = append(options, [2]int{x, b})
	}
	for y := b - a; b > a && a > 0 && y >= last; y -= a {
		options = append(options, [2]int{a, y})
	}
	return options
}

func euclidDefine(options []euclidTruth) (d euclidTruth) {
	seen := map[int]bool{}
	for _, q := range options {
		seen[q.value] = true
	}
	for seen[d.value] {
		d.value++
	}
	if len(options) == 0 {
		d.wins[grundy.Misere] = true
		return d
	}
	for play := range d.wins {
		var winFast, winSlow, loseFast, loseSlow = 1 << 30, 0, 0, 1 << 30
		for _, q := range options {
			if !q.wins[play] {
				d.wins[play] = true
				winFast, winSlow = min(winFast, 1+q.fast[play]), max(winSlow, 1+q.slow[play])
			}
			loseFast, loseSlow = max(loseFast, 1+q.fast[play]), min(loseSlow, 1+q.slow[play])
		}
		codes := map[int]bool{}
		for _, q := range options {
			codes[q.codes[play]] = true
		}
		d.codes[play] = codeBy(codes, play)
		d.fast[play], d.slow[play] = loseFast, loseSlow
		if d.wins[play] {
			d.fast[play], d.slow[play] = winFast, winSlow
		}
	}
	return d
}

// Every pair up to 200 against that table: outcome, length, value, winning moves,
// for both ends and both plays.
func TestEuclidByDefinition(t *testing.T) {
	const size = 201
	for _, g := range []*euclid{{}, {positive: true}} {
		table := euclidTable(size, g.positive)
		for a := range size {
			for b := range size {
				p := pair(uint64(a), uint64(b))
				if v, _ := g.Value(p); v != number(table[a][b].value) {
					t.Fatalf("G(%s%v) = %s by theorem, %d by the rules", euclidName(g), p, v, table[a][b].value)
				}
				for _, play := range grundy.Plays {
					checkEuclid(t, g, p, play, table)
				}
			}
		}
	}
}

func checkEuclid(t *testing.T, g *euclid, p Pair, play grundy.Play, table [][]euclidTruth) {
	t.Helper()
	at := func(p Pair) euclidTruth {
		a, _ := p.A.Uint64()
		b, _ := p.B.Uint64()
		return table[a][b]
	}
	name, truth := fmt.Sprintf("%s%v in %s play", euclidName(g), p, play), at(p)
	if o, ok := g.Outcome(p, play); !ok || o != grundy.WinsIf(truth.wins[play]) {
		t.Fatalf("%s is %s by theorem; won by the rules: %v", name, o, truth.wins[play])
	}
	fast, _ := g.Remoteness(p, play)
	slow, _ := g.Suspense(p, play)
	if fast != number(truth.fast[play]) || slow != number(truth.slow[play]) {
		t.Fatalf("%s lasts %s to %s moves by theorem, %d to %d by the rules", name, fast, slow, truth.fast[play], truth.slow[play])
	}
	if f, ok := g.Foreclosed(p, play); !ok || f.Code() != number(truth.codes[play]) {
		t.Fatalf("%s counts %s by theorem; the code by the rules is %d", name, f, truth.codes[play])
	}
	var want []Pair
	for q := range g.Options(p) {
		if !at(q).wins[play] {
			want = append(want, q)
		}
	}
	if moves, ok := g.Winning(p, play); !ok || !sameSet(moves, want) {
		t.Fatalf("%s is won by moving to %v by theorem, to %v by the rules", name, moves, want)
	}
}

// The groups of options by suspense, against listing them.
func TestEuclidPaces(t *testing.T) {
	for _, g := range []*euclid{{}, {positive: true}} {
		for a := range uint64(70) {
			for b := range uint64(70) {
				for _, play := range grundy.Plays {
					checkPaces(t, g, pair(a, b), play)
				}
			}
		}
	}
}

func checkPaces(t *testing.T, g *euclid, p Pair, play grundy.Play) {
	t.Helper()
	groups, _ := g.Paces(p, play)
	var listed, want []Pair
	for _, group := range groups {
		before := len(listed)
		for q := range group.Options {
			if n, _ := g.Suspense(q, play); n != group.Suspense {
				t.Fatalf("%s%v: the option %v lasts %s moves, and is in the group of %s", euclidName(g), p, q, n, group.Suspense)
			}
			listed = append(listed, q)
		}
		if group.Count != number(len(listed)-before) {
			t.Fatalf("%s%v: a group of %d options says that it has %s", euclidName(g), p, len(listed)-before, group.Count)
		}
	}
	for q := range g.Options(p) {
		want = append(want, q)
	}
	if !sameSet(listed, want) {
		t.Fatalf("%s%v: the groups hold %v; the options are %v", euclidName(g), p, listed, want)
	}
}

// A pair and its multiple play alike, so words check the long numbers.
func TestEuclidLongNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.Uint64().Draw(t, "a"), rapid.Uint64().Draw(t, "b")
		if rapid.Bool().Draw(t, "close") {
			b = a/2 + rapid.Uint64Range(0, 9).Draw(t, "more")
		}
		scale := natural(anyBig(t, 400)).Add(one)
		p, long := pair(a, b), Pair{nat.Of(a).Mul(scale), nat.Of(b).Mul(scale)}
		if EuclidWins(a, b) != EuclidWinsNat(long.A, long.B) {
			t.Fatalf("euclid%v and %s times it have different winners", p, scale)
		}
		if EuclidLengthNat(long.A, long.B) != number(EuclidLength(a, b)) {
			t.Fatalf("euclid%v lasts %d moves, and %s times it %s", p, EuclidLength(a, b), scale, EuclidLengthNat(long.A, long.B))
		}
		for _, g := range []*euclid{{}, {positive: true}} {
			v, _ := g.Value(p)
			if w, _ := g.Value(long); w != v {
				t.Fatalf("G(%s%v) = %s, and of %s times it %s", euclidName(g), p, v, scale, w)
			}
			for _, play := range grundy.Plays {
				f, _ := g.Foreclosed(p, play)
				if scaled, ok := g.Foreclosed(long, play); !ok || scaled != f {
					t.Fatalf("%s%v counts %s where one ended game ends all, and %s times it %s", euclidName(g), p, f, scale, scaled)
				}
				moves, _ := g.Winning(p, play)
				scaled, _ := g.Winning(long, play)
				if len(moves) != len(scaled) || len(moves) == 1 && (moves[0].A.Mul(scale) != scaled[0].A || moves[0].B.Mul(scale) != scaled[0].B) {
					t.Fatalf("%s%v is won by %v, and %s times it by %v", euclidName(g), p, moves, scale, scaled)
				}
			}
		}
	})
}

// Consecutive Fibonacci numbers are nearest to the ratio φ: F_(k+1)/F_k is above it
// exactly for even k, all k-1 moves are forced, and the last quotient is 2.
func TestEuclidOnFibonacciNumbers(t *testing.T) {
	for _, k := range []int{3, 4, 5, 92, 93, 94, 95, 240, 241, 1000, 1001, 4784, 4785, 9568, 9569} {
		p := Pair{fibonacciAt(k), fibonacciAt(k + 1)}
		ratio := new(big.Int).Mul(p.B.Big(), p.B.Sub(p.A).Big()) // b(b-a) against a²
		above := ratio.Cmp(new(big.Int).Mul(p.A.Big(), p.A.Big())) > 0
		if above != (k%2 == 0) {
			t.Fatalf("F_%d/F_%d is above φ: %v", k+1, k, above)
		}
		if got := EuclidWinsNat(p.A, p.B); got != above {
			t.Errorf("euclid(F_%d,F_%d) is won: %v by theorem, %v by b(b-a) > a²", k, k+1, got, above)
		}
		want := k - 1 // k-2 divisions with quotient 1, and the last one with 2
		if n := EuclidLengthNat(p.A, p.B); n.Odd() != above || n != number(want) {
			t.Errorf("euclid(F_%d,F_%d) lasts %s moves; want %d", k, k+1, n, want)
		}
	}
}
