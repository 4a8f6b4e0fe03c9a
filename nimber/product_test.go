package nimber

import (
	"math/rand/v2"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// values draws nimbers of every width, and the edges of the tables.
var values = rapid.Custom(func(t *rapid.T) Value {
	v := Value(rapid.Uint64().Draw(t, "value"))
	w := rapid.SampledFrom([]int{64, 64, 63, 48, 33, 32, 31, 17, 16, 15, 8, 4, 1, 0}).Draw(t, "width")
	return v & (1<<w - 1) << rapid.SampledFrom([]int{0, 0, 0, 16, 32, 48}).Draw(t, "shift")
})

// The product as Conway defines it, for all nimbers below n at once.
func mulByMex(n int) [][]Value {
	product := make([][]Value, n)
	for a := range n {
		product[a] = make([]Value, n)
		for b := range n {
			seen := make(map[Value]bool)
			for x := range a {
				for y := range b {
					seen[product[x][b]^product[a][y]^product[x][y]] = true
				}
			}
			for seen[product[a][b]] {
				product[a][b]++
			}
		}
	}
	return product
}

func TestDefinitionsAgree(t *testing.T) {
	n := 64
	if testing.Short() {
		n = 32
	}
	for a, row := range mulByMex(n) {
		for b, want := range row {
			if got := mulByDefinition(Value(a), Value(b)); got != want {
				t.Fatalf("%d · %d is %d by the rules, %d by mex", a, b, got, want)
			}
		}
	}
}

func TestMulBelow256(t *testing.T) {
	for a := range Value(256) {
		for b := range Value(256) {
			if got, want := Mul(a, b), mulByDefinition(a, b); got != want {
				t.Fatalf("%d · %d = %d, want %d", a, b, got, want)
			}
		}
	}
}

func TestMulIsByDefinition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := values.Draw(t, "a"), values.Draw(t, "b")
		if got, want := Mul(a, b), mulByDefinition(a, b); got != want {
			t.Fatalf("%d · %d = %d, want %d", a, b, got, want)
		}
	})
}

func TestMulIsTwin(t *testing.T) {
	build256()
	r := rand.New(rand.NewPCG(1, 2))
	for range 100_000 {
		a, b := r.Uint64(), r.Uint64()
		if got, want := Mul(Value(a), Value(b)), mul256(a, b); got != Value(want) {
			t.Fatalf("%d · %d = %d, want %d", a, b, got, want)
		}
	}
}

// The powers of the generator are all nimbers below 2^16 but 0, and no smaller
// nimber is a generator.
func TestTables(t *testing.T) {
	build.Do(buildTables)
	for x := 1; x < 1<<16; x++ {
		if n := logs[x]; n >= order || powers[n] != uint16(x) || powers[n+order] != uint16(x) {
			t.Fatalf("logarithm of %d is %d, which is the logarithm of %d and of %d", x, n, powers[n], powers[n+order])
		}
	}
	for n := range noLog {
		if powers[n] == 0 {
			t.Fatalf("power %d is 0", n)
		}
	}
	for n := noLog; n < powersSize; n++ {
		if powers[n] != 0 {
			t.Fatalf("power %d is %d, want 0", n, powers[n])
		}
	}
	if most := 2*logs[0] + max(logHalf, logHalfSquare); most >= powersSize {
		t.Fatalf("sums of logarithms reach %d", most)
	}
	for g := Value(2); g < generator; g++ {
		if Pow(g, order/3) != 1 && Pow(g, order/5) != 1 && Pow(g, order/17) != 1 && Pow(g, order/257) != 1 {
			t.Fatalf("%d is a generator below %d", g, generator)
		}
	}
}

func TestMulTogether(t *testing.T) {
	build = sync.Once{} // as if no product had been taken yet
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			if got := Mul(5, 7); got != 13 {
				t.Errorf("5 · 7 = %d", got)
			}
		})
	}
	wait.Wait()
}

func FuzzMul(f *testing.F) {
	f.Add(uint64(0), uint64(1<<63))
	f.Add(uint64(1<<32), uint64(1<<48|1<<16))
	f.Fuzz(func(t *testing.T, a, b uint64) {
		if got, want := Mul(Value(a), Value(b)), mulByDefinition(Value(a), Value(b)); got != want {
			t.Fatalf("%d · %d = %d, want %d", a, b, got, want)
		}
	})
}

// The usual method, as a peer to measure against: a table of the products of
// bytes, and one for each pair of byte positions that carries such a product
// to its place; 64 pairs, two look-ups each.

var (
	small   [256][256]uint8
	carried [8][8][256]uint64
	once256 sync.Once
)

func build256() {
	once256.Do(func() {
		for a := range Value(256) {
			for b := range Value(256) {
				small[a][b] = uint8(mulByDefinition(a, b))
			}
		}
		for i := range 8 {
			for j := range 8 {
				place := mulByDefinition(1<<(8*i), 1<<(8*j))
				for bit := range 8 {
					one := uint64(mulByDefinition(place, 1<<bit))
					for x := range 1 << bit {
						carried[i][j][x|1<<bit] = carried[i][j][x] ^ one
					}
				}
			}
		}
	})
}

func mul256(a, b uint64) (product uint64) {
	for i := range 8 {
		row, place := &small[uint8(a>>(8*i))], &carried[i]
		product ^= place[0][row[uint8(b)]] ^ place[1][row[uint8(b>>8)]] ^
			place[2][row[uint8(b>>16)]] ^ place[3][row[uint8(b>>24)]] ^
			place[4][row[uint8(b>>32)]] ^ place[5][row[uint8(b>>40)]] ^
			place[6][row[uint8(b>>48)]] ^ place[7][row[uint8(b>>56)]]
	}
	return product
}

// operands are random pairs, too many for the caches to learn.
func operands(width int) [][2]uint64 {
	r := rand.New(rand.NewPCG(3, 4))
	pairs := make([][2]uint64, 1<<16)
	for i := range pairs {
		pairs[i] = [2]uint64{r.Uint64() >> (64 - width), r.Uint64() >> (64 - width)}
	}
	return pairs
}

// sink keeps the compiler from dropping a benchmark's work.
var sink Value

func benchmarkMul(b *testing.B, width int, mul func(x, y uint64) uint64) {
	pairs := operands(width)
	mul(3, 5)
	i := 0
	var sum uint64
	for b.Loop() {
		p := &pairs[i&(len(pairs)-1)]
		sum ^= mul(p[0], p[1])
		i++
	}
	sink = Value(sum)
}

func mulWords(x, y uint64) uint64 { return uint64(Mul(Value(x), Value(y))) }

func BenchmarkMul64(b *testing.B)      { benchmarkMul(b, 64, mulWords) }
func BenchmarkMul32(b *testing.B)      { benchmarkMul(b, 32, mulWords) }
func BenchmarkMul16(b *testing.B)      { benchmarkMul(b, 16, mulWords) }
func BenchmarkMul64Usual(b *testing.B) { build256(); benchmarkMul(b, 64, mul256) }

func BenchmarkMul64Definition(b *testing.B) {
	benchmarkMul(b, 64, func(x, y uint64) uint64 { return uint64(mulByDefinition(Value(x), Value(y))) })
}

func BenchmarkBuildTables(b *testing.B) {
	for b.Loop() {
		buildTables()
	}
}
