//go:build ignore

// Kayles (0.77): knock down one pin, or two side by side, of one row; whoever cannot move loses.
// Input: the number of cases, then the number of rows and their lengths. Output: First or Second.
// Theorem: values by the mex over all moves, each of which leaves two rows. They have the period 12 from
// 71 on, which is proved (Guy and Smith 1956: it is enough to compute them up to 2·71 + 2·12 + 2).
// Complexity: a table of 83, then O(rows) at any length. Trap: heaps below 71 have exceptions.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const from, period = 71, 12

// table holds the values of rows up to the end of the first period.
func table() []int {
	value := make([]int, from+period)
	for n := range value {
		seen := 0
		for taken := 1; taken <= 2; taken++ {
			for left := 0; left <= n-taken; left++ {
				seen |= 1 << (value[left] ^ value[n-taken-left])
			}
		}
		for seen>>value[n]&1 == 1 {
			value[n]++
		}
	}
	return value
}

func main() {
	in, value := bufio.NewReader(os.Stdin), table()
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var rows, n, sum int
		for fmt.Fscan(in, &rows); rows > 0; rows-- {
			if fmt.Fscan(in, &n); n >= from {
				n = from + (n-from)%period
			}
			sum ^= value[n]
		}
		if sum != 0 {
			fmt.Println("First")
		} else {
			fmt.Println("Second")
		}
	}
}
