package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "poj-3710",
	Title:   grundy.Text{En: "Christmas Game", Zh: "Christmas Game"},
	Asks:    grundy.Text{En: "Who cuts the last edge, if what is cut off from the roots falls?", Zh: "每次剪一条边，与根断开的部分消失，谁剪最后一条？"},
	Input:   grundy.Text{En: "the number of graphs, and for each the numbers of vertices and edges and the edges, vertex 1 being the root; to the end of the input", Zh: "每组先给图数，每个图给点数、边数与各边，1 号点为根；直到输入结束"},
	Output:  grundy.Text{En: "Sally, who moves first, or Harry", Zh: "Sally（先手）或 Harry"},
	Limits:  "at most 100 vertices and 500 edges a graph",
	Grammar: "( N:1..100 / ( m:2..100 k:1..500 / ( a:1..m b:1..m / )[k] )[N] )*",
	Source:  "Winning Ways, chapter 7: colon and fusion principles",
	Game:    "none yet; green Hackenbush",
	Sample:  Sample{In: "2\n2 1\n1 2\n2 1\n1 2\n1\n3 3\n1 2\n2 3\n3 1\n", Out: "Harry\nSally\n"},

	free: free{ending: atEnd, begin: each(func(r *reader) {
		sum := uint64(0)
		for range r.number("the number of graphs", 0, mostCount) {
			n := r.number("the number of vertices", 1, 1_000_000)
			ends := r.numbers(2*r.number("the number of edges", 0, mostCount/2), 1, n)
			sum ^= newGreen(int(n), ends).value()
		}
		r.verdict(sum != 0, "Sally", "Harry")
	})},

	Theory:     grundy.Text{En: "Green Hackenbush: the vertices of a cycle may be fused, so each part without bridges becomes one vertex with a loop for each of its edges, and a loop is worth 1; an edge to a tree is worth one more than the tree, and what hangs at a vertex is xored.", Zh: "绿色 Hackenbush：环上各点可并为一点（fusion），每个无桥部分变为一点加若干自环，自环值 1；桥的值为其上子树值加 1，同一点上的各支异或。"},
	Traps:      grundy.Text{En: "two edges between the same vertices are a cycle of two, worth 0; the root may be on a cycle", Zh: "重边是长为 2 的环，值 0；根可以在环上"},
	Complexity: "O(edges)",
	Link:       "POJ 3710",
})

// A green is a graph of green edges, grown from vertex 0.
type green struct {
	edges [][]int  // of a vertex: their numbers
	ends  []uint64 // of edge e: entries 2e and 2e+1, counted from 1
	place []int    // of a vertex in the order of the visit, from 1; 0 before it
	low   []int    // the least place that is reached from the branch of a vertex by one edge back
	worth []uint64 // of the branch of a vertex so far
}

func newGreen(n int, ends []uint64) *green {
	g := &green{edges: make([][]int, n), ends: ends, place: make([]int, n), low: make([]int, n), worth: make([]uint64, n)}
	for e := range len(ends) / 2 {
		a, b := ends[2*e]-1, ends[2*e+1]-1
		g.edges[a] = append(g.edges[a], e)
		if a != b {
			g.edges[b] = append(g.edges[b], e)
		}
	}
	return g
}

// value is the Grundy value of what is joined to vertex 0. The visit goes deep
// first, without recursion. An edge of a part without bridges counts 1 wherever
// the part is fused, so each branch hands on the xor of what it holds, and grows
// by one only over a bridge.
func (g *green) value() uint64 {
	type step struct{ vertex, edge, next int } // the edge that led there
	path := []step{{0, -1, 0}}
	g.place[0], g.low[0] = 1, 1
	for visited := 1; ; {
		s := &path[len(path)-1]
		v := s.vertex
		if s.next == len(g.edges[v]) {
			path = path[:len(path)-1]
			if len(path) == 0 {
				return g.worth[v]
			}
			up := path[len(path)-1].vertex
			if g.low[up] = min(g.low[up], g.low[v]); g.low[v] == g.place[v] { // a bridge
				g.worth[up] ^= g.worth[v] + 1
			} else {
				g.worth[up] ^= g.worth[v] ^ 1
			}
			continue
		}
		e := g.edges[v][s.next]
		s.next++
		if e == s.edge {
			continue
		}
		w := int(g.ends[2*e]+g.ends[2*e+1]) - 2 - v
		switch {
		case g.place[w] == 0:
			visited++
			g.place[w], g.low[w] = visited, visited
			path = append(path, step{w, e, 0})
		case g.place[w] <= g.place[v]: // back, or a loop
			g.worth[v] ^= 1
			g.low[v] = min(g.low[v], g.place[w])
		}
	}
}
