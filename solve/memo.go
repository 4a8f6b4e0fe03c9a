package solve

import (
	"cmp"
	"fmt"
	"math"

	"example.org/grundy"
	"example.org/grundy/nimber"
)

// pending marks a position that is on the stack. No quantity reaches it.
const pending = math.MaxUint32

// A memo finds one quantity depth first and remembers it for each position.
// The stack is its own, so that a line of play may be millions of moves long.
type memo[P comparable] struct {
	game  grundy.Game[P]
	q     quantity
	play  grundy.Play
	avoid Method
	known map[P]uint32
	stack []frame[P]
	below []P      // the options, or the parts, of every position on the stack
	found []uint32 // their quantities, as far as they are known
	bytes uint64   // that the positions hold which are known or on the stack
	seen  nimber.Set
}

// A frame is a position on the stack. Its options are below[from:to], and those
// before next have been settled.
type frame[P comparable] struct {
	p              P
	from, next, to int
	bytes          uint64 // that they hold
	parts          bool   // they are parts, not options
}

// settle returns the quantity of root.
//
// Cost: each position reachable from root once, and its options once or twice.
func (m *memo[P]) settle(root P, meter *meter) (uint32, error) {
	root = m.normal(root)
	if v, ok := m.known[root]; ok {
		return v, nil
	}
	if err := m.push(root, meter); err != nil {
		return 0, m.abandon(err, meter)
	}
	for len(m.stack) > 0 {
		f := &m.stack[len(m.stack)-1]
		if f.next == f.to {
			if err := m.pop(m.combine(f), meter); err != nil {
				return 0, m.abandon(err, meter)
			}
			continue
		}
		q := m.below[f.next]
		v, ok := m.known[q]
		if !ok {
			v, ok = m.byTheorem(q)
		}
		switch {
		case ok && v == pending:
			return 0, m.abandon(m.cycle(q), meter)
		case !ok:
			if err := m.push(q, meter); err != nil {
				return 0, m.abandon(err, meter)
			}
		case !f.parts && m.q.decides(v):
			if err := m.pop(uint32(grundy.Next), meter); err != nil {
				return 0, m.abandon(err, meter)
			}
		default:
			m.found[f.next] = v
			f.next++
		}
	}
	return m.known[root], nil
}

func (m *memo[P]) push(p P, meter *meter) error {
	weight := weight(p)
	if err := meter.keep(1, weight); err != nil {
		return err
	}
	m.bytes += weight
	m.known[p] = pending
	m.stack = append(m.stack, frame[P]{p: p, from: len(m.below), next: len(m.below)})
	f := &m.stack[len(m.stack)-1]
	f.bytes = 2 * size[frame[P]]()
	if err := meter.hold(int64(f.bytes)); err != nil {
		return err
	}
	if parts, ok := m.split(p); ok {
		f.parts = true
		for _, part := range parts {
			if err := m.wait(f, part, weight, meter); err != nil {
				return err
			}
		}
	} else {
		if err := wide(meter, m.game, p); err != nil {
			return err
		}
		for q := range m.game.Options(p) {
			if err := cmp.Or(m.wait(f, q, weight, meter), meter.move(weight)); err != nil {
				return err
			}
		}
	}
	f.to = len(m.below)
	m.found = append(m.found, make([]uint32, f.to-len(m.found))...)
	return nil
}

// wait puts q among the positions that f waits for.
func (m *memo[P]) wait(f *frame[P], q P, weight uint64, meter *meter) error {
	held := waiting[P](weight)
	f.bytes += held
	m.below = append(m.below, m.normal(q))
	return meter.hold(int64(held))
}

func (m *memo[P]) pop(v uint32, meter *meter) error {
	f := m.stack[len(m.stack)-1]
	m.known[f.p] = v
	m.below, m.found = m.below[:f.from], m.found[:f.from]
	meter.drop(0, f.bytes)
	m.stack = m.stack[:len(m.stack)-1]
	return meter.settle(1)
}

// size returns what the memory holds: positions, and bytes.
func (m *memo[P]) size() (positions, bytes uint64) { return uint64(len(m.known)), m.bytes }

func (m *memo[P]) combine(f *frame[P]) uint32 {
	found := m.found[f.from:f.to]
	if !f.parts {
		return m.q.combine(found, m.play, &m.seen)
	}
	sum := uint32(0)
	for _, v := range found {
		sum ^= v
	}
	return sum
}

// abandon forgets what is on the stack, so that the memory holds whole answers
// only, and returns err.
func (m *memo[P]) abandon(err error, meter *meter) error {
	for _, f := range m.stack {
		w := weight(f.p)
		m.bytes -= w
		meter.drop(1, w+f.bytes)
		delete(m.known, f.p)
	}
	m.stack, m.below, m.found = m.stack[:0], m.below[:0], m.found[:0]
	return err
}

// cycle returns the loop that leads from q on the stack back to q.
func (m *memo[P]) cycle(q P) error {
	var loop []string
	for _, f := range m.stack {
		if f.p == q || loop != nil {
			loop = append(loop, fmt.Sprint(f.p))
		}
	}
	return &grundy.LoopError{Cycle: loop}
}

func (m *memo[P]) byTheorem(p P) (uint32, bool) {
	if m.avoid&Theorem != 0 {
		return 0, false
	}
	return theorem(m.game, m.q, p, m.play)
}

// split returns the parts of p where values add up: for Grundy values.
func (m *memo[P]) split(p P) ([]P, bool) {
	if m.q != value || m.avoid&Parts != 0 {
		return nil, false
	}
	if s, ok := m.game.(grundy.Splitter[P]); ok {
		return s.Split(p)
	}
	return nil, false
}

func (m *memo[P]) normal(p P) P {
	if n, ok := m.game.(grundy.Normalizer[P]); ok && m.avoid&Parts == 0 {
		return n.Normal(p)
	}
	return p
}
