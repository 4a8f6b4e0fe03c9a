package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-850C",
	Aliases: []string{"codeforces-850C"},
	Title:   grundy.Text{En: "Arpa and a game with Mojtaba", Zh: "Arpa and a game with Mojtaba"},
	Asks:    grundy.Text{En: "Who makes the last move, if a move names a power p^k, k>0, of a prime that divides some number, and divides all numbers by it that it divides?", Zh: "每次选质数幂 p^k（整除某个数），把能被它整除的数都除以它，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of numbers and the numbers", Zh: "个数与各数"},
	Output:  grundy.Text{En: "Mojtaba, who moves first, or Arpa", Zh: "Mojtaba（先手）或 Arpa"},
	Limits:  "at most 100 numbers up to 10^9",
	Grammar: "n:1..100 / a[n]:1..10^9 /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "none; sets of exponents",
	Sample:  Sample{In: "4\n1 1 17 17\n", Out: "Mojtaba\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		sets := map[uint64]uint64{}
		for range r.number("the number of numbers", 0, mostCount) {
			exponents(r.number(wantNumber, 1, 10_000_000_000), func(prime uint64, exponent int) { sets[prime] |= 1 << exponent })
		}
		known := map[uint64]uint64{}
		sum := uint64(0)
		for _, set := range sets {
			sum ^= exponentValue(set, known)
		}
		r.verdict(sum != 0, "Mojtaba", "Arpa")
	})},

	Theory:     grundy.Text{En: "Each prime is a game of its own: the set of its exponents. A move k lowers the exponents from k on by k; the values of the primes are xored.", Zh: "每个质数独立成一个游戏：指数集合；选 k 时不小于 k 的指数都减 k；各质数的 SG 值异或。"},
	Traps:      grundy.Text{En: "equal exponents are one", Zh: "相同的指数只算一个"},
	Complexity: "trial division, and a search of the sets of exponents that are reached",
	Link:       "Codeforces 850C",
	Recalled:   true,
})

// exponents passes on the prime powers of n.
func exponents(n uint64, yield func(prime uint64, exponent int)) {
	for d := uint64(2); d*d <= n; d++ {
		exponent := 0
		for ; n%d == 0; n /= d {
			exponent++
		}
		if exponent > 0 {
			yield(d, exponent)
		}
	}
	if n > 1 {
		yield(n, 1)
	}
}

// exponentValue is the Grundy value of a set of exponents, as bits; bit 0 says
// nothing.
func exponentValue(set uint64, known map[uint64]uint64) uint64 {
	set &^= 1
	if set == 0 {
		return 0
	}
	if v, ok := known[set]; ok {
		return v
	}
	seen := uint64(0)
	for k := 1; set>>k != 0; k++ {
		seen |= 1 << exponentValue(set>>k|set&(1<<k-1), known)
	}
	v := lowestZero(seen)
	known[set] = v
	return v
}
