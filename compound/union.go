package compound

import (
	"slices"

	"example.org/grundy"
)

// union: whoever is to move moves in all games that are won alone, each to a lost
// position, and the other meets only lost games. In misère play the games are
// played so until one is left, where the players play to lose.
//
// Source: Smith, Graphs and composite games (1966).
type union struct{ unknown }

// outcome: with two games or more left, the play of the games is the normal one
// under either convention.
func (union) outcome(s *spread, _ grundy.Play) (grundy.Outcome, bool) {
	return s.someWon(grundy.Normal)
}

// someWon says that the player to move wins if some component is won alone.
func (s *spread) someWon(play grundy.Play) (grundy.Outcome, bool) {
	known := true
	for i, at := range s.at {
		if !s.live[i] {
			continue
		}
		o, ok := s.parts[i].Knows.Outcome(at, play)
		if ok && o == grundy.Next {
			return grundy.Next, true
		}
		known = known && ok
	}
	return grundy.Previous, known
}

// The flags of the automata that read what is chosen in each game.
const (
	moved      = 1 << iota // in some game
	oneLive                // exactly one game can go on
	manyLive               // several can
	won                    // in some game the position is won alone, in normal play
	misereLost             // the one that can go on is lost alone in misère play
	closed                 // some game has ended
)

// flags reads flags by collecting them.
func flags(state, m mark) mark { return mark{flags: state.flags | m.flags} }

// menus: in normal play a game that is won alone is to be moved to a lost
// position and a game that is lost alone is to be left.
func (union) menus(s *spread, play grundy.Play) (menus, bool) {
	if play == grundy.Misere {
		return union{}.misereMenus(s)
	}
	games, ok := s.allLost(play)
	return menus{
		games: games,
		rule: grundy.Say("in every game that is won alone move to a position lost for whoever is to move there; stay in the others",
			"在每个单独先手胜的游戏中走到必败局面，其余游戏不动"),
		step:   flags,
		accept: func(state mark) bool { return state.flags&moved != 0 },
	}, ok
}

// allLost is what leaves every component lost alone for the player to move.
func (s *spread) allLost(play grundy.Play) ([][]group, bool) {
	left := budget(wide)
	return s.perGame(func(i int) ([]group, bool) {
		o, ok := s.parts[i].Knows.Outcome(s.at[i], play)
		if !ok || o == grundy.Previous {
			return []group{s.stay(i, mark{})}, ok
		}
		lost, ok := s.lost(i, play, &left)
		return []group{groupOf(mark{flags: moved}, lost, grundy.Say("to a lost position", "走到必败局面"))}, ok
	})
}

// misereMenus: the move must leave several games that are all lost alone in
// normal play, or a single one that is lost alone in misère play.
func (union) misereMenus(s *spread) (menus, bool) {
	left := budget(wide)
	games, ok := s.perGame(func(i int) ([]group, bool) {
		here, ok := s.misereFlags(i, s.at[i])
		if !ok {
			return nil, false
		}
		groups, ok := s.lostSomehow(i, &left)
		return append([]group{s.stay(i, mark{flags: here})}, groups...), ok
	})
	return menus{
		games: games,
		rule: grundy.Say("leave several unfinished games, each lost alone in normal play, or just one, lost alone in misère play",
			"留下若干个未结束的游戏，且各自在正常玩法中必败；或只留一个，且其在反常规玩法中必败"),
		step: readLive,
		accept: func(state mark) bool {
			switch f := state.flags; {
			case f&moved == 0:
				return false
			case f&manyLive != 0:
				return f&won == 0
			default:
				return f&oneLive != 0 && f&misereLost != 0
			}
		},
	}, ok
}

// readLive counts the games that can go on up to two, and remembers of the first
// whether it is lost in misère play.
func readLive(state, m mark) mark {
	f := state.flags | m.flags&(moved|won)
	if m.flags&oneLive != 0 {
		if f&(oneLive|manyLive) != 0 {
			f = f&^(oneLive|misereLost) | manyLive
		} else {
			f |= oneLive | m.flags&misereLost
		}
	}
	return mark{flags: f}
}

// misereFlags describes a position of component i.
func (s *spread) misereFlags(i int, q any) (f uint8, ok bool) {
	if s.ended(i, q) {
		return 0, true
	}
	normal, ok := s.parts[i].Knows.Outcome(q, grundy.Normal)
	if !ok {
		return 0, false
	}
	misere, ok := s.parts[i].Knows.Outcome(q, grundy.Misere)
	if !ok {
		return 0, false
	}
	f = oneLive
	if normal == grundy.Next {
		f |= won
	}
	if misere == grundy.Previous {
		f |= misereLost
	}
	return f, true
}

// lostSomehow groups the options of component i that are lost alone in one of
// the two plays; no others are of use.
func (s *spread) lostSomehow(i int, left *budget) ([]group, bool) {
	normal, ok := s.lost(i, grundy.Normal, left)
	if !ok {
		return nil, false
	}
	misere, ok := s.lost(i, grundy.Misere, left)
	if !ok {
		return nil, false
	}
	var options []any
	once := map[any]bool{}
	for _, q := range slices.Concat(normal, misere) {
		if !once[q] {
			once[q] = true
			options = append(options, q)
		}
	}
	return groupsOf(options, func(q any) (mark, bool) {
		f, ok := s.misereFlags(i, q)
		return mark{flags: f | moved}, ok
	}, misereWhat)
}

func misereWhat(m mark) grundy.Phrase {
	switch f := m.flags; {
	case f&oneLive == 0:
		return grundy.Say("to its end", "走到结束")
	case f&won == 0 && f&misereLost != 0:
		return grundy.Say("to a position lost in both plays", "走到两种玩法下都必败的局面")
	case f&won == 0:
		return grundy.Say("to a position lost in normal play", "走到正常玩法下必败的局面")
	}
	return grundy.Say("to a position lost in misère play", "走到反常规玩法下必败的局面")
}

func (union) explain(s *spread, names []grundy.Phrase, play grundy.Play) []grundy.Phrase {
	steps, some, ok := s.outcomeRows(names, grundy.Normal)
	if !ok {
		return nil
	}
	if play == grundy.Misere {
		steps = append([]grundy.Phrase{grundy.Say("As long as two games are unfinished, what counts in each is normal play; only the last one left is played in misère play.",
			"只要还有两个游戏未结束，各游戏都按正常玩法判断；只剩最后一个时才按反常规玩法。")}, steps...)
	}
	switch {
	case !some && play == grundy.Misere:
		return append(steps, grundy.Say("No game is won alone. Whatever the player to move does, the games moved in become won and stay unfinished. The opponent moves in each of them to a lost position so that at least two games stay unfinished or, where that cannot be, leaves exactly one unfinished game, lost alone in misère play.",
			"没有单独先手胜的游戏。无论先手怎么走，走过的游戏都变为先手胜且未结束。对手在其中各走到必败局面，并使至少两个游戏未结束；若做不到，则恰留一个未结束的、在反常规玩法中必败的游戏。"))
	case !some:
		return append(steps, grundy.Say("No game is won alone. Whatever the player to move does, the games moved in become won, and the opponent moves in each of them to a lost position again. So the winner makes the last move.",
			"没有单独先手胜的游戏。无论先手怎么走，走过的游戏都变为先手胜，对手在其中各走到必败局面。因此赢家走最后一步。"))
	case play == grundy.Misere:
		return append(steps, grundy.Say("Plan for the winner: move in every game that is won alone to a lost position, so that at least two games stay unfinished, and stay in the others. Where that cannot be, leave exactly one unfinished game, lost alone in misère play.",
			"赢家的方针：在每个单独先手胜的游戏中都走到必败局面，并使至少两个游戏未结束，其余不动；若做不到，则恰留一个未结束的、在反常规玩法中必败的游戏。"))
	}
	return append(steps, grundy.Say("Plan for the winner: move in every game that is won alone, each time to a lost position, and stay in the others; the opponent then meets lost games only. So the winner makes the last move.",
		"赢家的方针：在每个单独先手胜的游戏中都走到必败局面，其余不动；对手面对的便全是必败的游戏。因此赢家走最后一步。"))
}
