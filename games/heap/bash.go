package heap

import (
	"iter"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
)

// Bash is the family of Bachet's game: take 1 … max counters from one heap.
//
// Source: folklore (Bachet, Problèmes plaisants, 1612); Bouton (1901).
var Bash = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "bash",
	Title:    grundy.Text{En: "Bash (Bachet's game)", Zh: "巴什博弈"},
	Rules:    grundy.Text{En: "Take 1, 2, … or max counters from one heap.", Zh: "从一堆中取走 1 到 max 个石子。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "max", Kind: family.Natural, Required: true,
		Doc: grundy.Text{En: "the most that a move may take, as in bash(21,max=3)", Zh: "每次最多取多少"}}},
	Source:  "Bachet 1612",
	Aliases: []family.Alias{{Name: "巴什"}, {Name: "巴什博弈"}, {Name: "bachet"}},
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "n mod (max+1)", Zh: "n mod (max+1)"}, Source: "Winning Ways, chapter 4"},
		{What: grundy.Text{En: "misère play", Zh: "反常规玩法"}, Statement: grundy.Text{En: "one heap: lost exactly when n mod (max+1) = 1; several: the rule of misère Nim on the Grundy values", Zh: "单堆：n mod (max+1) = 1 时先手负；多堆：对 SG 值用反常规 Nim 规则"}, Source: "Ferguson 1974"},
		roundsFact,
		{What: grundy.Text{En: "foreclosed value, one heap", Zh: "foreclosed 值（单堆）"}, Statement: grundy.Text{En: "normal play: infinite up to max, then n mod (max+1); misère play: (n-1) mod (max+1)", Zh: "正常玩法：n 不超过 max 时为无穷，其后为 n mod (max+1)；反常规玩法：(n-1) mod (max+1)"}, Source: "own, proved in games/heap/interval.go"},
	},
	Examples: []string{"bash(21,max=3)", "bash(20,max=3)", "bash(5,7,max=3)"},
	Laws:     []string{"max=0", "max=1", "max=3", "max=4"},
	Small:    18,
	New:      newBash,
	Board:    rows,
})

func newBash(a family.Arguments) (grundy.Game[Heaps], error) {
	m, _ := a.Natural("max")
	return newBachet(m), nil
}

// newBachet returns the game in which a move takes at most m counters.
func newBachet(m nat.Nat) row {
	b := bash{m, m.Add(one)}
	i := interval{least: one, most: m, period: b.modulus}
	return row{theory{
		moves:   b.moves,
		may:     takingFrom(one, m),
		width:   func(n nat.Nat) nat.Nat { return nat.Min(n, m) },
		value:   func(n nat.Nat) (nat.Nat, bool) { return b.value(n), true },
		leaving: b.leaving,
		tame:    true,
		rounds:  &rounds{of: i.rounds, least: one},
		forced: func(n nat.Nat) (nat.Nat, bool) {
			if m.IsZero() {
				return zero, true
			}
			return i.forced(n)
		},
		foreclosed: i.foreclosed,
		explain:    b.explain,
		source: func(play grundy.Play) string {
			if play == grundy.Misere {
				return "Ferguson 1974"
			}
			return "Bachet 1612"
		},
	}}
}

// bash is the game with its parameter m and the modulus m+1.
type bash struct{ m, modulus nat.Nat }

func (b bash) moves(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		left := make([]nat.Nat, 1)
		for k := range counted(one, nat.Min(n, b.m)) {
			left[0] = n.Sub(k)
			if !yield(left) {
				return
			}
		}
	}
}

func (b bash) value(n nat.Nat) nat.Nat {
	_, r := n.DivMod(b.modulus)
	return r
}

// leaving: a heap and what a move leaves of it have different remainders, and
// each other remainder is left by one move if the heap is large enough.
func (b bash) leaving(n, v nat.Nat) ([]nat.Nat, bool) {
	r := b.value(n)
	if b.m.Less(v) || v == r {
		return nil, true
	}
	take := r.Add(b.modulus).Sub(v)
	if !take.Less(b.modulus) {
		take = take.Sub(b.modulus)
	}
	if n.Less(take) {
		return nil, true
	}
	return []nat.Nat{n.Sub(take)}, true
}

func (b bash) explain(list []nat.Nat, play grundy.Play) []grundy.Phrase {
	if len(list) != 1 {
		return explainValues(list, func(n nat.Nat) nat.Nat { return b.value(n) }, play,
			grundy.Say("A heap of n is worth n mod {m}:", "一堆 n 个石子的 SG 值为 n mod {m}：", "m", b.modulus))
	}
	n := list[0]
	goal, aim := "0", zero
	if play == grundy.Misere {
		goal, aim = "1", one
	}
	q, r := n.DivMod(b.modulus)
	steps := []grundy.Phrase{grundy.Say("{n} = {q}·{m} + {r}, where {m} is max+1.", "{n} = {q}·{m} + {r}，其中 {m} = max+1。", "n", n, "q", q, "m", b.modulus, "r", r)}
	if r == aim {
		return append(steps, grundy.Say(
			"The remainder is {goal}. Whatever k you take, the opponent takes {m} - k and the remainder is {goal} again.",
			"余数为 {goal}。无论你取 k 个，对手取 {m} - k 个，余数又变为 {goal}。", "goal", goal, "m", b.modulus))
	}
	return append(steps, grundy.Say(
		"The remainder is not {goal}. Make it {goal}, and answer each k by {m} - k: the remainder stays {goal}.",
		"余数不为 {goal}。先使余数为 {goal}，以后对手取 k 个就取 {m} - k 个：余数始终为 {goal}。", "goal", goal, "m", b.modulus))
}

// explainValues shows the values of several heaps and what their nim-sum says.
func explainValues(list []nat.Nat, value func(nat.Nat) nat.Nat, play grundy.Play, rule grundy.Phrase) []grundy.Phrase {
	steps := []grundy.Phrase{rule}
	values := make([]nat.Nat, len(list))
	for i, n := range list {
		values[i] = value(n)
		if len(list) <= 32 {
			steps = append(steps, grundy.Say("  {n} -> {v}", "  {n} -> {v}", "n", n, "v", values[i]))
		}
	}
	return append(steps, verdict(values, play)...)
}

// verdict says what the nim-sum of the values says.
func verdict(values []nat.Nat, play grundy.Play) []grundy.Phrase {
	sum := nimSum(values)
	steps := []grundy.Phrase{grundy.Say("The nim-sum of the values (binary addition without carry) is {sum}.", "这些值的异或和为 {sum}。", "sum", sum)}
	switch {
	case play == grundy.Misere && fickle(values):
		steps = append(steps, grundy.Say(
			"In misère play, with all values 0 or 1, the player to move wins exactly when the nim-sum is 0.",
			"反常规玩法下，所有值均为 0 或 1 时，异或和为 0 则先手胜。"))
	case play == grundy.Misere:
		steps = append(steps, grundy.Say(
			"In misère play, with a value of 2 or more, the player to move wins exactly when the nim-sum is not 0, as in normal play.",
			"反常规玩法下，有值不小于 2 时与正常玩法相同：异或和不为 0 则先手胜。"))
	case sum.IsZero():
		steps = append(steps, grundy.Say("It is 0: whatever you do, the opponent can make it 0 again.", "异或和为 0：无论怎么走，对手总能使它再变为 0。"))
	default:
		steps = append(steps, grundy.Say("It is not 0: move so that it becomes 0, and keep it there.", "异或和不为 0：走一步使其为 0，并一直保持。"))
	}
	return steps
}
