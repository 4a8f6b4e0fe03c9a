package cli

import (
	"os"
	"syscall"
)

// peakMemory returns the largest resident set of a process that has ended.
func peakMemory(s *os.ProcessState) int64 { return s.SysUsage().(*syscall.Rusage).Maxrss << 10 }
