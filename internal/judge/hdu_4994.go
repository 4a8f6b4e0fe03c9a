package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-4994",
	Title:   grundy.Text{En: "Revenge of Nim", Zh: "Revenge of Nim"},
	Asks:    grundy.Text{En: "Who makes the last move, if only the first heap that is not empty may be touched?", Zh: "只能从第一个非空堆取，谁走最后一步？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "Yes if the first player wins, No otherwise", Zh: "先手胜输出 Yes，否则 No"},
	Limits:  "at most 1000 heaps up to 10^9",
	Grammar: "T:1..100 / ( N:1..1000 / A[N]:1..10^9 / )[T]",
	Source:  "own, by induction; checked by the rules in a test",
	Game:    "none; Nim in order",
	Sample:  Sample{In: "2\n2\n1 1\n2\n2 1\n", Out: "No\nYes\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		ones, large := 0, false
		for range r.number(wantHeaps, 0, mostCount) {
			h := r.number(wantNumber, 0, math.MaxUint64)
			if large = large || h > 1; !large {
				ones += int(h)
			}
		}
		r.verdict(large == (ones%2 == 0), "Yes", "No")
	})},

	Theory:     grundy.Text{En: "A heap of 1 is forced. Whoever meets the first heap above 1 wins: take it all or leave 1, whichever gives the rest to the player who loses it. If all are 1, an odd number wins.", Zh: "1 的堆是被迫的。先遇到大于 1 的堆者胜：可取完或留 1，看哪种把必败的后续交给对方。全为 1 时奇数堆先手胜。"},
	Traps:      grundy.Text{En: "count the ones before the first larger heap", Zh: "数第一个大于 1 的堆之前有几个 1"},
	Complexity: "O(heaps)",
	Link:       "HDU 4994",
	Recalled:   true,
})
