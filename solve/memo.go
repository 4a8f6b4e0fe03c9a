package solve

import (
	"example.org/grundy"
	"example.org/grundy/nimber"
)

// A memory finds one quantity depth first and remembers it for each position.
type memory[P comparable] interface {
	settle(root P, m *meter) (uint32, error)
	size() (positions, bytes uint64)
}

// A memo finds one quantity depth first and remembers it for each position.
// The stack is its own, so that a line of play may be millions of moves long.
type memo[P comparable] struct {
	game   grundy.Game[P]
	q      quantity
	play   grundy.Play
	avoid  Method
	split  func(P) ([]P, bool) // the parts of a position where values add up; nil for other quantities
	normal func(P) P           // nil if positions are their own normal forms
	counts bool                // the game knows how many options a position has
	scale  scale[P]
	known  *store[P]
	stack  []frame
	below  []P      // the options, or the parts, of every position on the stack
	hashes []uint64 // of those
	found  []uint32 // their quantities, as far as they are known
	bytes  uint64   // that the positions hold which are known or on the stack
	seen   nimber.Set

	take    func(P) bool // puts an option of the position on the top of the stack into below
	weight  uint64       // of that position
	held    uint64       // by each of its options
	meter   *meter
	refused error // by the meter, of an option
}

// A frame is the position of that number on the stack. Its options are
// below[from:to], and those before next have been settled.
type frame struct {
	from, next, to int
	bytes          uint64 // that they hold
	number         uint32
	parts          bool // they are parts, not options
}

// bytesOfFrame is what a frame takes in a stack that grows.
var bytesOfFrame = 2 * size[frame]()

func newMemo[P comparable](g grundy.Game[P], q quantity, play grundy.Play, avoid Method) *memo[P] {
	m := &memo[P]{game: g, q: q, play: play, avoid: avoid, known: newStore[P](), scale: newScale[P]()}
	if s, ok := g.(grundy.Splitter[P]); ok && q == value && avoid&Parts == 0 {
		m.split = s.Split
	}
	if n, ok := g.(grundy.Normalizer[P]); ok && avoid&Parts == 0 {
		m.normal = n.Normal
	}
	_, m.counts = g.(grundy.Counter[P])
	m.take = func(p P) bool {
		if m.refused = m.wait(p); m.refused == nil {
			m.refused = m.meter.move(m.weight)
		}
		return m.refused == nil
	}
	return m
}

// settle returns the quantity of root.
//
// Cost: each position reachable from root once, and for each option one look
// into the memory.
func (m *memo[P]) settle(root P, meter *meter) (uint32, error) {
	m.meter = meter
	defer func() { m.meter = nil }()
	if m.normal != nil {
		root = m.normal(root)
	}
	hash := m.known.hash(root)
	if n, ok := m.known.find(root, hash); ok {
		return *m.known.word(n), nil
	}
	if err := m.push(root, hash); err != nil {
		return 0, m.abandon(err)
	}
	for {
		v, ok, err := m.advance(&m.stack[len(m.stack)-1])
		for ok && err == nil { // a position has that quantity: its parent learns it
			if err = m.pop(v); len(m.stack) == 0 {
				break
			}
			v, ok = m.learn(&m.stack[len(m.stack)-1], v)
		}
		if err != nil {
			return 0, m.abandon(err)
		}
		if len(m.stack) == 0 {
			return v, nil
		}
	}
}

// advance goes on with f. It returns the quantity of f if that is settled, and
// otherwise pushes an option that is not.
func (m *memo[P]) advance(f *frame) (v uint32, settled bool, err error) {
	for i := 0; f.next < f.to; i++ {
		if i%ahead == 0 && f.next > f.from { // once one option is known, so are most
			m.known.fetch(m.hashes[f.next:f.to])
		}
		n, ok := m.known.find(m.below[f.next], m.hashes[f.next])
		if ok {
			v = *m.known.word(n)
			if v == pending {
				return 0, false, m.cycle(n)
			}
		} else if v, ok = m.byTheorem(m.below[f.next]); !ok {
			return 0, false, m.push(m.below[f.next], m.hashes[f.next])
		}
		if v, settled = m.learn(f, v); settled {
			return v, true, nil
		}
	}
	return m.combine(f), true, nil
}

// learn tells f the quantity of its next option, and returns that of f if this
// decides it.
func (m *memo[P]) learn(f *frame, v uint32) (decided uint32, ok bool) {
	if m.q.decides(v) && !f.parts {
		return uint32(grundy.Next), true
	}
	m.found[f.next] = v
	f.next++
	return 0, false
}

// push puts p on the stack, and lists what it waits for.
func (m *memo[P]) push(p P, hash uint64) error {
	m.weight = m.scale.weigh(p)
	m.held = waiting[P](m.weight) + 8
	if m.known.count == mostStored {
		return m.meter.stopped(positions(mostStored))
	}
	stored := m.known.next() + m.scale.beyond(m.weight)
	if err := m.meter.keep(1, stored); err != nil {
		return err
	}
	m.bytes += stored
	number := m.known.add(p, hash, pending)
	m.stack = append(m.stack, frame{number: number, from: len(m.below), next: len(m.below), bytes: bytesOfFrame})
	f := &m.stack[len(m.stack)-1]
	if err := m.meter.hold(int64(f.bytes)); err != nil {
		return err
	}
	if err := m.list(f, p); err != nil {
		return err
	}
	f.to = len(m.below)
	if n := f.to - len(m.found); n > 0 {
		m.found = append(m.found, make([]uint32, n)...)
	}
	return nil
}

// list puts the parts or the options of p into below.
func (m *memo[P]) list(f *frame, p P) error {
	if m.split != nil {
		if parts, ok := m.split(p); ok {
			f.parts = true
			for _, part := range parts {
				if err := m.wait(part); err != nil {
					return err
				}
			}
			return nil
		}
	}
	if m.counts {
		if err := wide(m.meter, m.game, p); err != nil {
			return err
		}
	}
	m.game.Options(p)(m.take)
	return m.refused
}

// wait puts q among the positions that the top of the stack waits for.
func (m *memo[P]) wait(q P) error {
	m.stack[len(m.stack)-1].bytes += m.held
	if m.normal != nil {
		q = m.normal(q)
	}
	m.below = append(m.below, q)
	hash := m.known.hash(q)
	m.hashes = append(m.hashes, hash)
	return m.meter.hold(int64(m.held))
}

func (m *memo[P]) pop(v uint32) error {
	f := &m.stack[len(m.stack)-1]
	*m.known.word(f.number) = v
	m.below, m.hashes = m.below[:f.from], m.hashes[:f.from]
	m.meter.drop(0, f.bytes)
	m.stack = m.stack[:len(m.stack)-1]
	return m.meter.settle(1)
}

// size returns what the memory holds: positions, and bytes.
func (m *memo[P]) size() (positions, bytes uint64) { return uint64(m.known.count), m.bytes }

func (m *memo[P]) combine(f *frame) uint32 {
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
func (m *memo[P]) abandon(err error) error {
	before := m.bytes - m.known.bytes()
	for _, f := range m.stack {
		before -= m.scale.beyond(m.scale.weigh(m.known.position(f.number)))
		m.meter.drop(1, f.bytes)
	}
	m.known = m.known.without(pending)
	m.meter.bytes += int64(before+m.known.bytes()) - int64(m.bytes)
	m.bytes = before + m.known.bytes()
	m.stack, m.below, m.hashes, m.found, m.refused = nil, nil, nil, nil, nil
	return err
}

// cycle returns a shortest loop, where that can be found, or that which leads from
// position n on the stack back to it.
func (m *memo[P]) cycle(n uint32) error {
	var loop []P
	for _, f := range m.stack {
		if f.number == n || loop != nil {
			loop = append(loop, m.known.position(f.number))
		}
	}
	return &Cycle[P]{Shortest(m.game, m.known.position(m.stack[0].number), loop)}
}

func (m *memo[P]) byTheorem(p P) (uint32, bool) {
	if m.avoid&Theorem != 0 {
		return 0, false
	}
	return word(theorem(m.game, m.q, p, m.play))
}
