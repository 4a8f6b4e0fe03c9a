package heap

import (
	"errors"
	"iter"
	"slices"
	"strings"

	"example.org/grundy"
	"example.org/grundy/family"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// Octal is the family of taking-and-breaking games: a code says how many counters may
// be taken from a heap, and in how many heaps the others may be left.
//
// The values of the heaps are computed one after the other, within a fixed effort, and
// a proved period gives those of all others. Finite sets of digits 3 are subtraction
// games, and so tame: see [Subtraction]. Nothing general is known about misère play
// of the others.
//
// Source: Guy and Smith, The G-values of various games (1956); Winning Ways, chapter 4.
var Octal = family.Put(&Shelf, family.Def[Heaps]{
	Name:     "octal",
	Title:    grundy.Text{En: "Taking and breaking", Zh: "取子分堆游戏（八进制游戏）"},
	Rules:    grundy.Text{En: "Take k counters from one heap, and lay the rest of it down as j heaps that are not empty, where the digit of the code with index k, written in binary, has a one in place j.", Zh: "从一堆中取走 k 个石子，其余摆成 j 个非空堆；要求代码中下标为 k 的数字写成二进制时第 j 位为 1。"},
	Position: grundy.Text{En: "any number of heaps", Zh: "任意多堆"},
	Params: []family.Param{{Name: "code", Kind: family.Code, Required: true,
		Doc: grundy.Text{En: "the rule, as docs/codes.md describes it: code=0.137; the code may also be the name of the game: 0.137(10,4)", Zh: "规则代码（见 docs/codes.md）：code=0.137；也可直接用代码作游戏名：0.137(10,4)"}}},
	Source:  "Guy and Smith 1956",
	Aliases: octalAliases(),
	Facts: []family.Fact{
		{What: grundy.Text{En: "Grundy value", Zh: "SG 值"}, Statement: grundy.Text{En: "computed heap by heap; at any size where a period is proved by the first values: t equal values in a row where one heap is left, the window of Guy and Smith where two are", Zh: "逐堆计算；若由前面的值证明了周期，则任意大小立即可得：只留一堆时需连续 t 个值相同，留两堆时用 Guy 与 Smith 的区间"}, Source: "Guy and Smith 1956"},
		{What: grundy.Text{En: "misère play, digits 0 and 3 only", Zh: "反常规玩法（数字只有 0 和 3）"}, Statement: grundy.Text{En: "the rule of misère Nim on the Grundy values", Zh: "对 SG 值用反常规 Nim 规则"}, Source: "Ferguson 1974"},
	},
	Examples: []string{"0.137(10,4)", "kayles(7,3)", "0.77(1000000000000000000)", "4!.0(50)", "0.3F(20)"},
	Laws:     []string{"code=0.77", "code=0.137", "code=4!.0", "code=0.6", "code=0.3F", "code=0.1[3]", "code=4.0/2", "code=8!.2", "code=prim", "code=take-a-square"},
	Small:    7,
	New:      newOctal,
	Board:    rows,
	Settles: func(name string) (map[string]string, bool) {
		if strings.Contains(name, ".") || strings.HasPrefix(name, "{") || ruleNames[name] {
			return map[string]string{"code": name}, true
		}
		return nil, false
	},
	Called: func(a family.Arguments) string {
		if r, err := taking.Parse(a.Word("code")); err == nil {
			return r.String()
		}
		return a.Word("code")
	},
})

// ruleNames are the names under which positions are written.
var ruleNames = func() map[string]bool {
	names := map[string]bool{}
	for _, n := range taking.Names() {
		names[n.Name] = true
	}
	return names
}()

// octalAliases are the rules that have names, but for those that other families play.
func octalAliases() []family.Alias {
	others := []string{"nim", "尼姆", "lasker", "拉斯克", "treblecross", "一维三连棋", "squares", "primes", "powers", "fibonacci", "triangles", "factorials"}
	aliases := []family.Alias{{Name: "taking"}, {Name: "取子分堆"}}
	for _, n := range taking.Names() {
		for _, name := range append([]string{n.Name}, n.Aliases...) {
			if !slices.Contains(others, name) {
				aliases = append(aliases, family.Alias{Name: name, Params: map[string]string{"code": n.Name}})
			}
		}
	}
	return aliases
}

// octal is the game of a rule on rows of heaps.
type octal struct {
	rule  taking.Rule
	known *taking.Known
}

func newOctal(a family.Arguments) (grundy.Game[Heaps], error) {
	rule, err := taking.Parse(a.Word("code"))
	if err != nil {
		var m *grundy.MistakeError
		if errors.As(err, &m) && m.At > 0 {
			m.At += a.At("code") - 1
		}
		return nil, err
	}
	if _, _, ok := rule.Digits(); !ok {
		for _, n := range a.Heaps() {
			if w, ok := n.Uint64(); !ok || w >= 1<<62 {
				return nil, a.PositionErrorf("%s: want heaps below 2^62", rule)
			}
		}
	}
	g := &octal{rule, knownOf(rule)}
	t := theory{moves: g.moves, splits: true, value: g.known.Value, name: nameParts, explain: g.explain, tame: g.subtracts(),
		source: func(play grundy.Play) string {
			if play == grundy.Misere {
				return "Ferguson 1974"
			}
			return "Guy and Smith 1956; Winning Ways, chapter 4"
		}}
	if _, finite := rule.Last(); finite && g.narrow() {
		t.width = g.width
	}
	return row{t}, nil
}

// subtracts reports whether the rule is that of a finite subtraction set.
func (g *octal) subtracts() bool {
	digits, tail, ok := g.rule.Digits()
	if !ok || tail > 0 || len(g.rule.Still()) > 0 {
		return false
	}
	return !slices.ContainsFunc(digits, func(d taking.Digit) bool { return d.Heaps != 0 && d.Heaps != 3 })
}

// narrow reports whether a move leaves at most two heaps.
func (g *octal) narrow() bool {
	digits, _, ok := g.rule.Digits()
	return ok && !slices.ContainsFunc(digits, func(d taking.Digit) bool { return d.Heaps>>3 != 0 })
}

// moves yields what is left of a heap; an empty heap stands for nothing.
func (g *octal) moves(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		w, ok := n.Uint64()
		if !ok || w >= 1<<62 {
			g.largeMoves(n)(yield)
			return
		}
		var left []nat.Nat
		for heaps := range g.rule.Moves(int(w)) {
			left = left[:0]
			for _, h := range heaps {
				left = append(left, number(h))
			}
			if len(left) == 0 {
				left = append(left, zero)
			}
			if !yield(left) {
				return
			}
		}
	}
}

// largeMoves yields what is left of a heap of 2^62 or more, under a rule with digits.
func (g *octal) largeMoves(n nat.Nat) iter.Seq[[]nat.Nat] {
	return func(yield func([]nat.Nat) bool) {
		digits, tail, _ := g.rule.Digits()
		for k, i := zero, 0; !n.Less(k); k, i = k.Add(one), i+1 {
			if i == len(digits) {
				if i -= tail; tail == 0 {
					return
				}
			}
			d := digits[i]
			for j := range 64 {
				if d.Heaps>>j&1 == 1 && !breaks(nil, j, n.Sub(k), d.Parts, yield) {
					return
				}
			}
		}
	}
}

// breaks yields head followed by each way to write n as a sum of j positive numbers
// that go on ascending; it returns false if yield did.
func breaks(head []nat.Nat, j int, n nat.Nat, parts taking.Parts, yield func([]nat.Nat) bool) bool {
	least := one
	if len(head) > 0 {
		least = head[len(head)-1]
		if parts == taking.Unequal {
			least = least.Add(one)
		}
	}
	switch j {
	case 0:
		return !n.IsZero() || yield([]nat.Nat{zero})
	case 1:
		if n.Less(least) || parts == taking.Equal && len(head) > 0 && n != least {
			return true
		}
		return yield(append(slices.Clip(head), n))
	}
	most, rest := n.DivMod(number(j))
	if parts == taking.Equal && len(head) == 0 {
		if !rest.IsZero() || most.IsZero() {
			return true
		}
		return yield(slices.Repeat([]nat.Nat{most}, j))
	}
	for a := range counted(least, most) {
		if !breaks(append(slices.Clip(head), a), j-1, n.Sub(a), parts, yield) {
			return false
		}
	}
	return true
}

// width counts the moves in a heap of n, of a rule that leaves at most two heaps and
// takes a limited number.
func (g *octal) width(n nat.Nat) nat.Nat {
	count := zero
	digits, _, _ := g.rule.Digits()
	if w, ok := n.Uint64(); n.IsZero() || ok && slices.Contains(g.rule.Still(), int(min(w, 1<<62))) {
		return zero
	}
	for k, d := range digits {
		if n.Less(number(k)) {
			break
		}
		m := n.Sub(number(k))
		if d.Heaps&1 != 0 && m.IsZero() || d.Heaps&2 != 0 && !m.IsZero() {
			count = count.Add(one)
		}
		if d.Heaps&4 == 0 || m.Less(two) {
			continue
		}
		half, rest := m.DivMod(two)
		switch {
		case d.Parts == taking.Any, d.Parts == taking.Unequal && !rest.IsZero():
			count = count.Add(half)
		case d.Parts == taking.Unequal:
			count = count.Add(half.Sub(one))
		case rest.IsZero():
			count = count.Add(one)
		}
	}
	return count
}

// nameParts names a move by what it takes and what it leaves.
func nameParts(n nat.Nat, left []nat.Nat) grundy.Phrase {
	if len(left) <= 2 {
		return nameSplit(n, left)
	}
	taken, list := n, []any{}
	for _, h := range left {
		taken = taken.Sub(h)
		list = append(list, h)
	}
	var en, zh []string
	args := []any{"n", n, "k", taken}
	for i, h := range list {
		name := "h" + number(i).String()
		en, zh = append(en, "{"+name+"}"), append(zh, "{"+name+"}")
		args = append(args, name, h)
	}
	parts := strings.Join(en, ", ")
	partsZh := strings.Join(zh, "、")
	if taken.IsZero() {
		return grundy.Say("split {n} into "+parts, "把 {n} 分成 "+partsZh, args...)
	}
	return grundy.Say("take {k} from {n}, leaving "+parts, "从 {n} 中取 {k}，剩 "+partsZh, args...)
}

// explain says how the value of each heap is known.
func (g *octal) explain(list []nat.Nat, play grundy.Play) []grundy.Phrase {
	value := func(n nat.Nat) nat.Nat { v, _ := g.known.Value(n); return v }
	for _, n := range list {
		value(n) // so that the period is known as far as the answer needs it
	}
	p, heaps := g.known.Period()
	rule := grundy.Say("The Grundy values of the heaps 0 to {n} were computed by the rules; of these:", "按规则算出堆 0 至 {n} 的 SG 值，其中：", "n", heaps-1)
	switch {
	case p.Status == taking.Proved && p.Saltus == 0:
		rule = grundy.Say("The Grundy values repeat: preperiod {n0}, period {p}, proved by the values of the heaps 0 to {n} (theorem {name}):",
			"SG 值循环：预周期 {n0}，周期 {p}，由堆 0 至 {n} 的值证明（定理 {name}）：", "n0", p.Preperiod, "p", p.Period, "n", heaps-1, "name", p.Theorem.Name)
	case p.Status == taking.Proved:
		rule = grundy.Say("The Grundy values grow by {s} in each period: preperiod {n0}, period {p}, proved by the values of the heaps 0 to {n} (theorem {name}):",
			"SG 值每个周期增加 {s}：预周期 {n0}，周期 {p}，由堆 0 至 {n} 的值证明（定理 {name}）：", "s", p.Saltus, "n0", p.Preperiod, "p", p.Period, "n", heaps-1, "name", p.Theorem.Name)
	}
	return explainValues(list, value, play, rule)
}
