//go:build ignore

// Splitting beans, as in Luogu P3185: take one bean from bottle i and put one into each of bottles j and
// k, i < j <= k; whoever cannot move loses.
// Input: the number of cases, then the number of bottles and the beans in each.
// Output: the first winning i, j, k, counted from 0, and how many win; or -1 -1 -1 and 0.
// Theorem: each bean is a game by itself, whose value depends on its distance from the last bottle: the
// mex of the xors of two values of smaller distances. Two beans in a bottle cancel.
// Complexity: O(bottles^3). Traps: only the parity of a bottle counts for the value, but a move needs a
// bean; j = k is allowed.
package main

import (
	"bufio"
	"fmt"
	"os"
)

// values are those of beans by their distance from the last bottle.
func values(most int) []int {
	value := make([]int, most)
	for d := range value {
		seen := map[int]bool{}
		for j := range d {
			for k := range j + 1 {
				seen[value[j]^value[k]] = true
			}
		}
		for seen[value[d]] {
			value[d]++
		}
	}
	return value
}

func main() {
	in, value := bufio.NewReader(os.Stdin), values(21)
	var cases int
	for fmt.Fscan(in, &cases); cases > 0; cases-- {
		var n, sum, ways int
		fmt.Fscan(in, &n)
		beans := make([]int, n)
		for i := range beans {
			if fmt.Fscan(in, &beans[i]); beans[i]%2 == 1 {
				sum ^= value[n-1-i]
			}
		}
		first := [3]int{-1, -1, -1}
		for i := range beans {
			for j := i + 1; j < n && beans[i] > 0; j++ {
				for k := j; k < n; k++ {
					if sum^value[n-1-i]^value[n-1-j]^value[n-1-k] != 0 {
						continue
					}
					if ways++; ways == 1 {
						first = [3]int{i, j, k}
					}
				}
			}
		}
		fmt.Println(first[0], first[1], first[2])
		fmt.Println(ways)
	}
}
