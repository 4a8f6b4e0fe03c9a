package heap

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"example.org/grundy"
	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

// A sequence is what is known of the values of a rule. All games of one rule share
// one, which grows in steps of the same sizes whoever asks, so that what a request
// can reach does not depend on the requests before it.
type sequence struct {
	rule   taking.Rule
	turn   chan struct{}         // whoever holds it may let the values grow
	values *taking.Sequence      // of whoever holds the turn
	known  atomic.Pointer[known] // as far as the last step that is done
}

// known is a state of a sequence that never changes.
type known struct {
	values taking.Values
	period taking.Period
	proved int    // after how many steps the period is proved; 0 if it is not
	steps  []step // done, and perhaps one that is only announced
	done   int
}

// A step is the values below to. All steps up to it amount to that much.
type step struct {
	to     int
	amount grundy.Amount
}

// held is how many bytes the values of rules that no game is in use of may take.
const held = 64 << 20

// shelf holds the sequences of the rules that were asked for last.
var shelf struct {
	sync.Mutex
	list []*sequence // the last one asked for at the end
}

// sequenceOf returns the sequence of a rule.
func sequenceOf(r taking.Rule) *sequence {
	shelf.Lock()
	defer shelf.Unlock()
	name := r.String()
	i := slices.IndexFunc(shelf.list, func(s *sequence) bool { return s.rule.String() == name })
	if i >= 0 {
		s := shelf.list[i]
		shelf.list = append(slices.Delete(shelf.list, i, i+1), s)
		return s
	}
	s := &sequence{rule: r, turn: make(chan struct{}, 1), values: taking.NewSequence(r, taking.Options{})}
	s.known.Store(&known{})
	bytes := 0
	for i, old := range slices.Backward(shelf.list) {
		v := &old.known.Load().values
		if bytes += v.Len()*v.Width() + 1<<10; bytes > held {
			shelf.list = slices.Delete(shelf.list, 0, i+1)
			break
		}
	}
	shelf.list = append(shelf.list, s)
	return s
}

// covers reports whether the values of all heaps up to n are known after so many steps.
func (k *known) covers(steps int, n nat.Nat) bool {
	if steps == 0 {
		return false
	}
	return k.proved > 0 && k.proved <= steps || n.Less(number(k.steps[steps-1].to))
}

// shows reports whether a period is proved by the steps that a heap of n needs. What
// was proved for greater heaps is left out: an answer about n does not depend on what
// was asked before it.
func (k *known) shows(n nat.Nat) bool {
	return k.proved == 1 || k.proved > 1 && !n.Less(number(k.steps[k.proved-2].to))
}

// prepare lets the values grow until that of a heap of n is known, or a period is
// proved that says it.
//
// Errors: those of the account; those of ctx.
func (s *sequence) prepare(ctx context.Context, n nat.Nat, account grundy.Account) error {
	if _, ok := s.rule.Closed(n); ok {
		return nil
	}
	for i := 0; ; {
		k := s.known.Load()
		switch {
		case k.covers(min(i, k.done), n):
			return nil
		case i < k.done:
			if err := account(k.steps[i].amount); err != nil {
				return s.beyond(err)
			}
			i++
		default:
			if err := s.grow(ctx, i, account); err != nil {
				return s.beyond(err)
			}
		}
	}
}

// grow does the step with that number, unless somebody else has done it.
func (s *sequence) grow(ctx context.Context, number int, account grundy.Account) error {
	select {
	case s.turn <- struct{}{}:
		defer func() { <-s.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	k := *s.known.Load()
	if k.done > number {
		return nil
	}
	if len(k.steps) == k.done {
		k.steps = append(slices.Clip(k.steps), s.next(k.steps))
		announced := k
		s.known.Store(&announced)
	}
	next := k.steps[k.done]
	if err := account(next.amount); err != nil {
		return err
	}
	if err := s.values.Extend(ctx, next.to); err != nil {
		return err
	}
	k.done++
	k.values = *s.values.Values()
	if k.proved == 0 {
		if p := s.values.Period(); p.Status == taking.Proved {
			k.period, k.proved = p, k.done
		}
	}
	s.known.Store(&k)
	return nil
}

// perOption is how many nanoseconds of work on values count as an option looked at.
const perOption = 256

// next returns the step after those: twice as many values, and from 512 on a
// quarter more, so that a look for a period after each costs little.
func (s *sequence) next(steps []step) step {
	if len(steps) == 0 {
		return step{16, grundy.Amount{Options: 1, Positions: 16, Bytes: 16}}
	}
	last := steps[len(steps)-1]
	to := 2 * last.to
	if last.to >= 512 {
		to = last.to + last.to/4
	}
	each := s.values.Cost()
	if each == 0 {
		each = movesOf(s.rule, last.to) * 4
		if _, ok := s.rule.Closed(zero); ok {
			each = perOption
		}
	}
	v := s.values.Values()
	work := each*float64(to-last.to) + float64(to)
	return step{to, grundy.Amount{
		Options:   last.amount.Options + uint64(min(work/perOption, 1e18)) + 1,
		Positions: uint64(to),
		Bytes:     uint64(to * v.Width()),
	}}
}

// beyond says of an error how far the values go, and what goes further.
func (s *sequence) beyond(err error) error {
	var limit *grundy.LimitError
	if !errors.As(err, &limit) {
		return err
	}
	if len(s.rule.String()) > 80 { // as of run(…,min=1000,max=2000)
		limit.Hint = "no period is proved up to there"
		return err
	}
	limit.Hint = fmt.Sprintf("no period of %[1]s is proved up to there; grundy period %[1]s --to N looks further", s.rule)
	return err
}

// unasked is how many options looked at the values may cost that nobody prepared.
const unasked = 2000

// value returns the value of a heap, which must be small or have been prepared.
func (s *sequence) value(n nat.Nat) (nat.Nat, bool) {
	if x, ok := s.rule.Closed(n); ok {
		return x, true
	}
	k := s.known.Load()
	if x, ok := k.period.Value(&k.values, n); ok {
		return x, true
	}
	few := func(a grundy.Amount) error {
		if a.Options > unasked {
			return grundy.ErrLimit
		}
		return nil
	}
	if s.prepare(context.Background(), n, few) != nil {
		return zero, false
	}
	k = s.known.Load()
	return k.period.Value(&k.values, n)
}

// movesOf estimates the number of moves from a heap of n; beyond those that anybody
// compares it stops counting.
func movesOf(r taking.Rule, n int) (sum float64) {
	for k, d := range r.Takes(n) {
		if sum > compared {
			return 1e12
		}
		ways := 1.0 // to lay down j heaps
		for j := 1; d.Heaps>>j != 0; j++ {
			if j > 1 {
				ways *= float64(n-k) / float64(j*(j-1))
			}
			if d.Heaps>>j&1 != 0 {
				sum += max(ways, 1)
			}
		}
		sum++
	}
	return sum
}
