package nat

import (
	"math/big"
	"testing"
)

// FuzzHuge compares the fast arithmetic with math/big, with thresholds so low
// that short inputs reach it.
func FuzzHuge(f *testing.F) {
	f.Add([]byte{1}, []byte{2})
	f.Add([]byte("a number that is long enough for a few levels of everything that is fast"), []byte("and another one"))
	for _, threshold := range []*int{&productBits, &divideBits, &reciprocalBits, &rootBits, &halfBits, &gcdBits, &matrixBits} {
		with(f, threshold, 200)
	}
	f.Fuzz(func(t *testing.T, a, b []byte) {
		x, y := new(big.Int).SetBytes(a), new(big.Int).SetBytes(b)
		want := new(big.Int).Mul(x, y)
		if product(x, y).Cmp(want) != 0 {
			t.Fatalf("%x · %x is wrong", a, b)
		}
		if square(x).Cmp(new(big.Int).Mul(x, x)) != 0 {
			t.Fatalf("%x² is wrong", a)
		}
		for _, z := range []*big.Int{x, want} {
			if squareRoot(z).Cmp(new(big.Int).Sqrt(z)) != 0 {
				t.Fatalf("the root of %x is wrong", z)
			}
			if got := parseDecimal(appendDecimal(nil, z)); got.Cmp(z) != 0 || string(appendDecimal(nil, z)) != z.String() {
				t.Fatalf("%x is printed or read wrong", z)
			}
		}
		if y.Sign() == 0 {
			return
		}
		checkDivide(t, x, y)
		checkDivide(t, want, y)
		checkFraction(t, x, y)
		checkFraction(t, want, y)
		checkPhi(t, y)
	})
}
