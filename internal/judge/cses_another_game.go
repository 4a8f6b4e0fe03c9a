package judge

import (
	"math"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cses-another-game",
	Aliases: []string{"cses-2208"},
	Title:   grundy.Text{En: "Another Game", Zh: "Another Game"},
	Asks:    grundy.Text{En: "Who makes the last move, taking one coin from each of any heaps, at least one?", Zh: "每次从任意若干堆（至少一堆）各取一枚，谁走最后一步？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "first or second", Zh: "first 或 second"},
	Limits:  "at most 2·10^5 heaps in all",
	Grammar: "t:1..100 / ( n:1..2000 / x[n]:1..10^9 / )[t]",
	Source:  "Smith 1966",
	Game:    "union(bash(a,max=1),…)",
	Sample:  Sample{In: "3\n3\n1 2 3\n2\n2 2\n4\n5 5 4 4\n", Out: "first\nsecond\nfirst\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		any := uint64(0)
		for range r.number(wantHeaps, 0, mostCount) {
			any |= r.number(wantNumber, 0, math.MaxUint64)
		}
		r.verdict(any&1 == 1, "first", "second")
	})},

	Theory:     grundy.Text{En: "The selective compound of heaps that lose one coin at a time: it is lost exactly when each heap by itself is, that is, when all are even. From elsewhere take one from each odd heap.", Zh: "选择和：每堆单独必败（都是偶数）时先手必败；否则从每个奇数堆各取一枚。"},
	Traps:      grundy.Text{En: "a move touches several heaps: no xor", Zh: "一步可动多堆，不是异或"},
	Complexity: "O(heaps)",
	Link:       "CSES 2208",
	Recalled:   true,
	Position: func(words []string) string {
		var games []string
		for _, w := range words[1:] {
			games = append(games, expression("bash", []string{w}, "max=1"))
		}
		return expression("union", games)
	},
})
