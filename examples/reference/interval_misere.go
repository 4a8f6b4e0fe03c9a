//go:build ignore

// Take p to q of n coins, or all if fewer than p are left; the last coin loses, as in HDU 2897.
// Input: n, p, q to the end of the input. Output: WIN or LOST for the first player.
// Theorem: the first player loses exactly when 1 <= n mod (p+q) <= p. What the other takes is
// made up to p+q; whoever is left with 1 to p must take them all.
// Complexity: O(1) a case. Traps: the modulus is p+q, and the remainder 0 wins.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var n, p, q int
	for {
		if read, _ := fmt.Fscan(in, &n, &p, &q); read < 3 {
			return
		}
		if rest := n % (p + q); 1 <= rest && rest <= p {
			fmt.Println("LOST")
		} else {
			fmt.Println("WIN")
		}
	}
}
