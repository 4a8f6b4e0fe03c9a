// Command serve measures grundy serve from other processes.
//
//	serve run GRUNDY SECONDS     starts the service, and does what follows
//	serve load URL SECONDS       200 requests a second for small positions
//	serve hostile URL SECONDS [NAME…]   what strangers may do to it, all or some of it
//
// Run starts the service of the program GRUNDY, loads it, then loads it beside a hostile
// mix, and prints how long answers took, how many failed, how much memory the service
// used at the most, and how many goroutines it has when all is over.
package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) < 4 {
		log.Fatal("usage: serve run GRUNDY SECONDS | load URL SECONDS | hostile URL SECONDS [NAME…]")
	}
	seconds, err := strconv.Atoi(os.Args[3])
	if err != nil || seconds < 1 {
		log.Fatalf("seconds %q: want a whole number above zero", os.Args[3])
	}
	span := time.Duration(seconds) * time.Second
	switch os.Args[1] {
	case "run":
		err = run(os.Args[2], span)
	case "load":
		err = load(os.Args[2], span)
	case "hostile":
		err = hostile(os.Args[2], span, os.Args[4:])
	default:
		err = fmt.Errorf("%s: want run, load or hostile", os.Args[1])
	}
	if err != nil {
		log.Fatal(err)
	}
}

// run starts the service, and measures it alone and beside a hostile mix.
func run(grundy string, span time.Duration) error {
	service := exec.Command(grundy, "serve", "--listen", "127.0.0.1:0", "--log", "off")
	service.Stderr = os.Stderr
	out, err := service.StdoutPipe()
	if err != nil {
		return err
	}
	if err := service.Start(); err != nil {
		return err
	}
	defer service.Process.Kill()
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		return err
	}
	url := strings.TrimSuffix(strings.TrimSpace(line), "/")
	figures := func(when string) {
		fmt.Printf("%-22s peak %s, goroutines %s, open requests %s\n", when, peak(service.Process.Pid), metric(url, "go_goroutines"), metric(url, "grundy_open_requests"))
	}
	figures("at first:")
	fmt.Println("load alone:")
	if err := other("load", url, span).Run(); err != nil {
		return err
	}
	figures("after the load:")
	fmt.Println("load beside a hostile mix:")
	mix := other("hostile", url, span+4*time.Second)
	if err := mix.Start(); err != nil {
		return err
	}
	time.Sleep(2 * time.Second)
	if err := other("load", url, span).Run(); err != nil {
		return err
	}
	figures("in the midst of it:")
	if err := mix.Wait(); err != nil {
		return err
	}
	time.Sleep(15 * time.Second) // longer than a request may take
	figures("when it is over:")
	began := time.Now()
	if err := service.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	err = service.Wait()
	fmt.Printf("ended in %v, %v\n", time.Since(began).Round(time.Millisecond), service.ProcessState)
	return err
}

// other is this program as another process.
func other(mode, url string, span time.Duration) *exec.Cmd {
	self, err := os.Executable()
	if err != nil {
		log.Fatal(err)
	}
	c := exec.Command(self, mode, url, strconv.Itoa(int(span/time.Second)))
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	return c
}

// peak is the most memory that a process had.
func peak(pid int) string {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return "unknown"
	}
	found := regexp.MustCompile(`VmHWM:\s*(\d+) kB`).FindSubmatch(text)
	if found == nil {
		return "unknown"
	}
	kilo, _ := strconv.Atoi(string(found[1]))
	return fmt.Sprintf("%d MB", kilo*1024/1_000_000)
}

// metric reads a figure of the service.
func metric(url, name string) string {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, "GET", url+"/metrics", nil)
	if err != nil {
		return err.Error()
	}
	w, err := http.DefaultClient.Do(r)
	if err != nil {
		return err.Error()
	}
	defer w.Body.Close()
	text, err := io.ReadAll(w.Body)
	if err != nil {
		return err.Error()
	}
	for line := range strings.Lines(string(text)) {
		if value, ok := strings.CutPrefix(line, name+" "); ok {
			return strings.TrimSpace(value)
		}
	}
	return "unknown"
}
