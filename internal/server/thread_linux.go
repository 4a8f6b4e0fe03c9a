package server

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Of a thread, in the words of Linux.
const (
	thisThread   = 1  // RUSAGE_THREAD
	humble       = 10 // the niceness of work that takes long
	ofOneProcess = 0  // PRIO_PROCESS, which is one thread
)

// onThread runs f on a thread of its own, and returns how long that thread computed; f has
// the clock of the thread, which others may read as long as f runs. A modest f gives way
// to others: its thread ends with it.
func onThread(modest bool, f func(clock)) time.Duration {
	runtime.LockOSThread()
	if modest {
		_ = syscall.Setpriority(ofOneProcess, 0, humble) // else it does not give way
	} else {
		defer runtime.UnlockOSThread()
	}
	id, began, before := syscall.Gettid(), time.Now(), computed()
	f(func() time.Duration {
		if d, ok := computedBy(id); ok {
			return d - before
		}
		return time.Since(began)
	})
	return computed() - before
}

// computed is how long this thread computed.
func computed() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(thisThread, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// computedBy is how long a thread of this process computed, if the system tells.
func computedBy(id int) (time.Duration, bool) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/self/task/%d/schedstat", id))
	if err != nil {
		return 0, false
	}
	first, _, _ := strings.Cut(string(text), " ")
	n, err := strconv.ParseInt(first, 10, 64)
	return time.Duration(n), err == nil
}
