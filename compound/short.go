package compound

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// short: a game with a move that ends it wins at once in normal play, and is
// infinite; where no game is, the players avoid giving the other one such a game,
// and the other options count as in a disjunctive sum. In misère play nobody ends
// a game who has another move, so the ends are left out. Both is the foreclosed
// value, and those of several games add up as nimbers.
//
// Source: Smith, Graphs and composite games (1966).
type short struct{ unknown }

func (t short) outcome(s *spread, play grundy.Play) (grundy.Outcome, bool) {
	f, ok := t.foreclosed(s, play)
	return f.Outcome(play), ok
}

func (short) foreclosed(s *spread, play grundy.Play) (grundy.Foreclosed, bool) {
	values, ok := s.foreclosedValues(play)
	if !ok {
		return grundy.Foreclosed{}, false
	}
	total, infinite := nimSum(values)
	if infinite {
		return grundy.Infinite, true
	}
	return grundy.ForeclosedOf(total), true
}

// foreclosedValues returns those of the components, none of which has ended.
func (s *spread) foreclosedValues(play grundy.Play) ([]grundy.Foreclosed, bool) {
	return each(s, func(k Knowledge, at any) (grundy.Foreclosed, bool) { return k.Foreclosed(at, play) })
}

// nimSum adds the numbers; infinite tells whether some value is none.
func nimSum(values []grundy.Foreclosed) (total nat.Nat, infinite bool) {
	for _, f := range values {
		n, ok := f.Number()
		infinite = infinite || !ok
		total = total.Xor(n)
	}
	return total, infinite
}

// moves: in normal play those that end a game; and if no other game is infinite,
// those that make the nim-sum 0.
func (short) moves(s *spread, play grundy.Play) (options [][]any, ok bool) {
	values, ok := s.foreclosedValues(play)
	if !ok {
		return nil, false
	}
	total, _ := nimSum(values)
	infinite := 0
	for _, f := range values {
		if f == grundy.Infinite {
			infinite++
		}
	}
	left := budget(wide)
	options = make([][]any, len(s.at))
	for i, f := range values {
		own, number := f.Number()
		others := infinite
		if !number {
			others--
		}
		if options[i], ok = s.foreclosing(i, total.Xor(own), others == 0, play, &left); !ok {
			return nil, false
		}
	}
	return options, true
}

// foreclosing lists the winning options of component i, if those of the foreclosed
// value v win where balance is set.
func (s *spread) foreclosing(i int, v nat.Nat, balance bool, play grundy.Play, left *budget) ([]any, bool) {
	if !balance { // only ending the game wins: an end is lost for whoever is to move there
		if play == grundy.Misere {
			return nil, true
		}
		ends, ok := s.lost(i, play, left)
		if !ok {
			return nil, false
		}
		return keep(ends, func(q any) (bool, bool) { return s.ended(i, q), true })
	}
	all, ok := s.options(i, left)
	if !ok {
		return nil, false
	}
	return keep(all, func(q any) (bool, bool) {
		f, ok := s.parts[i].Knows.Foreclosed(q, play)
		n, number := f.Number()
		return f.Ended() && play == grundy.Normal || number && n == v, ok
	})
}

func (t short) explain(s *spread, names []grundy.Phrase, play grundy.Play) []grundy.Phrase {
	values, ok := s.foreclosedValues(play)
	if !ok {
		return nil
	}
	total, infinite := nimSum(values)
	steps := []grundy.Phrase{t.idea(play)}
	for i, f := range values {
		row := grundy.Say("{game} has the foreclosed value {f}.", "{game} 的截断 SG 值为 {f}。", "game", names[i], "f", f.String())
		if f == grundy.Infinite {
			row = decides(grundy.Say("{game} is infinite (∞): a move ends it.", "{game} 为无穷（∞）：有一步可结束它。", "game", names[i]))
		}
		steps = append(steps, row)
	}
	switch {
	case infinite:
		return append(steps, grundy.Say("The player to move ends such a game, and with it everything, and has made the last move.",
			"先手结束这样的游戏，全局随之结束，先手走了最后一步。"))
	case total.IsZero():
		return append(steps, grundy.Say("Their nim-sum (binary addition without carry) is 0. Whatever is moved, the opponent makes it 0 again{or}.",
			"它们的异或和为 0。无论怎么走，对手总能使它再变为 0{or}。", "or", t.or(play)))
	}
	return append(steps, grundy.Say("Their nim-sum (binary addition without carry) is {v}, not 0: move in one game so that the nim-sum becomes 0, and do so again after each reply{or}.",
		"它们的异或和为 {v}，不为 0：在一个游戏中走一步使异或和变为 0，以后每次都如此应对{or}。", "v", total, "or", t.orYou(play)))
}

// idea says what the foreclosed value is.
func (short) idea(play grundy.Play) grundy.Phrase {
	if play == grundy.Misere {
		return grundy.Say("Whoever ends a game ends everything and loses, so moves that end a game do not count: the foreclosed value of a game is the least number that no other option of it has.",
			"谁使一个游戏结束，全局就结束且他输，因此结束游戏的走法不计：截断 SG 值是其余后继的截断 SG 值中未出现的最小数。")
	}
	return grundy.Say("Whoever ends a game ends everything and wins. A game is infinite if a move ends it; the foreclosed value of any other is the least number that no option of it has, infinite ones left out.",
		"谁使一个游戏结束，全局就结束且他赢。能一步结束的游戏为无穷；其余游戏的截断 SG 值是后继（不计无穷者）的截断 SG 值中未出现的最小数。")
}

// orYou says what else the winner does, to the player to move.
func (t short) orYou(play grundy.Play) grundy.Text {
	text := t.or(play)
	if play == grundy.Normal {
		text.En = ", or end a game that has become infinite"
	}
	return text
}

// or says what else the winner does.
func (short) or(play grundy.Play) grundy.Text {
	if play == grundy.Misere {
		return grundy.Text{En: ", until the other has nothing left but to end a game", Zh: "，直到对方只能结束某个游戏"}
	}
	return grundy.Text{En: ", or ends a game that has become infinite", Zh: "，或结束一个变为无穷的游戏"}
}
