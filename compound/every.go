package compound

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// every: the game that lasts longest ends last, and each player, the winner of a
// game alone, delays there, and the loser hurries. So the suspense of the
// compound is the greatest suspense of its games.
//
// Source: Smith, Graphs and composite games (1966).
type every struct{ unknown }

func (e every) outcome(s *spread, play grundy.Play) (grundy.Outcome, bool) {
	most, ok := e.suspense(s, play)
	return whoEnds(most, play), ok
}

func (e every) suspense(s *spread, play grundy.Play) (nat.Nat, bool) {
	lasts, ok := s.lasts(play, Knowledge.Suspense)
	if !ok {
		return nat.Nat{}, false
	}
	return longest(lasts), true
}

// lasts returns how long each component lasts alone.
func (s *spread) lasts(play grundy.Play, ask clock) ([]nat.Nat, bool) {
	return each(s, func(k Knowledge, at any) (nat.Nat, bool) { return ask(k, at, play) })
}

func longest(lasts []nat.Nat) nat.Nat {
	var most nat.Nat
	for _, n := range lasts {
		most = nat.Max(most, n)
	}
	return most
}

// whoEnds says who wins a game that lasts n moves: parity tells who makes the
// last one.
func whoEnds(n nat.Nat, play grundy.Play) grundy.Outcome {
	return grundy.WinsIf(n.Odd() == (play == grundy.Normal))
}

// A move wins if the longest of the chosen options is lost for the opponent.
func (every) menus(s *spread, play grundy.Play) (menus, bool) {
	games, ok := s.paced(play, func(p grundy.Pace[any]) nat.Nat { return p.Suspense }, Knowledge.Suspense)
	return menus{
		games:  games,
		rule:   every{}.rule(play),
		step:   func(state, m mark) mark { return mark{n: nat.Max(state.n, m.n)} },
		accept: func(state mark) bool { return whoEnds(state.n, play) == grundy.Previous },
	}, ok
}

func (every) rule(play grundy.Play) grundy.Phrase {
	if play == grundy.Misere {
		return grundy.Say("choose in every game that lasts, so that the longest of the choices lasts an odd number of moves",
			"在每个未结束的游戏中各选一种，使所选中最长者的步数为奇数")
	}
	return grundy.Say("choose in every game that lasts, so that the longest of the choices lasts an even number of moves",
		"在每个未结束的游戏中各选一种，使所选中最长者的步数为偶数")
}

func (every) explain(s *spread, names []grundy.Phrase, play grundy.Play) []grundy.Phrase {
	lasts, ok := s.lasts(play, Knowledge.Suspense)
	if !ok {
		return nil
	}
	most := longest(lasts)
	steps := s.clockRows(names, lasts, most, play)
	return append(steps, grundy.Say(
		"In each game the one who wins it delays and the one who loses it hurries, so these are the numbers of steps. Both move in every game that lasts, so the longest one ends last: {n}.",
		"在每个游戏中，赢家拖延、输家求快，于是得到上面的步数。双方在所有未结束的游戏中都要走，最长的游戏最后结束：共 {n}。", "n", grundy.Moves(most)),
		parity(most, play),
		grundy.Say("Plan for the winner: in each game that is won alone move to a lost position that lasts as long as it can; in each game that is lost alone be quick.",
			"赢家的方针：在单独必胜的游戏中，走到持续最久的必败局面；在单独必败的游戏中，求快。"))
}
