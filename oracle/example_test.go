package oracle_test

import (
	"fmt"
	"iter"

	"example.org/grundy"
	"example.org/grundy/oracle"
)

// takeOneOrTwo is one heap from which a move takes one or two counters.
type takeOneOrTwo struct{}

func (takeOneOrTwo) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		_ = (n < 1 || yield(n-1)) && n >= 2 && yield(n-2)
	}
}

func Example() {
	o := oracle.New(takeOneOrTwo{})
	for n := range 7 {
		fmt.Println(n, o.Grundy(n), o.Outcome(n, grundy.Normal), o.Outcome(n, grundy.Misere))
	}
	fmt.Println("winning moves of 5:", o.Winning(5, grundy.Normal))
	// Output:
	// 0 0 P N
	// 1 1 N P
	// 2 2 N N
	// 3 0 P N
	// 4 1 N P
	// 5 2 N N
	// 6 0 P N
	// winning moves of 5: [3]
}
