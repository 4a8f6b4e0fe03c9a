package cli

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"
)

// An interruption ends a search with exit code 130 and one line.
func TestInterrupt(t *testing.T) {
	c := exec.Command("grundy", "solve", "nim(3)+wythoff(700,900)", "--play", "misere", "--limit-positions", "1000000000")
	var errs bytes.Buffer
	c.Stderr = &errs
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(400 * time.Millisecond)
	if err := c.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	err := c.Wait()
	if exit, ok := err.(*exec.ExitError); !ok || exit.ExitCode() != 130 {
		t.Errorf("an interrupted search ends with %v, want exit code 130", err)
	}
	if text := errs.String(); strings.Count(text, "\n") != 1 || !strings.HasPrefix(text, "grundy: outcome of nim(3) + wythoff(700,900): ") {
		t.Errorf("an interrupted search says %q", text)
	}
}

// A batch of a hundred thousand lines streams: the answers come in order, and
// the memory does not grow with the number of lines.
func TestLongBatch(t *testing.T) {
	lines := 100_000
	if testing.Short() {
		lines = 10_000
	}
	var in bytes.Buffer
	for i := range lines {
		fmt.Fprintf(&in, "euclid(%d,%d)\n", i+1, 2*i%1000+3)
	}
	c := exec.Command("grundy", "solve", "--json", "--explain", "none", "-")
	c.Stdin = &in
	out, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(got) != lines {
		t.Fatalf("%d answers for %d lines", len(got), lines)
	}
	for i, line := range got {
		if want := fmt.Sprintf(`"position":"euclid(%d,%d)"`, i+1, 2*i%1000+3); !strings.Contains(line, want) {
			t.Fatalf("answer %d is %s, want %s", i+1, line, want)
		}
	}
	if peak := peakMemory(c.ProcessState); runtime.GOOS == "linux" && peak > 300<<20 {
		t.Errorf("%d lines took %d bytes of memory, want at most 300 MB", lines, peak)
	}
}
