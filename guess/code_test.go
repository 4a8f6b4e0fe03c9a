package guess

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Each formula of the classics says the same in Starlark (run as Python), C++ and
// Go as in the tree, at a few hundred positions.
func TestCode(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a compiler")
	}
	var found []Formula
	var tables []*Table
	for _, c := range classics {
		table := c.make()
		r, err := Find(context.Background(), table, Options{Most: 20})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range r.Formulas {
			found, tables = append(found, f), append(tables, table)
		}
	}
	for _, l := range Languages {
		program, want := program(l, found, tables)
		out, err := runProgram(t, l, program)
		if err != nil {
			t.Errorf("%s: %v\n%.2000s", l, err, out)
			continue
		}
		got := strings.Fields(out)
		if len(got) != len(want) {
			t.Errorf("%s: %d values; want %d", l, len(got), len(want))
			continue
		}
		for i, w := range want {
			if got[i] != w {
				t.Errorf("%s: value %d: want %s; got %s", l, i, w, got[i])
				break
			}
		}
	}
}

// program writes a program that prints each formula's values, and what they are.
func program(l Language, found []Formula, tables []*Table) (text string, want []string) {
	var b strings.Builder
	b.WriteString([]string{"", "#include <algorithm>\n#include <cmath>\n#include <cstdio>\n#include <cstdlib>\n#include <vector>\n", "package main\n\nimport (\n\t\"fmt\"\n\t\"math\"\n\t\"slices\"\n)\n\nvar _, _ = math.Sqrt, slices.Contains[[]int]\n\nfunc show(v any) {\n\tswitch v {\n\tcase true:\n\t\tv = 1\n\tcase false:\n\t\tv = 0\n\t}\n\tfmt.Println(v)\n}\n"}[l])
	var calls []string
	for k, f := range found {
		if l == Cpp {
			fmt.Fprintf(&b, "namespace f%d {\n%s}\n", k, f.Code(l))
		}
		name := "g"
		if f.what == Outcomes {
			name = "lost"
		}
		var here []string
		p := make([]int64, f.dimensions)
		for i := 0; i < tables[k].Len(); i += 1 + tables[k].Len()/100 {
			tables[k].Point(i, p)
			var args []string
			for _, x := range p {
				args = append(args, fmt.Sprint(x))
			}
			want = append(want, fmt.Sprint(f.Value(p...)))
			call := fmt.Sprintf("%s(%s)", name, strings.Join(args, ", "))
			here = append(here, map[Language]string{
				Starlark: "print(int(" + call + "))", Cpp: fmt.Sprintf("std::printf(\"%%lld\\n\", (long long)f%d::%s);", k, call), Go: "show(" + call + ")",
			}[l])
		}
		switch l {
		case Starlark:
			b.WriteString(f.Code(l) + strings.Join(here, "\n") + "\n")
		case Go: // names are free again within a function; what was a function becomes a value
			fmt.Fprintf(&b, "func main%d() {\n%s\n%s\n}\n", k, local(f.Code(l)), strings.Join(here, "\n"))
			calls = append(calls, fmt.Sprintf("main%d()", k))
		default:
			calls = append(calls, here...)
		}
	}
	switch l {
	case Cpp:
		b.WriteString("int main() {\n" + strings.Join(calls, "\n") + "\n}\n")
	case Go:
		b.WriteString("func main() {\n" + strings.Join(calls, "\n") + "\n}\n")
	}
	return b.String(), want
}

// local makes the functions of Go code values of a block.
func local(code string) string {
	lines := strings.Split(code, "\n")
	for i, line := range lines {
		if name, rest, ok := strings.Cut(strings.TrimPrefix(line, "func "), "("); ok && strings.HasPrefix(line, "func ") {
			lines[i] = name + " := func(" + rest
		}
	}
	return strings.Join(lines, "\n")
}

func runProgram(t *testing.T, l Language, text string) (string, error) {
	dir := t.TempDir()
	file := filepath.Join(dir, [...]string{"main.py", "main.cpp", "main.go"}[l])
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	tool := [...]string{"python3", "g++", "go"}[l]
	if _, err := exec.LookPath(tool); err != nil {
		t.Skipf("no %s here", tool)
	}
	var c *exec.Cmd
	switch l {
	case Starlark:
		c = exec.Command(tool, file)
	case Cpp:
		binary := filepath.Join(dir, "main")
		if out, err := exec.Command(tool, "-std=c++17", "-O0", "-o", binary, file).CombinedOutput(); err != nil {
			return string(out), err
		}
		c = exec.Command(binary)
	default:
		c = exec.Command(tool, "run", file)
	}
	out, err := c.CombinedOutput()
	return string(out), err
}
