package nat

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// randomInt returns a number of exactly n bits of the kinds that hurt: random,
// all ones, a power of two, and runs of ones and zeros.
func randomInt(rng *rand.Rand, n int) *big.Int {
	if n == 0 {
		return new(big.Int)
	}
	z := powerOfTwo(n)
	switch rng.IntN(6) {
	case 0:
		return z.Sub(z, one)
	case 1:
		return z.Rsh(z, 1)
	case 2:
		for at := 0; at < n; {
			run := 1 + rng.IntN(200)
			mask := powerOfTwo(run)
			z.Or(z, mask.Lsh(mask.Sub(mask, one), uint(at)))
			at += run + 1 + rng.IntN(200)
		}
	default:
		words := make([]uint64, (n+63)/64)
		for i := range words {
			words[i] = rng.Uint64()
		}
		z = ofWords(words)
	}
	z = lowBits(z, n-1)
	return z.SetBit(z, n-1, 1)
}

// rounds is how often a random test is repeated: less often with -short.
func rounds(n int) int {
	if testing.Short() {
		return n / 5
	}
	return n
}

// with sets a threshold for one test, so that small numbers take the fast path.
func with(t testing.TB, threshold *int, value int) {
	old := *threshold
	*threshold = value
	t.Cleanup(func() { *threshold = old })
}

func TestProduct(t *testing.T) {
	with(t, &productBits, 1)
	rng := rand.New(rand.NewPCG(5, 6))
	for range rounds(3000) {
		x, y := randomInt(rng, rng.IntN(4000)), randomInt(rng, rng.IntN(4000))
		if got, want := product(x, y), new(big.Int).Mul(x, y); got.Cmp(want) != 0 {
			t.Fatalf("a product of %d and %d bits is wrong", x.BitLen(), y.BitLen())
		}
		if got, want := square(x), new(big.Int).Mul(x, x); got.Cmp(want) != 0 {
			t.Fatalf("a square of %d bits is wrong", x.BitLen())
		}
	}
}

func TestProductLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{productBits - 1, productBits, productBits + 1, 100_000, 200_000, 300_000, 400_000, 500_000, 1_000_000} {
		x, y := randomInt(rng, n), randomInt(rng, n-rng.IntN(n/2))
		if got, want := product(x, y), new(big.Int).Mul(x, y); got.Cmp(want) != 0 {
			t.Fatalf("a product of %d and %d bits is wrong", n, y.BitLen())
		}
	}
}

// TestLargestCoefficients multiplies the numbers with all bits set, in shapes of
// every kind of length: no other factors have larger coefficients.
func TestLargestCoefficients(t *testing.T) {
	with(t, &productBits, 1)
	kinds := map[int]bool{}
	for n := 1000; n < 60_000; n += n / 9 {
		x := powerOfTwo(n)
		x.Sub(x, one)
		s := shapeFor(n, n, 1)
		kinds[4*s.length/s.m] = true
		if product(x, x).Cmp(new(big.Int).Mul(x, x)) != 0 {
			t.Fatalf("(2^%d - 1)² is wrong", n)
		}
	}
	if len(kinds) != 4 {
		t.Errorf("only %d kinds of lengths are tried", len(kinds))
	}
}

func TestCyclicSums(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	for range rounds(500) {
		n := 1 + rng.IntN(6000)
		s := cyclicFor(n, 2)
		a, b, c, d := randomInt(rng, n), randomInt(rng, n), randomInt(rng, n), randomInt(rng, n)
		z := s.of(a).times(s.of(b))
		minus := rng.IntN(2) == 0
		z.plusTimes(s.of(c), s.of(d), minus)
		got := z.number(0)
		want := new(big.Int).Mul(a, b)
		if e := new(big.Int).Mul(c, d); minus {
			want.Sub(want, e)
		} else {
			want.Add(want, e)
		}
		modulus := powerOfTwo(s.m * s.piece)
		want.Mod(want, modulus.Sub(modulus, one))
		if got.Cmp(want) != 0 {
			t.Fatalf("a sum of products of %d bits is wrong modulo 2^%d - 1", n, s.m*s.piece)
		}
	}
}

func BenchmarkProduct(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	random := func(n int) *big.Int {
		words := make([]uint64, n/64)
		for i := range words {
			words[i] = rng.Uint64()
		}
		return ofWords(words)
	}
	for _, n := range []int{20_000, 40_000, 60_000, 90_000, 332_000, 3_322_000} {
		x, y := random(n), random(n)
		b.Run(Of(uint64(n)).String()+"/transform", func(b *testing.B) {
			with(b, &productBits, 1)
			for b.Loop() {
				product(x, y)
			}
		})
		if n > 400_000 {
			continue
		}
		b.Run(Of(uint64(n)).String()+"/big", func(b *testing.B) {
			for b.Loop() {
				new(big.Int).Mul(x, y)
			}
		})
	}
}
