//go:build ignore

// E&D, as in Luogu P2148 (Koppers' Nim): heaps in pairs; a move throws one heap of a pair away and
// splits the other in two, which are the new pair; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps, which are pairs in order.
// Output: YES if the first player wins, else NO.
// Theorem: the value of (a,b) is the place of the lowest zero bit of (a-1)|(b-1); pairs are xored.
// Complexity: O(heaps). Trap: the pattern shows in binary of a-1 and b-1 only, not in a and b.
package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var n, sum int
		for fmt.Fscan(in, &n); n > 0; n -= 2 {
			var a, b uint
			fmt.Fscan(in, &a, &b)
			sum ^= bits.TrailingZeros(^((a - 1) | (b - 1)))
		}
		if sum != 0 {
			fmt.Println("YES")
		} else {
			fmt.Println("NO")
		}
	}
}
