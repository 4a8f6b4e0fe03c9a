// Command measure compares the costs of two programs on one input, by turns.
//
//	measure NAME RUNS INPUT TWIN OURS [ARG...]
//
// runs TWIN and OURS ARG... on the file INPUT, once each to compare what they
// print and then RUNS times each, and prints one row: the medians of the CPU
// time (user and system time of the whole process), the median of the ratios of
// neighbouring runs, the same for the wall time, and the peak of OURS' memory.
package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"syscall"
	"time"
)

func main() {
	if err := measure(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(2)
	}
}

type cost struct {
	cpu, wall float64 // seconds
	peak      int64   // bytes
}

func measure(args []string) error {
	if len(args) < 5 {
		return fmt.Errorf("want NAME RUNS INPUT TWIN OURS [ARG...]")
	}
	runs, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	input, twin, ours := args[2], args[3:4], args[4:]
	if err := compare(input, twin, ours); err != nil {
		return err
	}
	var t, o []cost
	var cpu, wall []float64
	for range runs {
		x, err := once(input, input+".twin", twin)
		if err != nil {
			return err
		}
		y, err := once(input, input+".ours", ours)
		if err != nil {
			return err
		}
		t, o = append(t, x), append(o, y)
		cpu, wall = append(cpu, y.cpu/x.cpu), append(wall, y.wall/x.wall)
	}
	ofCPU := func(c cost) float64 { return c.cpu }
	ofWall := func(c cost) float64 { return c.wall }
	peak := slices.MaxFunc(o, func(x, y cost) int { return int(x.peak - y.peak) }).peak
	fmt.Printf("%-10s %9.3f %9.3f %7.2f %9.3f %9.3f %7.2f %7.1f\n", args[0],
		medianOf(t, ofCPU), medianOf(o, ofCPU), median(cpu),
		medianOf(t, ofWall), medianOf(o, ofWall), median(wall), float64(peak)/1e6)
	return nil
}

// compare requires the same output from both programs.
func compare(input string, twin, ours []string) error {
	var sums [2][]byte
	for i, command := range [][]string{twin, ours} {
		output := input + []string{".twin", ".ours"}[i]
		if _, err := once(input, output, command); err != nil {
			return err
		}
		f, err := os.Open(output)
		if err != nil {
			return err
		}
		hash := sha256.New()
		_, err = io.Copy(hash, f)
		f.Close()
		if err != nil {
			return err
		}
		sums[i] = hash.Sum(nil)
	}
	if !bytes.Equal(sums[0], sums[1]) {
		return fmt.Errorf("%s: the answers differ", input)
	}
	return nil
}

// once runs a command on input. The kernel counts into the peak of a child what
// its parent holds at the start, so this program must stay small.
func once(input, output string, command []string) (cost, error) {
	in, err := os.Open(input)
	if err != nil {
		return cost{}, err
	}
	defer in.Close()
	out, err := os.Create(output)
	if err != nil {
		return cost{}, err
	}
	defer out.Close()
	c := exec.Command(command[0], command[1:]...)
	c.Stdin, c.Stdout, c.Stderr = in, out, os.Stderr
	start := time.Now()
	if err := c.Run(); err != nil {
		return cost{}, fmt.Errorf("%v: %w", command, err)
	}
	wall := time.Since(start).Seconds()
	usage := c.ProcessState.SysUsage().(*syscall.Rusage)
	cpu := c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	return cost{cpu.Seconds(), wall, usage.Maxrss * 1024}, nil
}

func medianOf(costs []cost, of func(cost) float64) float64 {
	values := make([]float64, len(costs))
	for i, c := range costs {
		values[i] = of(c)
	}
	return median(values)
}

func median(values []float64) float64 {
	slices.Sort(values)
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}
