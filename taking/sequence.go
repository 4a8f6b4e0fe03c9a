package taking

import "context"

// Options say how a sequence is computed. The zero Options are the defaults.
type Options struct {
	Engine   string         // an engine by name: "naive", "candidate", "rare"; "" lets the cost model choose
	Workers  int            // how many goroutines may compute at once; 0 means one for each processor
	Progress func(Progress) // called now and then from Extend; may be nil
	Bytes    uint64         // how much memory the values may take; 0 means no limit
}

// Progress is how far a sequence has come.
type Progress struct {
	Heaps  int    // values known
	To     int    // values wanted
	Engine string // at work now
	Rare   int    // positions in the sparse set, for the engine "rare"
}

// A Sequence is the nim-sequence of a rule, as far as it has been computed.
//
// A Sequence is not safe for concurrent use.
type Sequence struct {
	rule    Rule
	options Options
	values  Values
}

// NewSequence returns the sequence of a rule, with no value computed.
func NewSequence(r Rule, o Options) *Sequence { return &Sequence{rule: r, options: o} }

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
// Errors: the error of ctx, grundy.ErrLimit; the values found so far are kept.
func (s *Sequence) Extend(ctx context.Context, n int) error {
	return newNaive(s.rule).extend(ctx, &s.values, n)
}
