package solve

import (
	"fmt"

	"example.org/grundy"
)

// A Cycle is a cycle of positions that a search met in a game that is said to end.
type Cycle[P comparable] struct {
	Positions []P // each an option of the one before, and the first of the last
}

// Error shows the cycle.
func (c *Cycle[P]) Error() string { return c.Show(func(p P) string { return fmt.Sprint(p) }).Error() }

// Unwrap returns [grundy.ErrLoopy].
func (c *Cycle[P]) Unwrap() error { return grundy.ErrLoopy }

// Show writes the positions.
func (c *Cycle[P]) Show(format func(P) string) *grundy.LoopError {
	texts := make([]string, len(c.Positions))
	for i, p := range c.Positions {
		texts[i] = format(p)
	}
	return &grundy.LoopError{Cycle: texts}
}

// mostLoop is among how many positions a shortest cycle is looked for.
const mostLoop = 2000

// Shortest returns a shortest cycle among the positions that root reaches. It returns the
// given one if those are more than 2,000.
func Shortest[P comparable](g grundy.Game[P], root P, cycle []P) []P {
	reached, seen := []P{root}, map[P]bool{root: true}
	for i := 0; i < len(reached); i++ {
		for q := range g.Options(reached[i]) {
			if !seen[q] {
				seen[q] = true
				reached = append(reached, q)
			}
			if len(reached) > mostLoop {
				return cycle
			}
		}
	}
	for _, start := range reached {
		if shorter := back(g, start, len(cycle)); shorter != nil {
			cycle = shorter
		}
	}
	return cycle
}

// back returns a shortest cycle through a position if it has fewer than below positions.
func back[P comparable](g grundy.Game[P], start P, below int) []P {
	from := map[P]P{}
	depth := map[P]int{start: 1}
	for queue := []P{start}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		if depth[p] >= below {
			return nil
		}
		for q := range g.Options(p) {
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
