package input

import (
	"iter"
	"strings"

	"example.org/grundy/nat"
)

// Smaller lists inputs that are a little smaller, each valid: without some of its cases
// or members, with a smaller number, a shorter word, or a smaller lost position of
// Wythoff's game in the place of two numbers. The boldest of each kind come first. An input that has
// none is the least of its grammar; every chain of them ends.
//
// Cost: a copy of the input for each.
func (t *Tree) Smaller() iter.Seq[*Tree] {
	return func(yield func(*Tree) bool) {
		s := &shrinker{tree: t, yield: yield}
		s.bulk, s.sum = weigh(t.grammar.items, t.nodes)
		_ = s.members() && s.pairs() && s.values()
	}
}

type shrinker struct {
	tree  *Tree
	yield func(*Tree) bool
	bulk  int // of the tree, as weigh has it
	sum   nat.Nat
}

// each calls f for the items in order.
func (s *shrinker) each(f func(k int, it item, n node) bool) bool {
	k := 0
	return visit([]frame{{s.tree.grammar.items, s.tree.nodes}}, func(frames []frame, i int) bool {
		k++
		last := frames[len(frames)-1]
		return f(k-1, last.items[i], last.nodes[i])
	})
}

// change makes a copy of the input, changes what stands at the k-th item, and yields it
// if it is valid.
func (s *shrinker) change(k int, f func(frames []frame, i int)) bool {
	g := s.tree.grammar
	nodes := clone(s.tree.nodes)
	visit([]frame{{g.items, nodes}}, func(frames []frame, i int) bool {
		if k--; k >= 0 {
			return true
		}
		f(frames, i)
		return false
	})
	fit(g.items, nodes, make([]nat.Nat, g.slots))
	t := &Tree{grammar: g, nodes: nodes}
	if bulk, sum := weigh(g.items, nodes); bulk > s.bulk || bulk == s.bulk && !sum.Less(s.sum) {
		return true // a bound that depends on the number has made another one greater
	}
	return t.Check() != nil || s.yield(t)
}

// weigh is how many numbers and characters there are, and the sum of the numbers and of
// the places of the characters.
func weigh(items []item, nodes []node) (bulk int, sum nat.Nat) {
	for i, it := range items {
		n := nodes[i]
		bulk += len(n.numbers) + len(n.reps)
		for _, x := range n.numbers {
			sum = sum.Add(x)
		}
		for _, w := range n.words {
			bulk += 1 + len(w)
			for k := range len(w) {
				sum = sum.Add(nat.Of(uint64(max(0, strings.IndexByte(it.letters, w[k])))))
			}
		}
		for _, rep := range n.reps {
			b, s := weigh(it.items, rep)
			bulk, sum = bulk+b, sum.Add(s)
		}
	}
	return bulk, sum
}

// members leaves out members of groups and rows: all, halves, quarters, …, two, one. Two
// always: members may come in pairs.
func (s *shrinker) members() bool {
	return s.each(func(k int, it item, n node) bool {
		size := len(n.numbers) + len(n.words) + len(n.reps)
		if it.kind != group && !it.row {
			return true
		}
		for chunk := size; chunk > 0; chunk = half(chunk) {
			for i := 0; i+chunk <= size; i += chunk {
				if !s.change(k, func(frames []frame, at int) { cut(frames, at, i, i+chunk) }) {
					return false
				}
			}
		}
		return true
	})
}

// half is half of a number, rounded up, but 0 after 1.
func half(n int) int {
	if n == 1 {
		return 0
	}
	return (n + 1) / 2
}

// pairs puts smaller lost positions of Wythoff's game in the place of two numbers that
// stand side by side, from the smallest on.
func (s *shrinker) pairs() bool {
	k := 0
	return visit([]frame{{s.tree.grammar.items, s.tree.nodes}}, func(frames []frame, i int) bool {
		k++
		last := frames[len(frames)-1]
		next := i + 1
		for next < len(last.items) && last.items[next].kind == lineEnd {
			next++
		}
		if next == len(last.items) || !paired(last.items[i]) || !paired(last.items[next]) {
			return true
		}
		return s.golden(k-1, next, last.nodes[i].numbers[0], last.nodes[next].numbers[0])
	})
}

func paired(it item) bool { return it.slot >= 0 && !it.counts }

// golden puts pairs in the place of x, the k-th item, and y, which stands at next in
// its list.
func (s *shrinker) golden(k, next int, x, y nat.Nat) bool {
	for _, d := range fibonaccis(nat.Max(x, y)) {
		a, b := golden(d)
		if !a.Add(b).Less(x.Add(y)) {
			break
		}
		if y.Less(x) {
			a, b = b, a
		}
		if !s.change(k, func(frames []frame, i int) {
			nodes := frames[len(frames)-1].nodes
			nodes[i].numbers[0], nodes[next].numbers[0] = a, b
		}) {
			return false
		}
	}
	return true
}

// values makes numbers smaller, and words shorter or earlier.
func (s *shrinker) values() bool {
	return s.each(func(k int, it item, n node) bool {
		for m, x := range n.numbers {
			if !s.lower(k, m, it, x) {
				return false
			}
		}
		for m, w := range n.words {
			if !s.shorten(k, m, it, w) {
				return false
			}
		}
		return true
	})
}

// lower puts a smaller number in the place of x: the least, then those in whose
// direction half, a quarter, … of the way is left.
func (s *shrinker) lower(k, m int, it item, x nat.Nat) bool {
	var lo nat.Nat // change brings what is less into the range
	if it.lo.constant() {
		lo, _ = it.lo.value(nil)
	}
	if x.Cmp(lo) <= 0 {
		return true
	}
	for step := x.Sub(lo); !step.IsZero(); step = step.Shr(1) {
		y := x.Sub(step)
		if !s.change(k, func(frames []frame, i int) {
			frames[len(frames)-1].nodes[i].numbers[m] = y
		}) {
			return false
		}
	}
	return true
}

// shorten puts a shorter word in the place of w, or one with an earlier character.
func (s *shrinker) shorten(k, m int, it item, w string) bool {
	put := func(w string) bool {
		return s.change(k, func(frames []frame, i int) { frames[len(frames)-1].nodes[i].words[m] = w })
	}
	for chunk := len(w); chunk > 0; chunk /= 2 {
		for i := 0; i+chunk <= len(w); i += chunk {
			if chunk < len(w) && !put(w[:i]+w[i+chunk:]) {
				return false
			}
		}
	}
	for i := range len(w) {
		for _, c := range it.letters[:max(strings.IndexByte(it.letters, w[i]), 0)] {
			if !put(w[:i] + string(c) + w[i+1:]) {
				return false
			}
		}
	}
	return true
}
