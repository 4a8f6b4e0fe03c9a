//go:build ignore

// Coins on a strip, pushed left without passing one another, as in POJ 1704 (Georgia and Bob).
// Input: the number of cases, then the number of coins and their cells, counted from 1, in any order.
// Output: Georgia will win (first) or Bob will win.
// Theorem: pair the coins from the right; a lone one is paired with the edge, cell 0. The gaps inside
// the pairs are heaps of Nim: a left coin that runs away is followed by its partner.
// Complexity: O(n log n). Traps: the input is not sorted; the lone coin is at the left.
package main

import (
	"bufio"
	"fmt"
	"os"
	"slices"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var n, sum int
		fmt.Fscan(in, &n)
		cell := make([]int, n)
		for i := range cell {
			fmt.Fscan(in, &cell[i])
		}
		if n%2 == 1 {
			cell = append(cell, 0)
		}
		slices.Sort(cell)
		for i := 1; i < len(cell); i += 2 {
			sum ^= cell[i] - cell[i-1] - 1
		}
		if sum != 0 {
			fmt.Println("Georgia will win")
		} else {
			fmt.Println("Bob will win")
		}
	}
}
