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
