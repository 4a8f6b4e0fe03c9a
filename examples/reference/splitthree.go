//go:build ignore

// Take any number from one heap, or split one in three, as in HDU 5795; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps.
// Output: First player wins. or Second player wins.
// Theorem: the value of n is n, but 8k+7 and 8k+8 change places. Here the table of the definition,
// by the mex over all moves, comes first, and the formula is only used beyond it.
// Complexity: O(size^2) numbers for the table, then O(heaps). Trap: a table up to 6 looks like Nim.
package main

import (
	"bufio"
	"fmt"
	"os"
)

// table finds values by the definition: the mex of what the moves leave.
func table(size int) []int {
	value := make([]int, size)
	for n := 1; n < size; n++ {
		seen := map[int]bool{}
		for _, v := range value[:n] {
			seen[v] = true
		}
		for a := 1; 3*a <= n; a++ {
			for b := a; a+2*b <= n; b++ {
				seen[value[a]^value[b]^value[n-a-b]] = true
			}
		}
		for seen[value[n]] {
			value[n]++
		}
	}
	return value
}

func main() {
	in, small := bufio.NewReader(os.Stdin), table(40)
	value := func(n int) int {
		switch {
		case n < len(small):
			return small[n]
		case n%8 == 7:
			return n + 1
		case n%8 == 0:
			return n - 1
		}
		return n
	}
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var heaps, sum, n int
		for fmt.Fscan(in, &heaps); heaps > 0; heaps-- {
			fmt.Fscan(in, &n)
			sum ^= value(n)
		}
		if sum != 0 {
			fmt.Println("First player wins.")
		} else {
			fmt.Println("Second player wins.")
		}
	}
}
