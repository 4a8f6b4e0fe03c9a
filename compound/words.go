package compound

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// Explain returns the steps of the argument: that of the only game that counts,
// or that of the kind.
func (g Game) Explain(p Position, play grundy.Play) []grundy.Phrase {
	s := g.spread(p)
	names := g.names(p)
	switch {
	case g.Loopy() && play == grundy.Normal:
		return s.explainLoopy(names)
	case g.Loopy():
		return nil
	case len(s.at) == 0:
		return []grundy.Phrase{grundy.Say("There is no game, so there is no move.", "没有任何游戏，因此无路可走。")}
	case s.over() && s.left == 0:
		return []grundy.Phrase{grundy.Say("All games have ended.", "所有游戏都已结束。")}
	case s.over():
		for i, name := range names {
			if !s.live[i] {
				return []grundy.Phrase{grundy.Say("{game} has ended, and with it everything.", "{game} 已经结束，全局随之结束。", "game", name)}
			}
		}
	}
	i, alone := s.alone()
	if !alone || g.kind == Sum && play == grundy.Misere {
		return g.kind.theory().explain(s, names, play)
	}
	steps := g.parts[i].Game.Explain(s.at[i], play)
	if len(s.at) == 1 {
		return steps
	}
	return append([]grundy.Phrase{grundy.Say("All games but {game} have ended, so it is played alone.", "除 {game} 外的游戏都已结束，只剩它单独进行。", "game", names[i])}, steps...)
}

// clockRows says how long each game lasts alone, and marks the first that lasts
// as long as the one that decides.
func (s *spread) clockRows(names []grundy.Phrase, lasts []nat.Nat, deciding nat.Nat, play grundy.Play) []grundy.Phrase {
	var steps []grundy.Phrase
	marked := false
	for i, n := range lasts {
		if !s.live[i] {
			steps = append(steps, hasEnded(names[i]))
			continue
		}
		row := grundy.Say("{game} lasts {n} alone: {who}.", "{game} 单独玩持续 {n}：{who}。",
			"game", names[i], "n", grundy.Moves(n), "who", who(whoEnds(n, play)))
		if !marked && n == deciding {
			marked = true
			row = decides(row)
		}
		steps = append(steps, row)
	}
	return steps
}

// outcomeRows says who wins each game alone; some tells whether one is won.
func (s *spread) outcomeRows(names []grundy.Phrase, play grundy.Play) (steps []grundy.Phrase, some, ok bool) {
	for i, at := range s.at {
		if !s.live[i] {
			steps = append(steps, hasEnded(names[i]))
			continue
		}
		o, ok := s.parts[i].Knows.Outcome(at, play)
		if !ok {
			continue
		}
		row := grundy.Say("{game} alone is {who}.", "{game} 单独玩：{who}。", "game", names[i], "who", who(o))
		if play == grundy.Misere {
			row = grundy.Say("{game} alone, in misère play, is {who}.", "{game} 单独玩反常规玩法：{who}。", "game", names[i], "who", who(o))
		}
		if o == grundy.Next {
			some = true
			row = decides(row)
		}
		steps = append(steps, row)
	}
	_, ok = s.someWon(play)
	return steps, some, ok
}

func hasEnded(game grundy.Phrase) grundy.Phrase {
	return grundy.Say("{game} has ended.", "{game} 已经结束。", "game", game)
}

// decides marks the row of a game that decides.
func decides(row grundy.Phrase) grundy.Phrase {
	return grundy.Say("{row}  <- decides", "{row}  <- 决定胜负", "row", row)
}

func who(o grundy.Outcome) grundy.Text {
	if o == grundy.Next {
		return grundy.Text{En: "won by the player to move", Zh: "先手胜"}
	}
	return grundy.Text{En: "lost by the player to move", Zh: "先手负"}
}

func parity(n nat.Nat, play grundy.Play) grundy.Phrase {
	if n.Odd() {
		if play == grundy.Normal {
			return grundy.Say("{n} is odd: the player to move makes the last move and wins.", "{n} 是奇数：先手走最后一步，先手胜。", "n", n)
		}
		return grundy.Say("{n} is odd: the player to move makes the last move and, in misère play, loses.", "{n} 是奇数：先手走最后一步，在反常规玩法中先手负。", "n", n)
	}
	if play == grundy.Normal {
		return grundy.Say("{n} is even: the opponent makes the last move and wins.", "{n} 是偶数：后手走最后一步，后手胜。", "n", n)
	}
	return grundy.Say("{n} is even: the opponent makes the last move and, in misère play, loses.", "{n} 是偶数：后手走最后一步，在反常规玩法中后手负。", "n", n)
}
