package judge

import (
	"math"

	"example.org/grundy"
)

// The judge gives a list; here a case is the count and the numbers.
var _ = put(Problem{
	ID:      "leetcode-810",
	Title:   grundy.Text{En: "Chalkboard XOR Game", Zh: "黑板异或游戏"},
	Asks:    grundy.Text{En: "Does the first player win, erasing a number at a time, if whoever makes the xor of the rest 0 loses, and a xor of 0 at the start of a turn wins?", Zh: "每次擦去一个数，使剩余异或和为 0 者输；轮到自己时异或和为 0 则胜。先手是否必胜？"},
	Input:   grundy.Text{En: "the number of numbers and the numbers a case, to the end of the input", Zh: "每组先给个数，再给各数，直到输入结束"},
	Output:  grundy.Text{En: "true or false", Zh: "true 或 false"},
	Limits:  "at most 1000 numbers below 2^16",
	Grammar: "( n:1..1000 / a[n]:0..65535 / )*",
	Source:  "LeetCode 810",
	Game:    "erasing(a,b,…)",
	Sample:  Sample{In: "3\n1 1 2\n2\n0 1\n3\n1 2 3\n", Out: "false\ntrue\ntrue\n"},

	free: free{ending: atEnd, begin: each(func(r *reader) {
		n := r.number("the number of numbers", 1, mostCount)
		sum := uint64(0)
		for range n {
			sum ^= r.number(wantNumber, 0, math.MaxUint64)
		}
		r.verdict(sum == 0 || n%2 == 0, "true", "false")
	})},

	Theory:     grundy.Text{En: "The first player wins exactly when the xor is 0 or the count is even: with an even count not all numbers can be equal to the xor, for then it would be 0.", Zh: "异或和为 0 或个数为偶数时先手必胜：个数为偶数时不可能每个数都等于异或和。"},
	Traps:      grundy.Text{En: "the count decides, not the numbers, once the xor is not 0", Zh: "异或和不为 0 时只看个数的奇偶"},
	Complexity: "O(n)",
	Link:       "LeetCode 810",
	Recalled:   true,
	Position:   heaps("erasing"),
})
