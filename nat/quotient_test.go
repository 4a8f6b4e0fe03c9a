package nat

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

func checkDivide(t *testing.T, x, y *big.Int) {
	t.Helper()
	q, r := divide(x, y)
	wantQ, wantR := new(big.Int).QuoRem(x, y, new(big.Int))
	if q.Cmp(wantQ) != 0 || r.Cmp(wantR) != 0 {
		t.Fatalf("%d bits divided by %d bits: wrong", x.BitLen(), y.BitLen())
	}
}

func TestDivide(t *testing.T) {
	with(t, &productBits, 500)
	with(t, &divideBits, 20)
	with(t, &reciprocalBits, 40)
	rng := rand.New(rand.NewPCG(11, 12))
	for range rounds(5000) {
		y := randomInt(rng, 1+rng.IntN(1500))
		x := randomInt(rng, rng.IntN(5000))
		if rng.IntN(3) == 0 { // a multiple, or one less: the hard cases
			x.Mul(y, randomInt(rng, rng.IntN(3000)))
			x.Sub(x, big.NewInt(int64(rng.IntN(2))))
			x.Abs(x)
		}
		checkDivide(t, x, y)
	}
}

func TestDivideLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	n := divideBits
	for _, c := range [][2]int{{2*n - 1, n}, {2*n + 1, n}, {3 * n, n}, {4 * n, 3 * n}, {5 * n, n + 7}} {
		x, y := randomInt(rng, c[0]), randomInt(rng, c[1])
		checkDivide(t, x, y)
	}
}

func TestSquareRoot(t *testing.T) {
	with(t, &productBits, 500)
	with(t, &divideBits, 20)
	with(t, &reciprocalBits, 40)
	with(t, &rootBits, 8)
	rng := rand.New(rand.NewPCG(15, 16))
	for i := range rounds(3000) {
		x := randomInt(rng, rng.IntN(3000))
		if i%2 == 0 { // a square and its neighbours
			x.Mul(x, x)
			x.Add(x, big.NewInt(int64(rng.IntN(3)-1)))
			x.Abs(x)
		}
		s, r := squareRootRemainder(x)
		want := new(big.Int).Sqrt(x)
		rest := new(big.Int).Mul(want, want)
		if s.Cmp(want) != 0 || r.Cmp(rest.Sub(x, rest)) != 0 {
			t.Fatalf("the root of a number of %d bits is wrong", x.BitLen())
		}
		if squareRoot(x).Cmp(want) != 0 {
			t.Fatalf("the root alone of a number of %d bits is wrong", x.BitLen())
		}
	}
}

func TestSquareRootOfWord(t *testing.T) {
	for _, r := range []uint64{0, 1, 2, 1 << 16, 1<<26 + 1, 94906267, 1<<32 - 1, 1<<32 - 2} {
		for d := range uint64(3) {
			x := r*r + d - 1
			want := new(big.Int).Sqrt(new(big.Int).SetUint64(x)).Uint64()
			if got := sqrtWord(x); got != want {
				t.Errorf("the root of %d is %d, want %d", x, got, want)
			}
		}
	}
}
