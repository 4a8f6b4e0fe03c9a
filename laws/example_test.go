package laws_test

import (
	"context"
	"fmt"
	"iter"
	"slices"

	"example.org/grundy/laws"
	"example.org/grundy/nat"
)

// mistaken takes one or two counters, and says that a heap is worth n mod 4.
type mistaken struct{}

func (mistaken) Options(n int) iter.Seq[int] {
	return slices.Values([][]int{nil, {0}, {n - 1, n - 2}}[min(n, 2)])
}

func (mistaken) Value(n int) (nat.Nat, bool) { return nat.Of(uint64(n % 4)), true }

func Example() {
	_, err := laws.Check(context.Background(), laws.Subject[int]{
		Game:    mistaken{},
		Samples: slices.Values([]int{0, 1, 2, 3}),
	}, laws.Options{})
	fmt.Println(err)
	// Output:
	// value: 3 is worth 3 by theorem, 0 by the rules
}
