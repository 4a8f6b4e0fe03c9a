package cli

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// A program that is killed while it computes and writes checkpoints leaves a whole
// one, and the work that goes on from it finds the same values.
func TestKilled(t *testing.T) {
	file := filepath.Join(t.TempDir(), "work")
	args := []string{"seq", "0.142", "-n", "100000000", "--checkpoint", file, "--checkpoint-every", "1ms"}
	for i := range 5 {
		c := exec.Command("grundy", args...)
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		for range 100 { // until there is a checkpoint
			if time.Sleep(50 * time.Millisecond); exists(file) {
				break
			}
		}
		time.Sleep(time.Duration(i) * 137 * time.Millisecond)
		if err := c.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		c.Wait()
		if !exists(file) {
			t.Fatal("there is no checkpoint after five seconds")
		}
	}
	values := func(args ...string) []int {
		t.Helper()
		out, err := exec.Command("grundy", append([]string{"seq", "0.142", "-n", "3000", "--json"}, args...)...).Output()
		if err != nil {
			t.Fatal(err)
		}
		var result struct{ Values []int }
		if err := json.Unmarshal(out, &result); err != nil {
			t.Fatal(err)
		}
		return result.Values
	}
	resumed, fresh := values("--checkpoint", file), values()
	if len(resumed) != 3001 || len(fresh) != 3001 {
		t.Fatalf("%d and %d values, want 3001", len(resumed), len(fresh))
	}
	for n, v := range fresh {
		if resumed[n] != v {
			t.Fatalf("heap %d: %d after the checkpoint, %d from the rule", n, resumed[n], v)
		}
	}
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// An interruption writes the checkpoint before the program ends.
func TestInterruptedCheckpoint(t *testing.T) {
	file := filepath.Join(t.TempDir(), "work")
	interrupt(t, []string{"seq", "4!.0", "-n", "100000000", "--checkpoint", file}, "", "", "grundy: interrupted after ")
	if !exists(file) {
		t.Error("no checkpoint was written")
	}
}

// Two programs do not write the same checkpoint; one that is killed does not keep it.
func TestCheckpointOfTwo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "work")
	first := exec.Command("grundy", "seq", "0.142", "-n", "100000000", "--checkpoint", file, "--checkpoint-every", "1ms")
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if time.Sleep(50 * time.Millisecond); exists(file) {
			break
		}
	}
	second := exec.Command("grundy", "seq", "0.142", "-n", "100", "--checkpoint", file)
	out, err := second.CombinedOutput()
	want := "grundy: " + file + ": another program is at work on it\nhint: wait for it, or name another file\n"
	if string(out) != want || second.ProcessState.ExitCode() != 2 {
		t.Errorf("the second program said %q (%v), want %q and status 2", out, err, want)
	}
	if err := first.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	first.Wait()
	if out, err := exec.Command("grundy", "seq", "0.142", "-n", "100", "--checkpoint", file).CombinedOutput(); err != nil {
		t.Errorf("after the first was killed: %v: %s", err, out)
	}
	if exists(filepath.Join(filepath.Dir(file), ".work.lock")) {
		t.Error("the file of the lock is left")
	}
}
