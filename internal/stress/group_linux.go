package stress

import (
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"
)

// start starts a program in a group of its own. The channel is closed when it has ended
// and its group is gone; it is still to be waited for, and so nobody else can have its
// number.
func start(c *exec.Cmd) (ended <-chan struct{}, err error) {
	hold(c)
	c.SysProcAttr.Pdeathsig = syscall.SIGKILL
	c.Cancel = func() error { killGroup(c); return nil }
	if err := c.Start(); err != nil {
		return nil, err
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			var info unix.Siginfo
			err := unix.Waitid(unix.P_PID, c.Process.Pid, &info, unix.WEXITED|unix.WNOWAIT, nil)
			if err != unix.EINTR {
				break
			}
		}
		killGroup(c)
	}()
	return done, nil
}

// release has nothing to do: start has killed the group.
func release(*exec.Cmd) {}

// exceeded reports whether a program that has ended had more memory than it may. The
// system counts what this process had when it began as the program's, too.
func exceeded(state *os.ProcessState, most int64) bool {
	usage, ok := state.SysUsage().(*syscall.Rusage)
	var own syscall.Rusage
	if !ok || syscall.Getrusage(syscall.RUSAGE_SELF, &own) != nil {
		return false
	}
	return usage.Maxrss<<10 > most && usage.Maxrss > own.Maxrss
}
