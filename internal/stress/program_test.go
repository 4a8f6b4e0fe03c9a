//go:build unix

package stress

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"example.org/grundy"
)

// TestMain makes this test binary one of the programs that are run, if it is asked to.
func TestMain(m *testing.M) {
	if part := os.Getenv("STRESS_PART"); part != "" {
		parts[part]()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// parts are the programs.
var parts = map[string]func(){
	"echo":   func() { io.Copy(os.Stdout, os.Stdin) },
	"silent": func() {},
	"five":   func() { fmt.Println("before"); fmt.Fprintln(os.Stderr, "no way"); os.Exit(5) },
	"killed": func() { syscall.Kill(os.Getpid(), syscall.SIGKILL); select {} },
	"spin":   func() { spin() },
	"wait":   func() { time.Sleep(time.Hour) },
	"grow": func() {
		var all [][]byte
		for {
			block := make([]byte, 8<<20)
			for i := 0; i < len(block); i += 4096 {
				block[i] = 1
			}
			all = append(all, block)
			runtime.KeepAlive(all)
			time.Sleep(5 * time.Millisecond)
		}
	},
	"child": func() { // that outlives it, with the output open
		c := exec.Command("sleep", "1000")
		c.Stdout = os.Stdout
		if err := c.Start(); err != nil {
			os.Exit(9)
		}
		fmt.Println(c.Process.Pid)
	},
	"childspin": func() { // the child does the work
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), "STRESS_PART=spin")
		c.Run()
	},
	"flood": func() {
		out := bufio.NewWriter(os.Stdout)
		for {
			if _, err := out.WriteString("1111111\n"); err != nil {
				time.Sleep(time.Hour)
			}
		}
	},
	"deaf":      func() { fmt.Println("1") }, // reads nothing
	"bash":      func() { batches["bash"](os.Stdin, os.Stdout) },
	"bashright": func() { batches["bashright"](os.Stdin, os.Stdout) },
}

// spin works for ever.
func spin() {
	for i := 0; ; i++ {
		spun = i
	}
}

var spun int

// part is one of the programs.
func part(t *testing.T, name string) Program {
	t.Helper()
	p, err := Find([]string{"env", "STRESS_PART=" + name, "GOCOVERDIR=" + t.TempDir(), os.Args[0]})
	if err != nil {
		t.Skip(err)
	}
	return p
}

func TestRun(t *testing.T) {
	short := Limits{Time: 300 * time.Millisecond, Memory: 64 << 20, Output: 1 << 20}
	for _, c := range []struct {
		name    string
		verdict Verdict
		detail  string
		out     string
	}{
		{"echo", Right, "", "3 4\n"},
		{"silent", Right, "", ""},
		{"deaf", Right, "", "1\n"},
		{"five", Crash, "exit code 5", "before\n"},
		{"killed", Crash, "killed from outside (SIGKILL)", ""},
		{"spin", TimeOut, "", ""},
		{"wait", TimeOut, "", ""},
		{"childspin", TimeOut, "", ""},
		{"grow", OutOfMemory, "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.verdict == OutOfMemory && runtime.GOOS != "linux" {
				t.Skip("memory is watched on Linux only")
			}
			l := short
			if c.verdict != TimeOut {
				l.Time = time.Minute
			}
			run, err := part(t, c.name).Run(t.Context(), []byte("3 4\n"), l)
			if err != nil || run.Verdict != c.verdict || run.Detail.En != c.detail || string(run.Out) != c.out {
				t.Errorf("%+v, %v; want %s, %s, %q", run, err, c.verdict, c.detail, c.out)
			}
			if c.name == "five" && run.Stderr != "no way" {
				t.Errorf("it said %q", run.Stderr)
			}
		})
	}
	run, err := part(t, "flood").Run(t.Context(), nil, Limits{Time: time.Minute, Output: 1000})
	if err != nil || run.Verdict != TooMuch || len(run.Out) != 1000 {
		t.Errorf("a flood: %s, %d bytes, %v", run.Verdict, len(run.Out), err)
	}
}

// The children of a program are killed with it, and do not hold up the run.
func TestChildren(t *testing.T) {
	run, err := part(t, "child").Run(t.Context(), nil, Limits{Time: time.Minute})
	if err != nil || run.Verdict != Right {
		t.Fatal(run, err)
	}
	if run.Wall > 30*time.Second {
		t.Errorf("the run took %v", run.Wall)
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(run.Out)))
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if !alive(pid) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("the child %d lives on", pid)
}

// alive reports whether a process is there and is no zombie.
func alive(pid int) bool {
	if stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)); err == nil {
		return !bytes.Contains(stat, []byte(") Z "))
	}
	return runtime.GOOS != "linux" && syscall.Kill(pid, 0) == nil
}

func TestRunIsCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(200*time.Millisecond, cancel)
	_, err := part(t, "wait").Run(ctx, nil, Limits{Time: time.Hour})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want that it is canceled", err)
	}
}

func TestFind(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	write := func(name string, mode os.FileMode, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), mode); err != nil {
			t.Fatal(err)
		}
	}
	write("plain.py", 0o644, "print(1)\n")
	write("plain.cpp", 0o644, "int main() {}\n")
	write("nothing", 0o755, "no program\n")
	for name, want := range map[string][2]string{
		"./none":          {"program ./none: no such file or directory", ""},
		"surely-not-here": {"program surely-not-here: not found on the PATH", ""},
		"./plain.py":      {"program ./plain.py: may not be run", "as in: -- python3 ./plain.py"},
		"./plain.cpp":     {"program ./plain.cpp: may not be run", "compile it first, and name the program that comes of it"},
		"nothing":         {"program nothing: not found on the PATH", "for the file of that name write ./nothing"},
		".":               {"program .: is a folder: want a program", ""},
		"./":              {"program ./: is a folder: want a program", ""},
		"":                {`program "": want its name`, ""},
	} {
		_, err := Find([]string{name})
		var mistake *grundy.MistakeError
		if !errors.As(err, &mistake) || mistake.Text != want[0] || mistake.Hint != want[1] {
			t.Errorf("%q: %+v, want %q", name, mistake, want)
		}
	}
	p, err := Find([]string{"./nothing"})
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.Run(t.Context(), nil, Limits{})
	if !errors.Is(err, grundy.ErrFile) || err.Error() != "program ./nothing: exec format error" {
		t.Errorf("a text is run: %v", err)
	}
}
