package judge_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	"example.org/grundy/internal/judge"
)

func Example() {
	p, err := judge.Find("luogu-P1290")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Title.En+":", p.Asks.En)
	err = p.Run(context.Background(), strings.NewReader("3\n25 7\n24 15\n8 x\n"), os.Stdout, judge.Options{})
	fmt.Println(err)
	// Output:
	// Euclid's game: Who makes a zero, Stan, who moves first, or Ollie?
	// Stan wins
	// Ollie wins
	// luogu-P1290: case 3, line 4: want a whole number; got "x"
}
