package stress

import "time"

// usage is what a program and its children take.
type usage struct {
	cpu    time.Duration
	memory int64 // bytes
	ready  bool  // one of them works, or waits for a processor or a disk
}

// glance is how often a program is looked at. Most have ended before the first time.
const glance = 5 * time.Millisecond

// watch looks at a program until it has finished, and stops it at a limit. The clock alone
// does not tell a program that waits from one that others keep from the processors: what
// counts is for how long, look by look, it was seen to do nothing. Between two looks this
// program may have been kept waiting, too.
func watch(pid int, l Limits, begin time.Time, finished <-chan struct{}, why *stop) {
	tick := time.NewTicker(glance)
	defer tick.Stop()
	var used, idle time.Duration
	last := begin
	for {
		select {
		case <-finished:
			return
		case <-tick.C:
		}
		u, ok := look(pid)
		idle += min(time.Since(last), 2*glance)
		last = time.Now()
		if u.ready || u.cpu > used {
			used, idle = u.cpu, 0
		}
		wall := time.Since(begin)
		switch {
		case ok && u.memory > l.Memory:
			why.because(OutOfMemory)
		case ok && u.cpu > l.Time,
			wall > 2*l.Time && (!ok || idle > l.Time),
			wall > 30*l.Time:
			why.because(TimeOut)
		}
	}
}
