package family

import (
	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/nat"
)

// standing is a position that knows which game it is of, and where it is in it.
type standing interface {
	stands() (rules string, at any)
	mayFail() bool
}

func (p *placed[P]) stands() (string, any) { return p.name, p.at }

func (c *combined) stands() (string, any) {
	rules, list := c.kind.String()+"(", make([]any, len(c.parts))
	for i, p := range c.parts {
		part, at := p.(standing).stands()
		rules += part + ","
		list[i] = at
	}
	return rules + ")", compound.Of(list)
}

func (m *match[P]) To(p Position) (Made, bool, error) {
	to := p.Expression()
	n := 0
	for q := range m.game.Options(m.at) {
		if m.format(q) == to {
			return m.after(q), true, m.failed()
		}
		if n++; n == tried/256 || m.ctx.Err() != nil {
			if q, yes := m.far(p); yes {
				return m.after(q), true, m.failed()
			}
			break
		}
	}
	return Made{}, false, m.failed()
}

// far finds out whether a move leads to a position that is not among the first options.
func (m *match[P]) far(p Position) (q P, yes bool) {
	s, ok := p.(standing)
	if !ok || s.mayFail() { // rules of a file know only their own positions
		return m.at, false
	}
	own := m.rules
	if own == "" {
		own = m.name
	}
	rules, at := s.stands()
	q, same := at.(P)
	if rules != own || !same {
		return m.at, false
	}
	yes, _ = grundy.Reaches(m.game, m.at, q, tried)
	return q, yes
}

func (m *match[P]) Heaps() int {
	if g, ok := m.game.(grundy.Taker[P]); ok {
		return g.Heaps(m.at)
	}
	return 0
}

func (m *match[P]) Take(i int, k nat.Nat) (Made, bool, error) {
	g, ok := m.game.(grundy.Taker[P])
	if !ok || i < 0 || i >= g.Heaps(m.at) {
		return Made{}, false, nil
	}
	q, ok := g.Take(m.at, i, k)
	if !ok {
		return Made{}, false, m.failed()
	}
	return m.after(q), true, m.failed()
}
