package cli

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"example.org/grundy/internal/raced"

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
	scripts, err := filepath.Glob("testdata/script/*.txtar")
	if err != nil || len(scripts) == 0 {
		t.Fatal(scripts, err)
	}
	if raced.Enabled && testing.Short() {
		scripts = []string{"testdata/script/batch.txtar"} // only there two things happen at the same time
	}
	testscript.Run(t, testscript.Params{
		Files:         scripts,
		UpdateScripts: *update,
		Setup: func(e *testscript.Env) error {
			e.Setenv("LANG", "en_US.UTF-8")
			e.Setenv("LC_ALL", "")
			e.Setenv("LC_MESSAGES", "")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
	})
}

// exits runs a command that is to end with an exit code: exits 2 grundy solve.
// Whatever the command says on its standard error has to have the form of an error.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND…")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
	if fault := malformed(ts.ReadFile("stderr")); fault != "" {
		ts.Fatalf("an error %s", fault)
	}
}

var (
	form   = regexp.MustCompile(`^(grundy: [^A-Z\n]?.*\n(hint: [^A-Z\n].*\n)?)*$`)
	jargon = regexp.MustCompile(`strconv|invalid syntax|%!|0x[0-9a-f]{6}|runtime|goroutine|nil\b|grundy: grundy`)
)

// malformed says what is wrong with an error message: it is one line, and
// perhaps a hint, in lower case and in the words of the reader.
func malformed(text string) string {
	switch {
	case text != strings.ToValidUTF8(text, ""):
		return "is not text"
	case !form.MatchString(text):
		return "is not of the form: one line, perhaps a hint"
	case jargon.MatchString(text):
		return "speaks of " + jargon.FindString(text)
	}
	return ""
}
