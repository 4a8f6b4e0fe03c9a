//go:build unix

package stress

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"
)

// hold puts a program in a group of its own.
func hold(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills a program and all its children that have not left its group.
func killGroup(c *exec.Cmd) { syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }

// signals are the ends of programs that people know by other names.
var signals = map[syscall.Signal]string{
	syscall.SIGSEGV: "memory that is not the program's (SIGSEGV)",
	syscall.SIGFPE:  "a division by zero (SIGFPE)",
	syscall.SIGABRT: "the program gave up (SIGABRT)",
	syscall.SIGBUS:  "memory that is not there (SIGBUS)",
	syscall.SIGILL:  "an unknown instruction (SIGILL)",
	syscall.SIGKILL: "killed from outside (SIGKILL)",
}

// died says how a program ended that failed.
func died(state *os.ProcessState) string {
	status, ok := state.Sys().(syscall.WaitStatus)
	if ok && status.Signaled() {
		if text := signals[status.Signal()]; text != "" {
			return text
		}
		return fmt.Sprintf("signal %d (%s)", status.Signal(), status.Signal())
	}
	return fmt.Sprintf("exit code %d", state.ExitCode())
}
