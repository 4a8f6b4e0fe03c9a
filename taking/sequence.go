package taking

import (
	"context"
	"fmt"
	"runtime"
	"time"

	"example.org/grundy"
)

// Options say how a sequence is computed. The zero Options are the defaults.
type Options struct {
	Engine   string         // an engine by name, of Engines; "" lets the cost model choose
	Workers  int            // how many goroutines may compute at once, at most 64; 0 means one for each processor
	Progress func(Progress) // called now and then from Extend, a few times a second; may be nil
	Bytes    uint64         // how much memory the values may take; 0 means no limit
}

// mostWorkers is how many goroutines compute at most: a block of heaps is short.
const mostWorkers = 64

// workers returns how many goroutines may compute at once.
func (o Options) workers() int {
	if o.Workers > 0 {
		return min(o.Workers, mostWorkers)
	}
	return min(runtime.GOMAXPROCS(0), mostWorkers)
}

// Progress is how far a sequence has come.
type Progress struct {
	Heaps  int     // values known
	To     int     // values wanted
	Engine string  // at work now
	Rare   int     // positions in the sparse set, for the engine "rare"
	Rate   float64 // values a second, lately
}

// A Sequence is the nim-sequence of a rule, as far as it has been computed.
//
// A Sequence is not safe for concurrent use.
type Sequence struct {
	rule    Rule
	options Options
	values  Values
	engine  engine // at work; nil before the first choice
	review  int    // how many values may be known before the engine is chosen anew
}

// NewSequence returns the sequence of a rule, with no value computed.
func NewSequence(r Rule, o Options) *Sequence { return &Sequence{rule: r, options: o} }

// NewSequenceFrom returns the sequence of a rule of which the first values are
// known, as from a checkpoint.
func NewSequenceFrom(r Rule, v Values, o Options) *Sequence {
	return &Sequence{rule: r, options: o, values: v}
}

// Rule returns the rule.
func (s *Sequence) Rule() Rule { return s.rule }

// Len returns how many values are known: those of the heaps 0 … Len()-1.
func (s *Sequence) Len() int { return s.values.Len() }

// At returns the value of a heap of n, which must be below Len.
func (s *Sequence) At(n int) uint32 { return s.values.At(n) }

// Values returns the values, which must not be changed.
func (s *Sequence) Values() *Values { return &s.values }

// Extend computes the values of the heaps below n.
//
// Errors: the error of ctx; [grundy.ErrLimit] if the values would take more memory
// than the options allow; [grundy.ErrParameter] for an engine that is not there or
// cannot play the rule. The values found so far are kept.
func (s *Sequence) Extend(ctx context.Context, n int) error {
	if s.options.Bytes > 0 {
		if most := s.options.Bytes / uint64(s.values.Width()); uint64(max(n, 0)) > most {
			return &grundy.LimitError{
				What:  fmt.Sprintf("the nim-sequence of %s to %d", s.rule, n-1),
				Limit: fmt.Sprintf("%d bytes", s.options.Bytes),
				Done:  uint64(s.Len()), Of: uint64(n),
			}
		}
	}
	s.values.Reserve(n)
	for step := 64; s.Len() < n; {
		if s.engine == nil || s.Len() >= s.review {
			if err := s.choose(); err != nil {
				return err
			}
		}
		begin, before := time.Now(), s.Len()
		if err := s.engine.extend(ctx, &s.values, min(n, s.review, s.Len()+step)); err != nil {
			return err
		}
		switch taken := time.Since(begin); {
		case taken < stride/2:
			step *= 2
		case taken > stride && step > 1:
			step /= 2
		}
		s.report(n, before, time.Since(begin))
	}
	return nil
}

// stride is about how long an engine works before it is asked how far it is.
const stride = 100 * time.Millisecond

func (s *Sequence) report(to, before int, taken time.Duration) {
	if s.options.Progress == nil {
		return
	}
	p := Progress{Heaps: s.Len(), To: to, Engine: s.engine.name(), Rate: float64(s.Len()-before) / max(taken.Seconds(), 1e-9)}
	if e, ok := s.engine.(interface{ rareSize() int }); ok {
		p.Rare = e.rareSize()
	}
	s.options.Progress(p)
}
