package app_test

import (
	"context"
	"fmt"
	"os"

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

func ExampleApp_Period() {
	r, err := app.New().Period(context.Background(), app.PeriodRequest{Code: "kayles", To: 1000})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Code, r.Status, *r.Preperiod, *r.Period, *r.Saltus)
	// Output: 0.77 proved 71 12 0
}

func ExampleApp_Sequence() {
	r, err := app.New().Sequence(context.Background(), app.SequenceRequest{Code: "0.77", From: 1e18 - 3, To: 1e18})
	if err != nil {
		fmt.Println(err)
		return
	}
	r.WriteJSON(os.Stdout)
	// Output: {"code":"0.77","from":999999999999999997,"values":[1,2,8,1]}
}
