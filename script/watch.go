package script

import (
	"math"
	"runtime/metrics"
	"sync"
	"sync/atomic"
	"time"
)

// The interpreter counts steps and not bytes. So somebody looks at the memory of the
// program while a call goes on, every few milliseconds, and cancels the call if there
// is much more of it than when the call was first seen. What a single step may add is
// bounded by the guards of guard.go.

// tick is the time between two looks.
const tick = 4 * time.Millisecond

// callBytes is how much a call may add, and allBytes how much memory the program may
// use when a call is not a short one.
var callBytes, allBytes atomic.Uint64

func init() {
	callBytes.Store(256 << 20)
	allBytes.Store(math.MaxUint64)
}

// LimitMemory sets how many bytes one call of a function of a file may add, 256 MiB at
// first, and how many the whole program may use while a call goes on that is not a short
// one, which is not limited at first. It holds for all files.
func LimitMemory(call, all uint64) {
	callBytes.Store(call)
	allBytes.Store(all)
}

// fewLooks is how many looks a short call lasts.
const fewLooks = 4

// watched are the workers that may be in a call.
var watched struct {
	sync.Mutex
	workers map[*worker]*sight
}

// A sight is what was seen of a worker at the last look.
type sight struct {
	call  uint64
	heap  uint64 // when that call was first seen
	looks int
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
				*s = sight{call: call, heap: heap}
				continue
			}
			// A collector that waits until the heap has doubled leaves up to as much again,
			// of no use, and there is no time to ask: a list that doubles is soon too long.
			s.looks++
			if heap > 2*s.heap+callBytes.Load() || s.looks > fewLooks && heap > allBytes.Load() {
				w.cancel(tooMuchMemory)
			}
		}
		watched.Unlock()
	}
}

// inUse returns the bytes of objects on the heap, and of stacks: calls that nest deep take
// a stack that doubles.
func inUse() uint64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64() + sample[1].Value.Uint64()
}
