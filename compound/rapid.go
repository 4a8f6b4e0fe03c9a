package compound

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// rapid: the game that is over first ends the whole, and each player, the winner
// of a game alone, hurries there, and the loser delays. So the remoteness of the
// compound is the least remoteness of its games.
//
// Source: Smith, Graphs and composite games (1966).
type rapid struct{ unknown }

func (r rapid) outcome(s *spread, play grundy.Play) (grundy.Outcome, bool) {
	least, ok := r.remoteness(s, play)
	return whoEnds(least, play), ok
}

func (rapid) remoteness(s *spread, play grundy.Play) (nat.Nat, bool) {
	lasts, ok := s.lasts(play, Knowledge.Remoteness)
	if !ok {
		return nat.Nat{}, false
	}
	return shortest(lasts), true
}

// shortest returns the least of the lengths, of which there is one.
func shortest(lasts []nat.Nat) nat.Nat {
	least := lasts[0]
	for _, n := range lasts {
		least = nat.Min(least, n)
	}
	return least
}

func remotenessOf(p grundy.Pace[any]) nat.Nat { return p.Remoteness }

// begun is the flag of an automaton that has read something.
const begun = 1

// A move wins if the shortest of the chosen options is lost for the opponent.
func (rapid) menus(s *spread, play grundy.Play) (menus, bool) {
	games, ok := s.paced(play, remotenessOf, Knowledge.Remoteness)
	return menus{
		games: games,
		rule:  rapid{}.rule(play),
		step: func(state, m mark) mark {
			if state.flags == begun {
				m.n = nat.Min(state.n, m.n)
			}
			return mark{m.n, begun}
		},
		accept: func(state mark) bool { return whoEnds(state.n, play) == grundy.Previous },
	}, ok
}

func (rapid) rule(play grundy.Play) grundy.Phrase {
	if play == grundy.Misere {
		return grundy.Say("choose in every game, so that the shortest of the choices lasts an odd number of moves",
			"在每个游戏中各选一种，使所选中最短者的步数为奇数")
	}
	return grundy.Say("choose in every game, so that the shortest of the choices lasts an even number of moves",
		"在每个游戏中各选一种，使所选中最短者的步数为偶数")
}

// stall takes in each game an option that is one move shorter than the game, of
// which there is one in each. None is then over before the shortest would be.
func (rapid) stall(s *spread, play grundy.Play) (q Position, ok bool) {
	lasts, ok := s.lasts(play, Knowledge.Remoteness)
	if !ok || whoEnds(shortest(lasts), play) != grundy.Previous {
		return q, false
	}
	games, ok := s.paced(play, remotenessOf, Knowledge.Remoteness)
	if !ok {
		return q, false
	}
	chosen := make([]any, len(games))
	for i, groups := range games {
		want := mark{n: lasts[i].Sub(nat.Of(1))}
		for _, g := range groups {
			if g.mark == want && chosen[i] == nil {
				for q := range g.options {
					chosen[i] = q
					break
				}
			}
		}
		if chosen[i] == nil {
			return q, false
		}
	}
	return Of(chosen), true
}

func (rapid) explain(s *spread, names []grundy.Phrase, play grundy.Play) []grundy.Phrase {
	lasts, ok := s.lasts(play, Knowledge.Remoteness)
	if !ok {
		return nil
	}
	least := shortest(lasts)
	steps := s.clockRows(names, lasts, least, play)
	return append(steps, grundy.Say(
		"In each game the one who wins it hurries and the one who loses it delays, so these are the numbers of steps. The first game that is over ends everything, so the shortest one decides: {n}.",
		"在每个游戏中，赢家求快、输家拖延，于是得到上面的步数。最先结束的游戏使全局结束，因此最短者决定胜负：共 {n}。", "n", grundy.Moves(least)),
		parity(least, play),
		grundy.Say("Plan for the winner: in each game that is won alone move to a lost position that is over as soon as it can be; in each game that is lost alone delay.",
			"赢家的方针：在单独必胜的游戏中，走到最快结束的必败局面；在单独必败的游戏中，拖延。"))
}
