package cli

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync/atomic"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

// longest is the longest line of a batch, in bytes: room for two numbers of ten
// million digits.
const longest = 32 << 20

// A task is one line of a batch, and a place for its answer.
type task struct {
	line   int
	text   string
	failed error // of reading the line
	answer chan answer
}

type answer struct {
	text []byte
	exit int
}

// batch answers one expression a line, in order, also for lines in error. Lines
// are solved side by side, and few of them are held at the same time.
func (s *shell) batch(ctx context.Context, f solveFlags, r app.AnalyseRequest) error {
	s.taken = true
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	workers := runtime.GOMAXPROCS(0)
	work, order := make(chan *task), make(chan *task, 64*workers)
	for range workers {
		go func() {
			for t := range work {
				t.answer <- s.solveLine(ctx, f, r, t)
			}
		}()
	}
	var answered atomic.Uint64
	stop, err := s.watch(f.progress, func(elapsed time.Duration) string { return batchText(answered.Load(), elapsed, r.Lang) })
	if err != nil {
		return err
	}
	defer stop()
	var readError error
	go func() {
		defer close(order)
		defer close(work)
		readError = readLines(ctx, s.in, func(t *task) {
			select {
			case order <- t:
				work <- t
			case <-ctx.Done():
			}
		})
	}()
	return s.writeAnswers(ctx, order, &readError, &answered)
}

func (s *shell) writeAnswers(ctx context.Context, order <-chan *task, readError *error, answered *atomic.Uint64) error {
	line := 0
	for {
		var t *task
		select {
		case t = <-order:
		case <-ctx.Done():
		}
		if ctx.Err() != nil {
			s.out.Flush()
			return fmt.Errorf("%w after line %d", grundy.ErrCanceled, line)
		}
		if t == nil {
			return *readError
		}
		a := <-t.answer
		line = t.line
		if _, err := s.out.Write(a.text); err != nil {
			return writing(err)
		}
		answered.Add(1)
		if len(order) == 0 {
			if err := s.out.Flush(); err != nil { // a reader waits for what is there
				return writing(err)
			}
		}
		if s.exit == 0 {
			s.exit = a.exit
		}
	}
}

// readLines gives each line that is not blank to put.
func readLines(ctx context.Context, in io.Reader, put func(*task)) error {
	reader := bufio.NewReaderSize(in, 1<<16)
	for line := 1; ctx.Err() == nil; line++ {
		text, tooLong, err := readLine(reader)
		t := &task{line: line, text: string(bytes.TrimRight(text, "\r\n")), answer: make(chan answer, 1)}
		switch {
		case tooLong:
			t.failed = grundy.Mistake(grundy.ErrPosition, "a line of more than %d bytes", longest)
			put(t)
		case !blank(text):
			put(t)
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return grundy.Mistake(grundy.ErrFile, "reading line %d: %v", line, cause(err))
		}
	}
	return nil
}

// readLine reads to the end of a line; what is beyond the longest is dropped.
func readLine(r *bufio.Reader) (line []byte, tooLong bool, err error) {
	for {
		part, err := r.ReadSlice('\n')
		if len(line)+len(part) > longest {
			tooLong, line = true, nil
		}
		if !tooLong {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, tooLong, err
		}
	}
}

// blank reports a line with nothing to solve on it.
func blank(line []byte) bool {
	line = bytes.TrimPrefix(line, []byte("\ufeff"))
	line = bytes.TrimSpace(line)
	return len(line) == 0 || line[0] == '#'
}

func (s *shell) solveLine(ctx context.Context, f solveFlags, r app.AnalyseRequest, t *task) answer {
	err := t.failed
	var result app.AnalyseResult
	switch {
	case err != nil:
	case f.plan:
		var plan app.PlanResult
		if r.Parsed, err = s.parse(t.text); err == nil {
			plan, err = s.app.Plan(ctx, r)
		}
		if err == nil {
			return answer{text: lineOf(plan)}
		}
	default:
		result, err = s.analyse(ctx, f, r, t.text)
	}
	if err != nil {
		f := app.Fail(err)
		return answer{lineOf(app.LineError{Line: t.line, Error: f}), f.Exit}
	}
	a := answer{text: lineOf(result)}
	if err := result.Open(); err != nil {
		a.exit = app.Fail(err).Exit
	}
	return a
}

func lineOf(v any) []byte {
	var b bytes.Buffer
	if err := app.WriteJSON(&b, v); err != nil {
		panic(fmt.Sprintf("cli: a result that is not JSON: %v", err)) // our own types always are
	}
	return b.Bytes()
}
