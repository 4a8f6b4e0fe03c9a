package compound

import (
	"math"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// sum: the Grundy values of the games add up as nimbers. The misère play of sums
// has no theorem of that kind; tame.go has what there is.
//
// Source: Sprague, Über mathematische Kampfspiele (1935); Grundy, Mathematics
// and games (1939).
type sum struct{ unknown }

func (sum) value(s *spread) (nat.Nat, bool) {
	values, ok := s.values()
	return xor(values), ok
}

// values returns the Grundy values of the components.
func (s *spread) values() ([]nat.Nat, bool) { return each(s, Knowledge.Value) }

func xor(values []nat.Nat) nat.Nat {
	var sum nat.Nat
	for _, v := range values {
		sum = sum.Xor(v)
	}
	return sum
}

func (t sum) outcome(s *spread, play grundy.Play) (grundy.Outcome, bool) {
	if play == grundy.Misere {
		return s.tameOutcome()
	}
	v, ok := t.value(s)
	return grundy.WinsIf(!v.IsZero()), ok
}

// moves: in each component those to an option whose value is the nim-sum of all
// the other components.
func (sum) moves(s *spread, play grundy.Play) (options [][]any, ok bool) {
	if play == grundy.Misere {
		return s.tameMoves()
	}
	values, ok := s.values()
	if !ok {
		return nil, false
	}
	total := xor(values)
	if total.IsZero() {
		return make([][]any, len(values)), true
	}
	return s.balancing(values, total)
}

// balancing lists for each component the options that change the nim-sum of the
// values by that much.
func (s *spread) balancing(values []nat.Nat, change nat.Nat) (options [][]any, ok bool) {
	options = make([][]any, len(values))
	left := budget(wide)
	for i := range s.at {
		if options[i], ok = s.withValue(i, change.Xor(values[i]), &left); !ok {
			return nil, false
		}
	}
	return options, true
}

// WithValue lists the options of a sum with the value v, each once: so a sum within a
// sum is balanced by its components, and not by trying each of its options. Of other
// compounds it knows nothing.
func (g Game) WithValue(p Position, v nat.Nat) (moves []Position, ok bool) {
	if g.kind != Sum || g.Loopy() {
		return nil, false
	}
	s := g.spread(p)
	values, ok := s.values()
	if !ok {
		return nil, false
	}
	options, ok := s.balancing(values, xor(values).Xor(v))
	if !ok {
		return nil, false
	}
	return s.first(options, math.MaxInt), true
}

// Sample counts the options of a sum with the value v, where a game has more of them
// than can be listed. Of other compounds it knows nothing.
func (g Game) Sample(p Position, v nat.Nat, limit int) (c grundy.Choices[Position], ok bool) {
	if g.kind != Sum || g.Loopy() {
		return c, false
	}
	s := g.spread(p)
	values, ok := s.values()
	if !ok {
		return c, false
	}
	return s.sampled(values, xor(values).Xor(v), limit)
}

// sampledMoves counts the winning moves of a sum in normal play.
func (s *spread) sampledMoves(play grundy.Play, limit int) (c grundy.Choices[Position], ok bool) {
	if s.kind != Sum || play == grundy.Misere {
		return c, false
	}
	values, ok := s.values()
	if !ok || xor(values).IsZero() {
		return c, false
	}
	return s.sampled(values, xor(values), limit)
}

// sampled counts the options that change the nim-sum of the values by that much, and
// makes the first ones: as balancing does, which lists them all.
func (s *spread) sampled(values []nat.Nat, change nat.Nat, limit int) (c grundy.Choices[Position], ok bool) {
	options := make([][]any, len(values))
	left := budget(wide)
	var sum nat.Nat
	for i := range s.at {
		target := change.Xor(values[i])
		if options[i], ok = s.withValue(i, target, &left); ok {
			sum = sum.Add(nat.Of(uint64(len(options[i]))))
			continue
		}
		some, ok := s.parts[i].Game.Sample(s.at[i], target, limit)
		n, known := some.Count.Get()
		if !ok || !known {
			return c, false
		}
		options[i] = some.First
		sum = sum.Add(n)
	}
	return grundy.Choices[Position]{Count: grundy.Know(sum), First: s.first(options, limit)}, true
}

// withValue lists the options of component i with the value v, each once.
func (s *spread) withValue(i int, v nat.Nat, left *budget) ([]any, bool) {
	if !s.live[i] {
		return nil, true
	}
	part := s.parts[i]
	if options, ok := part.Game.WithValue(s.at[i], v); ok {
		return options, true
	}
	all, ok := s.options(i, left)
	if !ok {
		return nil, false
	}
	return keep(all, func(q any) (bool, bool) {
		w, ok := part.Knows.Value(q)
		return w == v, ok
	})
}

func (sum) explain(s *spread, names []grundy.Phrase, play grundy.Play) []grundy.Phrase {
	if play == grundy.Misere {
		return s.explainMisere(names)
	}
	values, ok := s.values()
	if !ok {
		return nil
	}
	total := xor(values)
	var steps []grundy.Phrase
	for i, name := range names {
		row := grundy.Say("{game} has the Grundy value {v}.", "{game} 的 SG 值为 {v}。", "game", name, "v", values[i])
		if !total.IsZero() && total.Xor(values[i]).Less(values[i]) {
			row = grundy.Say("{row}  <- can be made {v}", "{row}  <- 可变为 {v}", "row", row, "v", total.Xor(values[i]))
		}
		steps = append(steps, row)
	}
	if total.IsZero() {
		return append(steps, grundy.Say(
			"Their nim-sum (binary addition without carry) is 0. Whatever move is made changes one value, and the opponent can make the nim-sum 0 again.",
			"它们的异或和为 0。无论怎么走都会改变其中一个值，对手总能使异或和再变为 0。"))
	}
	return append(steps, grundy.Say(
		"Their nim-sum (binary addition without carry) is {v}, not 0: move in one game so that the nim-sum becomes 0, and do so again after each reply.",
		"它们的异或和为 {v}，不为 0：在一个游戏中走一步使异或和变为 0，以后每次都如此应对。", "v", total))
}
