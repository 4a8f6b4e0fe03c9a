package heap

import (
	"sync"

	"example.org/grundy/taking"
)

// The effort for the values of a rule, by the cost model of package taking: about
// two seconds, and four million heaps.
const (
	sequenceEffort = 2.5e9
	sequenceHeaps  = 1 << 22
)

// mostKnown is how many rules keep their values for later positions.
const mostKnown = 16

var known struct {
	sync.Mutex
	byRule map[string]*taking.Known
}

// knownOf returns the values of a rule, which all positions of it share.
func knownOf(r taking.Rule) *taking.Known {
	known.Lock()
	defer known.Unlock()
	k := known.byRule[r.String()]
	if k == nil {
		if len(known.byRule) >= mostKnown || known.byRule == nil {
			known.byRule = map[string]*taking.Known{}
		}
		k = taking.NewKnown(r, sequenceEffort, sequenceHeaps)
		known.byRule[r.String()] = k
	}
	return k
}
