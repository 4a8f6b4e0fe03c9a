package solve

import (
	"context"
	"fmt"
	"math"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Limits bound a search. The zero value of a field means its default, which
// grows with the limit on positions where that is above its own. Time is bounded
// by the context.
type Limits struct {
	Positions uint64 // positions remembered at the same time
	Moves     uint64 // options looked at; those of a large position count more than once
	Bytes     uint64 // held by positions that are remembered or wait: what they refer to, and 64 for each
}

// The default limits: a few seconds and a few hundred megabytes.
const (
	DefaultPositions = 2_000_000
	DefaultMoves     = 10_000_000
	DefaultBytes     = 1 << 28
)

func (l Limits) settled() Limits {
	if l.Positions == 0 {
		l.Positions = DefaultPositions
	}
	times := max(l.Positions/DefaultPositions, 1)
	if l.Moves == 0 {
		l.Moves = DefaultMoves * min(times, math.MaxUint64/DefaultMoves)
	}
	if l.Bytes == 0 {
		l.Bytes = DefaultBytes * min(times, math.MaxUint64/DefaultBytes)
	}
	return l
}

// modest returns the part of the limits that a question may use which nobody
// insists on: a fraction of a second.
func (l Limits) modest() Limits {
	return Limits{max(l.Positions/8, 1), max(l.Moves/8, 1), max(l.Bytes/8, 1)}
}

// A meter counts what a search uses, and stops it at a limit.
type meter struct {
	ctx       context.Context
	what      string // what is being looked for
	limits    Limits
	moves     uint64 // options looked at
	positions uint64 // positions settled
}

// grace is how many options are looked at between two looks at the context.
const grace = 1 << 12

// move counts one option of a position of some weight: copying it is work too.
func (m *meter) move(weight uint64) error {
	before := m.moves / grace
	m.moves += work(weight)
	if m.moves > m.limits.Moves {
		return m.stopped(options(m.limits.Moves))
	}
	if m.moves/grace != before && m.ctx.Err() != nil {
		return m.ended()
	}
	return nil
}

// work is how often an option counts of a position of some weight.
func work(weight uint64) uint64 { return 1 + (weight-own)/16 }

// room checks that one more position can be remembered beside those that are.
func (m *meter) room(remembered int) error {
	if uint64(remembered) >= m.limits.Positions {
		return m.stopped(positions(m.limits.Positions))
	}
	return nil
}

// weight returns the memory that a position takes which is remembered or waits.
// Its options are taken to be as heavy.
func weight(p any) uint64 {
	if s, ok := p.(grundy.Sizer); ok {
		return own + uint64(s.Bytes())
	}
	return own
}

// own is the weight of a position that refers to nothing.
const own = 64

// hold checks that positions may take so much memory.
func (m *meter) hold(bytes uint64) error {
	if bytes > m.limits.Bytes {
		return m.stopped(fmt.Sprintf("%d bytes", m.limits.Bytes))
	}
	return nil
}

// wide stops a search at a position that has more options than may still be
// looked at, before it lists them.
func wide[P comparable](m *meter, g grundy.Game[P], p P) error {
	c, ok := g.(grundy.Counter[P])
	if !ok {
		return nil
	}
	if n, ok := c.Width(p); ok && nat.Of(m.limits.Moves-m.moves).Less(n.Mul(nat.Of(work(weight(p))))) {
		return m.stopped(options(m.limits.Moves))
	}
	return nil
}

func (m *meter) stopped(limit string) error {
	return &grundy.LimitError{What: m.what, Limit: limit, Done: m.positions}
}

// ended reports why the context ended: the time that was given ran out, or the
// caller gave up.
func (m *meter) ended() error {
	err := m.ctx.Err()
	limit := &grundy.LimitError{What: m.what, Limit: "time", Done: m.positions}
	if err == context.Canceled {
		limit.Limit, limit.Cause = "patience", err
	}
	return limit
}

func options(n uint64) string   { return fmt.Sprintf("%d options", n) }
func positions(n uint64) string { return fmt.Sprintf("%d positions", n) }
