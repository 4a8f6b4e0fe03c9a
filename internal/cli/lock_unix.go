//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package cli

import (
	"os"
	"syscall"
)

// openLocked opens a file that is locked for this program alone.
func openLocked(path string) (*os.File, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		file.Close()
		if err == syscall.EWOULDBLOCK {
			return nil, errHeld
		}
		return nil, err
	}
	return file, nil
}

// removeLocked removes the file while nobody else can have its lock.
func removeLocked(file *os.File, path string) {
	os.Remove(path)
	file.Close()
}
