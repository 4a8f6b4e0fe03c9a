package input

import (
	"example.org/grundy/nat"
)

// Only is the input with one of its cases, from 0, and no other.
func (t *Tree) Only(i int) *Tree { return t.Part(i, i+1) }

// Part is the input with the cases from i to j-1.
func (t *Tree) Part(i, j int) *Tree {
	g := t.grammar
	if g.batch < 0 {
		return t
	}
	nodes := append([]node(nil), t.nodes...)
	nodes[g.batch].reps = t.nodes[g.batch].reps[i:j]
	g.recount(nodes)
	return &Tree{grammar: g, nodes: nodes}
}

// recount makes the count of cases what it is.
func (g *Grammar) recount(nodes []node) {
	b := g.items[g.batch]
	if b.loop != counted {
		return
	}
	slot := b.count.alone()
	for i, it := range g.items[:g.batch] {
		if it.slot >= 0 && it.slot == slot {
			nodes[i].numbers = []nat.Nat{nat.Of(uint64(len(nodes[g.batch].reps)))}
		}
	}
}

// Join puts the cases of inputs together, in their order, as far as they fit: cases that
// have the same numbers before them, as many as the grammar allows, and at most so many.
// It returns the joined input and how many were taken, which is 1 at least. Where an
// input is not of one case, it is taken alone.
func Join(inputs []*Tree, most int) (joined *Tree, taken int) {
	first := inputs[0]
	g := first.grammar
	if limit, ok := g.MostCases(); ok {
		most = min(most, limit)
	}
	if g.batch < 0 || first.Cases() != 1 {
		return first, 1
	}
	var reps [][]node
	for _, t := range inputs {
		if len(reps) >= most && taken > 0 || t.grammar != g || t.Cases() != 1 || !g.alike(first, t) {
			break
		}
		reps = append(reps, t.nodes[g.batch].reps...)
		taken++
	}
	nodes := append([]node(nil), first.nodes...)
	nodes[g.batch].reps = reps
	g.recount(nodes)
	joined = &Tree{grammar: g, nodes: nodes}
	if taken > 1 && joined.Check() != nil {
		return first, 1
	}
	return joined, taken
}

// alike reports whether two inputs are the same but for their cases.
func (g *Grammar) alike(a, b *Tree) bool {
	for i := range g.items {
		if i == g.batch {
			continue
		}
		x, y := a.nodes[i].numbers, b.nodes[i].numbers
		if len(x) != len(y) || len(a.nodes[i].words) > 0 {
			return false
		}
		for k := range x {
			if x[k] != y[k] {
				return false
			}
		}
	}
	return true
}

// fit makes nodes what the grammar wants after a number has become smaller: rows and
// groups are cut to their counts, and numbers brought into their ranges.
func fit(items []item, nodes []node, slots []nat.Nat) {
	for i, it := range items {
		n := &nodes[i]
		if it.kind == group && it.loop == counted || it.row {
			if c, ok := it.count.value(slots); ok {
				if u, small := c.Uint64(); small {
					n.numbers = n.numbers[:min(u, uint64(len(n.numbers)))]
					n.words = n.words[:min(u, uint64(len(n.words)))]
					n.reps = n.reps[:min(u, uint64(len(n.reps)))]
				}
			}
		}
		lo, hi, ok := it.ends(slots)
		for k, x := range n.numbers {
			if ok {
				n.numbers[k] = nat.Max(lo, nat.Min(hi, x))
			}
		}
		for k, w := range n.words {
			if most, small := hi.Uint64(); ok && small && most < uint64(len(w)) {
				n.words[k] = w[:most]
			}
		}
		if it.slot >= 0 && len(n.numbers) == 1 {
			slots[it.slot] = n.numbers[0]
		}
		for _, rep := range n.reps {
			fit(it.items, rep, slots)
		}
	}
}

// A frame is a list of items and what stands for them.
type frame struct {
	items []item
	nodes []node
}

// visit calls f for each item in order, with the lists around it, the innermost last.
// It ends where f returns false.
func visit(frames []frame, f func(frames []frame, i int) bool) bool {
	last := frames[len(frames)-1]
	for i, it := range last.items {
		if !f(frames, i) {
			return false
		}
		for _, rep := range last.nodes[i].reps {
			if !visit(append(frames[:len(frames):len(frames)], frame{it.items, rep}), f) {
				return false
			}
		}
	}
	return true
}

// cut removes the members from i to j-1 of a row or a group, and of all others with the
// same count, and makes the count so much smaller.
func cut(frames []frame, at, i, j int) {
	last := frames[len(frames)-1]
	slot := last.items[at].count.alone()
	if slot < 0 {
		remove(&last.nodes[at], i, j)
		return
	}
	for k := len(frames) - 1; k >= 0; k-- {
		for x, it := range frames[k].items {
			if it.slot == slot {
				n := &frames[k].nodes[x]
				n.numbers[0] = n.numbers[0].Sub(nat.Of(uint64(j - i)))
				cutBy(frames[k], slot, i, j)
				return
			}
		}
	}
}

func cutBy(f frame, slot, i, j int) {
	for x, it := range f.items {
		if (it.row || it.kind == group && it.loop == counted) && it.count.alone() == slot {
			remove(&f.nodes[x], i, j)
		}
		for _, rep := range f.nodes[x].reps {
			cutBy(frame{it.items, rep}, slot, i, j)
		}
	}
}

func remove(n *node, i, j int) {
	if j <= len(n.numbers) {
		n.numbers = append(n.numbers[:i], n.numbers[j:]...)
	}
	if j <= len(n.words) {
		n.words = append(n.words[:i], n.words[j:]...)
	}
	if j <= len(n.reps) {
		n.reps = append(n.reps[:i:i], n.reps[j:]...)
	}
}
