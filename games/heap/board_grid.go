package heap

import (
	"slices"
	"sync"

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
	r := grundy.Ranking[Heaps]{
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
	}
	if len(sizes) > 0 && slices.Max(sizes) <= listedOnce {
		r.Options = g.ranks(sizes)
	}
	return r, true
}

// listedOnce is up to which size a table of rows lists the moves of each heap once for
// all: half a million numbers at the most.
const listedOnce = 1 << 10

// ranks returns the function that appends the ranks of the options of a row whose
// heaps are below sizes.
func (g row) ranks(sizes []uint64) func(rank uint64, list []uint64) []uint64 {
	taken := sync.OnceValue(func() [][]uint64 {
		taken := make([][]uint64, slices.Max(sizes))
		for n := range taken {
			for left := range g.moves(number(n)) {
				w, _ := left[0].Uint64()
				taken[n] = append(taken[n], uint64(n)-w)
			}
		}
		return taken
	})
	return func(rank uint64, list []uint64) []uint64 {
		stride, rest := uint64(1), rank
		for _, size := range slices.Backward(sizes) {
			for _, k := range taken()[rest%size] {
				list = append(list, rank-k*stride)
			}
			stride, rest = stride*size, rest/size
		}
		return list
	}
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

// ranking numbers the pairs up to p, those of the first heap in rows. Where they
// are too many to number, only the size is of use. The function appends the ranks
// of the options of the pair (x, y), which has the rank x·width + y.
func (p Pair) ranking(options func(x, y, width uint64, list []uint64) []uint64) grundy.Ranking[Pair] {
	a, aok := p.A.Uint64()
	b, bok := p.B.Uint64()
	if !aok || !bok || a >= 1<<32 || b >= 1<<31 {
		return grundy.Ranking[Pair]{Size: 1 << 63}
	}
	width := b + 1
	return grundy.Ranking[Pair]{
		Size: (a + 1) * width,
		Rank: func(q Pair) uint64 {
			x, xok := q.A.Uint64()
			y, yok := q.B.Uint64()
			if !xok || !yok || x > a || y > b {
				return (a + 1) * width
			}
			return x*width + y
		},
		Unrank: func(r uint64) Pair { return Pair{nat.Of(r / width), nat.Of(r % width)} },
		Options: func(r uint64, list []uint64) []uint64 {
			return options(r/width, r%width, width, list)
		},
	}
}
