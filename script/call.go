package script

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"

	"go.starlark.net/starlark"

	"example.org/grundy"
)

// callSteps is how many steps one call may take: about a second.
const callSteps = 10_000_000

// A reason is why a call was ended.
type reason uint32

const (
	running reason = iota
	tooManySteps
	tooMuchMemory
	outOfTime
)

// A worker is a thread of the interpreter.
type worker struct {
	thread *starlark.Thread
	args   starlark.Tuple // of a call
	calls  atomic.Uint64  // begun and ended; odd while one goes on
	ended  atomic.Uint32  // why the call is ended, a reason
}

func newWorker() *worker {
	w := &worker{thread: &starlark.Thread{Print: func(*starlark.Thread, string) {}}}
	w.thread.OnMaxSteps = func(*starlark.Thread) { w.cancel(tooManySteps) }
	w.thread.SetMaxExecutionSteps(callSteps)
	return w
}

// cancel ends the call that goes on.
func (w *worker) cancel(why reason) {
	w.ended.CompareAndSwap(uint32(running), uint32(why))
	w.thread.Cancel("stopped")
}

// A desk has workers for calls within a context. It is safe for concurrent use.
type desk struct {
	ctx  context.Context
	mu   sync.Mutex
	all  []*worker
	free []*worker
	over bool

	spare atomic.Pointer[worker] // one of those that are free, for whoever comes first
}

// newDesk opens a desk, which closes with the context.
func newDesk(ctx context.Context) *desk {
	d := &desk{ctx: ctx}
	context.AfterFunc(ctx, func() {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.over = true
		for _, w := range d.all {
			w.cancel(outOfTime)
		}
		unwatch(d.all)
	})
	return d
}

// take returns a worker that is free; nil if the desk is closed.
func (d *desk) take() *worker {
	if w := d.spare.Swap(nil); w != nil && d.ctx.Err() == nil {
		return w
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.over || d.ctx.Err() != nil {
		return nil
	}
	if n := len(d.free); n > 0 {
		w := d.free[n-1]
		d.free = d.free[:n-1]
		return w
	}
	w := newWorker()
	d.all = append(d.all, w)
	watch(w)
	return w
}

func (d *desk) put(w *worker) {
	if d.spare.CompareAndSwap(nil, w) {
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.free = append(d.free, w)
}

// A function is one that the file gives. It takes the parameters as its last argument
// if it has room for one more.
type function struct {
	*starlark.Function
	name       string
	parameters bool
}

// do runs a task on a worker, and says why it was ended if it was.
//
// Errors: errOver if the context is over; whatever the task returns.
func (d *desk) do(t task) (v starlark.Value, why reason, err error) {
	w := d.take()
	if w == nil {
		return nil, outOfTime, errOver
	}
	if w.ended.CompareAndSwap(uint32(tooMuchMemory), uint32(running)) { // too late for the call before
		w.thread.Uncancel()
		if d.ctx.Err() != nil {
			return nil, outOfTime, errOver
		}
	}
	w.thread.Steps = 0
	w.calls.Add(1)
	v, err = t.shielded(w)
	w.calls.Add(1)
	if err == nil && w.ended.Load() == uint32(running) {
		d.put(w)
		return v, running, nil
	}
	why = reason(w.ended.Load())
	if why != outOfTime { // else the thread stays cancelled, for nobody
		w.ended.Store(uint32(running))
		w.thread.Uncancel()
		d.put(w)
	}
	return v, why, err
}

// limited makes an error of why a call was ended, at some place; err itself if it was not.
func limited(why reason, err error, at func() string) error {
	switch why {
	case running:
		return err
	case outOfTime:
		return errOver
	}
	limit := &grundy.LimitError{What: at(), Limit: grundy.Grouped(callSteps) + " steps of the interpreter", Fixed: true}
	if why == tooMuchMemory {
		limit.Limit = fmt.Sprintf("%d MiB in one call", callBytes.Load()>>20)
	}
	return limit
}

// call calls a function of the file, with the parameters if it takes them.
//
// Errors: those of do.
func (d *desk) call(f *function, params starlark.Value, args []starlark.Value) (starlark.Value, reason, error) {
	return d.do(task{f: f, params: params, args: args})
}

// errOver says that the context is over.
var errOver = context.Canceled

// A task is a call of a function, or else something to run.
type task struct {
	f      *function
	params starlark.Value
	args   []starlark.Value
	run    func(*worker) (starlark.Value, error)
}

// shielded does the task, and turns a panic of the interpreter into an error.
func (t *task) shielded(w *worker) (v starlark.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the interpreter gave up: %v", r)
		}
	}()
	if t.run != nil {
		return t.run(w)
	}
	w.args = append(w.args[:0], t.args...) // which the function copies
	if t.f.parameters {
		w.args = append(w.args, t.params)
	}
	return starlark.Call(w.thread, t.f.Function, w.args, nil)
}
