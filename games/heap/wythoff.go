package heap

import (
	"iter"
	"math/bits"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Wythoff is the family of Wythoff's game and of Fraenkel's a-Wythoff: take any
// number from one heap, or k and l from the two with |k-l| < diff.
//
// The positions that the player to move loses are the cold pairs (A_n, B_n),
// n = 0, 1, 2, …, with B_n = A_n + a·n and A_n = floor(n·alpha), alpha =
// (2 - a + sqrt(a²+4))/2; every number is an A or a B of exactly one n. In
// misère play they are moved a little: see cold.
//
// Source: Wythoff, A modification of the game of Nim (1907); Fraenkel, How to
// beat your Wythoff games' opponent on three fronts (1982).
var Wythoff = family.Put(&Shelf, family.Def[Pair]{
	Name:     "wythoff",
	Title:    grundy.Text{En: "Wythoff's game", Zh: "威佐夫博弈"},
	Rules:    grundy.Text{En: "Take any number of counters from one heap, or k from one and l from the other with |k-l| < diff (diff=1: the same number from both).", Zh: "从一堆中取任意多个，或从两堆分别取 k 和 l 个且 |k-l| < diff（diff=1 即两堆取同样多）。"},
	Position: grundy.Text{En: "two heaps", Zh: "两堆"},
	Params: []family.Param{{Name: "diff", Kind: family.Natural, Default: "1",
		Doc: grundy.Text{En: "how unequal a move in both heaps may be: |k-l| < diff", Zh: "同时取两堆时的差：|k-l| < diff"}}},
	Source:  "Wythoff 1907; Fraenkel 1982",
	Aliases: []family.Alias{{Name: "威佐夫"}, {Name: "威佐夫博弈"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins, normal play", Zh: "胜负（正常玩法）"}, Statement: grundy.Text{En: "lost exactly at the pairs (floor(n·alpha), floor(n·alpha)+diff·n), alpha = (2-diff+sqrt(diff²+4))/2", Zh: "先手负当且仅当局面为 (floor(nα), floor(nα)+diff·n)，α = (2-diff+√(diff²+4))/2"}, Source: "Wythoff 1907; Fraenkel 1982"},
		{What: grundy.Text{En: "who wins, misère play", Zh: "胜负（反常规玩法）"}, Statement: grundy.Text{En: "diff=1: the same pairs, but (0,1) and (2,2) in place of (0,0) and (1,2); diff>1: the pairs (x, x+diff·n+1), x = floor(n·alpha + 1/alpha)", Zh: "diff=1：以 (0,1)、(2,2) 代替 (0,0)、(1,2)，其余相同；diff>1：(x, x+diff·n+1)，x = floor(nα+1/α)"}, Source: "Fraenkel 1982"},
		{What: grundy.Text{En: "length of play, the winner hurrying", Zh: "步数（胜者求快）"}, Statement: grundy.Text{En: "the n-th losing pair lasts 2n moves, in misère play 2n+1, where n = 0 is the least; a won pair one more than the least that a winning move leaves", Zh: "第 n 个必败局面 2n 步，反常规玩法 2n+1 步（n = 0 为最小者）；必胜局面为必胜走法所留步数的最小值加一"}, Source: "own, proved in games/heap/board_pairs.go"},
		{What: grundy.Text{En: "length of play, the winner delaying", Zh: "步数（胜者拖延）"}, Statement: grundy.Text{En: "losing pairs last 2 moves, in misère play 3, but (0,1), and (2,2) with diff=1, last 1; won pairs one more than the most that a winning move leaves", Zh: "必败局面 2 步，反常规玩法 3 步，但 (0,1) 以及 diff=1 时的 (2,2) 为 1 步；必胜局面为必胜走法所留步数的最大值加一"}, Source: "own, proved in games/heap/board_pairs.go"},
		{What: grundy.Text{En: "foreclosed value", Zh: "foreclosed 值"}, Statement: grundy.Text{En: "normal play: infinite with an empty heap or a difference below diff; losing pairs count 0; other pairs are not known", Zh: "正常玩法：有空堆或两堆之差小于 diff 时为无穷；必败局面为 0；其余未知"}, Source: "by the rules"},
	},
	Examples: []string{"wythoff(11,18)", "wythoff(10,10)", "wythoff(12,21,diff=2)"},
	Laws:     []string{"diff=1", "diff=2", "diff=3"},
	Small:    11,
	New: func(a family.Arguments) (grundy.Game[Pair], error) {
		diff, _ := a.Natural("diff")
		if diff.IsZero() {
			return nil, a.Errorf("diff", "want at least 1; with 0 no move in both heaps would exist")
		}
		return wythoff{diff}, nil
	},
	Board: pairs,
})

type wythoff struct{ diff nat.Nat }

var (
	_ grundy.Decider[Pair]    = wythoff{}
	_ grundy.Clock[Pair]      = wythoff{}
	_ grundy.Staller[Pair]    = wythoff{}
	_ grundy.Forecloser[Pair] = wythoff{}
	_ grundy.Winner[Pair]     = wythoff{}
	_ grundy.Ranker[Pair]     = wythoff{}
	_ grundy.Normalizer[Pair] = wythoff{}
)

// WythoffCold reports whether the player to move loses Wythoff's game in normal
// play. With d the difference and u = smaller - d, the smaller heap is
// floor(d·φ) exactly when u·(u+d) <= d² < (u+1)·(u+d+1).
//
// Cost: two products of words. Source: Wythoff (1907).
func WythoffCold(a, b uint64) bool {
	x, y := min(a, b), max(a, b)
	d := y - x
	if d == 0 || x < d {
		return y == 0
	}
	u := x - d
	squareHi, squareLo := bits.Mul64(d, d)
	lowHi, lowLo := bits.Mul64(u, x)
	highHi, highLo := bits.Mul64(u+1, x+1)
	return !above(lowHi, lowLo, squareHi, squareLo) && above(highHi, highLo, squareHi, squareLo)
}

// above compares two double words.
func above(xHi, xLo, yHi, yLo uint64) bool {
	return xHi > yHi || xHi == yHi && xLo > yLo
}

// WythoffColdNat is [WythoffCold] for heaps of any size. Most pairs are told
// apart by their leading bits.
//
// Cost: two products of the size of the heaps at the most.
func WythoffColdNat(a, b nat.Nat) bool {
	if x, ok := a.Uint64(); ok {
		if y, ok := b.Uint64(); ok {
			return WythoffCold(x, y)
		}
	}
	return coldNormal(one, Pair{a, b}.sorted())
}

// cold returns the n-th position that the player to move loses, smaller heap
// first. In misère play with a = 1 these are the pairs of normal play, but for
// n = 0 and n = 1, which become (2,2) and (0,1).
func (g wythoff) cold(n nat.Nat, play grundy.Play) Pair {
	if play == grundy.Misere {
		switch {
		case one.Less(g.diff):
			x := misereBeatty(g.diff, n)
			return Pair{x, x.Add(n.Mul(g.diff)).Add(one)}
		case n.IsZero():
			return Pair{two, two}
		case n == one:
			return Pair{zero, one}
		}
	}
	x := beatty(g.diff, n)
	return Pair{x, x.Add(n.Mul(g.diff))}
}

func (g wythoff) Outcome(p Pair, play grundy.Play) (grundy.Outcome, bool) {
	p = p.sorted()
	if play == grundy.Normal {
		if g.diff == one {
			return grundy.WinsIf(!WythoffColdNat(p.A, p.B)), true
		}
		return grundy.WinsIf(!coldNormal(g.diff, p)), true
	}
	n, ok := g.number(p.B.Sub(p.A), play)
	return grundy.WinsIf(!ok || g.cold(n, play) != p), true
}

// number returns the number of the losing pair with the difference d; ok is
// false if there is none.
func (g wythoff) number(d nat.Nat, play grundy.Play) (n nat.Nat, ok bool) {
	if play == grundy.Misere && one.Less(g.diff) {
		if d.IsZero() {
			return zero, false
		}
		d = d.Sub(one)
	}
	n, rest := d.DivMod(g.diff)
	return n, rest.IsZero()
}

// Winning lists at most three kinds of moves: to the partner of either heap,
// and in both heaps to a cold pair of nearly the same difference.
func (g wythoff) Winning(p Pair, play grundy.Play) ([]Pair, bool) {
	var to []Pair
	for _, q := range g.partners(p.A, play) {
		to = append(to, Pair{p.A, q})
	}
	for _, q := range g.partners(p.B, play) {
		to = append(to, Pair{q, p.B})
	}
	difference := p.sorted()
	n, _ := difference.B.Sub(difference.A).DivMod(g.diff)
	for _, k := range around(n, 1) {
		q := g.cold(k, play)
		to = append(to, q, Pair{q.B, q.A})
	}
	if play == grundy.Misere {
		to = append(to, g.cold(zero, play), Pair{g.cold(zero, play).B, g.cold(zero, play).A}, Pair{zero, one}, Pair{one, zero})
	}
	moves := []Pair{}
	for _, q := range to {
		o, _ := g.Outcome(q, play)
		if o == grundy.Previous && g.legal(p, q) && !slices.Contains(moves, q) {
			moves = append(moves, q)
		}
	}
	slices.SortStableFunc(moves, func(q, r Pair) int { return kindOf(p, q) - kindOf(p, r) })
	return moves, true
}

// kindOf is 0 for a move in the first heap, 1 in the second, 2 in both.
func kindOf(p, q Pair) int {
	switch {
	case q.B == p.B:
		return 0
	case q.A == p.A:
		return 1
	}
	return 2
}

// legal reports whether one move leads from p to q.
func (g wythoff) legal(p, q Pair) bool {
	if p == q || p.A.Less(q.A) || p.B.Less(q.B) {
		return false
	}
	k, l := p.A.Sub(q.A), p.B.Sub(q.B)
	if k.IsZero() || l.IsZero() {
		return true
	}
	return nat.Max(k, l).Sub(nat.Min(k, l)).Less(g.diff)
}

// partners returns heaps that make a cold pair with v; there is one, but for the
// exceptions of misère play.
//
// v is an A_n with n near v/alpha, or a B_n with n near v - v/alpha.
func (g wythoff) partners(v nat.Nat, play grundy.Play) []nat.Nat {
	n := g.perAlpha(v)
	m := v.Sub(nat.Min(n, v))
	var found []nat.Nat
	for _, k := range slices.Concat(around(n, 2), around(m, 2), []nat.Nat{zero, one}) {
		q := g.cold(k, play)
		if q.A == v && !slices.Contains(found, q.B) {
			found = append(found, q.B)
		}
		if q.B == v && !slices.Contains(found, q.A) {
			found = append(found, q.A)
		}
		if len(found) > 0 && play == grundy.Normal {
			break
		}
	}
	return found
}

// perAlpha returns floor(v/alpha), 1/alpha = (sqrt(a²+4) + a-2)/(2a).
func (g wythoff) perAlpha(v nat.Nat) nat.Nat {
	a := g.diff
	root := v.Mul(v).Mul(a.Mul(a).Add(nat.Of(4))).Sqrt()
	if a.Less(two) {
		root = root.Sub(v)
	} else {
		root = root.Add(v.Mul(a.Sub(two)))
	}
	q, _ := root.DivMod(a.Shl(1))
	return q
}

// around returns n, n+1, n-1, … to the distance k, without negative numbers.
func around(n nat.Nat, k uint64) []nat.Nat {
	list := []nat.Nat{n}
	for i := uint64(1); i <= k; i++ {
		list = append(list, n.Add(nat.Of(i)))
		if !n.Less(nat.Of(i)) {
			list = append(list, n.Sub(nat.Of(i)))
		}
	}
	return list
}

// Options yields the moves in the first heap, in the second, and in both.
func (g wythoff) Options(p Pair) iter.Seq[Pair] {
	return func(yield func(Pair) bool) {
		for left := range takeAny(p.A) {
			if !yield(Pair{left[0], p.B}) {
				return
			}
		}
		for left := range takeAny(p.B) {
			if !yield(Pair{p.A, left[0]}) {
				return
			}
		}
		for k := range counted(one, p.A) {
			from := one
			if g.diff.Less(k) {
				from = k.Sub(g.diff).Add(one)
			}
			most := nat.Min(p.B, k.Add(g.diff).Sub(one))
			for l := from; !most.Less(l); l = l.Add(one) {
				if !yield(Pair{p.A.Sub(k), p.B.Sub(l)}) {
					return
				}
			}
		}
	}
}

// Width counts the pairs k, l without those that are too unequal.
func (g wythoff) Width(p Pair) (nat.Nat, bool) {
	both := p.A.Mul(p.B).Sub(g.unequal(p.A, p.B)).Sub(g.unequal(p.B, p.A))
	return p.A.Add(p.B).Add(both), true
}

// unequal counts the k <= a and 1 <= l <= b with k-l >= diff: a-diff of them for
// l = 1, and one less for each further l.
func (g wythoff) unequal(a, b nat.Nat) nat.Nat {
	if !g.diff.Less(a) {
		return zero
	}
	most := a.Sub(g.diff)
	terms := nat.Min(b, most)
	return terms.Mul(most.Shl(1).Add(one).Sub(terms)).Shr(1)
}

func (g wythoff) Ranking(p Pair) (grundy.Ranking[Pair], bool) {
	diff, ok := g.diff.Uint64()
	if !ok {
		diff = 1 << 62 // more than any two heaps that are numbered
	}
	return p.ranking(func(x, y, width uint64, list []uint64) []uint64 {
		rank := x*width + y
		for k := uint64(1); k <= x; k++ {
			list = append(list, rank-k*width)
		}
		for k := uint64(1); k <= y; k++ {
			list = append(list, rank-k)
		}
		for k := uint64(1); k <= x; k++ {
			for l := k - min(k, diff) + 1; l <= y && l < k+diff; l++ {
				list = append(list, rank-k*width-l)
			}
		}
		return list
	}), true
}

// Lines: with diff=1 the moves are those of a queen, along rows, columns and
// diagonals.
func (g wythoff) Lines(p Pair) (grundy.Lines[Pair], bool) {
	a, aok := p.A.Uint64()
	b, bok := p.B.Uint64()
	if !aok || !bok || g.diff != one || max(a, b) >= 1<<32 {
		return grundy.Lines[Pair]{}, false
	}
	return grundy.Lines[Pair]{
		Sizes: []uint64{a + 1, b + 1},
		Steps: [][]uint64{{1, 0}, {0, 1}, {1, 1}},
		At: func(q Pair) []uint64 {
			x, xok := q.A.Uint64()
			y, yok := q.B.Uint64()
			if !xok || !yok {
				return nil
			}
			return []uint64{x, y}
		},
	}, true
}

func (g wythoff) Normal(p Pair) Pair { return p.sorted() }

func (g wythoff) Move(p, q Pair) grundy.Phrase {
	switch kindOf(p, q) {
	case 0:
		return grundy.Say("take {k} from the first heap, leaving {q}", "从第一堆取 {k}，剩 {q}", "k", p.A.Sub(q.A), "q", q.phrase())
	case 1:
		return grundy.Say("take {k} from the second heap, leaving {q}", "从第二堆取 {k}，剩 {q}", "k", p.B.Sub(q.B), "q", q.phrase())
	}
	k, l := p.A.Sub(q.A), p.B.Sub(q.B)
	if k == l {
		return grundy.Say("take {k} from both heaps, leaving {q}", "从两堆各取 {k}，剩 {q}", "k", k, "q", q.phrase())
	}
	return grundy.Say("take {k} from the first and {l} from the second heap, leaving {q}", "从第一堆取 {k}、第二堆取 {l}，剩 {q}", "k", k, "l", l, "q", q.phrase())
}

func (g wythoff) Explain(p Pair, play grundy.Play) []grundy.Phrase {
	s := p.sorted()
	d := s.B.Sub(s.A)
	if s.B.IsZero() {
		return []grundy.Phrase{noMove(play)}
	}
	steps := []grundy.Phrase{grundy.Say("The difference of the heaps is {d}.", "两堆之差为 {d}。", "d", d)}
	n, ok := g.number(d, play)
	if !ok {
		return append(steps, grundy.Say("No losing pair has this difference, so some move reaches a losing pair: see the winning moves.",
			"没有必败局面具有此差，因此有一步可走到必败局面：见必胜走法。"))
	}
	q := g.cold(n, play)
	if play == grundy.Normal && g.diff == one {
		steps = append(steps, grundy.Say("The losing pair with this difference is (floor({n}·φ), floor({n}·φ)+{n}) = {q}, φ = (1+√5)/2.",
			"差为 {n} 的必败局面是 (floor({n}·φ), floor({n}·φ)+{n}) = {q}，φ = (1+√5)/2。", "n", n, "q", q.phrase()))
	} else {
		steps = append(steps, grundy.Say("The losing pair with this difference is {q}, number {n} of its sequence.", "差为此值的必败局面是 {q}，为该序列第 {n} 个。", "q", q.phrase(), "n", n))
	}
	o, _ := g.Outcome(p, play)
	if o == grundy.Previous {
		return append(steps, grundy.Say("That is this position: every move leaves a pair that is not a losing one, and from each such pair a move leads back to one.",
			"正是当前局面：任何一步都离开必败局面，而对手总能再走回必败局面。"))
	}
	return append(steps, grundy.Say("That is not this position, so some move reaches a losing pair: see the winning moves.", "不是当前局面，因此有一步可走到必败局面：见必胜走法。"))
}

func (g wythoff) Source(p Pair, play grundy.Play) string {
	if g.diff == one && play == grundy.Normal {
		return "Wythoff 1907"
	}
	return "Fraenkel 1982"
}
