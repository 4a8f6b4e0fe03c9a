package judge

import (
	"math"
	"slices"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "poj-1740",
	Title:   grundy.Text{En: "A New Stone Game", Zh: "A New Stone Game"},
	Asks:    grundy.Text{En: "Who makes the last move, if a move takes some stones of a pile and may then move more of that pile to piles that still have stones?", Zh: "每次从一堆取至少一颗，再可把该堆余下的若干颗分给其他非空堆，谁走最后一步？"},
	Input:   heapsToZero,
	Output:  grundy.Text{En: "1 if the first player wins, 0 otherwise", Zh: "先手胜输出 1，否则 0"},
	Limits:  "at most 10 piles up to 100",
	Grammar: "( n:1..10 / a[n]:1..100 / ) until 0 /",
	Source:  "symmetry; checked by the rules in a test",
	Game:    "none; stones that move",
	Sample:  Sample{In: "2\n2 2\n3\n1 2 2\n0\n", Out: "0\n1\n"},

	free: free{ending: atZeros, begin: each(func(r *reader) {
		piles := r.heaps(0, math.MaxUint64)
		if len(piles) == 0 {
			r.stop()
			return
		}
		slices.Sort(piles)
		for len(piles) > 0 && piles[0] == 0 {
			piles = piles[1:]
		}
		won := len(piles)%2 == 1
		for i := 1; i < len(piles); i += 2 {
			won = won || piles[i] != piles[i-1]
		}
		r.verdict(won, "1", "0")
	})},

	Theory:     grundy.Text{En: "Piles that pair off in equal sizes lose: the second player copies. From anywhere else the first player uses the largest pile to level the others into pairs.", Zh: "各堆两两相等时先手必败（对称应对）；否则先手用最大的一堆把其余各堆补成两两相等。"},
	Traps:      grundy.Text{En: "an odd number of piles always wins", Zh: "堆数为奇数时先手必胜"},
	Complexity: "O(n log n)",
	Link:       "POJ 1740",
})
