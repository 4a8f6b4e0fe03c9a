package server

import (
	"runtime"
	"syscall"
	"time"
)

// Of a thread, in the words of Linux.
const (
	thisThread   = 1  // RUSAGE_THREAD
	humble       = 10 // the niceness of work that takes long
	ofOneProcess = 0  // PRIO_PROCESS, which is one thread
)

// onThread runs f on a thread of its own, and returns how long that thread computed. A
// modest f gives way to others: its thread ends with it.
func onThread(modest bool, f func()) time.Duration {
	runtime.LockOSThread()
	if modest {
		_ = syscall.Setpriority(ofOneProcess, 0, humble) // else it does not give way
	} else {
		defer runtime.UnlockOSThread()
	}
	before := computed()
	f()
	return computed() - before
}

func computed() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(thisThread, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
