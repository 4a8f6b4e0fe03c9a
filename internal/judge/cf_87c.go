package judge

import (
	"strconv"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-87C",
	Aliases: []string{"codeforces-87C"},
	Title:   grundy.Text{En: "Interesting Game", Zh: "Interesting Game"},
	Asks:    grundy.Text{En: "Into how few heaps a, a+1, …, a+k-1, k>=2, must the first player split a heap of n to win?", Zh: "把 n 分成 a, a+1, …, a+k-1（k≥2）堆，先手必胜的最小 k 是多少？"},
	Input:   grundy.Text{En: "one number", Zh: "一个数"},
	Output:  grundy.Text{En: "the least k that wins, or -1", Zh: "必胜的最小 k，或 -1"},
	Limits:  "n up to 10^5",
	Grammar: "n:1..100000 /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "none; split in consecutive heaps",
	Sample:  Sample{In: "100\n", Out: "8\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		n := r.number(wantNumber, 1, 1_000_000)
		r.b.out = strconv.AppendInt(r.b.out, int64(fewestParts(n)), 10)
		r.say("")
	})},

	Theory:     grundy.Text{En: "n = ka + k(k-1)/2 gives at most √(2n) splits of n; the xor of the values of consecutive heaps is that of two prefixes.", Zh: "n = ka + k(k-1)/2，分法至多 √(2n) 种；连续各堆的异或用前缀异或求。"},
	Traps:      grundy.Text{En: "a is at least 1", Zh: "a 至少为 1"},
	Complexity: "O(n√n)",
	Link:       "Codeforces 87C",
	Recalled:   true,
})

// fewestParts is the least k such that splitting n in k consecutive heaps wins,
// or -1.
func fewestParts(n uint64) int {
	var table values
	below := []uint64{0} // below[h] is the xor of the values of heaps below h
	for h := uint64(0); h <= n; h++ {
		for k := uint64(2); h > k*(k-1)/2; k++ {
			rest := h - k*(k-1)/2
			if rest%k != 0 {
				continue
			}
			a := rest / k
			value := below[a+k] ^ below[a]
			if h == n && value == 0 {
				return int(k)
			}
			table.option(h, uint32(value))
		}
		table.close(h)
		below = append(below, below[h]^uint64(table.of[h]))
	}
	return -1
}
