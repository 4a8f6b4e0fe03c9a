package nat

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// checkFraction compares the fast continued fraction with Euclid's algorithm.
func checkFraction(t *testing.T, a, b *big.Int) {
	t.Helper()
	x, y := of(t, a), of(t, b)
	got, want := ContinuedFraction(x, y), euclid(x, y)
	if got.Gcd() != want.Gcd() || Gcd(x, y) != want.Gcd() {
		t.Fatalf("the gcd of %d and %d bits is wrong", a.BitLen(), b.BitLen())
	}
	if got.Len() != want.Len() {
		t.Fatalf("%d bits over %d bits: %d quotients, want %d", a.BitLen(), b.BitLen(), got.Len(), want.Len())
	}
	for i := range want.Len() {
		if got.At(i) != want.At(i) {
			t.Fatalf("%d bits over %d bits: quotient %d of %d is wrong", a.BitLen(), b.BitLen(), i, want.Len())
		}
	}
}

// fromQuotients returns coprime numbers with about these quotients.
func fromQuotients(quotients []*big.Int) (a, b *big.Int) {
	a, b = big.NewInt(1), new(big.Int)
	for _, q := range quotients {
		t := new(big.Int).Mul(q, a)
		a, b = t.Add(t, b), a
	}
	return a, b
}

// fractionPair draws two numbers of the kinds that are hard for a half-gcd:
// random, of very different sizes, with a large common divisor, multiples and
// nearly so, and with quotients that are all small or now and then huge.
func fractionPair(rng *rand.Rand, size int) (a, b *big.Int) {
	a, b = randomInt(rng, rng.IntN(size)), randomInt(rng, 1+rng.IntN(size))
	switch rng.IntN(7) {
	case 0:
		g := randomInt(rng, 1+rng.IntN(size))
		a.Mul(a, g)
		b.Mul(b, g)
	case 1:
		a.Mul(a, b)
		a.Add(a, big.NewInt(int64(rng.IntN(3)-1)))
		a.Abs(a)
	case 2:
		a.Set(b)
		a.Add(a, big.NewInt(int64(rng.IntN(2))))
	case 3, 4:
		var quotients []*big.Int
		for bits := 0; bits < size; {
			q := big.NewInt(1)
			switch rng.IntN(60) {
			case 0:
				q = randomInt(rng, 1+rng.IntN(size/2))
			case 1:
				q = powerOfTwo(60 + rng.IntN(8))
				q.Add(q, big.NewInt(int64(rng.IntN(3)-1)))
			case 2, 3, 4:
				q = randomInt(rng, 1+rng.IntN(20))
			}
			quotients = append(quotients, q)
			bits += q.BitLen()
		}
		a, b = fromQuotients(quotients)
		if rng.IntN(2) == 0 {
			g := randomInt(rng, 1+rng.IntN(size/2))
			a.Mul(a, g)
			b.Mul(b, g)
		}
	}
	if rng.IntN(2) == 0 && a.Sign() > 0 {
		a, b = b, a
	}
	return a, b
}

func TestContinuedFraction(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	for range rounds(2000) {
		a, b := fractionPair(rng, 1500)
		checkFraction(t, a, b)
	}
}

func TestContinuedFractionInHalves(t *testing.T) {
	with(t, &halfBits, 200)
	with(t, &gcdBits, 300)
	with(t, &productBits, 300)
	with(t, &matrixBits, 300)
	with(t, &divideBits, 50)
	with(t, &reciprocalBits, 40)
	rng := rand.New(rand.NewPCG(23, 24))
	for range rounds(1000) {
		a, b := fractionPair(rng, 4000)
		checkFraction(t, a, b)
	}
}

func TestContinuedFractionOfFibonacci(t *testing.T) {
	with(t, &halfBits, 200)
	with(t, &gcdBits, 300)
	a, b := big.NewInt(1), big.NewInt(1)
	for n := range 4000 {
		if n%97 == 0 || n < 200 {
			checkFraction(t, a, b)
			checkFraction(t, b, a)
		}
		a, b = b.Add(a, b), a
	}
}

func TestContinuedFractionLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(25, 26))
	sizes := []int{halfBits, gcdBits, 3 * gcdBits}
	if !testing.Short() {
		sizes = append(sizes, 250_000)
	}
	for _, n := range sizes {
		for range 3 {
			checkFraction(t, randomInt(rng, n), randomInt(rng, n))
			a, b := fractionPair(rng, n)
			checkFraction(t, a, b)
		}
	}
}

// TestStepsOfWords checks that runs are joined whatever the sizes of their parts.
func TestStepsOfWords(t *testing.T) {
	var q Quotients
	sum := Of(0)
	for _, n := range []uint64{1, 1<<64 - 3, 1, 1, 1<<64 - 1, 5} {
		q.stepWord(0, n)
		sum = sum.Add(Of(n))
		if q.Len() != 1 || q.At(0) != sum {
			t.Fatalf("after %d the quotient is %v, want %v", n, q.At(0), sum)
		}
	}
	q.stepWord(1, 1<<64-1)
	q.stepWord(0, 7)
	if q.Len() != 3 || q.At(0) != sum || q.At(1) != Of(1<<64-1) || q.At(2) != Of(7) {
		t.Fatalf("[%v; %v, %v]", q.At(0), q.At(1), q.At(2))
	}
	if w, ok := q.Word(1); !ok || w != 1<<64-1 {
		t.Errorf("quotient 1 as a word is %d, %v", w, ok)
	}
}
