package app

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"example.org/grundy"
	"example.org/grundy/taking"
)

// A SequenceRequest asks for the values of heaps under a rule of taking and breaking.
type SequenceRequest struct {
	Code     string // of the rule, or its name
	From, To int    // the heaps
	Work     Work
	Period   bool // look for a period even beyond To, if that is cheap
}

// Work says how a sequence is computed. The zero Work is the default.
type Work struct {
	Engine  string        // by name; "" chooses
	Workers int           // goroutines; 0: one for each processor
	Bytes   uint64        // that values may take; 0: DefaultBytes
	Store   Store         // of a checkpoint; nil for none
	Every   time.Duration // between two checkpoints; 0: 20 s
	Watch   *Watch        // shows how far the work is; may be nil
}

// DefaultBytes is how much memory the values of a sequence may take by default.
const DefaultBytes = 1 << 30

// A Store keeps a checkpoint.
type Store interface {
	// Load opens the checkpoint; nil if there is none yet.
	Load() (io.ReadCloser, error)
	// Save replaces the checkpoint by what write writes, once that is whole.
	Save(write func(io.Writer) error) error
}

// A Watch shows how far the work on a sequence is, to another goroutine.
type Watch struct {
	progress atomic.Pointer[taking.Progress]
}

// SequenceProgress is how far a sequence has come.
type SequenceProgress = taking.Progress

// Progress returns how far the work has come; the zero value before it begins.
func (w *Watch) Progress() SequenceProgress {
	if p := w.progress.Load(); p != nil {
		return *p
	}
	return SequenceProgress{}
}

// Checkpoints are written this long after the one before, if the request does not say.
const betweenCheckpoints = 20 * time.Second

// job is a sequence with its checkpoint.
type job struct {
	*taking.Sequence
	work   Work
	to     int // heaps that are asked for; the search for a period goes there in steps
	saved  time.Time
	stored int   // values in the checkpoint
	failed error // of the last attempt to save
}

// begin makes the sequence of a code to a heap, with the values of its checkpoint.
func begin(code string, to int, w Work) (*job, error) {
	rule, err := taking.Parse(code)
	if err != nil {
		return nil, err
	}
	j := &job{work: w, to: to + 1, saved: time.Now()}
	bytes := w.Bytes
	if bytes == 0 {
		bytes = DefaultBytes
	}
	o := taking.Options{Engine: w.Engine, Workers: w.Workers, Bytes: bytes, Progress: j.report}
	var known taking.Values
	if w.Store != nil {
		in, err := w.Store.Load()
		if err != nil {
			return nil, err
		}
		if in != nil {
			defer in.Close()
			if known, err = taking.Load(in, rule, int(min(bytes, math.MaxInt32))); err != nil {
				return nil, err
			}
		}
	}
	j.stored = known.Len()
	j.Sequence = taking.NewSequenceFrom(rule, known, o)
	return j, nil
}

func (j *job) report(p taking.Progress) {
	if j.work.Watch != nil {
		p.To = j.to
		j.work.Watch.progress.Store(&p)
	}
	if j.work.Store != nil && time.Since(j.saved) > cmp.Or(j.work.Every, betweenCheckpoints) {
		j.save()
	}
}

// save writes the checkpoint, if there is one and something new.
func (j *job) save() {
	if j.work.Store == nil || j.Len() <= j.stored {
		return
	}
	j.failed = j.work.Store.Save(func(w io.Writer) error { return taking.Save(w, j.Rule(), j.Values()) })
	if j.failed == nil {
		j.stored = j.Len()
	}
	j.saved = time.Now()
}

// stopped says how far the sequence came, if a context or a limit ended it, and
// whether the values are kept.
func (j *job) stopped(err error) error {
	stop := &grundy.LimitError{What: fmt.Sprintf("nim-sequence of %s", j.Rule()), Done: uint64(j.Len()), Of: uint64(j.to), Unit: "heaps"}
	var limit *grundy.LimitError
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		stop.Limit = "time"
	case errors.Is(err, context.Canceled):
		stop.Cause = err
	case errors.As(err, &limit):
		stop.Limit = limit.Limit
	default:
		return err
	}
	switch {
	case j.work.Store == nil:
	case j.failed != nil:
		stop.Hint = fmt.Sprintf("the checkpoint could not be written: %v", j.failed)
	default:
		stop.Hint = fmt.Sprintf("the checkpoint has %s heaps, and the same command goes on from there", grundy.Grouped(uint64(j.stored)))
	}
	if stop.Cause != nil && stop.Hint != "" { // an interruption has one line
		stop.What, stop.Hint = stop.What+"; "+stop.Hint, ""
	}
	return stop
}

// A SequenceResult is the values of heaps.
type SequenceResult struct {
	Code     string
	From, To int
	Period   taking.Period // as far as it was looked for
	Unsaved  error         // why the last checkpoint could not be written; nil if it could
	values   *taking.Values
}

// At returns the value of a heap of n, From ≤ n ≤ To.
func (r *SequenceResult) At(n int) uint64 {
	if n < r.values.Len() {
		return uint64(r.values.At(n))
	}
	x, _ := r.Period.At(r.values, n)
	return x
}

// Exception reports whether the period run back does not say the value of a heap of n.
func (r *SequenceResult) Exception(n int) bool {
	_, found := slices.BinarySearch(r.Period.Exceptions, uint32(n))
	return found
}

func (r SequenceRequest) check() error {
	if r.From < 0 || r.To < r.From {
		return grundy.Mistake(grundy.ErrParameter, "heaps %d to %d: want two numbers, 0 or more, the second not smaller", r.From, r.To)
	}
	if r.Work.Workers < 0 {
		return grundy.Mistake(grundy.ErrParameter, "workers %d: want 0 or more", r.Work.Workers)
	}
	return nil
}

// Sequence computes values. It stops as soon as a period is proved, unless an engine
// is asked for, and reads the values after it off.
//
// Errors: [grundy.ErrParameter] for the code, with its place, and for bad numbers;
// [grundy.ErrLimit], [grundy.ErrCanceled]; [grundy.ErrFile] for a checkpoint that
// cannot be used.
func (a *App) Sequence(ctx context.Context, r SequenceRequest) (SequenceResult, error) {
	if err := r.check(); err != nil {
		return SequenceResult{}, err
	}
	r.Code = a.code(r.Code)
	if name, values, ok, err := a.ruled(ctx, r.Code, r.To, r.Work); ok {
		if err != nil {
			return SequenceResult{}, err
		}
		return SequenceResult{Code: name, From: r.From, To: r.To, Period: taking.Observe(values), values: values}, nil
	}
	to := r.To
	if r.Period && r.Work.Engine == "" {
		to = max(to, cheap)
	}
	j, err := begin(r.Code, to, r.Work)
	if err != nil {
		return SequenceResult{}, err
	}
	result := SequenceResult{Code: j.Rule().String(), From: r.From, To: r.To}
	if r.Work.Engine != "" {
		if err = j.Extend(ctx, r.To+1); err == nil {
			result.Period = j.Period()
		}
	} else {
		result.Period, err = taking.FindPeriod(ctx, j.Sequence, to)
	}
	j.save()
	if err != nil {
		return SequenceResult{}, j.stopped(err)
	}
	result.values, result.Unsaved = j.Values(), j.failed
	return result, nil
}

// cheap is how many heaps are computed where only a few are asked for, to say
// whether they repeat.
const cheap = 1000

// tried is how many values the engine of a plan is chosen by.
const tried = 5000

// A SequencePlan is a rule, and why which engine would compute its values, line by line.
type SequencePlan struct {
	Code  string
	Lines []grundy.Text
}

// SequencePlan says which engine would compute the values, and why, and computes
// none but the few that the choice is made by.
//
// Errors: those of [App.Sequence].
func (a *App) SequencePlan(ctx context.Context, r SequenceRequest) (SequencePlan, error) {
	if err := r.check(); err != nil {
		return SequencePlan{}, err
	}
	r.Code = a.code(r.Code)
	if name, _, ok, err := a.ruled(ctx, r.Code, 0, r.Work); ok {
		if err != nil {
			return SequencePlan{}, err
		}
		return SequencePlan{name, []grundy.Text{{En: "by the rules of the file, heap by heap", Zh: "按文件中的规则逐堆计算"}}}, nil
	}
	j, err := begin(r.Code, r.To, r.Work)
	if err != nil {
		return SequencePlan{}, err
	}
	if err := j.Extend(ctx, max(j.Len(), min(r.To+1, tried))); err != nil {
		return SequencePlan{}, j.stopped(err)
	}
	return SequencePlan{j.Rule().String(), j.Plan()}, nil
}

// WriteJSON writes {"code":…,"from":…,"values":[…]} and a line end.
//
// Errors: those of w.
func (r SequenceResult) WriteJSON(w io.Writer) error {
	b := fmt.Appendf(nil, `{"code":%q,"from":%d,"values":[`, r.Code, r.From)
	return r.each(w, b, func(b []byte, n int) []byte {
		if n > r.From {
			b = append(b, ',')
		}
		return strconv.AppendUint(b, r.At(n), 10)
	}, "]}\n")
}

// WriteCSV writes a heading and a line "heap,value" for each heap, by RFC 4180.
//
// Errors: those of w.
func (r SequenceResult) WriteCSV(w io.Writer) error {
	return r.each(w, []byte("heap,grundy\r\n"), func(b []byte, n int) []byte {
		b = strconv.AppendInt(b, int64(n), 10)
		b = append(b, ',')
		b = strconv.AppendUint(b, r.At(n), 10)
		return append(b, "\r\n"...)
	}, "")
}

// WriteBinary writes each value as a 32-bit word, low byte first, and nothing else.
//
// Errors: [grundy.ErrLimit] for a value of more than 32 bits; those of w.
func (r SequenceResult) WriteBinary(w io.Writer) error {
	for n := r.From; n <= r.To && r.Period.Saltus > 0; n++ {
		if r.At(n) > math.MaxUint32 {
			return grundy.Mistake(grundy.ErrLimit, "bin: the value of heap %d is %d: want less than 2^32", n, r.At(n)).WithHint("--format csv has room")
		}
	}
	return r.each(w, nil, func(b []byte, n int) []byte { return binary.LittleEndian.AppendUint32(b, uint32(r.At(n))) }, "")
}

// each writes what add appends for each heap, in pieces.
func (r SequenceResult) each(w io.Writer, b []byte, add func(b []byte, n int) []byte, end string) error {
	for n := r.From; n <= r.To; n++ {
		if b = add(b, n); len(b) > 1<<16 {
			if _, err := w.Write(b); err != nil {
				return err
			}
			b = b[:0]
		}
	}
	_, err := w.Write(append(b, end...))
	return err
}
