package cli

import (
	"errors"
	"os"
	"path/filepath"

	"example.org/grundy"
)

// errHeld is of a lock that another program has.
var errHeld = errors.New("another program is at work on it")

// lock keeps other programs from the checkpoint until release is called, by a file beside
// it. The system frees the lock of a program that is killed. Where there can be no such file
// there can be no checkpoint either, which Load says.
func (name checkpointFile) lock() (release func(), err error) {
	path := string(name)
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	path = filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".lock")
	for {
		file, err := openLocked(path)
		if errors.Is(err, errHeld) {
			return nil, grundy.Mistake(grundy.ErrFile, "%s: %v", string(name), err).WithHint("wait for it, or name another file")
		}
		if err != nil {
			return func() {}, nil
		}
		// the program that had it may have removed it meanwhile
		ours, err := file.Stat()
		if err != nil {
			return func() { file.Close() }, nil
		}
		if there, err := os.Stat(path); err != nil || !os.SameFile(ours, there) {
			file.Close()
			continue
		}
		return func() { removeLocked(file, path) }, nil
	}
}
