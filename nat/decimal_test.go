package nat

import (
	"bytes"
	"math/big"
	"math/rand/v2"
	"testing"
)

func TestDecimal(t *testing.T) {
	with(t, &productBits, 500)
	with(t, &divideBits, 20)
	with(t, &reciprocalBits, 40)
	with(t, &printBits, 2000)
	rng := rand.New(rand.NewPCG(17, 18))
	for i := range rounds(1000) {
		x := randomInt(rng, rng.IntN(40_000))
		if i%4 == 0 { // around a power of ten
			x = powerOfTen(rng.IntN(12_000))
			x.Add(x, big.NewInt(int64(rng.IntN(3)-1)))
		}
		if i%16 == 1 { // many zeros inside
			x.Mul(powerOfTen(rng.IntN(6000)), big.NewInt(7))
			x.Add(x, one)
		}
		want := x.Append(nil, 10)
		if got := appendDecimal(nil, x); !bytes.Equal(got, want) {
			t.Fatalf("number %d, of %d bits, is printed wrong", i, x.BitLen())
		}
		if got := parseDecimal(want); got.Cmp(x) != 0 {
			t.Fatalf("number %d, of %d digits, is read wrong", i, len(want))
		}
	}
}

func TestDecimalLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 20))
	for _, n := range []int{printBits - 1, printBits, printBits + 1, 300_000, 700_001, 1_000_000} {
		x := randomInt(rng, n)
		want := x.Append(nil, 10)
		if got := appendDecimal(nil, x); !bytes.Equal(got, want) {
			t.Fatalf("a number of %d bits is printed wrong", n)
		}
		if got := parseDecimal(want); got.Cmp(x) != 0 {
			t.Fatalf("a number of %d bits is read wrong", n)
		}
	}
}

func TestPowerOfTen(t *testing.T) {
	for _, k := range []int{0, 1, 5, 999, 1000, 1001, 4321} {
		want := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(k)), nil)
		if powerOfTen(k).Cmp(want) != 0 {
			t.Errorf("10^%d is wrong", k)
		}
	}
}

func TestAllDigits(t *testing.T) {
	text := []byte("0123456789012345678901")
	for i := range text {
		for c := range 256 {
			b := bytes.Clone(text)
			b[i] = byte(c)
			if allDigits(b) != (c >= '0' && c <= '9') {
				t.Fatalf("byte %d at %d is taken for the wrong kind", c, i)
			}
		}
	}
}

// FuzzParse checks that what is read is what big.Int reads, and that all else
// is an error.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "0", "007", "3x", "18446744073709551616", "-1", "1_000", "é"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		x, err := Parse(s)
		digits := len(s) > 0
		for _, c := range []byte(s) {
			digits = digits && c >= '0' && c <= '9'
		}
		if digits != (err == nil) {
			t.Fatalf("Parse(%q) has error %v", s, err)
		}
		if !digits {
			return
		}
		want, _ := new(big.Int).SetString(s, 10)
		if x.Big().Cmp(want) != 0 || x.String() != want.String() {
			t.Fatalf("Parse(%q) = %v", s, x)
		}
	})
}
