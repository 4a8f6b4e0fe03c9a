//go:build ignore

// Moore's Nim: a move takes any number from each of 1 to k heaps; whoever cannot move loses.
// Input: the number of cases, then the number of heaps, k, and the heaps. Output: First or Second.
// Theorem (Moore 1910): lost exactly when in every binary place the number of ones is divisible
// by k+1.
// Complexity: O(64 · heaps). Trap: these sums without carry tell who wins; they are no Grundy
// values, and are not xored with other games.
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
		var n, k int
		var h uint64
		var ones [64]int
		for fmt.Fscan(in, &n, &k); n > 0; n-- {
			fmt.Fscan(in, &h)
			for b := range ones {
				ones[b] += int(h >> b & 1)
			}
		}
		answer := "Second"
		for _, count := range ones {
			if count%(k+1) != 0 {
				answer = "First"
			}
		}
		fmt.Println(answer)
	}
}
