package compound

import (
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Remoteness of a compound is not known by theorem for any kind here.
func (g Game) Remoteness(Position, grundy.Play) (nat.Nat, bool) { return nat.Nat{}, false }

// Suspense returns how long every lasts if the winner delays and the loser
// hurries: as long as the component that lasts longest. Of a sum it knows
// nothing.
//
// Source: Smith, Graphs and composite games (1966).
func (g Game) Suspense(p Position, play grundy.Play) (nat.Nat, bool) {
	if g.kind != Every {
		return nat.Nat{}, false
	}
	lasts, ok := g.lasts(p, play)
	if !ok {
		return nat.Nat{}, false
	}
	return longest(lasts), true
}

// lasts returns the suspense of each component.
func (g Game) lasts(p Position, play grundy.Play) ([]nat.Nat, bool) {
	list := p.List()
	lasts := make([]nat.Nat, len(list))
	for i, at := range list {
		n, ok := g.parts[i].Knows.Suspense(at, play)
		if !ok {
			return nil, false
		}
		lasts[i] = n
	}
	return lasts, true
}

func longest(lasts []nat.Nat) nat.Nat {
	var most nat.Nat
	for _, n := range lasts {
		most = nat.Max(most, n)
	}
	return most
}

// everyOutcome: the longest component ends last, and its parity tells who makes
// the last move.
func everyOutcome(most nat.Nat, play grundy.Play) grundy.Outcome {
	return grundy.WinsIf(most.Odd() == (play == grundy.Normal))
}

// A choice is an option of a component and how long it lasts.
type choice struct {
	to    any
	lasts nat.Nat
}

// Choose counts the winning moves of every, and lists the first ones. A move
// wins if the longest of the chosen options is lost for the opponent.
//
// Cost: the options of all components, and for the list their number times the
// number of distinct suspenses.
func (g Game) Choose(p Position, play grundy.Play, limit int) (count grundy.Known[nat.Nat], moves []Position, ok bool) {
	if g.kind != Every {
		return count, nil, false
	}
	list := p.List()
	choices := make([][]choice, len(list))
	for i, at := range list {
		c, ok := g.choices(i, at, play)
		if !ok {
			return count, nil, false
		}
		choices[i] = c
	}
	c := newChooser(choices, play, limit)
	if slices.IndexFunc(choices, func(c []choice) bool { return c[0].to != nil }) < 0 {
		return grundy.Know(nat.Nat{}), []Position{}, true // no component has a move
	}
	for i, at := range list {
		if choices[i][0].to == nil {
			choices[i][0].to = at
		}
	}
	c.list(0, nat.Nat{}, make([]any, len(list)))
	return grundy.Know(c.count()), c.moves, true
}

// choices lists the options of component i. One that has ended has one choice,
// with no position: to stay.
func (g Game) choices(i int, at any, play grundy.Play) ([]choice, bool) {
	part := g.parts[i]
	if n, ok := part.Game.Width(at); ok && nat.Of(wide).Less(n) {
		return nil, false
	}
	var out []choice
	once := map[any]bool{}
	for q := range part.Game.Options(at) {
		if len(once) > wide {
			return nil, false
		}
		if once[q] {
			continue
		}
		once[q] = true
		n, ok := part.Knows.Suspense(q, play)
		if !ok {
			return nil, false
		}
		out = append(out, choice{q, n})
	}
	if out == nil {
		out = []choice{{nil, nat.Nat{}}}
	}
	return out, true
}

// A chooser lists choices, one a component, whose longest is lost for the
// opponent.
type chooser struct {
	choices [][]choice
	good    []nat.Nat // the suspenses among all choices that the opponent loses, ascending
	limit   int
	moves   []Position
}

func newChooser(choices [][]choice, play grundy.Play, limit int) *chooser {
	c := &chooser{choices: choices, limit: limit, moves: []Position{}}
	for _, options := range choices {
		for _, o := range options {
			if everyOutcome(o.lasts, play) == grundy.Previous {
				c.good = append(c.good, o.lasts)
			}
		}
	}
	slices.SortFunc(c.good, nat.Nat.Cmp)
	c.good = slices.Compact(c.good)
	return c
}

// count returns the number of winning choices: for each good suspense, those
// whose longest is exactly that.
func (c *chooser) count() nat.Nat {
	var count nat.Nat
	for _, most := range c.good {
		upTo, below := nat.Of(1), nat.Of(1)
		for _, options := range c.choices {
			var le, lt uint64
			for _, o := range options {
				if !most.Less(o.lasts) {
					le++
				}
				if o.lasts.Less(most) {
					lt++
				}
			}
			upTo, below = upTo.Mul(nat.Of(le)), below.Mul(nat.Of(lt))
		}
		count = count.Add(upTo.Sub(below))
	}
	return count
}

// list appends the winning choices that begin with chosen[:i], whose longest is most.
func (c *chooser) list(i int, most nat.Nat, chosen []any) {
	if len(c.moves) >= c.limit || !c.reachable(i, most) {
		return
	}
	if i == len(c.choices) {
		c.moves = append(c.moves, Of(chosen))
		return
	}
	for _, o := range c.choices[i] {
		chosen[i] = o.to
		c.list(i+1, nat.Max(most, o.lasts), chosen)
	}
}

// reachable reports whether the components from i on have choices that make the
// longest of all a good one, if most is the longest before them.
func (c *chooser) reachable(i int, most nat.Nat) bool {
	for _, target := range c.good {
		if target.Less(most) {
			continue
		}
		exact, possible := target == most, true
		for _, options := range c.choices[i:] {
			fits := false
			for _, o := range options {
				fits = fits || !target.Less(o.lasts)
				exact = exact || o.lasts == target
			}
			possible = possible && fits
		}
		if exact && possible {
			return true
		}
	}
	return false
}

func (g Game) explainEvery(p Position, play grundy.Play) []grundy.Phrase {
	lasts, ok := g.lasts(p, play)
	if !ok {
		return nil
	}
	if len(lasts) == 0 {
		return []grundy.Phrase{grundy.Say("There is no game, so there is no move.", "没有任何游戏，因此无路可走。")}
	}
	most := longest(lasts)
	var steps []grundy.Phrase
	decides := -1
	for i, text := range g.Format(p) {
		row := grundy.Say("{game} lasts {n} moves alone: {who}.", "{game} 单独玩持续 {n} 步：{who}。",
			"game", text, "n", lasts[i], "who", who(everyOutcome(lasts[i], play)))
		if decides < 0 && lasts[i] == most {
			decides = i
			row = grundy.Say("{row}  <- decides", "{row}  <- 决定胜负", "row", row)
		}
		steps = append(steps, row)
	}
	steps = append(steps, grundy.Say(
		"In each game the one who wins it delays and the one who loses it hurries, so these are the numbers of steps. Both move in every game that lasts, so the longest one ends last: {n} moves.",
		"在每个游戏中，赢家拖延、输家求快，于是得到上面的步数。双方在所有未结束的游戏中都要走，最长的游戏最后结束：共 {n} 步。", "n", most))
	return append(steps, parity(most, play))
}

func who(o grundy.Outcome) grundy.Text {
	if o == grundy.Next {
		return grundy.Text{En: "won by the player to move", Zh: "先手胜"}
	}
	return grundy.Text{En: "lost by the player to move", Zh: "先手负"}
}

func parity(most nat.Nat, play grundy.Play) grundy.Phrase {
	if most.Odd() {
		if play == grundy.Normal {
			return grundy.Say("{n} is odd: the player to move makes the last move and wins.", "{n} 是奇数：先手走最后一步，先手胜。", "n", most)
		}
		return grundy.Say("{n} is odd: the player to move makes the last move and, in misère play, loses.", "{n} 是奇数：先手走最后一步，在反常规玩法中先手负。", "n", most)
	}
	if play == grundy.Normal {
		return grundy.Say("{n} is even: the opponent makes the last move and wins.", "{n} 是偶数：后手走最后一步，后手胜。", "n", most)
	}
	return grundy.Say("{n} is even: the opponent makes the last move and, in misère play, loses.", "{n} 是偶数：后手走最后一步，在反常规玩法中后手负。", "n", most)
}
