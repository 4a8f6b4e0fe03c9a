package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"example.org/grundy/internal/raced"
)

// drawing is a command in a document that draws a picture.
var drawing = regexp.MustCompile(`(?m)^\$ (grundy plot .*--output (\S+))$`)

// TestPictures draws each picture of docs/pictures again, by the command that a
// document shows for it, and compares.
func TestPictures(t *testing.T) {
	raced.Sequential(t)
	commands := map[string]string{}
	for _, page := range documents(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range drawing.FindAllStringSubmatch(string(text), -1) {
			commands[m[2]] = m[1]
		}
	}
	if *update {
		for name, command := range commands {
			perform(t, filepath.Join(root, "docs", "pictures"), command)
			t.Logf("%s drawn", name)
		}
	}
	pictures, err := filepath.Glob(filepath.Join(root, "docs", "pictures", "*"))
	if err != nil || len(pictures) == 0 {
		t.Fatal(pictures, err)
	}
	dir := t.TempDir()
	for _, picture := range pictures {
		name := filepath.Base(picture)
		command, ok := commands[name]
		if !ok {
			t.Errorf("docs/pictures/%s: no document shows the command that draws it", name)
			continue
		}
		perform(t, dir, command)
		got, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(picture)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("docs/pictures/%s is not what %q draws; go test ./internal/cli -update draws it again", name, command)
		}
	}
}
