//go:build ignore

// Every-SG and its counterpart for any game, by the numbers of steps. Heaps from which an amount of a
// set is taken; each turn is a move in every heap that has one. Of the two kinds, every ends when no
// heap has a move, and rapid as soon as one has none; whoever cannot move loses.
// Input: the number of cases; for each every or rapid, the number of amounts, the amounts, the number of
// heaps and the heaps. Output: First or Second.
// Theorem (Smith 1966): steps are 0 at an end, odd when won and even when lost. In every (suspense) a
// won heap has 1 + the most of its lost options, a lost one 1 + the least of all; the largest decides.
// In rapid (remoteness) a won heap has 1 + the least of its lost options, a lost one 1 + the most of
// all; the smallest decides. The first player wins exactly when that number is odd.
// Complexity: O(largest heap · amounts). Trap: min and max exchanged; Grundy values do not help here.
package main

import (
	"bufio"
	"fmt"
	"os"
	"slices"
)

// steps of the heaps up to the largest; slow is for every.
func steps(set []int, largest int, slow bool) []int {
	step := make([]int, largest+1)
	for n := range step {
		var lost, all []int
		for _, s := range set {
			if s > n {
				continue
			}
			if all = append(all, step[n-s]); step[n-s]%2 == 0 {
				lost = append(lost, step[n-s])
			}
		}
		switch {
		case len(all) == 0:
		case len(lost) > 0 && slow:
			step[n] = 1 + slices.Max(lost)
		case len(lost) > 0:
			step[n] = 1 + slices.Min(lost)
		case slow:
			step[n] = 1 + slices.Min(all)
		default:
			step[n] = 1 + slices.Max(all)
		}
	}
	return step
}

func main() {
	in := bufio.NewReader(os.Stdin)
	number := func() (n int) { fmt.Fscan(in, &n); return n }
	numbers := func() []int {
		list := make([]int, number())
		for i := range list {
			list[i] = number()
		}
		return list
	}
	for cases := number(); cases > 0; cases-- {
		var kind string
		fmt.Fscan(in, &kind)
		set, heap := numbers(), numbers()
		step := steps(set, slices.Max(heap), kind == "every")
		for i, h := range heap {
			heap[i] = step[h]
		}
		decides := slices.Min(heap)
		if kind == "every" {
			decides = slices.Max(heap)
		}
		if decides%2 == 1 {
			fmt.Println("First")
		} else {
			fmt.Println("Second")
		}
	}
}
