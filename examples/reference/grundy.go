//go:build ignore

// Grundy's game, as in CSES: split a heap into two unequal ones; whoever cannot move loses.
// Input: the number of cases, then one heap for each. Output: first or second.
// Theory: values by the mex over all splits, up to 2000. Beyond the heap 1222 no value 0 is known: that
// is checked far beyond 10^6 by others, and is not proved for all heaps.
// Complexity: O(2000^2) for the table, then O(1). Trap: a table to the limit of 10^6 takes too long.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	value, seen := make([]int, 2000), make([]int, 1024)
	for n := 1; n < len(value); n++ {
		for a := 1; 2*a < n; a++ {
			seen[value[a]^value[n-a]] = n
		}
		for seen[value[n]] == n {
			value[n]++
		}
	}
	in, out := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	var cases, n int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		if fmt.Fscan(in, &n); n >= len(value) || value[n] != 0 {
			fmt.Fprintln(out, "first")
		} else {
			fmt.Fprintln(out, "second")
		}
	}
}
