package catalogue_test

import (
	"context"
	"fmt"

	"example.org/grundy"
	"example.org/grundy/catalogue"
	"example.org/grundy/solve"
)

func Example() {
	p, err := catalogue.Place("euclid(25,7)")
	if err != nil {
		fmt.Println(err)
		return
	}
	a, err := p.Analyse(context.Background(), solve.Options{Play: grundy.Normal})
	if err != nil {
		fmt.Println(err)
		return
	}
	winning, _ := a.Winning.Get()
	fmt.Println(a.Outcome, a.Grundy, a.Suspense, winning)
	fmt.Println(winning[0].Move.In(grundy.Chinese, 0))
	// Output:
	// N 3 5 [take 2 × 7 from 25, leaving (11,7): euclid(11,7)]
	// 从 25 中取 2 × 7，剩 (11,7)
}

func ExamplePlace_unknown() {
	_, err := catalogue.Place("wythof(1,2)")
	fmt.Println(err)
	// Output: unknown game "wythof"
}
