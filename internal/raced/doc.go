// Package raced tells tests that the race detector is on, under which a program is ten
// times slower and begins slowly. A test in which no two things happen at the same time
// begins with
//
//	raced.Sequential(t)
//
// and is left out where the short tests run under the detector.
package raced

import "testing"

// Sequential leaves out a test in which no two things happen at the same time.
func Sequential(t testing.TB) {
	t.Helper()
	if Enabled && testing.Short() {
		t.Skip("no two things happen at the same time")
	}
}
