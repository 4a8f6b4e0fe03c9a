package archtest

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func TestHouse(t *testing.T) {
	breaches, err := inspect(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range breaches {
		t.Error(b)
	}
}

// Every check can fail: each of these trees has one fault.
func TestEveryCheckCanFail(t *testing.T) {
	long := "// Package nat is long.\npackage nat\n" + string(slices.Repeat([]byte("\n"), 400))
	function := "// Package nat has a long function.\npackage nat\nfunc f() {\n" + string(slices.Repeat([]byte("\n"), 60)) + "}\n"
	for _, test := range []struct{ file, text, want string }{
		{"games/grid/doc.go", "// Package grid is.\npackage grid\nimport _ \"example.org/grundy/games/heap\"\n", "games/grid may not import games/heap: families on different boards share code through family or taking"},
		{"nat/nat.go", "// Package nat is.\npackage nat\nimport _ \"example.org/grundy\"\n", "nat may not import .: imports go down only"},
		{"solve/solve.go", "// Package solve is.\npackage solve\nimport _ \"example.org/grundy/oracle\"\n", "solve may not import oracle: imports go down only"},
		{"internal/cli/main.go", "// Package cli is.\npackage cli\nimport _ \"example.org/grundy/solve\"\n", "internal/cli may not import solve: a surface reads requests and writes results, through internal/app"},
		{"cmd/grundy/main.go", "// Command grundy is.\npackage main\nimport _ \"example.org/grundy/internal/app\"\n", "cmd/grundy may not import internal/app: main only calls the command"},
		{"helpers/helpers.go", "// Package helpers is.\npackage helpers\n", "helpers is not in the house: give it a place in internal/archtest/layers.go and in ARCHITECTURE.md"},
		{"solve/solve.go", "// Package solve is.\npackage solve\nimport _ \"github.com/spf13/cobra\"\n", "solve may not import github.com/spf13/cobra: modules of others are used only where internal/archtest/layers.go says so"},
		{"nat/nat.go", "// Package nat is.\npackage nat\nimport _ \"unsafe\"\n", "nat may not import unsafe: the program starts no other programs and is safe, pure Go"},
		{"solve/solve.go", "// Package solve is.\npackage solve\nimport _ \"os/exec\"\n", "solve may not import os/exec: the program starts no other programs and is safe, pure Go"},
		{"nat/nat.go", "// Package nat is.\npackage nat\nimport _ \"C\"\n", "nat may not import C: the program starts no other programs and is safe, pure Go"},
		{"nat/nat.go", "// Package nat is.\npackage nat\nimport _ \"example.org/grundy/helpers\"\n", "nat may not import helpers: it is not in the house"},
		{"catalogue/all.go", "// Package catalogue is.\npackage catalogue\nimport _ \"example.org/grundy/script\"\n", "catalogue may not import script: what users write is not listed"},
		{"proof/proof.go", "// Package proof is.\npackage proof\nimport _ \"example.org/grundy/compound\"\n", "proof may not import compound: imports go down only"},
		{"cmd/grundy/main.go", "// This program is main.\npackage main\n", `cmd/grundy has no comment that begins with "Command grundy "`},
		{"nat/nat.go", "package nat\n", `nat has no comment that begins with "Package nat "`},
		{"nat/nat.go", long, `nat/nat.go has 402 lines: want at most 400, or a reason at the top that begins with "Long because"`},
		{"nat/nat.go", function, `nat/nat.go: f has 62 lines: want at most 60, or a reason at the top of the file that begins with "Long because"`},
		{"games/heap/nim.go", "// Package heap is.\npackage heap\nvar x = family.Put(&Shelf, family.Def[int]{Name: \"bash\"})\n", `games/heap/nim.go declares the families ["bash"]: want exactly one, named "nim" as the file is`},
		{"games/heap/nim.go", "// Package heap is.\npackage heap\nfunc f() { family.Put(&Shelf, family.Def[int]{Name: \"nim\"}) }\n", `games/heap/nim.go declares the families []: want exactly one, named "nim" as the file is`},
		{"games/heap/nim.go", "// Package heap is.\npackage heap\n", `games/heap/nim.go declares the families []: want exactly one, named "nim" as the file is`},
	} {
		breaches, err := inspect(fstest.MapFS{test.file: {Data: []byte(test.text)}})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(breaches, []string{test.want}) {
			t.Errorf("%s: want the breach\n\t%s\ngot\n\t%q", test.file, test.want, breaches)
		}
	}
}

func TestPageNamesFolders(t *testing.T) {
	tree := fstest.MapFS{
		"nat/nat.go":      {Data: []byte("// Package nat is.\npackage nat\n")},
		"solve/solve.go":  {Data: []byte("// Package solve is.\npackage solve\n")},
		"ARCHITECTURE.md": {Data: []byte("| `nat` | numbers; nothing is solved here |\n")},
	}
	breaches, err := inspect(tree)
	if want := []string{"ARCHITECTURE.md does not name solve: say there what it holds"}; err != nil || !slices.Equal(breaches, want) {
		t.Errorf("want %q; got %q, %v", want, breaches, err)
	}
}

// What the house allows is not a breach.
func TestGoodTree(t *testing.T) {
	long := "// Package nat is.\n//\n// Long because there is a reason.\npackage nat\n" + strings.Repeat("\n", 400)
	tree := fstest.MapFS{}
	for name, text := range map[string]string{
		"nat/nat.go":                 "// Package nat is.\npackage nat\nimport _ \"math/big\"\n",
		"nat/long.go":                long,
		"nat/nat_test.go":            "package nat\nimport (\n_ \"os/exec\"\n_ \"pgregory.net/rapid\"\n)\n",
		"laws/laws.go":               "// Package laws is.\npackage laws\nimport (\n_ \"example.org/grundy/oracle\"\n_ \"example.org/grundy/solve\"\n)\n",
		"internal/cli/main.go":       "// Package cli is.\npackage cli\nimport (\n_ \"example.org/grundy\"\n_ \"example.org/grundy/nat\"\n_ \"example.org/grundy/internal/app\"\n_ \"github.com/spf13/cobra\"\n)\n",
		"internal/server/server.go":  "// Package server is.\npackage server\nimport _ \"example.org/grundy/internal/app\"\n",
		"cmd/grundy/main.go":         "// Command grundy is.\npackage main\nimport _ \"example.org/grundy/internal/cli\"\n",
		"games/heap/doc.go":          "// Package heap is.\npackage heap\n",
		"games/heap/board_theory.go": "package heap\n",
		"games/heap/two_words.go":    "package heap\nvar x = family.Put(&Shelf, family.Def[int]{Name: \"two-words\"})\n",
		"examples/reference/bash.go": "//go:build ignore\n\n// Bash.\npackage main\nimport _ \"os/exec\"\n",
		"bench/nat/main.go":          "package main\nimport _ \"os/exec\"\n",
		"nat/testdata/wrong.go":      "package wrong\nimport _ \"unsafe\"\n",
	} {
		tree[name] = &fstest.MapFile{Data: []byte(text)}
	}
	if breaches, err := inspect(tree); err != nil || len(breaches) > 0 {
		t.Errorf("a good tree: %q, %v", breaches, err)
	}
}
