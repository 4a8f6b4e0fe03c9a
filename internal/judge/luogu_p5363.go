package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "luogu-P5363",
	Title:   grundy.Text{En: "Moving golden coins", Zh: "[SDOI2019] 移动金币"},
	Asks:    grundy.Text{En: "In how many positions of m coins on n cells in a row, moved to the left without passing, does the first player win, modulo 10^9 + 9?", Zh: "n 格放 m 枚金币，只能左移且不能越过，先手必胜的局面有多少（模 10^9+9）？"},
	Input:   grundy.Text{En: "n and m", Zh: "n 与 m"},
	Output:  grundy.Text{En: "the number of positions, modulo 10^9 + 9", Zh: "局面数，模 10^9+9"},
	Limits:  "n up to 150000, m up to 50",
	Grammar: "n:50..150000 m:1..50 /",
	Source:  "Winning Ways, chapter 3",
	Game:    "nim of every other gap, counted",
	Sample:  Sample{In: "50 2\n", Out: "1176\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		n := r.number("the number of cells", 1, 1_500_000)
		m := r.number("the number of coins", 1, min(n, 1000))
		r.print(slidingWins(int(n), int(m)))
	})},

	Theory:     grundy.Text{En: "Every other gap is a heap of Nim (Georgia and Bob). All positions are counted, and those whose gaps have the xor 0 are taken away: these are counted bit by bit from the lowest, an even number of gaps having each bit.", Zh: "每隔一个空格段是一堆 Nim。总数减去异或和为 0 的局面数；后者按位从低到高计数，每位上有偶数个空格段为 1。"},
	Traps:      grundy.Text{En: "the modulus is 10^9 + 9, as far as we recall", Zh: "模数据记忆是 10^9+9"},
	Complexity: "O(n · m)",
	Link:       "Luogu P5363",
	Recalled:   true,
})

const slidingModulus = 1_000_000_009

// slidingWins counts the positions of m coins on n cells that the player to move
// wins. ways[s] is how many lists of as many gaps as count have the sum s and the
// xor 0: an even number 2i of them are odd, and the halves of all are such a list.
func slidingWins(n, m int) uint64 {
	counting, free := (m+1)/2, m/2 // besides the gap after the last coin
	chooseCounting := row(counting)
	ways := make([]uint64, n-m+1)
	ways[0] = 1
	for s := 1; s <= n-m; s++ {
		for odd := s % 2; odd <= min(counting, s); odd += 2 {
			if odd%2 == 0 {
				ways[s] = (ways[s] + chooseCounting[odd]*ways[(s-odd)/2]) % slidingModulus
			}
		}
	}
	lost := uint64(0)
	for s := range ways {
		lost = (lost + ways[s]*choose(n-m-s+free, free)) % slidingModulus
	}
	return (choose(n, m) + slidingModulus - lost) % slidingModulus
}

// row is the row n of Pascal's triangle.
func row(n int) []uint64 {
	c := make([]uint64, n+1)
	for k := range c {
		c[k] = choose(n, k)
	}
	return c
}

// choose is n over k, k small, modulo a prime above n.
func choose(n, k int) uint64 {
	above, below := uint64(1), uint64(1)
	for i := range k {
		above = above * uint64(n-i) % slidingModulus
		below = below * uint64(i+1) % slidingModulus
	}
	for e := slidingModulus - 2; e > 0; e >>= 1 { // below^(modulus-2) is its inverse
		if e&1 == 1 {
			above = above * below % slidingModulus
		}
		below = below * below % slidingModulus
	}
	return above
}
