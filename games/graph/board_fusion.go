package graph

// This file finds what of a graph stands on the ground and what it is worth, for
// [Hackenbush].

// A forest joins vertices into sets, of which the smallest vertex is the root.
type forest map[vertex]vertex

func (up forest) root(v vertex) vertex {
	for {
		w, ok := up[v]
		if !ok {
			return v
		}
		if x, ok := up[w]; ok {
			up[v] = x
		}
		v = w
	}
}

func (up forest) join(v, w vertex) {
	if a, b := up.root(v), up.root(w); a != b {
		up[max(a, b)] = min(a, b)
	}
}

// standing returns the edges that are joined to the ground, in the same order.
func standing(list []edge) []edge {
	up := forest{}
	for _, e := range list {
		up.join(e.A, e.B)
	}
	var kept []edge
	for _, e := range list {
		if up.root(e.A) == 0 {
			kept = append(kept, e)
		}
	}
	return kept
}

// stems are the parts of a graph that only the ground joins, each in order. A loop at the
// ground is a part of its own.
func stems(list []edge) [][]edge {
	up := forest{}
	for _, e := range list {
		if e.A != 0 {
			up.join(e.A, e.B)
		}
	}
	var parts [][]edge
	place := map[vertex]int{}
	for _, e := range list {
		r := up.root(e.B)
		i, ok := place[r]
		if !ok || r == 0 {
			i = len(parts)
			place[r], parts = i, append(parts, nil)
		}
		parts[i] = append(parts[i], e)
	}
	return parts
}

// A graph has its vertices renumbered from 0, the ground.
type graph struct {
	ends  [][2]int32
	next  [][]int32 // the edges at a vertex
	used  []bool    // while a value is found
	found []int32   // when a vertex was found, from 1
	count int32
}

func graphOf(list []edge) *graph {
	g := &graph{next: [][]int32{nil}}
	number := map[vertex]int32{0: 0}
	place := func(v vertex) int32 {
		n, ok := number[v]
		if !ok {
			n = int32(len(g.next))
			number[v], g.next = n, append(g.next, nil)
		}
		return n
	}
	for i, e := range list {
		a, b := place(e.A), place(e.B)
		g.ends = append(g.ends, [2]int32{a, b})
		g.next[a] = append(g.next[a], int32(i))
		if a != b {
			g.next[b] = append(g.next[b], int32(i))
		}
	}
	g.used, g.found = make([]bool, len(list)), make([]int32, len(g.next))
	return g
}

// fused is the value of the edges that stand on the ground.
func fused(list []edge) uint64 { return graphOf(list).value(-1) }

// value is the value after an edge was cut, or with all edges if cut is -1.
//
// A depth-first search from the ground finds the bridges: the edges to a child from
// below which no edge leads to the child's parent or above. What has fallen is not found.
//
// Cost: O(edges). Source: Tarjan, A note on finding the bridges of a graph (1974).
func (g *graph) value(cut int) uint64 {
	clear(g.used)
	clear(g.found)
	g.count = 0
	if cut >= 0 {
		g.used[cut] = true
	}
	_, value := g.visit(0)
	return value
}

// visit returns what stands on a vertex, and the first found vertex that it leads to.
func (g *graph) visit(v int32) (low int32, value uint64) {
	g.count++
	now := g.count
	g.found[v], low = now, now
	for _, i := range g.next[v] {
		if g.used[i] {
			continue
		}
		g.used[i] = true
		w := g.ends[i][0] ^ g.ends[i][1] ^ v
		if seen := g.found[w]; seen > 0 {
			low, value = min(low, seen), value^1 // it closes a cycle, and is a loop
			continue
		}
		below, branch := g.visit(w)
		if below > now {
			branch++ // a bridge carries the branch
		} else {
			branch ^= 1 // a loop beside what was fused
		}
		low, value = min(low, below), value^branch
	}
	return low, value
}
