package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-317D",
	Aliases: []string{"codeforces-317D"},
	Title:   grundy.Text{En: "Game with Powers", Zh: "Game with Powers"},
	Asks:    grundy.Text{En: "Who names the last number of 1 to n, if a number forbids all its powers?", Zh: "轮流说 1 到 n 中的数，说出 x 后 x 的所有幂都不能再说，谁说最后一个？"},
	Input:   grundy.Text{En: "one number", Zh: "一个数"},
	Output:  grundy.Text{En: "Vasya, who moves first, or Petya", Zh: "Vasya（先手）或 Petya"},
	Limits:  "n up to 10^9",
	Grammar: "n:1..10^9 /",
	Fixed:   []string{"n"},
	Source:  "computed by the definition in a test",
	Game:    "none; powers",
	Sample:  Sample{In: "8\n", Out: "Petya\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		r.verdict(powersValue(r.number(wantNumber, 1, 1_000_000_000)) != 0, "Vasya", "Petya")
	})},

	Theory:     grundy.Text{En: "The numbers fall into the powers x, x², x³, … of those that are no powers: a class of k numbers has the value of the game on 1 to k in which a number forbids its multiples. These values to 29 are written down; 1 is a class of its own.", Zh: "按底数分类：x, x², …, x^k 相当于在 1 到 k 上“说 a 禁 a 的倍数”的游戏，其 SG 值表到 29；1 自成一类。"},
	Traps:      grundy.Text{En: "numbers above the root of n are classes of one, and only their parity counts", Zh: "大于 √n 的数各成一类，只看奇偶"},
	Complexity: "O(√n)",
	Link:       "Codeforces 317D",
	Recalled:   true,
})

// multiplesValues are the values of the game on 1 to k.
var multiplesValues = [30]uint64{0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12}

// powersValue is the value of the game on 1 to n.
func powersValue(n uint64) uint64 {
	root := uint64(math.Sqrt(float64(n)))
	for root*root > n {
		root--
	}
	power := make([]bool, root+1)
	sum, singles := uint64(0), n
	for x := uint64(2); x <= root; x++ {
		if power[x] {
			continue
		}
		k := 0
		for p := x; p <= n; p *= x {
			if k++; p <= root {
				power[p] = true
			}
		}
		sum ^= multiplesValues[k]
		singles -= uint64(k)
	}
	return sum ^ singles&1
}
