package solve

import (
	"context"
	"fmt"
	"reflect"
	"time"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Limits bound the searches for one request. The zero value of a field means its
// default. Whoever sets Positions means that limit: the defaults of the others
// are then so large that an ordinary game meets Positions first. Time is bounded
// by the context.
type Limits struct {
	Positions uint64 // positions remembered at the same time, in tables and by searches
	Moves     uint64 // options looked at; those of a large position count more than once
	// Bytes are those that tables and searches hold. What a search remembers is
	// counted as it is; positions that wait on its stack, and the cells of a table
	// before it is made, are counted for up to twice and four times what they take.
	Bytes uint64
}

// The default limits: a few seconds and a few hundred megabytes.
const (
	DefaultPositions = 2_000_000
	DefaultMoves     = 10_000_000
	DefaultBytes     = 1 << 28
)

// What a search may use for each position where only their number is limited.
const (
	movesEach = 1 << 10
	bytesEach = 1 << 10
)

// settled returns the limits of a request with their defaults, and the part that
// a question may use which nobody insists on: a fraction of a second.
func (l Limits) settled() (whole, part Limits) {
	whole, part = l, l
	if l.Positions == 0 {
		whole.Positions, part.Positions = DefaultPositions, DefaultPositions
	}
	more := max(whole.Positions/DefaultPositions, 1)
	if l.Moves == 0 {
		part.Moves = times(DefaultMoves, more)
		whole.Moves = max(part.Moves, times(l.Positions, movesEach))
	}
	if l.Bytes == 0 {
		part.Bytes = times(DefaultBytes, more)
		whole.Bytes = max(part.Bytes, times(l.Positions, bytesEach))
	}
	return whole, Limits{max(part.Positions/8, 1), max(part.Moves/8, 1), max(part.Bytes/8, 1)}
}

// A meter counts what one table or search uses, tells it to the ledger now and
// then, and stops the work at a limit. So the inner loops pay one addition and
// one comparison for an option, and what they overshoot is a thousandth of the
// limit at the most.
type meter struct {
	ctx    context.Context
	ledger *Ledger
	what   string // what is being looked for
	size   uint64 // positions of the table; 0 for a search
	outer  *task  // what was under way before
	inner  task   // what is now
	done   uint64 // positions settled, all told

	moves, positions uint64 // not told yet
	stored, bytes    int64  // not told yet; below zero where they shrink

	movesStep, storedStep, bytesStep int64 // how much may be untold

	most int64     // of movesStep
	told time.Time // when the ledger was last told

	relieve func() bool // gives memory back that can be done without, if there is any
}

// grace is how many options are looked at between two looks at the context, and
// pace how long that may take: where listing options is slow, they are fewer.
const (
	grace = 1 << 12
	pace  = time.Millisecond
)

// begin makes a meter for a table of so many positions, or for a search if size
// is 0. Whoever begins a meter ends it.
func (l *Ledger) begin(ctx context.Context, what string, size uint64) *meter {
	m := &meter{movesStep: 16, told: time.Now()}
	m.begin(ctx, l, what, size)
	return m
}

// begin makes a meter that has ended as new, but for its pace.
func (m *meter) begin(ctx context.Context, l *Ledger, what string, size uint64) {
	*m = meter{ctx: ctx, ledger: l, what: what, size: size, movesStep: m.movesStep, told: m.told, relieve: m.relieve}
	a := l.allowed()
	m.most = int64(min(max(a.Moves>>10, 1), grace))
	m.movesStep = min(m.most, max(m.movesStep, 1))
	m.storedStep = int64(min(max(a.Positions>>10, 1), grace))
	m.bytesStep = int64(min(max(a.Bytes>>10, 1), 1<<20))
	m.inner = task{what, size, l.settled.Load()}
	m.outer = l.work.Swap(&m.inner)
}

// end tells the ledger the rest.
func (m *meter) end() {
	m.flush()
	m.ledger.work.Store(m.outer)
}

func (m *meter) flush() {
	l := m.ledger
	l.moves.Add(m.moves)
	l.settled.Add(m.positions)
	l.stored.Add(uint64(m.stored))
	l.bytes.Add(uint64(m.bytes))
	m.done += m.positions
	m.moves, m.positions, m.stored, m.bytes = 0, 0, 0, 0
}

// tell writes to the ledger what was used, and reports a limit that is passed.
func (m *meter) tell() error {
	if m.moves > 0 {
		m.adapt()
	}
	m.flush()
	if m.ctx.Err() != nil {
		return m.ended()
	}
	l, a := m.ledger, m.ledger.allowed()
	if l.moves.Load() > a.Moves {
		return m.stopped(options(l.limits().Moves))
	}
	if l.stored.Load() <= a.Positions && l.bytes.Load() <= a.Bytes || m.relieve != nil && m.relieve() {
		return nil
	}
	if l.stored.Load() > a.Positions {
		return m.stopped(positions(l.limits().Positions))
	}
	return m.stopped(fmt.Sprintf("%d bytes", l.limits().Bytes))
}

// adapt makes the steps between two looks smaller where they take long.
func (m *meter) adapt() {
	now := time.Now()
	if now.Sub(m.told) > pace {
		m.movesStep = max(m.movesStep/4, 1)
	} else {
		m.movesStep = min(2*m.movesStep, m.most)
	}
	m.told = now
}

// move counts one option of a position of some weight: copying it is work too.
func (m *meter) move(weight uint64) error {
	if m.moves += work(weight); m.moves >= uint64(m.movesStep) {
		return m.tell()
	}
	return nil
}

// work is how often an option counts of a position of some weight.
func work(weight uint64) uint64 { return 1 + (weight-own)/16 }

// settle counts positions that are settled.
func (m *meter) settle(n uint64) error {
	if m.positions += n; m.positions >= uint64(m.movesStep) {
		return m.tell()
	}
	return nil
}

// keep asks for room to remember so many positions in so many bytes, and takes
// it if there is room.
func (m *meter) keep(positions, bytes uint64) error {
	m.stored += int64(positions)
	err := m.hold(int64(bytes))
	if err == nil && m.stored >= m.storedStep {
		err = m.tell()
	}
	if err != nil {
		m.stored -= int64(positions)
		m.bytes -= int64(bytes)
	}
	return err
}

// hold counts bytes that are held, or below zero given back. On an error they
// are counted nevertheless.
func (m *meter) hold(bytes int64) error {
	if m.bytes += bytes; m.bytes >= m.bytesStep {
		return m.tell()
	}
	return nil
}

// drop gives back what was kept.
func (m *meter) drop(positions, bytes uint64) {
	m.stored -= int64(positions)
	m.bytes -= int64(bytes)
}

// own is the weight of a position of one or two words: an entry of a hash table
// that is half full.
const own = 64

// weight returns the memory that a position takes in a hash table of Go, an
// estimate from above, by which work on it is measured too. Its options are taken to be as heavy.
func weight[P comparable](p P) uint64 {
	w := max(own, 32+2*size[P]())
	if s, ok := any(p).(grundy.Sizer); ok {
		w += uint64(s.Bytes())
	}
	return w
}

// waiting returns the memory that a position of some weight takes in a list that
// grows, where the old list and the new one are held at the same time.
func waiting[P comparable](weight uint64) uint64 {
	return weight - max(own, 32+2*size[P]()) + 2*size[P]() + 8
}

// size is the size of a position without what it refers to.
func size[P any]() uint64 { return uint64(reflect.TypeFor[P]().Size()) }

// wide stops a search at a position that has more options than may still be
// looked at, before it lists them.
func wide[P comparable](m *meter, g grundy.Game[P], p P) error {
	c, ok := g.(grundy.Counter[P])
	if !ok {
		return nil
	}
	n, ok := c.Width(p)
	if !ok {
		return nil
	}
	l, left := m.ledger, less(m.ledger.left().Moves, m.moves)
	if nat.Of(left).Less(n.Mul(nat.Of(work(weight(p))))) {
		return m.stopped(options(l.limits().Moves))
	}
	return nil
}

// reached returns how many positions of the table were settled, or without one
// how many in all for the request; a search may have met more than that.
func (m *meter) reached() uint64 {
	n := m.done + m.positions
	if m.size == 0 && m.ledger != nil {
		n = max(n, m.ledger.settled.Load(), m.ledger.stored.Load())
	}
	return n
}

func (m *meter) stopped(limit string) error {
	return &grundy.LimitError{What: m.what, Limit: limit, Done: m.reached(), Of: m.size}
}

// ended reports why the context ended: the time that was given ran out, or the
// caller gave up.
func (m *meter) ended() error {
	limit := &grundy.LimitError{What: m.what, Limit: "time", Done: m.reached(), Of: m.size}
	if err := m.ctx.Err(); err == context.Canceled {
		limit.Limit, limit.Cause = "patience", err
	}
	return limit
}

func options(n uint64) string   { return fmt.Sprintf("%d options", n) }
func positions(n uint64) string { return fmt.Sprintf("%d positions", n) }
