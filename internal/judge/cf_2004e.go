package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-2004E",
	Aliases: []string{"codeforces-2004E"},
	Title:   grundy.Text{En: "Not a Nim Problem", Zh: "Not a Nim Problem"},
	Asks:    grundy.Text{En: "Who makes the last move, taking from a heap of x a number of stones coprime to x?", Zh: "每次从 x 颗的一堆取与 x 互质的数目，谁走最后一步？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "Alice, who moves first, or Bob", Zh: "Alice（先手）或 Bob"},
	Limits:  "at most 3·10^5 heaps up to 10^7",
	Grammar: "t:1..100 / ( n:1..3000 / a[n]:1..10000000 / )[t]",
	Fixed:   []string{"a"},
	Source:  "Codeforces Educational Round 169 E; checked by the rules in a test",
	Game:    "none; coprime Nim",
	Sample:  Sample{In: "3\n3\n3 2 1\n2\n3 3\n5\n1 2 3 4 5\n", Out: "Alice\nBob\nBob\n"},

	free: free{ending: counted, begin: func() func(*reader) {
		var places primePlaces
		return func(r *reader) {
			sum := uint64(0)
			for range r.number(wantHeaps, 0, mostCount) {
				sum ^= places.value(r.number(wantNumber, 1, tableLimit))
			}
			r.verdict(sum != 0, "Alice", "Bob")
		}
	}},

	Theory:     grundy.Text{En: "The value of 1 is 1, of an even number 0, of any other number the place of its least prime factor among the primes 2, 3, 5, …", Zh: "1 的 SG 值为 1，偶数为 0，其余为最小质因子在质数中的序号（2、3、5、…）。"},
	Traps:      grundy.Text{En: "a heap of 1 can be taken: its value is 1", Zh: "1 可以取走：SG 值为 1"},
	Complexity: "a sieve to the largest heap, then O(heaps)",
	Link:       "Codeforces 2004E",
})

// primePlaces are the places of the least prime factors of 3, 5, 7, …
type primePlaces []uint32

// value is the Grundy value of n.
func (p *primePlaces) value(n uint64) uint64 {
	switch {
	case n == 1:
		return 1
	case n%2 == 0:
		return 0
	}
	if uint64(len(*p)) <= n/2 {
		p.sieve(int(max(n/2+1, min(2*uint64(len(*p)), tableLimit/2+1))))
	}
	return uint64((*p)[n/2])
}

// sieve finds the places for the odd numbers below 2·size: entry i is of 2i+1.
func (p *primePlaces) sieve(size int) {
	*p = make([]uint32, size)
	place := uint32(1) // of 2
	for i := 1; i < size; i++ {
		if (*p)[i] != 0 {
			continue
		}
		place++
		(*p)[i] = place
		prime := 2*i + 1
		for j := prime * prime / 2; j < size && prime < 1<<31; j += prime {
			if (*p)[j] == 0 {
				(*p)[j] = place
			}
		}
	}
}
