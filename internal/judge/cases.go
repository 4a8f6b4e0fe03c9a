package judge

import (
	"context"
	"fmt"
	"io"

	"example.org/grundy/nat"
)

// A Case is one case of an input with its answer, to be shown to a person.
type Case struct {
	Number   int      `json:"case"`   // from 1
	Words    []string `json:"words"`  // of the case, in order, without the count of the cases
	Answer   string   `json:"answer"` // as it is printed, with its line ends
	Position string   `json:"position,omitempty"`
}

// Cases reads an input case by case and passes each on with its answer, until
// yield returns an error, which it returns. The answers are those of
// [Problem.Run]; no work is done ahead.
//
// Cost: memory of one case and its words.
//
// Errors: those of [Problem.Run], after the cases before.
func (p Problem) Cases(ctx context.Context, in io.Reader, yield func(Case) error) error {
	var buffer answers
	r := p.newReader(ctx, in, &buffer, blockSize)
	r.keep = true
	after := func() error {
		if err := r.flush(); err != nil {
			return err
		}
		c := Case{Number: r.cases, Words: r.words, Answer: string(buffer)}
		buffer = buffer[:0]
		if p.Position != nil {
			c.Position = p.Position(c.Words)
		}
		return yield(c)
	}
	if p.form != nil {
		r.problem.free = p.asFree(r)
	}
	return r.run(after)
}

// asFree feeds the words of an input to the engine of numbers, one at a time.
// The reading counts its cases itself.
func (p Problem) asFree(r *reader) free {
	reading := p.form.begin()
	r.counter.ending = told
	return free{begin: each(func(r *reader) {
		for {
			thing, _ := reading.want()
			r.heading = thing == wantCases
			if !r.more() && !reading.open() {
				r.stop()
				return
			}
			n := r.nat(thing)
			if f := reading.number(&r.b, n); f != nil {
				r.fault(r.start, f.want)
			}
			switch {
			case len(r.b.out) > 0:
				r.ends = reading.done()
				return
			case reading.done():
				r.stop()
				return
			}
		}
	})}
}

// nat reads a whole number of any size.
func (r *reader) nat(what string) nat.Nat {
	r.next(what)
	text := r.b.word(r.at)
	if !allDigits(text) {
		r.fault(r.at, what)
	}
	if len(text) > MaxDigits {
		r.fault(r.at, fmt.Sprintf("a number of at most %d digits", MaxDigits))
	}
	n, err := nat.ParseBytes(text)
	if err != nil {
		r.fault(r.at, what)
	}
	r.took(r.at, r.at+len(text))
	return n
}

// answers is a writer into memory.
type answers []byte

func (a *answers) Write(text []byte) (int, error) {
	*a = append(*a, text...)
	return len(text), nil
}
