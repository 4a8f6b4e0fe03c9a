package cli

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain puts a grundy on the path that is this test binary.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"grundy": func() { os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// TestScripts runs each script of testdata/script: commands, what they print,
// and how they exit.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/script",
		UpdateScripts: *update,
		Setup: func(e *testscript.Env) error {
			e.Setenv("LANG", "en_US.UTF-8")
			e.Setenv("LC_ALL", "")
			return nil
		},
	})
}
