package heap

import (
	"fmt"
	"math/big"
	"slices"
	"testing"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/oracle"
	"pgregory.net/rapid"
)

// All heaps up to 45 with all limits, factor 0 … 5 and plus 0 … 4, both plays, by
// a table of which (heap, limit) are lost, made of the definition.
func TestDynamicByTheRules(t *testing.T) {
	const size = 46
	for factor := range uint64(6) {
		for plus := range uint64(5) {
			g := newDynamic(nat.Of(factor), nat.Of(plus))
			for _, play := range grundy.Plays {
				lost := dynamicTable(size, int(factor), int(plus), play)
				for n := range size {
					for q := range n + 3 {
						checkDynamic(t, g, n, q, play, lost)
					}
				}
			}
		}
	}
}

// All heaps up to 70 with all limits: lengths, foreclosed values and the move that
// holds out, by the definitions.
func TestDynamicLengths(t *testing.T) {
	const size = 71
	for factor := range uint64(6) {
		for plus := range uint64(5) {
			g := newDynamic(nat.Of(factor), nat.Of(plus))
			table := make([][]euclidTruth, size)
			for n := range size {
				var options []euclidTruth
				table[n] = []euclidTruth{euclidDefine(nil)}
				for k := 1; k <= n; k++ {
					limit, _ := g.next(number(k)).Uint64()
					limit = min(limit, uint64(n-k))
					options = append(options, table[n-k][limit])
					table[n] = append(table[n], euclidDefine(options))
				}
				for q := range n + 3 {
					checkDynamicLength(t, g, limitedTo(uint64(n), uint64(q)), table)
				}
			}
		}
	}
}

func checkDynamicLength(t *testing.T, g dynamic, p Limited, table [][]euclidTruth) {
	t.Helper()
	at := func(p Limited) euclidTruth {
		n, _ := p.N.Uint64()
		q, _ := nat.Min(p.N, p.Limit).Uint64()
		return table[n][q]
	}
	truth := at(p)
	for _, play := range grundy.Plays {
		name := fmt.Sprintf("dynamic%v[factor=%s,plus=%s] in %s play", p, g.factor, g.plus, play)
		if moves, ok := g.Remoteness(p, play); !ok || moves != number(truth.fast[play]) {
			t.Fatalf("%s has remoteness %s by theorem, %d by the rules", name, moves, truth.fast[play])
		}
		if moves, ok := g.Suspense(p, play); ok && moves != number(truth.slow[play]) {
			t.Fatalf("%s has suspense %s by theorem, %d by the rules", name, moves, truth.slow[play])
		}
		if f, ok := g.Foreclosed(p, play); ok && f.Code() != number(truth.codes[play]) {
			t.Fatalf("%s counts %s by theorem; the code by the rules is %d", name, f, truth.codes[play])
		}
		if q, _, ok := g.Stall(p, play); ok && (truth.wins[play] || truth.fast[play] == 0 || at(q).fast[play]+1 != truth.fast[play]) {
			t.Fatalf("%s stalls by %v, which leaves %d moves of %d", name, q, at(q).fast[play], truth.fast[play])
		}
	}
}

// Huge heaps of Fibonacci Nim and of factor 1: the closed forms go on from the sums
// over the parts.
func TestWaitsAtAnySize(t *testing.T) {
	fib, bin := newDynamic(two, zero), newDynamic(one, zero)
	for _, k := range []int{40, 93, 400, 5893, 5894, 20000} {
		f := fibonacciAt(k)
		want := fibonacciAt(k - 2).Shl(1)
		if moves, ok := fib.Remoteness(start(f), grundy.Normal); !ok || moves != want {
			t.Errorf("F_%d lasts %s moves by theorem; want twice F_%d", k, moves, k-2)
		}
		if moves, ok := fib.Remoteness(Limited{f.Add(one), one}, grundy.Misere); !ok || moves != want.Add(one) {
			t.Errorf("F_%d + 1 with limit 1 lasts %s moves in misère play; want twice F_%d and one", k, moves, k-2)
		}
		n := f.Shl(1)
		if moves, ok := bin.Remoteness(Limited{n, one}, grundy.Normal); !ok || moves != n {
			t.Errorf("2·F_%d with factor 1 and limit 1 lasts %s moves; every counter is one", k, moves)
		}
	}
	for n := uint64(1); n < 5000; n++ {
		moves, ok := fib.Remoteness(limitedTo(n, 1), grundy.Normal)
		if o, _ := fib.Outcome(limitedTo(n, 1), grundy.Normal); o == grundy.Next {
			continue
		}
		if want := nat.Of(2*n + 1).Sub(nat.FloorPhi(nat.Of(n + 1))).Shl(1); !ok || moves != want {
			t.Fatalf("%d counters of Fibonacci Nim with limit 1 last %s moves by their parts, %s by the closed form", n, moves, want)
		}
	}
}

// dynamicTable returns which heaps below size are lost with which limit. A limit
// above the heap is the heap.
func dynamicTable(size, factor, plus int, play grundy.Play) [][]bool {
	lost := make([][]bool, size)
	for n := range lost {
		lost[n] = make([]bool, n+1)
		won := play == grundy.Misere // with limit 0 there is no move
		for q := range n + 1 {
			if q == 1 {
				won = false
			}
			if q > 0 {
				left := n - q
				won = won || lost[left][min(left, factor*q+plus)]
			}
			lost[n][q] = !won
		}
	}
	return lost
}

func checkDynamic(t *testing.T, g dynamic, n, q int, play grundy.Play, lost [][]bool) {
	t.Helper()
	p := limitedTo(uint64(n), uint64(q))
	want := grundy.WinsIf(!lost[n][min(n, q)])
	o, ok := g.Outcome(p, play)
	if ok && o != want {
		t.Fatalf("dynamic%v[factor=%s,plus=%s] in %s play is %s by theorem, %s by the rules", p, g.factor, g.plus, play, o, want)
	}
	moves, known := g.Winning(p, play)
	if known != ok || !ok && !(play == grundy.Misere && g.factor.IsZero() && g.plus.IsZero()) {
		t.Fatalf("dynamic%v[factor=%s,plus=%s] in %s play: outcome known: %v, winning moves known: %v", p, g.factor, g.plus, play, ok, known)
	}
	if !known {
		return
	}
	var takes []Limited
	for k := 1; k <= min(n, q); k++ {
		next := g.next(number(k))
		limit, _ := next.Uint64()
		if lost[n-k][min(n-k, int(limit))] {
			takes = append(takes, Limited{number(n - k), next})
		}
	}
	if !slices.Equal(moves, takes) {
		t.Fatalf("dynamic%v[factor=%s,plus=%s] in %s play is won by moving to %v by theorem, to %v by the rules", p, g.factor, g.plus, play, moves, takes)
	}
}

// A few of them against the oracle too, which shares nothing with that table.
func TestDynamicByTheOracle(t *testing.T) {
	for factor := range uint64(4) {
		for plus := range uint64(3) {
			g := newDynamic(nat.Of(factor), nat.Of(plus))
			o := oracle.New(g)
			for n := range uint64(15) {
				for q := range n + 2 {
					agree(t, "dynamic[factor="+g.factor.String()+",plus="+g.plus.String()+"]", g, o, limitedTo(n, q))
					widthAgrees(t, "dynamic", g, limitedTo(n, q))
				}
			}
		}
	}
}

// greedy returns the Zeckendorf parts of n, ascending, by subtracting the largest
// Fibonacci number as long as there is one.
func greedy(n *big.Int) (parts []nat.Nat) {
	fib := []*big.Int{big.NewInt(1), big.NewInt(2)}
	for fib[len(fib)-1].Cmp(n) <= 0 {
		fib = append(fib, new(big.Int).Add(fib[len(fib)-1], fib[len(fib)-2]))
	}
	rest := new(big.Int).Set(n)
	for i := len(fib) - 1; i >= 0 && rest.Sign() > 0; i-- {
		if fib[i].Cmp(rest) <= 0 {
			parts = append(parts, natural(fib[i]))
			rest.Sub(rest, fib[i])
		}
	}
	slices.Reverse(parts)
	return parts
}

// checkParts holds leastParts to the greedy parts, for several limits.
func checkParts(t rapid.TB, n *big.Int) {
	t.Helper()
	all := greedy(n)
	limits := []int{1, 2, 26}
	if len(all) < 80 {
		limits = append(limits, len(all), len(all)+1)
	}
	for _, limit := range limits {
		want := all[:min(limit, len(all))]
		got, rest := leastParts(natural(n), limit)
		if !slices.Equal(got, want) {
			t.Fatalf("the %d least Fibonacci parts of %s are %v by n·φ, %v by subtraction", limit, n, got, want)
		}
		for _, part := range got {
			rest = rest.Add(part)
		}
		if rest != natural(n) {
			t.Fatalf("the %d least parts of %s and their rest add up to %s", limit, n, rest)
		}
	}
}

// The parts that n·φ shows, for all small numbers and for the hard ones: F_k and
// its neighbours, and sums of every second or third Fibonacci number.
func TestLeastPartsByGreed(t *testing.T) {
	for n := int64(1); n <= 300; n++ {
		checkParts(t, big.NewInt(n))
	}
	for k := 3; k <= 110; k++ {
		for _, shift := range []int64{-2, -1, 0, 1, 2} {
			if n := new(big.Int).Add(fibonacciAt(k).Big(), big.NewInt(shift)); n.Sign() > 0 {
				checkParts(t, n)
			}
		}
	}
	for _, c := range []int{2, 3, 4, 5, 50, 51, 300, 301} {
		for _, step := range []int{2, 3} {
			n := new(big.Int)
			for i := range 35 {
				n.Add(n, fibonacciAt(c+step*i).Big())
			}
			checkParts(t, n)
		}
	}
}

func TestLeastPartOfSmallNumbers(t *testing.T) {
	for n := int64(1); n <= 12000; n++ {
		if got, _ := leastParts(nat.Of(uint64(n)), 1); got[0] != greedy(big.NewInt(n))[0] {
			t.Fatalf("the least Fibonacci part of %d is %s by n·φ, %s by subtraction", n, got[0], greedy(big.NewInt(n))[0])
		}
	}
}

func TestLeastPartsOfLongNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkParts(t, new(big.Int).Add(anyBig(t, 200), big.NewInt(1))) })
	n := new(big.Int).Exp(big.NewInt(3), big.NewInt(4192), nil) // 2000 digits
	checkParts(t, n)
	checkParts(t, new(big.Int).Add(n, fibonacciAt(1500).Big()))
}

// Around the size at which parts are read off n·φ, both ways give the same answers.
func TestFibonacciAcrossHuge(t *testing.T) {
	g := newDynamic(two, zero)
	for k := 5894; k <= 5908; k++ { // F_k has about 4096 bits
		for shift := range uint64(4) {
			n := fibonacciAt(k).Add(nat.Of(shift))
			want := greedy(n.Big())[0]
			if least, ok := g.least(n); !ok || least != want {
				t.Fatalf("the least part of F_%d+%d, of %d bits, is %s; want %s", k, shift, n.BitLen(), least, want)
			}
			moves, ok := g.Winning(start(n), grundy.Normal)
			if !ok {
				c, _ := g.Choose(start(n), grundy.Normal, 3)
				moves = c.First
			}
			if shift > 0 && len(moves) == 0 {
				t.Fatalf("no winning moves from F_%d+%d", k, shift)
			}
			for _, q := range moves {
				if o, _ := g.Outcome(q, grundy.Normal); o != grundy.Previous {
					t.Fatalf("F_%d+%d is won by moving to %v, which is %s", k, shift, q, o)
				}
			}
			if FibonacciNumberNat(n) != (shift == 0) {
				t.Fatalf("F_%d+%d is a Fibonacci number: %v", k, shift, shift != 0)
			}
		}
	}
}

// Which words are Fibonacci numbers, up to the largest.
func TestFibonacciNumbers(t *testing.T) {
	known := map[uint64]bool{}
	for k := 2; k <= 93; k++ { // F_93 is the last below 2^64
		w, _ := fibonacciAt(k).Uint64()
		known[w] = true
		for _, n := range []uint64{w - 1, w, w + 1} {
			small := map[uint64]bool{0: false, 1: true, 2: true, 3: true}
			want := n == w
			if v, ok := small[n]; ok {
				want = v
			}
			if FibonacciNumber(n) != want || FibonacciNumberNat(nat.Of(n)) != want {
				t.Errorf("%d is a Fibonacci number: %v; want %v", n, FibonacciNumber(n), want)
			}
		}
	}
	for n := range uint64(3000) {
		if FibonacciNumber(n) != known[n] {
			t.Errorf("%d is a Fibonacci number: %v; want %v", n, FibonacciNumber(n), known[n])
		}
	}
	if FibonacciNumber(1<<64 - 1) {
		t.Error("2^64-1 is no Fibonacci number")
	}
}
