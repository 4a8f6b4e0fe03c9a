package input

import (
	"iter"

	"example.org/grundy/nat"
)

// Small lists all inputs of one case, from the smallest on. What an input weighs is how
// far its numbers are above the least that they may be, and its words longer and later
// in their characters; inputs of equal weight come in the order of their numbers. The
// list ends where steps are used up: it is the same on any machine.
//
// The second value is the weight: when it grows, all lighter inputs have been listed.
//
// Cost: steps that are cheap, several for each input that is listed.
func (g *Grammar) Small(steps int) iter.Seq2[*Tree, int] {
	return func(yield func(*Tree, int) bool) {
		l := &lister{grammar: g, steps: steps, slots: make([]nat.Nat, g.slots)}
		for weight, idle := 0, 0; l.steps > 0 && idle < 64; weight++ {
			listed := false
			nodes := make([]node, len(g.items))
			more := l.list(g.items, nodes, 0, uint64(weight), true, func(left uint64) bool {
				if left > 0 {
					return true
				}
				t := &Tree{grammar: g, nodes: clone(nodes)}
				if t.Check() != nil {
					return true
				}
				listed = true
				return yield(t, weight)
			})
			if !more {
				return
			}
			if idle++; listed {
				idle = 0
			}
		}
	}
}

// A lister fills nodes in every way of a weight. Each of its methods calls then with the
// weight that is left, and returns false where the list is to end.
type lister struct {
	grammar *Grammar
	steps   int
	slots   []nat.Nat
}

func (l *lister) list(items []item, nodes []node, i int, left uint64, outer bool, then func(uint64) bool) bool {
	if l.steps--; l.steps <= 0 {
		return false
	}
	if i == len(items) {
		return then(left)
	}
	next := func(left uint64) bool { return l.list(items, nodes, i+1, left, outer, then) }
	switch it := items[i]; {
	case it.kind == number:
		if batch := l.grammar.batch; outer && batch >= 0 && it.slot >= 0 && l.grammar.items[batch].count.alone() == it.slot {
			nodes[i].numbers, l.slots[it.slot] = []nat.Nat{nat.Of(1)}, nat.Of(1)
			return next(left)
		}
		count, ok := l.count(it)
		return !ok || l.numbers(it, &nodes[i], count, left, next)
	case it.kind == word:
		count, ok := l.count(it)
		return !ok || l.words(it, &nodes[i], count, left, next)
	case it.kind == group:
		if outer && i == l.grammar.batch && it.loop != counted {
			return l.reps(it, &nodes[i], 1, left, next)
		}
		if it.loop == counted {
			count, ok := l.count(it)
			return !ok || l.reps(it, &nodes[i], count, left, next)
		}
		for n := uint64(0); n <= left; n++ {
			if !l.reps(it, &nodes[i], int(n), left-n, next) {
				return false
			}
		}
		return true
	}
	return next(left)
}

// count is how many members there are; ok is false where no small input has so many.
func (l *lister) count(it item) (int, bool) {
	if it.kind != group && !it.row {
		return 1, true
	}
	n, ok := it.count.value(l.slots)
	u, _ := n.Uint64()
	return int(u), ok && n.BitLen() < 16
}

func (l *lister) numbers(it item, n *node, count int, left uint64, then func(uint64) bool) bool {
	lo, hi, ok := it.ends(l.slots)
	if !ok {
		return true
	}
	n.numbers = n.numbers[:0]
	var member func(left uint64) bool
	member = func(left uint64) bool {
		if l.steps--; l.steps <= 0 {
			return false
		}
		had := len(n.numbers)
		if had == count {
			return then(left)
		}
		defer func() { n.numbers = n.numbers[:had] }()
		for cost := uint64(0); cost <= left; cost++ {
			x := lo.Add(nat.Of(cost))
			if hi.Less(x) {
				break
			}
			if it.sorted && had > 0 && x.Less(n.numbers[had-1]) || it.distinct && has(n.numbers, x) {
				continue
			}
			n.numbers = append(n.numbers[:had], x)
			if it.slot >= 0 {
				l.slots[it.slot] = x
			}
			if !member(left - cost) {
				return false
			}
		}
		return true
	}
	return member(left)
}

func has(list []nat.Nat, x nat.Nat) bool {
	for _, y := range list {
		if x == y {
			return true
		}
	}
	return false
}

func (l *lister) words(it item, n *node, count int, left uint64, then func(uint64) bool) bool {
	lo, hi, ok := it.ends(l.slots)
	low, small := lo.Uint64()
	if !ok || !small || low > 1<<16 {
		return true
	}
	n.words = n.words[:0]
	var member func(left uint64) bool
	member = func(left uint64) bool {
		had := len(n.words)
		if had == count {
			return then(left)
		}
		defer func() { n.words = n.words[:had] }()
		for more := uint64(0); more <= left; more++ {
			if hi.Less(nat.Of(low + more)) {
				break
			}
			letters := make([]byte, low+more)
			if !l.letters(it, letters, 0, left-more, func(left uint64) bool {
				n.words = append(n.words[:had], string(letters))
				return member(left)
			}) {
				return false
			}
		}
		return true
	}
	return member(left)
}

// letters fills the characters of a word from i on.
func (l *lister) letters(it item, letters []byte, i int, left uint64, then func(uint64) bool) bool {
	if l.steps--; l.steps <= 0 {
		return false
	}
	if i == len(letters) {
		return then(left)
	}
	for c := uint64(0); c <= left && c < uint64(len(it.letters)); c++ {
		letters[i] = it.letters[c]
		if !l.letters(it, letters, i+1, left-c, then) {
			return false
		}
	}
	return true
}

func (l *lister) reps(it item, n *node, count int, left uint64, then func(uint64) bool) bool {
	n.reps = make([][]node, count)
	for i := range n.reps {
		n.reps[i] = make([]node, len(it.items))
	}
	var member func(i int, left uint64) bool
	member = func(i int, left uint64) bool {
		if i == count {
			return then(left)
		}
		return l.list(it.items, n.reps[i], 0, left, false, func(left uint64) bool { return member(i+1, left) })
	}
	return member(0, left)
}
