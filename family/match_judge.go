package family

import (
	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/solve"
)

func (m *match[P]) Judge() (Verdict, error) {
	a, open := m.found()
	if err := m.fatal(open); err != nil {
		return Verdict{}, err
	}
	return Verdict{a.Outcome, a.Grundy, a.Loopy, a.Remoteness, open}, nil
}

func (m *match[P]) Glance() (Verdict, error) {
	v := m.alone(m.at, false)
	if err := m.fatal(v.Why); err != nil {
		return Verdict{}, err
	}
	return v, nil
}

// alone says what is known of a position of the game, with its value or without.
func (m *match[P]) alone(q P, value bool) Verdict {
	var v Verdict
	if v.Outcome, _, v.Why = m.solver.Outcome(m.ctx, q); v.Why != nil {
		v.Outcome = grundy.Unknown
		return v
	}
	if n, _, err := m.solver.Remoteness(m.ctx, q); err == nil && v.Outcome != grundy.Drawn {
		v.Remoteness = grundy.Know(n)
	}
	if !value || m.play == grundy.Misere {
		return v
	}
	if loopy(m.game) {
		if n, _, err := m.solver.LoopyValue(m.ctx, q); err == nil {
			v.Loopy = grundy.Know(n)
		}
	} else if n, _, err := m.solver.Grundy(m.ctx, q); err == nil {
		v.Grundy = grundy.Know(n)
	}
	return v
}

func (m *match[P]) Analyse() (grundy.Analysis, error) {
	o := m.o
	o.Ask, o.Must, o.First, o.Ledger = 0, solve.AskOutcome, 0, nil
	a, err := m.analyse(m.ctx, o)
	return a, failed(m.ctx, err)
}

func (m *match[P]) Parts(most int) ([]Component, error) {
	if g, ok := any(m.game).(compound.Game); ok {
		return m.components(g, any(m.at).(compound.Position), most), m.failed()
	}
	s, ok := m.game.(grundy.Splitter[P])
	if !ok {
		return nil, nil
	}
	parts, ok := s.Split(m.at)
	if !ok {
		return nil, m.failed()
	}
	var out []Component
	for _, q := range parts[:min(most, len(parts))] {
		out = append(out, Component{m.format(q), m.alone(q, true)})
	}
	return out, m.failed()
}

// components says what is known of the parts of a compound.
func (m *match[P]) components(g compound.Game, p compound.Position, most int) []Component {
	texts := g.Format(p)
	var out []Component
	for i, q := range p.List() {
		if i == most {
			break
		}
		c, knows := Component{Expression: texts[i]}, g.Knows(i)
		if o, ok := knows.Outcome(q, m.play); ok {
			c.Outcome = o
		}
		if m.play == grundy.Normal {
			if n, ok := knows.Value(q); ok {
				c.Grundy = grundy.Know(n)
			} else if v, ok := knows.LoopyValue(q); ok && g.Loopy() {
				c.Loopy = grundy.Know(v)
			}
		}
		if n, ok := knows.Remoteness(q, m.play); ok {
			c.Remoteness = grundy.Know(n)
		}
		out = append(out, c)
	}
	return out
}

func (m *match[P]) Picture() ([]string, error) {
	g, ok := m.game.(Picturer[P])
	if !ok {
		return nil, nil
	}
	lines, _ := g.Picture(m.at)
	return lines, m.failed()
}
