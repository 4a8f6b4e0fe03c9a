//go:build ignore

// Fibonacci Nim, as in HDU 2516: one heap; the first move takes anything but all, each later one
// at most twice the one before; the last one wins.
// Input: heaps until 0. Output: First win or Second win.
// Theorem (Whinihan 1963): lost exactly when n is a Fibonacci number 1, 2, 3, 5, 8, …
// Complexity: O(log n). Traps: a list of Fibonacci numbers that outgrows its type; the premise that
// the first move may not take all; several heaps are not xored by this rule.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	for fmt.Fscan(in, &n); n > 0; fmt.Fscan(in, &n) {
		a, b := 1, 2
		for a < n {
			a, b = b, a+b
		}
		if a == n {
			fmt.Println("Second win")
		} else {
			fmt.Println("First win")
		}
	}
}
