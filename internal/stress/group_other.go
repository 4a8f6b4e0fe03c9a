//go:build !linux

package stress

import (
	"os"
	"os/exec"
)

// start starts a program. The channel is closed at once: waiting is left to Wait.
func start(c *exec.Cmd) (ended <-chan struct{}, err error) {
	hold(c)
	c.Cancel = func() error { killGroup(c); return nil }
	if err := c.Start(); err != nil {
		return nil, err
	}
	done := make(chan struct{})
	close(done)
	return done, nil
}

// release kills what a program that has ended has left behind.
func release(c *exec.Cmd) { killGroup(c) }

// exceeded is known on Linux only.
func exceeded(*os.ProcessState, int64) bool { return false }

// look is known on Linux only.
func look(int) (usage, bool) { return usage{}, false }
