package compound

import "example.org/grundy/nat"

// Reaches looks at each component that differs, and at how many may.
func (g Game) Reaches(p, q Position) (yes, ok bool) {
	s, to := g.spread(p), q.List()
	if s.over() || len(to) != len(s.at) {
		return false, true
	}
	moved := 0
	for i, at := range s.at {
		if to[i] == at {
			continue
		}
		moved++
		if yes, ok := g.parts[i].Game.Reaches(at, to[i]); !yes {
			return false, ok
		}
	}
	switch g.kind.profile().touch {
	case one:
		return moved == 1, true
	case all:
		return moved == s.left, true
	}
	return moved > 0, true
}

// Heaps counts the heaps of all components, where a move is in one of them.
func (g Game) Heaps(p Position) int {
	if g.kind.profile().touch != one {
		return 0
	}
	sum := 0
	for i, at := range p.List() {
		if at != (gone{}) {
			sum += g.parts[i].Game.Heaps(at)
		}
	}
	return sum
}

// Take takes from one heap of a component.
func (g Game) Take(p Position, i int, k nat.Nat) (Position, bool) {
	s := g.spread(p)
	if s.over() || g.kind.profile().touch != one {
		return p, false
	}
	for c, at := range s.at {
		if at == (gone{}) {
			continue
		}
		heaps := g.parts[c].Game.Heaps(at)
		if i < heaps {
			q, ok := g.parts[c].Game.Take(at, i, k)
			if !ok {
				return p, false
			}
			return s.with(c, q), true
		}
		i -= heaps
	}
	return p, false
}
