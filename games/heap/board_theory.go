package heap

import (
	"context"
	"iter"
	"math"
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// A theory is a game on one heap. Only moves is required; what else is here is
// a theorem or a help, and may be nil.
type theory struct {
	moves   func(n nat.Nat) iter.Seq[[]nat.Nat]                               // what is left of a heap of n, until the next is asked for
	splits  bool                                                              // moves may leave more than one heap
	any     bool                                                              // moves take any number from a heap, so they run along lines
	width   func(n nat.Nat) nat.Nat                                           // the number of moves
	may     func(n nat.Nat, left []nat.Nat) bool                              // whether a move leaves this of a heap of n
	value   func(n nat.Nat) (nat.Nat, bool)                                   // the Grundy value
	leaving func(n, v nat.Nat) ([]nat.Nat, bool)                              // the heaps of value v that a move leaves; not with splits
	replies func(n, v nat.Nat) ([][]nat.Nat, bool)                            // in place of leaving: what the moves to the value v leave
	chooser func(list []nat.Nat) func(n, v nat.Nat, limit int) (chosen, bool) // where there are too many replies: their number, and the first ones; nil if that is not known
	idle    func(n nat.Nat) bool                                              // whether a heap has no move
	prepare func(context.Context, nat.Nat, grundy.Play, grundy.Account) error // computes what the theorems about heaps up to n need
	tame    bool                                                              // in misère play like Nim on the Grundy values
	misere  func(n nat.Nat) (wins, ok bool)                                   // one heap in misère play, where tame does not say it

	rounds     *rounds                                                          // how long a row lasts; with splits, if the winner hurries
	forced     func(n nat.Nat) (moves nat.Nat, ok bool)                         // the length of every play of one heap, if they are equal
	remoteness func(n nat.Nat, play grundy.Play) (nat.Nat, bool)                // one heap
	suspense   func(n nat.Nat, play grundy.Play) (nat.Nat, bool)                // one heap
	foreclosed func(list []nat.Nat, play grundy.Play) (grundy.Foreclosed, bool) // the heaps that have moves

	name    func(n nat.Nat, left []nat.Nat) grundy.Phrase // names a move
	explain func(list []nat.Nat, play grundy.Play) []grundy.Phrase
	source  func(play grundy.Play) string
}

// row is the disjunctive sum of the heaps of a theory.
type row struct{ theory }

var (
	_ grundy.Game[Heaps]       = row{}
	_ grundy.Valuer[Heaps]     = row{}
	_ grundy.Decider[Heaps]    = row{}
	_ grundy.Clock[Heaps]      = row{}
	_ grundy.Forecloser[Heaps] = row{}
	_ grundy.Winner[Heaps]     = row{}
	_ grundy.Chooser[Heaps]    = row{}
	_ grundy.Finder[Heaps]     = row{}
	_ grundy.Sampler[Heaps]    = row{}
	_ grundy.Splitter[Heaps]   = row{}
	_ grundy.Tamer[Heaps]      = row{}
	_ grundy.Normalizer[Heaps] = row{}
	_ grundy.Ranker[Heaps]     = row{}
	_ grundy.Liner[Heaps]      = row{}
	_ grundy.Counter[Heaps]    = row{}
	_ grundy.Reacher[Heaps]    = row{}
	_ grundy.Taker[Heaps]      = row{}
	_ grundy.Staller[Heaps]    = row{}
	_ grundy.Pacer[Heaps]      = row{}
	_ grundy.Namer[Heaps]      = row{}
	_ grundy.Explainer[Heaps]  = row{}
	_ grundy.Citer[Heaps]      = row{}
	_ grundy.Preparer[Heaps]   = row{}
)

// Prepare computes what is needed for the largest heap.
func (g row) Prepare(ctx context.Context, p Heaps, play grundy.Play, account grundy.Account) error {
	if g.prepare == nil || p == "" {
		return nil
	}
	return g.prepare(ctx, slices.MaxFunc(p.List(), nat.Nat.Cmp), play, account)
}

// Options yields the moves in the first heap, then those in the second, and so on.
func (g row) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		list := p.List()
		for i, n := range list {
			for left := range g.moves(n) {
				if !yield(replace(list, i, left...)) {
					return
				}
			}
		}
	}
}

func replace(list []nat.Nat, i int, left ...nat.Nat) Heaps {
	var small [64]byte
	return Heaps(pack(pack(pack(small[:0], list[:i]), left), list[i+1:]))
}

func (g row) Width(p Heaps) (nat.Nat, bool) {
	if g.width == nil {
		return zero, false
	}
	var sum nat.Nat
	for _, n := range p.List() {
		sum = sum.Add(g.width(n))
	}
	return sum, true
}

// values returns the Grundy value of each heap.
func (g row) values(list []nat.Nat) ([]nat.Nat, bool) {
	if g.value == nil {
		return nil, false
	}
	values := make([]nat.Nat, len(list))
	for i, n := range list {
		v, ok := g.value(n)
		if !ok {
			return nil, false
		}
		values[i] = v
	}
	return values, true
}

func nimSum(values []nat.Nat) nat.Nat {
	var sum nat.Nat
	for _, v := range values {
		sum = sum.Xor(v)
	}
	return sum
}

// fickle reports whether all values are 0 or 1.
func fickle(values []nat.Nat) bool {
	return !slices.ContainsFunc(values, func(v nat.Nat) bool { return one.Less(v) })
}

func (g row) Value(p Heaps) (nat.Nat, bool) {
	values, ok := g.values(p.List())
	return nimSum(values), ok
}

// Outcome is that of the nim-sum, turned round in misère play where a tame row
// has fickle heaps only.
func (g row) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	list := p.List()
	if play == grundy.Normal {
		v, ok := g.Value(p)
		return grundy.WinsIf(!v.IsZero()), ok
	}
	switch alive := live(p); {
	case len(alive) == 0:
		return play.Ended(), true
	case len(alive) == 1 && g.misere != nil:
		wins, ok := g.misere(alive[0])
		return grundy.WinsIf(wins), ok
	}
	values, ok := g.values(list)
	if !ok || !g.tame {
		return grundy.Unknown, false
	}
	return grundy.WinsIf(nimSum(values).IsZero() == fickle(values)), true
}

// Tame reports fickle rows where the theory is tame.
//
// Source: Ferguson, On sums of graph games with last player losing (1974).
func (g row) Tame(p Heaps) (isFickle, ok bool) {
	values, ok := g.values(p.List())
	return fickle(values), ok && g.tame
}

// live returns the heaps that are not empty.
func live(p Heaps) []nat.Nat {
	return slices.DeleteFunc(p.List(), nat.Nat.IsZero)
}

// Winning lists, heap by heap, the moves to the value that balances the others.
func (g row) Winning(p Heaps, play grundy.Play) ([]Heaps, bool) {
	list := p.List()
	lefts, _, ok := g.balancing(list, play)
	if !ok {
		return nil, false
	}
	return balanced(list, lefts, math.MaxInt), true
}

// written is how many heaps the winning moves of a row may have in all for every
// move to be listed, and replied how many winning moves of heaps that split.
const (
	written = 1 << 18
	replied = 1 << 8
)

// Choose counts the winning moves and lists the first ones where the row is so
// long that to write all of them would take too much room.
func (g row) Choose(p Heaps, play grundy.Play, limit int) (c grundy.Choices[Heaps], ok bool) {
	list := p.List()
	lefts, total, ok := g.balancing(list, play)
	if !ok {
		return g.chooseByPeriod(list, play, limit)
	}
	most := written / max(len(list), 1)
	if g.replies != nil {
		most = min(most, replied)
	}
	if total <= most {
		return c, false
	}
	return grundy.Choices[Heaps]{Count: grundy.Know(number(total)), First: balanced(list, lefts, limit)}, true
}

// balancing returns what winning moves leave of each heap, and how many such
// moves there are in all.
func (g row) balancing(list []nat.Nat, play grundy.Play) (lefts [][][]nat.Nat, total int, ok bool) {
	targets, ok := g.targets(list, play)
	if !ok {
		return nil, 0, false
	}
	lefts = make([][][]nat.Nat, len(list))
	for i, target := range targets {
		if lefts[i], ok = g.to(list[i], target); !ok {
			return nil, 0, false
		}
		total += len(lefts[i])
	}
	return lefts, total, true
}

// targets returns the value that a winning move gives to each heap.
func (g row) targets(list []nat.Nat, play grundy.Play) ([]nat.Nat, bool) {
	values, ok := g.values(list)
	if !ok || play == grundy.Misere && !g.tame {
		return nil, false
	}
	return balancers(values, play), true
}

// balancers returns the value that a winning move gives to each heap, by the rule of Nim.
func balancers(values []nat.Nat, play grundy.Play) []nat.Nat {
	sum, large := nimSum(values), large(values)
	targets := make([]nat.Nat, len(values))
	for i, v := range values {
		targets[i] = sum.Xor(v)
		othersFickle := large == 0 || large == 1 && one.Less(v)
		if play == grundy.Misere && othersFickle {
			targets[i] = targets[i].Xor(one)
		}
	}
	return targets
}

// to lists what the moves from a heap of n to the value v leave.
func (g row) to(n, v nat.Nat) ([][]nat.Nat, bool) {
	switch {
	case g.replies != nil:
		return g.replies(n, v)
	case g.leaving == nil:
		return nil, false
	}
	heaps, ok := g.leaving(n, v)
	lists := make([][]nat.Nat, len(heaps))
	for i := range heaps {
		lists[i] = heaps[i : i+1]
	}
	return lists, ok
}

// balanced makes the first rows of moves that leave something of a heap.
func balanced(list []nat.Nat, lefts [][][]nat.Nat, limit int) []Heaps {
	moves := []Heaps{}
	for i := range lefts {
		for _, m := range lefts[i] {
			if len(moves) == limit {
				return moves
			}
			moves = append(moves, replace(list, i, m...))
		}
	}
	return moves
}

func (g row) WithValue(p Heaps, v nat.Nat) ([]Heaps, bool) {
	list := p.List()
	values, ok := g.values(list)
	if !ok {
		return nil, false
	}
	total := nimSum(values)
	moves := []Heaps{}
	for i, w := range values {
		lefts, ok := g.to(list[i], total.Xor(w).Xor(v))
		if !ok {
			return nil, false
		}
		for _, m := range lefts {
			moves = append(moves, replace(list, i, m...))
		}
	}
	return moves, true
}

// Split makes a position of each heap that is not empty.
func (g row) Split(p Heaps) ([]Heaps, bool) {
	list := p.List()
	if len(list) < 2 {
		return nil, false
	}
	parts := []Heaps{}
	for _, n := range list {
		parts = append(parts, HeapsOf(n))
	}
	return parts, true
}

// Normal drops empty heaps, and others of which it is known that they have no move,
// and sorts the rest.
func (g row) Normal(p Heaps) Heaps {
	list := live(p)
	if g.idle != nil {
		list = slices.DeleteFunc(list, g.idle)
	}
	slices.SortFunc(list, nat.Nat.Cmp)
	return HeapsOf(list...)
}

// Move names the move by the heap it changes. Where several moves lead from p to
// q, it names the first.
func (g row) Move(p, q Heaps) grundy.Phrase {
	from, to := p.List(), q.List()
	i := 0
	for i < len(from) && i < len(to) && from[i] == to[i] {
		i++
	}
	grown := len(to) - len(from)
	i = min(i, len(from)-1)
	left := to[i : i+1+grown]
	return g.nameMove(len(from), i, from[i], left)
}

func (g row) nameMove(heaps, i int, n nat.Nat, left []nat.Nat) grundy.Phrase {
	what := grundy.Say("take {k}", "取 {k}", "k", zero)
	switch {
	case g.name != nil:
		what = g.name(n, left)
	case len(left) == 1:
		what = took(n, left[0])
	}
	if heaps < 2 {
		return what
	}
	return grundy.Say("from {heap}: {what}", "{heap}：{what}", "heap", ordinal(i), "what", what)
}

// took names the taking of n - left counters.
func took(n, left nat.Nat) grundy.Phrase {
	return grundy.Say("take {k} from {n}, leaving {left}", "从 {n} 中取 {k}，剩 {left}", "k", n.Sub(left), "n", n, "left", left)
}

func (g row) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	if _, ok := g.Outcome(p, play); !ok || g.explain == nil {
		return nil
	}
	if moves, ok := g.fixed(p.List()); ok && moves.IsZero() {
		return []grundy.Phrase{noMove(play)}
	}
	return g.explain(p.List(), play)
}

func noMove(play grundy.Play) grundy.Phrase {
	if play == grundy.Misere {
		return grundy.Say("There is no move, and the player who cannot move wins.", "无路可走，不能走者胜。")
	}
	return grundy.Say("There is no move, and the player who cannot move loses.", "无路可走，不能走者负。")
}

func (g row) Source(p Heaps, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok || g.source == nil {
		return ""
	}
	return g.source(play)
}
