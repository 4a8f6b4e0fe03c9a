//go:build !unix

package stress

import (
	"os"
	"os/exec"

	"example.org/grundy"
)

func hold(*exec.Cmd) {}

// killGroup kills the program; the system knows no groups.
func killGroup(c *exec.Cmd) { c.Process.Kill() }

// died says how a program ended that failed.
func died(state *os.ProcessState) grundy.Text { return exitCode(state) }
