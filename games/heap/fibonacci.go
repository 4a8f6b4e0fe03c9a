package heap

import (
	"math/bits"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Fibonacci is the family of Fibonacci Nim: take from one heap, at first
// anything but all, and then at most twice what the opponent has just taken.
//
// It is [Dynamic] with factor 2.
//
// Source: Whinihan, Fibonacci Nim (1963).
var Fibonacci = family.Put(&Shelf, family.Def[Limited]{
	Name:     "fibonacci",
	Title:    grundy.Text{En: "Fibonacci Nim", Zh: "斐波那契博弈"},
	Rules:    grundy.Text{En: "Take at least one counter from the heap: at first anything but all of it, later at most twice what was taken last.", Zh: "从一堆中至少取一个：第一步不能取完，以后每次至多取上一次的两倍。"},
	Position: grundy.Text{En: "one heap", Zh: "一堆"},
	Params: []family.Param{{Name: "limit", Kind: family.Natural, State: true,
		Doc: grundy.Text{En: "the most that the next move may take; without it, anything but all", Zh: "下一步最多取多少；省略则为“不能取完”"}}},
	Source:  "Whinihan 1963",
	Aliases: []family.Alias{{Name: "斐波那契"}, {Name: "斐波那契博弈"}, {Name: "fib"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins, normal play", Zh: "胜负（正常玩法）"}, Statement: grundy.Text{En: "lost exactly when the least Zeckendorf part of the heap is above the limit; at the start, when the heap is a Fibonacci number", Zh: "石子数的最小齐肯多夫部分大于上限时先手负；开局时即石子数为斐波那契数"}, Source: "Whinihan 1963"},
		{What: grundy.Text{En: "who wins, misère play", Zh: "胜负（反常规玩法）"}, Statement: grundy.Text{En: "as normal play with one counter less; at the start with two or more, always won", Zh: "等同于少一个石子的正常玩法；开局不少于两个时先手必胜"}, Source: "own, proved in games/heap/dynamic.go"},
		lengthOfFibonacci,
	},
	Examples: []string{"fibonacci(100)", "fibonacci(97,limit=6)", "fibonacci(34)"},
	Small:    26,
	New: func(family.Arguments) (grundy.Game[Limited], error) {
		return newDynamic(two, zero), nil
	},
	Board: limited,
})

// FibonacciNumber reports whether n is one of 1, 2, 3, 5, 8, …: whether the
// player to move loses Fibonacci Nim at the start, unless n is 0.
//
// Cost: at most 92 sums of words.
func FibonacciNumber(n uint64) bool {
	for a, b := uint64(1), uint64(2); ; {
		if a >= n {
			return a == n
		}
		next, carry := bits.Add64(a, b, 0)
		if carry != 0 {
			return b == n
		}
		a, b = b, next
	}
}

// FibonacciNumberNat is [FibonacciNumber] for numbers of any size.
//
// n is one exactly when 5n²+4 or 5n²-4 is a square.
//
// Cost: two square roots of twice the size. Source: Gessel, Fibonacci is a
// square (1972).
func FibonacciNumberNat(n nat.Nat) bool {
	if w, ok := n.Uint64(); ok {
		return FibonacciNumber(w)
	}
	square := n.Mul(n).Mul(nat.Of(5))
	for _, v := range []nat.Nat{square.Add(nat.Of(4)), square.Sub(nat.Of(4))} {
		if r := v.Sqrt(); r.Mul(r) == v {
			return true
		}
	}
	return false
}
