package compound_test

import (
	"fmt"
	"iter"

	"example.org/grundy"
	"example.org/grundy/compound"
	"example.org/grundy/nat"
)

// takeAny is a heap from which a move takes any number of counters.
type takeAny struct{}

func (takeAny) Options(n nat.Nat) iter.Seq[nat.Nat] {
	return func(yield func(nat.Nat) bool) {
		for !n.IsZero() {
			n = n.Sub(nat.Of(1))
			if !yield(n) {
				return
			}
		}
	}
}

func (takeAny) Value(n nat.Nat) (nat.Nat, bool) { return n, true }

func Example() {
	part := func(n uint64) compound.Part {
		return compound.Part{
			Game:   grundy.Erase(takeAny{}),
			At:     nat.Of(n),
			Format: func(p any) string { return "heap " + p.(nat.Nat).String() },
		}
	}
	g, start := compound.New(compound.Sum, []compound.Part{part(3), part(5)})
	value, _ := g.Value(start)
	fmt.Println("the sum is worth", value)
	moves, _ := g.Winning(start, grundy.Normal)
	for _, q := range moves {
		fmt.Println("winning:", g.Format(q))
	}
	// Output:
	// the sum is worth 6
	// winning: [heap 3 heap 3]
}
