package stress

import "time"

// usage is what a program and its children take.
type usage struct {
	cpu    time.Duration
	memory int64 // bytes
	ready  bool  // one of them works, or waits for a processor
}

// glance is how often a program is looked at. Most have ended before the first time.
const glance = 5 * time.Millisecond

// watch looks at a program until it has finished, and stops it at a limit. The clock alone
// does not tell a program that waits from one that others keep from the processors: it
// counts where the program does nothing, and in the end where it does little.
func watch(pid int, l Limits, begin time.Time, finished <-chan struct{}, why *stop) {
	tick := time.NewTicker(glance)
	defer tick.Stop()
	busy, used := begin, time.Duration(0) // when it was last seen to work, and how much it had done
	for {
		select {
		case <-finished:
			return
		case <-tick.C:
		}
		u, ok := look(pid)
		if u.ready || u.cpu > used {
			busy, used = time.Now(), u.cpu
		}
		wall := time.Since(begin)
		switch {
		case ok && u.memory > l.Memory:
			why.because(OutOfMemory)
		case ok && u.cpu > l.Time,
			wall > 2*l.Time && (!ok || time.Since(busy) > l.Time),
			wall > 30*l.Time:
			why.because(TimeOut)
		}
	}
}
