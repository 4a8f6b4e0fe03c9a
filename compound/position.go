package compound

import (
	"slices"
	"sync"

	"example.org/grundy"
)

// A Position is a list of positions, one for each component. It is a chain, so
// that equal lists are equal with ==.
type Position struct {
	head any
	tail any // a Position, or nil after the last component
}

// Of makes the position of a list.
func Of(list []any) Position {
	if len(list) == 0 {
		return Position{}
	}
	p := Position{head: list[len(list)-1]}
	for i := len(list) - 2; i >= 0; i-- {
		p = Position{list[i], p}
	}
	return p
}

// List returns the positions of the components.
func (p Position) List() []any {
	if p == (Position{}) {
		return nil
	}
	list := []any{p.head}
	for p.tail != nil {
		p = p.tail.(Position)
		list = append(list, p.head)
	}
	return list
}

// Bytes is the memory that the positions refer to, with the chain itself.
func (p Position) Bytes() int {
	bytes := 0
	for _, q := range p.List() {
		bytes += 128
		if s, ok := q.(grundy.Sizer); ok {
			bytes += s.Bytes()
		}
	}
	return bytes
}

// gone stands in a normal form for a component that has ended and so counts for
// nothing, whatever it was.
type gone struct{}

// An order numbers the positions of components as they are met, so that those of
// equal games can be sorted. It is safe for concurrent use.
type order struct {
	mu    sync.Mutex
	place map[any]int
}

func (o *order) sort(positions []any) {
	o.mu.Lock()
	defer o.mu.Unlock()
	places := make([]int, len(positions))
	for i, q := range positions {
		n, ok := o.place[q]
		if !ok {
			n = len(o.place)
			o.place[q] = n
		}
		places[i] = n
	}
	slices.Sort(places)
	byPlace := make(map[int]any, len(positions))
	for _, q := range positions {
		byPlace[o.place[q]] = q
	}
	for i, n := range places {
		positions[i] = byPlace[n]
	}
}

// Normal sends each component to its own normal form, forgets those that count
// for nothing because they have ended, or all if the compound is over, and sorts
// the positions of equal games: the compound is a multiset of positions.
func (g Game) Normal(p Position) Position {
	s := g.spread(p)
	if s.over() {
		for i := range s.at {
			s.at[i] = gone{}
		}
		return Of(s.at)
	}
	for i, at := range s.at {
		if s.live[i] {
			s.at[i] = g.parts[i].Game.Normal(at)
		} else {
			s.at[i] = gone{}
		}
	}
	for _, twins := range g.twins {
		group := make([]any, len(twins))
		for k, i := range twins {
			group[k] = s.at[i]
		}
		g.order.sort(group)
		for k, i := range twins {
			s.at[i] = group[k]
		}
	}
	return Of(s.at)
}

// twinsOf lists the places of the components of each game of which there are
// several. Components without a name are nobody's twins.
func twinsOf(parts []Part) [][]int {
	var names []string
	places := map[string][]int{}
	for i, part := range parts {
		if part.Name == "" {
			continue
		}
		if places[part.Name] == nil {
			names = append(names, part.Name)
		}
		places[part.Name] = append(places[part.Name], i)
	}
	var twins [][]int
	for _, name := range names {
		if len(places[name]) > 1 {
			twins = append(twins, places[name])
		}
	}
	return twins
}
