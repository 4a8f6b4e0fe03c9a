package archtest

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// CONTRIBUTING.md shows a whole family in one file. Here it is put in its place,
// by an overlay, and everything that the page promises is tried.
func TestFamilyOfContributing(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the command once more")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(root, "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, after, ok := strings.Cut(string(page), "```go\n")
	code, _, closed := strings.Cut(after, "```")
	if !ok || !closed {
		t.Fatal("CONTRIBUTING.md shows no Go code")
	}
	dir := t.TempDir()
	file, overlay, binary := filepath.Join(dir, "halving.go"), filepath.Join(dir, "overlay.json"), filepath.Join(dir, "grundy")
	replace, err := json.Marshal(map[string]map[string]string{"Replace": {filepath.Join(root, "games/heap/halving.go"): file}})
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{file: []byte(code), overlay: replace} {
		if err := os.WriteFile(name, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	run := func(name string, args ...string) string {
		c := exec.Command(name, args...)
		c.Dir = root
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	run("go", "build", "-overlay", overlay, "-o", binary, "./cmd/grundy")
	for command, want := range map[string]string{
		"solve halving 12 --lang en":        "The player to move wins.",
		"games halving --lang en":           "Take one counter from a heap, or half of an even one.",
		"check halving -n 30 --lang en":     "ok",
		"solve halving 12 3 + nim 4 --json": `"outcome":"N"`,
	} {
		if out := run(binary, strings.Fields(command)...); !strings.Contains(out, want) {
			t.Errorf("grundy %s: want %q; got\n%s", command, want, out)
		}
	}
}
