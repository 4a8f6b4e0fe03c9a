package judge

import (
	"math"
	"slices"
	"strings"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-1536",
	Aliases: []string{"poj-2960", "hdu-1944"},
	Title:   grundy.Text{En: "S-Nim", Zh: "S-Nim"},
	Asks:    grundy.Text{En: "Who wins each position of heaps from which the amounts of a set may be taken?", Zh: "每次从一堆取集合 S 中的数目，各局面胜负如何？"},
	Input:   grundy.Text{En: "the size of S and S, the number of positions, and for each position the number of heaps and the heaps; until 0", Zh: "每组先给 |S| 与 S，再给局面数，每个局面给堆数与各堆；以 0 结束"},
	Output:  grundy.Text{En: "a word of W and L for each set, a letter a position", Zh: "每个集合一行，每个局面一个字母 W 或 L"},
	Limits:  "sets, positions and heaps up to 100 each, heaps up to 10000",
	Grammar: "( k:1..100 S[k]:1..10000 / m:1..100 / ( l:1..100 h[l]:0..10000 / )[m] ) until 0 /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "subtraction(h,…, set={s,…})",
	Sample:  Sample{In: "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n", Out: "LWW\nWWL\n"},

	free: free{ending: atZeros, begin: each(func(r *reader) {
		k := r.number("the size of the set", 0, mostCount)
		if k == 0 {
			r.stop()
			return
		}
		set := slices.Clone(r.numbers(k, 1, math.MaxUint64))
		slices.Sort(set)
		var table values
		takes := func(n uint64, yield func(uint64)) {
			for _, s := range set {
				if s > n {
					break
				}
				yield(s)
			}
		}
		for range r.number("the number of positions", 0, mostCount) {
			sum := uint32(0)
			for range r.number(wantHeaps, 0, mostCount) {
				h := r.number(wantNumber, 0, tableLimit)
				table.fill(h, takes)
				sum ^= table.of[h]
			}
			r.b.out = append(r.b.out, "LW"[bit(sum != 0)])
		}
		r.say("")
	})},

	Theory:     sumTheory,
	Traps:      grundy.Text{En: "a table for each set, made once; one line for each set; S may be unsorted", Zh: "每个集合只建一次表；每个集合输出一行；S 不一定有序"},
	Complexity: "O(k · largest heap) a set, then O(heaps)",
	Link:       "HDU 1536",
	Position: func(words []string) string {
		k := int(parsed(words[:1])[0])
		set, rest := words[1:1+k], words[1+k:]
		if rest[0] != "1" {
			return "" // several positions
		}
		return expression("subtraction", rest[2:], "set={"+strings.Join(set, ",")+"}")
	},
})
