//go:build ignore

// Every-SG with Euclid's games, as in HDU 3595: each turn is a move in every game that has not
// ended; whoever makes the last move of all wins.
// Input: the number of games and their pairs, to the end of the input. Output: MM (first) or GG.
// Theorem (Smith 1966; Jia Zhihao 2009): where one wins one delays, where one loses one hurries; so
// each game has a number of steps, and the first player wins exactly when the largest is odd.
// Steps of any game: 0 at an end; won: 1 + the most over lost options; lost: 1 + the least over all
// options. For Euclid's game: with quotient 1 one more than the rest; with 2 or more, one more if
// the rest is lost (an even number), else two more, by leaving the forced move.
// Complexity: O(log a) a game. Traps: two more, not one; who wins alone does not decide the sum.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func steps(a, b int) int {
	if a < b {
		a, b = b, a
	}
	if b == 0 {
		return 0
	}
	rest := steps(b, a%b)
	if a/b > 1 && rest%2 == 1 {
		return rest + 2
	}
	return rest + 1
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var n, longest int
		if read, _ := fmt.Fscan(in, &n); read < 1 {
			return
		}
		for ; n > 0; n-- {
			var a, b int
			fmt.Fscan(in, &a, &b)
			longest = max(longest, steps(a, b))
		}
		if longest%2 == 1 {
			fmt.Println("MM")
		} else {
			fmt.Println("GG")
		}
	}
}
