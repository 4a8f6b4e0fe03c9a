package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "poj-2068",
	Title:   grundy.Text{En: "Nim", Zh: "Nim"},
	Asks:    grundy.Text{En: "Does the first team win, if 2n players of two teams sit by turns, player i taking 1 to M_i stones, and the last stone loses?", Zh: "两队 2n 人轮流，第 i 人每次取 1 到 M_i 颗，取最后一颗者队负，第一队是否必胜？"},
	Input:   grundy.Text{En: "n, the number of stones, and the 2n limits a case, until 0", Zh: "每组 n、石子数与 2n 个上限，以 0 结束"},
	Output:  grundy.Text{En: "1 if the first team wins, 0 otherwise", Zh: "第一队胜输出 1，否则 0"},
	Limits:  "n up to 10, stones up to 2^13, limits up to 16",
	Grammar: "( n:1..10 S:1..8192 M[2*n]:1..16 ) until 0 /",
	Source:  "search by the rules",
	Game:    "none; see examples/team_stones.star",
	Sample:  Sample{In: "1 101 3 3\n1 100 3 3\n0\n", Out: "0\n1\n"},

	free: free{ending: atZeros, begin: each(func(r *reader) {
		n := r.number("the number of players of a team", 0, 1000)
		if n == 0 {
			r.stop()
			return
		}
		stones := r.number("the number of stones", 1, 1_000_000)
		r.verdict(teamWins(stones, r.numbers(2*n, 1, 1<<32)), "1", "0")
	})},

	Theory:     grundy.Text{En: "The player belongs to the position: a table of players and stones from 0 on, where no stones left is a win for whoever is to move.", Zh: "局面包含轮到谁：对（人，石子数）递推，石子为 0 时轮到者胜。"},
	Traps:      grundy.Text{En: "the last stone loses; the limits belong to players, so this is no sum of games", Zh: "取最后一颗者输；上限属于各人，不是游戏的和"},
	Complexity: "O(players · stones)",
	Link:       "POJ 2068",
	Recalled:   true,
})

// teamWins tells whether the team of player 0 wins. run[i] is how many heaps up
// to the one before are in a row won by the player after i: player i loses
// exactly when all he can leave are such.
func teamWins(stones uint64, limits []uint64) bool {
	won := make([]bool, len(limits))
	run := make([]uint64, len(limits))
	for i := range won {
		won[i] = true // no stones are left
	}
	now := make([]bool, len(limits))
	for h := uint64(1); h <= stones; h++ {
		for i := range limits {
			if won[(i+1)%len(limits)] {
				run[i]++
			} else {
				run[i] = 0
			}
			now[i] = run[i] < min(limits[i], h)
		}
		won, now = now, won
	}
	return won[0]
}
