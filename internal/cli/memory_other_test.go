//go:build !linux

package cli

import "os"

// peakMemory is not measured here.
func peakMemory(*os.ProcessState) int64 { return 0 }
