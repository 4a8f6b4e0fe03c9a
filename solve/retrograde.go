package solve

import (
	"errors"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// This file answers for games in which play may repeat a position: by the theorem about
// sums of loopy values, and else by retrograde analysis. How long a draw lasts, and how
// long a winner may delay where play need not end, has no answer.

// Why there is no answer to some questions where play may repeat a position.
var (
	ErrDrawn   error = grundy.Mistake(grundy.ErrNotKnown, "nobody wins, so that play lasts for ever")
	ErrEndless error = grundy.Mistake(grundy.ErrNotKnown, "play may last for ever")
)

// loopy reports whether the game says that play may repeat a position.
func (r *run[P]) loopy() bool {
	l, ok := r.game.(grundy.Loopy)
	return ok && l.Loopy()
}

// network returns the network that holds p, with the fates of its positions, and the
// number of p.
func (r *run[P]) network(p P, m *meter) (*network[P], int32, error) {
	s := r.Solver
	if s.written == nil {
		s.written = newNetwork(r.game)
	}
	n := s.written
	var err error
	if _, known := n.number[p]; !known {
		err = n.grow(p, m)
	}
	if err == nil && n.fates == nil {
		n.fates, err = n.judge(r.options.Play, m)
	}
	if err != nil {
		m.drop(uint64(len(n.list)), n.bytes)
		s.written = nil
		return nil, 0, err
	}
	return n, n.number[p], nil
}

// loopyTheorem asks the game for the loopy value of p.
func (r *run[P]) loopyTheorem(p P) (v grundy.LoopyValue, method Method, ok bool) {
	g, knows := r.game.(grundy.LoopyValuer[P])
	if !knows || r.options.Play != grundy.Normal || r.options.Avoid&Theorem != 0 {
		return v, 0, false
	}
	method = r.watch(func() { v, ok = g.LoopyValue(p) })
	return v, method, ok
}

// chooseLoopy takes the first method that can find a quantity of p.
func (r *run[P]) chooseLoopy(q quantity, p P) choice {
	switch q {
	case outcome, value:
		if v, method, ok := r.loopyTheorem(p); ok && q == outcome {
			return choice{method: method, value: nat.Of(uint64(v.Outcome()))}
		} else if ok {
			n, err := numberOf(v)
			return choice{method: method, value: n, err: err}
		}
	}
	r.pass(Theorem, declined, 0, 0)
	if r.options.Avoid&Search != 0 {
		r.pass(Search, avoided, 0, 0)
		return choice{method: Search, err: avoidedAll(q.String())}
	}
	return choice{method: Search, work: func(m *meter) (uint32, error) { return r.retrograde(q, p, m) }}
}

// retrograde finds a quantity of p from the network.
func (r *run[P]) retrograde(q quantity, p P, m *meter) (uint32, error) {
	n, k, err := r.network(p, m)
	if err != nil {
		return 0, err
	}
	switch f := n.fates[k]; {
	case q == outcome:
		return uint32(f.Outcome), nil
	case q == remoteness && f.Outcome == grundy.Drawn:
		return 0, ErrDrawn
	case q == remoteness:
		return uint32(f.Remoteness), nil
	}
	if q == suspense || q == foreclosed || q == tameness {
		return r.ending(q, n, k, m)
	}
	if err := n.label(m); err != nil {
		return 0, err
	}
	v, err := numberOf(n.value(k))
	w, _ := v.Uint64()
	return uint32(w), err
}

// ending finds a quantity that has a meaning only where all play ends.
func (r *run[P]) ending(q quantity, n *network[P], k int32, m *meter) (uint32, error) {
	if err := n.finish(m); err != nil {
		return 0, err
	}
	if !n.ends[k] {
		return 0, ErrEndless
	}
	return r.memo(q).settle(n.list[k], m)
}

func numberOf(v grundy.LoopyValue) (nat.Nat, error) {
	if n, ok := v.Number(); ok {
		return n, nil
	}
	return nat.Nat{}, grundy.Mistake(grundy.ErrNotKnown, "Grundy value: it is %s, no number", v)
}

// allLoopy answers what is asked about p once it is known who wins. What has no meaning
// has a gap if somebody insists on it.
func (r *run[P]) allLoopy(p P) error {
	for _, part := range numbers {
		err := r.question(part.ask, func(must bool) error {
			if part.q == value {
				return r.putLoopyValue(p)
			}
			return r.number(part.ask, part.q, p, must)
		})
		if err != nil {
			return err
		}
		if r.options.Must&part.ask == 0 && errors.Is(r.answer.Gaps[part.ask], grundy.ErrNotKnown) {
			delete(r.answer.Gaps, part.ask)
		}
	}
	return nil
}

func (r *run[P]) putLoopyValue(p P) error {
	v, method, err := r.loopyValue(p)
	if err != nil {
		return err
	}
	r.answer.Methods[AskGrundy] = method
	r.answer.Loopy = grundy.Know(v)
	if n, ok := v.Number(); ok {
		r.answer.Grundy = grundy.Know(n)
	}
	return nil
}

// drawing lists the moves that hold a draw.
func (r *run[P]) drawing(p P, must bool) error {
	moves, methods, err := r.searchMoves(p, grundy.Drawn, must)
	if err != nil {
		return err
	}
	r.answer.Methods[AskWinning] = r.answer.Method | methods
	r.answer.Count = grundy.Know(nat.Nat{})
	r.answer.Winning = grundy.Know([]P{})
	if first := r.options.First; first > 0 && len(moves) > first {
		moves = moves[:first]
	}
	r.answer.Drawing = grundy.Know(moves)
	return nil
}
