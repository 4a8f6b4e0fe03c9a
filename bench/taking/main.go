// Command taking is this repository's side of the comparison of nim-sequences with
// programs of others; run.sh runs both.
//
//	taking ENGINE CODE N
//
// computes the values of the heaps below N with one goroutine and no use of a
// period. It prints the CPU seconds of the process, the FNV-1a hash of the values as
// 16-bit words, low byte first, and the peak of the resident memory in MB. The
// engine "auto" is the choice of the cost model.
package main

import (
	"context"
	"fmt"
	"hash/fnv"
	"os"
	"strconv"
	"syscall"

	"example.org/grundy/taking"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

func run(args []string) error {
	if len(args) != 3 {
		return fmt.Errorf("usage: taking ENGINE CODE N")
	}
	if args[0] == "auto" {
		args[0] = ""
	}
	rule, err := taking.Parse(args[1])
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(args[2])
	if err != nil {
		return err
	}
	s := taking.NewSequence(rule, taking.Options{Engine: args[0], Workers: 1})
	if err := s.Extend(context.Background(), n); err != nil {
		return err
	}
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return err
	}
	seconds := float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
	h := fnv.New64a()
	for i := range s.Len() {
		h.Write([]byte{byte(s.At(i)), byte(s.At(i) >> 8)})
	}
	fmt.Printf("%.3f %016x %d\n", seconds, h.Sum64(), u.Maxrss/1024)
	return nil
}
