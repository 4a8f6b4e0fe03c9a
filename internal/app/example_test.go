package app_test

import (
	"context"
	"fmt"

	"example.org/grundy"
	"example.org/grundy/internal/app"
)

func Example() {
	r, err := app.New().Analyse(context.Background(), app.AnalyseRequest{Expression: "nim(3,4,5)"})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Outcome, r.Goal.In(grundy.English))
	_, err = app.New().Analyse(context.Background(), app.AnalyseRequest{Expression: "nim(3,x)"})
	f := app.Fail(err)
	fmt.Println(f.Kind, f.Exit, f.Message)
	// Output:
	// N whoever makes the last move wins
	// position 2 nim: want a whole number, zero or more; got "x"
}
