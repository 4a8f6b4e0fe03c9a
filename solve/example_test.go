package solve_test

import (
	"context"
	"fmt"
	"iter"

	"example.org/grundy"
	"example.org/grundy/solve"
)

// halving is a heap from which a move takes one counter, or half of an even one.
type halving struct{}

func (halving) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		_ = (n < 1 || yield(n-1)) && n > 0 && n%2 == 0 && yield(n/2)
	}
}

func Example() {
	s := solve.New(halving{}, solve.Options{Play: grundy.Normal})
	a, err := s.Answer(context.Background(), 10)
	if err != nil {
		fmt.Println(err)
		return
	}
	value, _ := a.Grundy.Get()
	winning, _ := a.Winning.Get()
	fmt.Println(a.Outcome, value, winning, a.Method)
	// Output: N 1 [9 5] search
}
