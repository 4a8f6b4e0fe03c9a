package solve

import (
	"context"

	"example.org/grundy"
)

// prepare lets the game compute what its theorems about p need, within the limits,
// before they are asked for q.
func (r *run[P]) prepare(q quantity, p P) {
	g, ok := r.game.(grundy.Preparer[P])
	if !ok || r.options.Avoid&Theorem != 0 || silent(r.game) {
		return
	}
	var m *meter
	r.unready = g.Prepare(r.ctx, p, r.options.Play, func(a grundy.Amount) error {
		if m == nil {
			m = r.ledger.begin(r.ctx, q.String(), 0)
		}
		return r.book(m, a)
	})
	if m == nil {
		m = &meter{ctx: r.ctx, ledger: r.ledger, what: q.String()}
	} else {
		m.end()
		r.answer.Positions += m.done
	}
	if r.unready != nil && (r.unready == context.Canceled || r.unready == context.DeadlineExceeded) {
		r.unready = m.ended()
	}
}

// book tells the ledger what preparing amounts to, beyond what it was told before.
func (r *run[P]) book(m *meter, a grundy.Amount) error {
	l, most := r.ledger, r.ledger.allowed()
	switch {
	case a.Options > most.Moves:
		return m.stopped(options(l.limits().Moves))
	case a.Positions > most.Positions:
		return m.stopped(positions(l.limits().Positions))
	case a.Options <= r.ready.Options:
		return nil
	}
	m.moves += a.Options - r.ready.Options
	m.positions += a.Positions - r.ready.Positions
	m.stored += int64(a.Positions - r.ready.Positions)
	m.bytes += int64(a.Bytes - r.ready.Bytes)
	r.ready = a
	return m.tell()
}

// prepared reports whether theorems about q may need what is prepared: those about
// values, and what follows from values.
func (q quantity) prepared() bool { return q == outcome || q == value || q == tameness }
