package wasm

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

const examples = "../examples/wasm/"

var builds sync.Map // of functions that build, by the name of the source

// built compiles an example, once: a file of C by clang, or a folder of Go. Without clang
// the test is skipped.
func built(t testing.TB, source string) []byte {
	t.Helper()
	c := strings.HasSuffix(source, ".c")
	if _, err := exec.LookPath("clang"); err != nil && c {
		t.Skip("no clang: apt-get install clang lld")
	}
	once, _ := builds.LoadOrStore(source, sync.OnceValues(func() ([]byte, error) {
		dir, err := os.MkdirTemp("", "wasm")
		if err != nil {
			return nil, err
		}
		defer os.RemoveAll(dir)
		out := filepath.Join(dir, "out.wasm")
		cmd := exec.Command("go", "build", "-buildmode=c-shared", "-o", out, "./"+source)
		if c {
			cmd = exec.Command("clang", "--target=wasm32", "-O2", "-nostdlib", "-Wl,--no-entry", "-o", out, source)
		}
		cmd.Dir = examples
		cmd.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "GOFLAGS=")
		if said, err := cmd.CombinedOutput(); err != nil {
			return said, err
		}
		return os.ReadFile(out)
	}))
	module, err := once.(func() ([]byte, error))()
	if err != nil {
		t.Fatalf("%s: %v\n%s", source, err, module)
	}
	return module
}

// loaded is the family of an example.
func loaded(t testing.TB, source string) *Family {
	t.Helper()
	name, _, _ := strings.Cut(source, ".")
	f, err := Load(t.Context(), name+".wasm", built(t, source))
	if err != nil {
		t.Fatal(err)
	}
	return f
}
