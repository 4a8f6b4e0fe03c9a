package graph

import (
	"cmp"
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Hackenbush is the family of green Hackenbush: cut an edge of a graph that stands on
// the ground; what is no longer joined to the ground falls.
//
// The value follows from two principles. Fusion: vertices on one cycle may be taken for
// one, with their edges as loops, each worth a single edge. So a part of the graph that
// no single cut can sever is one vertex with as many loops as it has edges. Colon: what
// remains is a tree, and a branch that is worth v, on an edge of its own, is worth v+1.
//
// Source: Berlekamp, Conway and Guy, Winning Ways, chapter 7; Conway, On Numbers and
// Games, chapter 13.
var Hackenbush = family.Put(&Shelf, family.Def[Drawing]{
	Name:     "hackenbush",
	Title:    grundy.Text{En: "Green Hackenbush", Zh: "绿色 Hackenbush（砍树游戏）"},
	Rules:    grundy.Text{En: "Cut one edge of a graph that stands on the ground, vertex 0. What is no longer joined to the ground falls.", Zh: "图立于地面（顶点 0）上。剪断一条边，与地面不再相连的部分随之消失。"},
	Position: grundy.Text{En: "the edges, as walks: [0,1] is one edge, [0,1,2,0] is a triangle on the ground", Zh: "各条边，可写成路径：[0,1] 是一条边，[0,1,2,0] 是立在地面上的三角形"},
	Source:   "Winning Ways, chapter 7",
	Aliases:  []family.Alias{{Name: "砍树"}, {Name: "删边游戏"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "fusion: each 2-edge-connected part becomes one vertex, and each of its edges a loop worth 1; colon: a branch worth v on an edge is worth v+1; branches at one vertex add up by nim-sum (xor)", Zh: "融合：每个边双连通分量缩成一点，其每条边成为值 1 的自环；冒号：一条边上接值为 v 的分支，值为 v+1；同一顶点上的分支取异或和"}, Source: "Winning Ways, chapter 7"},
		{What: grundy.Text{En: "a tree", Zh: "树"}, Statement: grundy.Text{En: "the nim-sum (xor) over the branches at a vertex of their values and 1", Zh: "各子树的值加 1 后取异或和"}, Source: "Winning Ways, chapter 7"},
	},
	Examples: []string{"hackenbush([0,1,2],[1,3],[0,4])", "hackenbush([0,1,2,0],[1,3,4,5,3])"},
	Small:    6,
	Values:   true,
	New:      func(family.Arguments) (grundy.Game[Drawing], error) { return hackenbush{}, nil },
	Board:    family.Board[Drawing]{Parse: drawing, Format: edgeTexts, Samples: drawings},
})

// A Drawing is a graph that stands on the ground: its edges, in order, each with the
// smaller vertex first. Every edge is joined to the ground.
type Drawing struct{ edges packed }

// Bytes is the memory that the edges refer to.
func (p Drawing) Bytes() int { return len(p.edges) }

func (p Drawing) list() []edge {
	ends := p.edges.list()
	list := make([]edge, len(ends)/2)
	for i := range list {
		list[i] = edge{ends[2*i], ends[2*i+1]}
	}
	return list
}

func drawingOf(list []edge) Drawing {
	ends := make([]vertex, 0, 2*len(list))
	for _, e := range list {
		ends = append(ends, e.A, e.B)
	}
	return Drawing{pack(ends)}
}

// sorted puts edges in order, the smaller vertex of each first.
func sorted(list []edge) []edge {
	for i, e := range list {
		list[i] = edge{min(e.A, e.B), max(e.A, e.B)}
	}
	slices.SortFunc(list, func(e, f edge) int { return cmp.Or(cmp.Compare(e.A, f.A), cmp.Compare(e.B, f.B)) })
	return list
}

// mostCuts is how many edges there may be, since each is cut to see what is left.
const mostCuts = 1 << 15

func drawing(a family.Arguments) (Drawing, error) {
	var list []edge
	var wrong string
	for _, v := range a.Values() {
		if list, wrong = walk(list, v); wrong != "" {
			return Drawing{}, a.PositionErrorf("%s", wrong)
		}
	}
	if len(list) > mostCuts {
		return Drawing{}, a.PositionErrorf("want at most %d edges; got %d", mostCuts, len(list))
	}
	list = sorted(list)
	if fast := standing(list); len(fast) < len(list) {
		for i, e := range list {
			if i == len(fast) || fast[i] != e {
				return Drawing{}, a.PositionErrorf("the edge [%s,%s] is not joined to the ground: want a way from it to vertex 0", e.A, e.B)
			}
		}
	}
	return drawingOf(list), nil
}

func edgeTexts(p Drawing) []string {
	var out []string
	for _, e := range p.list() {
		out = append(out, "["+e.A.String()+","+e.B.String()+"]")
	}
	return out
}

type hackenbush struct{}

var (
	_ grundy.Game[Drawing]      = hackenbush{}
	_ grundy.Valuer[Drawing]    = hackenbush{}
	_ grundy.Decider[Drawing]   = hackenbush{}
	_ grundy.Winner[Drawing]    = hackenbush{}
	_ grundy.Finder[Drawing]    = hackenbush{}
	_ grundy.Splitter[Drawing]  = hackenbush{}
	_ grundy.Counter[Drawing]   = hackenbush{}
	_ grundy.Namer[Drawing]     = hackenbush{}
	_ grundy.Explainer[Drawing] = hackenbush{}
	_ grundy.Citer[Drawing]     = hackenbush{}
)

// Options cuts the edges in order.
func (hackenbush) Options(p Drawing) iter.Seq[Drawing] {
	return func(yield func(Drawing) bool) {
		list := p.list()
		for i := range list {
			if !yield(drawingOf(standing(slices.Delete(slices.Clone(list), i, i+1)))) {
				return
			}
		}
	}
}

func (hackenbush) Width(p Drawing) (nat.Nat, bool) { return nat.Of(uint64(len(p.edges) / 8)), true }

func (hackenbush) Value(p Drawing) (nat.Nat, bool) { return nat.Of(fused(p.list())), true }

func (hackenbush) Outcome(p Drawing, play grundy.Play) (grundy.Outcome, bool) {
	if play == grundy.Misere {
		return play.Ended(), p.edges == ""
	}
	return grundy.WinsIf(fused(p.list()) != 0), true
}

func (g hackenbush) Winning(p Drawing, play grundy.Play) ([]Drawing, bool) {
	if play == grundy.Misere {
		return nil, false
	}
	return g.WithValue(p, nat.Nat{})
}

// WithValue tries every edge.
//
// Cost: O(edges²).
func (hackenbush) WithValue(p Drawing, v nat.Nat) ([]Drawing, bool) {
	list := p.list()
	want, ok := v.Uint64()
	moves := []Drawing{}
	g := graphOf(list)
	for i := range list {
		twin := i > 0 && list[i-1] == list[i] // the same cut
		if ok && !twin && g.value(i) == want {
			if (len(moves)+1)*len(p.edges) > family.MostListed {
				return nil, false
			}
			moves = append(moves, drawingOf(standing(slices.Delete(slices.Clone(list), i, i+1))))
		}
	}
	return moves, true
}

// Split makes a position of each part that is joined to the others by the ground alone.
func (hackenbush) Split(p Drawing) ([]Drawing, bool) {
	parts := stems(p.list())
	if len(parts) < 2 {
		return nil, false
	}
	var out []Drawing
	for _, part := range parts {
		out = append(out, drawingOf(part))
	}
	return out, true
}

// Move names the edge that was cut: of those that are gone, the one at which something
// still stands.
func (hackenbush) Move(p, q Drawing) grundy.Phrase {
	list := q.list()
	joined := map[vertex]bool{0: true}
	for _, e := range list {
		joined[e.A], joined[e.B] = true, true
	}
	i := 0
	for _, e := range p.list() {
		if i < len(list) && list[i] == e {
			i++
			continue
		}
		if joined[e.A] || joined[e.B] {
			return grundy.Say("cut the edge {a}–{b}", "剪断边 {a}–{b}", "a", e.A.nat(), "b", e.B.nat())
		}
	}
	return grundy.Phrase{}
}

func (hackenbush) Explain(p Drawing, play grundy.Play) []grundy.Phrase {
	switch {
	case p.edges == "":
		return []grundy.Phrase{noMove(play)}
	case play == grundy.Misere:
		return nil
	}
	steps := []grundy.Phrase{grundy.Say(
		"Vertices on one cycle may be taken for one, each edge of the cycle a loop worth 1 (fusion); a branch worth v on an edge is worth v+1 (colon); at one vertex values add up by nim-sum.",
		"同一个环上的顶点可缩为一点，环上每条边成为值 1 的自环（融合原理）；一条边上接值为 v 的分支，值为 v+1（冒号原理）；同一顶点处取异或和。")}
	parts := stems(p.list())
	for _, part := range parts {
		if len(parts) > 32 {
			break
		}
		steps = append(steps, grundy.Say("  at the edge {a}–{b}: {n} edges -> {v}", "  边 {a}–{b} 处：{n} 条边 -> {v}",
			"a", part[0].A.nat(), "b", part[0].B.nat(), "n", nat.Of(uint64(len(part))), "v", nat.Of(fused(part))))
	}
	return append(steps, verdict(nat.Of(fused(p.list())))...)
}

func (hackenbush) Source(p Drawing, play grundy.Play) string {
	if play == grundy.Misere && p.edges != "" {
		return ""
	}
	return "Winning Ways, chapter 7"
}

// drawings yields graphs of up to most edges: paths, cycles, cacti, doubled edges and
// loops, and then graphs that a fixed sequence of numbers draws.
func drawings(most int) iter.Seq[Drawing] {
	return func(yield func(Drawing) bool) {
		fixed := [][]edge{
			{}, {{0, 1}}, {{0, 0}}, {{0, 1}, {0, 1}}, {{0, 1}, {1, 1}}, {{0, 1}, {1, 2}, {0, 2}}, {{0, 1}, {1, 2}, {1, 3}, {0, 4}},
			{{0, 1}, {1, 2}, {2, 3}, {3, 1}}, {{0, 1}, {0, 2}, {1, 2}, {2, 3}, {2, 3}}, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 2}},
		}
		for _, list := range fixed {
			if !yield(drawingOf(sorted(list))) {
				return
			}
		}
		state := uint32(1)
		next := func(n int) vertex {
			state = state*1664525 + 1013904223
			return vertex(int(state>>16) % n)
		}
		for size := 3; size <= most; size++ {
			for range 30 {
				var list []edge
				for i := range size {
					list = append(list, edge{next(i + 1), next(size)})
				}
				if !yield(drawingOf(standing(sorted(list)))) {
					return
				}
			}
		}
	}
}
