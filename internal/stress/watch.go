package stress

import "time"

// usage is what a program and its children take.
type usage struct {
	cpu    time.Duration
	memory int64 // bytes
}

// glance is how often a program is looked at. Most have ended before the first time.
const glance = 5 * time.Millisecond

// watch looks at a program until it has finished, and stops it at a limit.
func watch(pid int, l Limits, begin time.Time, finished <-chan struct{}, why *stop) {
	tick := time.NewTicker(glance)
	defer tick.Stop()
	for {
		select {
		case <-finished:
			return
		case <-tick.C:
		}
		if time.Since(begin) > 2*l.Time {
			why.because(TimeOut)
			continue
		}
		switch u, ok := look(pid); {
		case !ok:
		case u.memory > l.Memory:
			why.because(OutOfMemory)
		case u.cpu > l.Time:
			why.because(TimeOut)
		}
	}
}
