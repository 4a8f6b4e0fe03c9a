package judge

import (
	"slices"
	"strconv"
	"strings"

	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "hdu-1524",
	Aliases: []string{"poj-2425"},
	Title:   grundy.Text{En: "A Chess Game", Zh: "A Chess Game"},
	Asks:    grundy.Text{En: "Who makes the last move of pieces on a graph without cycles, moving one along an arrow?", Zh: "在有向无环图上沿箭头移动一枚棋子，谁走最后一步？"},
	Input:   grundy.Text{En: "the number of vertices, for each the number of arrows and where they go; then the number of pieces and their vertices again and again, until 0; to the end of the input", Zh: "每组先给顶点数，每点给出边数与终点；再反复给棋子数与位置，以 0 结束；直到输入结束"},
	Output:  grundy.Text{En: "WIN or LOSE", Zh: "WIN 或 LOSE"},
	Limits:  "at most 1000 vertices, 10 pieces",
	Grammar: "( N:1..1000 / ( k:0..N-1 to[k]:0..N-1 / )[N] acyclic ( M:1..10 at[M]:0..N-1 / ) until 0 / )*",
	Source:  "Sprague 1935; Grundy 1939",
	Game:    "tokens(a,b,…, edges=[[0,1],…])",
	Sample:  Sample{In: "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n", Out: "WIN\nWIN\n"},

	free: free{ending: told, begin: func() func(*reader) {
		var of []uint32
		var graph []string // its words, where they are kept
		return func(r *reader) {
			for r.more() {
				if of == nil {
					of = readGraph(r)
					graph = slices.Clone(r.words)
				} else if r.keep && len(r.words) == 0 {
					r.words = slices.Clone(graph) // each case is to be shown by itself
				}
				pieces := uint64(0)
				if r.more() {
					pieces = r.number("the number of pieces", 0, mostCount)
				}
				if pieces == 0 {
					of, r.words = nil, nil
					continue
				}
				sum := uint32(0)
				for range pieces {
					sum ^= of[r.number("a vertex", 0, uint64(len(of))-1)]
				}
				r.verdict(sum != 0, "WIN", "LOSE")
				return
			}
			r.stop()
		}
	}},

	Theory:     grundy.Text{En: "Each piece is a game by itself: the value of a vertex is the mex of the values of where its arrows go; xor over the pieces.", Zh: "每枚棋子独立：顶点的 SG 值为后继 SG 值的 mex，再对棋子异或。"},
	Traps:      grundy.Text{En: "several pieces may share a vertex; a graph with a cycle is refused here", Zh: "一个顶点可有多枚棋子；有环的图在此报错"},
	Complexity: "O(arrows), then O(pieces)",
	Link:       "HDU 1524",
	Recalled:   true,
	Position:   tokensOn,
})

// tokensOn is the expression of a graph with one query after it; there is none of several.
func tokensOn(c []string) string {
	next := func() (word string, n int) {
		if len(c) == 0 {
			return "0", 0
		}
		word, c = c[0], c[1:]
		n, _ = strconv.Atoi(word)
		return word, min(n, len(c))
	}
	_, vertices := next()
	var edges []string
	for v := range vertices {
		_, arrows := next()
		for range arrows {
			w, _ := next()
			edges = append(edges, "["+strconv.Itoa(v)+","+w+"]")
		}
	}
	_, pieces := next()
	at := c[:pieces]
	c = c[pieces:]
	if _, more := next(); pieces == 0 || more > 0 {
		return ""
	}
	return expression("tokens", at, "edges=["+strings.Join(edges, ",")+"]")
}

// readGraph reads a graph and returns the values of its vertices.
func readGraph(r *reader) []uint32 {
	n := r.number("the number of vertices", 1, 1_000_000)
	arrows := make([][]uint32, n)
	for v := range arrows {
		for range r.number("the number of arrows", 0, mostCount) {
			arrows[v] = append(arrows[v], uint32(r.number("a vertex", 0, n-1)))
		}
	}
	of, fine := graphValues(arrows)
	if !fine {
		r.fault(r.start, "a graph without cycles before this")
	}
	return of
}

// graphValues gives each vertex the mex of the values of where its arrows go. It
// is not fine if there is a cycle. No recursion: a path may have all vertices.
func graphValues(arrows [][]uint32) (of []uint32, fine bool) {
	const fresh, open, known = 0, 1, 2
	of = make([]uint32, len(arrows))
	state := make([]uint8, len(arrows))
	next := make([]int, len(arrows))
	var seen []int // seen[x] = v+1: x is the value of an option of v
	for root := range arrows {
		if state[root] != fresh {
			continue
		}
		state[root] = open
		for path := []int{root}; len(path) > 0; {
			v := path[len(path)-1]
			if next[v] < len(arrows[v]) {
				w := int(arrows[v][next[v]])
				next[v]++
				switch state[w] {
				case open:
					return nil, false
				case fresh:
					state[w] = open
					path = append(path, w)
				}
				continue
			}
			for _, w := range arrows[v] {
				for len(seen) <= int(of[w]) {
					seen = append(seen, 0)
				}
				seen[of[w]] = v + 1
			}
			for int(of[v]) < len(seen) && seen[of[v]] == v+1 {
				of[v]++
			}
			state[v] = known
			path = path[:len(path)-1]
		}
	}
	return of, true
}
