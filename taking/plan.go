package taking

import (
	"fmt"
	"strings"

	"example.org/grundy"
)

// This file chooses the engine. The cost of a value is estimated from the rule, how
// many values are known, how great they are, and how many of them are rare.

// A way is an engine that the cost model may choose.
type way struct {
	name string
	// build returns the engine; ok is false if it cannot play the rule.
	build func(Rule, Options) (e engine, ok bool)
	// cost estimates the nanoseconds that the value of a heap of n takes, from the
	// values so far.
	cost func(s shape, v *Values, n int) float64
}

// ways are the engines, the simplest first.
var ways = []way{
	{"naive", func(r Rule, _ Options) (engine, bool) { return newNaive(r), true }, naiveCost},
	{"candidate", func(r Rule, o Options) (engine, bool) { return newCandidate(r, o.workers()) }, candidateCost},
	{"rare", func(r Rule, _ Options) (engine, bool) { return newRare(r) }, rareCost},
}

// naiveCost: a step for each pair of heaps.
func naiveCost(s shape, _ *Values, n int) float64 {
	return 50 + float64(len(s.splits))*float64(n)/2
}

// rareCost: a step for each rare heap, and witnesses.
func rareCost(s shape, v *Values, n int) float64 {
	return 1e9
}

// Engines lists the names of the engines.
func Engines() []string {
	var names []string
	for _, w := range ways {
		names = append(names, w.name)
	}
	return names
}

// firstReview is how many values the definition computes before an engine is chosen.
const firstReview = 512

// choose sets the engine and when to choose again, on the way to n values.
func (s *Sequence) choose(n int) error {
	known := s.Len()
	s.review = max(firstReview, known+known/2)
	if s.options.Engine != "" {
		if s.engine != nil {
			return nil
		}
		return s.use(s.options.Engine)
	}
	choice := ways[0]
	if list := s.offers(n); known >= firstReview && len(list) > 0 {
		choice = list[0].way
	}
	if s.engine != nil && s.engine.name() == choice.name {
		return nil
	}
	s.engine, _ = choice.build(s.rule, s.options)
	return nil
}

// use sets the engine with a name.
func (s *Sequence) use(name string) error {
	for _, w := range ways {
		if w.name != name {
			continue
		}
		e, ok := w.build(s.rule, s.options)
		if !ok {
			return grundy.Mistake(grundy.ErrParameter, "engine %s: cannot play %s: want a rule of finitely many digits that leaves at most two heaps", name, s.rule)
		}
		s.engine = e
		return nil
	}
	return grundy.Mistake(grundy.ErrParameter, "engine %q: want one of %s", name, strings.Join(Engines(), ", "))
}

// An offer is an engine with what it would cost.
type offer struct {
	way
	cost float64 // nanoseconds for the value of the next heap
}

// offers returns the engines that can play the rule, the cheapest first.
func (s *Sequence) offers(int) []offer {
	shape, ok := s.rule.shape()
	if !ok {
		return nil
	}
	var list []offer
	for _, w := range ways {
		if _, ok := w.build(s.rule, s.options); !ok {
			continue
		}
		o := offer{w, w.cost(shape, &s.values, s.Len())}
		at := len(list)
		for at > 0 && list[at-1].cost > o.cost {
			at--
		}
		list = append(list, offer{})
		copy(list[at+1:], list[at:])
		list[at] = o
	}
	return list
}

// Plan says which engine would compute the next value and why, a line each.
func (s *Sequence) Plan() []string {
	if s.options.Engine != "" {
		return []string{fmt.Sprintf("engine %s: asked for", s.options.Engine)}
	}
	list := s.offers(0)
	if len(list) == 0 {
		return []string{"engine naive: no other engine plays rules that leave three heaps or take any number"}
	}
	var lines []string
	for i, o := range list {
		verb := "would take"
		if i == 0 {
			verb = "chosen:"
		}
		lines = append(lines, fmt.Sprintf("engine %s: %s about %.0f ns for the heap of %d", o.name, verb, o.cost, s.Len()))
	}
	return lines
}
