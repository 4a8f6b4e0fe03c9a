package nimber

import (
	"testing"

	"pgregory.net/rapid"
)

func TestFieldLaws(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := values.Draw(t, "a"), values.Draw(t, "b"), values.Draw(t, "c")
		for _, law := range []struct {
			name        string
			left, right Value
		}{
			{"a+a = 0", Add(a, a), 0},
			{"a+b = b+a", Add(a, b), Add(b, a)},
			{"ab = ba", Mul(a, b), Mul(b, a)},
			{"(ab)c = a(bc)", Mul(Mul(a, b), c), Mul(a, Mul(b, c))},
			{"a(b+c) = ab+ac", Mul(a, Add(b, c)), Add(Mul(a, b), Mul(a, c))},
			{"1a = a", Mul(1, a), a},
			{"0a = 0", Mul(0, a), 0},
			{"a² = aa", Square(a), Mul(a, a)},
			{"√(a²) = a", Sqrt(Square(a)), a},
			{"(√a)² = a", Square(Sqrt(a)), a},
			{"(ab)² = a²b²", Square(Mul(a, b)), Mul(Square(a), Square(b))},
			{"a^3 = aaa", Pow(a, 3), Mul(a, Mul(a, a))},
			{"a^0 = 1", Pow(a, 0), 1},
			{"a^(2^64-1) a = a", Mul(Pow(a, 1<<64-1), a), a},
		} {
			if law.left != law.right {
				t.Fatalf("%s: %d and %d for a=%d b=%d c=%d", law.name, law.left, law.right, a, b, c)
			}
		}
	})
}

func TestInverse(t *testing.T) {
	check := func(t interface{ Fatalf(string, ...any) }, a Value) {
		inverse, ok := Inv(a)
		if ok != (a != 0) {
			t.Fatalf("Inv(%d) = %d, %v", a, inverse, ok)
		}
		if ok && (Mul(a, inverse) != 1 || inverse != Pow(a, 1<<64-2)) {
			t.Fatalf("Inv(%d) = %d, and the product is %d", a, inverse, Mul(a, inverse))
		}
	}
	for a := range Value(1 << 10) {
		check(t, a)
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b := values.Draw(t, "a"), values.Draw(t, "b")
		check(t, a)
		quotient, ok := Div(a, b)
		if ok != (b != 0) || ok && Mul(quotient, b) != a {
			t.Fatalf("Div(%d, %d) = %d, %v", a, b, quotient, ok)
		}
	})
}

// The operations do not leave the field their operands are in.
func TestSubfields(t *testing.T) {
	for _, w := range []int{1, 2, 4, 8} {
		size := Value(1) << w
		for a := range size {
			inverse, _ := Inv(a)
			for name, v := range map[string]Value{"square": Square(a), "root": Sqrt(a), "inverse": inverse, "product": Mul(a, size-1)} {
				if v >= size {
					t.Errorf("the %s of %d is %d, above 2^%d", name, a, v, w)
				}
			}
			if got := mulByDefinition(Sqrt(a), Sqrt(a)); got != a {
				t.Errorf("the root of %d is %d, and its square %d", a, Sqrt(a), got)
			}
		}
	}
}

func TestQuadratic(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b, c := values.Draw(t, "b"), values.Draw(t, "c")
		x, ok := Quadratic(b, c)
		if ok && Square(x)^Mul(b, x) != c {
			t.Fatalf("Quadratic(%d, %d) = %d", b, c, x)
		}
		// Every b and x make a solvable equation.
		solvable := Square(c) ^ Mul(b, c)
		x, ok = Quadratic(b, solvable)
		if !ok || x != c && x != c^b {
			t.Fatalf("Quadratic(%d, %d) = %d, %v; want %d or %d", b, solvable, x, ok, c, c^b)
		}
		// The trace is the sum of all conjugates, and decides.
		trace, conjugate := Value(0), c
		for range 64 {
			trace ^= conjugate
			conjugate = Square(conjugate)
		}
		if _, ok = Quadratic(1, c); ok != (trace == 0) || ok != (c < 1<<63) {
			t.Fatalf("Quadratic(1, %d): %v, and the trace is %d", c, ok, trace)
		}
	})
}

func benchmarkField(b *testing.B, f func(Value) Value) {
	pairs := operands(64)
	sink = f(3)
	i := 0
	for b.Loop() {
		sink ^= f(Value(pairs[i&(len(pairs)-1)][0]))
		i++
	}
}

func BenchmarkSquare(b *testing.B) { benchmarkField(b, Square) }
func BenchmarkSqrt(b *testing.B)   { benchmarkField(b, Sqrt) }
func BenchmarkInv(b *testing.B) {
	benchmarkField(b, func(a Value) Value { v, _ := Inv(a); return v })
}
func BenchmarkQuadratic(b *testing.B) {
	benchmarkField(b, func(a Value) Value { v, _ := Quadratic(3, a); return v })
}
