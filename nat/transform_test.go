package nat

import (
	"math/rand/v2"
	"testing"
)

// cyclic is the definition of the product modulo x^n - r.
func cyclic(f *field, a, b []uint64, r uint64) []uint64 {
	n := len(a)
	c := make([]uint64, n)
	for i := range a {
		for k := range b {
			t := f.times(a[i], b[k])
			if i+k >= n {
				t = f.times(t, r)
			}
			c[(i+k)%n] = reduced(c[(i+k)%n]+t, f.p)
		}
	}
	return c
}

func TestTransformMultiplies(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, f := range fields {
		for _, n := range []int{1, 2, 4, 8, 16, 32, 64, 128, 256} {
			for _, j := range []int{0, 1, 2, 4, 6, 7} {
				a, b := make([]uint64, n), make([]uint64, n)
				for i := range a {
					a[i], b[i] = rng.Uint64()%f.p, rng.Uint64()%f.p
				}
				w := f.roots(16)
				r := w[j/2].w
				if j%2 == 1 {
					r = f.p - r
				}
				if j == 0 {
					r = 1
				}
				want := cyclic(f, a, b, r)
				f.forward(a, j)
				f.forward(b, j)
				for i := range a {
					a[i] = f.times(a[i], b[i])
				}
				f.backward(a, j)
				scale := f.invert(uint64(n))
				for i := range a {
					if got := f.times(a[i], scale); got != want[i] {
						t.Fatalf("n=%d j=%d: entry %d is %d, want %d", n, j, i, got, want[i])
					}
				}
			}
		}
	}
}

// TestTransformLong checks lengths beyond the cached ones: there and back is
// the identity, and one value is that of Horner's rule.
func TestTransformLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, f := range fields {
		for _, n := range []int{cached, 2 * cached, 4 * cached, 8 * cached} {
			a := make([]uint64, n)
			sum := uint64(0)
			for i := range a {
				a[i] = rng.Uint64() % f.p
				sum = reduced(sum+a[i], f.p)
			}
			b := append([]uint64(nil), a...)
			f.forward(b, 0)
			if b[0]%f.p != sum {
				t.Fatalf("n=%d: the value at 1 is %d, want %d", n, b[0]%f.p, sum)
			}
			for i := range b {
				b[i] %= f.p
			}
			f.backward(b, 0)
			scale := f.invert(uint64(n))
			for i := range b {
				if f.times(b[i], scale) != a[i] {
					t.Fatalf("n=%d: entry %d does not come back", n, i)
				}
			}
		}
	}
}

func BenchmarkForward(b *testing.B) {
	a := make([]uint64, 1<<17)
	for i := range a {
		a[i] = uint64(i) * 0x123456789abcdef % fields[0].p
	}
	for b.Loop() {
		fields[0].forward(a, 0)
	}
}

func BenchmarkBackward(b *testing.B) {
	a := make([]uint64, 1<<17)
	for i := range a {
		a[i] = uint64(i) * 0x123456789abcdef % fields[0].p
	}
	for b.Loop() {
		fields[0].backward(a, 0)
	}
}
