package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"example.org/grundy"
)

// replace writes a file beside the one of that name, and puts it in its place
// once it is whole and on the disk. What is no file, such as a device, is written to.
func replace(name string, write func(io.Writer) error) error {
	return replaceBy(name, fmt.Sprintf(".%%s.%d.part", os.Getpid()), write)
}

// replaceBy is replace, with the format of the name of the file beside.
func replaceBy(name, beside string, write func(io.Writer) error) error {
	if real, err := filepath.EvalSymlinks(name); err == nil {
		name = real
	}
	mode := os.FileMode(0o666)
	old, err := os.Stat(name)
	switch {
	case err == nil && old.IsDir():
		return errors.New("is a folder")
	case err == nil && !old.Mode().IsRegular():
		file, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		return fill(file, write, func() error { return nil })
	case err == nil:
		mode = old.Mode().Perm()
	}
	part := filepath.Join(filepath.Dir(name), fmt.Sprintf(beside, filepath.Base(name)))
	os.Remove(part) // of a process that was killed
	file, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	if err = fill(file, write, file.Sync); err == nil {
		err = os.Rename(part, name)
	}
	if err != nil {
		os.Remove(part)
	}
	return err
}

// fill writes a file, through a buffer, and closes it.
func fill(file io.WriteCloser, write func(io.Writer) error, sync func() error) error {
	out := bufio.NewWriterSize(file, 1<<16)
	err := write(out)
	if err == nil {
		err = out.Flush()
	}
	if err == nil {
		err = sync()
	}
	if closed := file.Close(); err == nil {
		err = closed
	}
	return err
}

// whole writes what is in memory already.
func whole(data []byte) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	}
}

// A checkpointFile is the name of a file that keeps a checkpoint.
type checkpointFile string

func (name checkpointFile) trouble(err error) *grundy.MistakeError {
	return grundy.Mistake(grundy.ErrFile, "%s: %v", string(name), cause(err))
}

// Load opens the file; nil if there is none. What cannot be replaced by a checkpoint
// is found out here, before the work.
func (name checkpointFile) Load() (io.ReadCloser, error) {
	info, err := os.Stat(string(name))
	switch {
	case err != nil && !os.IsNotExist(err):
		return nil, name.trouble(err)
	case err == nil && info.IsDir():
		return nil, name.trouble(errors.New("is a folder"))
	case err == nil && !info.Mode().IsRegular():
		return nil, name.trouble(errors.New("want a file, which is replaced once it is whole"))
	}
	probe, failed := os.CreateTemp(filepath.Dir(string(name)), ".*.part")
	if failed != nil {
		return nil, name.trouble(failed)
	}
	probe.Close()
	os.Remove(probe.Name())
	if err != nil {
		return nil, nil
	}
	file, err := os.Open(string(name))
	if err != nil {
		return nil, name.trouble(err)
	}
	return file, nil
}

// Save replaces the file by what write writes.
func (name checkpointFile) Save(write func(io.Writer) error) error {
	// one name for all processes: what one that was killed left is cleared away by the next
	err := replaceBy(string(name), ".%s.part", write)
	if err == nil {
		return nil
	}
	mistake := name.trouble(err)
	if _, none := os.Stat(string(name)); none == nil {
		return mistake.WithHint("the checkpoint before it is kept")
	}
	return mistake
}
