package cli

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"example.org/grundy/internal/raced"
)

// TestServe starts the service as a program, asks it, and ends it by each signal.
func TestServe(t *testing.T) {
	raced.Sequential(t)
	for _, signal := range []os.Signal{syscall.SIGTERM, os.Interrupt} {
		c := exec.Command("grundy", "serve", "--listen", "127.0.0.1:0", "--base-path", "/games", "--log", "json")
		var errs strings.Builder
		c.Stderr = &errs
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		line, err := bufio.NewReader(out).ReadString('\n')
		if err != nil || !strings.HasPrefix(line, "http://127.0.0.1:") || !strings.HasSuffix(line, "/games/\n") {
			t.Fatal(err, line, errs.String())
		}
		r, err := http.Post(strings.TrimSpace(line)+"v1/analyse", "application/json", strings.NewReader(`{"expression":"euclid(25,7)"}`))
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r.Body)
		r.Body.Close()
		if want, _, _ := called([]string{"solve", "--json", "euclid(25,7)"}); err != nil || string(text) != want {
			t.Errorf("%v: %s", err, text)
		}
		began := time.Now()
		if err := c.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
		if err := c.Wait(); err != nil || time.Since(began) > 20*time.Second {
			t.Errorf("%v: ended after %v: %v", signal, time.Since(began), err)
		}
		for _, part := range []string{`"msg":"request"`, `"path":"/games/v1/analyse"`, `"status":200`, `"msg":"ended"`} {
			if !strings.Contains(errs.String(), part) {
				t.Errorf("the log has no %s: %s", part, errs.String())
			}
		}
	}
}
