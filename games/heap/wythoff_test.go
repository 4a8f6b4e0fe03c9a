package heap

import (
	"math/big"
	"testing"

	"example.org/grundy"
	"example.org/grundy/internal/raced"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
	"pgregory.net/rapid"
)

// Every pair up to 13, for diff 1 … 5 and both plays: outcome and winning moves.
func TestWythoffByTheRules(t *testing.T) {
	raced.Sequential(t)
	for diff := uint64(1); diff <= 5; diff++ {
		g := wythoff{nat.Of(diff)}
		o := oracle.New(g)
		name := "wythoff[diff=" + g.diff.String() + "]"
		for a := range uint64(14) {
			for b := range uint64(14) {
				agree(t, name, g, o, pair(a, b))
				timed(t, name, g, o, pair(a, b))
				closed(t, name, g, o, pair(a, b))
				widthAgrees(t, name, g, pair(a, b))
			}
		}
	}
}

// Every pair up to 60, for diff 1 … 7: losing pairs are found by a table that
// strikes out what a move can reach, and the winning moves are those to them.
func TestWythoffByStriking(t *testing.T) {
	const size = 60
	for diff := uint64(1); diff <= 7; diff++ {
		g := wythoff{nat.Of(diff)}
		for _, play := range grundy.Plays {
			lost := strike(size, int(diff), play)
			for a := range size {
				for b := range size {
					p := pair(uint64(a), uint64(b))
					if o, _ := g.Outcome(p, play); (o == grundy.Previous) != lost[a][b] {
						t.Fatalf("wythoff%v[diff=%d] in %s play: %s by theorem; lost by the rules: %v", p, diff, play, o, lost[a][b])
					}
					moves, _ := g.Winning(p, play)
					if want := reached(a, b, int(diff), lost); !sameSet(moves, want) {
						t.Fatalf("wythoff%v[diff=%d] in %s play is won by moving to %v by theorem, to %v by the rules", p, diff, play, moves, want)
					}
				}
			}
		}
	}
}

// Every pair up to 150 for diff 1, up to 60 for diff 2 … 5: how long it lasts by
// the definitions, and that the loser's move lasts longest.
func TestWythoffLengths(t *testing.T) {
	raced.Sequential(t)
	for diff := 1; diff <= 5; diff++ {
		size, g := 60, wythoff{number(diff)}
		if diff == 1 {
			size = 150
		}
		table := make([][]euclidTruth, size)
		for a := range table {
			table[a] = make([]euclidTruth, size)
			for b := range size {
				var options []euclidTruth
				for x := max(0, a-b-diff); x <= a; x++ {
					for _, y := range wythoffColumns(a, b, x, diff) {
						options = append(options, table[x][y])
					}
				}
				for x := range a {
					options = append(options, table[x][b])
				}
				table[a][b] = euclidDefine(options)
				checkWythoffLength(t, g, pair(uint64(a), uint64(b)), table)
			}
		}
	}
}

// wythoffColumns lists the y for which (a,b) may go to (x,y), but for y = b.
func wythoffColumns(a, b, x, diff int) (list []int) {
	for y := range b {
		if k, l := a-x, b-y; k == 0 || max(k-l, l-k) < diff {
			list = append(list, y)
		}
	}
	return list
}

func checkWythoffLength(t *testing.T, g wythoff, p Pair, table [][]euclidTruth) {
	t.Helper()
	at := func(p Pair) euclidTruth {
		a, _ := p.A.Uint64()
		b, _ := p.B.Uint64()
		return table[a][b]
	}
	for _, play := range grundy.Plays {
		truth := at(p)
		fast, _ := g.Remoteness(p, play)
		slow, _ := g.Suspense(p, play)
		if fast != number(truth.fast[play]) || slow != number(truth.slow[play]) {
			t.Fatalf("wythoff%v[diff=%s] in %s play lasts %s to %s moves by theorem, %d to %d by the rules", p, g.diff, play, fast, slow, truth.fast[play], truth.slow[play])
		}
		if f, ok := g.Foreclosed(p, play); ok && f.Code() != number(truth.codes[play]) {
			t.Fatalf("wythoff%v[diff=%s] in %s play counts %s by theorem; the code by the rules is %d", p, g.diff, play, f, truth.codes[play])
		}
		q, _, ok := g.Stall(p, play)
		if lost := !truth.wins[play] && truth.fast[play] > 0; ok != lost || ok && (!g.legal(p, q) || at(q).fast[play]+1 != truth.fast[play]) {
			t.Fatalf("wythoff%v[diff=%s] in %s play, lost with moves left: %v; stalls: %v, by %v", p, g.diff, play, lost, ok, q)
		}
	}
}

// strike returns which pairs below size are lost.
func strike(size, diff int, play grundy.Play) [][]bool {
	lost := make([][]bool, size)
	for a := range lost {
		lost[a] = make([]bool, size)
		for b := range size {
			lost[a][b] = len(reached(a, b, diff, lost)) == 0 && (play == grundy.Normal || a+b > 0)
		}
	}
	return lost
}

// reached lists the lost pairs that a move from (a,b) reaches.
func reached(a, b, diff int, lost [][]bool) (to []Pair) {
	for x := 0; x <= a; x++ {
		for y := 0; y <= b; y++ {
			k, l := a-x, b-y
			legal := k+l > 0 && (k == 0 || l == 0 || max(k-l, l-k) < diff)
			if legal && lost[x][y] {
				to = append(to, pair(uint64(x), uint64(y)))
			}
		}
	}
	return to
}

// The first 20000 cold pairs by their recursion: the least number not yet used,
// and that number plus n. Neighbours of a cold pair are not cold.
func TestWythoffColdByRecursion(t *testing.T) {
	used := map[uint64]bool{}
	a := uint64(0)
	for n := range uint64(20000) {
		for used[a] {
			a++
		}
		b := a + n
		used[a], used[b] = true, true
		if !WythoffCold(a, b) || !WythoffCold(b, a) {
			t.Fatalf("(%d,%d) is the cold pair number %d; not so by WythoffCold", a, b, n)
		}
		for _, q := range [][2]uint64{{a + 1, b}, {a, b + 1}, {a + 1, b + 1}} {
			if WythoffCold(q[0], q[1]) && !(n == 0 && q[0]+q[1] == 3) {
				t.Fatalf("(%d,%d) is one move from the cold pair (%d,%d), and cold by WythoffCold", q[0], q[1], a, b)
			}
		}
	}
}

// The differences at which double precision goes wrong.
func TestWythoffWhereDoublesFail(t *testing.T) {
	for _, d := range []uint64{102334155, 141422324, 180510493, 204668310} {
		a, _ := nat.FloorPhi(nat.Of(d)).Uint64()
		if !WythoffCold(a, a+d) || WythoffCold(a+1, a+1+d) || WythoffCold(a-1, a-1+d) {
			t.Errorf("the cold pair of difference %d is (%d,%d) alone", d, a, a+d)
		}
	}
	if !WythoffCold(165580140, 267914295) || WythoffCold(165580141, 267914296) {
		t.Error("(165580140,267914295) is cold and (165580141,267914296) is not")
	}
}

// slowFloor returns floor(n·φ) by math/big alone: (n + isqrt(5n²)) div 2.
func slowFloor(n *big.Int) *big.Int {
	root := new(big.Int).Mul(n, n)
	root.Sqrt(root.Mul(root, big.NewInt(5)))
	return root.Rsh(root.Add(root, n), 1)
}

func natural(x *big.Int) nat.Nat { n, _ := nat.FromBig(x); return n }

// anyBig draws a number about a power of two, or of random digits.
func anyBig(t *rapid.T, digits int) *big.Int {
	switch rapid.IntRange(0, 2).Draw(t, "kind") {
	case 0:
		power := new(big.Int).Lsh(big.NewInt(1), rapid.SampledFrom([]uint{31, 32, 62, 63, 64, 65, 127, 128}).Draw(t, "power"))
		return power.Add(power, big.NewInt(rapid.Int64Range(-40, 40).Draw(t, "offset")))
	case 1:
		return new(big.Int).SetUint64(rapid.Uint64().Draw(t, "word"))
	}
	bytes := rapid.SliceOfN(rapid.Byte(), 1, digits*5/12).Draw(t, "bytes")
	return new(big.Int).SetBytes(bytes)
}

// Cold pairs of any size, and their neighbours, which are not cold.
func TestWythoffColdAtAnySize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := anyBig(t, 300)
		a := slowFloor(n)
		checkCold(t, a, n)
	})
	for _, digits := range []uint{1000, 3000} {
		n := new(big.Int).Exp(big.NewInt(7), big.NewInt(int64(float64(digits)*1.18)), nil)
		checkCold(t, slowFloor(n), n)
	}
}

func checkCold(t rapid.TB, a, n *big.Int) {
	for shift := int64(-1); shift <= 1; shift++ {
		x := new(big.Int).Add(a, big.NewInt(shift))
		if x.Sign() < 0 {
			continue
		}
		p := Pair{natural(x), natural(new(big.Int).Add(x, n))}
		if got, want := WythoffColdNat(p.B, p.A), shift == 0; got != want {
			t.Fatalf("%v: cold by theorem: %v; by floor(n·φ): %v", p, got, want)
		}
		if got := coldNormal(one, p); got != (shift == 0) {
			t.Fatalf("%v: cold by the test of squares: %v; by floor(n·φ): %v", p, got, shift == 0)
		}
	}
}

// The path of words and the path of long numbers agree on words.
func TestWythoffWordsAndLongNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.Uint64().Draw(t, "a"), rapid.Uint64().Draw(t, "b")
		p := pair(min(a, b), max(a, b))
		if got, want := coldNormal(one, p), WythoffCold(a, b); got != want {
			t.Fatalf("%v: cold by long numbers: %v; by words: %v", p, got, want)
		}
	})
}

// A random pair of any size: each winning move is legal, leads to a lost pair, and
// there is one exactly if the pair is won.
func TestWythoffWinningAtAnySize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := wythoff{nat.Of(rapid.Uint64Range(1, 6).Draw(t, "diff"))}
		p := Pair{natural(anyBig(t, 120)), natural(anyBig(t, 120))}
		if rapid.Bool().Draw(t, "cold") {
			p = g.cold(p.A, grundy.Normal)
		}
		for _, play := range grundy.Plays {
			o, _ := g.Outcome(p, play)
			moves, _ := g.Winning(p, play)
			if (o == grundy.Next) != (len(moves) > 0) && p != (Pair{}) {
				t.Fatalf("wythoff%v[diff=%s] in %s play is %s and has %d winning moves", p, g.diff, play, o, len(moves))
			}
			for _, q := range moves {
				if o, _ := g.Outcome(q, play); o != grundy.Previous || !g.legal(p, q) {
					t.Fatalf("wythoff%v[diff=%s] in %s play: the winning move to %v leads to %s", p, g.diff, play, q, o)
				}
			}
		}
	})
}

// The cold pairs of any diff partition the numbers: every number is in one pair.
func TestWythoffPairsPartition(t *testing.T) {
	for diff := uint64(1); diff <= 9; diff++ {
		g := wythoff{nat.Of(diff)}
		for _, play := range grundy.Plays {
			for v := range uint64(300) {
				n := len(g.partners(nat.Of(v), play))
				if n != 1 && !(play == grundy.Misere && diff == 1 && v == 2) {
					t.Errorf("diff=%d, %s play: %d is in %d losing pairs; want one", diff, play, v, n)
				}
			}
		}
	}
}
