package script

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"go.starlark.net/starlark"

	"example.org/grundy"
	"example.org/grundy/family"
)

// ClaimOptions bound a check of claims. A zero field means its default.
type ClaimOptions struct {
	To        int // the greatest number in the positions to begin from; 20
	Count     int // positions to begin from, at the most; 0: all samples
	Positions int // positions that may be looked at; 200000
}

// Claims say what was held to the rules.
type Claims struct {
	Names     []string        `json:"claims"` // the functions that claim something
	To        int             `json:"to"`     // the greatest number in the positions to begin from
	Samples   int             `json:"samples"`
	Skipped   int             `json:"skipped"`       // samples that reach too much
	Left      int             `json:"left,omitzero"` // samples beyond the count that was asked for
	Positions int             `json:"positions"`     // looked at, each with its options
	Facts     int             `json:"facts"`         // claims compared
	Against   *Counterexample `json:"counterexample,omitempty"`
}

// A Counterexample is a position about which a file claims what its rules deny.
type Counterexample struct {
	Claim    string `json:"claim"` // the function
	Position string `json:"position"`
	Claimed  string `json:"claimed"`
	Rules    string `json:"rules"` // what the rules say instead
}

// String says it in a line.
func (c *Counterexample) String() string {
	return fmt.Sprintf("%s: %s is %s by the claim, %s by the rules", c.Claim, c.Position, c.Claimed, c.Rules)
}

// A judge holds the claims of a game to its rules.
type judge struct {
	*game
	most   int
	values map[Position]uint64 // by the definition
	claims Claims
	size   size // of the counterexample
}

// Claims compares what value, outcome, split and normal claim with what follows from
// options, for every position that the samples reach. Of all counterexamples it returns
// the smallest: that of the fewest parts, then the least sum of numbers, then the
// shortest text.
//
// Domain: a file that is not loopy; of a loopy one nothing is compared.
// Cost: every position that the samples reach, with its options, once.
// Errors: [grundy.ErrRules], [grundy.ErrLoopy], [grundy.ErrLimit], [grundy.ErrCanceled].
func (f *Family) Claims(ctx context.Context, o ClaimOptions) (Claims, error) {
	fallback := func(n *int, by int) {
		if *n == 0 {
			*n = by
		}
	}
	fallback(&o.To, 20)
	fallback(&o.Positions, 200_000)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	r, err := f.file.settled(family.Arguments{})
	if err != nil {
		return Claims{}, err
	}
	j := &judge{game: bind(ctx, r, cancel), most: o.Positions, values: map[Position]uint64{}}
	j.claims.To = o.To
	for _, fn := range []*function{f.file.value, f.file.outcome, f.file.split, f.file.normal} {
		if fn != nil {
			j.claims.Names = append(j.claims.Names, fn.name)
		}
	}
	if len(j.claims.Names) == 0 || f.file.loopy {
		return j.claims, nil
	}
	samples, err := j.someSamples(o.To)
	if err != nil {
		return j.claims, err
	}
	if o.Count > 0 && o.Count < len(samples) {
		j.claims.Left = len(samples) - o.Count
		samples = samples[:o.Count]
	}
	for _, p := range samples {
		if err := j.hold(p); err != nil {
			return j.claims, err
		}
	}
	j.claims.Positions = len(j.values)
	return j.claims, nil
}

// failure is what ended the context, if it is over.
func (j *judge) failure() error {
	if j.ctx.Err() == nil {
		return nil
	}
	if cause := context.Cause(j.ctx); cause != context.Canceled && cause != context.DeadlineExceeded {
		return cause
	}
	return explained(j.ctx, errOver, nil)
}

// hold compares the claims about all positions that a sample reaches.
func (j *judge) hold(p Position) error {
	order, err := j.reach(p)
	if err != nil {
		return err
	}
	if _, known := j.values[p]; !known {
		j.claims.Skipped++
		return nil
	}
	j.claims.Samples++
	for _, q := range order {
		if err := j.compare(q); err != nil {
			return err
		}
	}
	return j.failure()
}

// reach settles the values of all positions that p reaches, and returns those that were
// not known, options first; nil if there are too many.
func (j *judge) reach(p Position) (order []Position, err error) {
	type frame struct {
		at      Position
		options []Position
		next    int
	}
	if _, known := j.values[p]; known {
		return nil, nil
	}
	open := map[Position]bool{p: true}
	stack := []frame{{at: p, options: j.list(p)}}
	for len(stack) > 0 {
		if err := j.failure(); err != nil {
			return nil, err
		}
		top := &stack[len(stack)-1]
		if top.next == len(top.options) {
			j.values[top.at] = j.mex(top.options)
			order = append(order, top.at)
			delete(open, top.at)
			stack = stack[:len(stack)-1]
			continue
		}
		q := top.options[top.next]
		top.next++
		if _, known := j.values[q]; known {
			continue
		}
		if open[q] {
			cycle := []string{q.String()}
			for i := len(stack) - 1; stack[i].at != q; i-- {
				cycle = append(cycle, stack[i].at.String())
			}
			slices.Reverse(cycle[1:])
			return nil, &grundy.LoopError{Cycle: cycle}
		}
		if len(j.values)+len(stack) >= j.most {
			for _, done := range order {
				delete(j.values, done)
			}
			return nil, nil
		}
		open[q] = true
		stack = append(stack, frame{at: q, options: j.list(q)})
	}
	return order, nil
}

// mex is the least number that is the value of no option.
func (j *judge) mex(options []Position) uint64 {
	seen := map[uint64]bool{}
	for _, q := range options {
		seen[j.values[q]] = true
	}
	least := uint64(0)
	for seen[least] {
		least++
	}
	return least
}

// worth is the value of a position by the definition; ok is false if it reaches too much.
func (j *judge) worth(p Position) (v uint64, ok bool, err error) {
	if _, err = j.reach(p); err == nil {
		v, ok = j.values[p]
	}
	return v, ok, err
}

// compare holds the claims about one position to its value.
func (j *judge) compare(p Position) error {
	f, value := j.family, j.values[p]
	if v, ok := j.ask(f.value, p); ok {
		if n, isInt := v.(starlark.Int); !isInt || n.Sign() < 0 {
			return j.wrongClaim(f.value, p, "a whole number, zero or more, or None", v)
		}
		j.fact("value", p, v.String(), fmt.Sprint(value))
	}
	if v, ok := j.ask(f.outcome, p); ok {
		text, _ := starlark.AsString(v)
		if text != "N" && text != "P" {
			return j.wrongClaim(f.outcome, p, `"N", "P" or None`, v)
		}
		j.fact("outcome", p, text, grundy.WinsIf(value != 0).String())
	}
	return j.rewritten(p, value)
}

// rewritten holds split and normal, which name other positions, to the values of those.
func (j *judge) rewritten(p Position, value uint64) error {
	f := j.family
	var parts []Position
	hold := func(claim string) error {
		sum := uint64(0)
		for _, q := range parts {
			w, ok, err := j.worth(q)
			if err != nil || !ok {
				return err
			}
			sum ^= w
		}
		j.fact(claim, p, fmt.Sprint(sum), fmt.Sprint(value))
		return nil
	}
	if v, ok := j.ask(f.split, p); ok {
		var err error
		if parts, err = j.positions(f.split, p, v); err != nil {
			return err
		}
		if err := hold("split"); err != nil {
			return err
		}
	}
	if v, ok := j.ask(f.normal, p); ok {
		q, err := j.intern(v)
		if err != nil {
			return mistake(f.normal.Position(), "normal(%s): %v", shown(p.value()), err)
		}
		parts = []Position{q}
		return hold("normal")
	}
	return nil
}

// fact compares, and keeps the smallest position where the two differ.
func (j *judge) fact(claim string, p Position, claimed, rules string) {
	j.claims.Facts++
	if claimed == rules {
		return
	}
	if s := sizeOf(p); j.claims.Against == nil || s.less(j.size) {
		j.size, j.claims.Against = s, &Counterexample{claim, p.String(), claimed, rules}
	}
}

// A size orders positions by how much a reader has to look at.
type size struct {
	parts int
	sum   *big.Int
	text  string
}

func sizeOf(p Position) size {
	s := size{sum: new(big.Int), text: p.String()}
	s.add(p.value())
	return s
}

func (s *size) add(v starlark.Value) {
	switch v := v.(type) {
	case starlark.Tuple:
		for _, member := range v {
			s.add(member)
		}
		return
	case starlark.Int:
		s.sum.Add(s.sum, new(big.Int).Abs(v.BigInt()))
	case starlark.String:
		s.sum.Add(s.sum, big.NewInt(int64(len(v))))
	}
	s.parts++
}

func (s size) less(t size) bool {
	if s.parts != t.parts {
		return s.parts < t.parts
	}
	if c := s.sum.Cmp(t.sum); c != 0 {
		return c < 0
	}
	if len(s.text) != len(t.text) {
		return len(s.text) < len(t.text)
	}
	return s.text < t.text
}
