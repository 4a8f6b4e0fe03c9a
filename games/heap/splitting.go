package heap

import (
	"iter"
	"math/bits"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Splitting is the family in which a move takes a bean out of a bottle and puts two
// beans into bottles behind it.
//
// Beans are a sum, and a bean is worth what its distance d from the last bottle makes of
// it: nothing in the last bottle, and else the least number that is no nim-sum of the
// values of two smaller distances, equal ones among them. Two beans of equal value, or
// one of value 0, leave one or none that counts: so this is Mock Turtles, in which up to
// three coins are turned, the rightmost from heads to tails, and the d-th coin is worth
// the d-th odious number.
//
// Source: Winning Ways, chapter 14, for Mock Turtles; AHOI 2007 (Luogu P3185).
var Splitting = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "splitting",
	Title:    grundy.Text{En: "Splitting beans", Zh: "分裂游戏"},
	Rules:    grundy.Text{En: "Bottles stand in a row. Take a bean out of one, and put two beans into bottles behind it, both into one or each into another.", Zh: "瓶子排成一行。从某瓶取出一颗豆子，再向其后的瓶子放入共两颗豆子（可放入同一瓶，也可各放一瓶）。"},
	Position: grundy.Text{En: "the beans in each bottle, from the first to the last", Zh: "从第一个瓶子到最后一个瓶子的豆子数"},
	Unit:     grundy.Text{En: "bottle", Zh: "瓶子"},
	Source:   "AHOI 2007",
	Aliases:  []family.Alias{{Name: "分裂游戏"}, {Name: "beans"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "the nim-sum (xor) over all beans; a bean d bottles before the last is worth the d-th odious number: 0 for d = 0, else 2(d-1), and one more if d-1 has an even number of ones in binary", Zh: "所有豆子的值的异或和；距最后一瓶 d 的豆子的值为第 d 个 odious 数：d = 0 时为 0，否则为 2(d-1)，若 d-1 的二进制中 1 的个数为偶数则再加 1"}, Source: "Winning Ways, chapter 14"},
	},
	Examples: []string{"splitting(1,0,1,3)", "splitting(0,2,1,1)"},
	Small:    3,
	New:      func(family.Arguments) (grundy.Game[Heaps], error) { return splitting{}, nil },
	Board:    family.Board[Heaps]{Parse: rows.Parse, Format: rows.Format, Samples: bottles},
})

type splitting struct{}

var (
	_ grundy.Game[Heaps]       = splitting{}
	_ grundy.Valuer[Heaps]     = splitting{}
	_ grundy.Decider[Heaps]    = splitting{}
	_ grundy.Winner[Heaps]     = splitting{}
	_ grundy.Finder[Heaps]     = splitting{}
	_ grundy.Normalizer[Heaps] = splitting{}
	_ grundy.Counter[Heaps]    = splitting{}
	_ grundy.Staller[Heaps]    = splitting{}
	_ grundy.Namer[Heaps]      = splitting{}
	_ grundy.Explainer[Heaps]  = splitting{}
	_ grundy.Citer[Heaps]      = splitting{}
)

// Options yields the moves from the first bottle, then those from the second, and so on,
// the nearest bottles first.
func (splitting) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		list := p.List()
		for i, n := range list {
			if n.IsZero() {
				continue
			}
			for j := i + 1; j < len(list); j++ {
				for k := j; k < len(list); k++ {
					if !yield(beans(list, i, j, k)) {
						return
					}
				}
			}
		}
	}
}

// beans are the bottles after a bean of bottle i became beans in j and k.
func beans(list []nat.Nat, i, j, k int) Heaps {
	list = slices.Clone(list)
	list[i], list[j] = list[i].Sub(one), list[j].Add(one)
	list[k] = list[k].Add(one)
	return HeapsOf(list...)
}

func (splitting) Width(p Heaps) (sum nat.Nat, ok bool) {
	list := p.List()
	for i, n := range list {
		if d := len(list) - 1 - i; !n.IsZero() {
			sum = sum.Add(number(d).Mul(number(d + 1)).Shr(1))
		}
	}
	return sum, true
}

// beanValue is the value of a bean at a distance from the last bottle.
func beanValue(d int) uint64 {
	if d == 0 {
		return 0
	}
	return odious(uint64(d - 1))
}

// odious is the number 2n or 2n+1 that has an odd number of ones in binary.
func odious(n uint64) uint64 { return 2*n + 1 - uint64(bits.OnesCount64(n)&1) }

// sum is the value of all beans.
func (splitting) sum(list []nat.Nat) (sum uint64) {
	for i, n := range list {
		if n.Odd() {
			sum ^= beanValue(len(list) - 1 - i)
		}
	}
	return sum
}

func (g splitting) Value(p Heaps) (nat.Nat, bool) { return nat.Of(g.sum(p.List())), true }

func (g splitting) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	if play == grundy.Misere {
		return play.Ended(), g.ended(p.List())
	}
	return grundy.WinsIf(g.sum(p.List()) != 0), true
}

// ended reports whether all beans are in the last bottle.
func (splitting) ended(list []nat.Nat) bool {
	return len(list) == 0 || !slices.ContainsFunc(list[:len(list)-1], func(n nat.Nat) bool { return !n.IsZero() })
}

func (g splitting) Winning(p Heaps, play grundy.Play) ([]Heaps, bool) {
	if play == grundy.Misere {
		return nil, false
	}
	return g.WithValue(p, zero)
}

// WithValue looks for a partner of each bottle j: the value that k must have says which
// bottle it is.
//
// Cost: O(bottles²); it declines beyond two thousand bottles.
func (g splitting) WithValue(p Heaps, v nat.Nat) ([]Heaps, bool) {
	list := p.List()
	want, small := v.Uint64()
	switch {
	case len(list) > 1<<11:
		return nil, false
	case !small:
		return []Heaps{}, true
	}
	last := len(list) - 1
	change := g.sum(list) ^ want
	moves := []Heaps{}
	for i, n := range list {
		if n.IsZero() {
			continue
		}
		for j := i + 1; j <= last; j++ {
			w := beanValue(last-i) ^ change ^ beanValue(last-j)
			d := uint64(0) // the distance of a bean worth w
			if w != 0 {
				d = w/2 + 1
			}
			if d <= uint64(last-j) && beanValue(int(d)) == w {
				moves = append(moves, beans(list, i, j, last-int(d)))
			}
		}
	}
	return moves, true
}

// Normal drops the bottles before the first bean, and the beans of the last bottle.
func (splitting) Normal(p Heaps) Heaps {
	list := p.List()
	if len(list) > 0 {
		list[len(list)-1] = zero
	}
	for len(list) > 0 && list[0].IsZero() {
		list = list[1:]
	}
	return HeapsOf(list...)
}

func (g splitting) Stall(p Heaps, play grundy.Play) (q Heaps, longest, ok bool) {
	return anyMove(g, p, play)
}

func (splitting) Move(p, q Heaps) grundy.Phrase {
	from, to := p.List(), q.List()
	i, j, k := 0, 0, 0
	for n := range from {
		switch {
		case to[n].Less(from[n]):
			i = n
		case from[n].Less(to[n]) && j == 0:
			j, k = n, n
		case from[n].Less(to[n]):
			k = n
		}
	}
	return grundy.Say("a bean of bottle {i} becomes two, in {j} and {k}", "第 {i} 瓶的一颗豆子变为两颗，放入第 {j} 和第 {k} 瓶", "i", number(i+1), "j", number(j+1), "k", number(k+1))
}

func (g splitting) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	list := p.List()
	switch {
	case g.ended(list):
		return []grundy.Phrase{noMove(play)}
	case play == grundy.Misere:
		return nil
	}
	steps := []grundy.Phrase{grundy.Say(
		"A bean d bottles before the last is worth the d-th odious number (one with an odd number of ones in binary): 0, 1, 2, 4, 7, 8, 11, …. Two beans in one bottle cancel out.",
		"距最后一瓶 d 的豆子的值为第 d 个 odious 数（二进制中 1 的个数为奇数）：0、1、2、4、7、8、11……。同一瓶中两颗互相抵消。")}
	var values []nat.Nat
	for i, n := range list {
		d := len(list) - 1 - i
		if d == 0 || !n.Odd() {
			continue
		}
		values = append(values, nat.Of(beanValue(d)))
		if len(list) <= 32 {
			steps = append(steps, grundy.Say("  bottle {i}, d = {d} -> {v}", "  第 {i} 瓶，d = {d} -> {v}", "i", number(i+1), "d", number(d), "v", nat.Of(beanValue(d))))
		}
	}
	return append(steps, verdict(values, play)...)
}

func (g splitting) Source(p Heaps, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	return "Winning Ways, chapter 14"
}

// bottles yields rows of up to five bottles with few beans.
func bottles(most int) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		for length, greatest := range [...]int{0, 2, most, min(most, 2), 1, 1} {
			for list := range tuples(length, greatest) {
				if !yield(HeapsOf(list...)) {
					return
				}
			}
		}
	}
}
