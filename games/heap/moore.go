package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Moore is the family of Moore's Nim: take counters from 1 … k heaps at once, as many as
// one likes from each.
//
// The player to move loses exactly when in every binary place the number of heaps that
// have a one is divisible by k+1. In misère play the same holds while some heap has two
// or more; of heaps of at most one, the position is lost when the number of ones is 1
// more than a multiple of k+1.
//
// Grundy values are known in two cases. Up to k heaps each move may change any of them,
// so the value is their sum: options have smaller sums, and every smaller sum. Of k+1
// heaps the value is that of Jenkyns and Mayberry.
//
// Source: Moore, A generalization of the game called Nim (1910); Jenkyns and Mayberry,
// The skeleton of an impartial game and the Nim-function of Moore's Nim_k (1980).
var Moore = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "moore",
	Title:    grundy.Text{En: "Moore's Nim", Zh: "Moore Nim（Nim-K）"},
	Rules:    grundy.Text{En: "Take counters from at least one and at most k heaps at once, any number, at least one, from each of them.", Zh: "同时从 1 到 k 堆中取石子，选中的每堆至少取一个，各取多少不限。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "k", Kind: family.Natural, Required: true,
		Doc: grundy.Text{En: "from how many heaps a move may take, as in moore(3,4,5,k=2)", Zh: "每次最多从几堆中取，如 moore(3,4,5,k=2)"}}},
	Source:  "Moore 1910",
	Aliases: []family.Alias{{Name: "nim-k"}, {Name: "nimk"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "who wins, normal play", Zh: "胜负（正常玩法）"}, Statement: grundy.Text{En: "lost exactly when in every binary place the number of ones is divisible by k+1", Zh: "每个二进制位上 1 的个数都能被 k+1 整除时先手负"}, Source: "Moore 1910"},
		{What: grundy.Text{En: "who wins, misère play", Zh: "胜负（反常规玩法）"}, Statement: grundy.Text{En: "the same with a heap of two or more; of heaps of at most one: lost exactly when their number of ones is 1 mod k+1", Zh: "有不少于 2 的堆时相同；各堆至多 1 时，1 的个数除以 k+1 余 1 则先手负"}, Source: "Moore 1910"},
		{What: grundy.Text{En: "Grundy value, up to k heaps", Zh: "SG 值（至多 k 堆）"}, Statement: grundy.Text{En: "the sum of the heaps", Zh: "各堆之和"}, Source: "own, proved in games/heap/moore.go"},
		{What: grundy.Text{En: "Grundy value, k+1 heaps", Zh: "SG 值（k+1 堆）"}, Statement: grundy.Text{En: "with the sum t, the least heap m, y = t - (k+1)m and z = 1 + y(y+1)/2: t if m < z, and else z - 1 + ((m - z) mod (y+1))", Zh: "设总和 t，最小堆 m，y = t - (k+1)m，z = 1 + y(y+1)/2：若 m < z 则为 t，否则为 z - 1 + ((m - z) mod (y+1))"}, Source: "Jenkyns and Mayberry 1980"},
	},
	Examples: []string{"moore(3,4,5,k=2)", "moore(1,2,3,k=2)", "moore(6,6,6,6,k=3)"},
	Laws:     []string{"k=0", "k=1", "k=2", "k=3"},
	Small:    6,
	New:      newMoore,
	Board:    family.Board[Heaps]{Parse: rows.Parse, Format: rows.Format, Samples: mooreSamples},
})

func newMoore(a family.Arguments) (grundy.Game[Heaps], error) {
	k, _ := a.Natural("k")
	return moore{int(min(word(k), 1<<31))}, nil
}

// word is n, or the greatest word if n does not fit one.
func word(n nat.Nat) uint64 {
	if w, ok := n.Uint64(); ok {
		return w
	}
	return 1<<64 - 1
}

// moore is the game in which k heaps may be changed.
type moore struct {
	k int // or 2^31, where it is more
}

var (
	_ grundy.Game[Heaps]       = moore{}
	_ grundy.Valuer[Heaps]     = moore{}
	_ grundy.Decider[Heaps]    = moore{}
	_ grundy.Chooser[Heaps]    = moore{}
	_ grundy.Normalizer[Heaps] = moore{}
	_ grundy.Counter[Heaps]    = moore{}
	_ grundy.Staller[Heaps]    = moore{}
	_ grundy.Namer[Heaps]      = moore{}
	_ grundy.Explainer[Heaps]  = moore{}
	_ grundy.Citer[Heaps]      = moore{}
)

// Options yields the moves in the last heap alone first, and those that change an earlier
// heap after all that leave it.
func (g moore) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		list := p.List()
		left := slices.Clone(list)
		var choose func(i, changes int) bool
		choose = func(i, changes int) bool {
			if i == len(list) {
				return changes == 0 || yield(HeapsOf(left...))
			}
			if left[i] = list[i]; !choose(i+1, changes) {
				return false
			}
			if changes == g.k {
				return true
			}
			for n := list[i]; !n.IsZero(); {
				n = n.Sub(one)
				if left[i] = n; !choose(i+1, changes+1) {
					return false
				}
			}
			left[i] = list[i]
			return true
		}
		choose(0, 0)
	}
}

// Width adds the products of the sizes of 1 … k heaps. It declines where they are many.
func (g moore) Width(p Heaps) (nat.Nat, bool) {
	list := live(p)
	k := min(g.k, len(list))
	if len(list) > 1<<10 {
		return zero, false
	}
	sums := make([]nat.Nat, k+1) // by the number of heaps that change
	sums[0] = one
	for _, n := range list {
		for j := k; j > 0; j-- {
			sums[j] = sums[j].Add(sums[j-1].Mul(n))
		}
	}
	var sum nat.Nat
	for _, s := range sums[1:] {
		sum = sum.Add(s)
	}
	return sum, true
}

func (g moore) Value(p Heaps) (nat.Nat, bool) {
	list := live(p)
	switch {
	case g.k == 1:
		return nimSum(list), true
	case len(list) <= g.k || g.k == 0:
		return g.total(list), true
	case len(list) > g.k+1:
		return zero, false
	}
	t, m := g.total(list), slices.MinFunc(list, nat.Nat.Cmp)
	y := t.Sub(number(g.k + 1).Mul(m))
	z := one.Add(y.Mul(y.Add(one)).Shr(1))
	if m.Less(z) {
		return t, true
	}
	_, r := m.Sub(z).DivMod(y.Add(one))
	return z.Sub(one).Add(r), true
}

// total is the sum of the heaps that a move may change.
func (g moore) total(list []nat.Nat) (sum nat.Nat) {
	if g.k == 0 {
		return zero
	}
	for _, n := range list {
		sum = sum.Add(n)
	}
	return sum
}

func (g moore) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	list := live(p)
	switch {
	case len(list) == 0 || g.k == 0:
		return play.Ended(), true
	case play == grundy.Misere && fickle(list):
		return grundy.WinsIf(len(list)%(g.k+1) != 1), true
	}
	return grundy.WinsIf(!g.balanced(list)), true
}

// balanced reports whether in every place the number of ones is divisible by k+1.
func (g moore) balanced(list []nat.Nat) bool {
	for i := range bitLen(list) {
		if g.ones(list, i)%(g.k+1) != 0 {
			return false
		}
	}
	return true
}

func bitLen(list []nat.Nat) (most int) {
	for _, n := range list {
		most = max(most, n.BitLen())
	}
	return most
}

// ones counts the heaps that have a one in a place.
func (g moore) ones(list []nat.Nat, place int) (count int) {
	for _, n := range list {
		count += int(n.Bit(uint(place)))
	}
	return count
}

// Choose finds one winning move, and counts none: there may be very many.
func (g moore) Choose(p Heaps, play grundy.Play, limit int) (c grundy.Choices[Heaps], ok bool) {
	width, known := g.Width(p)
	if known && !number(1<<14).Less(width) {
		return c, false // few enough to look at all
	}
	c.First = []Heaps{}
	if o, _ := g.Outcome(p, play); o == grundy.Previous || limit < 1 {
		return c, true
	}
	c.First = append(c.First, HeapsOf(g.balance(p.List(), play)...))
	return c, true
}

// balance makes a winning move, from the highest place down. A heap that has been made
// smaller is free in all lower places. Where a place has r ones too many, modulo k+1,
// among the heaps that are not free, either the free heaps fill it up to k+1, or r of
// the others lose their ones and become free: if f heaps are free and f < k+1-r, then
// f+r is at most k.
//
// In misère play a move that would leave heaps of at most one leaves 1 mod k+1 of them.
func (g moore) balance(list []nat.Nat, play grundy.Play) []nat.Nat {
	list = slices.Clone(list)
	free := make([]bool, len(list))
	count := 0
	for place := bitLen(list) - 1; place >= 0; place-- {
		bit := one.Shl(uint(place))
		r := 0
		for i, n := range list {
			if !free[i] {
				r += int(n.Bit(uint(place)))
			} else if n.Bit(uint(place)) == 1 {
				list[i] = n.Xor(bit)
			}
		}
		want := 0
		if place == 0 && play == grundy.Misere && fickle(list) {
			want = 1 // all that remains are single counters
		}
		r = (r + g.k + 1 - want) % (g.k + 1)
		fill := r != 0 && g.k+1-r <= count
		need := g.k + 1 - r
		for i, n := range list {
			switch {
			case r == 0:
			case fill && free[i] && need > 0:
				list[i] = n.Xor(bit)
				need--
			case !fill && !free[i] && n.Bit(uint(place)) == 1:
				list[i], free[i] = n.Xor(bit), true
				count++
				r--
			}
		}
	}
	return list
}

// Normal drops empty heaps and sorts the rest.
func (moore) Normal(p Heaps) Heaps {
	list := live(p)
	slices.SortFunc(list, nat.Nat.Cmp)
	return HeapsOf(list...)
}

func (g moore) Stall(p Heaps, play grundy.Play) (q Heaps, longest, ok bool) {
	return anyMove(g, p, play)
}

func (moore) Move(p, q Heaps) grundy.Phrase {
	from, to := p.List(), q.List()
	var move grundy.Phrase
	first := true
	for i, n := range from {
		if to[i] == n {
			continue
		}
		part := took(n, to[i])
		if len(from) > 1 {
			part = grundy.Say("from {heap}: {what}", "{heap}：{what}", "heap", ordinal(i), "what", part)
		}
		if !first {
			part = grundy.Say("{a}; {b}", "{a}；{b}", "a", move, "b", part)
		}
		move, first = part, false
	}
	return move
}

func (g moore) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	list := live(p)
	if len(list) == 0 || g.k == 0 {
		return []grundy.Phrase{noMove(play)}
	}
	m := number(g.k + 1)
	if play == grundy.Misere && fickle(list) {
		_, r := number(len(list)).DivMod(m)
		return []grundy.Phrase{grundy.Say(
			"No heap has two or more. There are {n} single counters, {r} mod {m}: the player to move loses exactly when that is 1.",
			"没有不少于 2 的堆。共有 {n} 个单石子堆，除以 {m} 余 {r}：余 1 时先手负。", "n", number(len(list)), "r", r, "m", m)}
	}
	steps := []grundy.Phrase{grundy.Say("Write the heaps in binary and count the ones in each place modulo {m}, which is k+1:", "把各堆写成二进制，逐位统计 1 的个数，对 {m} = k+1 取模：", "m", m)}
	if length := bitLen(list); length <= 20 {
		for i := length - 1; i >= 0; i-- {
			_, r := number(g.ones(list, i)).DivMod(m)
			steps = append(steps, grundy.Say("  place of {b}: {n} ones -> {r}", "  权 {b} 的位：{n} 个 1 -> {r}", "b", one.Shl(uint(i)), "n", number(g.ones(list, i)), "r", r))
		}
	}
	if len(steps) == 1 {
		steps[0] = grundy.Say("Write the heaps in binary, and count the ones in each of the {n} places modulo {m}, which is k+1.", "把各堆写成二进制，共 {n} 位，逐位统计 1 的个数，对 {m} = k+1 取模。", "n", number(bitLen(list)), "m", m)
	}
	if g.balanced(list) {
		return append(steps, grundy.Say("All are 0: at most k heaps change, so some place changes by 1 to k ones, and the opponent can make all of them 0 again.", "全为 0：每步至多改变 k 堆，必有某一位变化 1 到 k 个 1，而对手总能使各位再变为 0。"))
	}
	return append(steps, grundy.Say("Not all are 0: make them 0, from the highest place down, where a heap that was made smaller is free in the lower places.", "不全为 0：从最高位起逐位使其为 0，已减小的堆在更低位上可任意取值。"))
}

func (g moore) Source(p Heaps, play grundy.Play) string { return "Moore 1910" }

// mooreSamples yields up to four heaps.
func mooreSamples(most int) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		for length, greatest := range [...]int{0, most, most, min(most, 4), min(most, 3)} {
			for list := range tuples(length, greatest) {
				if !yield(HeapsOf(list...)) {
					return
				}
			}
		}
	}
}
