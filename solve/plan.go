package solve

import (
	"context"
	"errors"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// find returns a quantity of p by the first method that can. The quantity is of
// any size, because theorems are not bound to words.
func (r *run[P]) find(q quantity, p P, must bool) (nat.Nat, Method, error) {
	if r.hopeless[q] != nil {
		if v, ok := r.byTheorem(q, p); ok {
			return v, Theorem, nil
		}
		return nat.Nat{}, Search, r.hopeless[q]
	}
	c := r.choose(q, p, must)
	if c.work == nil {
		r.hopeless[q] = c.err
		return c.value, c.method, c.err
	}
	defer c.open(r.ledger)()
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
	if r.options.Avoid&Theorem != 0 {
		r.pass(Theorem, avoided, 0, 0)
	} else if v, ok := r.byTheorem(q, p); ok {
		return choice{method: Theorem, value: v}
	} else {
		r.pass(Theorem, declined, 0, 0)
	}
	if r.options.Avoid&Table != 0 {
		r.pass(Table, avoided, 0, 0)
	} else if c, ok := r.line(q, p); ok {
		return c
	} else if c, ok := r.table(q, p, must); ok {
		return c
	}
	if r.options.Avoid&Search != 0 {
		r.pass(Search, avoided, 0, 0)
		return choice{method: Search, err: grundy.Mistake(grundy.ErrNotKnown, "%s: no theorem answers, and search is to be avoided", q)}
	}
	return choice{method: Search, work: func(m *meter) (uint32, error) { return r.memo(q).settle(p, m) }}
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
	l := r.ledger
	allowed := l.allowed()
	if most := r.room(q, allowed); ranking.Size > most {
		r.pass(Table, tooLarge, ranking.Size, most)
		if must {
			return c, false
		}
		m := meter{what: q.String(), size: ranking.Size}
		return choice{method: Table, err: m.stopped(positions(limit(allowed.Positions, l.whole.Positions, l.part.Positions)))}, true
	}
	if moves := l.left().Moves; !must && q != outcome && r.costly(p, ranking.Size, moves) {
		r.pass(Table, tooWide, ranking.Size, moves)
		m := meter{what: q.String(), size: ranking.Size}
		return choice{method: Table, err: m.stopped(options(limit(allowed.Moves, l.whole.Moves, l.part.Moves)))}, true
	}
	r.size = ranking.Size
	return choice{method: Table, size: ranking.Size, work: func(m *meter) (uint32, error) { return r.fill(q, p, ranking, m) }}, true
}

// fill makes a table of q, in the place of the one before, and looks p up.
func (r *run[P]) fill(q quantity, p P, ranking grundy.Ranking[P], m *meter) (uint32, error) {
	if t := r.tables[q]; t != nil {
		m.drop(t.size())
		r.tables[q] = nil
	}
	t, err := fill(r.game, ranking, q, r.options.Play, m)
	if err != nil {
		return 0, err
	}
	if !t.covers(p) {
		m.drop(t.size())
		return 0, grundy.Mistake(grundy.ErrLaw, "%v has rank %d among %d, which is not its own", p, ranking.Rank(p), ranking.Size)
	}
	r.tables[q] = t
	return t.at(p), nil
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

func (r *run[P]) memo(q quantity) *memo[P] {
	if r.memos[q] == nil {
		r.memos[q] = newMemo(r.game, q, r.options.Play, r.options.Avoid)
	}
	return r.memos[q]
}

// A Plan says for each question that the options ask how it would be answered.
type Plan []Way

// A Way is the method that would answer a question, 0 if none would, and what
// happens to the methods before it.
type Way struct {
	Ask    Ask
	Method Method
	Why    grundy.Phrase
	Before []Passed
}

// A Passed is a method that would not answer a question, and why.
type Passed struct {
	Method Method
	Why    grundy.Phrase
}

// Plan says which method would answer each question about p, and why those
// before it would not. Nothing is computed by table or search; theorems are
// asked, since only they know whether they apply. Whether a search stays within
// its limits is not foreseen.
func (s *Solver[P]) Plan(ctx context.Context, p P) Plan {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &run[P]{Solver: s, ctx: ctx, planning: true}
	var plan Plan
	var charged uint64
	outcomeWay, wins := r.way(AskOutcome, outcome, p, true)
	plan = append(plan, outcomeWay)
	for _, part := range numbers {
		if r.asked()&part.ask == 0 {
			continue
		}
		r.charge(&charged)
		way, _ := r.way(part.ask, part.q, p, r.options.Must&part.ask != 0)
		plan = append(plan, way)
	}
	if r.asked()&AskWinning != 0 {
		r.charge(&charged)
		plan = append(plan, r.wayOfMoves(outcomeWay, wins, p))
	}
	s.ledger.release(charged, cell*charged)
	s.planned = 0
	return plan
}

// charge books the table that was planned last, so that what comes after it
// finds the room that it will find.
func (r *run[P]) charge(sum *uint64) {
	*sum += r.size
	r.planned += r.size
	r.ledger.stored.Add(r.size)
	r.ledger.bytes.Add(cell * r.size)
	r.size = 0
}

// way plans one quantity, and returns its value if a theorem knows it.
func (r *run[P]) way(ask Ask, q quantity, p P, must bool) (Way, nat.Nat) {
	if !must {
		defer r.ledger.modest()()
	}
	r.passed = nil
	r.ledger.deferred.Store(false)
	c := r.choose(q, p, must)
	w := Way{Ask: ask, Method: c.method, Before: r.passed}
	parts := r.ledger.deferred.Load()
	switch {
	case c.err != nil:
		w.Method = 0
		w.Why = none.phrase(0, 0)
		if errors.Is(c.err, grundy.ErrLimit) {
			w.Why = notInsisted.phrase(0, 0)
		}
	case c.method == Theorem && parts:
		w.Method, w.Why = Theorem|Parts, fromParts.phrase(0, 0)
	case c.method == Theorem:
		w.Why = covered.phrase(0, 0)
	case c.method == Table:
		w.Why = fits.phrase(c.size, r.ledger.whole.Positions)
	default:
		w.Why = remains.phrase(0, r.ledger.left().Positions)
	}
	return w, c.value
}

// pass notes for a plan that a method is not used.
func (r *run[P]) pass(m Method, why reason, size, most uint64) {
	if r.planning {
		r.passed = append(r.passed, Passed{m, why.phrase(size, most)})
	}
}
