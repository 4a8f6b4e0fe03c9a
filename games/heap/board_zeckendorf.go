package heap

import (
	"math"

	"example.org/grundy/nat"
)

// This file reads the least parts of a huge number as a sum of Fibonacci
// numbers without listing those numbers, of which there are five million below
// one of a million digits.
//
// With F_2 = 1, F_3 = 2, … and ψ = -1/φ the identity F_(c+1) - φ·F_c = ψ^c holds.
// So if n has the parts F_c1 < F_c2 < …, no two neighbours, then n·φ lies
// σ = ψ^c1 + ψ^c2 + … below a whole number. The first term dominates: |σ| lies
// between φ^(-c1-1) and φ^(-c1+1), and its sign is that of ψ^c1, so that σ
// settles c1. Taking ψ^c1 away, the next part follows in the same way. σ is the
// fraction of n·φ, which one square root gives to as many bits as wanted; where
// the bits at hand do not settle a comparison, more are computed. No floating
// point number decides anything.

// leastParts returns the least Zeckendorf parts of n > 0, ascending, at most
// limit of them, and what remains of n without them.
//
// Cost: one square root of twice the size of n and a few bits more.
func leastParts(n nat.Nat, limit int) (parts []nat.Nat, rest nat.Nat) {
	for guard := uint(128 + 16*limit); ; guard *= 4 {
		f := fraction{guard: guard, slack: nat.Of(uint64(8 * (limit + 1)))}
		if parts, rest, ok := f.parts(n, limit); ok {
			return parts, rest
		}
	}
}

// A fraction computes fractions of products with φ to guard bits. Two of them
// that differ by at most slack are not told apart.
type fraction struct {
	guard uint
	slack nat.Nat
}

func (f fraction) parts(n nat.Nat, limit int) (parts []nat.Nat, rest nat.Nat, ok bool) {
	one := nat.Of(1).Shl(f.guard)
	phi := f.of(n)
	for rest = n; len(parts) < limit && !rest.IsZero(); {
		c, ok := f.index(phi)
		if !ok {
			return nil, rest, false
		}
		part := fibonacciAt(c)
		parts = append(parts, part)
		rest = rest.Sub(part)
		phi = phi.Add(one).Sub(f.of(part))
		if !phi.Less(one) {
			phi = phi.Sub(one)
		}
	}
	return parts, rest, true
}

// of returns the fraction of n·φ, times 2^guard, rounded down.
func (f fraction) of(n nat.Nat) nat.Nat {
	scaled := nat.FloorPhi(n.Shl(f.guard))
	return scaled.Sub(scaled.Shr(f.guard).Shl(f.guard))
}

// index returns the index of the least part of a number whose product with φ
// has the fraction phi; ok is false if the bits do not settle it.
func (f fraction) index(phi nat.Nat) (c int, ok bool) {
	size, least := phi, 3
	below, ok := f.less(phi, 2)
	if !ok {
		return 0, false
	}
	if !below {
		size, least = nat.Of(1).Shl(f.guard).Sub(phi), 2
	}
	if size.BitLen() < 64 {
		return 0, false
	}
	// The logarithm only says where to begin; the comparisons decide.
	guess := int(float64(int(f.guard)-size.BitLen()) * math.Ln2 / math.Log(math.Phi))
	c = max(least, guess-4)
	c += (c ^ least) & 1
	for {
		above, ok := f.less(size, c-1) // |σ| < φ^(-c+1)
		if !ok {
			return 0, false
		}
		if above || c == least {
			break
		}
		c -= 2
	}
	for {
		smaller, ok := f.less(size, c+1) // |σ| < φ^(-c-1): the next of this parity
		if !ok {
			return 0, false
		}
		if !smaller {
			return c, true
		}
		c += 2
	}
}

// less reports whether size < φ^(-k)·2^guard.
func (f fraction) less(size nat.Nat, k int) (less, ok bool) {
	power := f.of(fibonacciAt(k))
	if k%2 == 0 {
		power = nat.Of(1).Shl(f.guard).Sub(power)
	}
	switch {
	case size.Add(f.slack).Less(power):
		return true, true
	case power.Add(f.slack).Less(size):
		return false, true
	}
	return false, false
}

// fibonacciAt returns F_k, with F_0 = 0 and F_1 = 1, by doubling the index:
// F_2k = F_k(2F_(k+1) - F_k) and F_(2k+1) = F_k² + F_(k+1)².
func fibonacciAt(k int) nat.Nat {
	a, b := zero, one // F_j and F_(j+1)
	for bit := 62; bit >= 0; bit-- {
		a, b = a.Mul(b.Shl(1).Sub(a)), a.Mul(a).Add(b.Mul(b))
		if k>>bit&1 == 1 {
			a, b = b, a.Add(b)
		}
	}
	return a
}
