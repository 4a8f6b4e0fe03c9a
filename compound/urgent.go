package compound

import "example.org/grundy"

// urgent: in normal play whoever meets a game that is won alone moves to a lost
// position in all such games; the first end is then made by that player. In
// misère play the same with the games played to lose.
//
// Source: Smith, Graphs and composite games (1966).
type urgent struct{ unknown }

func (urgent) outcome(s *spread, play grundy.Play) (grundy.Outcome, bool) { return s.someWon(play) }

// menus: in normal play a move wins that ends a game, or that leaves every game
// lost alone. In misère play it must leave every game lost alone, which one that
// has ended is not.
func (urgent) menus(s *spread, play grundy.Play) (menus, bool) {
	if play == grundy.Misere {
		games, ok := s.allLost(play)
		return menus{
			games: games,
			rule: grundy.Say("in every game that is won alone in misère play move to a position lost there; stay in the others",
				"在每个反常规玩法中单独先手胜的游戏里走到必败局面，其余游戏不动"),
			step:   flags,
			accept: func(state mark) bool { return state.flags&moved != 0 },
		}, ok
	}
	left := budget(wide)
	games, ok := s.perGame(func(i int) ([]group, bool) {
		o, ok := s.parts[i].Knows.Outcome(s.at[i], play)
		if !ok {
			return nil, false
		}
		here := mark{}
		if o == grundy.Next {
			here.flags = won
		}
		groups, ok := s.settled(i, &left)
		return append([]group{s.stay(i, here)}, groups...), ok
	})
	return menus{
		games: games,
		rule: grundy.Say("move in some games so that one of them ends, or so that every game is left lost for whoever is to move",
			"走若干个游戏，使其中某个结束；或使每个游戏都成为必败局面"),
		step: flags,
		accept: func(state mark) bool {
			return state.flags&moved != 0 && (state.flags&closed != 0 || state.flags&won == 0)
		},
	}, ok
}

// settled groups the options of component i by who wins them in normal play, and
// those that have ended.
func (s *spread) settled(i int, left *budget) ([]group, bool) {
	if paces, ok := s.parts[i].Game.Paces(s.at[i], grundy.Normal); ok {
		return pacedBy(paces, func(p grundy.Pace[any]) mark {
			return settledMark(p.Remoteness.IsZero(), whoEnds(p.Remoteness, grundy.Normal))
		}, settledWhat), true
	}
	options, ok := s.options(i, left)
	if !ok {
		return nil, false
	}
	return groupsOf(options, func(q any) (mark, bool) {
		o, ok := s.parts[i].Knows.Outcome(q, grundy.Normal)
		return settledMark(o == grundy.Previous && s.ended(i, q), o), ok
	}, settledWhat)
}

func settledMark(ended bool, o grundy.Outcome) mark {
	switch {
	case ended:
		return mark{flags: moved | closed}
	case o == grundy.Next:
		return mark{flags: moved | won}
	}
	return mark{flags: moved}
}

func settledWhat(m mark) grundy.Phrase {
	switch {
	case m.flags&closed != 0:
		return grundy.Say("to its end", "走到结束")
	case m.flags&won != 0:
		return grundy.Say("to a position won for whoever moves there", "走到先手胜的局面")
	}
	return grundy.Say("to a lost position", "走到必败局面")
}

func (urgent) explain(s *spread, names []grundy.Phrase, play grundy.Play) []grundy.Phrase {
	steps, some, ok := s.outcomeRows(names, play)
	if !ok {
		return nil
	}
	switch {
	case !some && play == grundy.Misere:
		return append(steps, grundy.Say("No game is won alone. Every move ends a game, which loses at once, or leaves the opponent a game that is won alone.",
			"没有单独先手胜的游戏。每一步或者结束某个游戏而立即输掉，或者给对手留下单独先手胜的游戏。"))
	case !some:
		return append(steps, grundy.Say("No game is won alone. No move ends a game, and every move leaves the opponent a game that is won alone.",
			"没有单独先手胜的游戏。没有一步能结束某个游戏，且每一步都给对手留下单独先手胜的游戏。"))
	case play == grundy.Misere:
		return append(steps, grundy.Say("Plan for the winner: move in every game that is won alone, each time to a position lost in misère play, and stay in the others. The opponent is the first who must end a game, and loses.",
			"赢家的方针：在每个单独先手胜的游戏中都走到反常规玩法的必败局面，其余不动。对手最先被迫结束某个游戏，因而输掉。"))
	}
	return append(steps, grundy.Say("Plan for the winner: end a game where a move does that; else move in every game that is won alone, each time to a lost position, and stay in the others. The first game that ends is then ended by the winner.",
		"赢家的方针：能结束某个游戏就结束它；否则在每个单独先手胜的游戏中都走到必败局面，其余不动。最先结束的游戏便由赢家结束。"))
}
