package solve

import (
	"errors"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// find returns a quantity of p by the first method that can. The quantity is of
// any size, because theorems are not bound to words.
func (r *run[P]) find(q quantity, p P, must bool) (nat.Nat, Method, error) {
	if r.hopeless[q] != nil {
		if v, method, ok := r.byTheorem(q, p); ok {
			return v, method, nil
		}
		return nat.Nat{}, Search, r.hopeless[q]
	}
	c := r.choose(q, p, must)
	if c.work == nil {
		r.hopeless[q] = c.err
		return c.value, c.method, c.err
	}
	modest := c.method == Search && r.ledger.modestNow.Load() && q != outcome && q != tameness
	if modest && r.tooFar != nil {
		r.hopeless[q] = r.tooFar
		return nat.Nat{}, c.method, r.tooFar
	}
	defer c.open(r.ledger)()
	if c.method == Search {
		defer r.ledger.narrow()()
	}
	m := r.ledger.begin(r.ctx, q.String(), c.size)
	if must {
		m.relieve = func() bool { return r.relieve(m, q) }
	}
	defer func() { m.end(); r.answer.Positions += m.done }()
	err := m.tell()
	if err == nil {
		var v uint32
		if v, err = c.work(m); err == nil {
			return nat.Of(uint64(v)), c.method, nil
		}
	}
	r.hopeless[q] = err
	if modest && errors.Is(err, grundy.ErrLimit) {
		r.tooFar = err
	}
	return nat.Nat{}, c.method, err
}

// A choice is the method that is to find a quantity: a theorem that has found it
// already, or work to be done. With neither, err says why there is none.
type choice struct {
	method Method
	value  nat.Nat
	size   uint64                       // positions of the table
	work   func(*meter) (uint32, error) // nil: nothing is to be done
	cheap  bool                         // the work may use the whole limits, whoever asks
	err    error
}

// open lifts a modest allowance for cheap work until the function that it
// returns is called.
func (c choice) open(l *Ledger) (end func()) {
	if c.cheap {
		return l.raise()
	}
	return func() {}
}

// choose takes the first method that can find a quantity of p. This is the only
// place where a method is chosen, for answers and for plans.
func (r *run[P]) choose(q quantity, p P, must bool) choice {
	if r.loopy() {
		return r.chooseLoopy(q, p)
	}
	if r.unready != nil && q.prepared() {
		return choice{method: Theorem, err: r.unready}
	}
	if r.options.Avoid&Theorem != 0 {
		r.pass(Theorem, avoided, 0, 0)
	} else if v, method, ok := r.byTheorem(q, p); ok {
		return choice{method: method, value: v}
	} else {
		r.pass(Theorem, declined, 0, 0)
	}
	return r.chooseComputed(q, p, must)
}

// chooseComputed takes the first method that can compute a quantity of p.
func (r *run[P]) chooseComputed(q quantity, p P, must bool) choice {
	if r.options.Avoid&Table != 0 {
		r.pass(Table, avoided, 0, 0)
	} else if c, ok := r.line(q, p); ok {
		return c
	} else if c, ok := r.table(q, p, must); ok {
		return c
	}
	if r.options.Avoid&Search != 0 {
		r.pass(Search, avoided, 0, 0)
		return choice{method: Search, err: avoidedAll(q.String())}
	}
	return choice{method: Search, work: func(m *meter) (uint32, error) { return r.memo(q).settle(p, m) }}
}

func avoidedAll(what string) error {
	return grundy.Mistake(grundy.ErrNotKnown, "%s: no method is left that answers", what).WithHint("avoid fewer methods")
}

// byTheorem asks the game for a quantity. The method is Theorem and Parts if the
// game is a compound whose theorem needs what had to be computed of a component.
func (r *run[P]) byTheorem(q quantity, p P) (v nat.Nat, method Method, ok bool) {
	if r.options.Avoid&Theorem != 0 || r.loopy() {
		return v, 0, false
	}
	method = r.watch(func() { v, ok = theorem(r.game, q, p, r.options.Play) })
	return v, method, ok
}

// watch returns how a theorem answers that is asked by the function: whether it
// has anything computed.
func (r *run[P]) watch(ask func()) Method {
	before := r.ledger.computed.Swap(false)
	ask()
	if r.ledger.computed.Swap(before) {
		return Theorem | Parts
	}
	return Theorem
}

// line chooses a table of lines for the Grundy value of p; ok is false if p has
// none. Such a table is cheap, so it may have as many points as the limits allow.
func (r *run[P]) line(q quantity, p P) (c choice, ok bool) {
	liner, ok := r.game.(grundy.Liner[P])
	if !ok || q != value {
		return c, false
	}
	if r.lines != nil {
		if v, ok := r.lines.at(p); ok {
			return choice{method: Table, work: func(*meter) (uint32, error) { return v, nil }}, true
		}
	}
	lines, ok := liner.Lines(p)
	if !ok {
		return c, false
	}
	size := sizeOfLines(lines)
	if most := r.room(q, r.ledger.whole); size > most {
		r.pass(Table, tooLarge, size, most)
		return c, false
	}
	r.size = size
	return choice{method: Table, size: size, cheap: true, work: func(m *meter) (uint32, error) {
		if r.lines != nil {
			m.drop(r.lines.size())
			r.lines = nil
		}
		t, err := fillLines(lines, m)
		if err != nil {
			return 0, err
		}
		r.lines = t
		v, ok := t.at(p)
		if !ok {
			return 0, grundy.Mistake(grundy.ErrLaw, "%v is not on its own grid", p)
		}
		return v, nil
	}}, true
}

// table chooses a table of q that covers p; ok is false if there is none. A
// ranking beyond the limit says at once that listing all positions is out of
// reach; a question that must be answered is then searched, since a search may
// need only a few of them.
func (r *run[P]) table(q quantity, p P, must bool) (c choice, ok bool) {
	if t := r.tables[q]; t != nil && t.covers(p) {
		return choice{method: Table, work: func(*meter) (uint32, error) { return t.at(p), nil }}, true
	}
	ranker, ok := r.game.(grundy.Ranker[P])
	if !ok {
		r.pass(Table, unranked, 0, 0)
		return c, false
	}
	ranking, ok := ranker.Ranking(p)
	if !ok {
		r.pass(Table, unranked, 0, 0)
		return c, false
	}
	if ranking.Sparse && r.options.Avoid&Search == 0 {
		r.pass(Table, sparse, 0, 0)
		return c, false
	}
	l := r.ledger
	allowed := l.allowed()
	if most := r.room(q, allowed); ranking.Size > most {
		r.pass(Table, tooLarge, ranking.Size, most)
		if must {
			return c, false
		}
		m := meter{what: q.String(), size: ranking.Size}
		return choice{method: Table, err: m.stopped(positions(l.limits().Positions))}, true
	}
	if moves := l.left().Moves; !must && q != outcome && r.costly(p, ranking.Size, moves) {
		r.pass(Table, tooWide, ranking.Size, moves)
		m := meter{what: q.String(), size: ranking.Size}
		return choice{method: Table, err: m.stopped(options(l.limits().Moves))}, true
	}
	r.size = ranking.Size
	return choice{method: Table, size: ranking.Size, work: func(m *meter) (uint32, error) { return r.fill(q, p, ranking, m) }}, true
}

// fill makes a table of q, in the place of the one before, and looks p up.
func (r *run[P]) fill(q quantity, p P, ranking grundy.Ranking[P], m *meter) (uint32, error) {
	quantities := r.together(q, p, ranking)
	for _, q := range quantities {
		if t := r.tables[q]; t != nil {
			m.drop(t.size())
			r.tables[q] = nil
		}
	}
	tables, err := fill(r.game, ranking, quantities, r.options.Play, m)
	if err != nil {
		return 0, err
	}
	for i, q := range quantities {
		t := tables[i]
		if !t.covers(p) {
			m.drop(t.size())
			return 0, grundy.Mistake(grundy.ErrLaw, "%v has rank %d among %d, which is not its own", p, ranking.Rank(p), ranking.Size)
		}
		r.tables[q] = t
	}
	return r.tables[q].at(p), nil
}

// room returns how many cells a table of q may have within limits on everything
// that is remembered, where a question that is insisted on may have the place of
// what is remembered for others.
func (r *run[P]) room(q quantity, l Limits) uint64 {
	stored, bytes := r.ledger.stored.Load(), r.ledger.bytes.Load()
	if !r.ledger.modestNow.Load() {
		s, b := r.spare(q)
		stored, bytes = less(stored, s), less(bytes, b)
	}
	return min(less(l.Positions, stored), less(l.Bytes, bytes)/cell)
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

func (r *Solver[P]) memo(q quantity) memory[P] {
	if r.memos[q] == nil {
		if numbers, ok := numbered(r.game); ok {
			r.memos[q] = newNumberMemo(numbers, q, r.options.Play)
		} else {
			r.memos[q] = newMemo(r.game, q, r.options.Play, r.options.Avoid)
		}
	}
	return r.memos[q]
}
