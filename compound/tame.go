package compound

import (
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file is about sums in misère play. A position is tame if each position it
// reaches has in normal and in misère play the values of a position of Nim: the
// same value in both, then it is firm, or 0 and 1 or 1 and 0, then it is fickle.
// A sum of tame positions is won like Nim: as in normal play if some game is
// firm, and the other way round if all are fickle.
//
// Source: Conway, On Numbers and Games (1976), chapter 12.

func (sum) tame(s *spread) (fickle, ok bool) {
	firm, ok := s.firm()
	return !slices.Contains(firm, true), ok
}

// firm tells of each component whether it is firm; ok is false if they are not all
// known to be tame.
func (s *spread) firm() (firm []bool, ok bool) {
	return each(s, func(k Knowledge, at any) (bool, bool) {
		fickle, ok := k.Tame(at)
		return !fickle, ok
	})
}

func (s *spread) tameOutcome() (grundy.Outcome, bool) {
	fickle, ok := sum{}.tame(s)
	if !ok {
		return grundy.Unknown, false
	}
	v, ok := sum{}.value(s)
	return grundy.WinsIf(v.IsZero() == fickle), ok
}

// tameMoves lists the winning moves of a tame sum. A move must leave the nim-sum
// 0 if some game is then firm, and 1 if all are fickle.
func (s *spread) tameMoves() (options [][]any, ok bool) {
	firm, ok := s.firm()
	if !ok {
		return nil, false
	}
	values, ok := s.values()
	if !ok {
		return nil, false
	}
	total, count := xor(values), 0
	for _, f := range firm {
		if f {
			count++
		}
	}
	left := budget(wide)
	options = make([][]any, len(s.at))
	for i := range s.at {
		others := count
		if firm[i] {
			others--
		}
		if options[i], ok = s.leaving(i, total.Xor(values[i]), others == 0, &left); !ok {
			return nil, false
		}
	}
	return options, true
}

// leaving lists the winning options of component i, where v is the nim-sum of
// the others, and fickle tells whether those are all fickle.
func (s *spread) leaving(i int, v nat.Nat, fickle bool, left *budget) ([]any, bool) {
	options, ok := s.withValue(i, v, left)
	if !ok || !fickle {
		return options, ok
	}
	even, ok := keep(options, func(q any) (bool, bool) { // 0 in all: right if q is firm
		fickle, ok := s.parts[i].Knows.Tame(q)
		return !fickle, ok
	})
	if !ok {
		return nil, false
	}
	if options, ok = s.withValue(i, v.Xor(nat.Of(1)), left); !ok {
		return nil, false
	}
	odd, ok := keep(options, s.parts[i].Knows.Tame) // 1 in all: right if q is fickle too
	return append(even, odd...), ok
}

func (s *spread) explainMisere(names []grundy.Phrase) []grundy.Phrase {
	values, known := s.values()
	var steps []grundy.Phrase
	wild := false
	fickle, one := true, true // all fickle; all values at most 1
	for i, name := range names {
		f, tame := true, true
		if s.live[i] {
			f, tame = s.parts[i].Knows.Tame(s.at[i])
		}
		wild = wild || !tame
		fickle = fickle && f
		kind := grundy.Text{En: "tame and firm: it acts like a position of Nim with a heap above 1", Zh: "驯服且“稳定”：相当于还有大于 1 的堆的 Nim 局面"}
		switch {
		case !tame && s.parts[i].Knows.Wild(s.at[i]):
			kind = grundy.Text{En: "wild: it reaches a position that acts like no heap of Nim", Zh: "“狂野”：它可到达一个不同于任何一堆石子的局面"}
		case !tame:
			kind = grundy.Text{En: "not known to be tame: it may act like no heap of Nim", Zh: "未知是否驯服：可能不同于任何一堆石子"}
		case f:
			kind = grundy.Text{En: "tame and fickle: it acts like single counters, whose last one nobody wants", Zh: "驯服且“易变”：相当于若干个单颗石子，谁都不想取最后一颗"}
		}
		if !known {
			steps = append(steps, grundy.Say("{game} is {kind}.", "{game}：{kind}。", "game", name, "kind", kind))
			continue
		}
		one = one && !nat.Of(1).Less(values[i])
		steps = append(steps, grundy.Say("{game} has the Grundy value {v} and is {kind}.", "{game} 的 SG 值为 {v}，{kind}。",
			"game", name, "v", values[i], "kind", kind))
	}
	switch i, alone := s.alone(); {
	case wild && alone:
		o, ok := s.parts[i].Knows.Outcome(s.at[i], grundy.Misere)
		if ok {
			steps = append(steps, grundy.Say("Only {game} is left, and alone in misère play it is {who}.", "只剩 {game}，单独玩反常规玩法：{who}。", "game", names[i], "who", who(o)))
		}
	case wild:
		steps = append(steps, grundy.Say("No theorem settles the misère sum of games that are not all tame.", "分量不全驯服时，没有定理能判定反常规（misère）之和。"))
	case fickle:
		steps = append(steps, grundy.Say("All are tame and fickle. The player to move wins exactly when the nim-sum is 0; it is {v}.",
			"全部驯服且“易变”：异或和为 0 时先手必胜；此处为 {v}。", "v", xor(values)))
	default:
		steps = append(steps, grundy.Say("All are tame, and not all are fickle, so the rule is that of normal play until all are: the player to move wins exactly when the nim-sum is not 0; it is {v}.",
			"全部驯服，且不全“易变”，因此在全部易变之前规则与正常玩法相同：异或和不为 0 时先手必胜；此处为 {v}。", "v", xor(values)))
	}
	if known {
		steps = append(steps, s.sj(xor(values), one, !wild, fickle))
	}
	return steps
}

// sj says whether the rule of Anti-SG, the SJ theorem, holds here.
func (s *spread) sj(total nat.Nat, one, tame, fickle bool) grundy.Phrase {
	says := who(grundy.WinsIf(total.IsZero() == one))
	switch {
	case tame && one == fickle:
		return grundy.Say("This is the rule of Anti-SG (the SJ theorem), which holds here: the games are tame, and all are fickle exactly if no value exceeds 1.",
			"这就是 Anti-SG 的 SJ 定理，在此成立：各分量驯服，且“全部易变”等价于没有 SG 值大于 1。")
	case tame:
		return grundy.Say("The rule of Anti-SG (the SJ theorem) does not hold here: it asks for a value above 1 where a firm game of value 0 or 1 does as well. It would say: {says}.",
			"Anti-SG 的 SJ 定理在此不成立：它要求有大于 1 的 SG 值，而 SG 值为 0 或 1 的“稳定”分量同样起作用。它会说：{says}。", "says", says)
	}
	return grundy.Say("The rule of Anti-SG (the SJ theorem) may not be used here; it would say: {says}. The smallest game where it is wrong is one whose only move leaves a heap of 2: sum(euclid(3,2)).",
		"此处不能使用 Anti-SG 的 SJ 定理；它会说：{says}。它出错的最小例子是唯一走法留下一堆 2 个石子的游戏：sum(euclid(3,2))。", "says", says)
}
