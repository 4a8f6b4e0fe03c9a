// Command rates measures how fast each judge's problem is answered, at the limits
// of its statement and at ten times them, and prints a table.
//
//	go run ./bench/judge/rates [PROBLEM...]
//
// Each input is random, of a fixed seed, by the grammar of the problem. It is
// answered by one worker again and again for a quarter of a second of CPU time,
// that of collecting garbage included, which other programs on the machine
// disturb less than the time on the wall.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"syscall"
	"time"

	"example.org/grundy"
	"example.org/grundy/internal/input"
	"example.org/grundy/internal/judge"
)

func main() {
	fmt.Println("| problem | cases, numbers at the limits | ms | cases a second | numbers a second | ten times: cases, numbers | ms | cases a second |")
	fmt.Println("| --- | --- | --- | --- | --- | --- | --- | --- |")
	for _, p := range judge.All() {
		if len(os.Args) > 1 && !slices.Contains(os.Args[1:], p.ID) {
			continue
		}
		if p.Grammar == "" {
			fmt.Printf("| %s | no grammar | | | | | | |\n", name(p))
			continue
		}
		if err := row(p); err != nil {
			fmt.Fprintln(os.Stderr, "rates:", p.ID+":", err)
			os.Exit(2)
		}
	}
}

func name(p judge.Problem) string { return strings.ReplaceAll(p.ID, "_", `\_`) }

func row(p judge.Problem) error {
	g, err := p.Inputs()
	if err != nil {
		return err
	}
	fmt.Printf("| %s", name(p))
	for _, size := range []input.Size{input.Statement, input.Big} {
		tree, err := g.Random(input.Recipe{Seed: 1, Size: size, Room: 200_000})
		if err != nil {
			return err
		}
		text := tree.Bytes()
		cases, numbers := max(tree.Cases(), 1), len(bytes.Fields(text))
		taken, err := measure(p, text)
		switch {
		case errors.Is(err, grundy.ErrPosition) && size == input.Big:
			fmt.Print(" | refused | | ")
			continue
		case err != nil:
			return err
		}
		fmt.Printf(" | %d, %d | %s | %s", cases, numbers, short(taken*1000), short(float64(cases)/taken))
		if size == input.Statement {
			fmt.Printf(" | %s", short(float64(numbers)/taken))
		}
	}
	fmt.Println(" |")
	return nil
}

// measure is the CPU seconds that one answer takes.
func measure(p judge.Problem, text []byte) (float64, error) {
	runs := 0
	from := cpu()
	for {
		err := p.Run(context.Background(), bytes.NewReader(text), io.Discard, judge.Options{Workers: 1})
		if err != nil {
			return 0, err
		}
		runs++
		if taken := cpu() - from; taken > 250*time.Millisecond {
			return taken.Seconds() / float64(runs), nil
		}
	}
}

// cpu is the CPU time that this program has taken.
func cpu() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// short writes a number with two figures, thousands as k and millions as M.
func short(x float64) string {
	switch {
	case x >= 1e7:
		return fmt.Sprintf("%.0fM", x/1e6)
	case x >= 1e6:
		return fmt.Sprintf("%.1fM", x/1e6)
	case x >= 1e4:
		return fmt.Sprintf("%.0fk", x/1e3)
	case x >= 1e3:
		return fmt.Sprintf("%.1fk", x/1e3)
	case x >= 10:
		return fmt.Sprintf("%.0f", x)
	}
	return fmt.Sprintf("%.2g", x)
}
