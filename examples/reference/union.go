//go:build ignore

// Move in any of the games, at least one, as in Another Game of CSES: take one coin from each of any
// heaps, at least one heap; whoever cannot move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: first or second.
// Theorem (Smith 1966): lost exactly when every game by itself is lost. A heap from which one coin is
// taken at a time is lost when it is even, so: lost when all are even.
// Complexity: O(heaps). Trap: this is no sum, and nothing is xored.
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
		var n, coins int
		answer := "second"
		for fmt.Fscan(in, &n); n > 0; n-- {
			if fmt.Fscan(in, &coins); coins%2 == 1 {
				answer = "first"
			}
		}
		fmt.Println(answer)
	}
}
