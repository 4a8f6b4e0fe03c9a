package grundy_test

import (
	"fmt"
	"iter"

	"example.org/grundy"
	"example.org/grundy/nat"
)

// takeOneOrTwo is a heap from which a move takes one or two counters.
type takeOneOrTwo struct{}

func (takeOneOrTwo) Options(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		_ = (n < 1 || yield(n-1)) && n >= 2 && yield(n-2)
	}
}

// Value is a theorem: n mod 3.
func (takeOneOrTwo) Value(n int) (nat.Nat, bool) { return nat.Of(uint64(n % 3)), true }

func Example() {
	var g grundy.Game[int] = takeOneOrTwo{}
	for q := range g.Options(5) {
		fmt.Print(q, " ")
	}
	if v, ok := g.(grundy.Valuer[int]); ok {
		value, known := v.Value(5)
		fmt.Println(value, known)
	}
	// Output: 4 3 2 true
}

func ExampleSay() {
	p := grundy.Say("take {k} from {n}", "从 {n} 中取 {k}", "k", nat.Of(2), "n", nat.Of(9))
	fmt.Println(p.In(grundy.English, 0))
	fmt.Println(p.In(grundy.Chinese, 0))
	// Output:
	// take 2 from 9
	// 从 9 中取 2
}

func ExampleShorten() {
	fmt.Println(grundy.Shorten(nat.Of(2).Shl(1000), 40, grundy.English))
	// Output: 214301…138752 (302 digits)
}

func ExampleErase() {
	g := grundy.Erase(takeOneOrTwo{})
	fmt.Println(g.Value(5))
	_, known := g.Outcome(5, grundy.Misere) // takeOneOrTwo has no such theorem
	fmt.Println(known)
	// Output:
	// 2 true
	// false
}
