package input

import (
	"example.org/grundy/nat"
)

// A Tree is the values of one input. It is not changed once it is made.
type Tree struct {
	grammar *Grammar
	nodes   []node // as the items of the grammar
}

// A node is what stands in the place of an item.
type node struct {
	numbers []nat.Nat
	words   []string
	reps    [][]node // of a group, each as its items
}

// Grammar is the form of the input.
func (t *Tree) Grammar() *Grammar { return t.grammar }

// Cases is the number of cases: 1 where the grammar repeats nothing.
func (t *Tree) Cases() int {
	if t.grammar.batch < 0 {
		return 1
	}
	return len(t.nodes[t.grammar.batch].reps)
}

// Case returns the numbers and words of a case, from 0, in the order of the input.
func (t *Tree) Case(i int) []string {
	if t.grammar.batch < 0 {
		return tokens(nil, t.grammar.items, t.nodes)
	}
	return tokens(nil, t.grammar.items[t.grammar.batch].items, t.nodes[t.grammar.batch].reps[i])
}

func tokens(list []string, items []item, nodes []node) []string {
	for i, it := range items {
		switch n := nodes[i]; it.kind {
		case number:
			for _, x := range n.numbers {
				list = append(list, x.String())
			}
		case word:
			list = append(list, n.words...)
		case group:
			for _, rep := range n.reps {
				list = tokens(list, it.items, rep)
			}
			for _, x := range it.sentinel {
				list = append(list, x.String())
			}
		}
	}
	return list
}

// Bytes is the input as text: lines end where the grammar says, and at the end.
func (t *Tree) Bytes() []byte {
	out := write(nil, t.grammar.items, t.nodes)
	if len(out) > 0 && out[len(out)-1] == ' ' {
		out[len(out)-1] = '\n'
	}
	return out
}

// write writes each number and word with a blank after it, which a line end replaces.
func write(out []byte, items []item, nodes []node) []byte {
	for i, it := range items {
		switch n := nodes[i]; it.kind {
		case lineEnd:
			out = endLine(out)
		case number:
			for _, x := range n.numbers {
				out = append(x.Append(out), ' ')
			}
		case word:
			for _, w := range n.words {
				out = append(append(out, w...), ' ')
			}
		case group:
			for _, rep := range n.reps {
				out = write(out, it.items, rep)
			}
			for _, x := range it.sentinel {
				out = append(x.Append(out), ' ')
			}
			if it.loop == until {
				out = endLine(out)
			}
		}
	}
	return out
}

func endLine(out []byte) []byte {
	if len(out) > 0 && out[len(out)-1] == ' ' {
		out[len(out)-1] = '\n'
		return out
	}
	return append(out, '\n')
}

// Empty is the input without cases; ok is false where the grammar wants some.
func (g *Grammar) Empty() (t *Tree, ok bool) {
	if g.batch < 0 {
		return nil, false
	}
	nodes := make([]node, len(g.items))
	for i, it := range g.items {
		if it.kind == number && !it.row {
			nodes[i].numbers = []nat.Nat{{}}
		}
	}
	t = &Tree{grammar: g, nodes: nodes}
	return t, t.Check() == nil
}

// Numbers is how many numbers and words the input has, without those that end it.
func (t *Tree) Numbers() int { return numbers(t.nodes) }

func numbers(nodes []node) int {
	sum := 0
	for _, n := range nodes {
		sum += len(n.numbers) + len(n.words)
		for _, rep := range n.reps {
			sum += numbers(rep)
		}
	}
	return sum
}

// clone copies the nodes, so that the copy can be changed.
func clone(nodes []node) []node {
	out := make([]node, len(nodes))
	for i, n := range nodes {
		out[i] = node{numbers: append([]nat.Nat(nil), n.numbers...), words: append([]string(nil), n.words...)}
		if n.reps != nil {
			out[i].reps = make([][]node, len(n.reps))
			for k, rep := range n.reps {
				out[i].reps[k] = clone(rep)
			}
		}
	}
	return out
}
