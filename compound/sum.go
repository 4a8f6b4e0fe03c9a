package compound

import (
	"math"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Value returns the Grundy value of a sum, the nim-sum of those of its
// components. Of every it knows nothing.
//
// Source: Sprague, Über mathematische Kampfspiele (1935); Grundy, Mathematics
// and games (1939).
func (g Game) Value(p Position) (nat.Nat, bool) {
	values, ok := g.values(p)
	if !ok {
		return nat.Nat{}, false
	}
	return xor(values), true
}

// values returns the Grundy values of the components of a sum.
func (g Game) values(p Position) ([]nat.Nat, bool) {
	if g.kind != Sum {
		return nil, false
	}
	list := p.List()
	values := make([]nat.Nat, len(list))
	for i, at := range list {
		v, ok := g.parts[i].Knows.Value(at)
		if !ok {
			return nil, false
		}
		values[i] = v
	}
	return values, true
}

func xor(values []nat.Nat) nat.Nat {
	var sum nat.Nat
	for _, v := range values {
		sum = sum.Xor(v)
	}
	return sum
}

// A budget is how many options of components may still be listed, to find those
// of one value or to tell how long each lasts.
type budget int

// wide is the budget of one question.
const wide = 1 << 17

// options lists the options of component i, each once; ok is false if they are
// more than the budget.
func (g Game) options(i int, at any, left *budget) (options []any, ok bool) {
	game := g.parts[i].Game
	if n, ok := game.Width(at); ok && nat.Of(uint64(*left)).Less(n) {
		return nil, false
	}
	once := map[any]bool{}
	for q := range game.Options(at) {
		if *left == 0 {
			return nil, false
		}
		*left--
		if !once[q] {
			once[q] = true
			options = append(options, q)
		}
	}
	return options, true
}

// Winning lists the winning moves of a sum in normal play: in each component,
// those to an option whose value is the nim-sum of all the other components.
func (g Game) Winning(p Position, play grundy.Play) ([]Position, bool) {
	options, _, ok := g.balancing(p, play)
	if !ok {
		return nil, false
	}
	return balanced(p, options, math.MaxInt), true
}

// written is how many components the winning moves of a sum may have in all for
// every move to be listed.
const written = 1 << 18

// chooseSum counts the winning moves and lists the first ones where the sum is
// so long that to write all of them would take too much room.
func (g Game) chooseSum(p Position, play grundy.Play, limit int) (c grundy.Choices[Position], ok bool) {
	options, total, ok := g.balancing(p, play)
	if !ok || total <= written/max(len(options), 1) {
		return c, false
	}
	return grundy.Choices[Position]{Count: grundy.Know(nat.Of(uint64(total))), First: balanced(p, options, limit)}, true
}

// balancing returns for each component of a sum the options that make the
// nim-sum 0, and how many they are in all.
func (g Game) balancing(p Position, play grundy.Play) (options [][]any, total int, ok bool) {
	values, ok := g.values(p)
	if !ok || play != grundy.Normal {
		return nil, 0, false
	}
	options = make([][]any, len(values))
	sum := xor(values)
	if sum.IsZero() {
		return options, 0, true
	}
	left := budget(wide)
	for i, at := range p.List() {
		if options[i], ok = g.withValue(i, at, sum.Xor(values[i]), &left); !ok {
			return nil, 0, false
		}
		total += len(options[i])
	}
	return options, total, true
}

// balanced makes the first positions of moves that are options of components.
func balanced(p Position, options [][]any, limit int) []Position {
	moves := []Position{}
	list := p.List()
	for i := range options {
		for _, q := range options[i] {
			if len(moves) == limit {
				return moves
			}
			moves = append(moves, with(list, i, q))
		}
	}
	return moves
}

// withValue lists the options of component i with the value v, each once.
func (g Game) withValue(i int, at any, v nat.Nat, left *budget) ([]any, bool) {
	part := g.parts[i]
	if options, ok := part.Game.WithValue(at, v); ok {
		return options, true
	}
	all, ok := g.options(i, at, left)
	if !ok {
		return nil, false
	}
	var options []any
	for _, q := range all {
		w, ok := part.Knows.Value(q)
		if !ok {
			return nil, false
		}
		if w == v {
			options = append(options, q)
		}
	}
	return options, true
}

func (g Game) explainSum(p Position) []grundy.Phrase {
	values, ok := g.values(p)
	if !ok || len(values) == 0 {
		return nil
	}
	var steps []grundy.Phrase
	for i, text := range g.names(p) {
		steps = append(steps, grundy.Say("{game} has the Grundy value {v}.", "{game} 的 SG 值为 {v}。",
			"game", text, "v", values[i]))
	}
	total := xor(values)
	if total.IsZero() {
		return append(steps, grundy.Say(
			"Their nim-sum (binary addition without carry) is 0. Whatever move is made changes one value, and the opponent can make the nim-sum 0 again.",
			"它们的异或和为 0。无论怎么走都会改变其中一个值，对手总能使异或和再变为 0。"))
	}
	return append(steps, grundy.Say(
		"Their nim-sum (binary addition without carry) is {v}, not 0: move in one game so that the nim-sum becomes 0, and do so again after each reply.",
		"它们的异或和为 {v}，不为 0：在一个游戏中走一步使异或和变为 0，以后每次都如此应对。", "v", total))
}

// Tame reports that a sum of tame components is tame, and fickle if all are.
//
// Source: Conway, On Numbers and Games (1976), chapter 12.
func (g Game) Tame(p Position) (fickle, ok bool) {
	if g.kind != Sum {
		return false, false
	}
	fickle = true
	for i, at := range p.List() {
		f, ok := g.parts[i].Game.Tame(at)
		if !ok {
			return false, false
		}
		fickle = fickle && f
	}
	return fickle, true
}

// tameOutcome decides a sum of tame components in misère play: as in normal
// play if some component is firm, and the other way round if all are fickle.
func (g Game) tameOutcome(p Position) (grundy.Outcome, bool) {
	fickle, ok := g.Tame(p)
	if !ok {
		return grundy.Unknown, false
	}
	v, ok := g.Value(p)
	return grundy.WinsIf(v.IsZero() == fickle), ok
}

func (g Game) explainTame(p Position) []grundy.Phrase {
	fickle, ok := g.Tame(p)
	values, known := g.values(p)
	if !ok || !known {
		return []grundy.Phrase{grundy.Say(
			"Not all of these games are known to be tame, so no theorem about misère sums applies; the Anti-SG (SJ) rule would be a guess here.",
			"并非所有分量都已知为“驯服”的，因此没有适用于反常规（misère）之和的定理；此处套用 Anti-SG（SJ）只是猜测。")}
	}
	var steps []grundy.Phrase
	for i, text := range g.names(p) {
		steps = append(steps, grundy.Say("{game} has the Grundy value {v}.", "{game} 的 SG 值为 {v}。",
			"game", text, "v", values[i]))
	}
	if fickle {
		return append(steps, grundy.Say(
			"All of them are tame and fickle: each acts like a number of single counters, whose last one nobody wants. The player to move wins exactly when the nim-sum is 0; it is {v}.",
			"各分量都是驯服且“易变”的：都相当于若干堆单个石子，谁都不想取最后一个。异或和为 0 时先手必胜；此处为 {v}。", "v", xor(values)))
	}
	return append(steps, grundy.Say(
		"All of them are tame, and not all are fickle, so the rule is that of normal play: the player to move wins exactly when the nim-sum is not 0; it is {v}.",
		"各分量都是驯服的，且不全“易变”，规则与正常玩法相同：异或和不为 0 时先手必胜；此处为 {v}。", "v", xor(values)))
}
