package solve

import (
	"context"
	"errors"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// A Plan says for each question how it would be answered.
type Plan []Way

// A Way is the method that would answer a question, 0 if none would, and what
// happens to the methods before it.
type Way struct {
	Ask       Ask // 0: whether the position is tame
	Play      grundy.Play
	Method    Method
	Otherwise Method // in place of Method if parts turn out to be none that the theorem is about; else 0
	Why       grundy.Phrase
	Before    []Passed
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
	r.prepare(outcome, p)
	first, wins := r.way(outcome, p, true)
	plan = append(plan, first)
	if r.asked()&AskWinning != 0 {
		r.charge(&charged)
		plan = append(plan, r.wayOfMoves(first, wins, p))
	}
	for _, part := range numbers {
		if r.asked()&part.ask == 0 {
			continue
		}
		r.charge(&charged)
		way, _ := r.way(part.q, p, r.options.Must&part.ask != 0)
		plan = append(plan, way)
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
func (r *run[P]) way(q quantity, p P, must bool) (Way, nat.Nat) {
	if !must {
		defer r.ledger.modest()()
	}
	r.ledger.supposed.Store(false)
	c := r.choose(q, p, must)
	w := r.wayOf(q, c)
	if w.Method&Parts != 0 && r.ledger.supposed.Load() {
		w.Otherwise, w.Why = r.beyond(q, p, must), ifTame.phrase(0, 0)
	}
	return w, c.value
}

// wayOf says for a person what was chosen.
func (r *run[P]) wayOf(q quantity, c choice) Way {
	w := Way{Ask: q.ask(), Play: r.options.Play, Method: c.method, Before: r.passed}
	r.passed = nil
	switch {
	case c.err != nil:
		w.Method, w.Why = 0, noneFor(c.err)
	case c.method&Parts != 0:
		w.Why = fromParts.phrase(0, 0)
	case c.method == Theorem:
		w.Why = covered.phrase(0, 0)
	case c.method == Table:
		w.Why = fits.phrase(c.size, r.ledger.whole.Positions)
	case r.loopy():
		w.Why = backwards.phrase(0, r.ledger.left().Positions)
	default:
		w.Why = remains.phrase(0, r.ledger.left().Positions)
	}
	return w
}

// noneFor says why no method would answer.
func noneFor(err error) grundy.Phrase {
	if errors.Is(err, grundy.ErrLimit) {
		return notInsisted.phrase(0, 0)
	}
	return none.phrase(0, 0)
}

// beyond returns the method that is chosen where the theorem turns out not to
// apply; 0 if there is none.
func (r *run[P]) beyond(q quantity, p P, must bool) Method {
	c := r.chooseComputed(q, p, must)
	r.passed = nil
	if c.err != nil {
		return 0
	}
	return c.method
}

// wayOfMoves plans the question for the winning moves: how is the way to the
// outcome, and wins the outcome if a theorem knows it.
func (r *run[P]) wayOfMoves(how Way, wins nat.Nat, p P) Way {
	must := r.options.Must&AskWinning != 0
	if !must {
		defer r.ledger.modest()()
	}
	w := Way{Ask: AskWinning, Play: r.options.Play, Method: how.Method, Otherwise: how.Otherwise, Why: byOptions.phrase(0, 0)}
	if how.Method == 0 {
		w.Why = how.Why
		return w
	}
	if how.Method == Theorem && outcomeOf(wins) == grundy.Previous {
		w.Why = fromOutcome.phrase(0, 0)
		return w
	}
	if r.options.Avoid&Theorem != 0 {
		r.pass(Theorem, avoided, 0, 0)
	} else if _, method, ok := r.theoremMoves(p); ok {
		w.Method, w.Why = w.Method|method, covered.phrase(0, 0)
		if w.Method&Parts != 0 {
			w.Why = fromParts.phrase(0, 0)
		}
		return w
	} else {
		r.pass(Theorem, declined, 0, 0)
	}
	w.Before, r.passed = r.passed, nil
	if how.Method&^(Theorem|Parts) == 0 {
		methods, err := r.waysOfOptions(p, must)
		if w.Method |= methods; err != nil {
			w.Method, w.Why = 0, noneFor(err)
		}
	}
	return w
}

// waysOfOptions returns the methods that would find who wins the options of p.
func (r *run[P]) waysOfOptions(p P, must bool) (methods Method, err error) {
	for q, err := range r.each(p) {
		if err != nil {
			return methods, err
		}
		c := r.choose(outcome, q, must)
		if methods |= c.method; methods&Search != 0 || c.err != nil {
			return methods, c.err
		}
	}
	return methods, nil
}

// pass notes for a plan that a method is not used.
func (r *run[P]) pass(m Method, why reason, size, most uint64) {
	if r.planning {
		r.passed = append(r.passed, Passed{m, why.phrase(size, most)})
	}
}

// rehearse finds a quantity for the plan of a compound: what would have to be
// computed is made up, so that the theorem of the compound can go on.
func (r *run[P]) rehearse(q quantity, p P, must bool) (nat.Nat, Found, error) {
	r.planning = true
	c := r.choose(q, p, must)
	if c.method != Theorem {
		r.ledger.computed.Store(true)
	}
	r.note(p, r.wayOf(q, c))
	if c.work != nil {
		c.value = nat.Of(uint64(madeUp[q]))
		if q == tameness {
			r.ledger.supposed.Store(true)
		}
	}
	return c.value, Found{Method: c.method}, c.err
}

// madeUp are quantities of a position that no theorem declines for. That it is
// tame is a supposition, and the only one on which the choice of methods depends.
var madeUp = [quantities]uint32{
	outcome: uint32(grundy.Next), value: 1, remoteness: 1, suspense: 1, foreclosed: 3, tameness: 4,
}

// manyRehearsed is how many positions of a component a rehearsal remembers.
const manyRehearsed = 1 << 10

func (r *run[P]) note(p P, w Way) {
	s := r.Solver
	if s.rehearsed == nil {
		s.rehearsed = map[P]Plan{}
	}
	plan, ok := s.rehearsed[p]
	if !ok && len(s.rehearsed) == manyRehearsed {
		return
	}
	for _, old := range plan {
		if old.Ask == w.Ask {
			return
		}
	}
	s.rehearsed[p] = append(plan, w)
}

// Rehearsed returns how the questions about p would be answered that the
// solver was asked in a rehearsal.
func (s *Solver[P]) Rehearsed(p P) Plan {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.rehearsed[p]
}

// ask returns the question that the quantity answers.
func (q quantity) ask() Ask {
	return [...]Ask{AskOutcome, AskGrundy, AskRemoteness, AskSuspense, AskForeclosed, 0}[q]
}
