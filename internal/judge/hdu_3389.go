package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-3389",
	Title:   grundy.Text{En: "Game", Zh: "Game"},
	Asks:    grundy.Text{En: "Who makes the last move of cards in boxes 1 to n, moving any number of them from box A to a smaller box B with A+B odd and divisible by 3?", Zh: "把若干张卡从盒 A 移到更小的盒 B（A+B 为奇数且是 3 的倍数），谁走最后一步？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the number of boxes and the cards in each", Zh: "测试组数；每组先给盒数，再给各盒的卡数"},
	Output:  grundy.Text{En: "Case i: Alice, who moves first, or Case i: Bob", Zh: "Case i: Alice（先手）或 Case i: Bob"},
	Limits:  "at most 100 cases of 10000 boxes",
	Grammar: "T:1..100 / ( n:1..10000 / a[n]:0..100 / )[T]",
	Source:  "folklore, from Nim",
	Game:    "nim of the boxes at odd depth",
	Sample:  Sample{In: "2\n2\n1 2\n7\n1 3 3 2 2 1 2\n", Out: "Case 1: Alice\nCase 2: Bob\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		sum := uint64(0)
		for i := range r.number("the number of boxes", 0, mostCount) {
			if cards := r.number(wantNumber, 0, math.MaxUint64); oddBox(i + 1) {
				sum ^= cards
			}
		}
		r.caseVerdict("Case ", sum != 0, "Alice", "Bob")
	})},

	Theory:     grundy.Text{En: "Boxes 1, 3 and 4 are the ends. A move always changes the parity of the depth, so this is staircase Nim: the boxes with n mod 6 in 0, 2, 5 have odd depth, and the xor of their cards decides.", Zh: "1、3、4 号盒是终点。移动总是改变深度的奇偶，所以是阶梯 Nim：编号 mod 6 为 0、2、5 的盒在奇数级，其卡数的异或和决定胜负。"},
	Traps:      grundy.Text{En: "the ends are 1, 3 and 4; a box counts by its number mod 6", Zh: "终点是 1、3、4；按编号 mod 6 判断"},
	Complexity: "O(boxes)",
	Link:       "HDU 3389",
	Position: func(words []string) string {
		var heaps []string
		for i, cards := range words[1:] {
			if oddBox(uint64(i) + 1) {
				heaps = append(heaps, cards)
			}
		}
		return expression("nim", heaps)
	},
})

// oddBox reports whether a box has odd depth.
func oddBox(n uint64) bool { return n%6 == 0 || n%6 == 2 || n%6 == 5 }
