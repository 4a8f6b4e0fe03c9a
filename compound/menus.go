package compound

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file counts and lists moves in several games at once. What a component may
// do falls into a few groups of options that count alike. A move takes one group
// of each component, and whether it wins depends on the groups alone: a finite
// automaton reads them, component by component. Counted from the last component
// back, the ways from each state of the automaton to an accepted end give the
// number of winning moves, and guide the listing past every dead end.

// A group is options of one component that count alike, or staying in it.
type group struct {
	mark    mark
	stays   bool
	count   nat.Nat
	options iter.Seq[any]
	what    grundy.Phrase
}

// A mark is what the automaton reads: a number, or flags.
type mark struct {
	n     nat.Nat
	flags uint8
}

// Menus are what each component may do, and the automaton that knows which moves
// win. It starts in the zero mark.
type menus struct {
	games  [][]group
	rule   grundy.Phrase
	step   func(state, m mark) mark
	accept func(state mark) bool
}

// states is how many states of the automaton are kept at the most, over all
// components.
const states = 1 << 18

// choose counts the winning moves, says what they are made of and lists the
// first ones. It declines if the automaton has too many states.
//
// Cost: for each component its groups times the states before it; then the moves
// that are listed, each with its components and their groups.
func (m menus) choose(s *spread, limit int) (c grundy.Choices[Position], ok bool) {
	ways, ok := m.ways()
	if !ok {
		return c, false
	}
	count := ways[0][mark{}]
	l := &listing{menus: m, ways: ways, limit: limit, moves: []Position{}, chosen: make([]any, len(m.games))}
	if !count.IsZero() {
		l.list(0, mark{})
	}
	c = grundy.Choices[Position]{Count: grundy.Know(count), First: l.moves}
	if nat.Of(1).Less(count) && s.left > 1 {
		c.Recipe = m.recipe(s)
	}
	return c, true
}

// ways returns for each component and each state that the automaton may be in
// before it, how many choices from there on win.
func (m menus) ways() ([]map[mark]nat.Nat, bool) {
	ways := make([]map[mark]nat.Nat, len(m.games)+1)
	ways[0] = map[mark]nat.Nat{{}: {}}
	kept := 0
	for i, groups := range m.games {
		ways[i+1] = map[mark]nat.Nat{}
		for state := range ways[i] {
			for _, g := range groups {
				ways[i+1][m.step(state, g.mark)] = nat.Nat{}
			}
		}
		if kept += len(ways[i+1]); kept > states {
			return nil, false
		}
	}
	for state := range ways[len(m.games)] {
		if m.accept(state) {
			ways[len(m.games)][state] = nat.Of(1)
		}
	}
	for i := len(m.games) - 1; i >= 0; i-- {
		for state := range ways[i] {
			var sum nat.Nat
			for _, g := range m.games[i] {
				if n := ways[i+1][m.step(state, g.mark)]; !n.IsZero() {
					sum = sum.Add(n.Mul(g.count))
				}
			}
			ways[i][state] = sum
		}
	}
	return ways, true
}

// A listing is the work of listing moves.
type listing struct {
	menus
	ways   []map[mark]nat.Nat
	limit  int
	chosen []any
	moves  []Position
}

// list appends the winning moves that begin with chosen[:i], after which the
// automaton is in a state from which some choice wins.
func (l *listing) list(i int, state mark) {
	if i == len(l.games) {
		if len(l.moves) < l.limit {
			l.moves = append(l.moves, Of(l.chosen))
		}
		return
	}
	for _, g := range l.games[i] {
		next := l.step(state, g.mark)
		if l.ways[i+1][next].IsZero() {
			continue
		}
		for q := range g.options {
			if len(l.moves) >= l.limit {
				return
			}
			l.chosen[i] = q
			l.list(i+1, next)
		}
	}
}

// What a recipe may hold.
const (
	mostGames  = 64
	mostGroups = 24
	examples   = 3
)

// recipe describes all winning moves, if that is short enough.
func (m menus) recipe(s *spread) (r grundy.Known[grundy.Recipe]) {
	if s.left > mostGames {
		return r
	}
	out := grundy.Recipe{Rule: m.rule}
	names := s.names(Of(s.at))
	for i, groups := range m.games {
		if !s.live[i] {
			continue
		}
		if len(groups) > mostGroups {
			return r
		}
		menu := grundy.Menu{Game: names[i]}
		for _, g := range groups {
			c := grundy.Choice{What: g.what, Count: g.count}
			for q := range g.options {
				if len(c.Moves) == examples || g.stays {
					break
				}
				c.Moves = append(c.Moves, s.parts[i].Game.Move(s.at[i], q))
			}
			menu.Choices = append(menu.Choices, c)
		}
		out.Games = append(out.Games, menu)
	}
	return grundy.Know(out)
}

// groupOf makes a group of a list of options.
func groupOf(m mark, options []any, what grundy.Phrase) group {
	return group{mark: m, count: nat.Of(uint64(len(options))), options: slices.Values(options), what: what}
}

// groupsOf groups options by their marks, in the order of the first of each; ok is
// false if the mark of one is not known.
func groupsOf(options []any, markOf func(q any) (mark, bool), what func(mark) grundy.Phrase) (groups []group, ok bool) {
	var order []mark
	lists := map[mark][]any{}
	for _, q := range options {
		m, ok := markOf(q)
		if !ok {
			return nil, false
		}
		if lists[m] == nil {
			order = append(order, m)
		}
		lists[m] = append(lists[m], q)
	}
	for _, m := range order {
		groups = append(groups, groupOf(m, lists[m], what(m)))
	}
	return groups, true
}

// stay is the group of doing nothing in component i.
func (s *spread) stay(i int, m mark) group {
	return group{mark: m, stays: true, count: nat.Of(1), options: slices.Values(s.at[i : i+1]), what: grundy.Say("stay", "不动")}
}

// clock is how long a position lasts, by one of the two measures.
type clock func(k Knowledge, p any, play grundy.Play) (nat.Nat, bool)

// paced groups the options of each component by how long they last: by theorem,
// or by listing them where they are not too many. The groups are in the order of
// their first options.
func (s *spread) paced(play grundy.Play, long func(grundy.Pace[any]) nat.Nat, ask clock) ([][]group, bool) {
	left := budget(wide)
	return s.perGame(func(i int) ([]group, bool) { return s.lasting(i, play, long, ask, &left) })
}

// perGame asks for the groups of each component that has not ended; one that has
// can only stay.
func (s *spread) perGame(groups func(i int) ([]group, bool)) (games [][]group, ok bool) {
	games = make([][]group, len(s.at))
	for i := range s.at {
		if !s.live[i] {
			games[i] = []group{s.stay(i, mark{})}
		} else if games[i], ok = groups(i); !ok {
			return nil, false
		}
	}
	return games, true
}

// lasting groups the options of component i by how long they last.
func (s *spread) lasting(i int, play grundy.Play, long func(grundy.Pace[any]) nat.Nat, ask clock, left *budget) ([]group, bool) {
	what := func(m mark) grundy.Phrase { return grundy.Say("to last {n}", "持续 {n}", "n", grundy.Moves(m.n)) }
	if paces, ok := s.parts[i].Game.Paces(s.at[i], play); ok {
		return pacedBy(paces, func(p grundy.Pace[any]) mark { return mark{n: long(p)} }, what), true
	}
	options, ok := s.options(i, left)
	if !ok {
		return nil, false
	}
	return groupsOf(options, func(q any) (mark, bool) {
		n, ok := ask(s.parts[i].Knows, q, play)
		return mark{n: n}, ok
	}, what)
}

// pacedBy makes groups of those that a theorem gives.
func pacedBy(paces []grundy.Pace[any], markOf func(grundy.Pace[any]) mark, what func(mark) grundy.Phrase) []group {
	var groups []group
	for _, p := range paces {
		m := markOf(p)
		groups = append(groups, group{mark: m, count: p.Count, options: p.Options, what: what(m)})
	}
	return merged(groups)
}

// merged makes one group of those with the same mark.
func merged(groups []group) []group {
	var out []group
	place := map[mark]int{}
	for _, g := range groups {
		k, ok := place[g.mark]
		if !ok {
			place[g.mark] = len(out)
			out = append(out, g)
			continue
		}
		out[k].count = out[k].count.Add(g.count)
		out[k].options = both(out[k].options, g.options)
	}
	return out
}

func both(a, b iter.Seq[any]) iter.Seq[any] {
	return func(yield func(any) bool) {
		for q := range a {
			if !yield(q) {
				return
			}
		}
		b(yield)
	}
}
