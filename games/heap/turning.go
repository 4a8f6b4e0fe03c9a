package heap

import (
	"iter"
	"slices"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Turning is the family of coin-turning games in a row: turn some coins, of which the
// rightmost goes from heads to tails.
//
// The value of a position is the nim-sum of the values of its heads, each alone in the
// row: a coin that is turned to heads beside one that was heads already cancels out, as
// two equal games do. The rules say which coins may be turned together, and board_turning.go
// says what a head is then worth.
//
// Source: Lenstra, according to Winning Ways, chapter 14, which names the games.
var Turning = family.Put(&Shelf, family.Def[Heaps]{
	Name:  "turning",
	Title: grundy.Text{En: "Turning coins", Zh: "翻硬币"},
	Rules: grundy.Text{
		En: "Coins lie in a row. Turn some of them; the rightmost of those goes from heads to tails. Turning Turtles (rule=turtles): one or two coins; Mock Turtles (mock): one, two or three; Twins (twins): two; Triplets (triplets): three.",
		Zh: "硬币排成一行。翻动若干枚，其中最右一枚必须由正翻反。Turning Turtles（rule=turtles）：一或两枚；Mock Turtles（mock）：一至三枚；Twins（twins）：恰两枚；Triplets（triplets）：恰三枚。"},
	Position: grundy.Text{En: "the places of the heads, from 1 on", Zh: "正面朝上的硬币的位置，从 1 数起"},
	Unit:     grundy.Text{En: "head", Zh: "正面"},
	Params: []family.Param{{Name: "rule", Kind: family.Choice, Words: []string{"turtles", "mock", "twins", "triplets"}, Default: "turtles",
		Doc: grundy.Text{En: "which coins may be turned together", Zh: "哪些硬币可以一起翻"}}},
	Source: "Winning Ways, chapter 14",
	Aliases: []family.Alias{
		{Name: "turning-turtles"}, {Name: "翻硬币"},
		{Name: "mock-turtles", Params: map[string]string{"rule": "mock"}},
		{Name: "twins", Params: map[string]string{"rule": "twins"}},
		{Name: "triplets", Params: map[string]string{"rule": "triplets"}},
	},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{
			En: "the nim-sum (xor) over the heads; a head at place n is worth: turtles n; mock the n-th odious number; twins n-1; triplets 0, 0, and then the odious number n-2 places on",
			Zh: "各正面的值的异或和；位置 n 的正面的值：turtles 为 n；mock 为第 n 个 odious 数；twins 为 n-1；triplets 为 0、0，其后为第 n-2 个 odious 数"}, Source: "Winning Ways, chapter 14"},
	},
	Examples: []string{"turning(1,4,5)", "mock-turtles(2,3,6)"},
	Laws:     []string{"", "rule=mock", "rule=twins", "rule=triplets"},
	Small:    6,
	New: func(a family.Arguments) (grundy.Game[Heaps], error) {
		return turning{turnings[a.Word("rule")]}, nil
	},
	Board: family.Board[Heaps]{Parse: heads, Format: rows.Format, Samples: func(most int) iter.Seq[Heaps] { return strips(most) }},
})

// turning is the game of a rule.
type turning struct{ rule turns }

var (
	_ grundy.Game[Heaps]      = turning{}
	_ grundy.Valuer[Heaps]    = turning{}
	_ grundy.Decider[Heaps]   = turning{}
	_ grundy.Winner[Heaps]    = turning{}
	_ grundy.Finder[Heaps]    = turning{}
	_ grundy.Counter[Heaps]   = turning{}
	_ grundy.Staller[Heaps]   = turning{}
	_ grundy.Namer[Heaps]     = turning{}
	_ grundy.Explainer[Heaps] = turning{}
	_ grundy.Citer[Heaps]     = turning{}
)

// Options yields the moves whose rightmost coin is the first head, then those of the
// second, and so on.
func (g turning) Options(p Heaps) iter.Seq[Heaps] {
	return func(yield func(Heaps) bool) {
		list := p.List()
		for _, n := range list {
			for others := range g.rule.others(n) {
				if !yield(turned(list, n, others)) {
					return
				}
			}
		}
	}
}

// turned is the position after the coins at n and at others were turned.
func turned(list []nat.Nat, n nat.Nat, others []nat.Nat) Heaps {
	coins := append(slices.Clone(others), n)
	slices.SortFunc(coins, nat.Nat.Cmp)
	left := make([]nat.Nat, 0, len(list)+len(coins))
	for len(list) > 0 && len(coins) > 0 {
		switch c := list[0].Cmp(coins[0]); {
		case c < 0:
			left, list = append(left, list[0]), list[1:]
		case c > 0:
			left, coins = append(left, coins[0]), coins[1:]
		default:
			list, coins = list[1:], coins[1:]
		}
	}
	return HeapsOf(slices.Concat(left, list, coins)...)
}

func (g turning) Width(p Heaps) (sum nat.Nat, ok bool) {
	for _, n := range p.List() {
		sum = sum.Add(g.rule.width(n))
	}
	return sum, true
}

func (g turning) Value(p Heaps) (sum nat.Nat, ok bool) {
	for _, n := range p.List() {
		sum = sum.Xor(g.rule.value(n))
	}
	return sum, true
}

func (g turning) Outcome(p Heaps, play grundy.Play) (grundy.Outcome, bool) {
	if play == grundy.Misere {
		return play.Ended(), g.ended(p)
	}
	v, _ := g.Value(p)
	return grundy.WinsIf(!v.IsZero()), true
}

// ended reports whether no head can be turned.
func (g turning) ended(p Heaps) bool {
	w, _ := g.Width(p)
	return w.IsZero()
}

func (g turning) Winning(p Heaps, play grundy.Play) ([]Heaps, bool) {
	if play == grundy.Misere {
		return nil, false
	}
	return g.WithValue(p, zero)
}

// turnedAtMost is how many moves are compared to find those of one value.
const turnedAtMost = 1 << 18

// WithValue finds for each head the coins that give the rest the value that is wanted:
// the one coin of that value where at most two are turned, and else by comparing all.
func (g turning) WithValue(p Heaps, v nat.Nat) ([]Heaps, bool) {
	list := p.List()
	sum, _ := g.Value(p)
	moves := []Heaps{}
	if len(list)*len(p) > family.MostListed {
		return nil, false // each move would be a position of that length
	}
	if width, _ := g.Width(p); g.rule.partner == nil && number(turnedAtMost).Less(width) {
		return nil, false
	}
	for _, n := range list {
		want := g.rule.value(n).Xor(sum).Xor(v) // of the others that are turned
		if g.rule.partner != nil {
			if others, ok := g.rule.partner(n, want); ok {
				moves = append(moves, turned(list, n, others))
			}
			continue
		}
		for others := range g.rule.others(n) {
			var w nat.Nat
			for _, m := range others {
				w = w.Xor(g.rule.value(m))
			}
			if w == want {
				moves = append(moves, turned(list, n, others))
			}
		}
	}
	return moves, true
}

func (g turning) Stall(p Heaps, play grundy.Play) (q Heaps, longest, ok bool) {
	return anyMove(g, p, play)
}

// Move names the coins that differ.
func (g turning) Move(p, q Heaps) grundy.Phrase {
	from, to := p.List(), q.List()
	var coins []nat.Nat
	for _, n := range append(slices.Clone(from), to...) {
		_, before := slices.BinarySearchFunc(from, n, nat.Nat.Cmp)
		_, after := slices.BinarySearchFunc(to, n, nat.Nat.Cmp)
		if before != after {
			coins = append(coins, n)
		}
	}
	slices.SortFunc(coins, nat.Nat.Cmp)
	switch len(coins) {
	case 0:
		return grundy.Phrase{}
	case 1:
		return grundy.Say("turn {a}", "翻第 {a} 枚", "a", coins[0])
	case 2:
		return grundy.Say("turn {a} and {b}", "翻第 {a}、{b} 枚", "a", coins[0], "b", coins[1])
	}
	return grundy.Say("turn {a}, {b} and {c}", "翻第 {a}、{b}、{c} 枚", "a", coins[0], "b", coins[1], "c", coins[2])
}

func (g turning) Explain(p Heaps, play grundy.Play) []grundy.Phrase {
	switch {
	case g.ended(p):
		return []grundy.Phrase{noMove(play)}
	case play == grundy.Misere:
		return nil
	}
	return explainValues(p.List(), g.rule.value, play, g.rule.why)
}

func (g turning) Source(p Heaps, play grundy.Play) string {
	if _, ok := g.Outcome(p, play); !ok {
		return ""
	}
	return "Winning Ways, chapter 14"
}

// heads reads places, each once, in any order.
func heads(a family.Arguments) (Heaps, error) {
	list := slices.SortedFunc(slices.Values(a.Heaps()), nat.Nat.Cmp)
	for i, n := range list {
		if n.IsZero() || i > 0 && n == list[i-1] {
			return "", a.PositionErrorf("want places from 1 on, each once; got %s", grundy.Shorten(n, 40, grundy.English))
		}
	}
	return HeapsOf(list...), nil
}
