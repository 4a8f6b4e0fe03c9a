package app

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"example.org/grundy/internal/judge"
)

const references = "../../examples/reference"

// A reference is a pair of programs of examples/reference, in C++ and in Go, and what it is held
// to: the answers to a judge's problem, or for a format of its own those to expressions.
type reference struct {
	name    string
	problem string
	inputs  []string // for a problem whose form of input is not known here
	sizes   []string // of the inputs of a problem; none: small, medium and statement
	single  bool     // an input is one case, so that there are many
	// draw makes a case of a form of its own, and says what position it is; the answers are
	// First and Second.
	draw func(*rand.Rand) (line, position string)
}

var referenceList = []reference{
	{name: "bash", problem: "hdu-1846"},
	{name: "interval", problem: "abc297_g", single: true},
	{name: "interval_misere", problem: "hdu-2897"},
	{name: "subtraction", problem: "hdu-1536"},
	{name: "nim", problem: "hdu-2176"},
	{name: "misere_nim", problem: "hdu-1907"},
	{name: "moore", draw: mooreCase},
	{name: "wythoff", problem: "51nod-1185"},
	{name: "fibonacci", problem: "hdu-2516"},
	{name: "dynamic", problem: "code-thanks-14-b-g", single: true},
	{name: "euclid", problem: "poj-2348"},
	{name: "every", problem: "hdu-3595"},
	{name: "steps", draw: stepsCase},
	{name: "lasker", problem: "hdu-3032"},
	{name: "splitthree", problem: "hdu-5795"},
	{name: "staircase", problem: "cses-stair-game"},
	{name: "silver", problem: "poj-1704"},
	{name: "nimble", problem: "hdu-1849"},
	{name: "northcott", problem: "hdu-1730"},
	{name: "koppers", problem: "luogu-P2148"},
	{name: "proportional", problem: "arc091_f", single: true},
	{name: "dawson", problem: "cf-1704F"},
	{name: "kayles", draw: kaylesCase},
	{name: "treblecross", problem: "poj-3537", single: true},
	{name: "grundy", problem: "cses-grundys-game"},
	{name: "splitting", problem: "luogu-P3185"},
	{name: "turning", draw: turningCase},
	{name: "tokens", problem: "hdu-1524", inputs: []string{graphs(3), graphs(40)}},
	{name: "retrograde", problem: "luogu-P6560", single: true, sizes: []string{"small", "medium"}},
	{name: "hackenbush", problem: "poj-3710"},
	{name: "anti_sg", problem: "hdu-2509"},
	{name: "union", problem: "cses-another-game"},
	{name: "floor_division", problem: "codechef-FDIVGAME"},
	{name: "turns", problem: "poj-2068"},
	{name: "coprime", problem: "cf-2004E"},
	{name: "nim_product", problem: "nim_product_64"},
	{name: "lieges", problem: "cf-603C", single: true},
	{name: "prime_powers", problem: "cf-850C", single: true},
}

// TestReferences tries every reference on inputs of its problem, small and as large as the
// statement allows, with traps. To start few processes, the programs of one language are built
// into one program, which reads and writes the files of all inputs.
func TestReferences(t *testing.T) {
	var runs []referenceRun
	for _, r := range referenceList {
		runs = append(runs, r.runs(t)...)
	}
	for _, language := range []struct {
		name  string
		build func(t *testing.T) string
	}{{"C++", buildCpp}, {"Go", buildGo}} {
		t.Run(language.name, func(t *testing.T) {
			t.Parallel()
			if testing.Short() && language.name == "Go" {
				t.Skip("builds a program")
			}
			program, dir := language.build(t), t.TempDir()
			var list strings.Builder
			for i, r := range runs {
				in := filepath.Join(dir, fmt.Sprintf("%d.in", i))
				if err := os.WriteFile(in, r.in, 0o666); err != nil {
					t.Fatal(err)
				}
				fmt.Fprintf(&list, "%s\n%s\n%s\n", r.name, in, filepath.Join(dir, fmt.Sprintf("%d.out", i)))
			}
			tasks := filepath.Join(dir, "tasks")
			if err := os.WriteFile(tasks, []byte(list.String()), 0o666); err != nil {
				t.Fatal(err)
			}
			if out, err := exec.CommandContext(t.Context(), program, tasks).CombinedOutput(); err != nil {
				t.Errorf("%v: %s", err, out)
			}
			for i, r := range runs {
				got, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("%d.out", i)))
				if err != nil {
					t.Fatalf("%s: %v", r.name, err)
				}
				if w, g := bytes.Fields(r.want), bytes.Fields(got); !slices.EqualFunc(w, g, bytes.Equal) {
					t.Errorf("%s: want %.200s\ngot  %.200s\nfor  %.300s", r.name, r.want, got, r.in)
				}
			}
		})
	}
}

// A referenceRun is an input of a reference and its answer.
type referenceRun struct {
	name     string
	in, want []byte
}

func (r reference) runs(t *testing.T) (runs []referenceRun) {
	t.Helper()
	if r.draw != nil {
		return []referenceRun{r.drawn(t)}
	}
	for _, in := range r.inputs {
		runs = append(runs, referenceRun{name: r.name, in: []byte(in)})
	}
	if runs == nil {
		sizes := r.sizes
		if sizes == nil {
			sizes = []string{"small", "medium", "statement"}
		}
		if r.single {
			sizes = append(slices.Repeat(sizes[:2], 12), sizes...)
		}
		p, err := judge.Find(r.problem)
		if err != nil {
			t.Fatal(err)
		}
		runs = append(runs, referenceRun{name: r.name, in: []byte(p.Sample.In)})
		for i, size := range sizes {
			if size == "statement" && testing.Short() {
				continue
			}
			in, err := New().Gen(GenRequest{Problem: r.problem, Seed: uint64(i), Size: size})
			if err != nil {
				t.Fatal(err)
			}
			runs = append(runs, referenceRun{name: r.name, in: in})
		}
	}
	for i := range runs {
		var want bytes.Buffer
		if err := New().Judge(t.Context(), r.problem, bytes.NewReader(runs[i].in), &want); err != nil {
			t.Fatalf("%s: %v", r.name, err)
		}
		runs[i].want = want.Bytes()
	}
	return runs
}

// referenceText reads a program of the folder.
func referenceText(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(references, file))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// buildCpp builds one program of all in C++: each is a namespace, and its main a function.
func buildCpp(t *testing.T) string {
	include := regexp.MustCompile(`(?m)^#include <.*>\n`)
	var headers, bodies, calls strings.Builder
	headers.WriteString("#include <cstdio>\n#include <cstring>\n#include <iostream>\n#include <fstream>\n#include <string>\n")
	for _, r := range referenceList {
		text := referenceText(t, r.name+".cpp")
		for _, line := range include.FindAllString(text, -1) {
			headers.WriteString(line)
		}
		text = strings.Replace(include.ReplaceAllString(text, ""), "int main() {", "void run() {", 1)
		fmt.Fprintf(&bodies, "namespace ref_%s {\n%s}\n", r.name, text)
		fmt.Fprintf(&calls, "if (name == %q) ref_%s::run();\n", r.name, r.name)
	}
	main := "int main(int, char** words) {\nstd::ifstream tasks(words[1]);\nstd::string name, in, out;\nwhile (std::getline(tasks, name) && std::getline(tasks, in) && std::getline(tasks, out)) {\n" +
		"if (!std::freopen(in.c_str(), \"r\", stdin) || !std::freopen(out.c_str(), \"w\", stdout)) return 1;\nstd::cin.clear();\n" +
		calls.String() + "std::cout.flush();\nstd::fflush(stdout);\n}\n}\n"
	dir := t.TempDir()
	source := filepath.Join(dir, "all.cpp")
	if err := os.WriteFile(source, []byte(headers.String()+bodies.String()+main), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, compiler := range []string{"c++", "g++", "clang++"} {
		if _, err := exec.LookPath(compiler); err != nil {
			continue
		}
		program := filepath.Join(dir, "all")
		if out, err := exec.Command(compiler, "-std=c++17", "-O1", "-o", program, source).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return program
	}
	t.Skip("there is no C++ compiler (Debian's package g++)")
	return ""
}

// buildGo builds one program of all in Go: each is a package, and its main a function.
func buildGo(t *testing.T) string {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var imports, calls strings.Builder
	for _, r := range referenceList {
		text := referenceText(t, r.name+".go")
		text = strings.Replace(text, "//go:build ignore\n", "", 1)
		text = strings.Replace(text, "\npackage main\n", "\npackage ref_"+r.name+"\n", 1)
		text = strings.Replace(text, "\nfunc main() {", "\nfunc Main() {", 1)
		write(r.name+"/main.go", text)
		fmt.Fprintf(&imports, "ref_%s \"example.org/reference/%s\"\n", r.name, r.name)
		fmt.Fprintf(&calls, "%q: ref_%s.Main,\n", r.name, r.name)
	}
	write("go.mod", "module example.org/reference\n\ngo 1.24\n")
	write("main.go", "package main\nimport (\n\"bufio\"\n\"os\"\n"+imports.String()+")\nvar run = map[string]func(){\n"+calls.String()+"}\n"+
		"func main() {\ntasks, err := os.Open(os.Args[1])\nif err != nil { panic(err) }\nlines := bufio.NewScanner(tasks)\nline := func() string { lines.Scan(); return lines.Text() }\n"+
		"for name := line(); name != \"\"; name = line() {\nif os.Stdin, err = os.Open(line()); err != nil { panic(err) }\nif os.Stdout, err = os.Create(line()); err != nil { panic(err) }\n"+
		"run[name]()\nos.Stdin.Close()\nos.Stdout.Close()\n}\n}\n")
	program := filepath.Join(dir, "all.exe")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = dir
	build.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=", "GO111MODULE=on")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

// drawn makes an input of random cases, and answers it by asking for their positions.
func (r reference) drawn(t *testing.T) referenceRun {
	t.Helper()
	const cases = 60
	random := rand.New(rand.NewPCG(1, 2))
	in, out := fmt.Sprintln(cases), ""
	for range cases {
		line, position := r.draw(random)
		in += line + "\n"
		answer, err := New().Analyse(t.Context(), AnalyseRequest{Expression: position, Ask: []string{"outcome"}})
		if err != nil {
			t.Fatalf("%s: %v", position, err)
		}
		out += map[string]string{"N": "First\n", "P": "Second\n"}[answer.Outcome.String()]
	}
	return referenceRun{r.name, []byte(in), []byte(out)}
}

// drawNumbers draws n numbers below most, and joins them.
func drawNumbers(random *rand.Rand, n int, most uint64, by string) string {
	var list []string
	for range n {
		list = append(list, fmt.Sprint(random.Uint64N(most)))
	}
	return strings.Join(list, by)
}

func mooreCase(random *rand.Rand) (line, position string) {
	k, n := 1+random.IntN(3), 1+random.IntN(4)
	heaps := drawNumbers(random, n, 6, " ")
	return fmt.Sprintf("%d %d %s", n, k, heaps), fmt.Sprintf("moore(%s,k=%d)", strings.ReplaceAll(heaps, " ", ","), k)
}

func stepsCase(random *rand.Rand) (line, position string) {
	kind := []string{"every", "rapid"}[random.IntN(2)]
	set := []string{"1 3 4", "2 5", "1 2", "2 3 7"}[random.IntN(4)]
	n := 1 + random.IntN(3)
	heaps := strings.Fields(drawNumbers(random, n, 12, " "))
	var games []string
	for _, h := range heaps {
		games = append(games, fmt.Sprintf("subtraction(%s,set={%s})", h, strings.ReplaceAll(set, " ", ",")))
	}
	line = fmt.Sprintf("%s %d %s %d %s", kind, len(strings.Fields(set)), set, n, strings.Join(heaps, " "))
	return line, kind + "(" + strings.Join(games, ",") + ")"
}

func kaylesCase(random *rand.Rand) (line, position string) {
	n := 1 + random.IntN(4)
	most := []uint64{12, 100, 1_000_000_000_000}[random.IntN(3)]
	rows := drawNumbers(random, n, most, " ")
	return fmt.Sprintf("%d %s", n, rows), "kayles(" + strings.ReplaceAll(rows, " ", ",") + ")"
}

func turningCase(random *rand.Rand) (line, position string) {
	n := 1 + random.IntN(4)
	var heads []string
	for _, place := range random.Perm(9)[:n] {
		heads = append(heads, fmt.Sprint(place+1))
	}
	return fmt.Sprintf("%d %s", n, strings.Join(heads, " ")), "turning(" + strings.Join(heads, ",") + ",rule=mock)"
}

// graphs is an input of HDU 1524, of ten random graphs without cycles of so many vertices.
func graphs(n int) string {
	random := rand.New(rand.NewPCG(3, uint64(n)))
	var b strings.Builder
	for range 10 {
		fmt.Fprintln(&b, n)
		name := random.Perm(n) // arrows go from later to earlier ones
		arrows := make([][]int, n)
		for i := range n {
			for j := range i {
				if random.IntN(3) == 0 {
					arrows[name[i]] = append(arrows[name[i]], name[j])
				}
			}
		}
		for _, to := range arrows {
			fmt.Fprintln(&b, len(to), strings.Trim(fmt.Sprint(to), "[]"))
		}
		for range 20 {
			pieces := 1 + random.IntN(3)
			fmt.Fprintln(&b, pieces, drawNumbers(random, pieces, uint64(n), " "))
		}
		fmt.Fprintln(&b, 0)
	}
	return b.String()
}

// Every program of the folder is in the test above, in both languages.
func TestReferencesAreAll(t *testing.T) {
	var want, got []string
	for _, r := range referenceList {
		want = append(want, r.name+".cpp", r.name+".go")
	}
	files, err := os.ReadDir(references)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		got = append(got, f.Name())
	}
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("want %q; got %q", want, got)
	}
}
