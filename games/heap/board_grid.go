package heap

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// Ranking numbers the rows whose heaps are each at most those of p: the rows
// that taking without splitting can reach.
func (g row) Ranking(p Heaps) (grundy.Ranking[Heaps], bool) {
	if g.splits {
		return grundy.Ranking[Heaps]{}, false
	}
	list := p.List()
	sizes := make([]uint64, len(list))
	size := uint64(1)
	for i, n := range list {
		w, ok := n.Uint64()
		if !ok || w >= 1<<62/size {
			return grundy.Ranking[Heaps]{Size: 1 << 63}, true
		}
		sizes[i] = w + 1
		size *= w + 1
	}
	return grundy.Ranking[Heaps]{
		Size: size,
		Rank: func(q Heaps) uint64 {
			rank, i := uint64(0), 0
			for ; len(q) > 0 && i < len(sizes); i++ {
				var n nat.Nat
				n, q = q.first()
				w, ok := n.Uint64()
				if !ok || w >= sizes[i] {
					return size
				}
				rank = rank*sizes[i] + w
			}
			if len(q) > 0 || i < len(sizes) {
				return size
			}
			return rank
		},
		Unrank: func(rank uint64) Heaps {
			list := make([]nat.Nat, len(sizes))
			for i := len(sizes) - 1; i >= 0; i-- {
				list[i] = nat.Of(rank % sizes[i])
				rank /= sizes[i]
			}
			return HeapsOf(list...)
		},
	}, true
}

// Lines: taking any number from a heap runs along an axis.
func (g row) Lines(p Heaps) (l grundy.Lines[Heaps], ok bool) {
	if !g.any {
		return l, false
	}
	list := p.List()
	for i, n := range list {
		w, ok := n.Uint64()
		if !ok || w >= 1<<32 {
			return l, false
		}
		step := make([]uint64, len(list))
		step[i] = 1
		l.Sizes, l.Steps = append(l.Sizes, w+1), append(l.Steps, step)
	}
	l.At = func(q Heaps) (point []uint64) {
		for _, n := range q.List() {
			w, ok := n.Uint64()
			if !ok {
				return nil
			}
			point = append(point, w)
		}
		return point
	}
	return l, true
}
