package solve

import (
	"context"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/nimber"
)

// A numberedGame is one that gives its positions numbers, and has no theorem, so that a
// search of it needs no position.
type numberedGame[P comparable] interface {
	grundy.Game[P]
	grundy.Numberer[P]
}

// numbered returns the game as one of numbers; ok is false if it is none.
func numbered[P comparable](g grundy.Game[P]) (numbers numberedGame[P], ok bool) {
	if !silent(g) {
		return nil, false
	}
	numbers, ok = g.(numberedGame[P])
	return numbers, ok
}

// silent reports whether a game says that it has no theorem.
func silent[P comparable](g grundy.Game[P]) bool {
	s, ok := g.(grundy.Silent)
	return ok && s.Silent()
}

// onlySearch reports whether one finds every quantity by a search on numbers, whoever
// insists on it: then nothing has to be prepared, chosen or noted.
func (s *Solver[P]) onlySearch() bool {
	if _, ok := numbered(s.game); !ok || s.options.Rehearse || s.options.Avoid&Search != 0 || s.ledger.modestNow.Load() {
		return false
	}
	_, ranker := s.game.(grundy.Ranker[P])
	_, liner := s.game.(grundy.Liner[P])
	l, loopy := s.game.(grundy.Loopy)
	return !ranker && !liner && (!loopy || !l.Loopy())
}

// search is one for such a game: it does what a run does, with much less around it,
// which counts where many small positions are asked about.
func (s *Solver[P]) search(ctx context.Context, q quantity, p P) (nat.Nat, Found, error) {
	s.open()
	m := &s.meter
	m.begin(ctx, s.ledger, q.String(), 0)
	if s.meterOf != q || m.relieve == nil {
		s.meterOf, m.relieve = q, func() bool { return s.relieve(m, q) }
	}
	s.ledger.computed.Store(true)
	err := m.tell()
	var v uint32
	if err == nil {
		v, err = s.memo(q).settle(p, m)
	}
	m.end()
	return nat.Of(uint64(v)), Found{Search, m.done}, err
}

// A numberMemo is the memo of a game of numbers: it does the same in the same order, on
// an array instead of a store, and without the questions that such a game declines. A
// test compares the two.
type numberMemo[P comparable] struct {
	game  numberedGame[P]
	q     quantity
	play  grundy.Play
	words []uint32 // by number: unmet, pending, or the quantity plus known
	stack []numberFrame
	found []uint32
	seen  nimber.Set
	meter *meter

	count, bytes uint64 // of what is known or on the stack
}

// The words of a numberMemo that are no quantities.
const (
	unmet   = 0
	onStack = 1
	known   = 2 // what is added to a quantity
)

// A numberFrame is a position on the stack, of whose options those before next have
// been settled.
type numberFrame struct {
	number  uint32
	next    int
	options []uint32
}

// bytesOfNumberFrame is what a frame takes in a stack that grows.
var bytesOfNumberFrame = 2 * size[numberFrame]()

func newNumberMemo[P comparable](g numberedGame[P], q quantity, play grundy.Play) *numberMemo[P] {
	return &numberMemo[P]{game: g, q: q, play: play}
}

// settle returns the quantity of root.
//
// Cost: each position reachable from root once, and for each option one look into the
// array.
func (m *numberMemo[P]) settle(root P, meter *meter) (uint32, error) {
	m.meter = meter
	defer func() { m.meter = nil }()
	n := m.game.Number(root)
	if int(n) < len(m.words) && m.words[n] != unmet {
		return m.words[n] - known, nil
	}
	if err := m.push(n); err != nil {
		return 0, m.abandon(err)
	}
	for {
		f := &m.stack[len(m.stack)-1]
		v, settled, err := m.advance(f)
		if err == nil && settled {
			m.words[f.number] = v + known
			m.stack = m.stack[:len(m.stack)-1]
			m.meter.drop(0, bytesOfNumberFrame)
			err = m.meter.settle(1)
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
func (m *numberMemo[P]) advance(f *numberFrame) (v uint32, settled bool, err error) {
	for f.next < len(f.options) {
		n := f.options[f.next]
		w := uint32(unmet)
		if int(n) < len(m.words) {
			w = m.words[n]
		}
		switch {
		case w == unmet:
			return 0, false, m.push(n)
		case w == onStack:
			return 0, false, m.cycle(n)
		case m.q.decides(w - known):
			return uint32(grundy.Next), true, nil
		}
		f.next++
	}
	m.found = m.found[:0]
	for _, n := range f.options {
		m.found = append(m.found, m.words[n]-known)
	}
	return m.q.combine(m.found, m.play, &m.seen), true, nil
}

// push puts position n on the stack, with its options.
func (m *numberMemo[P]) push(n uint32) error {
	bytes := uint64(m.game.NumberBytes(n))
	stored := wordBytes + bytes
	if err := m.meter.keep(1, stored+bytesOfNumberFrame); err != nil {
		return err
	}
	m.count, m.bytes = m.count+1, m.bytes+stored
	if int(n) >= len(m.words) {
		m.words = append(m.words, make([]uint32, int(n)+1-len(m.words))...)
		m.words = m.words[:cap(m.words)]
	}
	m.words[n] = onStack
	m.stack = append(m.stack, numberFrame{number: n})
	options := m.game.OptionNumbers(n)
	m.stack[len(m.stack)-1].options = options
	listed := optionBytes * uint64(len(options))
	m.bytes += listed
	if err := m.meter.hold(int64(listed)); err != nil {
		return err
	}
	return m.meter.several(len(options) * int(work(own+bytes)))
}

// What a word takes in an array that grows, and an option in the list that the game keeps.
const (
	wordBytes   = 8
	optionBytes = 4
)

// size returns what the memory holds: positions, and bytes.
func (m *numberMemo[P]) size() (positions, bytes uint64) { return m.count, m.bytes }

// abandon forgets what is on the stack, so that the memory holds whole answers only, and
// returns err.
func (m *numberMemo[P]) abandon(err error) error {
	for _, f := range m.stack {
		stored := wordBytes + uint64(m.game.NumberBytes(f.number)) + optionBytes*uint64(len(f.options))
		m.words[f.number] = unmet
		m.count, m.bytes = m.count-1, m.bytes-stored
		m.meter.drop(1, stored+bytesOfNumberFrame)
	}
	m.stack = nil
	return err
}

// cycle returns a shortest loop, where that can be found, or that which leads from
// position n on the stack back to it.
func (m *numberMemo[P]) cycle(n uint32) error {
	var loop []P
	for _, f := range m.stack {
		if f.number == n || loop != nil {
			loop = append(loop, m.game.Numbered(f.number))
		}
	}
	return &Cycle[P]{Shortest(m.game, m.game.Numbered(m.stack[0].number), loop)}
}
