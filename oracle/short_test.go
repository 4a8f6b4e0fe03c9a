package oracle_test

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShort keeps the promise that the package can be read before it is believed.
func TestShort(t *testing.T) {
	const most = 150
	lines := 0
	allowed := map[string]bool{`"fmt"`: true, `"iter"`: true, `"math"`: true, `"slices"`: true, `"example.org/grundy"`: true}
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		lines += strings.Count(string(text), "\n")
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range file.Imports {
			if !allowed[i.Path.Value] {
				t.Errorf("%s imports %s: the oracle sees the options of a game and nothing else", name, i.Path.Value)
			}
		}
	}
	if lines >= most {
		t.Errorf("the oracle has %d lines, want fewer than %d: what is not a definition does not belong in it", lines, most)
	}
}
