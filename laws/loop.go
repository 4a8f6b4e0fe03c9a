package laws

// mostLoop is among how many positions a shortest cycle is looked for.
const mostLoop = 2000

// shortest returns a shortest cycle among positions, each an option of the one before,
// the first of the last; the given one if there are too many positions to look.
func (t *trial[P]) shortest(reached, cycle []P) []P {
	if len(reached) > mostLoop {
		return cycle
	}
	for _, start := range reached {
		if back := t.back(start, len(cycle)); back != nil {
			cycle = back
		}
	}
	return cycle
}

// back returns a shortest cycle through a position if it has fewer than below positions.
func (t *trial[P]) back(start P, below int) []P {
	from := map[P]P{}
	depth := map[P]int{start: 1}
	for queue := []P{start}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		if depth[p] >= below {
			return nil
		}
		for q := range t.Game.Options(p) {
			if q == start {
				cycle := make([]P, depth[p])
				for i := len(cycle) - 1; i >= 0; i-- {
					cycle[i], p = p, from[p]
				}
				return cycle
			}
			if depth[q] == 0 {
				from[q], depth[q] = p, depth[p]+1
				queue = append(queue, q)
			}
		}
	}
	return nil
}
