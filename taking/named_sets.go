package taking

import (
	"iter"
	"slices"
	"sync"
)

// A numberSet yields its members up to n, or those that a heap of n allows, ascending.
type numberSet func(n int) iter.Seq[int]

// recurrent yields a, b, and what next makes of the last two and their place, up to n.
// Beyond the greatest int each of the sequences here turns negative, and ends.
func recurrent(a, b int, next func(a, b, k int) int) numberSet {
	return func(n int) iter.Seq[int] {
		return func(yield func(int) bool) {
			a, b := a, b
			for k := 1; 0 < a && a <= n && yield(a); k++ {
				a, b = b, next(a, b, k)
			}
		}
	}
}

// sieve lists the primes, as far as somebody asked for them.
var sieve struct {
	sync.Mutex
	primes []int
	to     int // the primes up to here are listed
}

// primesUpTo yields the primes up to n.
//
// Cost: O(1) each; the list grows by doubling, O(n log log n) in all, 8 bytes a prime.
func primesUpTo(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, p := range listPrimes(n) {
			if p > n || !yield(p) {
				return
			}
		}
	}
}

// listPrimes returns the primes up to n, and perhaps more. The list is never changed,
// only continued.
func listPrimes(n int) []int {
	sieve.Lock()
	defer sieve.Unlock()
	for sieve.to < n {
		to := max(2*sieve.to, 1024)
		if cap(sieve.primes) == 0 {
			sieve.primes = smallPrimes(1024)
			sieve.to = 1024
			continue
		}
		composite := make([]bool, to-sieve.to) // of the numbers above sieve.to
		for _, p := range sieve.primes {
			if p*p > to {
				break
			}
			for m := (sieve.to/p + 1) * p; m <= to; m += p {
				composite[m-sieve.to-1] = true
			}
		}
		list := slices.Clone(sieve.primes)
		for i, c := range composite {
			if !c {
				list = append(list, sieve.to+1+i)
			}
		}
		sieve.primes, sieve.to = list, to
	}
	return sieve.primes
}

// smallPrimes is the definition: the numbers up to n that no smaller prime divides.
func smallPrimes(n int) (primes []int) {
	for m := 2; m <= n; m++ {
		if !slices.ContainsFunc(primes, func(p int) bool { return m%p == 0 }) {
			primes = append(primes, m)
		}
	}
	return primes
}

// coprimeTo yields the numbers up to n that have no factor in common with n > 0.
//
// Cost: that of [primeFactors], and O(n) times their number.
func coprimeTo(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		factors := primeFactors(n)
		for k := 1; k <= n && k > 0; k++ {
			if !slices.ContainsFunc(factors, func(p int) bool { return k%p == 0 }) && !yield(k) {
				return
			}
		}
	}
}

// divisorsOf yields the divisors of n > 0.
//
// Cost: that of [primeFactors], and O(d log d) for d divisors.
func divisorsOf(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		list := []int{1}
		for _, p := range primeFactors(n) {
			smaller := list
			for power, m := p, n/p; ; power *= p {
				for _, d := range smaller {
					list = append(list, d*power)
				}
				if m%p != 0 {
					break
				}
				m /= p
			}
		}
		slices.Sort(list)
		for _, d := range list {
			if !yield(d) {
				return
			}
		}
	}
}

// below yields the numbers of a set that leave something of a heap of n.
func below(set numberSet) numberSet {
	return func(n int) iter.Seq[int] {
		return func(yield func(int) bool) {
			for k := range set(n) {
				if k >= n || !yield(k) {
					return
				}
			}
		}
	}
}
