// Command plain runs one judge's problem without the rest of grundy, so that
// what the command line around it costs can be told from the answers.
package main

import (
	"context"
	"fmt"
	"os"
	"strconv"

	"example.org/grundy/internal/judge"
)

func main() {
	workers, _ := strconv.Atoi(os.Getenv("WORKERS"))
	p, err := judge.Find(os.Args[1])
	if err == nil {
		err = p.Run(context.Background(), os.Stdin, os.Stdout, judge.Options{Workers: workers})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}
