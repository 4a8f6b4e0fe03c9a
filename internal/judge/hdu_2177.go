package judge

import (
	"math/bits"

	"example.org/grundy"
	"example.org/grundy/games/heap"
	"example.org/grundy/nat"
)

// The statement at hand says that taking from both comes first and leaves the order
// of the others open; larger heap before smaller is what most programs print.
var _ = put(Problem{
	ID:      "hdu-2177",
	Title:   grundy.Text{En: "Taking stones from two heaps", Zh: "取(2堆)石子游戏"},
	Asks:    grundy.Text{En: "Which first moves of Wythoff’s game win?", Zh: "威佐夫博弈有哪些必胜的第一步？"},
	Input:   grundy.Text{En: "two heaps a case, the smaller first, until 0 0", Zh: "每组两堆，小的在前，以 0 0 结束"},
	Output:  grundy.Text{En: "0, or 1 and then a line for each pair that a winning move leaves, smaller first: by taking from both heaps, then from the larger, then from the smaller", Zh: "0；或 1，再逐行输出必胜走法留下的两堆（小的在前）：先同取，再取大堆，再取小堆"},
	Limits:  "heaps up to 1000000",
	Grammar: "( a:0..1000000 b:a..1000000 / ) until 0 0 /",
	Source:  "Wythoff 1907",
	Game:    "wythoff(a,b)",
	Sample:  Sample{In: "1 2\n5 8\n4 7\n2 2\n6 10\n8 12\n0 0\n", Out: "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n0\n1\n6 10\n"},

	free: free{ending: atZeros, begin: each(func(r *reader) {
		a := r.number(wantNumber, 0, 1<<62)
		b := r.number(wantNumber, 0, 1<<62)
		if a|b == 0 {
			r.stop()
			return
		}
		moves := wythoffMoves(min(a, b), max(a, b))
		if len(moves) == 0 {
			r.say("0")
			return
		}
		r.say("1")
		for _, m := range moves {
			r.print(m[0], m[1])
		}
	})},

	Theory:     wythoffTheory,
	Traps:      grundy.Text{En: "the result of taking from both comes first; with equal heaps one result comes twice by symmetry and is printed once", Zh: "同取的结果最先；两堆相等时同一结果只输出一次"},
	Complexity: "O(1)",
	Link:       "HDU 2177",
	Position:   call("wythoff"),
})

// wythoffMoves lists what winning moves from a <= b leave: from both heaps, then
// from the larger, then from the smaller.
func wythoffMoves(a, b uint64) [][2]uint64 {
	if heap.WythoffCold(a, b) {
		return nil
	}
	var moves [][2]uint64
	if x, y := coldPair(b - a); x < a {
		moves = append(moves, [2]uint64{x, y})
	}
	if other := coldPartner(a); other < b {
		moves = append(moves, [2]uint64{min(a, other), max(a, other)})
	}
	if other := coldPartner(b); other < a && a != b {
		moves = append(moves, [2]uint64{other, b})
	}
	return moves
}

// coldPair is the cold pair whose heaps differ by d.
func coldPair(d uint64) (x, y uint64) {
	x, _ = nat.FloorPhi(nat.Of(d)).Uint64()
	return x, x + d
}

// coldPartner is the heap that is cold with v: each number is in one cold pair.
func coldPartner(v uint64) uint64 {
	const inverse = 0x9E3779B97F4A7C15 // floor(2^64/phi)
	per, _ := bits.Mul64(v, inverse)   // v/phi, to within one
	for d := per; d <= per+2; d++ {
		if x, y := coldPair(d); x == v {
			return y
		}
	}
	for d := v - per; ; d-- { // v/phi^2, to within two
		if x, y := coldPair(d); y == v {
			return x
		}
	}
}
