//go:build ignore

// Lieges of Legendre, as in Codeforces 603C: take one from a heap, or replace a heap of 2x by k heaps
// of x; whoever cannot move loses.
// Input: the number of heaps, k, and the heaps. Output: Kevin (first) or Nicky.
// Theorem: k equal heaps are worth 0 for even k, and one heap of x for odd k. By the mex from 0 on:
// even k: 0, 1, 2, then 0 for odd and 1 for even heaps; odd k: 0, 1, 0, 1, 2, then 0 for odd heaps, and
// for an even one the mex of 0 and the value of its half.
// Complexity: O(log heap) a heap. Trap: the first values follow no rule; write them down.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var small = [2][5]int{{0, 1, 2, 0, 1}, {0, 1, 0, 1, 2}}

func value(n, odd int) int {
	switch {
	case n < 5:
		return small[odd][n]
	case n%2 == 1:
		return 0
	case odd == 1 && value(n/2, odd) == 1:
		return 2
	}
	return 1
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var heaps, k, n, sum int
	for fmt.Fscan(in, &heaps, &k); heaps > 0; heaps-- {
		fmt.Fscan(in, &n)
		sum ^= value(n, k%2)
	}
	if sum != 0 {
		fmt.Println("Kevin")
	} else {
		fmt.Println("Nicky")
	}
}
