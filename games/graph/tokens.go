package graph

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/nimber"
	"example.org/grundy/notation"
)

// Tokens is the family in which a move takes a token along an edge of a directed graph.
//
// The tokens are a sum, and without a cycle each vertex has a Grundy value, which is
// found from the ends of the graph backwards when the game is made. With a cycle the
// values of loopy games decide, by search.
//
// Source: Sprague 1935; Grundy 1939; with cycles Smith 1966.
var Tokens = family.Put(&Shelf, family.Def[Places]{
	Name:     "tokens",
	Title:    grundy.Text{En: "Tokens on a directed graph", Zh: "有向图上的棋子"},
	Rules:    grundy.Text{En: "Move one token along an edge. Tokens do not hinder each other.", Zh: "把一枚棋子沿一条有向边移动一步。棋子之间互不影响。"},
	Position: grundy.Text{En: "the vertices on which tokens stand", Zh: "各棋子所在的顶点"},
	Unit:     grundy.Text{En: "token", Zh: "棋子"},
	Params: []family.Param{{Name: "edges", Kind: family.Literal, Required: true,
		Doc: grundy.Text{En: "the edges, as walks: tokens(0,edges=[[0,1],[0,2,3]]) has 0→1, 0→2 and 2→3", Zh: "各有向边，可写成路径：tokens(0,edges=[[0,1],[0,2,3]]) 有 0→1、0→2 和 2→3"}}},
	Source:  "Sprague 1935",
	Aliases: []family.Alias{{Name: "dag"}, {Name: "有向图"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "without cycles: of a vertex, the least number that is not the value of a vertex to which an edge leads; of several tokens, the nim-sum (xor)", Zh: "无环时：顶点的值是其后继顶点的值的 mex；多枚棋子取异或和"}, Source: "Sprague 1935; Grundy 1939"},
	},
	Examples: []string{"tokens(0,3,edges=[[0,1],[0,2],[1,2],[3,1],[3,0]])", "tokens(0,edges=[[0,1,2,3]])", "tokens(0,edges=[[0,1,0],[1,2]])"},
	Laws: []string{
		"edges=[[0,1],[0,2],[1,2],[3,1],[3,0],[4,1]]",
		"edges=[[6,5,4,3,2,1,0],[6,4,1],[5,2],[6,3]]",
		"edges=[[0,1,2,0],[2,3],[4,0],[4,5]]",
	},
	Small: 6,
	New:   newTokens,
	Board: family.Board[Places]{
		Parse: func(a family.Arguments) (Places, error) {
			var list []vertex
			for _, n := range a.Heaps() {
				v, ok := vertexNat(n)
				if !ok {
					return Places{}, a.PositionErrorf("vertex %s: want vertices below 2^32", grundy.Shorten(n, 40, grundy.English))
				}
				list = append(list, v)
			}
			return placesOf(list), nil
		},
		Format:  func(p Places) []string { return texts(p.at.list()) },
		Samples: someTokens,
	},
})

// Places are the vertices on which tokens stand, in order.
type Places struct{ at packed }

// Bytes is the memory that the list refers to.
func (p Places) Bytes() int { return len(p.at) }

func placesOf(list []vertex) Places {
	slices.Sort(list)
	return Places{pack(list)}
}

// tokens is the game on a graph.
type tokens struct {
	next  map[vertex][]vertex     // ascending
	value map[vertex]nimber.Value // nil where the graph has a cycle
}

var (
	_ grundy.Game[Places]       = (*tokens)(nil)
	_ grundy.Loopy              = (*tokens)(nil)
	_ grundy.Valuer[Places]     = (*tokens)(nil)
	_ grundy.Decider[Places]    = (*tokens)(nil)
	_ grundy.Winner[Places]     = (*tokens)(nil)
	_ grundy.Finder[Places]     = (*tokens)(nil)
	_ grundy.Splitter[Places]   = (*tokens)(nil)
	_ grundy.Normalizer[Places] = (*tokens)(nil)
	_ grundy.Counter[Places]    = (*tokens)(nil)
	_ grundy.Namer[Places]      = (*tokens)(nil)
	_ grundy.Explainer[Places]  = (*tokens)(nil)
	_ grundy.Citer[Places]      = (*tokens)(nil)
)

func newTokens(a family.Arguments) (grundy.Game[Places], error) {
	v, _ := a.Value("edges")
	walks := v.List
	if v.Kind != notation.Tuple {
		return nil, a.Errorf("edges", "want walks in square brackets, such as [[0,1],[0,2,3]]; got %s", clip(v.String()))
	}
	if len(walks) > 0 && walks[0].Kind != notation.Tuple {
		walks = []notation.Value{v} // one walk
	}
	var edges []edge
	var wrong string
	for _, w := range walks {
		if edges, wrong = walk(edges, w); wrong != "" {
			return nil, a.Errorf("edges", "%s", wrong)
		}
	}
	g := &tokens{next: map[vertex][]vertex{}}
	for _, e := range edges {
		g.next[e.A] = append(g.next[e.A], e.B)
	}
	for v, list := range g.next {
		slices.Sort(list)
		g.next[v] = slices.Compact(list)
	}
	g.settle()
	return g, nil
}

// settle finds the values, from the ends backwards; there are none if there is a cycle.
func (g *tokens) settle() {
	before := map[vertex][]vertex{} // of the vertices that have a value, who leads there
	open := map[vertex]int{}        // how many options have none yet
	var ready []vertex
	for v, list := range g.next {
		open[v] = len(list)
		for _, w := range list {
			if before[w] = append(before[w], v); len(g.next[w]) == 0 && len(before[w]) == 1 {
				ready = append(ready, w)
			}
		}
	}
	value := map[vertex]nimber.Value{}
	for len(ready) > 0 {
		w := ready[len(ready)-1]
		ready = ready[:len(ready)-1]
		var options []nimber.Value
		for _, x := range g.next[w] {
			options = append(options, value[x])
		}
		value[w] = nimber.MexSlice(options)
		for _, v := range before[w] {
			if open[v]--; open[v] == 0 {
				ready = append(ready, v)
			}
		}
	}
	for v := range g.next {
		if _, ok := value[v]; !ok {
			return
		}
	}
	g.value = value
}

// Loopy reports whether the graph has a cycle.
func (g *tokens) Loopy() bool { return g.value == nil }

// Options yields the moves of the first token, then those of the second, and so on; of
// tokens on one vertex only the first moves.
func (g *tokens) Options(p Places) iter.Seq[Places] {
	return func(yield func(Places) bool) {
		list := p.at.list()
		for i, v := range list {
			if i > 0 && list[i-1] == v {
				continue
			}
			for _, w := range g.next[v] {
				if !yield(moved(list, i, w)) {
					return
				}
			}
		}
	}
}

// moved is the list after token i went to w.
func moved(list []vertex, i int, w vertex) Places {
	list = slices.Clone(list)
	list[i] = w
	return placesOf(list)
}

func (g *tokens) Width(p Places) (nat.Nat, bool) {
	width, list := 0, p.at.list()
	for i, v := range list {
		if i == 0 || list[i-1] != v {
			width += len(g.next[v])
		}
	}
	return nat.Of(uint64(width)), true
}

func (g *tokens) sum(list []vertex) (sum nimber.Value) {
	for _, v := range list {
		sum ^= g.value[v]
	}
	return sum
}

func (g *tokens) Value(p Places) (nat.Nat, bool) {
	return nat.Of(uint64(g.sum(p.at.list()))), g.value != nil
}

func (g *tokens) Outcome(p Places, play grundy.Play) (grundy.Outcome, bool) {
	if play == grundy.Misere {
		return play.Ended(), g.ended(p)
	}
	return grundy.WinsIf(g.sum(p.at.list()) != 0), g.value != nil
}

// ended reports whether no token has an edge.
func (g *tokens) ended(p Places) bool {
	return !slices.ContainsFunc(p.at.list(), func(v vertex) bool { return len(g.next[v]) > 0 })
}

func (g *tokens) Winning(p Places, play grundy.Play) ([]Places, bool) {
	if play == grundy.Misere {
		return nil, false
	}
	return g.WithValue(p, nat.Nat{})
}

func (g *tokens) WithValue(p Places, v nat.Nat) ([]Places, bool) {
	if g.value == nil {
		return nil, false
	}
	moves, seen := []Places{}, map[Places]bool{}
	want, ok := v.Uint64()
	if !ok {
		return moves, true
	}
	list := p.at.list()
	change := g.sum(list) ^ nimber.Value(want)
	for i, v := range list {
		if i > 0 && list[i-1] == v {
			continue
		}
		for _, w := range g.next[v] {
			if g.value[w] != g.value[v]^change {
				continue
			}
			if (len(moves)+1)*len(p.at) > family.MostListed {
				return nil, false
			}
			if q := moved(list, i, w); !seen[q] {
				seen[q] = true
				moves = append(moves, q)
			}
		}
	}
	return moves, true
}

// Split makes a position of each token.
func (g *tokens) Split(p Places) ([]Places, bool) {
	list := p.at.list()
	if len(list) < 2 {
		return nil, false
	}
	parts := []Places{}
	for _, v := range list {
		parts = append(parts, placesOf([]vertex{v}))
	}
	return parts, true
}

// Normal drops the tokens that have no edge.
func (g *tokens) Normal(p Places) Places {
	return placesOf(slices.DeleteFunc(p.at.list(), func(v vertex) bool { return len(g.next[v]) == 0 }))
}

// Move names the first move that leads from p to q.
func (g *tokens) Move(p, q Places) grundy.Phrase {
	from, to := p.at.list(), q.at.list()
	v, w, ok := differ(from, to)
	if p == q { // an edge from a vertex to itself
		i := slices.IndexFunc(from, func(v vertex) bool { return slices.Contains(g.next[v], v) })
		if ok = i >= 0; ok {
			v, w = from[i], from[i]
		}
	}
	if _, edge := slices.BinarySearch(g.next[v], w); !ok || !edge {
		return grundy.Phrase{}
	}
	return grundy.Say("move a token from {v} to {w}", "把一枚棋子从 {v} 移到 {w}", "v", v.nat(), "w", w.nat())
}

// differ finds the one vertex of a sorted list that is not in another, and the one that is
// there instead.
func differ(from, to []vertex) (v, w vertex, ok bool) {
	for len(from) > 0 && len(to) > 0 && from[0] == to[0] {
		from, to = from[1:], to[1:]
	}
	for len(from) > 0 && len(to) > 0 && from[len(from)-1] == to[len(to)-1] {
		from, to = from[:len(from)-1], to[:len(to)-1]
	}
	n := len(from)
	switch {
	case n == 0 || n != len(to):
		return 0, 0, false
	case slices.Equal(from[1:], to[:n-1]):
		return from[0], to[n-1], true
	}
	return from[n-1], to[0], slices.Equal(from[:n-1], to[1:])
}

func (g *tokens) Explain(p Places, play grundy.Play) []grundy.Phrase {
	switch _, ok := g.Outcome(p, play); {
	case !ok:
		return nil
	case g.ended(p):
		return []grundy.Phrase{noMove(play)}
	}
	steps := []grundy.Phrase{grundy.Say(
		"A vertex is worth the least number that is not the value of a vertex to which its edges lead:",
		"顶点的值是其各后继顶点的值中没有出现的最小数：")}
	list := p.at.list()
	for i, v := range list {
		if len(list) > 32 {
			break
		}
		if i > 0 && list[i-1] == v {
			continue
		}
		steps = append(steps, g.line(v))
	}
	return append(steps, verdict(nat.Of(uint64(g.sum(list))))...)
}

// line shows the value of a vertex and those of its options.
func (g *tokens) line(v vertex) grundy.Phrase {
	var options []nimber.Value
	for _, w := range g.next[v] {
		options = append(options, g.value[w])
	}
	slices.Sort(options)
	options = slices.Compact(options)
	set, sep := "", ""
	for i, o := range options {
		if i == 12 {
			set += ",…"
			break
		}
		set += sep + vertex(o).String()
		sep = ","
	}
	return grundy.Say("  {v} -> {x}, from {set}", "  {v} -> {x}，后继值为 {set}", "v", v.nat(), "x", nat.Of(uint64(g.value[v])), "set", "{"+set+"}")
}

func (g *tokens) Source(p Places, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	return "Sprague 1935; Grundy 1939"
}

// someTokens yields no token, one, two and three, on vertices up to most.
func someTokens(most int) iter.Seq[Places] {
	return func(yield func(Places) bool) {
		if !yield(Places{}) {
			return
		}
		for a := range most + 1 {
			if !yield(placesOf([]vertex{vertex(a)})) {
				return
			}
		}
		for a := range most + 1 {
			for b := range a + 1 {
				if !yield(placesOf([]vertex{vertex(a), vertex(b)})) || !yield(placesOf([]vertex{vertex(a), vertex(b), vertex(most / 2)})) {
					return
				}
			}
		}
	}
}
