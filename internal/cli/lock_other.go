//go:build !darwin && !dragonfly && !freebsd && !linux && !netbsd && !openbsd && !windows

package cli

import "os"

// openLocked only opens the file: there is no lock that a killed program loses.
func openLocked(path string) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
}

func removeLocked(file *os.File, path string) {
	os.Remove(path)
	file.Close()
}
