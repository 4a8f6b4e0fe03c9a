//go:build ignore

// Take L to R from one of N heaps, as in ABC 297 G; whoever cannot move loses.
// Input: N, L, R, then the heaps. Output: First or Second.
// Theorem: a heap of a has the Grundy value floor((a mod (L+R)) / L); the values are xored.
// Complexity: O(N). Trap: the modulus is L+R, not R+1; with L = 1 the two are the same.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, l, r, sum int
	for fmt.Fscan(in, &n, &l, &r); n > 0; n-- {
		var a int
		fmt.Fscan(in, &a)
		sum ^= a % (l + r) / l
	}
	if sum != 0 {
		fmt.Println("First")
	} else {
		fmt.Println("Second")
	}
}
