package heap

import (
	"iter"
	"slices"
	"sync"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Dynamic is the family of Nim with a dynamic limit: after a move that took t
// counters the next may take at most f(t) = factor·t + plus.
//
// Let H_1 = 1 and H_(i+1) = H_i + H_j with j least such that f(H_j) >= H_i, as
// long as there is one. Every n is a sum of parts H_i, taken greedily, and the
// player to move loses a heap of n with limit q exactly when the least part of n
// is above q. The winning moves take the sum t of the least parts, one or more,
// where t <= q and the next part is above f(t).
//
// In misère play, if f(t) is never 0, the last counter is poison that a player
// takes only when nothing else is left; so a heap of n with a limit of at least
// 1 is won exactly when n-1 is won in normal play.
//
// Source: Schwenk, Take-away games (1970); Epp and Ferguson, A note on take-away
// games (1980).
var Dynamic = family.Put(&Shelf, family.Def[Limited]{
	Name:     "dynamic",
	Title:    grundy.Text{En: "Nim with a dynamic limit", Zh: "动态上限取石子"},
	Rules:    grundy.Text{En: "Take at least one counter and at most the limit. After a move that took t, the limit is factor·t + plus.", Zh: "至少取一个，至多取上限个。取了 t 个后，上限变为 factor·t + plus。"},
	Position: grundy.Text{En: "one heap", Zh: "一堆"},
	Params: []family.Param{
		{Name: "limit", Kind: family.Natural, State: true, Doc: grundy.Text{En: "the most that the next move may take; without it, anything but all", Zh: "下一步最多取多少；省略则为“不能取完”"}},
		{Name: "factor", Kind: family.Natural, Default: "2", Doc: grundy.Text{En: "the factor of the next limit", Zh: "上限的倍数"}},
		{Name: "plus", Kind: family.Natural, Default: "0", Doc: grundy.Text{En: "what is added to the next limit", Zh: "上限的加数"}},
	},
	Source: "Schwenk 1970; Epp and Ferguson 1980",
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins, normal play", Zh: "胜负（正常玩法）"}, Statement: grundy.Text{En: "lost exactly when the least part of the heap is above the limit; parts: H_1 = 1, H_(i+1) = H_i + H_j, j least with factor·H_j + plus >= H_i", Zh: "最小部分大于上限时先手负；H_1 = 1，H_(i+1) = H_i + H_j，j 为使 factor·H_j + plus >= H_i 的最小者"}, Source: "Epp and Ferguson 1980"},
		{What: grundy.Text{En: "who wins, misère play", Zh: "胜负（反常规玩法）"}, Statement: grundy.Text{En: "as normal play with one counter less, if factor + plus > 0", Zh: "factor + plus > 0 时等同于少一个石子的正常玩法"}, Source: "own, proved in games/heap/dynamic.go"},
		lengthOfDynamic,
	},
	Examples: []string{"dynamic(100,factor=3)", "dynamic(100,limit=9,factor=3)", "dynamic(31,limit=7,factor=1,plus=1)"},
	Laws:     []string{"factor=1", "factor=3", "factor=1,plus=1", "factor=0,plus=3", "factor=0", "factor=2,plus=3"},
	Small:    20,
	New: func(a family.Arguments) (grundy.Game[Limited], error) {
		factor, _ := a.Natural("factor")
		plus, _ := a.Natural("plus")
		return newDynamic(factor, plus), nil
	},
	Board: limited,
})

var (
	_ grundy.Decider[Limited]    = dynamic{}
	_ grundy.Winner[Limited]     = dynamic{}
	_ grundy.Chooser[Limited]    = dynamic{}
	_ grundy.Clock[Limited]      = dynamic{}
	_ grundy.Staller[Limited]    = dynamic{}
	_ grundy.Forecloser[Limited] = dynamic{}
)

type dynamic struct {
	factor, plus nat.Nat
	parts        *partList
}

func newDynamic(factor, plus nat.Nat) dynamic {
	return dynamic{factor, plus, &partList{terms: []nat.Nat{one}, waits: []nat.Nat{zero}}}
}

// next returns the limit after a move that took t.
func (g dynamic) next(t nat.Nat) nat.Nat { return g.factor.Mul(t).Add(g.plus) }

// A partList is the sequence H, extended when it is needed.
type partList struct {
	mu    sync.Mutex
	terms []nat.Nat
	waits []nat.Nat // how long each part holds out, see [dynamic.Remoteness]
	j     int       // where the search for the next partner begins
	bits  int       // of all terms
	ended bool      // no further term exists
}

// The longest list of parts that is kept: in terms, and in bits of all terms.
const (
	partTerms = 1 << 20
	partBits  = 1 << 28
)

// upTo returns the terms of the sequence, among them all up to n; ok is false
// if they are too many.
func (g dynamic) upTo(n nat.Nat) (terms []nat.Nat, ended, ok bool) {
	p := g.parts
	p.mu.Lock()
	defer p.mu.Unlock()
	for !p.ended && !n.Less(p.terms[len(p.terms)-1]) {
		last := p.terms[len(p.terms)-1]
		for p.j < len(p.terms) && g.next(p.terms[p.j]).Less(last) {
			p.j++
		}
		if p.j == len(p.terms) {
			p.ended = true
			break
		}
		if len(p.terms) == partTerms || p.bits > partBits {
			return nil, false, false
		}
		p.bits += last.BitLen()
		wait := two
		if p.j > 0 {
			wait = p.waits[len(p.terms)-1].Add(p.waits[p.j])
		}
		p.terms, p.waits = append(p.terms, last.Add(p.terms[p.j])), append(p.waits, wait)
	}
	return p.terms, p.ended, true
}

// huge is the size, in bits, beyond which the parts of Fibonacci Nim are read
// off n·φ.
const huge = 1 << 12

// split returns the parts of n, ascending; where the sequence ends at a top T
// and n holds more than one T, those are not among the parts but counted. ok is
// false if the parts are out of reach.
func (g dynamic) split(n nat.Nat) (parts []nat.Nat, top, tops nat.Nat, ok bool) {
	if n.BitLen() > huge && g.isFibonacci() {
		return nil, zero, zero, false
	}
	terms, ended, ok := g.upTo(n)
	if !ok {
		return nil, zero, zero, false
	}
	if ended {
		top = terms[len(terms)-1]
		tops, n = n.DivMod(top)
	}
	for i := len(terms) - 1; i >= 0 && !n.IsZero(); i-- {
		if !n.Less(terms[i]) {
			parts = append(parts, terms[i])
			n = n.Sub(terms[i])
		}
	}
	slices.Reverse(parts)
	return parts, top, tops, true
}

func (g dynamic) isFibonacci() bool { return g.factor == two && g.plus.IsZero() }
func (g dynamic) isBinary() bool    { return g.factor == one && g.plus.IsZero() }

// least returns the least part of n > 0.
func (g dynamic) least(n nat.Nat) (nat.Nat, bool) {
	if g.isBinary() {
		return one.Shl(uint(n.TrailingZeros())), true
	}
	if n.BitLen() > huge && g.isFibonacci() {
		parts, _ := leastParts(n, 1)
		return parts[0], true
	}
	parts, top, _, ok := g.split(n)
	if len(parts) == 0 {
		return top, ok
	}
	return parts[0], ok
}

// played turns a misère position into the one of normal play that decides it;
// ok is false where the argument does not hold.
func (g dynamic) played(p Limited, play grundy.Play) (Limited, bool) {
	if play == grundy.Normal {
		return p, true
	}
	if g.factor.IsZero() && g.plus.IsZero() {
		return p, false
	}
	return Limited{p.N.Sub(nat.Min(p.N, one)), p.Limit}, true
}

func (g dynamic) Outcome(p Limited, play grundy.Play) (grundy.Outcome, bool) {
	if p.N.IsZero() || p.Limit.IsZero() {
		return play.Ended(), true
	}
	p, ok := g.played(p, play)
	if !ok {
		return grundy.Unknown, false
	}
	if p.N.IsZero() {
		return grundy.Previous, true
	}
	least, ok := g.least(p.N)
	return grundy.WinsIf(!p.Limit.Less(least)), ok
}

// each yields what the winning moves take, ascending.
func (g dynamic) each(p Limited) (takes iter.Seq[nat.Nat], ok bool) {
	parts, top, tops, ok := g.split(p.N)
	if !ok {
		return nil, false
	}
	return func(yield func(nat.Nat) bool) {
		t := zero
		for i, part := range parts {
			t = t.Add(part)
			if p.Limit.Less(t) {
				return
			}
			above := i+1 < len(parts) && g.next(t).Less(parts[i+1]) || i+1 == len(parts)
			if above && !yield(t) {
				return
			}
		}
		for ; !tops.IsZero(); tops = tops.Sub(one) {
			t = t.Add(top)
			if p.Limit.Less(t) || !yield(t) {
				return
			}
		}
	}, true
}

// listed is the greatest number of winning moves that are listed whole.
const listed = 10_000

// Winning lists the winning moves, the one that takes least first, unless they
// are more than ten thousand.
func (g dynamic) Winning(p Limited, play grundy.Play) ([]Limited, bool) {
	_, moves, ok := g.first(p, play, listed+1)
	return moves, ok && len(moves) <= listed
}

// Choose lists the first winning moves where they are too many to list, or
// where only the least parts of a huge heap are known.
func (g dynamic) Choose(p Limited, play grundy.Play, limit int) (c grundy.Choices[Limited], ok bool) {
	if _, ok := g.Winning(p, play); ok {
		return c, false
	}
	if _, moves, ok := g.first(p, play, limit); ok {
		return grundy.Choices[Limited]{First: moves}, true
	}
	moves, ok := g.chooseHuge(p, play, limit)
	return grundy.Choices[Limited]{First: moves}, ok
}

func (g dynamic) first(p Limited, play grundy.Play, limit int) (all bool, moves []Limited, ok bool) {
	if o, ok := g.Outcome(p, play); ok && o == grundy.Previous || p.N.IsZero() || p.Limit.IsZero() {
		return true, []Limited{}, ok
	}
	q, ok := g.played(p, play)
	if !ok {
		return false, nil, false
	}
	takes, ok := g.each(q)
	if !ok {
		return false, nil, false
	}
	moves = []Limited{}
	for t := range takes {
		if len(moves) == limit {
			return false, moves, true
		}
		moves = append(moves, g.after(p, t))
	}
	return true, moves, true
}

// chooseHuge lists the winning moves that the least parts of a huge heap of
// Fibonacci Nim show.
func (g dynamic) chooseHuge(p Limited, play grundy.Play, limit int) (moves []Limited, ok bool) {
	q, ok := g.played(p, play)
	if !ok || !g.isFibonacci() || q.N.IsZero() {
		return nil, false
	}
	parts, rest := leastParts(q.N, 2*limit+2)
	t := zero
	for i, part := range parts {
		t = t.Add(part)
		last := i+1 == len(parts)
		if p.Limit.Less(t) || last && !rest.IsZero() || len(moves) == limit {
			break
		}
		if last || g.next(t).Less(parts[i+1]) {
			moves = append(moves, g.after(p, t))
		}
	}
	return moves, true
}

func (g dynamic) after(p Limited, t nat.Nat) Limited { return Limited{p.N.Sub(t), g.next(t)} }

// Options yields the moves that take 1, 2, ….
func (g dynamic) Options(p Limited) iter.Seq[Limited] {
	return func(yield func(Limited) bool) {
		for t := range counted(one, nat.Min(p.N, p.Limit)) {
			if !yield(g.after(p, t)) {
				return
			}
		}
	}
}

func (g dynamic) Width(p Limited) (nat.Nat, bool) { return nat.Min(p.N, p.Limit), true }

// Normal lowers a limit above the heap to the heap.
func (g dynamic) Normal(p Limited) Limited { return Limited{p.N, nat.Min(p.N, p.Limit)} }

func (g dynamic) Move(p, q Limited) grundy.Phrase {
	return grundy.Say("take {k} from {n}, leaving {left} with a limit of {q}", "从 {n} 中取 {k}，剩 {left}，下一步至多取 {q}",
		"k", p.N.Sub(q.N), "n", p.N, "left", q.N, "q", q.Limit)
}

func (g dynamic) Source(p Limited, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	if g.isFibonacci() {
		return "Whinihan 1963"
	}
	return "Schwenk 1970; Epp and Ferguson 1980"
}

func (g dynamic) Explain(p Limited, play grundy.Play) []grundy.Phrase {
	if p.N.IsZero() || p.Limit.IsZero() {
		return []grundy.Phrase{noMove(play)}
	}
	q, ok := g.played(p, play)
	if !ok {
		return nil
	}
	var steps []grundy.Phrase
	if play == grundy.Misere {
		steps = append(steps, grundy.Say("The last counter is poison: play as if there were {n} counters, and whoever takes the last of those wins.",
			"最后一个石子谁取谁输：当作只有 {n} 个石子，取到其中最后一个者胜。", "n", q.N))
	}
	if q.N.IsZero() {
		return append(steps, grundy.Say("Only the poison is left.", "只剩最后这一个。"))
	}
	least, ok := g.least(q.N)
	if !ok {
		return nil
	}
	steps = append(steps, g.explainParts(q.N, least))
	if p.Limit.Less(least) {
		return append(steps, grundy.Say(
			"The least part {z} is above the limit {q}: you cannot take it, and whatever you do take, the opponent can take the least part of what you leave.",
			"最小部分 {z} 大于上限 {q}：你取不了它；无论取多少，对手都能取走剩余的最小部分。", "z", least, "q", p.Limit))
	}
	return append(steps, grundy.Say(
		"The least part {z} is within the limit {q}. Take it: the next part is more than {f}, the limit that the opponent gets.",
		"最小部分 {z} 不超过上限 {q}。取走它：下一部分大于对手的上限 {f}。", "z", least, "q", p.Limit, "f", g.next(least)))
}

func (g dynamic) explainParts(n, least nat.Nat) grundy.Phrase {
	name := grundy.Text{En: "the parts of this limit", Zh: "该上限规则的部分"}
	if g.isFibonacci() {
		name = grundy.Text{En: "Fibonacci numbers, no two neighbours (Zeckendorf)", Zh: "互不相邻的斐波那契数之和（齐肯多夫表示）"}
	}
	parts, _, tops, ok := g.split(n)
	if !ok || len(parts) > 24 || !tops.IsZero() {
		return grundy.Say("Written in {name}, {n} has the least part {z}.", "用{name}表示，{n} 的最小部分是 {z}。", "name", name, "n", n, "z", least)
	}
	slices.Reverse(parts)
	sum := grundy.Say("{z}", "{z}", "z", parts[0])
	for _, z := range parts[1:] {
		sum = grundy.Say("{sum} + {z}", "{sum} + {z}", "sum", sum, "z", z)
	}
	return grundy.Say("In {name}: {n} = {sum}.", "{name}：{n} = {sum}。", "name", name, "n", n, "sum", sum)
}
