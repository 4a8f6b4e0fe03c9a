package judge

import (
	"strings"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "spoj-HS09NLG",
	Title:   grundy.Text{En: "Nim Like Game", Zh: "Nim Like Game"},
	Asks:    grundy.Text{En: "Does the first player win stacks, each of which may not be taken whole at its first move, and later allows at most twice what was taken last from it?", Zh: "每堆首次不能取完，此后每次至多取该堆上次的两倍，先手是否必胜？"},
	Input:   countedHeaps,
	Output:  grundy.Text{En: "1 if the first player wins, 0 otherwise", Zh: "先手胜输出 1，否则 0"},
	Limits:  "at most 1000 stacks up to 300",
	Grammar: "C:1..100 / ( N:1..1000 / s[N]:1..300 / )[C]",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "fibonacci(a)+fibonacci(b)+…",
	Sample:  Sample{In: "2\n2\n2 2\n3\n2 3 4\n", Out: "0\n1\n"},

	free: free{ending: counted, begin: func() func(*reader) {
		var table doublingValues
		return func(r *reader) {
			sum := uint64(0)
			for range r.number(wantHeaps, 0, mostCount) {
				n := r.number(wantNumber, 0, 3000)
				sum ^= table.value(int(n), int(n)-1)
			}
			r.verdict(sum != 0, "1", "0")
		}
	}},

	Theory:     grundy.Text{En: "The limit belongs to a stack, so this is a sum of Fibonacci Nim games: the values by stack and limit are computed by the definition, and xored. The rule for one heap does not help.", Zh: "每堆有自己的上限，所以是斐波那契 Nim 的和：按（石子数，上限）求 SG 值再异或；单堆的斐波那契规律不够用。"},
	Traps:      grundy.Text{En: "the limit is of each stack; who wins each stack says nothing about the sum", Zh: "上限是每堆各自的；各堆胜负不能决定和的胜负"},
	Complexity: "a table of n, O(n log n) an entry",
	Link:       "SPOJ HS09NLG",
	Position: func(words []string) string {
		var games []string
		for _, w := range words[1:] {
			games = append(games, expression("fibonacci", []string{w}))
		}
		return strings.Join(games, " + ")
	},
})

// doublingValues are the values of a stack and a limit: entry n holds the least
// limit for each value from 1 on, since the values grow with the limit.
type doublingValues [][]int

// value is the value of n under a limit.
func (d *doublingValues) value(n, limit int) uint64 {
	for h := len(*d); h <= n; h++ {
		var steps []int
		var seen []bool
		for take := 1; take <= h; take++ {
			v := int(d.value(h-take, 2*take))
			for len(seen) <= v+1 {
				seen = append(seen, false)
			}
			for seen[v] = true; seen[len(steps)]; {
				steps = append(steps, take)
			}
		}
		*d = append(*d, steps)
	}
	value := 0
	for value < len((*d)[n]) && (*d)[n][value] <= limit {
		value++
	}
	return uint64(value)
}
