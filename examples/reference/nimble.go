//go:build ignore

// Nimble, as in HDU 1849: coins on a strip, each moved left by any number of cells; coins may share a
// cell and pass one another; whoever cannot move loses.
// Input: the number of coins and their cells, counted from 0, again and again, until 0.
// Output: Rabbit Win! (first) or Grass Win!
// Theorem: each coin is a heap of Nim of the size of its cell; xor them.
// Complexity: O(coins). Trap: if coins block one another it is another game (see silver).
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var coins int
	for fmt.Fscan(in, &coins); coins > 0; fmt.Fscan(in, &coins) {
		sum, cell := 0, 0
		for ; coins > 0; coins-- {
			fmt.Fscan(in, &cell)
			sum ^= cell
		}
		if sum != 0 {
			fmt.Println("Rabbit Win!")
		} else {
			fmt.Println("Grass Win!")
		}
	}
}
