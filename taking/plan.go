package taking

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/nat"
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
	{"rare", func(r Rule, o Options) (engine, bool) { return newRare(r, o.workers()) }, rareCost},
}

// naiveCost: a step for each pair of heaps.
func naiveCost(s shape, _ *Values, n int) float64 {
	return 50 + float64(s.breaks())*float64(n)/2
}

// rareCost: a step for each rare heap, and some witnesses for each value.
func rareCost(s shape, v *Values, _ int) float64 {
	rare, great := rareAmong(s, v)
	return 100 + float64(s.breaks())*(0.5*float64(rare)+4*float64(great))
}

// rareAmong returns how many of the heaps known are rare at best, and a power of two
// above all values.
func rareAmong(s shape, v *Values) (rare, great int) {
	var counts spectrum
	counts.add(0, 0)
	counts.count(v, 1, v.Len())
	_, rare = counts.best(s.place())
	return rare, len(counts[0])
}

// place reports whether all moves to two heaps take numbers of one parity, and
// whether that is odd.
func (s shape) place() (one, odd bool) {
	one = true
	for i, p := range s.splits {
		one = one && (i == 0 || odd == (p.take&1 != 0))
		odd = p.take&1 != 0
	}
	return one, odd
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

// choose sets the engine and when to choose again.
func (s *Sequence) choose() error {
	known := s.Len()
	s.review = max(firstReview, known+known/2)
	if s.options.Engine != "" {
		if s.engine != nil {
			return nil
		}
		return s.use(s.options.Engine)
	}
	choice := ways[0]
	if known >= firstReview {
		if list := s.offers(); len(list) > 0 {
			choice = list[0].way
		}
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
func (s *Sequence) offers() []offer {
	shape, ok := s.rule.shape()
	if !ok {
		return nil
	}
	var list []offer
	for _, w := range ways {
		if _, ok := w.build(s.rule, s.options); !ok {
			continue
		}
		list = append(list, offer{w, w.cost(shape, &s.values, s.Len())})
	}
	slices.SortStableFunc(list, func(a, b offer) int { return cmp.Compare(a.cost, b.cost) })
	return list
}

// Plan says which engine would compute the next value and why, a line each.
func (s *Sequence) Plan() []grundy.Text {
	if s.options.Engine != "" {
		return []grundy.Text{{En: fmt.Sprintf("engine %s: asked for", s.options.Engine), Zh: fmt.Sprintf("引擎 %s：按要求使用", s.options.Engine)}}
	}
	if _, ok := s.rule.Closed(nat.Nat{}); ok {
		return []grundy.Text{{En: "a formula for each heap: " + s.rule.Source(), Zh: "每堆都有公式：" + s.rule.Source()}}
	}
	list := s.offers()
	if len(list) == 0 {
		return []grundy.Text{{En: "engine naive: no other engine plays rules that leave three heaps or take any number", Zh: "引擎 naive：留下三堆或可取任意多个的规则，其他引擎都不适用"}}
	}
	var lines []grundy.Text
	for i, o := range list {
		verb := grundy.Text{En: "would take", Zh: "需"}
		if i == 0 {
			verb = grundy.Text{En: "chosen:", Zh: "选用，"}
		}
		line := grundy.Text{
			En: fmt.Sprintf("engine %s: %s about %.0f ns for the heap of %d", o.name, verb.En, o.cost, s.Len()),
			Zh: fmt.Sprintf("引擎 %s：%s算堆 %d 约 %.0f 纳秒", o.name, verb.Zh, s.Len(), o.cost),
		}
		if o.name == "rare" {
			shape, _ := s.rule.shape()
			rare, _ := rareAmong(shape, &s.values)
			line.En += fmt.Sprintf(", with %d of %d heaps rare", rare, s.Len())
			line.Zh += fmt.Sprintf("，%[2]d 堆中有 %[1]d 堆属稀疏集", rare, s.Len())
		}
		lines = append(lines, line)
	}
	return append(lines, grundy.Text{En: "the choice is made anew each time there are half as many values more", Zh: "值的个数每增加一半，重新选择一次"})
}
