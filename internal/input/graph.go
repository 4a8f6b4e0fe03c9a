package input

import (
	"slices"

	"example.org/grundy/nat"
)

// arrows reports whether the item says where arrows go from a vertex.
func arrows(it item) bool { return it.kind == number && it.row }

// targets lists where the arrows of each repetition go; ok is false if one goes to none.
func (it item) targets(reps [][]node) (to [][]int, ok bool) {
	to = make([][]int, len(reps))
	for v, rep := range reps {
		for i, row := range it.items {
			if !arrows(row) {
				continue
			}
			for _, x := range rep[i].numbers {
				w, small := x.Uint64()
				if !small || w >= uint64(len(reps)) {
					return nil, false
				}
				to[v] = append(to[v], int(w))
			}
		}
	}
	return to, true
}

// checkAcyclic reports arrows that go nowhere or in a circle.
//
// Cost: linear. Vertices into which no arrow of a vertex that is left goes are taken
// away, one after the other; with a cycle some are left.
func (it item) checkAcyclic(reps [][]node) error {
	to, ok := it.targets(reps)
	if !ok {
		return wrong("acyclic: want arrows to 0..%d", len(reps)-1)
	}
	into := make([]int, len(to))
	for _, list := range to {
		for _, w := range list {
			into[w]++
		}
	}
	var free []int
	for v, n := range into {
		if n == 0 {
			free = append(free, v)
		}
	}
	left := len(to)
	for ; len(free) > 0; left-- {
		v := free[len(free)-1]
		free = free[:len(free)-1]
		for _, w := range to[v] {
			if into[w]--; into[w] == 0 {
				free = append(free, w)
			}
		}
	}
	if left > 0 {
		return wrong("acyclic: want no cycle of arrows; there is one among %d of the %d vertices", left, len(to))
	}
	return nil
}

// acyclic puts the vertices in an order, which is theirs, its reverse or any, and takes
// away the arrows that lead backwards.
func (m *maker) acyclic(it item, reps [][]node) {
	place := make([]int, len(reps))
	for v := range place {
		place[v] = v
	}
	switch m.pick(4) {
	case 0:
	case 1:
		slices.Reverse(place)
	default:
		for v := len(place) - 1; v > 0; v-- {
			w := m.pick(v + 1)
			place[v], place[w] = place[w], place[v]
		}
	}
	for v, rep := range reps {
		for i, row := range it.items {
			if !arrows(row) {
				continue
			}
			rep[i].numbers = slices.DeleteFunc(rep[i].numbers, func(x nat.Nat) bool {
				w, small := x.Uint64()
				return !small || w >= uint64(len(place)) || place[w] <= place[v]
			})
			for k, counter := range it.items {
				if counter.slot >= 0 && counter.slot == row.count.alone() {
					rep[k].numbers[0] = nat.Of(uint64(len(rep[i].numbers)))
				}
			}
		}
	}
}
