package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-4315",
	Title:   grundy.Text{En: "Climbing the Hill", Zh: "Climbing the Hill"},
	Asks:    grundy.Text{En: "Who brings the king, the k-th of the climbers, to the top, moving one climber up without passing another, if all may stand on the top?", Zh: "爬山者每次一人向上移若干步且不能越过前面的人（山顶可站多人），谁把第 k 个（国王）送上山顶？"},
	Input:   grundy.Text{En: "the number of climbers, which is the king, and the distances to the top in increasing order, to the end of the input", Zh: "每组给人数、国王的序号与各人到山顶的距离（递增），直到输入结束"},
	Output:  grundy.Text{En: "Alice, who moves first, or Bob", Zh: "Alice（先手）或 Bob"},
	Limits:  "at most 1000 climbers below 100000",
	Grammar: "( N:1..1000 k:1..N / a[N]:1..100000 sorted distinct / )*",
	Source:  "folklore, from Nim; checked by the rules in a test",
	Game:    "nim of every other gap",
	Sample:  Sample{In: "3 3\n1 2 4\n2 1\n3 6\n", Out: "Bob\nAlice\n"},

	free: free{ending: atEnd, begin: each(func(r *reader) {
		n := r.number("the number of climbers", 1, mostCount)
		king := r.number("the place of the king", 1, n)
		climbers := r.numbers(n, 1, math.MaxUint64)
		sum := uint64(0)
		if n%2 == 1 {
			if sum = climbers[0]; king == 2 {
				sum--
			}
			climbers = climbers[1:]
		}
		for ; len(climbers) > 0; climbers = climbers[2:] {
			sum ^= climbers[1] - climbers[0] - 1
		}
		r.verdict(king == 1 || sum != 0, "Alice", "Bob")
	})},

	Theory:     grundy.Text{En: "Pair the climbers from the farthest: only the gaps inside pairs count, as for Georgia and Bob. If the king is first, Alice wins at once. If he is second and the number of climbers is odd, the first climber has no partner, and going to the top would leave the king free: his gap is one less.", Zh: "从最远者起两两配对，只看每对之间的空格（同 Georgia and Bob）。国王是第一个时 Alice 立即获胜；国王是第二个且人数为奇数时，第一个人不能走到山顶，其距离减一。"},
	Traps:      grundy.Text{En: "k = 1; k = 2 with an odd number of climbers", Zh: "k = 1；k = 2 且人数为奇数"},
	Complexity: "O(climbers)",
	Link:       "HDU 4315",
})
