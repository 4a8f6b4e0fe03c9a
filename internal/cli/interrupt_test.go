package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"example.org/grundy/internal/app"
)

// An interruption ends a command with exit code 130 and one line: one that
// searches, one that waits for input, and one in the midst of huge numbers. What
// was answered before is written.
func TestInterrupt(t *testing.T) {
	huge := filepath.Join(t.TempDir(), "huge")
	if err := os.WriteFile(huge, bytes.Repeat([]byte("7"), 8_000_000), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args     []string
		in       string // what comes before standard input falls silent
		out, err string
	}{
		{[]string{"solve", "nim(3)+wythoff(700,900)", "--play", "misere", "--limit-positions", "1000000000"}, "", "", "grundy: interrupted after "},
		{[]string{"solve", "euclid", "@" + huge, "@-"}, "", "", "grundy: interrupted"},
		{[]string{"solve", "nim(@" + huge + ")"}, "", "", "grundy: interrupted"},
		{[]string{"solve", "--json", "--ask", "outcome", "-"}, "nim(3)\n", `"position":"nim(3)"`, "grundy: interrupted after line 1"},
		{[]string{"judge", "luogu-P1290"}, "2\n5 8\n", "", "grundy: "},
		{[]string{"seq", "4!.0", "-n", "100000000"}, "", "", "grundy: interrupted after "},
		{[]string{"period", "4!.0", "--to", "100000000"}, "", "no period up to heap", "grundy: interrupted after "},
		{[]string{"stress", "poj-1067", "--for", "1h", "--save", "", "--", "grundy", "judge", "poj-1067"}, "", "", "grundy: interrupted after "},
		{[]string{"stress", "poj-2348", "--time-limit", "1h", "--save", "", "--", "sleep", "1000"}, "", "", "grundy: interrupted after "},
		{[]string{"check", "--all", "-n", "1000000"}, "", "", "grundy: interrupted"},
	} {
		t.Run(strings.Join(c.args[:2], " "), func(t *testing.T) {
			t.Parallel()
			interrupt(t, c.args, c.in, c.out, c.err)
		})
	}
}

func interrupt(t *testing.T, args []string, in, wantOut, wantErr string) {
	c := exec.Command("grundy", args...)
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	pipe, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(pipe, in); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Second)
	begin := time.Now()
	if err := c.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	err = c.Wait()
	if exit, ok := err.(*exec.ExitError); !ok || exit.ExitCode() != app.ExitInterrupted {
		t.Errorf("ends with %v, want exit code 130", err)
	}
	if took := time.Since(begin); took > 5*time.Second {
		t.Errorf("ends after %v", took)
	}
	if text := errs.String(); malformed(text) != "" || strings.Count(text, "\n") != 1 || !strings.HasPrefix(text, wantErr) {
		t.Errorf("says %q, want one line that begins with %q", text, wantErr)
	}
	if !strings.Contains(out.String(), wantOut) {
		t.Errorf("wrote %q, want %s in it", out.String(), wantOut)
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
