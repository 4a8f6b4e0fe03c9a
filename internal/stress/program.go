package stress

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"example.org/grundy"
)

// A Program is started by its path, with arguments.
type Program struct {
	path string
	args []string
}

// Find finds the program that a command names: a path if it has a slash, or else a name
// on the PATH.
//
// Errors: [grundy.ErrFile] for one that is not there, is a folder, or may not be run.
func Find(command []string) (Program, error) {
	name := command[0]
	if name == "" {
		return Program{}, grundy.Mistake(grundy.ErrFile, "program \"\": want its name")
	}
	path, err := exec.LookPath(name)
	if err == nil {
		path, err = filepath.Abs(path)
		return Program{path: path, args: command}, err
	}
	mistake := grundy.Mistake(grundy.ErrFile, "program %s: %v", name, reason(err))
	info, missing := os.Stat(name)
	switch {
	case missing == nil && info.IsDir():
		mistake.Text = fmt.Sprintf("program %s: is a folder: want a program", name)
	case missing == nil && !strings.ContainsRune(name, filepath.Separator):
		return Program{}, grundy.Mistake(grundy.ErrFile, "program %s: not found on the PATH", name).WithHint("for the file of that name write ./%s", name)
	case missing == nil && errors.Is(err, fs.ErrPermission):
		mistake.Text = fmt.Sprintf("program %s: may not be run", name)
		mistake.Hint = launcher(name)
	case errors.Is(err, exec.ErrNotFound):
		mistake.Text = fmt.Sprintf("program %s: not found on the PATH", name)
	}
	return Program{}, mistake
}

// launcher says how a file is run that is no program by itself.
func launcher(name string) string {
	switch filepath.Ext(name) {
	case ".py":
		return "as in: -- python3 " + name
	case ".cpp", ".cc", ".c", ".go", ".java", ".rs":
		return "compile it first, and name the program that comes of it"
	}
	return "chmod +x " + name + " makes a file a program"
}

// reason is the innermost error: what the system says without where.
func reason(err error) error {
	for {
		inner := errors.Unwrap(err)
		if inner == nil {
			return err
		}
		err = inner
	}
}

// String is the command.
func (p Program) String() string { return strings.Join(p.args, " ") }

// Limits are what a program may take for one input.
type Limits struct {
	Time   time.Duration // of its processors; twice as much by the clock if it does nothing; 0: 2 s
	Memory int64         // bytes, of it and its children; 0: 256 MiB
	Output int64         // bytes; 0: 64 MiB
}

func (l Limits) filled() Limits {
	if l.Time <= 0 {
		l.Time = 2 * time.Second
	}
	if l.Memory <= 0 {
		l.Memory = 256 << 20
	}
	if l.Output <= 0 {
		l.Output = 64 << 20
	}
	return l
}

// A Verdict is what came of a run.
type Verdict string

// The verdicts. Right and Presentation are no failures.
const (
	Right        Verdict = "right"
	Presentation Verdict = "presentation"
	Wrong        Verdict = "wrong answer"
	Crash        Verdict = "crash"
	TimeOut      Verdict = "time limit"
	OutOfMemory  Verdict = "memory limit"
	NoOutput     Verdict = "no output"
	TooMuch      Verdict = "too much output"
)

// A Run is what a program did with an input.
type Run struct {
	Verdict Verdict     // Right where it ended by itself with exit code 0
	Detail  grundy.Text // the signal or the exit code
	Out     []byte
	Stderr  string // the last of it
	Wall    time.Duration
	CPU     time.Duration
}

// stop is why a program is killed.
type stop struct {
	mu      sync.Mutex
	verdict Verdict
	kill    func()
}

func (s *stop) because(v Verdict) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.verdict == "" {
		s.verdict = v
	}
	if s.kill != nil {
		s.kill()
	}
}

// arm says how to kill, and does so if there is a reason already.
func (s *stop) arm(kill func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.kill = kill; kill != nil && s.verdict != "" {
		kill()
	}
}

func (s *stop) why() Verdict {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.verdict
}

// Run gives the program the input and waits until it has ended or reached a limit. Its
// processes are gone when Run returns.
//
// Errors: [grundy.ErrFile] where it cannot be started; the cause of ctx.
func (p Program) Run(ctx context.Context, in []byte, l Limits) (Run, error) {
	l = l.filled()
	runtime.LockOSThread() // the system kills the program when the thread that started it ends
	defer runtime.UnlockOSThread()
	inner, cancel := context.WithCancel(ctx)
	defer cancel()
	why := &stop{}
	out := &capped{most: int(l.Output), full: func() { why.because(TooMuch) }}
	tail := &last{}
	c := exec.CommandContext(inner, p.path, p.args[1:]...)
	c.Args[0] = p.args[0]
	c.Stdin, c.Stdout, c.Stderr = bytes.NewReader(in), out, tail
	c.WaitDelay = 200 * time.Millisecond
	begin := time.Now()
	ended, err := start(c)
	if err != nil {
		return Run{}, grundy.Mistake(grundy.ErrFile, "program %s: %v", p.args[0], reason(err)).WithHint("%s", startHint(err, p.args[0]))
	}
	why.arm(func() { killGroup(c) })
	finished, watched := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(watched)
		watch(c.Process.Pid, l, begin, finished, why)
	}()
	<-ended
	why.arm(nil)
	c.Wait() // what it returns is in c.ProcessState, too
	close(finished)
	release(c)
	<-watched
	run := Run{Out: out.bytes(), Stderr: tail.String(), Wall: time.Since(begin)}
	if ctx.Err() != nil {
		return run, context.Cause(ctx)
	}
	run.judge(c.ProcessState, why.why(), l)
	return run, nil
}

// startHint says what to do about a program that cannot be started.
func startHint(err error, name string) string {
	if errors.Is(err, syscall.ENOEXEC) {
		return "a script begins with a line such as #!/usr/bin/env python3, or is named after its interpreter: -- python3 " + name
	}
	return "it has to be a program of this machine"
}

// judge settles the verdict of a run that has ended.
func (r *Run) judge(state *os.ProcessState, why Verdict, l Limits) {
	r.CPU = state.UserTime() + state.SystemTime()
	switch {
	case why != "":
		r.Verdict = why
	case r.CPU > l.Time:
		r.Verdict = TimeOut
	case exceeded(state, l.Memory):
		r.Verdict = OutOfMemory
	case !state.Success():
		r.Verdict = Crash
		r.Detail = died(state)
	default:
		r.Verdict = Right
	}
}

func exitCode(state *os.ProcessState) grundy.Text {
	return grundy.Text{En: fmt.Sprintf("exit code %d", state.ExitCode()), Zh: fmt.Sprintf("退出码 %d", state.ExitCode())}
}

// Answers takes what the program prints as right.
func (p Program) Answers(l Limits) Answerer {
	return func(ctx context.Context, in []byte) ([]byte, error) {
		run, err := p.Run(ctx, in, l)
		switch {
		case err != nil:
			return nil, err
		case run.Verdict == TimeOut:
			return nil, ErrSlow
		case run.Verdict != Right:
			text := string(run.Verdict)
			if run.Detail.En != "" {
				text += ": " + run.Detail.En
			}
			return nil, grundy.Mistake(grundy.ErrFile, "program %s, to compare with: %s, with the input %q", p.args[0], text, short(in)).WithHint("its answers are taken as right, and so it must not fail")
		}
		return run.Out, nil
	}
}

// short is an input as an error has room for it.
func short(in []byte) string {
	if len(in) > 60 {
		return string(in[:57]) + "…"
	}
	return string(in)
}
