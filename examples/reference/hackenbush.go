//go:build ignore

// Green Hackenbush, as in POJ 3710: cut an edge; what no longer hangs on the root falls; whoever cannot
// move loses.
// Input: the number of graphs, and for each the numbers of vertices and edges, and the edges; vertex 1
// is the root; to the end of the input. Output: Sally (first) or Harry.
// Theorem (Winning Ways, chapter 7): a tree on an edge is worth one more than without the edge (colon);
// the vertices of a cycle may be made one, and its edges loops worth 1 each (fusion); what hangs at a
// vertex is xored.
// So: an edge that is no bridge counts 1; a bridge counts 1 + the value of what hangs on it.
// Complexity: O(edges), by one depth-first search with the lowest place that is reached.
// Traps: two edges between the same vertices are a cycle; leave by the number of the edge, not by the
// parent.
package main

import (
	"bufio"
	"fmt"
	"os"
)

type end struct{ to, edge int }

type graph struct {
	ends       [][]end
	place, low []int
	count      int
}

func (g *graph) value(v, by int) int {
	g.count++
	g.place[v], g.low[v] = g.count, g.count
	sum := 0
	for _, e := range g.ends[v] {
		switch w := e.to; {
		case e.edge == by:
		case g.place[w] == 0:
			branch := g.value(w, e.edge)
			g.low[v] = min(g.low[v], g.low[w])
			if g.low[w] > g.place[v] {
				sum ^= branch + 1
			} else {
				sum ^= branch ^ 1
			}
		case g.place[w] <= g.place[v]: // an edge back, or a loop: counted once
			g.low[v] = min(g.low[v], g.place[w])
			sum ^= 1
		}
	}
	return sum
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		var graphs, sum int
		if read, _ := fmt.Fscan(in, &graphs); read < 1 {
			return
		}
		for ; graphs > 0; graphs-- {
			var n, m, a, b int
			fmt.Fscan(in, &n, &m)
			g := graph{make([][]end, n+1), make([]int, n+1), make([]int, n+1), 0}
			for e := range m {
				fmt.Fscan(in, &a, &b)
				g.ends[a] = append(g.ends[a], end{b, e})
				if a != b {
					g.ends[b] = append(g.ends[b], end{a, e})
				}
			}
			sum ^= g.value(1, -1)
		}
		if sum != 0 {
			fmt.Println("Sally")
		} else {
			fmt.Println("Harry")
		}
	}
}
