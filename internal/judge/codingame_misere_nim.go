package judge

import (
	"math"
	"strconv"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "codingame-misere-nim",
	Title:   grundy.Text{En: "Misère Nim", Zh: "反常规 Nim"},
	Asks:    grundy.Text{En: "Which moves of Nim win, if the last object loses?", Zh: "取最后一个者输的 Nim 有哪些必胜走法？"},
	Input:   grundy.Text{En: "the number of heaps and of positions, and the heaps of each position", Zh: "堆数与局面数，再给每个局面的各堆"},
	Output:  grundy.Text{En: "a line for each position: the winning moves as heap:amount, sorted, or CONCEDE", Zh: "每个局面一行：按堆号与数目排序的“堆号:数目”，或 CONCEDE"},
	Limits:  "at most 3 heaps up to 50",
	Grammar: "N:1..3 K:1..5 / ( M[N]:1..50 / )[K]",
	Source:  "Bouton 1901",
	Game:    "nim(a,b,…), misère play",
	Sample:  Sample{In: "1 3\n5\n1\n7\n", Out: "1:4\nCONCEDE\n1:6\n"},

	free: free{ending: told, begin: func() func(*reader) {
		var heaps, positions uint64
		headed := false
		return func(r *reader) {
			if !headed {
				headed, r.heading = true, true
				heaps = r.number(wantHeaps, 0, mostCount)
				positions = r.number("the number of positions", 0, mostCount)
				r.heading = false
			}
			if positions == 0 {
				r.stop()
				return
			}
			positions--
			list := r.numbers(heaps, 0, math.MaxUint64)
			had := len(r.b.out)
			for i, h := range list {
				for _, left := range misereLeft(list, i) {
					r.b.out = append(strconv.AppendInt(r.b.out, int64(i)+1, 10), ':')
					r.b.out = append(strconv.AppendUint(r.b.out, h-left, 10), ' ')
				}
			}
			if len(r.b.out) == had {
				r.say("CONCEDE")
				return
			}
			r.b.out[len(r.b.out)-1] = '\n'
		}
	}},

	Theory:     nimMisereTheory,
	Traps:      grundy.Text{En: "a position may be lost by heaps of 1 only; the moves are sorted by heap", Zh: "全为 1 时特殊；走法按堆号排序"},
	Complexity: "O(heaps)",
	Link:       "CodinGame community puzzle Misère Nim",
	Position:   call("nim"),
})

// misereLeft lists what winning moves in heap i leave of it, in misère play. With
// another heap above 1 it is the move of Nim; without, the heap is left at 0 or 1
// so that the ones are odd in number.
func misereLeft(heaps []uint64, i int) []uint64 {
	sum, most := nimWords(heaps[:i])
	s, m := nimWords(heaps[i+1:])
	sum ^= s
	left := sum
	if max(most, m) <= 1 {
		left = 1 - sum
	}
	if left < heaps[i] {
		return []uint64{left}
	}
	return nil
}
