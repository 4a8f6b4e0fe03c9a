package taking

import (
	"runtime"
	"sync/atomic"
	"time"
)

// This file lets goroutines work at one block of heaps.
//
// A heap needs the values of all smaller ones, but of the pairs of heaps that its moves leave
// only few have one that is not known when the block begins: those in which the other is
// smaller than the block is long. So each goroutine looks at all other pairs of its
// heaps, at the same time, and then the heaps are finished in their order, with
// those few. The values do not depend on how many goroutines there are.

// A crew is goroutines that wait for work.
type crew struct {
	hands []*hand
	busy  atomic.Int32 // hands at work
}

// A hand is a goroutine. A block takes some ten microseconds, and so may waking a
// sleeping goroutine; so a hand looks out for work a while before it sleeps.
type hand struct {
	job    atomic.Pointer[func()]
	asleep atomic.Bool
	wake   chan struct{} // closed at the end
}

// hire starts a crew of so many, of which the goroutine that asks is one; it is that one
// alone unless there is work for more.
func hire(workers int, work bool) *crew {
	c := new(crew)
	if !work {
		return c
	}
	for range workers - 1 {
		h := &hand{wake: make(chan struct{}, 1)}
		c.hands = append(c.hands, h)
		go func() {
			for job := h.next(); job != nil; job = h.next() {
				(*job)()
				c.busy.Add(-1)
			}
		}()
	}
	return c
}

// patience is how often a hand looks out for work before it sleeps.
const patience = 1 << 15

// next waits for a job; nil is the end.
func (h *hand) next() *func() {
	for {
		for look := range patience {
			if job := h.job.Load(); job != nil {
				h.job.Store(nil)
				return job
			}
			if look%256 == 255 {
				runtime.Gosched()
			}
		}
		h.asleep.Store(true)
		if h.job.Load() != nil && h.asleep.CompareAndSwap(true, false) {
			continue
		}
		if _, more := <-h.wake; !more {
			return nil
		}
	}
}

// size returns how many the crew is.
func (c *crew) size() int { return len(c.hands) + 1 }

// each calls job with 0 … size-1, at the same time, and returns when all are done.
func (c *crew) each(job func(worker int)) {
	c.busy.Store(int32(len(c.hands)))
	for i, h := range c.hands {
		task := func() { job(i + 1) }
		h.job.Store(&task)
		if h.asleep.CompareAndSwap(true, false) {
			h.wake <- struct{}{}
		}
	}
	job(0)
	for look := 1; c.busy.Load() > 0; look++ {
		if look%256 == 0 {
			runtime.Gosched()
		}
	}
}

// end sends the crew home.
func (c *crew) end() {
	for _, h := range c.hands {
		close(h.wake)
	}
}

// A trial finds whether a crew is faster, which it is not where other programs keep the
// processors busy. A part of the heaps is computed without a crew, the next with one, and
// the next sixteen in the faster way; then it begins anew.
type trial struct {
	heaps int // known when the part began
	begin time.Time
	part  int
	alone time.Duration // how long a part takes without a crew
	gains bool

	always bool // a crew works without a trial; for tests
}

// A trial has so many parts of so many heaps.
const (
	partHeaps = 2048
	parts     = 18
)

// crew reports whether the next heaps are for a crew.
func (t *trial) crew(known int) bool {
	if t.always {
		return true
	}
	if known-t.heaps >= partHeaps {
		taken := time.Since(t.begin) * partHeaps / time.Duration(known-t.heaps)
		switch t.part {
		case 0:
			t.alone = taken
		case 1:
			t.gains = taken < t.alone
		}
		t.part, t.heaps, t.begin = (t.part+1)%parts, known, time.Now()
	}
	return t.part == 1 || t.part > 1 && t.gains
}
