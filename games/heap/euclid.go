package heap

import (
	"iter"
	"math/bits"
	"sync"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Euclid is the family of Euclid's game: take a positive multiple of the smaller
// heap from the larger one, until a heap is zero (end=zero, the judges' rule) or
// until no move leaves both positive (end=positive, Grossman's rule).
//
// Let the larger heap be q times the smaller one and a rest. With q = 1 the move
// is forced. With q >= 2 the player may leave the pair after the last forced
// move, or take the whole quotient, and so chooses who plays from the pair of
// the smaller heap and the rest. So each position has at most one winning move,
// every lost position has one move only, and the length of play is settled: it
// is found by going through the quotients from the last to the first. Grossman's
// game is the same with the last quotient one less.
//
// Source: Cole and Davie, A game based on the Euclidean algorithm and a winning
// strategy for it (1969); Grossman, A Nim-type game based on Euclid's algorithm
// (1997); Cairns, Ho and Lengyel, The Sprague-Grundy function of the real game
// Euclid (2011); Gurvich, On the misère version of game Euclid and miserable
// games (2007).
var Euclid = family.Put(&Shelf, family.Def[Pair]{
	Name:     "euclid",
	Title:    grundy.Text{En: "Euclid's game", Zh: "欧几里得博弈"},
	Rules:    grundy.Text{En: "Take 1, 2, … times the smaller heap from the larger one. With end=zero it is over when a heap is zero; with end=positive both heaps must stay positive.", Zh: "从较大堆中取走较小堆的正整数倍。end=zero：某堆为 0 时结束；end=positive：两堆必须保持为正。"},
	Goal:     euclidGoal,
	Position: grundy.Text{En: "two heaps", Zh: "两堆"},
	Params: []family.Param{{Name: "end", Kind: family.Choice, Words: []string{"zero", "positive"}, Default: "zero",
		Doc: grundy.Text{En: "zero: a heap may become zero, which ends the game (judges, Cole and Davie); positive: it may not (Grossman)", Zh: "zero：可取到 0 并结束（评测常用，Cole–Davie）；positive：不可取到 0（Grossman）"}}},
	Source:  "Cole and Davie 1969; Grossman 1997",
	Aliases: []family.Alias{{Name: "欧几里得"}, {Name: "欧几里得博弈"}, {Name: "grossman", Params: map[string]string{"end": "positive"}}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins, normal play", Zh: "胜负（正常玩法）"}, Statement: grundy.Text{En: "the player to move, exactly when larger/smaller > φ, or (end=zero) when the heaps are equal", Zh: "大堆/小堆 > φ 时先手胜；end=zero 时两堆相等也先手胜"}, Source: "Cole and Davie 1969"},
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "floor(a/b - b/a); with end=zero one more or less if all quotients of a/b are equal", Zh: "floor(a/b - b/a)；end=zero 且 a/b 的各商全相等时加一或减一"}, Source: "Grossman 1997; Cairns, Ho and Lengyel 2011"},
		{What: grundy.Text{En: "length of play, both plays", Zh: "步数（两种玩法）"}, Statement: grundy.Text{En: "from the last quotient to the first: a quotient 1 adds one move, a larger one makes the number odd (even in misère play) by adding one or two", Zh: "从最后一个商往前：商为 1 加一步；更大的商加一或两步，使步数为奇（反常规玩法为偶）"}, Source: "by the uniqueness of winning moves"},
		{What: grundy.Text{En: "foreclosed value", Zh: "foreclosed 值"}, Statement: grundy.Text{En: "from the last quotient c to the first: c starts with ∞, in misère play with c-1 (end=positive: c-2; equal heaps have ended); then s becomes q if s < q is a number, else q-1; with end=zero in misère play that is floor(a/b - b/a)", Zh: "从最后一个商 c 往前：初值为 ∞，反常规玩法为 c-1（end=positive 时为 c-2，两堆相等则已结束）；之后若 s 为数且 s < q 则变为 q，否则为 q-1；end=zero 的反常规玩法即 floor(a/b - b/a)"}, Source: "own, proved in games/heap/board_fold.go"},
		{What: grundy.Text{En: "winning move", Zh: "必胜走法"}, Statement: grundy.Text{En: "the only one: the whole quotient if that leaves a lost position, else one less", Zh: "唯一：若取满商留下必败局面则取满，否则少取一倍"}, Source: "Cole and Davie 1969"},
	},
	Examples: []string{"euclid(25,7)", "euclid(8,5)", "euclid(25,7,end=positive)"},
	Laws:     []string{"end=zero", "end=positive"},
	Small:    22,
	New: func(a family.Arguments) (grundy.Game[Pair], error) {
		return &euclid{positive: a.Word("end") == "positive"}, nil
	},
	Board: pairs,
})

func euclidGoal(a family.Arguments, play grundy.Play) grundy.Text {
	switch {
	case a.Word("end") == "positive":
		return family.LastMove(play)
	case play == grundy.Misere:
		return grundy.Text{En: "whoever makes a zero loses", Zh: "把某堆取到 0 者负"}
	}
	return grundy.Text{En: "whoever makes a zero wins", Zh: "把某堆取到 0 者胜"}
}

// euclid remembers the quotients of the last huge pair, which several questions
// about a position need.
type euclid struct {
	positive bool
	mu       sync.Mutex
	pair     Pair
	parts    nat.Quotients
}

var (
	_ grundy.Decider[Pair]    = (*euclid)(nil)
	_ grundy.Forecloser[Pair] = (*euclid)(nil)
	_ grundy.Staller[Pair]    = (*euclid)(nil)
	_ grundy.Valuer[Pair]     = (*euclid)(nil)
	_ grundy.Clock[Pair]      = (*euclid)(nil)
	_ grundy.Winner[Pair]     = (*euclid)(nil)
	_ grundy.Finder[Pair]     = (*euclid)(nil)
	_ grundy.Tamer[Pair]      = (*euclid)(nil)
	_ grundy.Pacer[Pair]      = (*euclid)(nil)
	_ grundy.Ranker[Pair]     = (*euclid)(nil)
)

// EuclidWins reports whether the player to move wins Euclid's game by the
// judges' rule in normal play: a > b > 0 wins exactly when a(a-b) > b².
//
// Cost: two products of words. Source: Cole and Davie (1969).
func EuclidWins(a, b uint64) bool {
	a, b = max(a, b), min(a, b)
	if b == 0 || a == b {
		return b != 0
	}
	hi, lo := bits.Mul64(a, a-b)
	squareHi, squareLo := bits.Mul64(b, b)
	return above(hi, lo, squareHi, squareLo)
}

// EuclidWinsNat is [EuclidWins] for heaps of any size.
//
// Cost: constant unless a/b agrees with φ in the leading 160 bits, then two
// products of the size of the heaps.
func EuclidWinsNat(a, b nat.Nat) bool {
	if x, ok := a.Uint64(); ok {
		if y, ok := b.Uint64(); ok {
			return EuclidWins(x, y)
		}
	}
	p := Pair{a, b}.sorted()
	if p.A.IsZero() || p.A == p.B {
		return !p.A.IsZero()
	}
	return aboveGolden(p.B, p.A)
}

// aboveGolden reports a/b > φ for a >= b > 0.
func aboveGolden(a, b nat.Nat) bool {
	const keep = 160
	if cut := b.BitLen() - keep; cut > keep {
		if a.BitLen() > b.BitLen()+1 {
			return true
		}
		x, y := a.Shr(uint(cut)), b.Shr(uint(cut))
		if over(x, y.Add(one)) {
			return true
		}
		if !over(x.Add(one), y) {
			return false
		}
	}
	return over(a, b)
}

// over reports a(a-b) > b², and false for a < b.
func over(a, b nat.Nat) bool { return !a.Less(b) && b.Mul(b).Less(a.Mul(a.Sub(b))) }

// EuclidLength returns how many moves Euclid's game lasts by the judges' rule in
// normal play. Winning moves are unique and lost positions have one move, so
// this is both remoteness and suspense; it is odd exactly if the mover wins.
//
// Cost: one division for each quotient, at most 92 of them. Whether a quotient
// is 1 chooses a value and no branch, because no processor could foresee it.
func EuclidLength(a, b uint64) int {
	a, b = max(a, b), min(a, b)
	// What the quotients so far add to the length of the game after them, if
	// that is even and if it is odd. In the end there is no game after them.
	even, odd := 0, 0
	for b != 0 {
		q := a / b
		a, b = b, a-q*b
		choice := odd + 2
		if q == 1 {
			choice = even + 1
		}
		even, odd = odd+1, choice
	}
	return even
}

// EuclidLengthNat is [EuclidLength] for heaps of any size.
//
// Cost: that of the continued fraction.
func EuclidLengthNat(a, b nat.Nat) nat.Nat {
	if x, ok := a.Uint64(); ok {
		if y, ok := b.Uint64(); ok {
			return number(EuclidLength(x, y))
		}
	}
	return (&euclid{}).length(Pair{a, b}, grundy.Normal)
}

// quotients returns the continued fraction of the larger heap over the smaller,
// which is not 0.
func (g *euclid) quotients(p Pair) nat.Quotients {
	p = p.sorted()
	if p.B.BitLen() <= 4096 {
		return nat.ContinuedFraction(p.B, p.A)
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.pair != p {
		g.pair, g.parts = p, nat.ContinuedFraction(p.B, p.A)
	}
	return g.parts
}

// lengths returns the length of play after each number of whole quotients: the
// last entry is 0, for the end, and entry i follows from entry i+1 and quotient
// i. Only its parity and size matter, so it fits an int.
func (g *euclid) lengths(q nat.Quotients, play grundy.Play, from int) int {
	length := 0
	for i := q.Len() - 1; i >= from; i-- {
		w, small := q.Word(i)
		if g.positive && i == q.Len()-1 && small {
			w--
		}
		switch {
		case small && w == 0:
		case small && w == 1:
			length++
		case (length%2 == 0) == (play == grundy.Normal):
			length++
		default:
			length += 2
		}
	}
	return length
}

func (g *euclid) length(p Pair, play grundy.Play) nat.Nat {
	if p.sorted().A.IsZero() {
		return zero
	}
	return number(g.lengths(g.quotients(p), play, 0))
}

func (g *euclid) Remoteness(p Pair, play grundy.Play) (nat.Nat, bool) { return g.length(p, play), true }
func (g *euclid) Suspense(p Pair, play grundy.Play) (nat.Nat, bool)   { return g.length(p, play), true }

func (g *euclid) Outcome(p Pair, play grundy.Play) (grundy.Outcome, bool) {
	s := p.sorted()
	switch {
	case s.A.IsZero() || g.positive && s.A == s.B:
		return play.Ended(), true
	case s.A == s.B:
		return grundy.WinsIf(play == grundy.Normal), true
	case play == grundy.Normal || !g.positive:
		// In misère play the judges' rule differs at equal heaps and zeros only.
		return grundy.WinsIf(EuclidWinsNat(s.B, s.A)), true
	}
	return grundy.WinsIf(g.lengths(g.quotients(p), play, 0)%2 == 0), true
}

// Value returns floor(a/b - b/a), corrected in the judges' game where all
// quotients are equal.
//
// Source: Cairns, Ho and Lengyel (2011); Grossman (1997).
func (g *euclid) Value(p Pair) (nat.Nat, bool) {
	s := p.sorted()
	if s.A.IsZero() {
		return zero, true
	}
	a, b := s.B, s.A
	v, _ := a.Add(b).Mul(a.Sub(b)).DivMod(a.Mul(b))
	if g.positive {
		return v, true
	}
	if count, equal := g.allEqual(s); equal {
		if count%2 == 1 {
			return v.Add(one), true
		}
		return v.Sub(one), true
	}
	return v, true
}

// allEqual reports whether all quotients of the pair are equal, and how many
// they are. Most pairs show in two divisions that they are not.
func (g *euclid) allEqual(s Pair) (count int, equal bool) {
	first, rest := s.B.DivMod(s.A)
	if !rest.IsZero() {
		if second, _ := s.A.DivMod(rest); second != first {
			return 0, false
		}
	}
	q := g.quotients(s)
	for i := range q.Len() {
		if q.At(i) != first {
			return 0, false
		}
	}
	return q.Len(), true
}

// Tame: by Grossman's rule the positions with heaps k·F_i and k·F_(i+1) are
// fickle and all others firm. Of the judges' rule nothing is claimed.
//
// Source: Gurvich (2007).
func (g *euclid) Tame(p Pair) (fickle, ok bool) {
	s := p.sorted()
	if !g.positive {
		return false, false
	}
	if s.A.IsZero() {
		return true, true
	}
	// Consecutive Fibonacci numbers: all quotients 1 but the last, which is 2;
	// or equal heaps.
	q := g.quotients(s)
	for i := range q.Len() {
		if w, ok := q.Word(i); !ok || w > 2 || w == 2 && i != q.Len()-1 {
			return false, true
		}
	}
	return true, true
}

// most returns the greatest multiple that may be taken.
func (g *euclid) most(c choice) nat.Nat {
	if g.positive && c.rest.IsZero() && !c.quotient.IsZero() {
		return c.quotient.Sub(one)
	}
	return c.quotient
}

// Options yields the moves that take 1, 2, … times the smaller heap.
func (g *euclid) Options(p Pair) iter.Seq[Pair] {
	return func(yield func(Pair) bool) {
		c := divide(p)
		for k := range counted(one, g.most(c)) {
			if !yield(c.after(k)) {
				return
			}
		}
	}
}

func (g *euclid) Width(p Pair) (nat.Nat, bool) { return g.most(divide(p)), true }

// Ranking is for tables of many pairs: one pair reaches few others.
func (g *euclid) Ranking(p Pair) (grundy.Ranking[Pair], bool) {
	ends := uint64(0) // the least that a move leaves of the larger heap
	if g.positive {
		ends = 1
	}
	r := p.ranking(func(x, y, width uint64, list []uint64) []uint64 {
		if x == 0 || y == 0 {
			return list
		}
		rank := x*width + y
		if x < y {
			for left := y; left >= x+ends; {
				left, rank = left-x, rank-x
				list = append(list, rank)
			}
			return list
		}
		for left := x; left >= y+ends; {
			left, rank = left-y, rank-y*width
			list = append(list, rank)
		}
		return list
	})
	r.Sparse = true
	return r, true
}

// Normal puts the smaller heap first.
func (g *euclid) Normal(p Pair) Pair { return p.sorted() }

// Winning returns the only winning move: all that may be taken, or one less.
func (g *euclid) Winning(p Pair, play grundy.Play) ([]Pair, bool) {
	moves := []Pair{}
	c := divide(p)
	most := g.most(c)
	for k := most; !k.IsZero() && most.Sub(k).Less(two); k = k.Sub(one) {
		q := c.after(k)
		if o, _ := g.Outcome(q, play); o == grundy.Previous {
			moves = append(moves, q)
		}
	}
	return moves, true
}

func (g *euclid) Move(p, q Pair) grundy.Phrase {
	c := divide(p)
	left := q.A
	if c.turned {
		left = q.B
	}
	k, _ := c.large.Sub(left).DivMod(c.small)
	return grundy.Say("take {k} × {b} from {a}, leaving {q}", "从 {a} 中取 {k} × {b}，剩 {q}", "k", k, "b", c.small, "a", c.large, "q", q.phrase())
}

func (g *euclid) Source(p Pair, play grundy.Play) string {
	switch {
	case g.positive && play == grundy.Misere:
		return "Gurvich 2007"
	case g.positive:
		return "Grossman 1997"
	}
	return "Cole and Davie 1969"
}
