package judge

import (
	"context"
	"fmt"
	"io"
	"runtime"

	"example.org/grundy"
)

// Options say how to run. They do not change the answers.
type Options struct {
	Workers int // at once; 0 means as many as GOMAXPROCS
}

// blockSize is the bytes of one block: so many that handing it on costs nothing
// beside the work on it, and so few that all of it stays in a core's own cache.
const blockSize = 96 << 10

// Run reads the cases of the problem from in and writes the answers to out, each
// block of them as soon as it is known. Run owns in: it may read beyond a case
// that ends the input.
//
// Cost: constant memory, but for problems whose answer needs a whole case, and
// for the digits of a number above 2^64.
//
// Errors: [InputError] for a case that cannot be read, [grundy.ErrFile] with its
// cause when reading or writing fails, [grundy.ErrCanceled] with that of ctx. In
// all cases the answers to the cases before have been written. When ctx ends, a
// Read or a Write that is under way is left to itself, and none is begun.
func (p Problem) Run(ctx context.Context, in io.Reader, out io.Writer, o Options) error {
	workers := o.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	return p.run(ctx, in, out, workers, blockSize)
}

func (p Problem) run(ctx context.Context, in io.Reader, out io.Writer, workers, size int) error {
	if ctx.Err() != nil {
		return p.canceled(ctx)
	}
	if p.form == nil {
		return p.runFree(ctx, in, out, size)
	}
	q := newQueue(workers, &line{
		problem: p,
		source:  source{in: in, size: size},
		reading: p.form.begin(),
		out:     out,
	})
	select {
	case <-q.finished:
		return q.wait()
	case <-ctx.Done():
		q.stop(nil)
		return p.canceled(ctx)
	}
}

func (p Problem) canceled(ctx context.Context) error {
	return fmt.Errorf("%s: %w: %w", p.ID, grundy.ErrCanceled, context.Cause(ctx))
}

// A line is what an input goes through. Its methods are the stations; each of
// read, take and write is at one block at a time, in the order of the input.
type line struct {
	problem Problem
	source  source
	reading reading
	before  int // lines before the block that is taken
	last    int // the line of the last number so far
	out     io.Writer
}

// read fills the block. It reports whether there is another.
func (l *line) read(b *block) (more bool) {
	l.source.next(b)
	return !b.last
}

// scan makes numbers of the text, at any time.
func (l *line) scan(b *block) {
	b.scan()
	b.ends = b.lines(len(b.text))
}

// take hands the numbers of the block to the reading, and decides whether the
// input ends with this block, well or badly.
func (l *line) take(b *block) {
	b.later, b.out, b.stop, b.fail = nil, b.out[:0], false, nil
	if index, f := l.feed(b); f != nil {
		l.failAt(b, b.offset(index), f.want)
	}
	thing, _ := l.reading.want()
	switch {
	case b.fail != nil || b.stop:
	case l.reading.done():
		b.stop = true
	case b.bad >= 0:
		if text := b.word(b.bad); len(text) > MaxDigits && allDigits(text) {
			thing = fmt.Sprintf("a number of at most %d digits", MaxDigits)
		}
		l.failAt(b, b.bad, thing)
	case b.err != nil:
		b.fail = fmt.Errorf("%s: reading: %w: %w", l.problem.ID, grundy.ErrFile, b.err)
	case b.last && l.reading.open():
		l.failEnd(b, thing)
	}
	b.stop = b.stop || b.last || b.fail != nil
	l.last = l.lastLine(b)
	l.before += b.ends
}

// answer answers the cases that take put off, at any time after it.
func (l *line) answer(b *block) {
	if len(b.later) > 0 && l.problem.form.answer(b, b.later) {
		b.stop, b.fail = true, nil
	}
}

// write writes the answers of the block. Its error is why no more are wanted.
func (l *line) write(b *block) (more bool, err error) {
	if len(b.out) > 0 {
		n, err := l.out.Write(b.out)
		if err == nil && n < len(b.out) {
			err = io.ErrShortWrite
		}
		if err != nil {
			return false, fmt.Errorf("%s: writing: %w: %w", l.problem.ID, grundy.ErrFile, err)
		}
	}
	return !b.stop, b.fail
}

// feed passes runs of words and the huge numbers between them to the reading.
// Where a huge number follows, cases that could be answered later are answered
// now. The index of a fault is among the numbers of the block.
func (l *line) feed(b *block) (index int, f *fault) {
	from := 0
	for _, h := range b.huge {
		later, f := l.reading.words(b, b.numbers[from:h.index])
		if len(later) > 0 && l.problem.form.answer(b, later) {
			b.stop = true
			return 0, nil
		}
		if f != nil {
			return from + f.index, f
		}
		if f := l.reading.number(b, h.n); f != nil {
			return h.index, f
		}
		from = h.index + 1
	}
	b.later, f = l.reading.words(b, b.numbers[from:])
	if f != nil {
		return from + f.index, f
	}
	return 0, nil
}

func (l *line) failAt(b *block, offset int, want string) {
	_, number := l.reading.want()
	b.fail = &InputError{
		Problem: l.problem.ID, Case: number, Line: 1 + l.before + b.lines(offset),
		Want: want, Got: quote(b.word(offset)),
	}
}

// failEnd reports that the input ends too early. The line is that of the last
// number of the case that is open, or where the input ends if none is.
func (l *line) failEnd(b *block, want string) {
	at := 1 + l.before + b.ends
	if l.reading.begun() {
		at = l.lastLine(b)
	}
	_, number := l.reading.want()
	b.fail = &InputError{Problem: l.problem.ID, Case: number, Line: at, Want: want, Got: gotEnd}
}

// lastLine is the line of the last number up to the end of the block.
func (l *line) lastLine(b *block) int {
	last := b.lastNumber()
	if last < 0 {
		return l.last
	}
	return 1 + l.before + b.ends - countLines(b.text[last:])
}

func allDigits(text []byte) bool {
	for _, c := range text {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}
