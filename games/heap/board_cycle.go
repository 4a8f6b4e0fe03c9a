package heap

import (
	"math/bits"
	"slices"

	"example.org/grundy/nat"
)

// This file finds and proves the periods of sequences whose values follow from
// those in a window before them, for [Subtraction].

// A cycle is a sequence that is periodic from preperiod on.
type cycle struct {
	preperiod, period, window int
	values                    []uint32 // at least the first preperiod+period
}

func (c *cycle) at(n nat.Nat) uint32 {
	if w, ok := n.Uint64(); ok && w < uint64(c.preperiod+c.period) {
		return c.values[w]
	}
	_, r := n.Sub(nat.Of(uint64(c.preperiod))).DivMod(nat.Of(uint64(c.period)))
	i, _ := r.Uint64()
	return c.values[uint64(c.preperiod)+i]
}

// repeating looks for two equal windows among the first limit values of a
// sequence that next continues from those before. It compares the last window with one that it
// keeps, and keeps a later one as often as their distance has doubled; so the
// first window that is met again is one period away. Two hashes that are equal are
// compared value by value. It returns nil if there are no such windows.
//
// Source: Brent, An improved Monte Carlo factorization algorithm (1980).
func repeating(window, limit int, next func(values []uint32) uint32) *cycle {
	values := make([]uint32, 0, min(limit, 1<<12))
	hash := rolling{lead: power(base, window)}
	kept, keptHash, distance := window-1, uint64(0), 1
	for n := range limit {
		v := next(values)
		values = append(values, v)
		hash.push(v)
		if n >= window {
			hash.drop(values[n-window])
		}
		switch {
		case n < window-1:
		case n > kept && hash.sum == keptHash && equal(values, kept-window+1, n-window+1, window):
			period := n - kept
			return &cycle{preperiod(values, period), period, window, values}
		case n == kept || n-kept == distance:
			kept, keptHash, distance = n, hash.sum, 2*max(n-kept, 1)
		}
	}
	return nil
}

// preperiod returns where values begin to repeat with the period.
func preperiod(values []uint32, period int) int {
	n := len(values) - period
	for n > 0 && values[n-1] == values[n-1+period] {
		n--
	}
	return n
}

// A rolling is the hash of a window that moves along a sequence: the values
// plus one as the digits of a number, modulo 2^61 - 1.
type rolling struct{ sum, lead uint64 }

const (
	prime = 1<<61 - 1
	base  = 0x9E3779B97F4A7C15 % prime
)

func (h *rolling) push(v uint32) { h.sum = mod(mulmod(h.sum, base) + uint64(v) + 1) }
func (h *rolling) drop(v uint32) { h.sum = mod(h.sum + prime - mulmod(h.lead, uint64(v)+1)) }

// mod reduces a number below 2·prime.
func mod(a uint64) uint64 {
	if a >= prime {
		return a - prime
	}
	return a
}

// mulmod multiplies two numbers below prime.
func mulmod(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return mod(hi<<3 | lo>>61 + lo&prime)
}

func power(base uint64, k int) uint64 {
	p := uint64(1)
	for range k {
		p = mulmod(p, base)
	}
	return p
}

func equal(values []uint32, i, j, window int) bool {
	return slices.Equal(values[i:i+window], values[j:j+window])
}
