//go:build ignore

// One token on a directed graph that may have cycles, as in Luogu P6560: whoever reaches the target
// wins, whoever cannot move loses, and play may never end.
// Input: the numbers of vertices, arrows and questions; the arrows; a start and a target a question.
// Output: 1 if the first player wins, -1 if he loses, 0 if play never ends.
// Theory: go backwards from what is lost (the target, and vertices without arrows). A vertex with an
// arrow to a lost one is won; one whose arrows all lead to won ones is lost. The rest is a draw.
// Complexity: O(vertices + arrows) a question. Traps: the target ends play even if it has arrows; a
// recursion by the mex never returns.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	number := func() (n int) { fmt.Fscan(in, &n); return n }
	n, m, questions := number(), number(), number()
	from, arrows := make([][]int, n+1), make([]int, n+1)
	for ; m > 0; m-- {
		u, v := number(), number()
		from[v] = append(from[v], u)
		arrows[u]++
	}
	for ; questions > 0; questions-- {
		start, target := number(), number()
		fmt.Println(solve(from, arrows, target)[start])
	}
}

// solve returns 1, -1 or 0 for every vertex.
func solve(from [][]int, arrows []int, target int) []int {
	result, open := make([]int, len(arrows)), append([]int{}, arrows...)
	open[target] = 0
	var queue []int
	for v := 1; v < len(open); v++ {
		if open[v] == 0 {
			result[v] = -1
			queue = append(queue, v)
		}
	}
	for i := 0; i < len(queue); i++ {
		for _, u := range from[queue[i]] {
			if result[u] != 0 {
				continue
			}
			if result[queue[i]] == -1 {
				result[u] = 1
			} else if open[u]--; open[u] == 0 {
				result[u] = -1
			}
			if result[u] != 0 {
				queue = append(queue, u)
			}
		}
	}
	return result
}
