//go:build ignore

// Mock Turtles: coins in a row; turn one, two or three, of which the rightmost goes from heads to tails;
// whoever cannot move loses.
// Input: the number of cases, then the number of heads and their places, counted from 1, all different.
// Output: First or Second.
// Theorem: a position is the sum of its heads, one at a time; a head at place n has the n-th odious
// number as its value, those with an odd number of binary ones: 1, 2, 4, 7, 8, 11, …
// With one or two coins at a time (Turning Turtles) the value is n, and the game is Nim.
// Complexity: O(heads). Trap: tails cost nothing, and turning one up is the answer to itself.
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
		var heads int
		var sum, n uint
		for fmt.Fscan(in, &heads); heads > 0; heads-- {
			fmt.Fscan(in, &n)
			sum ^= 2*(n-1) + uint(1-bits.OnesCount(n-1)%2)
		}
		if sum != 0 {
			fmt.Println("First")
		} else {
			fmt.Println("Second")
		}
	}
}
