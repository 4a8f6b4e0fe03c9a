package cli

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/spf13/cobra"

	"example.org/grundy"
	"example.org/grundy/internal/app"
	"example.org/grundy/internal/raced"
)

var update = flag.Bool("update", false, "rewrite the outputs in the documents and scripts")

const root = "../.."

// documents are the pages whose commands are run. What stands in docs is found
// by listing it.
func documents(t *testing.T) []string {
	t.Helper()
	pages, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	more, err := filepath.Glob(filepath.Join(root, "docs", "*", "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	pages = append(pages, more...)
	for _, name := range []string{"README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"} {
		pages = append(pages, filepath.Join(root, name))
	}
	return pages
}

// TestGenerated compares the generated documents with what they are generated
// from. It stands before TestDocuments, which fills in what commands print.
func TestGenerated(t *testing.T) {
	for name, text := range map[string]string{"cli.md": commandsPage(), "families.md": familiesPage(), "judges.md": judgesPage()} {
		page := filepath.Join(root, "docs", name)
		old, err := os.ReadFile(page)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		if skeleton(string(old)) == text {
			continue
		}
		if *update {
			if err := os.WriteFile(page, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		t.Errorf("docs/%s is not what the program says of itself; go test ./internal/cli -update rewrites it\n%s", name, difference(skeleton(string(old)), text))
	}
}

// TestDocuments runs every command line that a document prints in a block of
// kind console, and compares what it prints with what the document shows.
func TestDocuments(t *testing.T) {
	raced.Sequential(t)
	for _, page := range documents(t) {
		t.Run(filepath.Base(page), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(page)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := exec.LookPath("python3"); err != nil && strings.Contains(string(text), "-- python3 ") {
				t.Skip("there is no python3, whose programs this page runs")
			}
			got := rerun(t, string(text))
			if got == string(text) {
				return
			}
			if *update {
				if err := os.WriteFile(page, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			t.Errorf("%s shows what grundy no longer prints; go test ./internal/cli -update rewrites it\n%s", page, difference(string(text), got))
		})
	}
}

// rerun returns the document with the outputs of its commands as they are today.
// The commands of a document share a folder, which has the examples.
func rerun(t *testing.T, text string) string {
	dir := t.TempDir()
	if err := os.CopyFS(filepath.Join(dir, "examples"), os.DirFS("../../examples")); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	inside := false
	for line := range strings.Lines(text) {
		switch {
		case line == "```console\n":
			inside = true
		case line == "```\n" && inside:
			inside = false
		case inside && !strings.HasPrefix(line, "$ "):
			continue // what a command printed when the document was written
		}
		out.WriteString(line)
		if command, ok := strings.CutPrefix(line, "$ "); ok && inside {
			out.WriteString(perform(t, dir, strings.TrimSpace(command)))
		}
	}
	return out.String()
}

// pythonFirst is the PATH with the folder of Python before it: what is called python3 may be
// a script that looks for it, and slow.
var pythonFirst = sync.OnceValue(func() string {
	path := os.Getenv("PATH")
	if out, err := exec.Command("python3", "-c", "import os, sys; print(os.path.dirname(sys.executable))").Output(); err == nil {
		path = strings.TrimSpace(string(out)) + string(os.PathListSeparator) + path
	}
	return path
})

// perform runs one command line in a shell.
func perform(t *testing.T, dir, command string) string {
	c := exec.Command("sh", "-c", command)
	c.Dir = dir
	c.Env = append(os.Environ(), "LANG=en_US.UTF-8", "LC_ALL=", "PATH="+pythonFirst())
	output, err := c.CombinedOutput()
	if err != nil {
		if exit, ok := err.(*exec.ExitError); !ok || exit.ExitCode() > 3 {
			t.Errorf("$ %s: %v\n%s", command, err, output)
		}
	}
	if len(output) > 0 && output[len(output)-1] != '\n' {
		output = append(output, '\n')
	}
	return string(output)
}

// difference shows the first lines that differ.
func difference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			return fmt.Sprintf("line %d\n\tshown:   %s\n\tprinted: %s", i+1, w[i], strings.Join(g[min(i, len(g)-1):min(i+1, len(g))], ""))
		}
	}
	return fmt.Sprintf("more lines: %d, %d", len(w), len(g))
}

// TestExamples runs every example of a family and of a command.
func TestExamples(t *testing.T) {
	raced.Sequential(t)
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("positions.txt", "nim(3,4)\n")
	write("in", "1\n5 8\n")
	for _, d := range app.New().Families() {
		for _, e := range d.Examples {
			run(t, dir, "grundy solve '"+e+"'")
		}
	}
	for _, c := range commands((&shell{app: app.New()}).root()) {
		for line := range strings.Lines(c.Example) {
			run(t, dir, strings.TrimSpace(line))
		}
	}
}

func run(t *testing.T, dir, command string) {
	t.Helper()
	c := exec.Command("sh", "-c", command)
	c.Dir = dir
	if output, err := c.CombinedOutput(); err != nil {
		t.Errorf("$ %s: %v\n%s", command, err, output)
	}
}

func commands(c *cobra.Command) []*cobra.Command {
	list := []*cobra.Command{c}
	for _, sub := range c.Commands() {
		if !sub.Hidden {
			list = append(list, commands(sub)...)
		}
	}
	return list
}

// skeleton leaves the outputs of commands out of a document.
func skeleton(text string) string {
	var out strings.Builder
	inside := false
	for line := range strings.Lines(text) {
		switch {
		case line == "```console\n":
			inside = true
		case line == "```\n":
			inside = false
		case inside && !strings.HasPrefix(line, "$ "):
			continue
		}
		out.WriteString(line)
	}
	return out.String()
}

func commandsPage() string {
	var b strings.Builder
	b.WriteString("# The command\n\nGenerated from the command itself by `go test ./internal/cli -update`.\n")
	root := (&shell{app: app.New()}).root()
	root.InitDefaultHelpCmd()
	for _, c := range commands(root) {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n\n```text\n%s\n%s```\n", c.CommandPath(), about(c), c.UseLine(), c.NonInheritedFlags().FlagUsages())
		b.WriteString("\nExamples:\n\n```text\n" + strings.TrimRight(unindent(c.Example), "\n") + "\n```\n")
	}
	b.WriteString("\n## Exit codes\n\n0 answered; 1 refuted (`check`, `verify`, `compare`, `stress`); 2 bad usage, bad input or trouble with a file; 3 a limit was reached; 130 interrupted.\n")
	return b.String()
}

// about is the long text of a command, or the short one where there is no other.
func about(c *cobra.Command) string {
	if c.Long != "" {
		return c.Long
	}
	return c.Short
}

func unindent(text string) string {
	return strings.ReplaceAll(strings.TrimPrefix(text, "  "), "\n  ", "\n")
}

func familiesPage() string {
	var b strings.Builder
	b.WriteString("# The games\n\nGenerated from the families by `go test ./internal/cli -update`.\n")
	for _, d := range app.New().Families() {
		fmt.Fprintf(&b, "\n## %s: %s\n\n%s\n\n%s\n\n", d.Name, d.Title.En, d.Rules.En, d.Rules.Zh)
		for _, p := range d.Params {
			fmt.Fprintf(&b, "* `%s`: %s\n", p.Name, p.Doc.En)
		}
		var aliases []string
		for _, a := range d.Aliases {
			aliases = append(aliases, a.Name)
		}
		if len(aliases) > 0 {
			fmt.Fprintf(&b, "* also called %s\n", strings.Join(aliases, ", "))
		}
		b.WriteString("\nKnown by theorem:\n\n")
		for _, f := range d.Facts {
			fmt.Fprintf(&b, "* %s: %s (%s)\n", f.What.En, f.Statement.En, f.Source)
		}
		fmt.Fprintf(&b, "\nSource: %s\n\n```console\n", d.Source)
		for _, e := range d.Examples {
			fmt.Fprintf(&b, "$ grundy solve '%s' --explain=short\n", e)
		}
		b.WriteString("```\n")
	}
	b.WriteString("\n## Several games at once\n\n")
	for _, c := range app.New().Compounds() {
		fmt.Fprintf(&b, "* `%s`, %s: %s\n", c.Name, c.Title.In(grundy.English), c.Rules.In(grundy.English))
	}
	return b.String()
}
