package solve

import (
	"math"
	"sync/atomic"
)

// A Ledger is the account of one request: what the searches for it use, and how
// much they may. Solvers of one request share it, as those of the components of a
// compound do, so that the limits hold for all of them together. Reading it while
// searches write to it is safe.
type Ledger struct {
	moves, settled, stored, bytes atomic.Uint64
	ceiling                       [3]atomic.Uint64 // of moves, stored and bytes, at the moment
	modestNow                     atomic.Bool      // nobody insists on the question at hand
	computed                      atomic.Bool      // a theorem asked a solver, which had to compute
	supposed                      atomic.Bool      // in a rehearsal: and what it found might matter for the method
	work                          atomic.Pointer[task]
	whole, part                   Limits // of the request, and of a question that nobody insists on
}

// A task is a table or a search under way.
type task struct {
	what   string
	size   uint64 // positions of the table; 0 for a search
	before uint64 // positions that were settled when it began
}

// NewLedger returns the account of a request with these limits.
func NewLedger(limits Limits) *Ledger {
	l := &Ledger{}
	l.whole, l.part = limits.settled()
	l.allow(l.whole)
	return l
}

func (l *Ledger) allow(limits Limits) {
	l.ceiling[0].Store(limits.Moves)
	l.ceiling[1].Store(limits.Positions)
	l.ceiling[2].Store(limits.Bytes)
}

// allowed returns how much of everything may be used in all at the moment.
func (l *Ledger) allowed() Limits {
	return Limits{Moves: l.ceiling[0].Load(), Positions: l.ceiling[1].Load(), Bytes: l.ceiling[2].Load()}
}

// left returns how much of everything may still be used.
func (l *Ledger) left() Limits {
	a := l.allowed()
	return Limits{Moves: less(a.Moves, l.moves.Load()), Positions: less(a.Positions, l.stored.Load()), Bytes: less(a.Bytes, l.bytes.Load())}
}

func less(a, b uint64) uint64 { return a - min(a, b) }

// modest lets a question that nobody insists on use a part of the limits, until
// the function that it returns is called.
func (l *Ledger) modest() (end func()) {
	before, was := l.allowed(), l.modestNow.Swap(true)
	if !was {
		l.allow(Limits{
			Moves:     min(before.Moves, l.moves.Load()+l.part.Moves),
			Positions: min(before.Positions, l.stored.Load()+l.part.Positions),
			Bytes:     min(before.Bytes, l.bytes.Load()+l.part.Bytes),
		})
	}
	return func() { l.allow(before); l.modestNow.Store(was) }
}

// raise lifts a modest allowance for work that is cheap for what it uses, until
// the function that it returns is called.
func (l *Ledger) raise() (end func()) {
	before := l.allowed()
	l.allow(l.whole)
	return func() { l.allow(before) }
}

// limit returns the limit that a ceiling stands for: the part if that was what
// stopped a modest question.
func limit(ceiling, whole, part uint64) uint64 {
	if ceiling < whole {
		return part
	}
	return whole
}

// A Progress is how far the work on a request has come. Positions counts those
// settled in all; Stored are those remembered at this moment, in about Bytes
// bytes.
type Progress struct {
	What      string // the quantity at hand; "" before the first search
	Positions uint64
	Stored    uint64
	Bytes     uint64
	Moves     uint64 // options looked at
	Done, Of  uint64 // positions of the table at hand, done and in all; Of is 0 in a search
}

// Progress returns how far the work has come. Searches report every few
// thousand options.
func (l *Ledger) Progress() Progress {
	p := Progress{Positions: l.settled.Load(), Stored: l.stored.Load(), Bytes: l.bytes.Load(), Moves: l.moves.Load()}
	if t := l.work.Load(); t != nil {
		p.What, p.Of = t.what, t.size
		p.Done = less(p.Positions, t.before)
	}
	return p
}

// release gives back what is no longer remembered.
func (l *Ledger) release(positions, bytes uint64) {
	l.stored.Add(-positions)
	l.bytes.Add(-bytes)
}

// times returns a·b, or the largest number there is if that is more.
func times(a, b uint64) uint64 {
	if a != 0 && b > math.MaxUint64/a {
		return math.MaxUint64
	}
	return a * b
}
