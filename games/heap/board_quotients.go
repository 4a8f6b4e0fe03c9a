package heap

import (
	"slices"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file divides pairs, and puts the theory of Euclid's game into words, for
// [Euclid].

// choice is the pair with the larger heap first: its quotient, what remains, and
// whether the pair was turned round for that.
type choice struct {
	large, small, quotient, rest nat.Nat
	turned                       bool
}

func divide(p Pair) choice {
	c := choice{large: p.A, small: p.B}
	if p.A.Less(p.B) {
		c = choice{large: p.B, small: p.A, turned: true}
	}
	if !c.small.IsZero() {
		c.quotient, c.rest = c.large.DivMod(c.small)
	}
	return c
}

// after returns the pair when k times the smaller heap has been taken.
func (c choice) after(k nat.Nat) Pair {
	left := c.large.Sub(k.Mul(c.small))
	if c.turned {
		return Pair{c.small, left}
	}
	return Pair{left, c.small}
}

// Paces: taking everything that may be taken leaves what lies below; leaving one
// multiple forces that; and leaving more is one more choice, however many.
func (g *euclid) Paces(p Pair, play grundy.Play) ([]grundy.Pace[Pair], bool) {
	c := divide(p)
	most := g.most(c)
	var groups []grundy.Pace[Pair]
	for left := zero; left.Less(nat.Min(most, two)); left = left.Add(one) {
		q := c.after(most.Sub(left))
		length := g.length(q, play)
		groups = append(groups, grundy.Pace[Pair]{Remoteness: length, Suspense: length, Count: one, Options: slices.Values([]Pair{q})})
	}
	if two.Less(most) {
		length := g.length(p, play)
		groups = append(groups, grundy.Pace[Pair]{
			Remoteness: length, Suspense: length, Count: most.Sub(two),
			Options: func(yield func(Pair) bool) {
				for k := range counted(one, most.Sub(two)) {
					if !yield(c.after(k)) {
						return
					}
				}
			},
		})
	}
	return groups, true
}

// WithValue inverts the values of the options: those that leave j times the
// smaller heap and the rest have, for j = 0, 1, …, the value v of the smaller
// heap with the rest and then the numbers that are not v, ascending.
func (g *euclid) WithValue(p Pair, v nat.Nat) ([]Pair, bool) {
	c := divide(p)
	most := g.most(c)
	if most.IsZero() {
		return nil, true
	}
	end, _ := g.Value(c.after(most))
	j := zero
	switch {
	case v == end:
	case v.Less(end):
		j = v.Add(one)
	default:
		j = v
	}
	if !j.Less(most) {
		return nil, true
	}
	return []Pair{c.after(most.Sub(j))}, true
}

// A descent is what happens from a pair until a player can choose: divisions
// with quotient 1, whose moves are forced, and then the pair with a larger
// quotient.
type descent struct {
	forced  []choice
	chooser choice
	ended   bool // no pair with a choice comes: the game ends after the forced moves
	deep    bool // too many forced moves to follow
}

// deepest is how many forced moves are followed.
const deepest = 64

func (g *euclid) descend(p Pair) descent {
	var d descent
	for {
		c := divide(p)
		most := g.most(c)
		switch {
		case most.IsZero():
			d.ended = true
			return d
		case !most.Less(two):
			d.chooser = c
			return d
		case len(d.forced) == deepest:
			d.deep = true
			return d
		}
		d.forced = append(d.forced, c)
		p = c.after(one)
	}
}

func (c choice) pair() grundy.Phrase { return Pair{c.large, c.small}.phrase() }

// division writes the division of the pair.
func (c choice) division() grundy.Phrase {
	if c.rest.IsZero() {
		return grundy.Say("{a} = {q}·{b}", "{a} = {q}·{b}", "a", c.large, "q", c.quotient, "b", c.small)
	}
	return grundy.Say("{a} = {q}·{b} + {r}", "{a} = {q}·{b} + {r}", "a", c.large, "q", c.quotient, "b", c.small, "r", c.rest)
}

// divisions lists the forced moves, the first few in full.
func divisions(forced []choice) grundy.Phrase {
	const shown = 6
	list := forced[0].division()
	for i, c := range forced[1:] {
		if i+1 == shown && len(forced) > shown+1 {
			return grundy.Say("{list}, and {n} more", "{list}，以及另外 {n} 步", "list", list, "n", len(forced)-shown)
		}
		list = grundy.Say("{list}, {next}", "{list}，{next}", "list", list, "next", c.division())
	}
	return list
}

func winsOrLoses(wins bool) grundy.Text {
	if wins {
		return grundy.Text{En: "wins", Zh: "胜"}
	}
	return grundy.Text{En: "loses", Zh: "负"}
}

func (g *euclid) wins(p Pair, play grundy.Play) bool {
	o, _ := g.Outcome(p, play)
	return o == grundy.Next
}

// Explain follows the forced moves to the first choice, and says how it is used.
func (g *euclid) Explain(p Pair, play grundy.Play) []grundy.Phrase {
	d := g.descend(p)
	if d.deep {
		return []grundy.Phrase{g.explainDeep(p, play)}
	}
	var steps []grundy.Phrase
	if len(d.forced) > 0 {
		steps = append(steps, grundy.Say("{list}: with a quotient of 1 there is only one move: {n}, forced.", "{list}：商为 1 时只有一种走法，{n}是被迫的。",
			"list", divisions(d.forced), "n", grundy.Moves(number(len(d.forced)))))
	}
	if d.ended {
		return append(steps, g.explainEnd(len(d.forced), play))
	}
	c := d.chooser
	after := g.end(c)
	steps = append(steps, grundy.Say("{division}. With a quotient of 2 or more, whoever moves from {pair} chooses who must play from {after}, and so wins.",
		"{division}。商不小于 2 时，从 {pair} 走的一方可以选择由谁面对 {after}，因此必胜。",
		"division", c.division(), "pair", c.pair(), "after", after.phrase()))
	steps = append(steps, g.explainAfter(after, play), g.explainPlan(c, after, play))
	if len(d.forced) > 0 {
		steps = append(steps, whoChooses(len(d.forced)))
	}
	return steps
}

// end is the pair that taking all that may be taken leaves.
func (g *euclid) end(c choice) Pair {
	q := c.after(g.most(c)).sorted()
	return Pair{q.B, q.A}
}

func whoChooses(forced int) grundy.Phrase {
	if forced%2 == 0 {
		return grundy.Say("The forced moves are even in number, so that choice is yours.", "被迫的步数为偶数，所以作选择的是先手。")
	}
	return grundy.Say("The forced moves are odd in number, so that choice is the opponent's.", "被迫的步数为奇数，所以作选择的是对手。")
}

// explainEnd: nobody ever chooses, so the number of moves settles who wins.
func (g *euclid) explainEnd(n int, play grundy.Play) grundy.Phrase {
	if n == 0 {
		return noMove(play)
	}
	return grundy.Say("Then the game is over. The player to move makes the last move exactly when the number of moves is odd, and so {wins}.",
		"然后游戏结束。步数为奇数时先手走最后一步，所以先手{wins}。", "wins", winsOrLoses((n%2 == 1) == (play == grundy.Normal)))
}

// explainAfter says who wins the pair that lies after the choice.
func (g *euclid) explainAfter(after Pair, play grundy.Play) grundy.Phrase {
	d := g.descend(after)
	result := winsOrLoses(g.wins(after, play))
	switch {
	case d.deep:
		return grundy.Say("From {p} the player to move {wins}: its heaps are too close to the ratio φ to show why in a few steps.", "从 {p} 走的一方{wins}：两堆之比过于接近 φ，几步之内看不出原因。", "p", after.phrase(), "wins", result)
	case len(d.forced) == 0 && d.ended:
		return grundy.Say("From {p} there is no move, so the player to move {wins} there.", "{p} 已无路可走，轮到者{wins}。", "p", after.phrase(), "wins", result)
	case len(d.forced) == 0:
		return grundy.Say("From {p} the player to move {wins}: {division}, the quotient is 2 or more again.", "从 {p} 走的一方{wins}：{division}，商又不小于 2。", "p", after.phrase(), "wins", result, "division", d.chooser.division())
	case d.ended:
		return grundy.Say("From {p} the player to move {wins}: {list}, forced to the end.", "从 {p} 走的一方{wins}：{list}，一直被迫到结束。", "p", after.phrase(), "wins", result, "list", divisions(d.forced))
	}
	return grundy.Say("From {p} the player to move {wins}: {list}: forced; then comes {division}, a choice for whoever has that turn.",
		"从 {p} 走的一方{wins}：{list} 都是被迫的；然后是 {division}，轮到者可以选择。", "p", after.phrase(), "wins", result, "list", divisions(d.forced), "division", d.chooser.division())
}

// explainPlan says what the one who chooses does.
func (g *euclid) explainPlan(c choice, after Pair, play grundy.Play) grundy.Phrase {
	most := g.most(c)
	if !g.wins(after, play) {
		return grundy.Say("So go there: take {k} × {b}, and leave {p} to the opponent.", "所以直接走到那里：取 {k} × {b}，把 {p} 留给对手。", "k", most, "b", c.small, "p", after.phrase())
	}
	leave := c.after(most.Sub(one)).sorted()
	return grundy.Say("So do not go there. Leave {q}: the move from it is forced, and {p} comes back to the one who chose.",
		"所以不要走到那里。留下 {q}：从它出发的一步是被迫的，{p} 又回到选择者手中。", "q", Pair{leave.B, leave.A}.phrase(), "p", after.phrase())
}

// explainDeep: so many forced moves mean a ratio very near φ.
func (g *euclid) explainDeep(p Pair, play grundy.Play) grundy.Phrase {
	s := p.sorted()
	return grundy.Say("The first {n} quotients are 1: the ratio of the heaps agrees with φ = (1+√5)/2 to many digits. With a the larger and b the smaller heap the player to move {wins}, because a(a-b) is {relation} b².",
		"前 {n} 个商都是 1：两堆之比与 φ = (1+√5)/2 有很多位相同。设 a 为大堆、b 为小堆，a(a-b) {relation} b²，所以先手{wins}。",
		"n", deepest, "wins", winsOrLoses(g.wins(p, play)), "relation", relation(s))
}

func relation(s Pair) grundy.Text {
	if over(s.B, s.A) {
		return grundy.Text{En: "more than", Zh: "大于"}
	}
	return grundy.Text{En: "less than", Zh: "小于"}
}
