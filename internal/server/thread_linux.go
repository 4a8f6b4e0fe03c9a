package server

import (
	"runtime"
	"syscall"
	"time"
	"unsafe"
)

// Of a thread, in the words of Linux.
const (
	humble        = 10 // the niceness of work that takes long
	ofOneProcess  = 0  // PRIO_PROCESS, which is one thread
	clockOfThread = 6  // CPUCLOCK_PERTHREAD_MASK | CPUCLOCK_SCHED, beside the number of the thread
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
	id := syscall.Gettid()
	before := threadTime(id)
	f(func() time.Duration { return threadTime(id) - before })
	return threadTime(id) - before
}

// threadTime is how long a thread of this process computed; 0 if there is none.
func threadTime(id int) time.Duration {
	var t syscall.Timespec
	clock := ^id<<3 | clockOfThread
	if _, _, failed := syscall.RawSyscall(syscall.SYS_CLOCK_GETTIME, uintptr(clock), uintptr(unsafe.Pointer(&t)), 0); failed != 0 {
		return 0
	}
	return time.Duration(t.Nano())
}
