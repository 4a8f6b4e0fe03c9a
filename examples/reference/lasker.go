//go:build ignore

// Lasker's Nim, as in HDU 3032: take any number from one heap, or split one in two; whoever cannot
// move loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: Alice (first) or Bob.
// Theorem (Lasker 1931): the value of n is n, but 4k+3 and 4k+4 change places; heaps are xored.
// Complexity: O(heaps). Trap: no table reaches 2^31; print one of 20, and see the pattern.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func value(n int) int {
	switch {
	case n%4 == 3:
		return n + 1
	case n%4 == 0 && n > 0:
		return n - 1
	}
	return n
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var heaps, sum, n int
		for fmt.Fscan(in, &heaps); heaps > 0; heaps-- {
			fmt.Fscan(in, &n)
			sum ^= value(n)
		}
		if sum != 0 {
			fmt.Println("Alice")
		} else {
			fmt.Println("Bob")
		}
	}
}
