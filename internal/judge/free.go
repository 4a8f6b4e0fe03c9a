package judge

import (
	"context"
	"fmt"
	"io"
	"math"
	"strings"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// A free is a form whose cases are read by a function, word by word, and so may
// hold anything: letters, lists in lists, answers of many lines. It costs more
// than the forms of numbers, and remembers one case only.
type free struct {
	ending ending
	// begin makes the function that reads a case and answers it. What the
	// function remembers, such as a table, is of one run.
	begin func() func(r *reader)
}

// each is the begin of a function that remembers nothing.
func each(one func(r *reader)) func() func(*reader) {
	return func() func(*reader) { return one }
}

// A reader gives the words of an input and takes the answers. Its methods stop
// the run where the input is not as it should be: they do not return then.
type reader struct {
	counter
	problem Problem
	ctx     context.Context
	source  source
	b       block
	at      int // in b.text
	before  int // lines before b
	last    int // the line of the last word
	start   int // of the last word, in b.text
	begun   bool
	heading bool // the next number counts the cases, though the counter does not say so
	ends    bool // after the case that is read
	out     io.Writer

	keep  bool     // the words of the case are wanted
	words []string // of the case, if they are wanted
	list  []uint64
}

// A halt is what a reader stops a run with.
type halt struct{ err error }

func (p Problem) newReader(ctx context.Context, in io.Reader, out io.Writer, size int) *reader {
	r := &reader{problem: p, ctx: ctx, source: source{in: in, size: size}, out: out, last: 1}
	r.counter.ending = p.free.ending
	return r
}

// runFree runs a problem whose form is free.
func (p Problem) runFree(ctx context.Context, in io.Reader, out io.Writer, size int) error {
	finished := make(chan error, 1)
	go func() { finished <- p.newReader(ctx, in, out, size).run(nil) }()
	select {
	case err := <-finished:
		return err
	case <-ctx.Done():
		return p.canceled(ctx)
	}
}

// run reads all cases. After each one it calls after, if that is not nil.
func (r *reader) run(after func() error) (err error) {
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case halt:
			if err = r.flush(); err == nil {
				err = stop.err
			}
		default:
			panic(stop)
		}
	}()
	one := r.problem.free.begin()
	if r.ending == counted {
		r.headNumber(nat.Of(r.number(wantCases, 0, mostCount)))
	}
	for !r.ended {
		r.begun, r.words = false, nil
		if (r.ending == atEnd || r.ending == atZeros || r.ending == some && r.cases > 0) && !r.more() {
			break
		}
		one(r)
		if !r.ended {
			r.count(1)
			r.ended = r.ended || r.ends
			if after != nil {
				if err := after(); err != nil {
					return err
				}
			}
		}
		if len(r.b.out) > blockSize {
			r.check(r.flush())
		}
	}
	return r.flush()
}

// stop ends the cases with the one that is read, which has no answer.
func (r *reader) stop() { r.ended = true }

func (r *reader) check(err error) {
	if err != nil {
		panic(halt{err})
	}
}

// flush writes the answers so far.
func (r *reader) flush() error {
	if len(r.b.out) == 0 {
		return nil
	}
	if r.ctx.Err() != nil {
		return r.problem.canceled(r.ctx)
	}
	n, err := r.out.Write(r.b.out)
	if err == nil && n < len(r.b.out) {
		err = io.ErrShortWrite
	}
	r.b.out = r.b.out[:0]
	if err != nil {
		return fmt.Errorf("%s: writing: %w: %w", r.problem.ID, grundy.ErrFile, err)
	}
	return nil
}

// more moves to the next word, if there is one.
func (r *reader) more() bool {
	for {
		text := r.b.text
		i := r.at
		for i < len(text) && blank[text[i]] {
			i++
		}
		if r.at = i; i < len(text) {
			return true
		}
		if r.b.last {
			if r.b.err != nil {
				r.check(fmt.Errorf("%s: reading: %w: %w", r.problem.ID, grundy.ErrFile, r.b.err))
			}
			return false
		}
		if last := r.b.lastNumber(); last >= 0 {
			r.last = 1 + r.before + r.b.lines(last)
		}
		r.before += r.b.lines(len(r.b.text))
		r.check(r.flush())
		if r.ctx.Err() != nil {
			r.check(r.problem.canceled(r.ctx))
		}
		r.source.next(&r.b)
		r.at = 0
	}
}

// next moves to the next word, which must be there.
func (r *reader) next(want string) {
	if r.more() {
		return
	}
	line := 1 + r.before + r.b.lines(len(r.b.text))
	if r.begun {
		if line = r.last; r.b.lastNumber() >= 0 {
			line = 1 + r.before + r.b.lines(r.b.lastNumber())
		}
	}
	r.check(&InputError{Problem: r.problem.ID, Case: r.caseNumber(), Line: line, Want: want, Got: gotEnd})
}

func (r *reader) caseNumber() int {
	if r.heading || r.toHead() {
		return 0
	}
	return r.cases + 1
}

// fault stops at a word that cannot stand where it stands.
func (r *reader) fault(at int, want string) {
	r.check(&InputError{
		Problem: r.problem.ID, Case: r.caseNumber(), Line: 1 + r.before + r.b.lines(at),
		Want: want, Got: quote(r.b.word(at)),
	})
}

// took notes that the word from at has been read.
func (r *reader) took(at, end int) {
	if r.start, r.at = at, end; r.caseNumber() == 0 {
		return
	}
	r.begun = true
	if r.keep {
		r.words = append(r.words, string(r.b.text[at:end]))
	}
}

// number reads a whole number from least to most. What it is, and its bounds,
// are what an error says.
func (r *reader) number(what string, least, most uint64) uint64 {
	if r.at >= len(r.b.text) || blank[r.b.text[r.at]] {
		r.next(what)
	}
	text, i := r.b.text, r.at
	var n uint64
	for i < len(text) && text[i]-'0' < 10 {
		n = n*10 + uint64(text[i]-'0')
		i++
	}
	digits := i - r.at
	if digits == 0 || i < len(text) && !blank[text[i]] {
		r.fault(r.at, what)
	}
	if digits > 19 {
		huge, err := nat.ParseBytes(text[r.at:i])
		fits := false
		if n, fits = huge.Uint64(); err != nil || !fits {
			r.fault(r.at, bounds(what, least, most))
		}
	}
	if n < least || n > most {
		r.fault(r.at, bounds(what, least, most))
	}
	r.took(r.at, i)
	return n
}

// bounds says what a number is to be and within which bounds.
func bounds(what string, least, most uint64) string {
	switch {
	case most == mostCount:
		return what + wantFewer
	case most == math.MaxUint64 && least == 0:
		return what + " below 2^64"
	case most == math.MaxUint64:
		return fmt.Sprintf("%s, at least %d and below 2^64", what, least)
	}
	return fmt.Sprintf("%s from %d to %d", what, least, most)
}

// numbers reads n whole numbers. They are good until the next call.
func (r *reader) numbers(n, least, most uint64) []uint64 {
	r.list = r.list[:0]
	for range n {
		r.list = append(r.list, r.number(wantNumber, least, most))
	}
	return r.list
}

// heaps reads how many heaps there are, and the heaps.
func (r *reader) heaps(least, most uint64) []uint64 {
	return r.numbers(r.number(wantHeaps, 0, mostCount), least, most)
}

// word reads a word of at least one and at most so many letters.
func (r *reader) word(what, letters string, most int) string {
	r.next(what)
	word := r.b.word(r.at)
	for _, c := range word {
		if len(word) > most || strings.IndexByte(letters, c) < 0 {
			r.fault(r.at, what)
		}
	}
	text := string(word)
	r.took(r.at, r.at+len(word))
	return text
}

// say writes a line.
func (r *reader) say(line string) {
	r.b.out = append(append(r.b.out, line...), '\n')
}

// verdict writes one of two lines: the first if the player to move wins.
func (r *reader) verdict(won bool, yes, no string) {
	if won {
		r.say(yes)
	} else {
		r.say(no)
	}
}
