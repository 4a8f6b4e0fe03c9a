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
	granted                       [3]atomic.Uint64 // to the question at hand, of the same, if nobody insists on it
	begun, few                    atomic.Uint64    // options looked at before that question, and those that a search for it may
	aside                         atomic.Uint64    // options looked at for all such questions
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

// Modest makes all questions modest, those that nobody insists on, until the function that
// it returns is called: together they use a fraction of a second where no theorem answers.
func (l *Ledger) Modest() (end func()) { return l.modest() }

// modest lets a question that nobody insists on use a part of the limits, until
// the function that it returns is called.
func (l *Ledger) modest() (end func()) {
	before, was := l.allowed(), l.modestNow.Swap(true)
	if was {
		return func() {}
	}
	begun := l.moves.Load()
	l.begun.Store(begun)
	l.few.Store(min(max(fewOptions, less(begun, l.aside.Load())), l.part.Moves))
	l.grant(l.part)
	l.allow(Limits{
		Moves:     min(before.Moves, begun+l.part.Moves),
		Positions: min(before.Positions, l.stored.Load()+l.part.Positions),
		Bytes:     min(before.Bytes, l.bytes.Load()+l.part.Bytes),
	})
	return func() {
		l.aside.Add(l.moves.Load() - begun)
		l.allow(before)
		l.modestNow.Store(false)
	}
}

// fewOptions is how many options a search may look at for a question that nobody
// insists on, where the others cost less: a tenth of a second or two.
const fewOptions = 1 << 18

// narrow lets a search for a modest question look at as many options as the questions
// cost that somebody insists on, or a few, until the function that it returns is
// called: who got an answer from a theorem does not wait for what was not asked. A
// table is not narrowed, since its options cost a hundredth of those of a search.
func (l *Ledger) narrow() (end func()) {
	before, few := l.allowed(), l.few.Load()
	if !l.modestNow.Load() || l.begun.Load()+few >= before.Moves {
		return func() {}
	}
	l.ceiling[0].Store(l.begun.Load() + few)
	l.granted[0].Store(few)
	return func() { l.allow(before); l.grant(l.part) }
}

func (l *Ledger) grant(limits Limits) {
	l.granted[0].Store(limits.Moves)
	l.granted[1].Store(limits.Positions)
	l.granted[2].Store(limits.Bytes)
}

// raise lifts a modest allowance for work that is cheap for what it uses, until
// the function that it returns is called.
func (l *Ledger) raise() (end func()) {
	before := l.allowed()
	l.allow(l.whole)
	return func() { l.allow(before) }
}

// limits returns what the ceilings stand for: what was granted to the question at
// hand where it is less than the limits of the request.
func (l *Ledger) limits() Limits {
	of := func(i int, whole uint64) uint64 {
		if l.ceiling[i].Load() < whole {
			return l.granted[i].Load()
		}
		return whole
	}
	return Limits{Moves: of(0, l.whole.Moves), Positions: of(1, l.whole.Positions), Bytes: of(2, l.whole.Bytes)}
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
