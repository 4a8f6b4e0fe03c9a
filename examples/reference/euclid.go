//go:build ignore

// Euclid's game, as in POJ 2348: take a positive multiple of the smaller heap from the larger one;
// whoever makes a zero wins.
// Input: pairs until 0 0. Output: Stan wins (first) or Ollie wins.
// Theorem (Cole and Davie 1969): while the quotient is 1 the move is forced; whoever first meets a
// quotient of 2 or more, or a division without rest, wins. For a > b > 0 this is a/b > phi.
// Complexity: O(log a). Traps: the line 0 0 divides by zero; a >= 2·b overflows near the end of the
// type, a-b >= b does not.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var a, b int
		if read, _ := fmt.Fscan(in, &a, &b); read < 2 || a == 0 && b == 0 {
			return
		}
		first := true
		for a, b = max(a, b), min(a, b); b > 0 && a-b < b && a != b; a, b = b, a-b {
			first = !first
		}
		if first == (b > 0) { // with b = 0 there is no move: the other one made the zero
			fmt.Println("Stan wins")
		} else {
			fmt.Println("Ollie wins")
		}
	}
}
