package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "cf-305E",
	Aliases: []string{"codeforces-305E"},
	Title:   grundy.Text{En: "Playing with String", Zh: "Playing with String"},
	Asks:    grundy.Text{En: "Who makes the last move, cutting a string into three at a letter whose neighbours are equal, and which cut wins?", Zh: "在左右字母相等处把串切成三段，谁走最后一步？必胜的切点是哪个？"},
	Input:   grundy.Text{En: "a word", Zh: "一个串"},
	Output:  grundy.Text{En: "First and on the next line the least place of a winning cut, or Second", Zh: "First 及下一行最小的必胜切点，或 Second"},
	Limits:  "at most 5000 letters",
	Grammar: `s:"abcdefghijklmnopqrstuvwxyz"{1..5000} /`,
	Source:  "Guy and Smith 1956",
	Game:    "0.137 of the runs of such letters",
	Sample:  Sample{In: "abacaba\n", Out: "First\n2\n"},

	free: free{ending: once, begin: each(func(r *reader) {
		s := r.word("a word of small letters", "abcdefghijklmnopqrstuvwxyz", 1<<20)
		place := firstCut(s)
		if place < 0 {
			r.say("Second")
			return
		}
		r.say("First")
		r.print(uint64(place) + 1)
	})},

	Theory:     grundy.Text{En: "A cut takes its own letter and both neighbours out as places for cuts, so each run of such letters is a heap of 0.137, Dawson’s Chess.", Zh: "切点使自己与左右两个位置不再可切，所以每段连续可切位置是 0.137（Dawson’s Chess）的一堆。"},
	Traps:      grundy.Text{En: "the least place, counted from 1", Zh: "要最小的位置，从 1 数"},
	Complexity: "O(letters)",
	Link:       "Codeforces 305E",
	Recalled:   true,
})

// firstCut is the least index of a winning cut, or -1. A run of n places is a row
// of n+1 in 0.07: to take three places of a run is to take two of that row.
func firstCut(s string) int {
	value := dawson()
	var runs [][2]int // where runs of places begin and end
	sum := uint64(0)
	for i := 1; i < len(s)-1; i++ {
		from := i
		for i < len(s)-1 && s[i-1] == s[i+1] {
			i++
		}
		if i > from {
			runs = append(runs, [2]int{from, i})
			sum ^= value(i - from + 1)
		}
	}
	for _, run := range runs {
		n := run[1] - run[0]
		for k := range n {
			if sum^value(n+1)^value(k)^value(n-1-k) == 0 {
				return run[0] + k
			}
		}
	}
	return -1
}
