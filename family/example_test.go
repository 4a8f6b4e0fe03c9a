package family_test

import (
	"context"
	"fmt"

	"example.org/grundy/catalogue"
	"example.org/grundy/compound"
	"example.org/grundy/family"
	"example.org/grundy/solve"
)

func ExampleCombine() {
	p, _ := catalogue.Place("euclid(2,3)")
	q, _ := catalogue.Place("euclid(3,5)")
	both := family.Combine(compound.Every, []family.Position{p, q})
	a, err := both.Analyse(context.Background(), solve.Options{Ask: solve.AskSuspense})
	if err != nil {
		fmt.Println(err)
		return
	}
	moves, _ := a.Suspense.Get()
	fmt.Println(both.Expression(), a.Outcome, moves)
	// Output: every(euclid(2,3),euclid(3,5)) N 3
}
