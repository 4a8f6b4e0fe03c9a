package nat

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// floorPhiByBig is the definition with math/big alone.
func floorPhiByBig(n *big.Int) *big.Int {
	z := new(big.Int).Mul(n, n)
	z.Mul(z, big.NewInt(5)).Sqrt(z)
	return z.Rsh(z.Add(z, n), 1)
}

func checkPhi(t *testing.T, n *big.Int) {
	t.Helper()
	want := floorPhiByBig(n)
	if got := FloorPhi(of(t, n)); got != of(t, want) {
		t.Fatalf("FloorPhi of a number of %d bits is wrong", n.BitLen())
	}
	if floorPhiByRoot(n).Cmp(want) != 0 {
		t.Fatalf("floorPhiByRoot of a number of %d bits is wrong", n.BitLen())
	}
}

func TestFloorPhiStart(t *testing.T) {
	for n, want := range []uint64{0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22} {
		if got := FloorPhi(Of(uint64(n))); got != Of(want) {
			t.Errorf("FloorPhi(%d) = %v, want %d", n, got, want)
		}
	}
}

func TestFloorPhi(t *testing.T) {
	rng := rand.New(rand.NewPCG(27, 28))
	for range rounds(2000) {
		checkPhi(t, randomInt(rng, rng.IntN(2000)))
	}
	for _, n := range []uint64{1<<30 - 1, 1 << 30, 1<<31 - 1, 1 << 31, 1<<32 - 1, 1<<63 + 1, 1<<64 - 1} {
		checkPhi(t, new(big.Int).SetUint64(n))
	}
}

// TestFloorPhiOfFibonacci tries the numbers n for which n·φ is nearest to a
// whole number, just above it or just below.
func TestFloorPhiOfFibonacci(t *testing.T) {
	a, b := big.NewInt(0), big.NewInt(1)
	undecided := 0
	for range 3000 {
		if a.BitLen() < 300 || a.BitLen() > 2000 {
			checkPhi(t, a)
			if _, ok := floorPhiByDigits(a); !ok {
				undecided++
			}
		}
		a, b = b, a.Add(a, b)
	}
	if undecided == 0 {
		t.Error("the digits decide everywhere: the root is never tried")
	}
}
