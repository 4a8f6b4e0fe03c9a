package graph

import (
	"encoding/binary"
	"math"
	"strconv"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/notation"
)

// Shelf holds the families of this package.
var Shelf family.Shelf

// A vertex is the number of a vertex.
type vertex uint32

// An edge goes from A to B; where edges have no direction, A is the smaller.
type edge struct{ A, B vertex }

// mostEdges is how many edges a graph may have.
const mostEdges = 1 << 17

// walk appends the edges of a walk such as [0,1,2]; wrong says what is no walk.
func walk(edges []edge, v notation.Value) (list []edge, wrong string) {
	if v.Kind != notation.Tuple || len(v.List) < 2 {
		return nil, "want walks of two vertices or more, such as [0,1] or [0,1,2]; got " + clip(v.String())
	}
	var last vertex
	for i, member := range v.List {
		n, wrong := vertexOf(member)
		if wrong != "" {
			return nil, wrong
		}
		if i > 0 {
			edges = append(edges, edge{last, n})
		}
		last = n
	}
	if len(edges) > mostEdges {
		return nil, "want at most " + strconv.Itoa(mostEdges) + " edges"
	}
	return edges, ""
}

func vertexOf(v notation.Value) (n vertex, wrong string) {
	if v.Kind == notation.Number {
		if w, err := strconv.ParseUint(v.Text, 10, 32); err == nil {
			return vertex(w), ""
		}
	}
	return 0, "want vertices from 0 to " + strconv.Itoa(math.MaxUint32) + "; got " + clip(v.String())
}

func clip(text string) string {
	if len(text) > 40 {
		return text[:39] + "…"
	}
	return text
}

// vertexNat is [vertexOf] for a number that has been read.
func vertexNat(n nat.Nat) (vertex, bool) {
	w, ok := n.Uint64()
	return vertex(w), ok && w <= math.MaxUint32
}

// A packed list of vertices is a string, so that equal lists are equal with ==.
type packed string

func pack(list []vertex) packed {
	b := make([]byte, 0, 4*len(list))
	for _, v := range list {
		b = binary.BigEndian.AppendUint32(b, uint32(v))
	}
	return packed(b)
}

func (p packed) list() []vertex {
	list := make([]vertex, len(p)/4)
	for i := range list {
		list[i] = vertex(binary.BigEndian.Uint32([]byte(p[4*i : 4*i+4])))
	}
	return list
}

func (v vertex) String() string { return strconv.FormatUint(uint64(v), 10) }

func (v vertex) nat() nat.Nat { return nat.Of(uint64(v)) }

func texts(list []vertex) []string {
	out := make([]string, len(list))
	for i, v := range list {
		out[i] = v.String()
	}
	return out
}

// noMove says why a position that has ended is won or lost.
func noMove(play grundy.Play) grundy.Phrase {
	if play == grundy.Misere {
		return grundy.Say("There is no move, and the player who cannot move wins.", "无路可走，不能走者胜。")
	}
	return grundy.Say("There is no move, and the player who cannot move loses.", "无路可走，不能走者负。")
}

// verdict says what the nim-sum of some values says in normal play.
func verdict(sum nat.Nat) []grundy.Phrase {
	steps := []grundy.Phrase{grundy.Say("The nim-sum of the values (binary addition without carry) is {sum}.", "这些值的异或和为 {sum}。", "sum", sum)}
	if sum.IsZero() {
		return append(steps, grundy.Say("It is 0: whatever you do, the opponent can make it 0 again.", "异或和为 0：无论怎么走，对手总能使它再变为 0。"))
	}
	return append(steps, grundy.Say("It is not 0: move so that it becomes 0, and keep it there.", "异或和不为 0：走一步使其为 0，并一直保持。"))
}
