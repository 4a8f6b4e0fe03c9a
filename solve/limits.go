package solve

import (
	"context"
	"fmt"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// Limits bound a search. The zero value of a field means its default. Time is
// bounded by the context.
type Limits struct {
	Positions uint64 // positions remembered at the same time
	Moves     uint64 // options looked at
	Bytes     uint64 // that remembered positions refer to, beyond 32 for each
}

// The default limits: a few seconds and a few hundred megabytes.
const (
	DefaultPositions = 2_000_000
	DefaultMoves     = 100_000_000
	DefaultBytes     = 1 << 30
)

// optional is the part of the limits that a question may use which nobody
// insists on.
const optional = 8

func (l Limits) settled() Limits {
	if l.Positions == 0 {
		l.Positions = DefaultPositions
	}
	if l.Moves == 0 {
		l.Moves = DefaultMoves
	}
	if l.Bytes == 0 {
		l.Bytes = DefaultBytes
	}
	return l
}

func (l Limits) modest() Limits {
	return Limits{max(l.Positions/optional, 1), max(l.Moves/optional, 1), max(l.Bytes/optional, 1)}
}

// A meter counts what a search uses, and stops it at a limit.
type meter struct {
	ctx       context.Context
	what      string // what is being looked for
	limits    Limits
	moves     uint64 // options looked at
	positions uint64 // positions settled
	bytes     uint64 // held by positions that are remembered or wait
}

// grace is how many options are looked at between two looks at the context.
const grace = 1 << 12

// move counts one option.
func (m *meter) move() error {
	m.moves++
	if m.moves > m.limits.Moves {
		return m.stopped(fmt.Sprintf("%d options", m.limits.Moves))
	}
	if m.moves%grace == 0 && m.ctx.Err() != nil {
		return m.ended()
	}
	return nil
}

// room checks that one more position can be remembered beside those that are.
func (m *meter) room(remembered int) error {
	if uint64(remembered) >= m.limits.Positions {
		return m.stopped(positions(m.limits.Positions))
	}
	return nil
}

// hold counts the memory of a position.
func (m *meter) hold(p any) error {
	s, ok := p.(grundy.Sizer)
	if !ok {
		return nil
	}
	m.bytes += uint64(s.Bytes())
	if m.bytes > m.limits.Bytes {
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
	if n, ok := c.Width(p); ok && nat.Of(m.limits.Moves-m.moves).Less(n) {
		return m.stopped(fmt.Sprintf("%d options", m.limits.Moves))
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

func positions(n uint64) string { return fmt.Sprintf("%d positions", n) }
