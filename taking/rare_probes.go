package taking

import "math/bits"

// This file chooses the probes: common heaps whose pairs are marked with those of the
// rare ones, because they have the values that would be looked for one by one.

// worth is how many searches, for the heaps of the sample, a probe must save: a
// search takes about as long as the marks of a probe for so many sums.
const worth = 2

// probe chooses the probes by the last heaps known.
func (e *rare) probe(g []uint8) {
	if e.registers == nil {
		e.registers = newRegisters(e.shape)
	}
	r := e.registers
	r.probes = r.probes[:0]
	r.begin(e.known - sample - e.shape.last)
	wanted := e.wanted(g)
	list := e.candidates(g)
	for len(list) > 0 {
		best := 0
		for i := range list {
			if list[i].saves > list[best].saves {
				best = i
			}
		}
		c := &list[best]
		if c.saves < worth {
			break
		}
		saves := 0
		for i, want := range wanted {
			saves += bits.OnesCount64(want & e.reach(g, e.known-sample+i, c.at))
		}
		if saves < c.saves {
			c.saves = saves // others had some of its values
			continue
		}
		for i := range wanted {
			wanted[i] &^= e.reach(g, e.known-sample+i, c.at)
		}
		r.probes = append(r.probes, mate(c.at, g[c.at]))
		c.saves = 0
	}
	r.begin(e.known - e.shape.last)
}

// wanted returns, for each heap of the sample, the values of the rare kind below its own
// that no move with a rare heap has.
func (e *rare) wanted(g []uint8) (list [sample]uint64) {
	for i := range list {
		n := e.known - sample + i
		marks := e.singles(g, n)
		for _, p := range e.shape.splits {
			sum := &e.registers.sums[p.parts]
			e.fill(sum, g[:n], n-p.take)
			marks |= sum.marks[(n-p.take)&(len(sum.marks)-1)]
		}
		list[i] = ^marks &^ e.kind[n&1][0] & (1<<g[n] - 1)
	}
	return list
}

// reach returns the values of the moves of a heap of n that leave a and another heap.
func (e *rare) reach(g []uint8, n, a int) (marks uint64) {
	for _, p := range e.shape.splits {
		marks |= 1 << ((g[a] ^ g[n-p.take-a]) & 63)
	}
	return marks
}

// A candidateProbe is a common heap and how many searches it saves at most.
type candidateProbe struct{ at, saves int }

// candidates returns the heaps among which the probes are chosen: the least common ones, some
// further on, and those at which values were found last.
func (e *rare) candidates(g []uint8) (list []candidateProbe) {
	below := (e.known-e.shape.last)/2 - 2*together
	add := func(a int) {
		if a > together && a < below && e.f.common(uint32(g[a]), a) {
			list = append(list, candidateProbe{a, sample * most})
		}
	}
	for a := together + 1; a <= together+most; a++ {
		add(a)
	}
	for a := 128; a < below; a *= 2 {
		for i := range together {
			add(a + i)
		}
	}
	for _, h := range e.hints[:min(len(e.hints), most)] {
		add(h.at)
	}
	return list
}
