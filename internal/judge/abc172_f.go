package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "abc172_f",
	Title:   grundy.Text{En: "Unfair Nim", Zh: "Unfair Nim"},
	Asks:    grundy.Text{En: "How few stones must go from the first heap to the second, which does not empty the first, so that the second player wins Nim?", Zh: "最少从第一堆移几颗到第二堆（第一堆不空），使 Nim 后手必胜？"},
	Input:   grundy.Text{En: "the number of heaps and the heaps", Zh: "堆数与各堆"},
	Output:  grundy.Text{En: "the least number, or -1", Zh: "最少颗数，或 -1"},
	Limits:  "at most 300 heaps up to 10^12",
	Grammar: "N:2..300 / A[N]:1..10^12 /",
	Source:  "Bouton 1901",
	Game:    "nim(a,b,…) with another question",
	Sample:  Sample{In: "2\n5 3\n", Out: "1\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		heaps := r.number("the number of heaps, at least 2", 2, mostCount)
		a := r.number(wantNumber, 1, 1<<62)
		b := r.number(wantNumber, 1, 1<<62)
		xor := uint64(0)
		for range heaps - 2 {
			xor ^= r.number(wantNumber, 0, 1<<62)
		}
		move, ok := unfairMove(a, b, xor)
		if !ok {
			r.say("-1")
			return
		}
		r.print(move)
	})},

	Theory:     grundy.Text{En: "The two heaps must have the xor X of the others and their old sum S: their common bits are (S-X)/2 = D, which must be whole and share no bit with X. The first heap takes D and as much of X, from the highest bit down, as stays at most its old size; it must not be 0.", Zh: "两堆需异或为其余各堆的异或 X、和为 S：公共位 D=(S-X)/2 须为整数且与 X 无公共位。第一堆取 D，再从高位起加 X 的位而不超过原来的大小，且不能为 0。"},
	Traps:      grundy.Text{En: "the first heap may not become empty; 64 bits", Zh: "第一堆不能为空；64 位"},
	Complexity: "O(N + 64)",
	Link:       "AtCoder ABC172 F",
})

// unfairMove is the least number that goes from a to b so that their xor is that
// of the others, with some of a left.
func unfairMove(a, b, xor uint64) (move uint64, ok bool) {
	sum := a + b
	if xor > sum || (sum-xor)%2 == 1 {
		return 0, false
	}
	left := (sum - xor) / 2
	if left&xor != 0 || left > a {
		return 0, false
	}
	for bit := uint64(1) << 62; bit > 0; bit >>= 1 {
		if xor&bit != 0 && left+bit <= a {
			left += bit
		}
	}
	return a - left, left > 0
}
