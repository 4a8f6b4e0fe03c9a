package taking

// This file is the engine in its plain form, for values of any width.

// batch is how many heaps are computed between two looks at the context.
const batch = 64

// words computes the heaps below end, or those until the values become wider.
func words[W word](e *rare, v *Values, list func() []W, end int) {
	for width := v.Width(); e.known < end && v.Width() == width; {
		g, n := list(), e.known
		x := uint32(0)
		if !e.shape.stuck(n) {
			x = heapValue(e, g, n)
		}
		e.put(v, x)
	}
}

// heapValue returns the value of a heap of n = len(g).
func heapValue[W word](e *rare, g []W, n int) uint32 {
	if len(e.flags) < e.size {
		e.flags = make([]uint8, e.size)
	}
	flags := e.flags[:e.size]
	clear(flags)
	markSingles(&e.shape, g, n, flags)
	if e.depth.pairs == 0 {
		e.depth.pairs = 256
	}
	for _, p := range e.shape.splits {
		m := n - p.take
		for _, r := range e.at {
			if int(r) >= m {
				break
			}
			if x := g[r] ^ g[m-int(r)]; 2*int(r) != m || p.parts == Any {
				flags[int(x)&(len(flags)-1)] = 1
			}
		}
		markCommon(g, m, min(p.last(n), e.depth.pairs), flags)
	}
	return e.least(n, flags, func(x int) (found bool, work int) {
		for _, p := range e.shape.splits {
			found, steps := seekPlain(g, W(x), n-p.take, e.depth.pairs+1, p.last(n))
			work += steps
			if found {
				return true, work
			}
		}
		return false, work
	})
}

// markSingles marks the values of the moves to no heap, to one that is known, and to two equal ones.
func markSingles[W word](s *shape, g []W, n int, flags []uint8) {
	for _, k := range s.ends {
		if k == n {
			flags[0] = 1
		}
	}
	for _, k := range s.keeps {
		if k < n && n-k < len(g) {
			flags[int(g[n-k])&(len(flags)-1)] = 1
		}
	}
	for _, k := range s.equals {
		if m := n - k; m >= 2 && m%2 == 0 {
			flags[0] = 1
		}
	}
}

// markCommon marks the values of the pairs 1+(m-1) … last+(m-last).
func markCommon[W word](g []W, m, last int, flags []uint8) {
	if last < 1 {
		return
	}
	low, high := g[1:last+1], g[m-last:m]
	for i, a := range low {
		flags[int(a^high[len(low)-1-i])&(len(flags)-1)] = 1
	}
}

// least returns the value of a heap of n, of whose moves those with a rare heap are
// marked. seek says whether two common heaps have the value x, and in how many steps.
func (e *rare) least(n int, flags []uint8, seek func(x int) (bool, int)) uint32 {
	bound := 0
	for bound < len(flags) && (flags[bound] != 0 || !e.f.common(uint32(bound), n)) {
		bound++
	}
	work := e.depth.pairs
	for x := range bound {
		if flags[x] != 0 || e.f.common(uint32(x), n) {
			continue
		}
		found, steps := seek(x)
		if !found {
			return uint32(x)
		}
		work += steps + 8
	}
	e.depth.add(work, 16*len(flags))
	return uint32(bound)
}

// seekPlain says whether a pair a+(m-a) with first ≤ a ≤ last has the value x. It
// looks at the small heaps and at the even pairs in turn, further each time: where
// the common heaps are dense, a pair is soon found.
func seekPlain[W word](g []W, x W, m, first, last int) (found bool, steps int) {
	for stretch := 64; first <= last; stretch *= 2 {
		for end := min(last, first+stretch-1); first <= end; first++ {
			if steps++; g[first]^g[m-first] == x {
				return true, steps
			}
		}
		for end := max(first, last-stretch+1); last >= end; last-- {
			if steps++; g[last]^g[m-last] == x {
				return true, steps
			}
		}
	}
	return false, steps
}
