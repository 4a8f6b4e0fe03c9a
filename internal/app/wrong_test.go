package app

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const wrongPrograms = "../../examples/wrong"

// compiled returns the command that runs a program of examples/wrong.
func compiled(t *testing.T, name string) []string {
	t.Helper()
	source := filepath.Join(wrongPrograms, name)
	if filepath.Ext(name) == ".py" {
		// what is called python3 may be a script that looks for it, and slow
		out, err := exec.Command("python3", "-c", "import sys; print(sys.executable)").Output()
		if err != nil {
			t.Skip("there is no python3 (Debian's package python3)")
		}
		return []string{strings.TrimSpace(string(out)), source}
	}
	for _, compiler := range []string{"c++", "g++", "clang++"} {
		if _, err := exec.LookPath(compiler); err != nil {
			continue
		}
		program := filepath.Join(t.TempDir(), strings.TrimSuffix(name, ".cpp"))
		if out, err := exec.Command(compiler, "-O1", "-o", program, source).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
		return []string{program}
	}
	t.Skip("there is no C++ compiler (Debian's package g++)")
	return nil
}

// Each wrong program of the examples is found out, and with the smallest input.
func TestWrongPrograms(t *testing.T) {
	const stairs = "t:1..100 / ( n:1..100 / p[n]:0..10^9 / )[t]"
	const splits = "T:1..100 / ( n:1..10^6 / s[n]:1..10^9 / )[T]"
	const long = 2 * time.Minute // for a machine that is slow, or busy
	for _, c := range []struct {
		program, problem, grammar, against string
		verdict, in                        string
		least                              bool
		why                                string // the position that is explained
	}{
		{"bash_modulus.cpp", "hdu-1846", "", "", "wrong answer", "1\n1 1\n", true, "bash(1,max=1)"},
		{"wythoff_double.cpp", "poj-1067", "", "", "wrong answer", "165580140 267914295\n", false, "wythoff(165580140,267914295)"},
		{"misere_nim.cpp", "hdu-1907", "", "", "wrong answer", "1\n1\n1\n", true, "nim(1)"},
		{"euclid_quotient.py", "poj-2348", "", "", "wrong answer", "3 5\n0 0\n", true, "euclid(3,5)"},
		{"euclid_zero.cpp", "poj-2348", "", "", "crash", "0 0\n", true, ""},
		{"every_stalling.cpp", "hdu-3595", "", "", "wrong answer", "2\n2 3\n2 5\n", true, "every(euclid(2,3),euclid(2,5))"},
		{"staircase_parity.py", "cses-stair-game", "", "", "wrong answer", "1\n1\n1\n", true, "staircase(1,ground=first)"},
		{"staircase_parity.py", "", stairs, "staircase_slow.py", "wrong answer", "1\n1\n1\n", true, ""},
		{"fibonacci_32_bits.cpp", "hdu-2516", "", "", "wrong answer", "512559680\n0\n", false, "fibonacci(512559680)"},
		{"split_table.cpp", "hdu-5795", "", "", "wrong answer", "1\n3\n1 6 7\n", true, "splitthree(1,6,7)"},
		{"split_table.cpp", "", splits, "split_slow.cpp", "wrong answer", "1\n3\n1 6 7\n", true, ""},
	} {
		t.Run(c.program, func(t *testing.T) {
			t.Parallel()
			r := StressRequest{Problem: c.problem, Grammar: c.grammar, Seed: 1, Command: compiled(t, c.program), Time: long, Patience: long}
			if c.against != "" {
				r.Against = compiled(t, c.against)
			}
			result, err := New().Stress(t.Context(), r)
			if err != nil {
				t.Fatal(err)
			}
			f := result.Found
			if f == nil {
				t.Fatalf("nothing is found in %d inputs", result.Inputs)
			}
			if f.Verdict != c.verdict || f.In != c.in || f.Least != c.least || f.Position != c.why {
				t.Errorf("%s, %q, least %v, %s; want %s, %q, least %v, %s", f.Verdict, f.In, f.Least, f.Position, c.verdict, c.in, c.least, c.why)
			}
			if (f.Why == nil) != (c.why == "") || f.Why != nil && len(f.Why.Because.Steps) == 0 {
				t.Errorf("why: %+v", f.Why)
			}
		})
	}
	result, err := New().Stress(t.Context(), StressRequest{Problem: "poj-2348", Seed: 1, Count: 20, Time: long, Command: compiled(t, "euclid_right.py")})
	if err != nil || result.Found != nil {
		t.Errorf("the right program is wrong: %+v, %v", result.Found, err)
	}
}

// Every program of the folder is in the test above, or is named there.
func TestWrongProgramsAreAll(t *testing.T) {
	test, err := os.ReadFile("wrong_test.go")
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(wrongPrograms)
	if err != nil || len(files) < 8 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		if !strings.Contains(string(test), `"`+f.Name()+`"`) {
			t.Errorf("%s is not tried", f.Name())
		}
	}
}
