//go:build ignore

// Pieces on a directed graph without cycles, as in HDU 1524: move one along an arrow; whoever cannot
// move loses.
// Input: the number of vertices, for each the number of arrows and where they go; then the number of
// pieces and their vertices, again and again, until 0; and all of it to the end of the input.
// Output: WIN or LOSE.
// Theorem: the value of a vertex is the mex of the values to which its arrows lead; pieces are xored.
// Complexity: O(vertices + arrows) a graph, then O(1) a piece.
// Traps: pieces may share a vertex, and cancel there; with a cycle this never ends (see retrograde).
package main

import (
	"bufio"
	"fmt"
	"os"
)

type graph struct {
	to    [][]int
	value []int // -1: not known yet
}

func (g graph) grundy(v int) int {
	if g.value[v] < 0 {
		seen := map[int]bool{}
		for _, w := range g.to[v] {
			seen[g.grundy(w)] = true
		}
		mex := 0
		for seen[mex] {
			mex++
		}
		g.value[v] = mex
	}
	return g.value[v]
}

func main() {
	in := bufio.NewReader(os.Stdin)
	number := func() (n int) { fmt.Fscan(in, &n); return n }
	for n := number(); n > 0; n = number() {
		g := graph{make([][]int, n), make([]int, n)}
		for v := range n {
			g.value[v] = -1
			for arrows := number(); arrows > 0; arrows-- {
				g.to[v] = append(g.to[v], number())
			}
		}
		for pieces := number(); pieces > 0; pieces = number() {
			sum := 0
			for ; pieces > 0; pieces-- {
				sum ^= g.grundy(number())
			}
			if sum != 0 {
				fmt.Println("WIN")
			} else {
				fmt.Println("LOSE")
			}
		}
	}
}
