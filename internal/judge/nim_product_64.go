package judge

import (
	"math"

	"example.org/grundy"
	"example.org/grundy/nimber"
)

var _ = put(Problem{
	ID:      "nim_product_64",
	Aliases: []string{"library-checker-nim_product_64"},
	Title:   grundy.Text{En: "Nim Product", Zh: "Nim Product"},
	Asks:    grundy.Text{En: "What is the product of two nimbers below 2^64?", Zh: "求两个小于 2^64 的 nim 数之积。"},
	Input:   grundy.Text{En: "the number of cases; then for each case two numbers", Zh: "测试组数；每组两个数"},
	Output:  grundy.Text{En: "the nim product", Zh: "nim 积"},
	Limits:  "at most 10^6 cases",
	Grammar: "T:1..1000000 / ( A:0..2^64-1 B:0..2^64-1 / )[T]",
	Fixed:   []string{"A", "B"},
	Source:  "Conway 1976, On Numbers and Games, chapter 6",
	Game:    "none; a product of values",
	Sample:  Sample{In: "4\n2 2\n3 5\n4 4\n256 256\n", Out: "3\n15\n6\n384\n"},

	free: free{ending: counted, begin: each(func(r *reader) {
		a := nimber.Value(r.number(wantNumber, 0, math.MaxUint64))
		b := nimber.Value(r.number(wantNumber, 0, math.MaxUint64))
		r.print(uint64(nimber.Mul(a, b)))
	})},

	Theory:     grundy.Text{En: "The nimbers below 2^64 are a field; a product of two halves is computed by three of half the length, down to tables.", Zh: "小于 2^64 的 nim 数构成域；按 Karatsuba 法递归到半长，最后查表。"},
	Traps:      grundy.Text{En: "numbers are unsigned", Zh: "数是无符号的"},
	Complexity: "14 to 26 ns",
	Link:       "Library Checker nim_product_64",
	Recalled:   true,
})
