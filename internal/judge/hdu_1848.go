package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-1848",
	Title:   grundy.Text{En: "Fibonacci again and again", Zh: "Fibonacci again and again"},
	Asks:    grundy.Text{En: "Who takes the last stone of three heaps, taking a Fibonacci number 1, 2, 3, 5, 8, … from one of them?", Zh: "三堆石子，每次从一堆取斐波那契数个，谁取最后一颗？"},
	Input:   grundy.Text{En: "three heaps a case, until 0 0 0", Zh: "每组三堆，以 0 0 0 结束"},
	Output:  grundy.Text{En: "Fibo, who moves first, or Nacci", Zh: "Fibo（先手）或 Nacci"},
	Limits:  "heaps up to 1000",
	Grammar: "( m:1..1000 n:1..1000 p:1..1000 / ) until 0 0 0 /",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "subtraction(a,b,c, set=fibonacci)",
	Sample:  Sample{In: "1 1 1\n1 4 1\n0 0 0\n", Out: "Fibo\nNacci\n"},

	free: free{ending: atZeros, begin: func() func(*reader) {
		var table values
		return func(r *reader) {
			h := r.numbers(3, 0, tableLimit)
			if h[0]|h[1]|h[2] == 0 {
				r.stop()
				return
			}
			table.fill(h[0], fibonacciTakes)
			table.fill(h[1], fibonacciTakes)
			table.fill(h[2], fibonacciTakes)
			r.verdict(table.of[h[0]]^table.of[h[1]]^table.of[h[2]] != 0, "Fibo", "Nacci")
		}
	}},

	Theory:     sumTheory,
	Traps:      grundy.Text{En: "1 stands in the list once; the values have no short period", Zh: "表中 1 只算一次；SG 值没有短周期"},
	Complexity: "a table of the largest heap, 30 steps an entry, then O(1)",
	Link:       "HDU 1848",
	Recalled:   true,
	Position:   call("subtraction", "set=fibonacci"),
})

// fibonacciTakes gives the Fibonacci numbers up to n.
func fibonacciTakes(n uint64, yield func(take uint64)) {
	for a, b := uint64(1), uint64(2); a <= n; a, b = b, a+b {
		yield(a)
	}
}
