//go:build ignore

// Northcott's game, as in HDU 1730: on each row one white and one black piece, each player moves a
// piece of his own along its row, not past the other; whoever cannot move loses.
// Input: the numbers of rows and columns and the two pieces of each row, to the end of the input.
// Output: I WIN! (first) or BAD LUCK!
// Theorem: the gaps are heaps of Nim. A retreat is answered by an advance as long, and room for retreats
// ends, so that it changes nothing.
// Complexity: O(rows). Trap: |a-b|-1, not |a-b|.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var rows, columns, sum, a, b int
		if read, _ := fmt.Fscan(in, &rows, &columns); read < 2 {
			return
		}
		for ; rows > 0; rows-- {
			fmt.Fscan(in, &a, &b)
			sum ^= max(a-b, b-a) - 1
		}
		if sum != 0 {
			fmt.Println("I WIN!")
		} else {
			fmt.Println("BAD LUCK!")
		}
	}
}
