package taking

import (
	"math/big"
	"math/bits"
	"slices"

	"example.org/grundy/nat"
)

// This file knows the values of rules by name for which each heap has a formula.
//
// Dim. Write n = 2^v·odd. The divisors 2^j with j < v leave heaps that 2^j divides and
// 2^(j+1) does not; a divisor that 2^v divides leaves nothing, or a heap that 2^(v+1)
// divides; other divisors leave fewer factors 2 than n has. So by induction the value
// is v, or v+1 where the whole heap may be taken and a heap of 0 adds a value.
//
// Prim. What is left of n has no factor in common with n. Let p be the least prime that
// divides n > 1, the i-th one. A heap that is left is not divisible by p, so it has not
// the value i; the primes before p may be left, and have the values 1 … i-1; 1 may be
// left, and has the value 0. So the value is i.
//
// Prim to nothing. Heaps of 0 and 1 have the values 0 and 1. Even heaps leave odd ones
// alone, none of which has the value 0, so they have it; odd heaps can leave 1 and 2,
// and the rest is as for Prim.
//
// Powers of two. None is divisible by 3, so a heap of n is worth n mod 3.
//
// Source: Iannucci and Larsson, Game values of arithmetic functions (2021), for all but
// the last; that one is in Winning Ways, chapter 4.

// A valuation is the value of a heap by a formula. Where it needs the primes it lists
// them up to most, and declines if these do not do.
type valuation func(n nat.Nat, most int) (value nat.Nat, ok bool)

var (
	oneCounter = nat.Of(1)
	three      = nat.Of(3)
)

// mostPrimes is how far the primes are listed for one value.
const mostPrimes = 1 << 24

// Closed returns the value of a heap of any size by a formula for the rule; ok is false
// if none is known here.
//
// Cost: O(1) operations on n; for prim a division by each prime up to the least that
// divides n, up to 2^24 for heaps that fit a word and to 2^12 for others, beyond which
// it declines.
func (r Rule) Closed(n nat.Nat) (value nat.Nat, ok bool) {
	if r.named == nil || r.named.value == nil {
		return nat.Nat{}, false
	}
	most := mostPrimes
	if _, small := n.Uint64(); !small {
		most = 1 << 12
	}
	return r.named.value(n, most)
}

func modThree(n nat.Nat, _ int) (nat.Nat, bool) {
	_, r := n.DivMod(three)
	return r, true
}

// twos returns the number of factors 2 of n, and whole more; a heap of 0 has the value 0.
func twos(whole int) valuation {
	return func(n nat.Nat, _ int) (nat.Nat, bool) {
		if n.IsZero() {
			return nat.Nat{}, true
		}
		return nat.Of(uint64(n.TrailingZeros() + whole)), true
	}
}

func primValue(n nat.Nat, most int) (nat.Nat, bool) {
	if !oneCounter.Less(n) {
		return nat.Nat{}, true
	}
	return leastPrime(n, most)
}

func primWholeValue(n nat.Nat, most int) (nat.Nat, bool) {
	switch {
	case !oneCounter.Less(n):
		return n, true
	case !n.Odd():
		return nat.Nat{}, true
	}
	return leastPrime(n, most)
}

// leastPrime returns the place of the least prime that divides n > 1; ok is false if
// that prime may be greater than most.
func leastPrime(n nat.Nat, most int) (place nat.Nat, ok bool) {
	w, small := n.Uint64()
	if small && w < uint64(most) {
		most = int(w)
	}
	for to := 1 << 10; ; to *= 2 { // most heaps have a small one
		to = min(to, most)
		for i, p := range listPrimes(to) {
			switch {
			case p > most:
			case small && w%uint64(p) == 0, !small && divides(p, n):
				return nat.Of(uint64(i + 1)), true
			case !small || uint64(p)*uint64(p) <= w:
				continue
			case w <= uint64(most): // a prime
				i, _ = slices.BinarySearch(listPrimes(int(w)), int(w))
				return nat.Of(uint64(i + 1)), true
			}
			return nat.Nat{}, false
		}
		if to == most {
			return nat.Nat{}, false
		}
	}
}

func divides(p int, n nat.Nat) bool {
	_, r := n.DivMod(nat.Of(uint64(p)))
	return r.IsZero()
}

// primeFactors returns the primes that divide n > 0, ascending.
//
// Cost: a few hundred divisions, and O(√p) steps for each prime p beyond 2^10 but the
// greatest.
func primeFactors(n int) (list []int) {
	m := n
	for p := 2; p < 1<<10 && p*p <= m; p++ {
		if m%p != 0 {
			continue
		}
		for list = append(list, p); m%p == 0; {
			m /= p
		}
	}
	list = appendFactors(list, uint64(m))
	slices.Sort(list)
	return slices.Compact(list)
}

// appendFactors appends the primes of an m that has no factor below 2^10, or is one prime.
func appendFactors(list []int, m uint64) []int {
	switch {
	case m == 1:
		return list
	case m < 1<<20 || new(big.Int).SetUint64(m).ProbablyPrime(0): // no guess below 2^64
		return append(list, int(m))
	}
	d := divisor(m)
	return appendFactors(appendFactors(list, d), m/d)
}

// divisor returns a divisor of a product m of odd primes that is neither 1 nor m.
//
// Source: Pollard, A Monte Carlo method for factorization (1975).
func divisor(m uint64) uint64 {
	if r, _ := nat.Of(m).Sqrt().Uint64(); r*r == m {
		return r
	}
	times := func(x, y, add uint64) uint64 { // m < 2^63, so the high word is below m
		high, low := bits.Mul64(x, y)
		low, carry := bits.Add64(low, add, 0)
		_, r := bits.Div64(high+carry, low, m)
		return r
	}
	for c := uint64(1); ; c++ {
		slow, fast := uint64(2), uint64(2)
		for every := 128; ; {
			atSlow, atFast, product := slow, fast, uint64(1)
			for range every {
				slow, fast = times(slow, slow, c), times(fast, fast, c)
				fast = times(fast, fast, c)
				product = times(product, max(slow, fast)-min(slow, fast), 0)
			}
			d, _ := nat.Gcd(nat.Of(product), nat.Of(m)).Uint64()
			if d > 1 && d < m {
				return d
			}
			if d == m && every == 1 {
				break // try another c
			}
			if d == m { // again, one by one
				slow, fast, every = atSlow, atFast, 1
			}
		}
	}
}
