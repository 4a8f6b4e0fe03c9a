//go:build unix

package stress

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"

	"example.org/grundy"
)

// hold puts a program in a group of its own.
func hold(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills a program and all its children that have not left its group.
func killGroup(c *exec.Cmd) { syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }

// signals are the ends of programs that people know by other names.
var signals = map[syscall.Signal]grundy.Text{
	syscall.SIGSEGV: {En: "memory that is not the program's (SIGSEGV)", Zh: "访问了不属于程序的内存（SIGSEGV）"},
	syscall.SIGFPE:  {En: "a division by zero (SIGFPE)", Zh: "除以零（SIGFPE）"},
	syscall.SIGABRT: {En: "the program gave up (SIGABRT)", Zh: "程序自行中止（SIGABRT）"},
	syscall.SIGBUS:  {En: "memory that is not there (SIGBUS)", Zh: "访问了不存在的内存（SIGBUS）"},
	syscall.SIGILL:  {En: "an unknown instruction (SIGILL)", Zh: "非法指令（SIGILL）"},
	syscall.SIGKILL: {En: "killed from outside (SIGKILL)", Zh: "被外部终止（SIGKILL）"},
}

// died says how a program ended that failed.
func died(state *os.ProcessState) grundy.Text {
	status, ok := state.Sys().(syscall.WaitStatus)
	if ok && status.Signaled() {
		if text := signals[status.Signal()]; text.En != "" {
			return text
		}
		return grundy.Text{En: fmt.Sprintf("signal %d (%s)", status.Signal(), status.Signal()), Zh: fmt.Sprintf("信号 %d", status.Signal())}
	}
	return exitCode(state)
}
