//go:build ignore

// Staircase Nim, as in the Stair Game of CSES: take any number of balls from stair k to stair k-1;
// stair 1 is the ground, and whoever cannot move loses.
// Input: the number of cases, then the number of stairs and the balls on each. Output: first or second.
// Theorem: only every other stair counts, from the one above the ground on: the xor of stairs 2, 4, 6,
// … A ball that comes to a stair that does not count is moved on by the other.
// Complexity: O(stairs). Trap: the parity. Ask which stair cannot be left; that one does not count.
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
		var n, sum, balls int
		fmt.Fscan(in, &n)
		for stair := 1; stair <= n; stair++ {
			if fmt.Fscan(in, &balls); stair%2 == 0 {
				sum ^= balls
			}
		}
		if sum != 0 {
			fmt.Println("first")
		} else {
			fmt.Println("second")
		}
	}
}
