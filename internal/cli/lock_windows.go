package cli

import (
	"os"
	"syscall"
)

// sharing is what the system says of a file that another program has opened for itself.
const sharing = syscall.Errno(32)

// openLocked opens a file that no other program can open meanwhile.
func openLocked(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	handle, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err == sharing {
		return nil, errHeld
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(handle), path), nil
}

// removeLocked removes the file, unless another program has opened it first.
func removeLocked(file *os.File, path string) {
	file.Close()
	os.Remove(path)
}
