//go:build ignore

// Misère Nim, as in HDU 1907: take any number from one heap, the last one loses.
// Input: the number of cases, then the number of heaps and the heaps. Output: John or Brother.
// Theorem (Bouton 1901): with a heap of two or more as in Nim, won exactly when the xor is not 0.
// Of heaps of one only, won exactly when their number is even.
// Complexity: O(heaps). Trap: the case of ones, which the xor alone gets wrong.
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
		var n, h, sum, largest int
		for fmt.Fscan(in, &n); n > 0; n-- {
			fmt.Fscan(in, &h)
			sum ^= h
			largest = max(largest, h)
		}
		if won := (sum != 0) == (largest > 1); won {
			fmt.Println("John")
		} else {
			fmt.Println("Brother")
		}
	}
}
