package taking

import (
	"context"

	"example.org/grundy/nat"
)

// A definition is the definition of the values: the value of a heap is the least
// number that is not the value of an option. All engines are held to it.
type definition struct {
	rule Rule
	seen tags
}

// value returns the value of a heap of n; those of all smaller heaps are known.
func (e *definition) value(v *Values, n int) uint32 {
	e.seen.begin(v)
	for left := range e.rule.Moves(n) {
		x := uint32(0)
		for _, a := range left {
			x ^= v.At(a)
		}
		e.seen.mark(x)
	}
	return e.seen.mex(0)
}

// tags are a set of values that is emptied by a new tag instead of a sweep.
type tags struct {
	list []uint32 // list[x] == now: x is in the set; a power of two of them
	now  uint32
}

// begin empties the set and makes room for the xor of any values in v.
func (t *tags) begin(v *Values) {
	room := max(len(t.list), 64)
	for room <= int(v.Max()) {
		room *= 2
	}
	if t.now++; room > len(t.list) || t.now == 0 {
		t.list, t.now = make([]uint32, room), 1
	}
}

func (t *tags) mark(x uint32)     { t.list[x] = t.now }
func (t *tags) has(x uint32) bool { return int(x) < len(t.list) && t.list[x] == t.now }

// mex returns the least number from x on that is not in the set.
func (t *tags) mex(x uint32) uint32 {
	for t.has(x) {
		x++
	}
	return x
}

// naive marks the value of each option and takes the least that is not marked, as
// the definition does, but without a list of the heaps of each move.
//
// Cost: n/2 steps for a heap of n and each digit that allows two heaps; for rules
// that leave three heaps or take any number, see partSets. A rule by name that has a
// formula is played by it.
type naive struct {
	rule  Rule
	shape shape
	plain bool // the rule has a shape
	seen  tags
	sets  [3]*partSets // by Parts; nil until a digit asks for them
	slow  *definition  // in use when the sets would take too much memory
}

func newNaive(r Rule) *naive {
	e := &naive{rule: r}
	e.shape, e.plain = r.shape()
	return e
}

func (e *naive) name() string { return "naive" }

func (e *naive) extend(ctx context.Context, v *Values, to int) error {
	for n := v.Len(); n < to; n++ {
		if (n%64 == 0 || n > 1<<12) && ctx.Err() != nil {
			return ctx.Err()
		}
		v.Append(e.value(v, n))
	}
	return nil
}

// value returns the least value that no option of a heap of n has.
func (e *naive) value(v *Values, n int) uint32 {
	if e.slow != nil {
		return e.slow.value(v, n)
	}
	if named := e.rule.named; named != nil && named.value != nil {
		x, _ := named.value(nat.Of(uint64(n)), n)
		w, _ := x.Uint64()
		return uint32(w)
	}
	e.seen.begin(v)
	if e.plain {
		if !e.shape.markSingles(&e.seen, v, n) {
			return 0
		}
		for _, s := range e.shape.splits {
			markPairs(&e.seen, v, n-s.take, s.parts, 1, n)
		}
		return e.seen.mex(0)
	}
	for k, d := range e.rule.Takes(n) {
		if !e.markDigit(v, n-k, d) {
			e.slow = &definition{rule: e.rule}
			return e.slow.value(v, n)
		}
	}
	return e.seen.mex(0)
}

// markDigit marks the values of what a digit allows to be left when m counters
// are; it returns false if that takes too much memory.
func (e *naive) markDigit(v *Values, m int, d Digit) bool {
	if m == 0 && d.Heaps&1 != 0 {
		e.seen.mark(0)
	}
	if m > 0 && d.Heaps&2 != 0 {
		e.seen.mark(v.At(m))
	}
	for j := 2; d.Heaps>>j != 0; j++ {
		if d.Heaps>>j&1 == 0 || m < j {
			continue
		}
		if d.Parts == Equal {
			if m%j == 0 {
				e.seen.mark(uint32(j%2) * v.At(m/j))
			}
			continue
		}
		if e.sets[d.Parts] == nil {
			e.sets[d.Parts] = &partSets{unequal: d.Parts == Unequal}
		}
		set, ok := e.sets[d.Parts].of(v, j, m)
		if !ok {
			return false
		}
		e.seen.markSet(set)
	}
	return true
}

// markSingles marks the values of the moves of a heap of n that leave one heap, none,
// or two equal ones; it returns false if the heap has no move by decree.
func (s shape) markSingles(seen *tags, v *Values, n int) bool {
	if n == 0 || s.stuck(n) {
		return false
	}
	for _, k := range s.ends {
		if k == n {
			seen.mark(0)
		}
	}
	for _, k := range s.keeps {
		if k < n && n-k < v.Len() {
			seen.mark(v.At(n - k))
		}
	}
	for _, k := range s.equals {
		if m := n - k; m > 1 && m%2 == 0 {
			seen.mark(0)
		}
	}
	return true
}

// markPairs marks the xor of the values of each two heaps that are m together and of
// which the smaller one is at least from and less than to.
func markPairs(seen *tags, v *Values, m int, parts Parts, from, to int) {
	most := min(smaller(m, parts), to-1)
	switch {
	case most < from:
	case v.longs != nil:
		markXors(seen, v.longs[from:most+1], v.longs[m-most:m-from+1])
	case v.pairs != nil:
		markXors(seen, v.pairs[from:most+1], v.pairs[m-most:m-from+1])
	default:
		markXors(seen, v.bytes[from:most+1], v.bytes[m-most:m-from+1])
	}
}

// markXors marks the xor of each number of up with its partner in down, which is
// read from the end.
func markXors[W word](seen *tags, up, down []W) {
	list, now := seen.list, seen.now
	mask := uint(len(list) - 1)
	if len(list) == 0 || len(down) < len(up) {
		return
	}
	down = down[:len(up)]
	for i, x := range up {
		list[uint(x^down[len(down)-1-i])&mask] = now
	}
}
