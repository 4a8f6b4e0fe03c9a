package heap

import "example.org/grundy/nat"

// This file has the complementary sequences of Fraenkel's a-Wythoff, exactly and
// at any size, for [Wythoff].

// coldNormal tests x <= y for any diff a: with n = (y-x)/a and z = 2x + n(a-2),
// x is floor(n·alpha) exactly when z² <= n²(a²+4) < (z+2)².
func coldNormal(a nat.Nat, p Pair) bool {
	n, rest := p.B.Sub(p.A).DivMod(a)
	if !rest.IsZero() {
		return false
	}
	if !near(a, n, p.A) {
		return false
	}
	root := n.Mul(n).Mul(a.Mul(a).Add(nat.Of(4)))
	z, negative := shifted(a, n, p.A.Shl(1))
	if !negative && root.Less(z.Mul(z)) {
		return false
	}
	z, negative = shifted(a, n, p.A.Shl(1).Add(two))
	return !negative && root.Less(z.Mul(z))
}

// shifted returns |v + n(a-2)| and whether it is negative.
func shifted(a, n, v nat.Nat) (nat.Nat, bool) {
	if !a.Less(two) {
		return v.Add(n.Mul(a.Sub(two))), false
	}
	if v.Less(n) {
		return n.Sub(v), true
	}
	return v.Sub(n), false
}

// near tells from the leading bits whether x can be floor(n·alpha).
func near(a, n, x nat.Nat) bool {
	const keep = 160
	if n.BitLen() <= 2*keep || a.BitLen() > 64 {
		return true
	}
	cut := uint(n.BitLen() - keep)
	high := n.Shr(cut)
	low, up := beatty(a, high), beatty(a, high.Add(one)).Add(two)
	v := x.Shr(cut)
	return !v.Less(low.Sub(nat.Min(low, one))) && !up.Less(v)
}

// beatty returns A_n = floor(n·alpha) = (n(2-a) + isqrt(n²(a²+4))) div 2.
func beatty(a, n nat.Nat) nat.Nat {
	if a == one {
		return nat.FloorPhi(n)
	}
	root := n.Mul(n).Mul(a.Mul(a).Add(nat.Of(4))).Sqrt()
	return root.Sub(n.Mul(a.Sub(two))).Shr(1)
}

// misereBeatty returns floor(n·alpha + 1/alpha) for a >= 2.
//
// Source: Fraenkel (1982).
func misereBeatty(a, n nat.Nat) nat.Nat {
	// (isqrt((na+1)²(a²+4)) + (a-2) - na(a-2)) div 2a
	k := n.Mul(a).Add(one)
	root := k.Mul(k).Mul(a.Mul(a).Add(nat.Of(4))).Sqrt()
	down, up := n.Mul(a).Mul(a.Sub(two)), a.Sub(two)
	q, _ := root.Add(up).Sub(down).DivMod(a.Shl(1))
	return q
}
