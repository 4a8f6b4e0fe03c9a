package solve

import (
	"example.org/grundy"
	"example.org/grundy/nat"
)

// find returns a quantity of p by the first method that can. This is the only
// place where a method is chosen. The quantity is of any size, because theorems
// are not bound to words.
func (r *run[P]) find(q quantity, p P, must bool) (nat.Nat, Method, error) {
	if v, ok := r.byTheorem(q, p); ok {
		return v, Theorem, nil
	}
	if err := r.hopeless[q]; err != nil {
		return nat.Nat{}, Search, err
	}
	m := r.meter(q, must)
	v, method, err := r.compute(q, p, must, m)
	r.answer.Positions += m.positions
	r.hopeless[q] = err
	return v, method, err
}

func (r *run[P]) compute(q quantity, p P, must bool, m *meter) (nat.Nat, Method, error) {
	if v, ok, err := r.line(q, p, m); ok || err != nil {
		return nat.Of(uint64(v)), Table, err
	}
	t, err := r.table(q, p, must, m)
	if err != nil {
		return nat.Nat{}, Table, err
	}
	if t != nil {
		return nat.Of(uint64(t.at(p))), Table, nil
	}
	if r.options.Avoid&Search != 0 {
		return nat.Nat{}, Search, grundy.Mistake(grundy.ErrNotKnown, "%s: no theorem answers, and search is to be avoided", q)
	}
	v, err := r.memo(q).settle(p, m)
	return nat.Of(uint64(v)), Search, err
}

// byTheorem asks the game for a quantity of any size.
func (r *run[P]) byTheorem(q quantity, p P) (nat.Nat, bool) {
	if r.options.Avoid&Theorem != 0 {
		return nat.Nat{}, false
	}
	switch q {
	case value:
		if g, ok := r.game.(grundy.Valuer[P]); ok {
			return g.Value(p)
		}
	case remoteness:
		if g, ok := r.game.(grundy.Clock[P]); ok {
			return g.Remoteness(p, r.options.Play)
		}
	case suspense:
		if g, ok := r.game.(grundy.Clock[P]); ok {
			return g.Suspense(p, r.options.Play)
		}
	case foreclosed:
		if g, ok := r.game.(grundy.Forecloser[P]); ok {
			f, ok := g.Foreclosed(p, r.options.Play)
			return f.Code(), ok
		}
	case outcome:
		o, ok := decide(r.game, p, r.options.Play)
		return nat.Of(uint64(o)), ok
	}
	return nat.Nat{}, false
}

// line returns the Grundy value of p from a table of lines; ok is false if p has
// none. Such a table is cheap, so it may have as many points as the limits allow.
func (r *run[P]) line(q quantity, p P, m *meter) (v uint32, ok bool, err error) {
	liner, ok := r.game.(grundy.Liner[P])
	if !ok || q != value || r.options.Avoid&Table != 0 {
		return 0, false, nil
	}
	if r.lines != nil {
		if v, ok := r.lines.at(p); ok {
			return v, true, nil
		}
	}
	lines, ok := liner.Lines(p)
	if !ok || sizeOfLines(lines) > r.options.Limits.Positions {
		return 0, false, nil
	}
	if r.lines, err = fillLines(lines, m); err != nil {
		return 0, false, err
	}
	v, ok = r.lines.at(p)
	return v, ok, nil
}

// table returns a table of q that covers p, or nil if there is none. A ranking
// beyond the limit says at once that listing all positions is out of reach; a
// question that must be answered is then searched, since a search may need only
// a few of them.
func (r *run[P]) table(q quantity, p P, must bool, m *meter) (*table[P], error) {
	if t := r.tables[q]; t != nil && t.covers(p) {
		return t, nil
	}
	ranker, ok := r.game.(grundy.Ranker[P])
	if !ok || r.options.Avoid&Table != 0 {
		return nil, nil
	}
	ranking, ok := ranker.Ranking(p)
	if !ok {
		return nil, nil
	}
	if ranking.Size > m.limits.Positions {
		if must {
			return nil, nil
		}
		return nil, m.stopped(positions(m.limits.Positions))
	}
	if !must && q != outcome && r.costly(p, ranking.Size, m.limits.Moves) {
		return nil, m.stopped(options(m.limits.Moves))
	}
	t, err := fill(r.game, ranking, q, r.options.Play, m)
	if err != nil {
		return nil, err
	}
	if !t.covers(p) {
		return nil, grundy.Mistake(grundy.ErrLaw, "%v has rank %d among %d, which is not its own", p, ranking.Rank(p), ranking.Size)
	}
	r.tables[q] = t
	return t, nil
}

// costly reports whether size positions from p downwards have more options than
// may be looked at, judged by p: on heaps an average position has at least a
// third as many as the largest.
func (r *run[P]) costly(p P, size, moves uint64) bool {
	c, ok := r.game.(grundy.Counter[P])
	if !ok {
		return false
	}
	n, ok := c.Width(p)
	return ok && nat.Of(moves).Mul(nat.Of(3)).Less(n.Mul(nat.Of(size)))
}

func (r *run[P]) memo(q quantity) *memo[P] {
	if r.memos[q] == nil {
		r.memos[q] = &memo[P]{
			game: r.game, q: q, play: r.options.Play, avoid: r.options.Avoid,
			known: map[P]uint32{},
		}
	}
	return r.memos[q]
}

// meter returns a meter with the whole limits for a question that must be
// answered, and with a part of them for one that need not be.
func (r *run[P]) meter(q quantity, must bool) *meter {
	limits := r.options.Limits
	if !must {
		limits = limits.modest()
	}
	return &meter{ctx: r.ctx, what: q.String(), limits: limits}
}
