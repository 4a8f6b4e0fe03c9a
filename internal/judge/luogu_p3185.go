package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "luogu-P3185",
	Aliases: []string{"bzoj-1188", "uva-1378", "poj-3972"},
	Title:   grundy.Text{En: "Splitting", Zh: "[HNOI2007] 分裂游戏"},
	Asks:    grundy.Text{En: "Which first move wins, and how many do, if a move takes one bean from bottle i and puts one into each of j and k, i < j <= k?", Zh: "每次从第 i 瓶取一颗豆，并在 j、k 瓶（i<j≤k）各放一颗；必胜的第一步是哪个，共几种？"},
	Input:   grundy.Text{En: "the number of cases; then for each case the number of bottles and the beans in each", Zh: "测试组数；每组先给瓶数，再给各瓶豆数"},
	Output:  grundy.Text{En: "the first i, j, k that wins, counted from 0, and on the next line how many win; or -1 -1 -1 and 0", Zh: "字典序最小的必胜 i j k（从 0 数），下一行为必胜走法数；先手必败则 -1 -1 -1 与 0"},
	Limits:  "at most 10 cases of 21 bottles",
	Grammar: "t:1..10 / ( n:1..21 / p[n]:0..10000 / )[t]",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "none yet; beans as coins that turn",
	Sample:  Sample{In: "2\n4\n1 0 1 5000\n3\n0 0 1\n", Out: "0 2 3\n1\n-1 -1 -1\n0\n"},

	free: free{ending: counted, begin: func() func(*reader) {
		var of []uint64 // by the distance from the last bottle
		return func(r *reader) {
			beans := r.numbers(r.number("the number of bottles", 0, 300), 0, math.MaxUint64)
			of = moreBeans(of, len(beans))
			sum := uint64(0)
			for i, b := range beans {
				sum ^= of[len(beans)-1-i] * (b & 1)
			}
			moves := uint64(0)
			var best [3]int
			for i := range beans {
				for j := i + 1; j < len(beans) && beans[i] > 0; j++ {
					for k := j; k < len(beans); k++ {
						last := len(beans) - 1
						if sum^of[last-i]^of[last-j]^of[last-k] != 0 {
							continue
						}
						if moves++; moves == 1 {
							best = [3]int{i, j, k}
						}
					}
				}
			}
			if moves == 0 {
				r.say("-1 -1 -1\n0")
				return
			}
			r.print(uint64(best[0]), uint64(best[1]), uint64(best[2]))
			r.print(moves)
		}
	}},

	Theory:     grundy.Text{En: "Each bean is a game by itself, and its value depends on its distance from the last bottle only: the mex of all xors of two values of smaller distances. Two beans in one bottle cancel, so only the parity counts.", Zh: "每颗豆独立，SG 值只与到最后一瓶的距离有关：等于更近两处 SG 值异或的 mex。同瓶两颗相消，只看奇偶。"},
	Traps:      grundy.Text{En: "only the parity of a bottle counts, but a move needs a bean; j = k is allowed", Zh: "只看奇偶，但走法需要瓶中有豆；允许 j = k"},
	Complexity: "O(bottles³)",
	Link:       "Luogu P3185",
})

// moreBeans makes the list of values reach n distances from the last bottle.
func moreBeans(of []uint64, n int) []uint64 {
	for d := len(of); d < n; d++ {
		seen := map[uint64]bool{}
		for j := range d {
			for k := range j + 1 {
				seen[of[j]^of[k]] = true
			}
		}
		v := uint64(0)
		for seen[v] {
			v++
		}
		of = append(of, v)
	}
	return of
}
