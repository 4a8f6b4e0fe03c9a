package heap

import (
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// This file counts the winning moves of heaps so great that their moves cannot be
// listed, by a proved period.
//
// Let the values repeat with period p from n0 on, and let m ≥ 2·n0 counters be laid
// down in two heaps a ≤ b. Then b ≥ n0. The a below n0 are looked at one by one; of
// the others all that leave one remainder by p have one value, and so have their
// partners m-a. So it is enough to look at one a of each remainder, and to count the
// others. Since a ≤ b each pair is counted once.

// A chosen is what winning moves leave of a heap: how many ways there are, and the
// first ones, in the order of the moves.
type chosen struct {
	count nat.Nat
	first [][]nat.Nat
	limit int
}

// add counts so many ways at once.
func (c *chosen) add(count nat.Nat) { c.count = c.count.Add(count) }

// list keeps one of the ways that are counted; it returns false if it is one too many.
func (c *chosen) list(left ...nat.Nat) bool {
	if len(c.first) >= c.limit {
		return false
	}
	c.first = append(c.first, left)
	return true
}

// choices counts the moves from a heap of n to the value v and lists the first ones.
// ok is false if no period without a gain is proved, a move may leave three heaps or
// take any number, or n is not beyond twice the preperiod and all that may be taken.
//
// Cost: O(preperiod + limit·period) for each digit that allows two heaps.
func (g *octal) choices(n, v nat.Nat, limit int) (c chosen, ok bool) {
	k := g.known.Load()
	last, ok := g.rule.Last()
	p := k.period
	if !ok || k.proved == 0 || p.Saltus != 0 || n.Less(number(2*p.Preperiod+last+2)) {
		return c, false
	}
	c.limit = limit
	target, ok := v.Uint64()
	if !ok {
		return c, true // a greater value than any heap has
	}
	value := func(m nat.Nat) uint64 {
		x, _ := p.Value(&k.values, m)
		w, _ := x.Uint64()
		return w
	}
	w := last
	for still := g.rule.Still(); len(still) > 0 && still[len(still)-1] > w; {
		w = still[len(still)-1]
	}
	for t, d := range g.rule.Takes(w + 1) { // a heap that great may have each digit's move
		m := n.Sub(number(t))
		if d.Heaps>>3 != 0 {
			return c, false
		}
		if d.Heaps&2 != 0 && value(m) == target {
			c.add(one)
			c.list(m)
		}
		switch {
		case d.Heaps&4 == 0:
		case d.Parts != taking.Equal:
			g.choosePairs(&c, k, m, d.Parts, target)
		case !m.Odd() && target == 0:
			c.add(one)
			c.list(m.Shr(1), m.Shr(1))
		}
	}
	return c, true
}

// chooser returns choices where a heap of the row needs the steps that prove the period.
func (g *octal) chooser(list []nat.Nat) func(n, v nat.Nat, limit int) (chosen, bool) {
	if !slices.ContainsFunc(list, g.known.Load().shows) {
		return nil
	}
	return g.choices
}

// choosePairs adds the pairs of heaps that are m ≥ 2·preperiod together and have the
// xor target.
func (g *octal) choosePairs(c *chosen, k *known, m nat.Nat, parts taking.Parts, target uint64) {
	pre, period := max(k.period.Preperiod, 1), k.period.Period
	most := m.Shr(1) // of the smaller heap
	if parts == taking.Unequal {
		most = m.Sub(one).Shr(1)
	}
	// The value of m-a for a = 0, 1, …, which is at least the preperiod, by m-a mod period.
	_, r := m.Sub(number(k.period.Preperiod)).DivMod(number(period))
	shift, _ := r.Uint64()
	at := func(n int) uint64 { x, _ := k.period.At(&k.values, n); return x }
	hits := func(a int) bool {
		back := (int(shift) + period - a%period) % period
		return at(a)^at(k.period.Preperiod+back) == target
	}
	within := func(a int) bool { return !most.Less(number(a)) }
	for a := 1; a < pre && within(a); a++ {
		if hits(a) {
			c.add(one)
			c.list(number(a), m.Sub(number(a)))
		}
	}
	any := false
	for a := pre; a < pre+period && within(a); a++ {
		if hits(a) {
			q, _ := most.Sub(number(a)).DivMod(number(period))
			c.add(q.Add(one))
			any = true
		}
	}
	for a := pre; any && within(a); a++ {
		if hits(a) && !c.list(number(a), m.Sub(number(a))) {
			return
		}
	}
}

// chooseByPeriod is Choose where the moves of some heap are too many to be listed.
func (g row) chooseByPeriod(list []nat.Nat, play grundy.Play, limit int) (c grundy.Choices[Heaps], ok bool) {
	targets, ok := g.targets(list, play)
	if !ok {
		return c, false
	}
	return g.some(list, targets, limit)
}

// some counts the moves that give one heap its target, and lists the first ones.
func (g row) some(list, targets []nat.Nat, limit int) (c grundy.Choices[Heaps], ok bool) {
	var sum nat.Nat
	lefts := make([][][]nat.Nat, len(list))
	var choose func(n, v nat.Nat, limit int) (chosen, bool)
	if g.chooser != nil {
		choose = g.chooser(list)
	}
	for i, n := range list {
		if moves, ok := g.to(n, targets[i]); ok {
			lefts[i] = moves
			sum = sum.Add(number(len(moves)))
			continue
		}
		if choose == nil {
			return c, false
		}
		some, ok := choose(n, targets[i], limit)
		if !ok {
			return c, false
		}
		lefts[i] = some.first
		sum = sum.Add(some.count)
	}
	return grundy.Choices[Heaps]{Count: grundy.Know(sum), First: balanced(list, lefts, limit)}, true
}

// Sample counts the moves to rows of the value v.
func (g row) Sample(p Heaps, v nat.Nat, limit int) (c grundy.Choices[Heaps], ok bool) {
	list := p.List()
	targets, ok := g.values(list)
	if !ok {
		return c, false
	}
	change := nimSum(targets).Xor(v)
	for i := range targets {
		targets[i] = targets[i].Xor(change)
	}
	return g.some(list, targets, limit)
}
