package nat

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkHuge times each operation on numbers of 10^5 and 10^6 digits.
func BenchmarkHuge(b *testing.B) {
	for _, digits := range []int{100_000, 1_000_000} {
		rng := rand.New(rand.NewPCG(1, 1))
		random := func(n int) Nat {
			words := make([]uint64, n*332/100/64)
			for i := range words {
				words[i] = rng.Uint64()
			}
			return fromInt(ofWords(words))
		}
		x, y, z := random(digits), random(digits), random(2*digits)
		text := x.Append(nil)
		for _, c := range []struct {
			name string
			f    func()
		}{
			{"parse", func() { ParseBytes(text) }},
			{"print", func() { x.Append(nil) }},
			{"mul", func() { x.Mul(y) }},
			{"square", func() { x.Mul(x) }},
			{"divmod", func() { z.DivMod(y) }},
			{"sqrt", func() { x.Sqrt() }},
			{"gcd", func() { Gcd(x, y) }},
			{"fraction", func() { ContinuedFraction(x, y) }},
			{"phi", func() { FloorPhi(x) }},
		} {
			b.Run(c.name+"/"+Of(uint64(digits)).String(), func(b *testing.B) {
				for b.Loop() {
					c.f()
				}
			})
		}
	}
}

// BenchmarkWord times the operations that everything small rests on.
func BenchmarkWord(b *testing.B) {
	x, y := Of(1<<40+12345), Of(1<<20+1)
	b.Run("add", func(b *testing.B) {
		z := x
		for b.Loop() {
			z = z.Add(y)
		}
	})
	b.Run("xor", func(b *testing.B) {
		z := x
		for b.Loop() {
			z = z.Xor(y)
		}
	})
	b.Run("mul", func(b *testing.B) {
		z := y
		for b.Loop() {
			z = x.Mul(z.And(y))
		}
	})
	b.Run("less", func(b *testing.B) {
		n := 0
		for b.Loop() {
			if x.Less(y) {
				n++
			}
		}
	})
}
