//go:build ignore

// Dawson's Kayles (0.07: take two neighbours of a row), as in Codeforces 1704F: Alice takes two
// neighbouring cells of which one is red, Bob two of which one is blue; the cells turn white.
// Input: the number of cases, then the number of cells and a word of R and B. Output: Alice or Bob.
// Theorem: with unequal numbers of colours, who has more wins. With equal ones only pairs of a red and
// a blue cell matter: each run in which colours alternate is a heap of 0.07.
// The values of 0.07 have the period 34 from 53 on, which is proved (Guy and Smith 1956: it is enough
// to compute them up to 2·53 + 2·34 + 2).
// Complexity: O(cells). Trap: the exceptions below 53, so the table begins with the real values.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const from, period = 53, 34

// table holds the values of rows up to the end of the first period.
func table() []int {
	value := make([]int, from+period)
	for n := 2; n < len(value); n++ {
		seen := 0
		for left := 0; left <= n-2; left++ {
			seen |= 1 << (value[left] ^ value[n-2-left])
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
		var n int
		var s string
		fmt.Fscan(in, &n, &s)
		surplus, run, sum := 0, 0, 0
		for i := range s {
			if s[i] == 'R' {
				surplus++
			} else {
				surplus--
			}
			if run++; i+1 < n && s[i+1] != s[i] {
				continue // the run goes on
			}
			if run >= from {
				run = from + (run-from)%period
			}
			sum ^= value[run]
			run = 0
		}
		if surplus > 0 || surplus == 0 && sum != 0 {
			fmt.Println("Alice")
		} else {
			fmt.Println("Bob")
		}
	}
}
