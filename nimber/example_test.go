package nimber_test

import (
	"fmt"

	"example.org/grundy/nimber"
)

func Example() {
	fmt.Println(nimber.Add(5, 7), nimber.Mul(5, 7))
	inverse, _ := nimber.Inv(5)
	fmt.Println(inverse, nimber.Mul(5, inverse), nimber.Sqrt(5))
	fmt.Println(nimber.MexSlice([]nimber.Value{0, 1, 3, 1}))
	// Output:
	// 2 13
	// 12 1 6
	// 2
}

func ExampleQuadratic() {
	x, ok := nimber.Quadratic(1, 1)
	fmt.Println(x, ok, nimber.Add(nimber.Square(x), x))
	// Output: 2 true 1
}

func ExampleSet() {
	var s nimber.Set
	for _, options := range [][]nimber.Value{{0, 1, 2, 4}, {1, 2}} {
		for _, v := range options {
			s.Add(v)
		}
		fmt.Println(s.Mex())
		s.Reset()
	}
	// Output:
	// 3
	// 0
}
