package script

import (
	"runtime/metrics"
	"sync"
	"time"
)

// The interpreter counts steps and not bytes. So somebody looks at the memory of the
// program while a call goes on, every few milliseconds, and cancels the call if there
// is much more of it than when the call was first seen. What a single step may add is
// bounded by the guards of guard.go.

// tick is the time between two looks, and callBytes how much a call may add.
const (
	tick      = 4 * time.Millisecond
	callBytes = 256 << 20
)

// watched are the workers that may be in a call.
var watched struct {
	sync.Mutex
	workers map[*worker]*sight
}

// A sight is what was seen of a worker at the last look.
type sight struct {
	call uint64
	heap uint64 // when that call was first seen
}

// watch looks at a worker from now on.
func watch(w *worker) {
	watched.Lock()
	defer watched.Unlock()
	if watched.workers == nil {
		watched.workers = map[*worker]*sight{}
		go look()
	}
	watched.workers[w] = &sight{}
}

// unwatch forgets workers.
func unwatch(list []*worker) {
	watched.Lock()
	defer watched.Unlock()
	for _, w := range list {
		delete(watched.workers, w)
	}
}

// look goes on until there is nobody to look at.
func look() {
	for range time.Tick(tick) {
		watched.Lock()
		if len(watched.workers) == 0 {
			watched.workers = nil
			watched.Unlock()
			return
		}
		heap := uint64(0)
		for w, s := range watched.workers {
			call := w.calls.Load()
			if call%2 == 0 {
				continue
			}
			if heap == 0 {
				heap = inUse()
			}
			if call != s.call {
				*s = sight{call, heap}
				continue
			}
			// A collector that waits until the heap has doubled leaves up to as much again,
			// of no use, and there is no time to ask: a list that doubles is soon too long.
			if heap > 2*s.heap+callBytes {
				w.cancel(tooMuchMemory)
			}
		}
		watched.Unlock()
	}
}

// inUse returns the bytes of objects on the heap.
func inUse() uint64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
