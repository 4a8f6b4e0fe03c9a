//go:build ignore

// Treblecross, as in POJ 3537: both draw crosses on a strip of n cells; three in a row win.
// Input: n, from 3 to 2000, to its end. Output: 1 if the first player wins, else 2.
// Theorem: a cross within two cells of another loses at once, so it takes five cells out of play: at
// place i of n cells, i-3 at the left and n-i-2 at the right, or none, are left. The values are the mex
// of the xors; whoever cannot move loses.
// Complexity: O(n^2). Trap: for n = 2 no three fit, so the theorem begins at n = 3 (and holds for 1).
package main

import "fmt"

func main() {
	value, seen := make([]int, 2001), make([]int, 1024)
	for m := 1; m < len(value); m++ {
		for i := 1; i <= m; i++ {
			seen[value[max(0, i-3)]^value[max(0, m-i-2)]] = m
		}
		for seen[value[m]] == m {
			value[m]++
		}
	}
	var n int
	for {
		if read, _ := fmt.Scan(&n); read < 1 {
			return
		}
		if value[n] != 0 {
			fmt.Println(1)
		} else {
			fmt.Println(2)
		}
	}
}
