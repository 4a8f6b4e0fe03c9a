//go:build ignore

// Bash's game, as in HDU 1846: one heap of n, take 1 to m, the last one wins.
// Input: the number of cases, then n and m for each. Output: first or second.
// Theorem: the first player loses exactly when n mod (m+1) = 0; what the other takes is made up
// to m+1. The Grundy value is n mod (m+1).
// Complexity: O(1) a case. Trap: the modulus is m+1, not m.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var n, m int
		fmt.Fscan(in, &n, &m)
		if n%(m+1) != 0 {
			fmt.Println("first")
		} else {
			fmt.Println("second")
		}
	}
}
