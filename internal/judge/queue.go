package judge

import "sync"

// A queue is the blocks of a line on their way, and the workers that move them.
// A worker does whatever can be done to the foremost block; what must be done in
// the order of the input is done by one worker at a time. Nobody waits for a
// certain block, so workers wait only if all there is to do is to read and
// another worker is at it.
type queue struct {
	line    *line
	workers int

	lock     sync.Mutex
	changed  sync.Cond
	idle     int      // workers that wait for a change
	exited   int      // workers that are gone
	blocks   []*block // block n of the input is in blocks[n mod len(blocks)], or nil
	spare    []*block // the last one used, and so still in the cache, is on top
	read     int      // blocks read so far
	taken    int
	written  int
	reading  bool // a worker is at it
	taking   bool
	writing  bool
	ended    bool // no block follows those read
	stopped  bool
	err      error
	finished chan struct{} // closed when stopped
}

// A state is how far a block has come.
type state uint8

const (
	busy state = iota
	scanned
	answered
)

// newQueue starts workers on a line. There is one block more than workers, so that
// a worker whose block waits for a slower one can go on; to touch more memory
// costs more than it gains.
func newQueue(workers int, l *line) *queue {
	q := &queue{line: l, workers: workers, finished: make(chan struct{})}
	q.changed.L = &q.lock
	blocks := 1
	if workers > 1 {
		blocks = workers + 1
	}
	q.blocks = make([]*block, blocks)
	for range blocks {
		q.spare = append(q.spare, new(block))
	}
	for range workers {
		go q.work()
	}
	return q
}

// is returns block n if it has come to that state, or else nil.
func (q *queue) is(n int, s state) *block {
	if b := q.blocks[n%len(q.blocks)]; b != nil && b.state == s {
		return b
	}
	return nil
}

// work does one thing after another until the queue is stopped. It holds the
// lock except while it is at a block.
func (q *queue) work() {
	q.lock.Lock()
	defer q.lock.Unlock()
	for !q.stopped {
		if b := q.is(q.written, answered); b != nil && !q.writing {
			q.write(b)
		} else if b := q.is(q.taken, scanned); b != nil && !q.taking {
			q.take(b)
		} else if !q.reading && !q.ended && len(q.spare) > 0 {
			q.next()
		} else {
			q.idle++
			q.changed.Wait()
			q.idle--
		}
	}
	q.exited++
	q.changed.Broadcast()
}

// away gives up the lock during f.
func (q *queue) away(f func(*block), b *block) {
	q.lock.Unlock()
	f(b)
	q.lock.Lock()
}

// wake lets the waiting workers look again.
func (q *queue) wake() {
	if q.idle > 0 {
		q.changed.Signal()
	}
}

func (q *queue) next() {
	b := q.spare[len(q.spare)-1]
	q.spare = q.spare[:len(q.spare)-1]
	q.blocks[q.read%len(q.blocks)] = b
	q.reading, b.state = true, busy
	more := false
	q.away(func(b *block) { more = q.line.read(b) }, b)
	q.reading, q.ended = false, !more
	q.read++
	q.wake()
	q.away(q.line.scan, b)
	b.state = scanned
}

func (q *queue) take(b *block) {
	q.taking, b.state = true, busy
	q.away(q.line.take, b)
	q.taking = false
	q.taken++
	if q.is(q.taken, scanned) != nil {
		q.wake()
	}
	q.away(q.line.answer, b)
	b.state = answered
}

func (q *queue) write(b *block) {
	q.writing, b.state = true, busy
	var more bool
	var err error
	q.away(func(b *block) { more, err = q.line.write(b) }, b)
	q.writing = false
	q.blocks[q.written%len(q.blocks)] = nil
	q.spare = append(q.spare, b)
	q.written++
	if !more {
		q.end(err)
		return
	}
	q.wake()
}

// end stops the queue. The first call decides the error.
func (q *queue) end(err error) {
	if !q.stopped {
		q.stopped, q.err = true, err
		close(q.finished)
		q.changed.Broadcast()
	}
}

// stop stops the queue from outside, and does not wait for the workers.
func (q *queue) stop(err error) {
	q.lock.Lock()
	defer q.lock.Unlock()
	q.end(err)
}

// wait waits for the workers to be gone, but not for one whose Read waits for
// somebody to type, and returns why the queue was stopped.
func (q *queue) wait() error {
	q.lock.Lock()
	defer q.lock.Unlock()
	for q.exited < q.workers && !(q.reading && q.exited == q.workers-1) {
		q.changed.Wait()
	}
	return q.err
}
