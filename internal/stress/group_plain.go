//go:build !unix

package stress

import (
	"fmt"
	"os"
	"os/exec"
)

func hold(*exec.Cmd) {}

// killGroup kills the program; the system knows no groups.
func killGroup(c *exec.Cmd) { c.Process.Kill() }

// died says how a program ended that failed.
func died(state *os.ProcessState) string { return fmt.Sprintf("exit code %d", state.ExitCode()) }
