package compound

import (
	"maps"
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

// Choose counts the winning moves of every, or of a long sum, and lists the
// first ones. A move of every wins if the longest of the chosen options is lost
// for the opponent.
//
// Cost: the groups of options of equal length in all components, and for each
// move of the list their number times the number of lengths.
func (g Game) Choose(p Position, play grundy.Play, limit int) (out grundy.Choices[Position], ok bool) {
	if g.kind != Every {
		return g.chooseSum(p, play, limit)
	}
	left := budget(wide)
	list := p.List()
	choices := make([][]grundy.Pace[any], len(list))
	live := false
	for i, at := range list {
		groups, ok := g.paces(i, at, play, &left)
		if !ok {
			return out, false
		}
		if len(groups) == 0 { // it has ended, and stays
			groups = []grundy.Pace[any]{{Count: nat.Of(1), Options: slices.Values([]any{at})}}
		} else {
			live = true
		}
		choices[i] = groups
	}
	if !live {
		return grundy.Choices[Position]{Count: grundy.Know(nat.Nat{}), First: []Position{}}, true
	}
	c := newChooser(choices, play, limit)
	c.list(0, nat.Nat{}, make([]any, len(list)))
	return grundy.Choices[Position]{Count: grundy.Know(c.count()), First: c.moves}, true
}

// paces groups the options of component i by how long they last: by theorem, or
// by listing them where they are not too many.
func (g Game) paces(i int, at any, play grundy.Play, left *budget) ([]grundy.Pace[any], bool) {
	part := g.parts[i]
	if groups, ok := part.Game.Paces(at, play); ok {
		return groups, true
	}
	options, ok := g.options(i, at, left)
	if !ok {
		return nil, false
	}
	var order []nat.Nat
	groups := map[nat.Nat][]any{}
	for _, q := range options {
		n, ok := part.Knows.Suspense(q, play)
		if !ok {
			return nil, false
		}
		if groups[n] == nil {
			order = append(order, n)
		}
		groups[n] = append(groups[n], q)
	}
	var out []grundy.Pace[any]
	for _, n := range order {
		out = append(out, grundy.Pace[any]{Suspense: n, Count: nat.Of(uint64(len(groups[n]))), Options: slices.Values(groups[n])})
	}
	return out, true
}

// A chooser lists choices, one a component, whose longest is lost for the
// opponent.
type chooser struct {
	choices [][]grundy.Pace[any]
	good    []nat.Nat // the suspenses among all choices that the opponent loses, ascending
	last    []int     // for each of good, the last component that has it
	need    []nat.Nat // how long the choices from a component on last at the least
	limit   int
	moves   []Position
}

func newChooser(choices [][]grundy.Pace[any], play grundy.Play, limit int) *chooser {
	c := &chooser{choices: choices, limit: limit, moves: []Position{}}
	last := map[nat.Nat]int{}
	for i, groups := range choices {
		for _, o := range groups {
			if everyOutcome(o.Suspense, play) == grundy.Previous {
				last[o.Suspense] = i
			}
		}
	}
	c.good = slices.SortedFunc(maps.Keys(last), nat.Nat.Cmp)
	for _, n := range c.good {
		c.last = append(c.last, last[n])
	}
	c.need = make([]nat.Nat, len(choices)+1)
	for i := len(choices) - 1; i >= 0; i-- {
		least := choices[i][0].Suspense
		for _, o := range choices[i] {
			least = nat.Min(least, o.Suspense)
		}
		c.need[i] = nat.Max(c.need[i+1], least)
	}
	return c
}

// count returns the number of winning choices: for each good suspense, those
// whose longest is exactly that.
func (c *chooser) count() nat.Nat {
	var count nat.Nat
	for _, most := range c.good {
		upTo, below := nat.Of(1), nat.Of(1)
		for _, groups := range c.choices {
			var le, lt nat.Nat
			for _, o := range groups {
				if !most.Less(o.Suspense) {
					le = le.Add(o.Count)
				}
				if o.Suspense.Less(most) {
					lt = lt.Add(o.Count)
				}
			}
			upTo, below = upTo.Mul(le), below.Mul(lt)
		}
		count = count.Add(upTo.Sub(below))
	}
	return count
}

// list appends the winning choices that begin with chosen[:i], whose longest is most.
func (c *chooser) list(i int, most nat.Nat, chosen []any) {
	if i == len(c.choices) {
		c.moves = append(c.moves, Of(chosen))
		return
	}
	for _, o := range c.choices[i] {
		longest := nat.Max(most, o.Suspense)
		if !c.reachable(i+1, longest) {
			continue
		}
		for q := range o.Options {
			if len(c.moves) >= c.limit {
				return
			}
			chosen[i] = q
			c.list(i+1, longest, chosen)
		}
	}
}

// reachable reports whether the components from i on have choices that make the
// longest of all a good one, if most is the longest before them.
func (c *chooser) reachable(i int, most nat.Nat) bool {
	for k, target := range c.good {
		if !target.Less(most) && !target.Less(c.need[i]) && (target == most || c.last[k] >= i) {
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
	for i, text := range g.names(p) {
		row := grundy.Say("{game} lasts {n} alone: {who}.", "{game} 单独玩持续 {n}：{who}。",
			"game", text, "n", grundy.Moves(lasts[i]), "who", who(everyOutcome(lasts[i], play)))
		if decides < 0 && lasts[i] == most {
			decides = i
			row = grundy.Say("{row}  <- decides", "{row}  <- 决定胜负", "row", row)
		}
		steps = append(steps, row)
	}
	steps = append(steps, grundy.Say(
		"In each game the one who wins it delays and the one who loses it hurries, so these are the numbers of steps. Both move in every game that lasts, so the longest one ends last: {n}.",
		"在每个游戏中，赢家拖延、输家求快，于是得到上面的步数。双方在所有未结束的游戏中都要走，最长的游戏最后结束：共 {n}。", "n", grundy.Moves(most)))
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
