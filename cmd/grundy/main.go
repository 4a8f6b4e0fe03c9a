// Command grundy solves impartial combinatorial games.
package main

import (
	"os"

	"example.org/grundy/internal/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
