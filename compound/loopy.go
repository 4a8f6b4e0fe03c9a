package compound

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file is about sums with games in which play may repeat a position, in normal play.
// Each component has a loopy value, a number or ∞(K); of those that end it is the Grundy
// value. The values add up.
//
// Source: Smith 1966; Fraenkel and Perl 1975; Winning Ways, chapter 12.

// LoopyValue returns the loopy value of a sum. Of other compounds it knows nothing.
func (g Game) LoopyValue(p Position) (sum grundy.LoopyValue, ok bool) {
	if g.kind != Sum {
		return sum, false
	}
	values, ok := g.spread(p).loopyValues()
	for _, v := range values {
		sum = sum.Add(v)
	}
	return sum, ok
}

// loopyValues returns the values of the components.
func (s *spread) loopyValues() (values []grundy.LoopyValue, ok bool) {
	values = make([]grundy.LoopyValue, len(s.at))
	for i := range s.at {
		if s.live[i] {
			if values[i], ok = s.loopyValue(i, s.at[i]); !ok {
				return nil, false
			}
		}
	}
	return values, true
}

// loopyValue returns the value of a position of component i.
func (s *spread) loopyValue(i int, at any) (grundy.LoopyValue, bool) {
	part := s.parts[i]
	if part.Game.Loopy() {
		return part.Knows.LoopyValue(at)
	}
	v, ok := part.Knows.Value(at)
	return grundy.FiniteValue(v), ok
}

// loopyMoves lists the winning moves of a sum: to options of components whose value is the
// number that the others make together.
func (s *spread) loopyMoves() (options [][]any, ok bool) {
	values, ok := s.loopyValues()
	if !ok {
		return nil, false
	}
	var numbers nat.Nat // their nim-sum
	infinite := 0
	for _, v := range values {
		if n, number := v.Number(); number {
			numbers = numbers.Xor(n)
		} else {
			infinite++
		}
	}
	options = make([][]any, len(s.at))
	left := budget(wide)
	for i, v := range values {
		want, others := numbers, infinite
		if n, number := v.Number(); number {
			want = numbers.Xor(n)
		} else {
			others--
		}
		if others > 0 || !s.live[i] {
			continue
		}
		if options[i], ok = s.withLoopyValue(i, want, &left); !ok {
			return nil, false
		}
	}
	return options, true
}

// withLoopyValue lists the options of component i whose value is that number.
func (s *spread) withLoopyValue(i int, want nat.Nat, left *budget) ([]any, bool) {
	if !s.parts[i].Game.Loopy() {
		return s.withValue(i, want, left)
	}
	all, ok := s.options(i, left)
	if !ok {
		return nil, false
	}
	return keep(all, func(q any) (bool, bool) {
		v, ok := s.loopyValue(i, q)
		n, number := v.Number()
		return number && n == want, ok
	})
}

// explainLoopy says what the components are worth.
func (s *spread) explainLoopy(names []grundy.Phrase) []grundy.Phrase {
	values, ok := s.loopyValues()
	if !ok || s.kind != Sum {
		return nil
	}
	var sum grundy.LoopyValue
	var steps []grundy.Phrase
	for i, v := range values {
		sum = sum.Add(v)
		steps = append(steps, grundy.Say("{game} has the loopy value {v}.", "{game} 的循环 SG 值为 {v}。", "game", names[i], "v", v.String()))
	}
	steps = append(steps, grundy.Say(
		"Numbers add up as nimbers, n + ∞(K) is ∞ of n + k for each k of K, and ∞(K) + ∞(L) is ∞(): together {v}.",
		"数按异或相加；n + ∞(K) 为 ∞(K 中各 k 与 n 的异或)；∞(K) + ∞(L) 为 ∞()：合为 {v}。", "v", sum.String()))
	return append(steps, grundy.Say(
		"0 is lost, other numbers are won, and ∞(K) is won if K has 0, and else drawn.",
		"0 必败，其他数必胜；∞(K) 在 K 含 0 时必胜，否则为和。"))
}
