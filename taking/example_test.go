package taking_test

import (
	"context"
	"fmt"

	"example.org/grundy/nat"
	"example.org/grundy/taking"
)

func ExampleFindPeriod() {
	rule, err := taking.Parse("dawson-kayles")
	if err != nil {
		fmt.Println(err)
		return
	}
	s := taking.NewSequence(rule, taking.Options{})
	p, err := taking.FindPeriod(context.Background(), s, 1000)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(rule, p.Status, p.Preperiod, p.Period, p.Exceptions)
	x, ok := p.Value(s.Values(), nat.Of(1_000_000_000_000))
	fmt.Println(x, ok)
	// Output:
	// 0.07 proved 53 34 [0 1 15 17 18 32 35 52]
	// 4 true
}
