package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cses-stair-game",
	Aliases: []string{"cses-1099"},
	Title:   grundy.Text{En: "Stair Game", Zh: "Stair Game"},
	Asks:    grundy.Text{En: "Who makes the last move, taking any number of balls from stair k down to stair k-1?", Zh: "每次把第 k 级的若干球移到第 k-1 级，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the number of stairs and the balls on stairs 1, 2, …", Zh: "测试组数；每组先给级数，再给第 1、2、… 级的球数"},
	Output:  grundy.Text{En: "first or second", Zh: "first 或 second"},
	Limits:  "at most 2·10^5 stairs in all",
	Grammar: "t:1..100 / ( n:1..2000 / p[n]:0..10^9 / )[t]",
	Source:  "Winning Ways, chapter 3",
	Game:    "nim of the even stairs",
	Sample:  Sample{In: "3\n3\n0 2 1\n4\n1 1 1 1\n2\n5 3\n", Out: "first\nsecond\nfirst\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		sum := uint64(0)
		for i := range r.number("the number of stairs", 0, mostCount) {
			if balls := r.number(wantNumber, 0, math.MaxUint64); i%2 == 1 {
				sum ^= balls
			}
		}
		r.verdict(sum != 0, "first", "second")
	})},

	Theory:     grundy.Text{En: "Staircase Nim with stair 1 as the ground: only the stairs 2, 4, 6, … count, and their xor decides.", Zh: "以第 1 级为地面的阶梯 Nim：只看第 2、4、6… 级，其异或和决定胜负。"},
	Traps:      grundy.Text{En: "stair 1 is the ground, so the even stairs count", Zh: "第 1 级是地面，所以看偶数级"},
	Complexity: "O(stairs)",
	Link:       "CSES 1099",
	Recalled:   true,
	Position: func(words []string) string {
		var heaps []string
		for i := 2; i < len(words); i += 2 {
			heaps = append(heaps, words[i])
		}
		return expression("nim", heaps)
	},
})
