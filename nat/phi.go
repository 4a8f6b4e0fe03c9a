package nat

import (
	"math/big"
	"sync"
	"sync/atomic"
)

// FloorPhi returns the floor of n·φ, where φ = (1+√5)/2 is the golden ratio.
//
// The pairs (FloorPhi(n), FloorPhi(n)+n) are the cold positions of Wythoff's
// game.
//
// Cost: that of one product of the size of n, after the first call for so large
// an n: the digits of φ are kept, for n of up to 10^7 bits. The first call, and
// the few n for which the kept digits do not decide, take a square root.
// Source: Wythoff, A modification of the game of nim (1907).
func FloorPhi(n Nat) Nat {
	if n.hi == "" && n.lo < 1<<30 {
		// 5n² is a word, and so is the sum.
		return Nat{lo: (n.lo + sqrtWord(5*n.lo*n.lo)) / 2}
	}
	x := n.toInt()
	if z, ok := floorPhiByDigits(x); ok {
		return fromInt(z)
	}
	return fromInt(floorPhiByRoot(x))
}

// floorPhiByRoot is the definition of FloorPhi in whole numbers. It is
// floor((n + √(5n²))/2), and the floor of the root changes nothing: the half
// of a sum passes a whole number only where the sum does.
func floorPhiByRoot(n *big.Int) *big.Int {
	z := square(n)
	z.Add(z, new(big.Int).Lsh(z, 2))
	z = squareRoot(z)
	z.Add(z, n)
	return z.Rsh(z, 1)
}

// floorPhiByDigits multiplies n by the leading digits f of φ, f/2^k <= φ <
// (f+1)/2^k. The floor of n·f/2^k is right unless the n that may be missing from
// n·f could carry into it. With 64 digits more than n has, that happens for one
// in 2^64 of the n, and for some of those near Fibonacci numbers.
func floorPhiByDigits(n *big.Int) (z *big.Int, ok bool) {
	k := n.BitLen() + 64
	if k > phiLimit {
		return nil, false
	}
	z = product(n, phi(k))
	top := highBits(z, k)
	z.Add(z, n)
	z.Rsh(z, uint(k))
	return z, z.Cmp(top) == 0
}

// phiLimit bounds the digits of φ that are kept.
const phiLimit = 10_000_000

// goldenRatio is floor(φ·2^places), never changed once it is published.
type goldenRatio struct {
	places int
	value  *big.Int
}

var (
	golden     atomic.Pointer[goldenRatio]
	goldenGrow sync.Mutex
)

// phi returns floor(φ·2^k). As in floorPhiByRoot, the floor of √5·2^k will do.
func phi(k int) *big.Int {
	g := golden.Load()
	if g == nil || g.places < k {
		goldenGrow.Lock()
		defer goldenGrow.Unlock()
		if g = golden.Load(); g == nil || g.places < k {
			places := k + k/8
			z := squareRoot(shifted(big.NewInt(5), 2*places))
			z.Add(z, powerOfTwo(places))
			g = &goldenRatio{places, z.Rsh(z, 1)}
			golden.Store(g)
		}
	}
	return highBits(g.value, g.places-k)
}
