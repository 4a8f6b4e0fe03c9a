package stress

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"runtime"
	"sync"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/input"
	"example.org/grundy/nat"
)

// An Answerer says what is to be printed for an input.
type Answerer func(ctx context.Context, in []byte) ([]byte, error)

// ErrSlow is what an Answerer returns that took too long: the input is left out.
var ErrSlow = errors.New("the other program took too long")

// Options say how to search. Zero values are replaced by the defaults.
type Options struct {
	Limits Limits
	Jobs   int           // programs at a time; 0: as many as processors
	Seed   uint64        // of the random inputs
	Sizes  []input.Size  // of random inputs, in turn
	Small  int           // inputs of small cases, at the most; 0: 200
	Count  int           // random inputs; 0: 200
	For    time.Duration // search so long instead
	Traps  []nat.Nat     // numbers to try besides the general traps
	Only   *input.Tree   // the one input to try; nil: those above

	Patience time.Duration // to make the input small; 0: 30 s
}

// A Report is what a search found.
type Report struct {
	Inputs       int    // that were run, up to the one that failed
	Cases        int    // in them
	Listed       int    // of the inputs those that hold all small cases
	Skipped      int    // inputs for which the other program took too long
	Presentation int    // inputs whose answers differ in presentation only
	Example      []byte // the first such output
	Expected     []byte // and what was wanted there
	Found        *Found // nil: no difference was found
}

// A Found is an input at which the program fails, made small.
type Found struct {
	Verdict  Verdict
	Detail   grundy.Text
	In       []byte
	Expected []byte
	Got      []byte
	Stderr   string
	Tree     *input.Tree

	Cases   int  // of the input that failed first
	Runs    int  // of the program, to make it small
	Least   bool // every smaller input of one case was tried, and was right
	Limited bool // there was no time to make it smaller still
}

// outcome is what came of one input.
type outcome struct {
	tree    *input.Tree
	cases   int
	listed  bool
	skipped bool
	verdict Verdict
	line    int
	run     Run
	want    []byte
	err     error
}

// failed reports whether the outcome is one that a search looks for.
func (o outcome) failed() bool {
	return o.err != nil || o.verdict != Right && o.verdict != Presentation && !o.skipped
}

// Search runs the program on inputs of the grammar until it fails, or the inputs are
// used up. What is found depends on the seed, and not on the number of jobs, unless the
// time is what ends the search.
//
// Errors: those of answer and [Program.Run]; of [input.Grammar.Random]; the cause of ctx.
func Search(ctx context.Context, g *input.Grammar, p Program, answer Answerer, o Options) (Report, error) {
	return find(ctx, g, p, answer, o)
}

// A runner is a [Program], or what stands for one.
type runner interface {
	Run(ctx context.Context, in []byte, l Limits) (Run, error)
}

func find(ctx context.Context, g *input.Grammar, p runner, answer Answerer, o Options) (Report, error) {
	o.Small, o.Count = cmp.Or(o.Small, 200), cmp.Or(o.Count, 200)
	o.Patience = cmp.Or(o.Patience, 30*time.Second)
	o.Jobs = cmp.Or(o.Jobs, runtime.GOMAXPROCS(0))
	if len(o.Sizes) == 0 {
		o.Sizes = []input.Size{input.Small, input.Medium, input.Statement, input.Statement}
	}
	s := &search{grammar: g, program: p, answer: answer, Options: o}
	if err := s.settle(ctx); err != nil {
		return Report{}, err
	}
	s.begin()
	defer s.stopSmall()
	var crew sync.WaitGroup
	for range o.Jobs {
		crew.Go(func() { s.work(ctx) })
	}
	crew.Wait()
	r, bad, err := s.report(ctx)
	if err != nil || bad == nil {
		return r, err
	}
	r.Found, err = s.reduce(ctx, *bad)
	return r, err
}

type search struct {
	Options
	grammar *input.Grammar
	program runner
	answer  Answerer

	mu        sync.Mutex
	outcomes  []outcome // by number
	bad       int       // the least number of an input that failed
	deadline  time.Time
	random    int // inputs so far
	nextSmall func() (*input.Tree, bool)
	stopSmall func()
	longest   time.Duration // processor time of a run that was right
	held      []*input.Tree // small ones that wait to be joined
	listed    int           // cases among them
}

// settle finds out whether what the grammar repeats are cases, each with an answer of
// its own, or parts of one case.
func (s *search) settle(ctx context.Context) error {
	if !s.grammar.Batch() {
		return nil
	}
	var two []*input.Tree
	count := 0
	for t := range s.grammar.Small(10_000) {
		out, err := s.answer(ctx, t.Bytes())
		if errors.Is(err, ErrSlow) {
			continue
		}
		if err != nil {
			return err
		}
		count += len(lines(out))
		if two = append(two, t); len(two) == 2 {
			break
		}
	}
	if len(two) < 2 {
		return nil
	}
	both, taken := input.Join(two, 2)
	if taken < 2 {
		return nil
	}
	out, err := s.answer(ctx, both.Bytes())
	if errors.Is(err, ErrSlow) {
		return nil
	}
	if err == nil && len(lines(out)) != count {
		s.grammar = s.grammar.Single()
	}
	return err
}

const (
	smallSteps = 4_000_000
	smallCases = 20_000
	smallBatch = 1000
)

func (s *search) begin() {
	s.bad = int(^uint(0) >> 1)
	if s.For > 0 {
		s.deadline = time.Now().Add(s.For)
	}
	next, stop := iter.Pull2(s.grammar.Small(smallSteps))
	s.stopSmall = stop
	s.nextSmall = func() (*input.Tree, bool) {
		t, _, ok := next()
		return t, ok
	}
}

// work runs inputs until none is left, or one before them has failed.
func (s *search) work(ctx context.Context) {
	for ctx.Err() == nil {
		number, o, more := s.take()
		if !more {
			return
		}
		if o.err == nil {
			o = s.try(ctx, o, s.Limits)
		}
		s.mu.Lock()
		s.outcomes[number] = o
		if o.failed() {
			s.bad = min(s.bad, number)
		} else {
			s.longest = max(s.longest, o.run.CPU)
		}
		s.mu.Unlock()
	}
}

// take makes the next input.
func (s *search) take() (number int, o outcome, more bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if number = len(s.outcomes); number > s.bad {
		return 0, o, false
	}
	if !s.deadline.IsZero() && time.Now().After(s.deadline) {
		return 0, o, false
	}
	if s.Only != nil {
		if number > 0 {
			return 0, o, false
		}
		o = outcome{tree: s.Only, cases: s.Only.Cases()}
	} else if t, ok := s.small(number); ok {
		o = outcome{tree: t, cases: t.Cases(), listed: true}
	} else {
		if s.deadline.IsZero() && s.random >= s.Count {
			return 0, o, false
		}
		size := s.Sizes[s.random%len(s.Sizes)]
		room := 20_000
		if s.random%16 == 15 {
			room = 400_000
		}
		t, err := s.grammar.Random(input.Recipe{Seed: mix(s.Seed, uint64(s.random)), Size: size, Traps: s.Traps, Room: room})
		s.random++
		if o.err = err; err == nil {
			o = outcome{tree: t, cases: t.Cases()}
		}
	}
	s.outcomes = append(s.outcomes, o)
	return number, o, true
}

// mix makes a seed of a seed and a number.
func mix(seed, n uint64) uint64 { return (seed+n*0x9E3779B97F4A7C15)*0xD6E8FEB86659FD93 ^ n }

// small joins the next small cases to an input.
func (s *search) small(number int) (*input.Tree, bool) {
	if number == 0 {
		if t, ok := s.grammar.Empty(); ok {
			return t, true
		}
	}
	if number > s.Small {
		return nil, false
	}
	for len(s.held) < smallBatch && s.listed < smallCases {
		t, ok := s.nextSmall()
		if !ok {
			break
		}
		s.held = append(s.held, t)
		s.listed++
	}
	if len(s.held) == 0 {
		return nil, false
	}
	t, taken := input.Join(s.held, smallBatch)
	s.held = s.held[taken:]
	return t, true
}

// try runs the program on an input and compares.
func (s *search) try(ctx context.Context, o outcome, l Limits) outcome {
	in := o.tree.Bytes()
	want, err := s.answer(ctx, in)
	if errors.Is(err, ErrSlow) {
		o.skipped = true
		return o
	}
	if err != nil {
		o.err = err
		return o
	}
	o.want = want
	o.run, o.err = s.program.Run(ctx, in, l)
	if o.verdict = o.run.Verdict; o.err == nil && o.verdict == Right {
		o.verdict, o.line = compare(want, o.run.Out)
	}
	if !o.failed() && o.verdict != Presentation {
		o.run.Out, o.want = nil, nil // there may be thousands
		o.tree = nil
	}
	return o
}

// report adds up what came of the inputs before the first that failed.
func (s *search) report(ctx context.Context) (Report, *outcome, error) {
	var r Report
	for _, o := range s.outcomes {
		if ctx.Err() != nil {
			r.Inputs = len(s.outcomes)
			return r, nil, context.Cause(ctx)
		}
		if o.err != nil {
			return r, nil, o.err
		}
		r.Inputs++
		r.Cases += o.cases
		switch {
		case o.skipped:
			r.Skipped++
		case o.verdict == Presentation:
			if r.Presentation++; r.Example == nil {
				r.Example, r.Expected = o.run.Out, o.want
			}
		case o.failed():
			return r, &o, nil
		}
		if o.listed {
			r.Listed++
		}
	}
	return r, nil, nil
}
