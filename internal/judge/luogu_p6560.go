package judge

import (
	"example.org/grundy"
)

var _ = put(Problem{
	ID:      "luogu-P6560",
	Title:   grundy.Text{En: "The game of time", Zh: "[SBCOI2020] 时光的流逝"},
	Asks:    grundy.Text{En: "Who wins a token on a directed graph that may have cycles, if whoever reaches the target wins, and whoever cannot move loses?", Zh: "有向图（可有环）上移动棋子，到达终点者胜，不能走者负，胜负如何？"},
	Input:   grundy.Text{En: "the numbers of vertices, arrows and questions; the arrows; and a start and a target for each question", Zh: "点数、边数、询问数；各边；每个询问给起点与终点"},
	Output:  grundy.Text{En: "1 if the first player wins, -1 if he loses, 0 if play never ends", Zh: "先手胜 1，负 -1，无限进行 0"},
	Limits:  "n and m up to 10^5, 500 questions, as far as we recall",
	Grammar: "n:1..100000 m:0..500000 q:1..500 / ( u:1..n v:1..n / )[m] ( x:1..n y:1..n / )[q]",
	Source:  "retrograde analysis",
	Game:    "none; a token on a graph",
	Sample:  Sample{In: "4 4 3\n1 2\n2 1\n2 3\n3 4\n1 3\n3 4\n1 4\n", Out: "-1\n1\n0\n"},

	free: free{ending: told, begin: func() func(*reader) {
		var g *backwards
		left := uint64(0)
		return func(r *reader) {
			if g == nil {
				r.heading = true
				g, left = readBackwards(r)
				r.heading = false
			}
			if left == 0 {
				r.stop()
				return
			}
			left--
			n := uint64(len(g.out))
			start := r.number("a vertex", 1, n)
			r.say(g.solve(int(start)-1, int(r.number("a vertex", 1, n))-1))
		}
	}},

	Theory:     grundy.Text{En: "The target and the vertices without arrows lose for whoever is to move. Going backwards, a vertex with an arrow to a lost one wins, and one whose arrows all lead to won ones loses; what is never settled goes on for ever.", Zh: "终点与无出边的点对轮到者为负；倒推：能到负点的为胜，所有后继都为胜的为负；始终未定的为平局。"},
	Traps:      grundy.Text{En: "the target ends the game even if it has arrows; cycles need three outcomes", Zh: "到达终点游戏即结束，即使它有出边；有环所以有三种结果"},
	Complexity: "O(n + m) a question",
	Link:       "Luogu P6560",
	Recalled:   true,
})

// A backwards is a graph by the arrows that lead to a vertex.
type backwards struct {
	out  []int32   // arrows from a vertex
	into [][]int32 // where arrows to a vertex come from
}

func readBackwards(r *reader) (*backwards, uint64) {
	n := r.number("the number of vertices", 1, 1_000_000)
	arrows := r.number("the number of arrows", 0, 10_000_000)
	questions := r.number("the number of questions", 0, mostCount)
	g := &backwards{out: make([]int32, n), into: make([][]int32, n)}
	for range arrows {
		u := int32(r.number("a vertex", 1, n) - 1)
		v := r.number("a vertex", 1, n) - 1
		g.out[u]++
		g.into[v] = append(g.into[v], u)
	}
	return g, questions
}

// solve says "1", "-1" or "0" for the player to move at start.
func (g *backwards) solve(start, target int) string {
	const open, won, lost = 0, 1, 2
	state := make([]uint8, len(g.out))
	left := append([]int32(nil), g.out...)
	var queue []int32
	for v := range g.out {
		if v == target || g.out[v] == 0 {
			state[v] = lost
			queue = append(queue, int32(v))
		}
	}
	for ; len(queue) > 0 && state[start] == open; queue = queue[1:] {
		for _, u := range g.into[queue[0]] {
			if state[u] != open {
				continue
			}
			left[u]--
			switch {
			case state[queue[0]] == lost:
				state[u] = won
				queue = append(queue, u)
			case left[u] == 0:
				state[u] = lost
				queue = append(queue, u)
			}
		}
	}
	return [3]string{open: "0", won: "1", lost: "-1"}[state[start]]
}
